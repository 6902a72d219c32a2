// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/Console.h"

#include "core/base/Text.h"
#include "core/base/Visible.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include <unistd.h>

namespace chronoscope::app {

namespace {
void put(const std::string& text, std::FILE* stream) { std::fwrite(text.data(), 1, text.size(), stream); }
} // namespace

void printOut(const std::string& text) {
    put(isatty(STDOUT_FILENO) != 0 ? text::visible(text, text::LineBreaks::Keep) : text, stdout);
}

void printNote(const std::string& text) { put(text::visible(text) + "\n", stderr); }

void printLines(const std::string& text) { put(text::visible(text, text::LineBreaks::Keep), stderr); }

int printError(const Error& error) {
    printNote("chronoscope: " + error.text());
    switch (error.code) {
    case ErrorCode::InvalidArgument: return kWrongUsage;
    case ErrorCode::Backend:
    case ErrorCode::Unsupported: return kBackendFailed;
    case ErrorCode::Cancelled: return kInterrupted;
    default: return kBadInput;
    }
}

namespace {
void printColumns(const analysis::Table& table) {
    const auto width = [](const std::string& text) { return text::lower(text).size(); };
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        widths.push_back(width(table.columns[i]));
        for (const auto& row : table.rows)
            widths[i] = std::max(widths[i], width(row[i]));
    }
    const auto line = [&](const std::vector<std::string>& row) {
        std::string out;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string gap(widths[i] - width(row[i]), ' ');
            out += table.numeric[i] ? gap + row[i] : row[i] + gap;
            out += "  ";
        }
        out.erase(out.find_last_not_of(' ') + 1);
        return out + "\n";
    };
    std::string out = line(table.columns);
    for (const auto& row : table.rows)
        out += line(row);
    printOut(out);
}
} // namespace

void printTable(const analysis::Table& table, bool json) {
    if (json) {
        printOut(analysis::toText(table, analysis::TableFormat::Json));
        return;
    }
    analysis::Table shown = table;
    for (auto& row : shown.rows)
        for (std::string& cell : row)
            cell = text::visible(cell);
    printColumns(shown);
}

ProgressLine::ProgressLine() : m_terminal(isatty(STDERR_FILENO) != 0) {}

ProgressLine::~ProgressLine() {
    if (m_open) put("\n", stderr);
}

void ProgressLine::show(const run::RunProgress& progress) {
    const std::int64_t done = progress.counts.done();
    const std::int64_t tenth = progress.total > 0 ? 10 * done / progress.total : 10;
    const std::string& trouble = progress.backend.trouble;
    if (!m_terminal && tenth == m_lastTenth && trouble.empty() == m_lastTrouble.empty()) return;
    m_lastTenth = tenth;
    m_lastTrouble = trouble;
    const std::string left = progress.secondsLeft >= 0 ? fmt::format(" · ETA {:.0f} s", progress.secondsLeft) : "";
    std::string text = fmt::format("{} / {} · {:.0f}/s{} · {} errors", done, progress.total, progress.repliesPerSecond,
                                   left, progress.counts.errorCount());
    if (progress.backend.retries > 0) text += fmt::format(" · {} retries", progress.backend.retries);
    if (progress.counts.cached > 0) text += fmt::format(" · {} from the cache", progress.counts.cached);
    if (progress.cost && *progress.cost > 0) text += " · $" + backend::dollarsText(*progress.cost);
    if (!trouble.empty()) text += " · waiting: " + trouble;
    text = text::visible(text);
    put(m_terminal ? "\r\033[K" + text : text + "\n", stderr);
    m_open = m_terminal;
}

} // namespace chronoscope::app
