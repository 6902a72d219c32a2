// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/sources/BuildReportView.h"

#include "core/base/AtomicFile.h"
#include "core/sources/BuildDocument.h"
#include "core/sources/build/Building.h"
#include "ui/models/NumbersModel.h"
#include "ui/sources/BuildWords.h"
#include "ui/sources/EmptyHint.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/FlowLayout.h"
#include "ui/views/TableColumns.h"
#include "ui/views/TextLabel.h"

#include <nlohmann/json.hpp>

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <utility>

namespace chronoscope::ui {

using sources::BuildReport;
using sources::ReportPart;

namespace {
constexpr std::size_t kAudited = 50; ///< elements, as the paper's authors would check by hand
constexpr qsizetype kNotesShown = 4;

QString notesText(const BuildReport& report) {
    QStringList lines;
    for (const std::string& note : report.notes)
        lines << coreWords(note);
    if (lines.size() > kNotesShown) {
        const auto more = lines.size() - kNotesShown;
        lines = lines.first(kNotesShown);
        lines << BuildReportView::tr("… and %1 more remarks in the saved report").arg(more);
    }
    return lines.join(QLatin1Char('\n'));
}
} // namespace

BuildReportView::BuildReportView(Session& session, Dialogs& dialogs, QWidget* parent)
    : QWidget(parent), m_session(session), m_dialogs(dialogs), m_part(new QComboBox(this)),
      m_table(new QTableView(this)), m_model(new NumbersModel(this)),
      m_notes(makeText(this, "buildNotes", Role::Caption)), m_saveTable(new QPushButton(tr("Save table…"), this)),
      m_saveReport(new QPushButton(tr("Save report…"), this)),
      m_saveSample(new QPushButton(tr("Sample to check…"), this)) {
    m_part->setObjectName(QStringLiteral("buildReportPart"));
    m_part->setAccessibleName(tr("Part of the report"));
    for (int part = 0; part < sources::kReportParts; ++part)
        m_part->addItem(partTitle(static_cast<ReportPart>(part)));
    m_saveTable->setObjectName(QStringLiteral("buildSaveTable"));
    m_saveTable->setToolTip(tr("This table as CSV"));
    m_saveReport->setObjectName(QStringLiteral("buildSaveReport"));
    m_saveReport->setToolTip(tr("Everything, with all elements, as one JSON document"));
    m_saveSample->setObjectName(QStringLiteral("buildSaveSample"));
    m_saveSample->setToolTip(tr("%1 elements drawn by the seed, with the page of each in the source, to be checked by "
                                "hand (CSV)")
                                 .arg(kAudited));
    m_table->setObjectName(QStringLiteral("buildReportTable"));
    m_table->setAccessibleName(tr("Report of the build"));
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setTextElideMode(Qt::ElideMiddle);
    new TableColumns(m_table, TableColumns::are({0}));
    m_hint = new EmptyHint(m_table);
    auto* row = new FlowLayout(Tokens::kSpace8); // a narrow dialog has two lines of them
    row->addWidget(m_part);
    for (QPushButton* button : {m_saveTable, m_saveReport, m_saveSample}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, Tokens::kSpace8, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addLayout(row);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_notes);
    connect(m_part, &QComboBox::currentIndexChanged, this, &BuildReportView::showPart);
    connect(m_saveTable, &QPushButton::clicked, this, &BuildReportView::saveTable);
    connect(m_saveReport, &QPushButton::clicked, this, &BuildReportView::saveReport);
    connect(m_saveSample, &QPushButton::clicked, this, &BuildReportView::saveSample);
    setReport(nullptr, 0);
}

void BuildReportView::setReport(std::shared_ptr<const BuildReport> report, std::uint64_t seed) {
    m_report = std::move(report);
    m_seed = seed;
    for (QPushButton* button : {m_saveTable, m_saveReport, m_saveSample})
        button->setEnabled(m_report != nullptr);
    m_notes->setText(m_report ? notesText(*m_report) : QString());
    m_notes->setVisible(!m_notes->text().isEmpty());
    showPart();
}

void BuildReportView::showLeftOut() {
    m_part->setCurrentIndex(m_part->findText(partTitle(ReportPart::LeftOut)));
    m_table->setFocus();
}

void BuildReportView::showPart() {
    m_hint->setWords(m_report ? tr("There is nothing to tell here")
                              : tr("What was left after each step, and what was left out and why, is here once the "
                                   "source is read"));
    m_model->setTable(m_report ? shownTable(*m_report, static_cast<ReportPart>(m_part->currentIndex()))
                               : analysis::Table());
}

void BuildReportView::save(const QString& title, const QString& name, const QString& filter,
                           std::function<std::string(const BuildReport&)> text) {
    m_dialogs.chooseFile(this, {FileQuestion::Wants::NewFile, "build", title, filter, name},
                         [this, report = m_report, text = std::move(text)](const QString& path) {
                             m_writing.run(
                                 this, nullptr,
                                 [report, text, path = path.toStdString()]() -> Status {
                                     return replaceFile(path, text(*report), FileAccess::Usual);
                                 },
                                 [this, path](const Status& saved) {
                                     if (saved)
                                         emit m_session.saved(path);
                                     else
                                         m_dialogs.showProblem(this, tr("The file was not saved"),
                                                               coreWords(saved.error().text()));
                                 });
                         });
}

void BuildReportView::saveTable() {
    const auto part = static_cast<ReportPart>(m_part->currentIndex());
    save(tr("Save the table"), tr("build table.csv"), tr("Tables (*.csv)"), [part](const BuildReport& report) {
        return analysis::toText(tableOf(report, part), analysis::TableFormat::Csv);
    });
}

void BuildReportView::saveReport() {
    save(tr("Save the report"), tr("build.json"), tr("Reports (*.json)"), [](const BuildReport& report) {
        return documentOf(report).dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
    });
}

void BuildReportView::saveSample() {
    save(tr("Save a sample to check by hand"), tr("to check.csv"), tr("Tables (*.csv)"),
         [seed = m_seed](const BuildReport& report) {
             return analysis::toText(auditTable(report, drawnFrom(report, kAudited, seed)), analysis::TableFormat::Csv);
         });
}

} // namespace chronoscope::ui
