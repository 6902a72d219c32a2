// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/MeanDifference.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace chronoscope::analysis {

double studentT975(std::int64_t freedom) {
    constexpr double kNormal = 1.959963984540054; // the same of the normal distribution
    constexpr std::array<double, 4> kFirst{12.706204736432095, 4.302652729911275, 3.182446305284263,
                                           2.7764451051977987};
    if (freedom <= static_cast<std::int64_t>(kFirst.size()))
        return kFirst[static_cast<std::size_t>(std::max<std::int64_t>(freedom, 1) - 1)];
    // Cornish and Fisher's expansion (Abramowitz & Stegun 26.7.5), right to 0.0003 from five degrees on.
    const double z = kNormal;
    const double v = static_cast<double>(freedom);
    const double z2 = z * z;
    return z * (1 + (z2 + 1) / (4 * v) + ((5 * z2 + 16) * z2 + 3) / (96 * v * v) +
                (((3 * z2 + 19) * z2 + 17) * z2 - 15) / (384 * v * v * v) +
                ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) / (92160 * v * v * v * v));
}

std::optional<Interval> meanDifference95(const DifferenceSums& sums) {
    if (sums.n < 2) return std::nullopt;
    const auto count = static_cast<double>(sums.n);
    const double mean = sums.sum / count;
    const double variance = (sums.squares - count * mean * mean) / (count - 1);
    const double nothing = 1e-12 * std::max(1.0, sums.squares / count); // what rounding leaves where all are alike
    if (variance <= nothing) return std::nullopt;
    const double half = studentT975(sums.n - 1) * std::sqrt(variance / count);
    return Interval{mean - half, mean + half};
}

} // namespace chronoscope::analysis
