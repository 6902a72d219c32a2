// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QByteArray>

#include <optional>
#include <string>

namespace chronoscope::ui {

/// A number out of a report's table, in the C locale as tables are; nothing where the cell has none.
inline std::optional<double> cellNumber(const std::string& cell) {
    bool isNumber = false;
    const double value = QByteArray::fromStdString(cell).toDouble(&isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

inline qint64 cellCount(const std::string& cell) { return static_cast<qint64>(cellNumber(cell).value_or(0)); }

} // namespace chronoscope::ui
