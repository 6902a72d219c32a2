// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/sources/ChangesView.h"

#include "ui/sources/BuildWords.h"
#include "ui/sources/EmptyHint.h"
#include "ui/theme/Tokens.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <array>
#include <utility>

namespace chronoscope::ui {

using sources::ChangeKind;
using sources::ElementChange;

namespace {
enum ChangeColumn { Subject, Relation, What, NewYears, ChangeColumns };
constexpr int kPlaceRole = Qt::UserRole;
constexpr int kChangeRelation = 110;  ///< width
constexpr qsizetype kYearsShown = 12; ///< of an element, below the list

QString kindsText(const ElementChange& change) {
    QStringList kinds;
    for (const ChangeKind kind : change.kinds)
        kinds << changeText(kind);
    QString text = kinds.isEmpty() ? ChangesView::tr("Nothing is new") : kinds.join(QStringLiteral(", "));
    if (change.reason == "missing") text += ChangesView::tr(": the source lacks it");
    if (change.reason == "partial") text += ChangesView::tr(": not of every year");
    if (change.reason == "unlabelled") text += ChangesView::tr(": names are missing");
    return text;
}

QString namesText(const std::vector<std::string>& names) {
    QStringList list;
    for (const std::string& name : names)
        list << toQt(name);
    return list.isEmpty() ? ChangesView::tr("nobody") : list.join(QStringLiteral(", "));
}

/// What a tick means depends on what became of the element.
QString tickTip(const ElementChange& change) {
    if (change.kinds.contains(ChangeKind::New)) return ChangesView::tr("Ticked: it is added");
    if (change.kinds.contains(ChangeKind::Lost)) return ChangesView::tr("Ticked: it stays, with the years that it had");
    if (change.kinds.contains(ChangeKind::PastRevised))
        return ChangesView::tr("Ticked: its past is put right as the source says now. Else it keeps its past, and gets "
                               "the new years.");
    return ChangesView::tr("Ticked: it gets the new years. Else it stays as it was.");
}
} // namespace

ChangesView::ChangesView(QWidget* parent)
    : QWidget(parent), m_kind(new QComboBox(this)), m_counts(makeText(this, "changeCounts", Role::Caption)),
      m_list(new QTreeWidget(this)), m_detail(makeCopyableText(this, "changeDetail")) {
    m_kind->setObjectName(QStringLiteral("changeKind"));
    m_kind->setAccessibleName(tr("Which changes"));
    m_kind->addItem(tr("All elements"), -1);
    for (std::size_t kind = 0; kind < sources::kChangeKinds; ++kind)
        m_kind->addItem(changeText(static_cast<ChangeKind>(kind)), static_cast<int>(kind));
    m_list->setObjectName(QStringLiteral("changeList"));
    m_list->setAccessibleName(tr("Elements and what the newer source says of them"));
    m_list->setColumnCount(ChangeColumns);
    m_list->setHeaderLabels({tr("Subject"), tr("Relation"), tr("What"), tr("New years")});
    m_list->headerItem()->setTextAlignment(NewYears, Qt::AlignRight | Qt::AlignVCenter);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->header()->setStretchLastSection(false);
    for (const int column : {Subject, What})
        m_list->header()->setSectionResizeMode(column, QHeaderView::Stretch);
    m_list->setColumnWidth(Relation, kChangeRelation);
    m_list->header()->setSectionResizeMode(NewYears, QHeaderView::ResizeToContents);
    m_hint = new EmptyHint(m_list);
    m_detail->setMinimumHeight(Tokens::kRowHeight * 3);
    m_detail->setAlignment(Qt::AlignTop);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace12);
    row->addWidget(m_kind);
    row->addWidget(m_counts, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, Tokens::kSpace8, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addLayout(row);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_detail);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ChangesView::showKind);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ChangesView::showDetail);
    connect(m_list, &QTreeWidget::itemChanged, this, &ChangesView::edited);
    setChanges(nullptr);
}

