// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/LabelNumbers.h"

#include "ui/annotation/DisagreementList.h"
#include "ui/theme/Tokens.h"
#include "ui/views/RowTable.h"
#include "ui/views/TextLabel.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QTableView>

#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kAuditTableHeight = 200; ///< the words below it say the same
} // namespace

LabelNumbers::LabelNumbers(const QTableView& twin, TableColumns::IsName isText, AnnotationHub& hub, QWidget* parent)
    : QSplitter(Qt::Vertical, parent), m_table(new QTableView(this)), m_disagreements(new DisagreementList(hub, this)),
      m_auditArea(new QScrollArea(this)), m_auditWords(makeText(this, "auditWords")) {
    setChildrenCollapsible(false);
    makeTable(twin, std::move(isText));
    m_auditWords->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_auditWords->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_auditWords->setMargin(Tokens::kSpace8);
    m_auditArea->setWidget(m_auditWords);
    m_auditArea->setWidgetResizable(true);
    m_auditArea->setAccessibleName(tr("What the audit says"));
    m_auditArea->setFrameShape(QFrame::NoFrame);
    for (QWidget* part : std::initializer_list<QWidget*>{m_table, m_disagreements, m_auditArea})
        addWidget(part);
    for (int part = 0; part < count(); ++part)
        setStretchFactor(part, part == 0 ? 2 : 3);
}

void LabelNumbers::makeTable(const QTableView& twin, TableColumns::IsName isText) {
    m_table->setObjectName(QStringLiteral("labelsNumbers"));
    m_table->setAccessibleName(tr("Numbers of the annotations"));
    m_table->setModel(twin.model());
    m_table->setSelectionModel(twin.selectionModel());
    m_table->addActions(twin.actions()); // rows are copied here too
    readByRow(m_table);
    m_table->horizontalHeader()->setHighlightSections(false);
    auto* shared = new TableColumns(m_table, std::move(isText));
    shared->leaveRest();
}

void LabelNumbers::show(Below below) {
    const bool isAudit = below == Below::Audit;
    m_disagreements->setVisible(!isAudit);
    m_auditArea->setVisible(isAudit);
    m_table->setMaximumHeight(isAudit ? kAuditTableHeight : QWIDGETSIZE_MAX);
    m_table->setToolTip(
        isAudit
            ? tr("alias missed: labelled Incorrect answers that were right and not seen by the matcher, with the 95 % "
                 "Wilson "
                 "interval of their share; gained: cells that become Correct with the accepted answers; sample: "
                 "answers that "
                 "were annotated in the order of a random queue, passed over: those left out between them; estimated: "
                 "Correct "
                 "were all Incorrect answers annotated, told from that sample and what is known besides.")
            : tr("alpha: Krippendorff's, of all annotators; kappa: Cohen's, of two. 1: they always agree; 0: as by "
                 "chance; "
                 "empty: undefined, for only one answer was ever given. items: labelled by two or more; disputed: of "
                 "these, "
                 "those on which they differ."));
}

void LabelNumbers::setAuditWords(const QString& words) { m_auditWords->setText(words); }

void LabelNumbers::hideLast(int columns) {
    for (int column = 0; column < columns; ++column)
        m_table->setColumnHidden(column, column == columns - 1);
}

} // namespace chronoscope::ui
