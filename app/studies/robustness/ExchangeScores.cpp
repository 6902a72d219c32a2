// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/robustness/ExchangeScores.h"

#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "app/cli/OpenRun.h"
#include "app/cli/RunMarking.h"
#include "app/studies/robustness/ImportFacts.h"
#include "app/studies/robustness/Questions.h"
#include "core/studies/robustness/LogProbExport.h"
#include "core/studies/robustness/LogProbImport.h"
#include "core/studies/robustness/StressStore.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <utility>

namespace chronoscope::app {

using nlohmann::ordered_json;
using robustness::LogProbImportOptions;

namespace {
constexpr int kMostRemarks = 100; ///< of a kind, printed; all are counted

std::string jsonText(const ordered_json& json) {
    return json.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

/// Prints what an import says of single rows.
class Remarks {
public:
    explicit Remarks(std::string file) : m_file(std::move(file)) {}

    void take(LogProbImportOptions::Remark kind, std::int64_t line, const std::string& what) {
        const bool isLeftOut = kind == LogProbImportOptions::Remark::LeftOut;
        int& printed = isLeftOut ? m_leftOut : m_differs;
        if (++printed > kMostRemarks) return;
        printNote(fmt::format("{}, line {}: {}{}", m_file, line, isLeftOut ? "left out: " : "", what));
    }

private:
    std::string m_file;
    int m_leftOut = 0;
    int m_differs = 0;
};

ordered_json jsonOf(const robustness::LogProbImport& report) {
    return {{"run", report.run},
            {"facts", report.facts},
            {"new_facts", report.newFacts},
            {"dates", report.dates},
            {"missing", report.missing},
            {"repeated", report.repeated},
            {"left_out", report.leftOut},
            {"other_classes", report.otherClasses},
            {"above_zero", report.aboveZero},
            {"exactly_zero", report.zero},
            {"other_alphas", report.otherAlphas},
            {"columns_not_read", report.unread.empty() ? ordered_json::array() : ordered_json::array({report.unread})},
            {"relations_without_question", report.withoutWords}};
}

void printCounts(const robustness::LogProbImport& report) {
    if (!report.unread.empty())
        printNote(fmt::format("the scores in the column {0} are not read: --score-column {0} makes a run of them",
                              report.unread));
    printNote(fmt::format("{} dates of {} facts imported, {} of them without a score; {} facts are new", report.dates,
                          report.facts, report.missing, report.newFacts));
    if (report.repeated > 0) printNote(fmt::format("{} rows stood there twice and count once", report.repeated));
    if (report.otherClasses > 0)
        printNote(fmt::format("{} classes are not what the dates say; they are kept as given", report.otherClasses));
    if (report.aboveZero > 0)
        printNote(
            fmt::format("{} scores are above 0, so they are no logarithms of probabilities: another measure? They are "
                        "compared as they are",
                        report.aboveZero));
    if (report.zero > 0)
        printNote(
            fmt::format("{} scores are exactly 0: a model that is certain, or a server that gives no scores? They "
                        "are compared as they are",
                        report.zero));
    if (report.otherAlphas > 0)
        printNote(fmt::format("{} alphas are not what the dates say; those that are numbers are kept as given",
                              report.otherAlphas));
    if (report.leftOut > 0) printNote(fmt::format("{} rows are left out", report.leftOut));
}
} // namespace

/// The run that is named, else the only one that has scored dates, of the model where one is given.
Result<OpenRun> scoredRun(const ScoresWanted& wanted) {
    if (!wanted.run.empty()) return openRun(wanted.workspace, wanted.run);
    auto open = openWorkspace(wanted.workspace);
    if (!open) return open.error();
    auto runs = store::RunStore(open->reader).list(robustness::kStressRuns);
    if (!runs) return runs.error();
    std::erase_if(*runs, [&](const store::RunRecord& run) {
        return !wanted.model.empty() && run.model != wanted.model && run.name != wanted.model;
    });
    if (runs->empty()) return Error{ErrorCode::NotFound, "no run has scored dates", wanted.model};
    if (runs->size() > 1)
        return wrong(fmt::format("{} runs have scored dates: --run says which", runs->size()), wanted.model);
    return OpenRun{std::move(open->workspace), std::move(open->reader), std::move(runs->front())};
}

int exportScores(const ScoresWanted& wanted) {
    const Interruption interruption;
    auto open = scoredRun(wanted);
    if (!open) return printError(open.error());
    const auto report = robustness::exportLogProbs(open->reader, open->record, wanted.file, interruption.token());
    if (!report) return printError(report.error());
    printOut(wanted.json ? jsonText({{"run", open->record.id},
                                     {"file", report->path},
                                     {"dates", report->dates},
                                     {"missing", report->missing}})
                         : report->path + "\n");
    if (report->missing > 0) printNote(fmt::format("{} dates have no score", report->missing));
    return kDone;
}

int importScores(const ScoresWanted& wanted) {
    const Interruption interruption;
    if (robustness::isParquet(wanted.file)) return printError(noParquet(wanted.file));
    const auto wording = loadQuestionsFor(wanted.workspace);
    if (!wording) return printError(wording.error());
    const auto workspace = store::Workspace::open(wanted.workspace, store::Workspace::Open::CreateIfMissing);
    if (!workspace) return printError(workspace.error());
    Remarks remarks(wanted.file);
    LogProbImportOptions options;
    options.path = wanted.file;
    options.model = wanted.model.empty() ? std::filesystem::path(wanted.file).stem().string() : wanted.model;
    options.scores = wanted.column;
    options.strict = wanted.strict;
    options.remark = [&](auto kind, std::int64_t line, const std::string& what) { remarks.take(kind, line, what); };
    ProgressLine line;
    const auto began = std::chrono::steady_clock::now();
    options.progress = [&](std::int64_t done, std::int64_t total) {
        const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - began;
        run::RunProgress progress;
        progress.repliesPerSecond = static_cast<double>(done) / std::max(elapsed.count(), 1e-3);
        progress.state = run::EngineState::Running;
        progress.total = total;
        progress.counts.answered = done;
        line.show(progress);
    };
    const auto report = robustness::importLogProbs(**workspace, options, *wording, interruption.token());
    if (!report) return printError(report.error());
    printOut(wanted.json ? jsonText(jsonOf(*report)) : fmt::format("{}\n", report->run));
    printCounts(*report);
    for (const auto& [relation, count] : report->withoutWords)
        printNote(noQuestion(wanted.file, relation, static_cast<std::size_t>(count)));
    const int named = nameApart(**workspace, {report->run}, store::RunMarkStore::Apart::FromAll);
    return report->leftOut > 0 ? kBadInput : named;
}

} // namespace chronoscope::app
