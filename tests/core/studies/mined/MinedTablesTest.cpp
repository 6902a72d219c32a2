// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/MinedTables.h"

#include "core/studies/mined/CountedAnswers.h"
#include "core/studies/mined/MinedNarrowing.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::mined;
using Kind = ReplyScore::Kind;
using Rows = std::vector<std::vector<std::string>>;

namespace {
/// Signs of the four replies: '1' right, '0' wrong, 'e' empty, 'm' missing, '-' unasked.
ScoredUnit unit(Task task, const char* type, const char* signs, std::int64_t item = 0, bool withContext = false) {
    ScoredUnit made;
    made.item = item;
    made.task = task;
    made.type = type;
    made.withContext = withContext;
    made.context.fill(ContextLabel::Irrelevant);
    made.latest.fill(LatestLabel::Irrelevant);
    for (std::size_t i = 0; i < kConfigurations; ++i) {
        ReplyScore& reply = made.replies[i];
        reply.kind = signs[i] == '-'   ? Kind::Unasked
                     : signs[i] == 'm' ? Kind::Missing
                     : signs[i] == 'e' ? Kind::Empty
                                       : Kind::Scored;
        reply.cem = signs[i] == '1';
        reply.f1 = reply.cem ? 1 : reply.kind == Kind::Scored ? 0.5 : 0;
        if (reply.cem) made.context[i] = ContextLabel::Correct;
    }
    return made;
}

RunScores run(std::vector<ScoredUnit> units) { return {"r", "m", std::move(units), {}, 0}; }

/// The rows without the interval, which is tested elsewhere.
Rows shown(const analysis::Table& table) {
    Rows rows;
    for (auto row : table.rows) {
        EXPECT_EQ(row.size(), table.columns.size());
        if (table.columns.back() == "ci_high") row.resize(row.size() - 2);
        rows.push_back(std::move(row));
    }
    return rows;
}

TEST(MinedTables, ScoresStandByTaskTypeDimensionAndAverage) {
    const auto table =
        scoreTable({run({unit(Task::TA, "country", "1111"), unit(Task::TA, "sport", "1100"),
                         unit(Task::TA, "sport", "11m1"), unit(Task::RK, "country", "0e00"),
                         unit(Task::FMC, "country", "1111", 7, true), unit(Task::FMC, "country", "0000", 7, false)})},
                   EmptyRule::Zero);
    const std::vector<std::string> columns{"run",     "model", "dimension", "task",  "type",   "items",
                                           "missing", "cem",   "f1",        "judge", "ci_low", "ci_high"};
    EXPECT_EQ(table.columns, columns);
    const Rows rows{{"r", "m", "cognition", "TA", "all", "3", "1", "75.0000", "87.5000", ""},
                    {"r", "m", "cognition", "TA", "country", "1", "0", "100.0000", "100.0000", ""},
                    {"r", "m", "cognition", "TA", "sport", "2", "1", "50.0000", "75.0000", ""},
                    {"r", "m", "awareness", "FMC", "all", "1", "0", "100.0000", "100.0000", ""},
                    {"r", "m", "awareness", "FMC", "country", "1", "0", "100.0000", "100.0000", ""},
                    {"r", "m", "reasoning", "RK", "all", "1", "0", "0.0000", "37.5000", ""},
                    {"r", "m", "reasoning", "RK", "country", "1", "0", "0.0000", "37.5000", ""},
                    {"r", "m", "cognition", "average", "all", "3", "1", "75.0000", "87.5000", ""},
                    {"r", "m", "awareness", "average", "all", "1", "0", "100.0000", "100.0000", ""},
                    {"r", "m", "reasoning", "average", "all", "1", "0", "0.0000", "37.5000", ""},
                    {"r", "m", "all", "average", "all", "5", "1", "58.3333", "75.0000", ""}};
    EXPECT_EQ(shown(table), rows);
}

TEST(MinedTables, ATaskWithoutAScoreHasNoNumberAndNorHasTheAverage) {
    const auto table = scoreTable({run({unit(Task::TA, "x", "mmmm"), unit(Task::RK, "x", "1111")})}, EmptyRule::Zero);
    EXPECT_EQ(table.rows.front(),
              (std::vector<std::string>{"r", "m", "cognition", "TA", "all", "1", "1", "", "", "", "", ""}));
    EXPECT_EQ(table.rows.back(),
              (std::vector<std::string>{"r", "m", "all", "average", "all", "2", "1", "", "", "", "", ""}));
    EXPECT_TRUE(scoreTable({run({})}, EmptyRule::Zero).rows.empty());
}

TEST(MinedTables, EmptyRepliesCountOrAreSkipped) {
    const std::vector<RunScores> runs{run({unit(Task::TA, "x", "1e1e")})};
    EXPECT_EQ(scoreTable(runs, EmptyRule::Zero).rows[0][7], "50.0000");
    EXPECT_EQ(scoreTable(runs, EmptyRule::Skip).rows[0][7], "100.0000");
    EXPECT_EQ(shown(agreementTable(runs, EmptyRule::Zero)), (Rows{{"r", "m", "q-i", "1", "100.0000", "100.0000", ""},
                                                                  {"r", "m", "q-gi", "1", "0.0000", "0.0000", ""},
                                                                  {"r", "m", "g-i", "1", "100.0000", "100.0000", ""},
                                                                  {"r", "m", "g-gi", "1", "0.0000", "0.0000", ""}}));
    EXPECT_EQ(agreementTable(runs, EmptyRule::Skip).rows[1],
              (std::vector<std::string>{"r", "m", "q-gi", "0", "", "", ""}));
}

TEST(MinedTables, AJudgeIsShownWhereThereWasOne) {
    std::vector<RunScores> runs{run({unit(Task::TA, "x", "1e--")})};
    runs[0].units[0].replies[0].judge = 0.8;
    EXPECT_EQ(scoreTable(runs, EmptyRule::Zero).rows[0][9], "");
    runs[0].judge.emplace();
    EXPECT_EQ(scoreTable(runs, EmptyRule::Zero).rows[0][9], "40.0000");
    EXPECT_EQ(agreementTable(runs, EmptyRule::Zero).rows[0][6], "80.0000");
}

TEST(MinedTables, AgreementIsOfTheConfigurationsThatWereAsked) {
    ScoredUnit judged = unit(Task::TA, "x", "1-0-");
    judged.replies[0].judge = 0.9;
    const auto table = agreementTable(
        {run({judged, unit(Task::RK, "x", "0-m-"), unit(Task::FMC, "x", "1-1-", 3, false)})}, EmptyRule::Zero);
    EXPECT_EQ(shown(table), (Rows{{"r", "m", "q-i", "2", "50.0000", "75.0000", ""},
                                  {"r", "m", "g-i", "1", "0.0000", "50.0000", ""}}));
}

TEST(MinedTables, AgreementByTaskEndsInTheMeanOverTasks) {
    const auto table = agreementByTask({run({unit(Task::TA, "x", "1---"), unit(Task::TA, "x", "1---"),
                                             unit(Task::TA, "x", "0---"), unit(Task::RK, "x", "0---")})},
                                       EmptyRule::Zero);
    EXPECT_EQ(table.columns[3], "task");
    EXPECT_EQ(shown(table), (Rows{{"r", "m", "q-i", "TA", "3", "66.6667", "83.3333", ""},
                                  {"r", "m", "q-i", "RK", "1", "0.0000", "50.0000", ""},
                                  {"r", "m", "q-i", "average", "4", "33.3333", "66.6667", ""}}))
        << "over items it would be 50";
    EXPECT_EQ(agreementByTask({run({unit(Task::TA, "x", "1---"), unit(Task::RK, "x", "m---")})}, EmptyRule::Zero)
                  .rows.back()[5],
              "")
        << "a task without a reply has no mean";
}

TEST(MinedTables, LatestIsCountedByItemsThatAreWhole) {
    std::vector<ScoredUnit> units{unit(Task::TA, "a", "0000"), unit(Task::TA, "a", "0000"), unit(Task::TA, "b", "0000"),
                                  unit(Task::TA, "b", "000m"), unit(Task::RK, "c", "0000")};
    units[0].latest[1] = LatestLabel::Latest;
    units[0].latest[2] = units[1].latest[3] = LatestLabel::Outdated;
    EXPECT_EQ(shown(latestTable({run(units)})), (Rows{{"r", "m", "all", "3", "33.3333", "33.3333", "33.3333"},
                                                      {"r", "m", "a", "2", "50.0000", "50.0000", "0.0000"},
                                                      {"r", "m", "b", "1", "0.0000", "0.0000", "100.0000"}}));
    EXPECT_TRUE(latestTable({run({unit(Task::RK, "c", "0000")})}).rows.empty());
    MinedFilter only;
    only.configurations = {Configuration::GI};
    EXPECT_EQ(shown(latestTable({narrowed(run(units), only)})).front(),
              (std::vector<std::string>{"r", "m", "all", "4", "0.0000", "25.0000", "75.0000"}))
        << "of that way of asking alone";
}

TEST(MinedTables, ContextsAreComparedOverTheSameItems) {
    ScoredUnit with = unit(Task::FMC, "x", "1000", 1, true);
    with.context[1] = ContextLabel::Context;
    with.context[2] = ContextLabel::Other;
    const auto without = unit(Task::FMC, "x", "1100", 1, false);
    const std::vector<ScoredUnit> unpaired{unit(Task::FMC, "x", "1111", 2, true),
                                           unit(Task::FMC, "x", "111m", 2, false),
                                           unit(Task::PMC, "x", "1111", 3, true)};
    std::vector<ScoredUnit> all{with, without};
    all.insert(all.end(), unpaired.begin(), unpaired.end());
    EXPECT_EQ(shown(contextTable({run(all)})),
              (Rows{{"r", "m", "FMC", "4", "25.0000", "25.0000", "25.0000", "25.0000", "0.0000", "0.0000", "50.0000",
                     "50.0000"},
                    {"r", "m", "PMC", "4", "0.0000", "0.0000", "0.0000", "100.0000", "", "", "", ""}}));
}

TEST(MinedTables, WhatATableOfContextsCountsIsListed) {
    ScoredUnit with = unit(Task::FMC, "x", "10e-", 1, true);
    with.context[1] = ContextLabel::Context;
    const auto without = unit(Task::FMC, "x", "110-", 1, false);
    const auto lacking = unit(Task::FMC, "x", "11m-", 2, true);
    const RunScores all = run({with, without, lacking});
    const auto outputs = contextOutputs(all, Task::FMC);
    ASSERT_EQ(outputs.size(), 6U) << "of the whole item alone, and of no way that is not asked";
    EXPECT_EQ(outputs[1].unit, 0U);
    EXPECT_EQ(outputs[1].label, ContextLabel::Context);
    EXPECT_EQ(outputs[2].label, ContextLabel::Irrelevant) << "an empty one";
    const auto kinds = contextKinds(run({without}));
    ASSERT_EQ(kinds.size(), 2U);
    EXPECT_EQ(kinds[0].outputs, 3) << "also where the other side is not taken";
    EXPECT_EQ(kinds[0].kinds[static_cast<std::size_t>(ContextLabel::Correct)], 2);
    EXPECT_EQ(kinds[1].outputs, 0);
    EXPECT_FALSE(countsAs(with, Configuration::GGI, EmptyRule::Zero));
    EXPECT_TRUE(countsAs(with, Configuration::GI, EmptyRule::Zero));
    EXPECT_FALSE(countsAs(with, Configuration::GI, EmptyRule::Skip));
    EXPECT_FALSE(countsAs(without, Configuration::QI, EmptyRule::Zero)) << "a comparison";
}
} // namespace
