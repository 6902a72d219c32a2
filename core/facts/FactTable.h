// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/CsvReader.h"
#include "core/facts/FactColumns.h"
#include "core/facts/FactText.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::facts {

/// A row of a table of facts, as it was written.
struct TableRow {
    std::int64_t line = 0;                              ///< where it begins, from 1
    std::array<std::vector<std::string>, kRoles> cells; ///< by role; lists are split, empty cells have no entry
    std::string code;                                   ///< "E-COLUMNS" or "E-QUOTE" where it is no row …
    std::string problem;                                ///< … and why

    const std::string& first(Role role) const;
};

/// A table of facts as text: CSV with any of the usual separators, or JSON Lines; recognised by what it holds. Reads
/// row by row from a text that may be hostile. One thread; owns the text.
class FactTable {
public:
    static constexpr std::size_t kMaxBytes = 64 << 20;
    static constexpr std::size_t kMaxCell = 16 << 10; ///< bytes
    static constexpr std::size_t kMaxList = 100;      ///< entries

    /// BadInput with the reason for what is no such table; NotFound for a mapped column that is not there.
    static Result<FactTable> open(std::string_view bytes, const ColumnMap& map);
    /// The names of the columns, for choosing among them; none where there is no table.
    static std::vector<std::string> headerOf(std::string_view bytes);

    /// Nothing at the end. Rows without any text are passed over.
    std::optional<TableRow> next();
    /// The next row is the first again.
    void rewind();

    bool isJson() const { return m_isJson; }
    char separator() const { return m_separator; } ///< of a CSV
    Encoding encoding() const { return m_encoding; }
    bool hadMark() const { return m_hadMark; }
    const std::vector<std::string>& header() const { return m_header; }
    const FactColumns& columns() const { return m_columns; }
    std::optional<Role> roleOf(std::size_t column) const;
    /// The rows that begin in these lines, ascending, as they were written, below the header: a table of its own.
    std::string excerpt(const std::vector<std::int64_t>& lines);

private:
    FactTable() = default;
    /// A table whose columns need not be enough.
    static Result<FactTable> look(std::string_view bytes, const ColumnMap& map);
    Status openJson(const ColumnMap& map);
    Status openCsv(const ColumnMap& map);
    std::optional<TableRow> nextJson();
    std::optional<TableRow> nextCsv();
    void take(TableRow& row, Role role, std::string_view cell) const;
    std::optional<std::string_view> nextLine();

    std::string m_text;
    Encoding m_encoding = Encoding::Utf8;
    bool m_hadMark = false;
    bool m_isJson = false;
    char m_separator = ',';
    std::vector<std::string> m_header;
    FactColumns m_columns;
    std::size_t m_at = 0;            ///< JSON: where the next line begins
    std::int64_t m_line = 0;         ///< JSON: number of the last line
    std::optional<CsvReader> m_rows; ///< CSV
};

} // namespace chronoscope::facts
