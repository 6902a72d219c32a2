// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/DatedFact.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace chronoscope::robustness {

/// A date of a fact with what a model said of it.
struct ScoredDate {
    DateClass of = DateClass::NoContext;
    std::optional<double> logProb; ///< none: missing. NaN and infinities are scores
    std::optional<double> alpha;   ///< of the date
};

/// Why a unit has no win rate.
enum class Undefined : int {
    None = 0,         ///< it has one
    NotAsked,         ///< no date of this precision was asked
    NoCorrectDate,    ///< no date of that class was asked
    NoIncorrectDate,  ///< …
    CorrectMissing,   ///< such dates were asked, and none has a score
    IncorrectMissing, ///< …
};
inline constexpr int kUndefinedReasons = 6;
/// "", "not_asked", "no_correct_date", …
std::string_view name(Undefined reason);

inline constexpr int kLostDistances = 4;

/// The tests of a fact at one precision: every correct date against every incorrect one, won where the correct one is
/// strictly more likely. Dates without a score are in no test. A NaN loses all its tests. Value type; adds up to
/// nothing: each unit has its own win rate.
struct UnitScore {
    int correct = 0; ///< dates with a score
    int incorrect = 0;
    int correctMissing = 0;
    int incorrectMissing = 0;
    int flagged = 0; ///< of the scores: NaN
    std::int64_t wins = 0;
    /// Lost tests whose incorrect date has |alpha| ≥ 1, 2, 3, 4.
    std::array<std::int64_t, kLostDistances> lostFrom{};
    bool others = false; ///< dates of other classes have a score: it was asked, if about no date that counts

    std::int64_t tests() const { return static_cast<std::int64_t>(correct) * incorrect; }
    std::int64_t lost() const { return tests() - wins; }
    int missing() const { return correctMissing + incorrectMissing; }
    Undefined undefined() const;
    bool isDefined() const { return tests() > 0; }
    /// W and R; none where undefined.
    std::optional<double> winRate() const;
    std::optional<bool> robust() const;
    /// Of what counts: `others` is not kept by versions before 0.1.
    bool operator==(const UnitScore& other) const;
};

/// Sorts, so n log n. Dates of other classes count nothing. Pure; any thread.
UnitScore scoreUnit(std::span<const ScoredDate> dates);

/// Chance that a unit is robust when all scores are random and none equal: c! i! / (c + i)!. 1 where there is no test;
/// 0 only where a double holds nothing smaller.
double chanceOfRobust(int correct, int incorrect);

/// What the global win rate of a fact is.
enum class GlobalMode : int {
    MeanOfPrecisions = 0, ///< of the three win rates
    PooledTests           ///< of all tests together: the same where the precisions have as many
};
/// "mean" or "mean_of_precisions", "pooled" or "pooled_tests".
std::optional<GlobalMode> globalModeFromName(std::string_view text);

/// All precisions of a fact together.
struct GlobalScore {
    double winRate = 0;       ///< mean of the three win rates
    double pooledWinRate = 0; ///< wins of all tests
    bool robust = false;      ///< at every precision

    double winRateBy(GlobalMode mode) const { return mode == GlobalMode::PooledTests ? pooledWinRate : winRate; }
};
/// None unless all three are defined.
std::optional<GlobalScore> globalScore(const std::array<UnitScore, kPrecisions>& units);

} // namespace chronoscope::robustness
