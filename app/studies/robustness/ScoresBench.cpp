// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/robustness/ScoresBench.h"

#include "app/Resources.h"
#include "core/base/AtomicFile.h"
#include "core/base/Hash.h"
#include "core/studies/robustness/LogProbImport.h"
#include "core/studies/robustness/StressTables.h"

#include <fmt/format.h>

#include <chrono>
#include <utility>

namespace chronoscope::app {

namespace {
using namespace robustness;

constexpr int kDatesOfFact = 150; ///< 50 at each precision
constexpr int kScoredRelations = 6;
constexpr std::int64_t kTableScores = 10'000'000;

double millisSince(std::chrono::steady_clock::time_point from) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - from).count();
}

/// A run of as many scores, in memory alone.
StressResults syntheticResults(std::int64_t scores) {
    StressResults results;
    results.run.name = results.run.model = "synthetic";
    for (int i = 0; i < kScoredRelations; ++i)
        results.relations.push_back(fmt::format("relation {}", i));
    SeedStream stream(1);
    for (std::int64_t i = 0; i < scores / kDatesOfFact; ++i) {
        FactResult& fact = results.facts.emplace_back();
        fact.row = i + 1;
        fact.relation = static_cast<int>(stream.below(kScoredRelations));
        for (UnitScore& unit : fact.units) {
            unit.correct = 5 + static_cast<int>(stream.below(10));
            unit.incorrect = kDatesOfFact / kPrecisions - unit.correct;
            unit.wins = unit.tests() - static_cast<std::int64_t>(stream.below(4));
        }
    }
    return results;
}

std::string scoresText(int rows) {
    std::string text = "subject,relation,object,start,end,precision,date,class,alpha,log_prob\n";
    SeedStream stream(2);
    for (int i = 0; i < rows; ++i) {
        const int fact = i / kDatesOfFact;
        const int date = i % kDatesOfFact;
        const int year = 1950 + date / kPrecisions;
        const char* precisions[] = {"year", "month", "day"};
        const char* rests[] = {"", "-05", "-05-09"};
        text += fmt::format("Subject {},relation {},Object {},1970,1980,{},{}{},,,{:.6f}\n", fact,
                            fact % kScoredRelations, fact, precisions[date % kPrecisions], year,
                            rests[date % kPrecisions], -10 * unitInterval(stream.next()));
    }
    return text;
}
} // namespace

Result<ScoresFigures> measureScores(const std::string& folder, int rows) {
    ScoresFigures figures;
    const std::vector<StressResults> synthetic{syntheticResults(kTableScores)};
    figures.tableScores = kTableScores;
    auto from = std::chrono::steady_clock::now();
    if (robustnessTable(synthetic, {}, {}).rows.empty())
        return Error{ErrorCode::InvalidArgument, "the table is empty", "scores benchmark"};
    figures.tableMs = millisSince(from);

    const std::string file = folder + "/scores.csv";
    if (const Status written = replaceFile(file, scoresText(rows)); !written) return written.error();
    const auto wording = Wording::parse(questionPack());
    if (!wording) return wording.error();
    const auto workspace =
        store::Workspace::open(folder + "/scores.chronoscope", store::Workspace::Open::CreateIfMissing);
    if (!workspace) return workspace.error();
    LogProbImportOptions options;
    options.path = file;
    options.model = "bench";
    from = std::chrono::steady_clock::now();
    const auto imported = importLogProbs(**workspace, options, *wording, {});
    if (!imported) return imported.error();
    figures.imported = imported->dates;
    figures.importedPerSecond = 1000.0 * static_cast<double>(imported->dates) / millisSince(from);

    from = std::chrono::steady_clock::now();
    auto reader = (*workspace)->reader();
    if (!reader) return reader.error();
    const auto run = store::RunStore(*reader).get(imported->run);
    if (!run) return run.error();
    auto results = readStressResults(*reader, *run);
    if (!results) return results.error();
    const std::vector<StressResults> stored{std::move(results).value()};
    (void)robustnessTable(stored, {}, {});
    figures.reportMs = millisSince(from);
    return figures;
}

} // namespace chronoscope::app
