// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/CsvReader.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace chronoscope {

namespace {
/// One apostrophe or more, then what begins a formula.
bool isNeutralised(std::string_view text) {
    const std::size_t after = text.find_first_not_of('\'');
    return after != 0 && after != std::string_view::npos &&
           std::string_view("=+-@\t\r\n").find(text[after]) != std::string_view::npos;
}
} // namespace

std::string csvText(const std::string& text) { return isNeutralised(text) ? "'" + text : text; }

CsvReader::CsvReader(std::string_view text, char separator) : m_text(text), m_ends{separator, '\r', '\n'} {
    if (m_text.starts_with("\xEF\xBB\xBF")) m_at = 3;
}

std::optional<CsvRow> CsvReader::next() {
    while (m_at < m_text.size() && atLineEnd())
        passLineEnd();
    if (m_at >= m_text.size()) return std::nullopt;
    CsvRow row;
    row.line = m_line;
    const std::size_t from = m_at;
    while (true) {
        std::string problem;
        std::string cell = readCell(problem);
        if (problem.empty() && m_at - from > kMaxRow) problem = "a row of more than 8 MiB";
        if (problem.empty() && row.cells.size() == kMaxCells) problem = "too many cells";
        if (row.problem.empty()) row.problem = std::move(problem);
        if (row.problem.empty()) row.cells.push_back(std::move(cell));
        if (atLineEnd()) break;
        ++m_at; // the separator
    }
    if (!row.problem.empty()) {
        row.cells.clear();
        if (m_line > row.line) row.problem += fmt::format(" (up to line {})", m_line);
    }
    passLineEnd();
    return row;
}

std::string CsvReader::readCell(std::string& problem) {
    std::string cell;
    if (m_at < m_text.size() && m_text[m_at] == '"') {
        cell = readQuoted(problem);
    } else {
        const std::size_t from = m_at;
        passTo(m_ends);
        const std::string_view part = m_text.substr(from, m_at - from);
        if (m_ends[0] != '\t' && part.find('"') != std::string_view::npos)
            problem = "a quotation mark in a cell without quotation marks";
        cell = part.substr(0, kMaxRow);
    }
    if (isNeutralised(cell)) cell.erase(0, 1);
    return cell;
}

std::string CsvReader::readQuoted(std::string& problem) {
    std::string cell;
    const std::size_t opened = m_at;
    const std::int64_t line = m_line;
    while (true) {
        const std::size_t from = ++m_at;
        passTo("\"");
        if (m_at >= m_text.size()) {
            problem = "a quotation mark that is not closed";
            m_at = opened;
            m_line = line;
            passTo("\r\n");
            return {};
        }
        const std::string_view part = m_text.substr(from, m_at - from);
        m_line += std::count(part.begin(), part.end(), '\n');
        if (cell.size() + part.size() <= kMaxRow)
            cell += part;
        else
            problem = "a row of more than 8 MiB";
        if (m_text.substr(++m_at, 1) != "\"") break;
        if (cell.size() < kMaxRow) cell += '"';
    }
    if (atLineEnd() || m_text[m_at] == m_ends[0]) return cell;
    if (problem.empty()) problem = "text behind a closed quotation mark";
    passTo(m_ends);
    return cell;
}

void CsvReader::passTo(std::string_view ends) { m_at = std::min(m_text.find_first_of(ends, m_at), m_text.size()); }

void CsvReader::passLineEnd() {
    if (m_at >= m_text.size()) return;
    if (m_text[m_at] == '\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == '\n') ++m_at;
    ++m_at;
    ++m_line;
}

} // namespace chronoscope
