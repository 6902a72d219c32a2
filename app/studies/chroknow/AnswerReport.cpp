// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/chroknow/AnswerReport.h"

#include "app/cli/Console.h"
#include "core/results/AnswerReader.h"

#include <array>
#include <memory>
#include <numeric>
#include <vector>

namespace chronoscope::app {

using results::RowsWanted;

namespace {
constexpr std::size_t kReadAtOnce = 256; // rows
constexpr std::array kWanted{RowsWanted::All, RowsWanted::Differ, RowsWanted::AllWrong, RowsWanted::AnyWrong};
} // namespace

void addAnswerOptions(CLI::App& command, AnswersAsked& asked) {
    std::vector<std::string> names;
    for (const RowsWanted wanted : kWanted)
        names.emplace_back(name(wanted));
    command
        .add_option("--rows", asked.rows,
                    "answers: all element-years (default), those where runs differ in their category, where every run "
                    "that has one is incorrect, or any is")
        ->check(CLI::IsMember(names));
    command.add_option("--search", asked.search,
                       "answers: only element-years of which a reply of any run holds this text, whatever the case");
}

Result<analysis::Table> answerReport(ReportRuns& runs, const results::ResultFilter& filter, const AnswersAsked& asked,
                                     const std::stop_token& stop) {
    const auto set = runs.together();
    if (!set) return set.error();
    results::AnswerQuestion question;
    for (const RowsWanted wanted : kWanted)
        if (asked.rows == name(wanted)) question.wanted = wanted;
    if (!asked.search.empty()) {
        std::vector<std::size_t> all((*set)->runs.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        auto saying = results::cellsSaying(runs.database(), **set, all, asked.search, stop);
        if (!saying) return saying.error();
        question.saying = std::make_shared<const results::CellsSaying>(std::move(saying).value());
    }
    analysis::Table table = results::answerTableHead();
    results::AnswerReader reader(*set);
    for (const prompt::Template form : results::answerForms(**set, filter)) {
        question.form = form;
        const results::AnswerRows rows = results::answerRows(**set, filter, question);
        for (std::size_t first = 0; first < rows.rows.size(); first += kReadAtOnce) {
            const auto lines = reader.read(runs.database(), rows, first, kReadAtOnce, stop);
            if (!lines) return lines.error();
            results::addAnswerCells(**set, rows, *lines, table);
        }
    }
    return table;
}

} // namespace chronoscope::app
