// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/TableText.h"

#include "core/base/Text.h"

#include <nlohmann/json.hpp>

#include <cstdlib>

namespace chronoscope::analysis {

namespace {
std::string csvCell(const std::string& text, bool numeric) {
    const bool formula = !numeric && !text.empty() && std::string_view("=+-@\t\r").find(text[0]) != std::string_view::npos;
    const std::string safe = formula ? "'" + text : text;
    if (safe.find_first_of(",\"\n\r") == std::string::npos) return safe;
    return '"' + text::replaceAll(safe, "\"", "\"\"") + '"';
}

std::string latexCell(const std::string& text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&': case '%': case '$': case '#': case '_': case '{': case '}': (out += '\\') += c; break;
        case '~': out += "\\textasciitilde{}"; break;
        case '^': out += "\\textasciicircum{}"; break;
        case '\\': out += "\\textbackslash{}"; break;
        default: out += c;
        }
    }
    return out;
}

std::string plainCell(const std::string& text) { // for formats in which a cell is one line
    return text::replaceAll(text::replaceAll(text::replaceAll(text, "\n", " "), "\r", " "), "\t", " ");
}

template <typename Cell>
std::string lines(const Table& table, std::string_view separator, std::string_view head, std::string_view tail, Cell cell) {
    std::string out;
    const auto write = [&](const std::vector<std::string>& row, bool isHead) {
        out += head;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) out += separator;
            out += cell(row[i], !isHead && table.numeric[i]);
        }
        out += tail;
    };
    write(table.columns, true);
    for (const auto& row : table.rows)
        write(row, false);
    return out;
}

std::string toJson(const Table& table) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const auto& row : table.rows) {
        nlohmann::ordered_json object;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (!table.numeric[i])
                object[table.columns[i]] = row[i];
            else if (row[i].empty())
                object[table.columns[i]] = nullptr;
            else if (auto value = nlohmann::ordered_json::parse(row[i], nullptr, false); value.is_number())
                object[table.columns[i]] = std::move(value);
            else
                object[table.columns[i]] = row[i]; // "nan", which JSON has no number for
        }
        list.push_back(std::move(object));
    }
    return list.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

std::string toMarkdown(const Table& table) {
    std::string out = lines(table, " | ", "| ", " |\n", [](const std::string& text, bool) {
        return text::replaceAll(plainCell(text), "|", "\\|");
    });
    std::string rule = "|";
    for (const bool numeric : table.numeric)
        rule += numeric ? "---:|" : "---|";
    return out.insert(out.find('\n') + 1, rule + "\n");
}

std::string toLatex(const Table& table) {
    std::string columns;
    for (const bool numeric : table.numeric)
        columns += numeric ? 'r' : 'l';
    std::string body = lines(table, " & ", "", " \\\\\n",
                             [](const std::string& text, bool) { return latexCell(plainCell(text)); });
    body.insert(body.find('\n') + 1, "\\hline\n");
    return "\\begin{tabular}{" + columns + "}\n\\hline\n" + body + "\\hline\n\\end{tabular}\n";
}
} // namespace

void Table::addColumn(std::string key, bool isNumeric) {
    columns.push_back(std::move(key));
    numeric.push_back(isNumeric);
}

std::string toText(const Table& table, TableFormat format) {
    switch (format) {
    case TableFormat::Csv: return lines(table, ",", "", "\n", csvCell);
    case TableFormat::Tsv:
        return lines(table, "\t", "", "\n", [](const std::string& text, bool) { return plainCell(text); });
    case TableFormat::Json: return toJson(table);
    case TableFormat::Markdown: return toMarkdown(table);
    case TableFormat::Latex: return toLatex(table);
    }
    return {};
}

} // namespace chronoscope::analysis
