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
    std::vector<std::string> columns; ///< snake_case keys
    std::vector<bool> numeric;        ///< per column
    std::vector<std::vector<std::string>> rows;

    void addColumn(std::string key, bool isNumeric = false);
};

enum class TableFormat { Csv, Json, Markdown, Latex, Tsv };

/// csv: RFC 4180 with "\n"; tsv: a cell is one line, quoted as in a csv only where it begins with a quote; json: an
/// array of objects, numbers as numbers, empty numbers as null; markdown and latex: every cell shows as its text, with
/// no mark-up of its own. A text cell of a csv or tsv that a spreadsheet would run as a formula gets an apostrophe in
/// front.
std::string toText(const Table& table, TableFormat format);

/// One line of such a csv or tsv with its line end, for tables that are written as they come. `numeric` as in Table.
std::string lineText(const std::vector<std::string>& cells, const std::vector<bool>& numeric, char separator = ',');

/// `value` with `decimals` decimals in the C locale; what rounds to zero has no sign.
std::string number(double value, int decimals);
/// A probability with six significant digits, however small: "0.0390625", "1.30412e-12". A value that is 0 only because
/// a double holds no smaller one is told as a bound, "<1e-300".
std::string chance(double p);

} // namespace chronoscope::analysis
