// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/Shares.h"
#include "core/studies/robustness/StressTables.h"

#include <fmt/format.h>

#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::robustness {

/// How the numbers of the study's tables are written. Pure.
using Cells = std::vector<std::string>;

inline std::string plainText(double value, TableStyle style) {
    return style.exact ? fmt::format("{}", value) : analysis::number(value, 2);
}
inline std::string plainText(const std::optional<double>& value, TableStyle style) {
    return value ? plainText(*value, style) : std::string();
}
inline std::string percentText(const std::optional<double>& share, TableStyle style) {
    return share ? plainText(100 * *share, style) : std::string();
}
/// A share that may be very small: with significant digits.
inline std::string smallPercentText(const std::optional<double>& share, TableStyle style) {
    if (!share) return {};
    return style.exact ? fmt::format("{}", 100 * *share) : fmt::format("{:.3g}", 100 * *share);
}
inline void addInterval(Cells& row, const std::optional<ShareInterval>& interval, TableStyle style) {
    row.push_back(interval ? percentText(interval->low, style) : std::string());
    row.push_back(interval ? percentText(interval->high, style) : std::string());
}
inline void addNumeric(analysis::Table& table, std::initializer_list<const char*> keys) {
    for (const char* key : keys)
        table.addColumn(key, true);
}
inline void addTexts(analysis::Table& table, std::initializer_list<const char*> keys) {
    for (const char* key : keys)
        table.addColumn(key);
}

} // namespace chronoscope::robustness
