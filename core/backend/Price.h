// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cmath>
#include <cstdint>
#include <string>

namespace chronoscope::backend {

/// The dearest price and budget that are taken: beyond lies a slip of the keyboard, and sums that are no numbers.
inline constexpr double kDearestPrice = 1e6;  ///< US dollars per million tokens
inline constexpr double kLargestBudget = 1e9; ///< US dollars

/// US dollars per million tokens.
struct Price {
    double input = 0;
    double output = 0;

    /// A number from 0 to kDearestPrice.
    static bool isSane(double perMillion) {
        return std::isfinite(perMillion) && perMillion >= 0 && perMillion <= kDearestPrice;
    }
    bool isSane() const { return isSane(input) && isSane(output); }

    double of(std::int64_t promptTokens, std::int64_t completionTokens) const {
        return (input * static_cast<double>(promptTokens) + output * static_cast<double>(completionTokens)) / 1e6;
    }
};

/// "0.05", "0.0005": an amount with two decimals, or as many as it takes to tell it to a ten-thousandth part of itself.
std::string dollarsText(double amount);

} // namespace chronoscope::backend
