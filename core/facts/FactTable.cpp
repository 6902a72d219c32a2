// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/facts/FactTable.h"

#include "core/base/StrictJson.h"
#include "core/base/Text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace chronoscope::facts {

using nlohmann::json;

namespace {
constexpr int kTableDepth = 4;
constexpr std::size_t kLookedAt = 64 << 10; ///< bytes that the separator is chosen by
constexpr int kRowsLookedAt = 50;
constexpr std::size_t kShownBytes = 200; ///< bytes of a message

Error bad(std::string reason) { return {ErrorCode::BadInput, std::move(reason), {}}; }

/// How well the first rows fit a separator: columns that are recognised first, rows as long as the header then.
std::size_t fitOf(std::string_view text, char separator, const ColumnMap& map) {
    CsvReader reader(text.substr(0, kLookedAt), separator);
    const auto header = reader.next();
    if (!header || header->cells.size() < 2) return 0;
    const auto columns = FactColumns::recognise(header->cells, map);
    std::size_t fit = 1 + (columns ? columns->recognised() : 0) * (kRowsLookedAt + 1);
    for (int i = 0; i < kRowsLookedAt; ++i) {
        const auto row = reader.next();
        if (!row) break;
        if (row->cells.size() == header->cells.size()) ++fit;
    }
    return fit;
}

void fail(TableRow& row, const char* code, std::string problem) {
    row.code = code;
    row.problem = text::shortened(problem, kShownBytes);
}

/// A JSON value as a cell of a table; nothing where it is none.
std::optional<std::string> cellOf(const json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_null()) return std::string();
    constexpr double kYears = 100'000;
    if (const double number = value.is_number_float() ? value.get<double>() : kYears; std::abs(number) < kYears)
        if (const int whole = static_cast<int>(number); number == whole) return std::to_string(whole); // 2010.0
    if (value.is_number() || value.is_boolean()) return value.dump();
    return std::nullopt;
}
} // namespace

const std::string& TableRow::first(Role role) const {
    static const std::string none;
    const auto& list = cells[static_cast<std::size_t>(role)];
    return list.empty() ? none : list.front();
}

Result<FactTable> FactTable::look(std::string_view bytes, const ColumnMap& map) {
    if (bytes.size() > kMaxBytes) return bad("a table of more than 64 MiB; split it");
    auto decoded = decodeText(bytes);
    if (!decoded) return decoded.error();
    FactTable table;
    table.m_text = std::move(decoded->text);
    table.m_encoding = decoded->encoding;
    table.m_hadMark = decoded->hadMark;
    const std::string_view begun = text::trim(std::string_view(table.m_text).substr(0, kLookedAt));
    if (begun.empty()) return bad("the table is empty");
    if (begun.front() == '[' && text::trim(begun.substr(1)).starts_with('{'))
        return bad("a JSON list: write each of its objects on a line of its own, without brackets and commas around");
    table.m_isJson = begun.front() == '{';
    const Status opened = table.m_isJson ? table.openJson(map) : table.openCsv(map);
    if (!opened) return opened.error();
    return table;
}

std::vector<std::string> FactTable::headerOf(std::string_view bytes) {
    const auto table = look(bytes, {});
    return table ? table->header() : std::vector<std::string>();
}

Result<FactTable> FactTable::open(std::string_view bytes, const ColumnMap& map) {
    auto table = look(bytes, map);
    if (!table || table->m_columns.isEnough()) return table;
    const std::string has = fmt::format("{}", fmt::join(table->m_header, ", "));
    return bad("no table of facts: it needs columns for subject, relation and object; it has " +
               text::shortened(has, kShownBytes));
}

Status FactTable::openCsv(const ColumnMap& map) {
    std::size_t best = 0;
    for (const char separator : {',', ';', '\t', '|'})
        if (const std::size_t fit = fitOf(m_text, separator, map); fit > best) {
            best = fit;
            m_separator = separator;
        }
    CsvReader reader(m_text, m_separator);
    const auto header = reader.next();
    if (!header || !header->problem.empty())
        return bad(fmt::format("line 1: {}", header ? header->problem : "no header"));
    for (const std::string& cell : header->cells)
        m_header.push_back(normalised(cell));
    auto columns = FactColumns::recognise(m_header, map);
    if (!columns) return columns.error();
    m_columns = *columns;
    return {};
}

Status FactTable::openJson(const ColumnMap& map) {
    std::set<std::string> keys;
    std::size_t objects = 0;
    while (const auto line = nextLine()) {
        const auto document = parseJson(*line, kTableDepth);
        if (!document || !document->is_object()) continue;
        ++objects;
        for (const auto& [key, value] : document->items())
            keys.insert(key);
        if (keys.size() > CsvReader::kMaxCells)
            return bad(fmt::format("line {}: more than {} different keys so far", m_line, CsvReader::kMaxCells));
    }
    if (objects == 0) return bad("line 1: not a JSON object");
    m_header.assign(keys.begin(), keys.end());
    auto columns = FactColumns::recognise(m_header, map);
    if (!columns) return columns.error();
    m_columns = *columns;
    rewind();
    return {};
}

std::optional<Role> FactTable::roleOf(std::size_t column) const {
    for (const Role role : kAllRoles)
        if (m_columns.of(role) == column) return role;
    return std::nullopt;
}

