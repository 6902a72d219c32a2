// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/TableText.h"

#include "core/base/Text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <string_view>

namespace chronoscope::analysis {

namespace {
/// "-0043", "-0043-03", "-0043-03-15".
bool isEarlyDate(std::string_view text) {
    const auto digits = [&](std::size_t from) {
        const std::size_t end = text.find_first_not_of("0123456789", from);
        return std::min(end, text.size()) - from;
    };
    if (!text.starts_with('-')) return false;
    constexpr std::size_t kYear = 4, kPart = 2; // digits
    std::size_t at = 1 + digits(1);
    if (at < 1 + kYear) return false;
    for (int part = 0; part < 2 && at < text.size(); ++part) {
        if (text[at] != '-' || digits(at + 1) != kPart) return false;
        at += 1 + kPart;
    }
    return at == text.size();
}

/// `text` with an apostrophe in front if a spreadsheet would run it as a formula. A date before our era is none.
std::string unformula(const std::string& text) {
    const bool formula = !text.empty() && std::string_view("=+-@\t\r\n").find(text[0]) != std::string_view::npos;
    return formula && !isEarlyDate(text) ? "'" + text : text;
}

std::string csvField(const std::string& text) { return '"' + text::replaceAll(text, "\"", "\"\"") + '"'; }

std::string csvCell(const std::string& text, bool numeric) {
    const std::string safe = numeric ? text : unformula(text);
    return safe.find_first_of(",\"\n\r") == std::string::npos ? safe : csvField(safe);
}

std::string plainCell(const std::string& text) { // for formats in which a cell is one line
    return text::replaceAll(text::replaceAll(text::replaceAll(text, "\n", " "), "\r", " "), "\t", " ");
}

std::string tsvCell(const std::string& text, bool numeric) {
    const std::string safe = plainCell(numeric ? text : unformula(text));
    return safe.starts_with('"') ? csvField(safe) : safe; // what is pasted is read as a csv cell from a quote on
}

/// Shows as the text it is: no emphasis, link, code or tag of its own.
std::string markdownCell(const std::string& text) {
    const auto isWord = [&](std::size_t at) {
        return at < text.size() && (std::isalnum(static_cast<unsigned char>(text[at])) != 0 ||
                                    static_cast<unsigned char>(text[at]) >= 0x80);
    };
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool insideWord =
            c == '_' && i > 0 && isWord(i - 1) && isWord(i + 1); // is no mark-up, and stays readable
        if (c == '&')
            out += "&amp;";
        else if (c == '<')
            out += "&lt;";
        else if (std::string_view("\\`*_[]>|~").find(c) != std::string_view::npos && !insideWord)
            (out += '\\') += c;
        else
            out += c;
    }
    return out;
}

std::string latexCell(const std::string& text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&':
        case '%':
        case '$':
        case '#':
        case '_':
        case '{':
        case '}': (out += '\\') += c; break;
        case '~': out += "\\textasciitilde{}"; break;
        case '^': out += "\\textasciicircum{}"; break;
        case '\\': out += "\\textbackslash{}"; break;
        case '<': out += "\\textless{}"; break; // in LaTeX's first encoding these three are other signs
        case '>': out += "\\textgreater{}"; break;
        case '|': out += "\\textbar{}"; break;
        case '[':
        case '*': // behind the line end before it, the beginning of an option
            out += out.empty() ? std::string{'{', c, '}'} : std::string(1, c);
            break;
        default: out += c;
        }
    }
    return out;
}

template <typename Cell>
std::string lines(const Table& table, std::string_view separator, std::string_view head, std::string_view tail,
                  Cell cell) {
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
            else if (auto value = nlohmann::ordered_json::parse(row[i], nullptr, false);
                     value.is_number() || value.is_boolean())
                object[table.columns[i]] = std::move(value);
            else
                object[table.columns[i]] = row[i]; // "nan", which JSON has no number for
        }
        list.push_back(std::move(object));
    }
    return list.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

std::string toMarkdown(const Table& table) {
    std::string out =
        lines(table, " | ", "| ", " |\n", [](const std::string& text, bool) { return markdownCell(plainCell(text)); });
    std::string rule = "|";
    for (const bool numeric : table.numeric)
        rule += numeric ? "---:|" : "---|";
    return out.insert(out.find('\n') + 1, rule + "\n");
}

std::string toLatex(const Table& table) {
    std::string columns;
    for (const bool numeric : table.numeric)
        columns += numeric ? 'r' : 'l';
    std::string body =
        lines(table, " & ", "", " \\\\\n", [](const std::string& text, bool) { return latexCell(plainCell(text)); });
    body.insert(body.find('\n') + 1, "\\hline\n");
    return "\\begin{tabular}{" + columns + "}\n\\hline\n" + body + "\\hline\n\\end{tabular}\n";
}
} // namespace

void Table::addColumn(std::string key, bool isNumeric) {
    columns.push_back(std::move(key));
    numeric.push_back(isNumeric);
}

std::string lineText(const std::vector<std::string>& cells, const std::vector<bool>& numeric, char separator) {
    std::string out;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0) out += separator;
        out += separator == '\t' ? tsvCell(cells[i], numeric[i]) : csvCell(cells[i], numeric[i]);
    }
    return out + '\n';
}

std::string toText(const Table& table, TableFormat format) {
    switch (format) {
    case TableFormat::Csv: return lines(table, ",", "", "\n", csvCell);
    case TableFormat::Tsv: return lines(table, "\t", "", "\n", tsvCell);
    case TableFormat::Json: return toJson(table);
    case TableFormat::Markdown: return toMarkdown(table);
    case TableFormat::Latex: return toLatex(table);
    }
    return {};
}

std::string number(double value, int decimals) {
    std::string text = fmt::format("{:.{}f}", value, decimals);
    if (text.starts_with('-') && text.find_first_not_of("-0.") == std::string::npos) text.erase(0, 1); // no "-0.00"
    return text;
}

std::string chance(double p) { return p == 0 ? "<1e-300" : fmt::format("{:.6g}", p); }

} // namespace chronoscope::analysis
