// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/Shares.h"

#include "core/analysis/MeanDifference.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace chronoscope::robustness {

namespace {
constexpr double kNormal975 = 1.959963984540054;

/// The z with P(|Z| > z) = alpha, 0 < alpha < 1, by Newton's method on the logarithm, which is nearly a parabola.
double normalTails(double alpha) {
    if (alpha == 0.05) return kNormal975;
    double z = std::sqrt(-2 * std::log(alpha));
    for (int step = 0; step < 50; ++step) {
        const double tails = std::erfc(z / std::numbers::sqrt2);
        const double slope = -std::sqrt(2 / std::numbers::pi) * std::exp(-z * z / 2) / tails;
        const double change = (std::log(tails) - std::log(alpha)) / slope;
        z = std::max(z - change, z / 2);
        if (std::abs(change) < 1e-15 * (1 + z)) break;
    }
    return z;
}

/// `n` need not be whole.
ShareInterval corrected(double p, double n, double z) {
    const double scale = 2 * (n + z * z);
    const double middle = 2 * n * p + z * z;
    const auto half = [&](double sign) {
        return z * std::sqrt(std::max(0.0, z * z - sign * 2 - 1 / n + 4 * p * (n * (1 - p) + sign)));
    };
    return {p > 0 ? std::clamp((middle - 1 - half(1)) / scale, 0.0, p) : 0,
            p < 1 ? std::clamp((middle + 1 + half(-1)) / scale, p, 1.0) : 1};
}
} // namespace

std::optional<ShareInterval> wilsonCorrected(std::int64_t count, std::int64_t n, double alpha) {
    if (n <= 0 || count < 0 || count > n || !(alpha > 0 && alpha < 1)) return std::nullopt;
    return corrected(static_cast<double>(count) / static_cast<double>(n), static_cast<double>(n), normalTails(alpha));
}

std::optional<double> UnitSums::mean() const {
    if (n == 0) return std::nullopt;
    return sum / static_cast<double>(n);
}

std::optional<ShareInterval> meanInterval(const UnitSums& sums) {
    if (sums.n <= 0) return std::nullopt;
    const double n = static_cast<double>(sums.n);
    const double mean = std::clamp(sums.sum / n, 0.0, 1.0);
    const double variance = sums.squares / n - mean * mean;
    constexpr double kNoise = 1e-12; // of a difference of sums
    if (sums.n < 2 || variance < kNoise) return corrected(mean, n, kNormal975);
    return corrected(mean, n * mean * (1 - mean) / variance, analysis::studentT975(sums.n - 1));
}

} // namespace chronoscope::robustness
