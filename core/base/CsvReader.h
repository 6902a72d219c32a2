// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope {

/// A row of a CSV file, or of one with another separator.
struct CsvRow {
    std::int64_t line = 0;          ///< where it begins, from 1
    std::vector<std::string> cells; ///< as analysis::lineText() was given them
    std::string problem;            ///< why it is no row, if so: then without cells
};

/// Reads CSV (RFC 4180, line ends of either kind, any separator of one byte) from a text that may be hostile, row by
/// row; empty lines are passed over, a byte order mark too. Between tabs, as spreadsheets copy cells, a quotation mark
/// inside a cell without quotation marks is a sign like others. Takes the apostrophe away that analysis::lineText()
/// puts before a formula. A bad row ends where it would if it were none: lines inside quotation marks are never taken
/// for rows. Where a quotation mark is not closed, the next line is. One thread; refers to the text.
class CsvReader {
public:
    static constexpr std::size_t kMaxRow = 8 << 20; ///< bytes
    static constexpr std::size_t kMaxCells = 100;

    explicit CsvReader(std::string_view text, char separator = ',');
    /// Nothing at the end.
    std::optional<CsvRow> next();
    /// Where the next row begins: its byte of the text, and its line.
    std::size_t position() const { return m_at; }
    std::int64_t line() const { return m_line; }

private:
    /// The next cell, as far as a row may be long; then the place is at a separator or a line end. Sets `problem` if it
    /// is none.
    std::string readCell(std::string& problem);
    std::string readQuoted(std::string& problem);
    void passTo(std::string_view ends);
    bool atLineEnd() const { return m_at >= m_text.size() || m_text[m_at] == '\n' || m_text[m_at] == '\r'; }
    void passLineEnd();

    std::string_view m_text;
    std::string m_ends; ///< the separator and the line ends
    std::size_t m_at = 0;
    std::int64_t m_line = 1;
};

/// A text cell as lineText() must be given it, so that CsvReader reads `text`: one more apostrophe where it could be
/// taken for a neutralised formula.
std::string csvText(const std::string& text);

} // namespace chronoscope
