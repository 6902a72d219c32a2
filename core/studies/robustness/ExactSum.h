// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cmath>
#include <cstdint>

namespace chronoscope::robustness {

/// A sum that is the same in whatever order it is added up, and from which can be taken away again: whole +
/// fraction / 2^50. Value type.
struct ExactSum {
    static constexpr int kBits = 50;
    static constexpr std::int64_t kOne = std::int64_t{1} << kBits;
    static constexpr double kMost = 1e12; ///< of a value; ten million of them fit

    std::int64_t whole = 0;
    std::int64_t fraction = 0; ///< 0 or above, below kOne

    bool operator==(const ExactSum&) const = default;
    static bool takes(double value) { return std::abs(value) <= kMost; } ///< false for NaN too

    static ExactSum of(double value) {
        const double below = std::floor(value);
        return ExactSum{static_cast<std::int64_t>(below),
                        static_cast<std::int64_t>(std::nearbyint((value - below) * static_cast<double>(kOne)))}
            .carried();
    }
    ExactSum operator-() const { return ExactSum{-whole - 1, kOne - fraction}.carried(); }
    ExactSum& operator+=(const ExactSum& other) {
        *this = ExactSum{whole + other.whole, fraction + other.fraction}.carried();
        return *this;
    }
    double value() const {
        return static_cast<double>(whole) + static_cast<double>(fraction) / static_cast<double>(kOne);
    }

private:
    ExactSum carried() const { return {whole + (fraction >> kBits), fraction & (kOne - 1)}; }
};

} // namespace chronoscope::robustness