void FactTable::rewind() {
    m_at = 0;
    m_line = 0;
    m_rows.reset();
}

std::string FactTable::excerpt(const std::vector<std::int64_t>& lines) {
    std::vector<std::size_t> starts{0}; // of each line
    for (std::size_t at = m_text.find('\n'); at != std::string::npos; at = m_text.find('\n', at + 1))
        starts.push_back(at + 1);
    const auto startOf = [&](std::int64_t line) {
        const auto at = static_cast<std::size_t>(line - 1);
        return at < starts.size() ? starts[at] : m_text.size();
    };
    std::string out;
    std::int64_t from = 1; // the row before, or the header
    bool isWanted = !m_isJson;
    const auto passTo = [&](std::size_t end) {
        if (isWanted) out.append(m_text, startOf(from), end - startOf(from));
        if (isWanted && !out.empty() && out.back() != '\n') out += '\n';
    };
    rewind();
    while (const auto row = next()) {
        passTo(startOf(row->line));
        from = row->line;
        isWanted = std::binary_search(lines.begin(), lines.end(), row->line);
    }
    passTo(m_text.size());
    rewind();
    return out;
}

std::optional<TableRow> FactTable::next() { return m_isJson ? nextJson() : nextCsv(); }

std::optional<std::string_view> FactTable::nextLine() {
    while (m_at < m_text.size()) {
        const std::size_t end = std::min(m_text.find('\n', m_at), m_text.size());
        const std::string_view line = text::trim(std::string_view(m_text).substr(m_at, end - m_at));
        m_at = end + 1;
        ++m_line;
        if (!line.empty()) return line;
    }
    return std::nullopt;
}

namespace {
/// The entries of a list; a separator behind a backslash is a sign of its entry.
std::vector<std::string> entriesOf(std::string_view cell, char separator) {
    std::vector<std::string> entries(1);
    for (const char sign : cell) {
        if (sign != separator)
            entries.back() += sign;
        else if (entries.back().ends_with('\\'))
            entries.back().back() = sign;
        else
            entries.emplace_back();
    }
    return entries;
}
} // namespace

/// Adds what the cell says to the row; its lists are split.
void FactTable::take(TableRow& row, Role role, std::string_view cell) const {
    if (cell.size() > kMaxCell)
        return fail(row, "E-QUOTE", fmt::format("{}: more than 16 KiB; is a quotation mark not closed?", name(role)));
    auto& list = row.cells[static_cast<std::size_t>(role)];
    if (!isList(role)) {
        if (!text::trim(cell).empty()) list.emplace_back(cell);
        return;
    }
    for (std::string& entry : entriesOf(cell, m_separator == '|' && !m_isJson ? ';' : '|'))
        if (!text::trim(entry).empty()) list.push_back(std::move(entry));
    if (list.size() > kMaxList) fail(row, "E-COLUMNS", fmt::format("{}: more than {} entries", name(role), kMaxList));
}

std::optional<TableRow> FactTable::nextCsv() {
    if (!m_rows) {
        m_rows.emplace(m_text, m_separator);
        (void)m_rows->next(); // the header
    }
    while (auto read = m_rows->next()) {
        const auto isBlank = [](const std::string& cell) { return text::trim(cell).empty(); };
        TableRow row;
        row.line = read->line;
        if (!read->problem.empty()) {
            fail(row, "E-QUOTE", read->problem);
            return row;
        }
        if (std::all_of(read->cells.begin(), read->cells.end(), isBlank)) continue;
        if (read->cells.size() != m_header.size()) {
            fail(row, "E-COLUMNS",
                 fmt::format("{} cells where the header has {}", read->cells.size(), m_header.size()));
            return row;
        }
        for (const Role role : kAllRoles)
            if (const auto column = m_columns.of(role)) take(row, role, read->cells[*column]);
        return row;
    }
    return std::nullopt;
}

std::optional<TableRow> FactTable::nextJson() {
    const auto line = nextLine();
    if (!line) return std::nullopt;
    TableRow row;
    row.line = m_line;
    const auto document = parseJson(*line, kTableDepth);
    if (!document || !document->is_object()) {
        fail(row, "E-COLUMNS", document ? "not a JSON object" : document.error().message);
        return row;
    }
    for (const Role role : kAllRoles) {
        const auto column = m_columns.of(role);
        const auto at = column ? document->find(m_header[*column]) : document->end();
        if (at == document->end()) continue;
        auto& list = row.cells[static_cast<std::size_t>(role)];
        const json& value = *at;
        const bool isWholeList = value.is_array() && isList(role);
        for (const json& entry : isWholeList ? value : json::array({value})) {
            const auto cell = cellOf(entry);
            if (!cell || cell->find('\0') != std::string::npos)
                fail(row, "E-COLUMNS", fmt::format("{}: not a text", name(role)));
            else if (!isWholeList || cell->size() > kMaxCell)
                take(row, role, *cell);
            else if (!text::trim(*cell).empty())
                list.push_back(*cell);
        }
        if (list.size() > kMaxList)
            fail(row, "E-COLUMNS", fmt::format("{}: more than {} entries", name(role), kMaxList));
    }
    return row;
}

} // namespace chronoscope::facts
