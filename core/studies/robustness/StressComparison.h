// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Paired.h"
#include "core/studies/robustness/StressTables.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace chronoscope::robustness {

/// Two runs fact by fact: the pairs are the facts that both have settled, asked at as many dates of each class, and
/// defined in both. Pure; any thread.

/// Bounds of a difference of shares, from -1 to 1.
struct DifferenceInterval {
    double low = -1;
    double high = 1;
};

struct RunComparison {
    std::int64_t pairs = 0;
    std::int64_t undefined = 0;  ///< facts of both that are not defined in both
    std::int64_t otherDates = 0; ///< facts of both that were not asked at as many dates
    double firstWinRate = 0;     ///< means over the pairs
    double secondWinRate = 0;
    /// 95 % of the mean of the pairs' differences: Student's t over the pairs, cut to [-1, 1]. None where there are
    /// fewer than two or all differ alike: that tells nothing of how they vary.
    std::optional<DifferenceInterval> winRateInterval;
    std::int64_t robustInFirst = 0;
    std::int64_t robustInSecond = 0;
    analysis::PairedCounts robust; ///< see analysis::pairedDifference95()

    double winRateDifference() const { return firstWinRate - secondWinRate; }
};
RunComparison compareRuns(const StressResults& first, const StressResults& second, const StressFilter& filter,
                          Level level);

/// What became of one pair.
struct FactOfTwo {
    std::int64_t row = 0; ///< in FactStore
    double firstWinRate = 0;
    double secondWinRate = 0;
    bool firstRobust = false;
    bool secondRobust = false;

    bool isChanged() const { return firstRobust != secondRobust; }
};
/// The pairs of that comparison, those robust in one run alone first, each part by how far their win rates are apart.
std::vector<FactOfTwo> pairsOf(const StressResults& first, const StressResults& second, const StressFilter& filter,
                               Level level);

/// run, against, measure (win_rate, robustness), precision, facts, first, second, difference, ci_low, ci_high, changed
/// (pairs robust in one run alone), undefined, other_dates: the first run against each other one. Shares are
/// percentages.
analysis::Table comparisonTable(std::span<const StressResults> runs, const StressFilter& filter, TableStyle style);

} // namespace chronoscope::robustness
