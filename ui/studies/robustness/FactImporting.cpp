// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/FactImporting.h"

#include "core/facts/FactImport.h"
#include "core/studies/robustness/FactImport.h"
#include "core/studies/robustness/FactSources.h"
#include "ui/bridge/Session.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/pages/ImportPanel.h"
#include "ui/studies/robustness/DatedTable.h"
#include "ui/views/CoreWords.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QDate>
#include <QFile>
#include <QFileInfo>

namespace chronoscope::ui {

using robustness::FactImportReport;

namespace {
using Reports = std::vector<FactImportReport>;

FactImportReport notRead(const std::string& path, const std::string& why) {
    FactImportReport report;
    report.file = path;
    report.leftOut.push_back({0, why});
    report.leftOutCount = 1;
    return report;
}

/// Of somebody's own table: its rows with a start and an end. Rows that cannot be read are told.
Result<robustness::FactReading> readTable(const std::string& path, const std::stop_token& stop) {
    facts::FactOptions options;
    options.asOf = QDate::currentDate().year();
    const auto rows = facts::readFactFile(path, options, stop);
    if (!rows) return rows.error();
    auto reading = robustness::factsOfTable(path, options);
    if (!reading) return reading.error();
    if (reading->gathered.facts.empty())
        return Error{ErrorCode::BadInput, Text::tr("no row of this table has a start and an end").toStdString(), path};
    for (const benchmark::Skipped& row : facts::reportOf(*rows, path, {}).skipped)
        reading->gathered.leftOut.push_back({static_cast<std::int64_t>(row.line), row.reason});
    reading->leftOutCount += rows->counts().leftOut;
    for (const facts::FactRow& row : rows->rows())
        for (const facts::FactMessage& message : row.messages)
            if (row.isImported && (message.column == facts::Role::From || message.column == facts::Role::To))
                reading->gathered.remarks.push_back(
                    {row.line, std::string(facts::name(*message.column)) + ": " + message.text});
    return reading;
}

/// Of a file of no kind, with what is wrong with it where that is known.
Result<robustness::FactReading> nothingRead(const std::string& path) {
    const auto notOne = [&](const QString& why) { return Error{ErrorCode::BadInput, why.toStdString(), path}; };
    const auto fault = robustness::factFileFault(path);
    if (!fault)
        return notOne(Text::tr("no dated facts: neither JSON Lines nor a table with subject, relation, object, start "
                               "and end, nor one of TimeStress"));
    if (fault->why == robustness::FactFileFault::Why::Empty) return notOne(Text::tr("the file is empty"));
    robustness::FactReading reading;
    reading.rows = 1;
    reading.leftOutCount = 1;
    reading.gathered.leftOut.push_back(
        {fault->line, Text::tr("the JSON ends too early: the file stops in the middle of it").toStdString()});
    return reading;
}

Result<robustness::FactReading> readFacts(const std::string& path, const std::stop_token& stop) {
    if (const auto kind = robustness::factFileKind(path)) return robustness::readFactFile(path, *kind, stop);
    if (robustness::isParquet(path))
        return Error{ErrorCode::BadInput, Text::tr("Parquet is not read: write the table as CSV").toStdString(), path};
    if (facts::isFactFile(path, {})) return readTable(path, stop);
    return nothingRead(path);
}

/// A file that is none of the kinds is told like a line that is left out: the others are imported.
Result<Reports> importFiles(store::Workspace& workspace, const std::vector<std::string>& paths,
                            const robustness::Wording& wording, const std::stop_token& stop) {
    Reports reports;
    for (const std::string& path : paths) {
        auto reading = readFacts(path, stop);
        if (!reading) {
            if (reading.error().code == ErrorCode::Cancelled) return reading.error();
            reports.push_back(notRead(path, reading.error().message));
            continue;
        }
        auto report = robustness::storeFacts(workspace, path, std::move(reading).value(), wording, stop);
        if (!report) return report.error();
        reports.push_back(std::move(report).value());
    }
    return reports;
}

/// Of which no line could be read; see notRead().
bool isWholeFile(const FactImportReport& report) {
    return report.rows == 0 && report.leftOut.size() == 1 && report.leftOut.front().line == 0;
}

/// "491 facts imported, 3 were there, 2 lines left out, 4 of relations without a question".
QString summaryOf(const Reports& reports) {
    std::size_t added = 0, already = 0, leftOut = 0, files = 0, unworded = 0, unbounded = 0;
    for (const FactImportReport& report : reports) {
        added += report.added;
        already += report.already;
        (isWholeFile(report) ? files : leftOut) += report.leftOutCount;
        unbounded += report.unbounded;
        for (const auto& [relation, facts] : report.withoutWords)
            unworded += facts;
    }
    const auto counted = [](std::size_t number, const QString& one, const QString& many) {
        return (number == 1 ? one : many).arg(numberText(static_cast<qint64>(number)));
    };
    QStringList parts{added > 0
                          ? counted(added, Text::tr("%1 dated fact imported"), Text::tr("%1 dated facts imported"))
                          : Text::tr("No new dated facts")};
    if (already > 0) parts << counted(already, Text::tr("%1 was there"), Text::tr("%1 were there"));
    if (leftOut > 0) parts << counted(leftOut, Text::tr("%1 line left out"), Text::tr("%1 lines left out"));
    if (files > 0) parts << counted(files, Text::tr("%1 file left out"), Text::tr("%1 files left out"));
    if (unbounded > 0) parts << unboundedText(unbounded);
    if (unworded > 0)
        parts << counted(unworded, Text::tr("%1 is of a relation without a question"),
                         Text::tr("%1 are of relations without a question"));
    return parts.join(QStringLiteral(", "));
}

/// What is not asked, or not there at all, file by file.
ImportTold toldOf(const Reports& reports) {
    ImportTold told;
    told.text = summaryOf(reports);
    told.help = QStringLiteral("What a dated fact is");
    std::size_t added = 0;
    for (const FactImportReport& report : reports) {
        const QString file = toQt(report.file);
        added += report.added;
        for (const auto& [relation, facts] : report.withoutWords)
            told.faults.push_back(
                {file, 0,
                 Text::tr("no question for the relation “%1”: %2 of its facts cannot be asked about until it has one "
                          "(Benchmark, Words of relations…)")
                     .arg(toQt(relation), numberText(static_cast<qint64>(facts)))});
        for (const robustness::LeftOutFact& left : report.leftOut)
            told.faults.push_back({file, left.line, coreWords(left.reason)});
        told.more += static_cast<qint64>(report.leftOutCount - report.leftOut.size());
        for (const robustness::LeftOutFact& remark : report.remarks)
            told.faults.push_back({file, remark.line, coreWords(remark.reason)});
    }
    told.isNothing = added == 0;
    return told;
}
} // namespace

Result<robustness::Wording> shippedWording() {
    QFile file(QStringLiteral(":/packs/questions.json"));
    if (!file.open(QIODevice::ReadOnly)) return Error{ErrorCode::NotFound, "the shipped questions are missing", {}};
    return robustness::Wording::parse(file.readAll().toStdString());
}

Result<robustness::Wording> wordingFor(const Session& session) {
    const auto shipped = shippedWording();
    return shipped ? shipped->with(session.ownPacks()) : shipped;
}

void importFacts(Session& session, Dialogs& dialogs, ImportPanel& panel) {
    const FileQuestion question{FileQuestion::Wants::Files,
                                "dated facts",
                                Text::tr("Import dated facts"),
                                Text::tr("Dated facts (*.jsonl *.json *.csv);;All files (*)"),
                                {}};
    dialogs.chooseFiles(panel.parentWidget(), question,
                        [&](const QStringList& chosen) { importFactFiles(session, dialogs, panel, chosen); });
}

namespace {
/// Imports in the background; `what` names it meanwhile.
template <typename Work> void importBy(Session& session, ImportPanel& panel, const QString& what, Work work) {
    session.importBy(&panel, what, std::move(work), [&](const Result<Reports>& reports) {
        if (reports)
            panel.showResult(toldOf(*reports));
        else if (reports.error().code == ErrorCode::Cancelled)
            panel.showCancelled();
        else
            emit session.problem(Text::tr("The import stopped"), coreWords(reports.error().text()));
    });
}
} // namespace

void importFactFiles(Session& session, Dialogs& dialogs, ImportPanel& panel, const QStringList& files) {
    auto wording = wordingFor(session);
    if (!wording)
        return dialogs.showProblem(&panel, Text::tr("Nothing was imported"), coreWords(wording.error().text()));
    std::vector<std::string> paths;
    for (const QString& path : files)
        paths.push_back(path.toStdString());
    importBy(session, panel, files.first(),
             [paths, wording = std::move(wording).value()](store::Workspace& workspace, const std::stop_token& stop) {
                 return importFiles(workspace, paths, wording, stop);
             });
}

void importElementFacts(Session& session, Dialogs& dialogs, ImportPanel& panel) {
    auto wording = wordingFor(session);
    if (!wording)
        return dialogs.showProblem(&panel, Text::tr("Nothing was imported"), coreWords(wording.error().text()));
    importBy(session, panel, Text::tr("Facts of the elements"),
             [wording = std::move(wording).value()](store::Workspace& workspace,
                                                    const std::stop_token& stop) -> Result<Reports> {
                 auto report = robustness::storeFactsOfElements(workspace, wording, stop);
                 if (!report) return report.error();
                 return Reports{std::move(report).value()};
             });
}

} // namespace chronoscope::ui
