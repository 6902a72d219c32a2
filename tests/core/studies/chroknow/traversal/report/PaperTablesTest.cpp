// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/report/PaperTables.h"
#include "core/base/Text.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::traversal;
using analysis::TableFormat;
using benchmark::Domain;
using benchmark::State;

namespace {
TraversalLine lineOf(Domain domain, State state, std::int64_t known, std::int64_t rescued, std::int64_t byPrevious) {
    TraversalLine line;
    line.domain = domain;
    line.state = state;
    line.measured = 200;
    line.known = known;
    line.partialKnown = 200 - known;
    line.rescued = rescued;
    line.rescuedByPrevious = byPrevious;
    return line;
}

/// General of both states, legal static.
TraversalReport report() {
    TraversalReport own;
    own.record.name = "my_run";
    own.record.model = "model";
    own.lines = {lineOf(Domain::General, State::Dynamic, 50, 20, 8), lineOf(Domain::General, State::Static, 100, 1, 0),
                 lineOf(Domain::Legal, State::Static, 10, 4, 2)};
    return own;
}

exchange::Published published() {
    return must(exchange::Published::parse(readFile(source("resources/published/chroknowledge.json"))));
}

const std::vector<std::string>& rowOf(const analysis::Table& table, const std::string& model) {
    const auto at =
        std::find_if(table.rows.begin(), table.rows.end(), [&](const auto& row) { return row[1] == model; });
    if (at == table.rows.end()) throw std::runtime_error("there is no row " + model);
    return *at;
}

TEST(PaperTables, HaveAColumnPerDomainSpanAndState) {
    EXPECT_EQ(paperTable(PaperTable::Six, {}).columns,
              (std::vector<std::string>{"run", "model", "general_total_dynamic", "general_total_static",
                                        "general_previous_dynamic", "general_previous_static",
                                        "biomedical_total_dynamic", "biomedical_total_static",
                                        "biomedical_previous_dynamic", "biomedical_previous_static"}));
    EXPECT_EQ(paperTable(PaperTable::Seven, {}).columns,
              (std::vector<std::string>{"run", "model", "legal_total_dynamic", "legal_total_static",
                                        "legal_previous_dynamic", "legal_previous_static"}));
}

TEST(PaperTables, ShowKnownAfterwardsAndTheGain) {
    EXPECT_EQ(paperTable(PaperTable::Six, {report()}).rows,
              (std::vector<std::vector<std::string>>{
                  {"my_run", "model", "35.0 (+10.0)", "50.5 (+0.5)", "29.0 (+4.0)", "50.0 (+0.0)", "", "", "", ""}}));
    EXPECT_EQ(paperTable(PaperTable::Seven, {report()}).rows,
              (std::vector<std::vector<std::string>>{{"my_run", "model", "", "7.0 (+2.0)", "", "6.0 (+1.0)"}}));
}

TEST(PaperTables, ACellIsEmptyWhileElementsAreOpen) {
    TraversalReport own = report();
    own.lines[0].open = 1;
    const auto row = paperTable(PaperTable::Six, {own}).rows.at(0);
    EXPECT_EQ(row[2], "");
    EXPECT_EQ(row[3], "50.5 (+0.5)");
}

TEST(PaperTables, ARunWithoutTheDomainsHasNoRow) {
    TraversalReport own = report();
    own.lines.pop_back();
    EXPECT_TRUE(paperTable(PaperTable::Seven, {own}).rows.empty());
}

TEST(PaperTables, PublishedRowsAreThePapers) {
    const auto figures = published();
    const auto six = paperTable(PaperTable::Six, {report()}, &figures);
    EXPECT_EQ(six.rows.size(), 1U + 14U);
    EXPECT_EQ(
        rowOf(six, "GPT-4o mini"),
        (std::vector<std::string>{"published", "GPT-4o mini", "28.7 (+7.7)", "33.2 (+4.7)", "26.6 (+5.7)",
                                  "31.7 (+3.3)", "51.9 (+23.0)", "51.6 (+27.8)", "41.8 (+12.8)", "36.7 (+13.0)"}));
    const auto seven = paperTable(PaperTable::Seven, {report()}, &figures);
    EXPECT_EQ(seven.rows.size(), 1U + 14U);
    EXPECT_EQ(rowOf(seven, "gemma-2-9b-it"), (std::vector<std::string>{"published", "gemma-2-9b-it", "2.9 (+0.6)",
                                                                       "44.6 (+2.6)", "2.6 (+0.3)", "43.9 (+1.9)"}));
}

TEST(PaperTables, LatexHasHeadsOverDomainsAndSpansAndARuleAboveThePublishedRows) {
    const auto figures = published();
    const auto lines = text::split(paperText(PaperTable::Six, {report()}, &figures, TableFormat::Latex), '\n');
    ASSERT_GT(lines.size(), 10U);
    EXPECT_EQ(lines[0], "\\begin{tabular}{llrrrrrrrr}");
    EXPECT_EQ(lines[1], "\\hline");
    EXPECT_EQ(lines[2], "&  & \\multicolumn{4}{c}{General} & \\multicolumn{4}{c}{Biomedical} \\\\");
    EXPECT_EQ(lines[3], "&  & \\multicolumn{2}{c}{Total span} & \\multicolumn{2}{c}{Previous span}"
                        " & \\multicolumn{2}{c}{Total span} & \\multicolumn{2}{c}{Previous span} \\\\");
    EXPECT_EQ(lines[4], "Run & Model & Dynamic & Static & Dynamic & Static & Dynamic & Static & Dynamic & Static \\\\");
    EXPECT_EQ(lines[5], "\\hline");
    EXPECT_EQ(lines[6], "my\\_run & model & 35.0 (+10.0) & 50.5 (+0.5) & 29.0 (+4.0) & 50.0 (+0.0) &  &  &  &  \\\\");
    EXPECT_EQ(lines[7], "\\hline");
    EXPECT_TRUE(lines[8].starts_with("published & GPT-4o mini & 28.7 (+7.7)")) << lines[8];
}

TEST(PaperTables, EveryLatexRowFillsAllColumns) {
    const auto figures = published();
    for (const auto which : {PaperTable::Six, PaperTable::Seven})
        for (const std::string& line : text::split(paperText(which, {report()}, &figures, TableFormat::Latex), '\n')) {
            if (!line.ends_with("\\\\")) continue;
            std::size_t columns = 1 + static_cast<std::size_t>(std::count(line.begin(), line.end(), '&'));
            for (std::size_t at = line.find("\\multicolumn{"); at != std::string::npos;
                 at = line.find("\\multicolumn{", at + 1))
                columns += static_cast<std::size_t>(line[at + 13] - '1');
            EXPECT_EQ(columns, which == PaperTable::Six ? 10U : 6U) << line;
        }
}

TEST(PaperTables, MarkdownSaysTheHeadsInWords) {
    const auto lines = text::split(paperText(PaperTable::Seven, {report()}, nullptr, TableFormat::Markdown), '\n');
    EXPECT_EQ(lines.at(0),
              "| Run | Model | Legal, total span, dynamic | Legal, total span, static | Legal, previous span, dynamic "
              "| Legal, previous span, static |");
    EXPECT_EQ(lines.at(2), "| my_run | model |  | 7.0 (+2.0) |  | 6.0 (+1.0) |");
}
} // namespace
