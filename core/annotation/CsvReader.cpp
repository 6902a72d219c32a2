// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/CsvReader.h"

#include <algorithm>
#include <utility>

namespace chronoscope::annotation {

namespace {
/// One apostrophe or more, then what begins a formula.
bool isNeutralised(std::string_view text) {
    const std::size_t after = text.find_first_not_of('\'');
    return after != 0 && after != std::string_view::npos &&
           std::string_view("=+-@\t\r\n").find(text[after]) != std::string_view::npos;
}
} // namespace

std::string csvText(const std::string& text) {
    return isNeutralised(text) ? "'" + text : text;
}

CsvReader::CsvReader(std::string_view text) : m_text(text) {
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
        if (!readCell(row)) return fail(row, from, row.problem);
        if (m_at - from > kMaxRow) return fail(row, from, "a row of more than 8 MiB");
        if (row.cells.size() > kMaxCells) return fail(row, from, "too many cells");
        if (atLineEnd()) break;
        ++m_at; // the comma
    }
    passLineEnd();
    return row;
}

bool CsvReader::readCell(CsvRow& row) {
    std::string cell;
    if (m_at < m_text.size() && m_text[m_at] == '"') {
        if (!readQuoted(row, cell)) return false;
    } else {
        const std::size_t end = std::min(m_text.find_first_of(",\r\n", m_at), m_text.size());
        cell = m_text.substr(m_at, end - m_at);
        m_at = end;
        if (cell.find('"') != std::string::npos) row.problem = "a quotation mark in a cell without quotation marks";
    }
    if (isNeutralised(cell)) cell.erase(0, 1);
    row.cells.push_back(std::move(cell));
    return row.problem.empty();
}

bool CsvReader::readQuoted(CsvRow& row, std::string& cell) {
    ++m_at;
    while (true) {
        const std::size_t quote = m_text.find('"', m_at);
        if (quote == std::string_view::npos || quote - m_at > kMaxRow) {
            row.problem = "a quotation mark that is not closed";
            return false;
        }
        const std::string_view part = m_text.substr(m_at, quote - m_at);
        cell += part;
        m_line += std::count(part.begin(), part.end(), '\n');
        m_at = quote + 1;
        if (m_at >= m_text.size() || m_text[m_at] != '"') break;
        cell += '"';
        ++m_at;
        if (cell.size() > kMaxRow) {
            row.problem = "a row of more than 8 MiB";
            return false;
        }
    }
    if (atLineEnd() || m_text[m_at] == ',') return true;
    row.problem = "text behind a closed quotation mark";
    return false;
}

CsvRow& CsvReader::fail(CsvRow& row, std::size_t from, std::string problem) {
    row.problem = std::move(problem);
    row.cells.clear();
    m_line = row.line;
    m_at = std::min(m_text.find_first_of("\r\n", from), m_text.size());
    passLineEnd();
    return row;
}

void CsvReader::passLineEnd() {
    if (m_at >= m_text.size()) return;
    if (m_text[m_at] == '\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == '\n') ++m_at;
    ++m_at;
    ++m_line;
}

} // namespace chronoscope::annotation
