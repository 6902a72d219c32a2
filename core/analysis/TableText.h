// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::analysis {

/// A table on its way to a file or the terminal: cells are text already, numbers in the C locale. A missing number
/// is an empty cell.
struct Table {
    std::vector<std::string> columns;       ///< snake_case keys
    std::vector<bool> numeric;              ///< per column
    std::vector<std::vector<std::string>> rows;

    void addColumn(std::string key, bool isNumeric = false);
};

enum class TableFormat { Csv, Json, Markdown, Latex, Tsv };

/// csv: RFC 4180 with "\n"; json: an array of objects, numbers as numbers, empty numbers as null. A text cell of a
/// csv that a spreadsheet would run as a formula gets an apostrophe in front.
std::string toText(const Table& table, TableFormat format);

} // namespace chronoscope::analysis
