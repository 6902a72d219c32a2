// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/RobustnessDrawn.h"

#include "ui/studies/robustness/ReportFigures.h"

namespace chronoscope::ui {

namespace {
/// With all digits, which the screen shortens, and with why facts are undefined.
constexpr robustness::TableStyle kShownNumbers{true, true};
} // namespace

DrawnOverview drawnOverview(const RobustRuns& numbers, const RobustView& look) {
    return {robustHeat(numbers, look), robustness::robustnessTable(numbers.runs, numbers.filter, kShownNumbers),
            readingNotes(numbers, {}) + qualityNotes(numbers, {})};
}

Result<DrawnCurve> drawnCurve(store::Database& database, const RobustRuns& numbers,
                              const robustness::StressResults& run, AlphaView look, const std::stop_token& stop) {
    auto sums = robustness::narrowedAlpha(database, run.run.id, numbers.filter, stop);
    if (!sums) return sums.error();
    look.filter = numbers.filter;
    robustness::StressFilter filter = numbers.filter;
    filter.levels = {static_cast<robustness::Level>(look.precision)};
    const robustness::AlphaSums mine{&run, std::move(*sums)};
    return DrawnCurve{alphaData(mine.sums, run, look),
                      robustness::alphaTable(
                          std::span(&mine, 1), filter,
                          look.bars ? robustness::AlphaBinning::Bars : robustness::AlphaBinning::Points, kShownNumbers),
                      qualityNotes(numbers, {run.run.id})};
}

Result<DrawnFacts> drawnFacts(store::Database& database, const RobustRuns& numbers,
                              const robustness::StressResults& run, robustness::Precision precision) {
    robustness::StressFilter filter = numbers.filter;
    filter.levels = {static_cast<robustness::Level>(precision)};
    auto facts = readRobustFacts(database, run, filter);
    if (!facts) return facts.error();
    return DrawnFacts{std::move(facts).value(), qualityNotes(numbers, {run.run.id})};
}

} // namespace chronoscope::ui
