// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/StressNarrowing.h"
#include "core/studies/robustness/UnitScore.h"
#include "ui/inspector/StudyInspection.h"
#include "ui/studies/robustness/RobustnessNumbers.h"

#include <optional>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// What the Inspector shows of temporal robustness. Its measures are "win_rate" (of the global level: the mean of the
/// precisions), "pooled", "robustness" and the differences of RunsCompared.h; facets and axes are those of
/// robustness::stressFilter(). Those that take a database block; query thread.

/// A date of a fact, or the fact at a precision where `probe` is none.
Selection selectionOfFact(qint64 run, qint64 row, robustness::Level level, std::optional<qint64> probe = {});
/// A cell of the overview. `measure`: as above; `filter`: of the page.
Selection selectionOfNumber(qint64 run, robustness::Level level, const std::string& measure,
                            const study::Narrowing& filter);
/// "employer · subject contains “ada”": which facts a filter takes; empty: all.
QString factsText(const study::Narrowing& filter);
/// The level that a unit or a number is of; none: it names none.
std::optional<robustness::Level> levelOf(const study::UnitKey& unit);
std::optional<robustness::Level> levelOf(const study::Narrowing& number);

/// The number with the facts behind it, those that lose most first.
Result<NumberUnits> robustNumber(store::Database& database, const StudySelection& selection);

/// A fact at one level, as it was asked.
struct FactUnit {
    std::string runName;
    std::vector<FactDates> dates; ///< of the level's precisions, one by one
    std::vector<robustness::UnitScore> scores;
    std::size_t open = 0;  ///< dates without an outcome
    std::int64_t ties = 0; ///< tests that are lost because both scores are the same

    const robustness::DatedFact& fact() const { return dates.front().fact; }
};
Result<FactUnit> readFactUnit(store::Database& database, qint64 run, qint64 row, robustness::Level level);

/// The score of the same date in the unit of another run; none where that has no such date, or no score of it.
std::optional<double> scoreOfDate(const FactUnit& unit, const FactDates::One& date);
/// "Robust: all 12 tests won", "66.7 % of 12 tests won, 4 lost", or why there is none.
QString outcomeText(const FactUnit& unit);

} // namespace chronoscope::ui
