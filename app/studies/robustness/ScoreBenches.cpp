// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/robustness/ScoreBenches.h"

#include "app/studies/robustness/ScoresBench.h"
#include "app/studies/robustness/StressBench.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace chronoscope::app {

using nlohmann::ordered_json;

namespace {
double cents(double value) { return std::round(value * 100) / 100; }

Result<ordered_json> scoresJson(const std::string& folder, bool quick) {
    const auto scores = measureScores(folder, quick ? 150'000 : 3'000'000);
    if (!scores) return scores.error();
    return ordered_json{{"table_scores", scores->tableScores},
                        {"table_ms", cents(scores->tableMs)},
                        {"imported", scores->imported},
                        {"imported_per_second", std::round(scores->importedPerSecond)},
                        {"report_ms", cents(scores->reportMs)}};
}

Result<ordered_json> stressJson(const std::string& folder, bool quick) {
    const auto stress = measureStress(folder, quick ? 2'500 : 62'500);
    if (!stress) return stress.error();
    return ordered_json{{"scored", stress->scored},
                        {"scored_per_second", std::round(stress->scoredPerSecond)},
                        {"peak_rss_mb_at_tenth", cents(stress->peakMbAtTenth)},
                        {"peak_rss_mb", cents(stress->peakMb)},
                        {"units_ms", cents(stress->unitsMs)},
                        {"scored_over_http", stress->scoredOverHttp},
                        {"scored_over_http_per_second", std::round(stress->scoredOverHttpPerSecond)},
                        {"scored_over_http_alone_per_second", std::round(stress->alonePerSecond)}};
}
} // namespace

std::vector<StudyBench> scoreBenches() {
    return {{"scores", "Only scored dates of temporal robustness: their table, and their import",
             "scored dates of temporal robustness", scoresJson},
            {"stress", "Only runs of temporal robustness: scored dates a second, memory, lists over HTTP",
             "runs of temporal robustness", stressJson}};
}

} // namespace chronoscope::app
