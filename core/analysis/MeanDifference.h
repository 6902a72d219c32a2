// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"

#include <cstdint>
#include <optional>

namespace chronoscope::analysis {

/// Mean of the differences of pairs that are measured on a scale, in the units of that scale. Pure; any thread.

/// Sums over the differences.
struct DifferenceSums {
    std::int64_t n = 0;
    double sum = 0;
    double squares = 0;

    void add(double difference) {
        ++n;
        sum += difference;
        squares += difference * difference;
    }
    /// Nothing without a pair.
    std::optional<double> mean() const { return n == 0 ? std::nullopt : std::optional(sum / static_cast<double>(n)); }
};

/// The value that Student's t is below with 0.975, to 0.0003.
double studentT975(std::int64_t freedom);

/// 95 % of the mean: Student's t over the pairs, not cut at the ends of the scale. None where there are fewer than two
/// pairs or all differ alike: that tells nothing of how they vary.
std::optional<Interval> meanDifference95(const DifferenceSums& sums);

} // namespace chronoscope::analysis