void ChangesView::setChanges(std::shared_ptr<const std::vector<ElementChange>> changes) {
    m_changes = std::move(changes);
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_detail->clear();
    m_counts->clear();
    m_hint->setWords(m_changes ? tr("The benchmark has no element, and the source gives none")
                               : tr("Add a newer source at the left: what it says otherwise, and what is new, is "
                                    "listed here, element by element. Untick what is not to be taken."));
    m_kind->setEnabled(m_changes != nullptr);
    if (!m_changes) return;
    std::array<std::size_t, sources::kChangeKinds> counts{};
    for (std::size_t place = 0; place < m_changes->size(); ++place) {
        addRow(place);
        for (const ChangeKind kind : (*m_changes)[place].kinds)
            ++counts[static_cast<std::size_t>(kind)];
    }
    QStringList parts;
    for (std::size_t kind = 0; kind < counts.size(); ++kind)
        if (counts[kind] > 0)
            parts << tr("%1: %2").arg(changeText(static_cast<ChangeKind>(kind)),
                                      numberText(static_cast<qint64>(counts[kind])));
    m_counts->setText(parts.isEmpty() ? tr("The source says the same as the benchmark")
                                      : parts.join(QStringLiteral(" · ")));
    showKind();
}

void ChangesView::addRow(std::size_t place) {
    const ElementChange& change = (*m_changes)[place];
    auto* item = new QTreeWidgetItem(m_list);
    item->setText(Subject, toQt(change.subject));
    item->setText(Relation, toQt(change.relation));
    item->setText(What, kindsText(change));
    item->setText(NewYears, change.added.empty() ? QString() : QString::number(change.added.size()));
    item->setTextAlignment(NewYears, Qt::AlignRight | Qt::AlignVCenter);
    item->setData(Subject, kPlaceRole, static_cast<qulonglong>(place));
    item->setToolTip(Subject, tickTip(change));
    item->setToolTip(What, plainToolTip(kindsText(change)));
    item->setCheckState(Subject, change.kinds.contains(ChangeKind::PastRevised) ? Qt::Unchecked : Qt::Checked);
}

const ElementChange* ChangesView::changeOf(const QTreeWidgetItem* item) const {
    return item && m_changes ? &(*m_changes)[item->data(Subject, kPlaceRole).toULongLong()] : nullptr;
}

void ChangesView::showKind() {
    const int kind = m_kind->currentData().toInt();
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem* item = m_list->topLevelItem(row);
        item->setHidden(kind >= 0 && !changeOf(item)->kinds.contains(static_cast<ChangeKind>(kind)));
    }
}

void ChangesView::showDetail() {
    const ElementChange* change = changeOf(m_list->currentItem());
    QStringList lines;
    if (change) {
        for (const auto& [year, objects] : change->revised)
            lines << tr("%1: was %2, is %3").arg(year).arg(namesText(objects.before), namesText(objects.after));
        for (const auto& [year, objects] : change->added)
            lines << tr("%1: %2").arg(year).arg(namesText(objects));
        if (lines.size() > kYearsShown) {
            const auto more = lines.size() - kYearsShown;
            lines = lines.first(kYearsShown);
            lines << tr("… and %1 more years").arg(more);
        }
    }
    m_detail->setText(lines.join(QStringLiteral(" · ")));
}

sources::AcceptedChanges ChangesView::acceptedChanges() const {
    sources::AcceptedChanges acceptedChanges;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        const QTreeWidgetItem* item = m_list->topLevelItem(row);
        const bool isTicked = item->checkState(Subject) == Qt::Checked;
        const bool isRevised = changeOf(item)->kinds.contains(ChangeKind::PastRevised);
        const auto place = static_cast<std::size_t>(item->data(Subject, kPlaceRole).toULongLong());
        if (isRevised && isTicked) acceptedChanges.revised.insert(place);
        if (!isRevised && !isTicked) acceptedChanges.declined.insert(place);
    }
    return acceptedChanges;
}

} // namespace chronoscope::ui
