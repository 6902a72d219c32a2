// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/Shares.h"
#include "core/studies/robustness/StressCoding.h"

#include <array>
#include <cstdint>
#include <optional>

namespace chronoscope::robustness {

/// What one row of a table is about: a precision, or all of them together.
enum class Level : int { ByYear = 0, ByMonth, ByDay, Global };
inline constexpr int kLevels = 4;
std::string_view name(Level level); ///< "year", …, "global"

/// Means over facts, each fact weighing the same: win rate and robustness of a model at one level. Undefined facts are
/// in no mean, and are counted. Value type; adds up.
struct ScoreMeans {
    std::int64_t facts = 0; ///< all
    std::int64_t robust = 0;
    UnitSums winRates;       ///< of the defined ones; at the level Global, means of the precisions
    UnitSums pooledWinRates; ///< Global alone: wins of all tests of the fact
    double chances = 0;      ///< sum of the chances to be robust by random scores
    std::array<std::int64_t, kUndefinedReasons> undefinedBy{};
    std::int64_t missing = 0;    ///< dates without a score
    std::int64_t flagged = 0;    ///< scores that are NaN
    std::int64_t incomplete = 0; ///< defined facts that lack some of their scores
    std::int64_t robustIncomplete =
        0; ///< of them, robust by the tests that are left: might have lost one of the others
    std::int64_t tests = 0;
    std::int64_t wins = 0;
    std::array<std::int64_t, kLostDistances> lostFrom{}; ///< as in UnitScore

    std::int64_t defined() const { return winRates.n; }
    std::int64_t undefined() const { return facts - defined(); }
    std::optional<double> winRate() const { return winRates.mean(); }
    std::optional<ShareInterval> winInterval() const { return meanInterval(winRates); }
    std::optional<double> robustness() const;
    /// The robustness if each incomplete fact had lost one of the tests that it lacks.
    std::optional<double> leastRobustness() const;
    std::optional<ShareInterval> interval() const { return wilsonCorrected(robust, defined()); }
    /// Mean chance of the defined facts.
    std::optional<double> randomRobustness() const;
    /// Of the lost tests, those whose incorrect date has |alpha| ≥ distance, 1 to 4.
    std::optional<double> lostShare(int distance) const;

    void add(const FactUnits& units, Level level);
    ScoreMeans& operator+=(const ScoreMeans& more);
};

/// All levels of some facts.
using LevelMeans = std::array<ScoreMeans, kLevels>;
void add(LevelMeans& means, const FactUnits& units);

} // namespace chronoscope::robustness
