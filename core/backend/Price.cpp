// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/Price.h"

#include <fmt/format.h>

namespace chronoscope::backend {

std::string dollarsText(double amount) {
    constexpr int kFewest = 2;
    constexpr int kMost = 12;
    constexpr double kPart = 1e-4;
    int decimals = kFewest;
    for (double unit = 1e-2; decimals < kMost; ++decimals, unit /= 10) {
        const double shown = std::round(amount / unit) * unit;
        if (std::abs(shown - amount) <= kPart * std::abs(amount)) break;
    }
    return fmt::format("{:.{}f}", amount, decimals);
}

} // namespace chronoscope::backend
