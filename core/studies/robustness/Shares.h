// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstdint>
#include <optional>

namespace chronoscope::robustness {

/// Intervals for shares and means of facts. Bounds are from 0 to 1. Pure; any thread.
struct ShareInterval {
    double low = 0;
    double high = 1;
};

/// Wilson's score interval with correction for continuity (Newcombe 1998, Statistics in Medicine 17:857, method 4),
/// two-sided at level `alpha`. Low is 0 where nothing counts, high 1 where all does. None for n ≤ 0, and for a count or
/// a level that is impossible.
std::optional<ShareInterval> wilsonCorrected(std::int64_t count, std::int64_t n, double alpha = 0.05);

/// Sums of values from 0 to 1, such as the win rates of facts.
struct UnitSums {
    std::int64_t n = 0;
    double sum = 0;
    double squares = 0;

    void add(double value) {
        ++n;
        sum += value;
        squares += value * value;
    }
    UnitSums& operator+=(const UnitSums& more) {
        n += more.n;
        sum += more.sum;
        squares += more.squares;
        return *this;
    }
    std::optional<double> mean() const;
};

/// 95 % interval of the mean of independent values from 0 to 1, here of facts: the same interval at the effective
/// number of values, n m(1 − m) / s², with Student's t at n − 1 for the normal quantile (Korn & Graubard 1998, Survey
/// Methodology 24:193). It never leaves [0, 1], and is not symmetric where the mean is near a bound, as win rates are.
/// Values that are all alike tell nothing of how they vary: then it is Wilson's at n. None for n = 0.
std::optional<ShareInterval> meanInterval(const UnitSums& sums);

} // namespace chronoscope::robustness
