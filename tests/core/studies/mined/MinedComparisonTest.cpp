// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/MinedComparison.h"

#include <gtest/gtest.h>

namespace chronoscope::mined {
namespace {
using Kind = ReplyScore::Kind;

/// Signs of the four replies: '1' right, '0' wrong, 'm' missing, '-' unasked.
ScoredUnit asked(std::int64_t item, Task task, const char* signs, bool withContext = false) {
    ScoredUnit unit;
    unit.item = item;
    unit.task = task;
    unit.type = "company";
    unit.withContext = withContext;
    for (std::size_t i = 0; i < kConfigurations; ++i) {
        unit.replies[i].kind = signs[i] == '-' ? Kind::Unasked : signs[i] == 'm' ? Kind::Missing : Kind::Scored;
        unit.replies[i].cem = signs[i] == '1';
    }
    return unit;
}

RunScores runOf(const std::string& name, std::vector<ScoredUnit> units) {
    return {name, "model of " + name, std::move(units), {}, 0};
}

TEST(MinedComparison, PairsAreTheQuestionsThatBothAsked) {
    const RunScores first = runOf("a", {asked(1, Task::TA, "1111"), asked(2, Task::TA, "1100"),
                                        asked(3, Task::TA, "11m1"), asked(4, Task::TA, "1111")});
    const RunScores second = runOf("b", {asked(3, Task::TA, "1111"), asked(2, Task::TA, "0001"),
                                         asked(1, Task::TA, "0000"), asked(9, Task::TA, "0000")});
    const auto pairs = pairsOf(first, second, EmptyRule::Zero);
    ASSERT_EQ(pairs.size(), 3U);
    EXPECT_EQ(pairs[0].item, 1);
    EXPECT_DOUBLE_EQ(pairs[0].difference(), 100);
    EXPECT_EQ(pairs[1].item, 2);
    EXPECT_DOUBLE_EQ(pairs[1].first, 50);
    EXPECT_DOUBLE_EQ(pairs[1].second, 25);
    EXPECT_TRUE(pairs[2].isMissing) << "one lacks a reply";
}

TEST(MinedComparison, OnlyWhatBothWereAskedIsCompared) {
    const RunScores first = runOf("a", {asked(1, Task::TA, "10--"), asked(2, Task::TA, "1---")});
    const RunScores second = runOf("b", {asked(1, Task::TA, "1111"), asked(2, Task::TA, "-111")});
    const auto pairs = pairsOf(first, second, EmptyRule::Zero);
    ASSERT_EQ(pairs.size(), 1U) << "of the second they share nothing";
    EXPECT_DOUBLE_EQ(pairs[0].first, 50);
    EXPECT_DOUBLE_EQ(pairs[0].second, 100);
    EXPECT_FALSE(pairs[0].isMissing);
}

TEST(MinedComparison, ContextTasksCountWithTheirContext) {
    const RunScores first = runOf("a", {asked(1, Task::FMC, "1111", true), asked(1, Task::FMC, "0000")});
    const RunScores second = runOf("b", {asked(1, Task::FMC, "0000", true), asked(1, Task::FMC, "1111")});
    const auto pairs = pairsOf(first, second, EmptyRule::Zero);
    ASSERT_EQ(pairs.size(), 1U);
    EXPECT_DOUBLE_EQ(pairs[0].difference(), 100);
}

TEST(MinedComparison, TheTableHasEachTaskItsTypesAndTheMeanOfTasks) {
    const RunScores first =
        runOf("a", {asked(1, Task::TA, "1111"), asked(2, Task::TA, "0000"), asked(3, Task::TA, "1100"),
                    asked(4, Task::CA, "1111"), asked(5, Task::TA, "1m11")});
    RunScores second = runOf("b", {asked(1, Task::TA, "0000"), asked(2, Task::TA, "0000"), asked(3, Task::TA, "1111"),
                                   asked(4, Task::CA, "0000"), asked(5, Task::TA, "1111")});
    const RunScores third = runOf("c", {asked(7, Task::TA, "1111")});
    const analysis::Table table = comparisonTable({first, second, third}, EmptyRule::Zero);
    ASSERT_EQ(table.rows.size(), 5U) << "with the third there is no pair";
    // Differences 100, 0, −50: mean 16.6667, s² = (12500 − 3 · 277.78) / 2, ± 4.30265 · √(5833.33 / 3), cut.
    const std::vector<std::string> all{"a",       "b",         "TA",       "all", "3", "50.0000", "33.3333",
                                       "16.6667", "-100.0000", "100.0000", "1",   "1", "1"};
    EXPECT_EQ(table.rows[0], all);
    auto company = all;
    company[3] = "company";
    EXPECT_EQ(table.rows[1], company);
    EXPECT_EQ(table.rows[2][2], "CA");
    EXPECT_EQ(table.rows[2][8], "") << "one pair tells nothing of how they vary";
    EXPECT_EQ(table.rows[4][2], "average");
    EXPECT_EQ(table.rows[4][4], "4");
    EXPECT_EQ(table.rows[4][7], "58.3333") << "each task counts the same";
    EXPECT_EQ(table.rows[4][8], "") << "a task has no interval";
}
} // namespace
} // namespace chronoscope::mined
