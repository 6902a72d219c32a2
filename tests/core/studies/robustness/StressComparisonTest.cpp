// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/StressComparison.h"
#include "core/studies/robustness/StressTables.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace chronoscope;
using namespace chronoscope::robustness;

namespace {
/// A unit of one correct date and `incorrect` others, of which it wins against some.
UnitScore unit(int incorrect, std::int64_t wins) {
    UnitScore score;
    score.correct = 1;
    score.incorrect = incorrect;
    score.wins = wins;
    return score;
}

/// A run of one relation at the precision of the year: row → unit.
StressResults runOf(const std::string& name, const std::vector<std::pair<std::int64_t, UnitScore>>& units) {
    StressResults run;
    run.run.name = name;
    run.relations = {"employer", "head of state"};
    for (const auto& [row, score] : units)
        run.facts.push_back({row, row % 2 == 0 ? 0 : 1, FactUnits{score, {}, {}}});
    return run;
}

const StressResults kFirst = runOf(
    "first",
    {{1, unit(4, 4)}, {2, unit(4, 4)}, {3, unit(4, 2)}, {4, unit(4, 1)}, {5, unit(4, 4)}, {6, {}}, {9, unit(4, 4)}});
const StressResults kSecond = runOf(
    "second",
    {{1, unit(4, 4)}, {2, unit(4, 1)}, {3, unit(4, 4)}, {4, unit(4, 0)}, {5, unit(3, 3)}, {6, {}}, {8, unit(4, 0)}});

TEST(StressComparison, PairsFactsThatBothHaveAtTheSameDates) {
    const RunComparison both = compareRuns(kFirst, kSecond, {}, Level::ByYear);
    EXPECT_EQ(both.pairs, 4); // 1 to 4
    EXPECT_EQ(both.otherDates, 1);
    EXPECT_EQ(both.undefined, 1);
    EXPECT_DOUBLE_EQ(both.firstWinRate, (1 + 1 + 0.5 + 0.25) / 4);
    EXPECT_DOUBLE_EQ(both.secondWinRate, (1 + 0.25 + 1 + 0) / 4);
    EXPECT_EQ(both.robustInFirst, 2);
    EXPECT_EQ(both.robustInSecond, 2);
    EXPECT_EQ(both.robust.onlyFirst, 1);
    EXPECT_EQ(both.robust.onlySecond, 1);
    // Differences 0, 0.75, -0.5, 0.25: mean 0.125, s² = 0.890625 - 4 · 0.125² over 3; t(3) = 3.18245.
    const double half = 3.182446305 * std::sqrt((0.875 - 4 * 0.125 * 0.125) / 3 / 4);
    ASSERT_TRUE(both.winRateInterval);
    EXPECT_NEAR(both.winRateInterval->low, 0.125 - half, 1e-6);
    EXPECT_NEAR(both.winRateInterval->high, 0.125 + half, 1e-6);
}

TEST(StressComparison, IsTheOppositeTheOtherWayRound) {
    const RunComparison there = compareRuns(kFirst, kSecond, {}, Level::ByYear);
    const RunComparison back = compareRuns(kSecond, kFirst, {}, Level::ByYear);
    EXPECT_DOUBLE_EQ(there.winRateDifference(), -back.winRateDifference());
    EXPECT_DOUBLE_EQ(there.winRateInterval->low, -back.winRateInterval->high);
    EXPECT_EQ(there.robust.onlyFirst, back.robust.onlySecond);
}

TEST(StressComparison, SaysNoIntervalWhereNothingTellsHowPairsVary) {
    EXPECT_FALSE(compareRuns(kFirst, kFirst, {}, Level::ByYear).winRateInterval); // no difference at all
    const StressResults one = runOf("one", {{1, unit(4, 1)}});
    EXPECT_FALSE(compareRuns(kFirst, one, {}, Level::ByYear).winRateInterval);
    EXPECT_EQ(compareRuns(kFirst, kSecond, {}, Level::Global).pairs, 0); // months and days were not asked
    EXPECT_EQ(compareRuns(kFirst, runOf("none", {}), {}, Level::ByYear).pairs, 0);
}

TEST(StressComparison, ListsWhatChangedFirst) {
    std::vector<std::int64_t> rows;
    for (const FactOfTwo& fact : pairsOf(kFirst, kSecond, {}, Level::ByYear))
        rows.push_back(fact.isChanged() ? fact.row : -fact.row);
    EXPECT_EQ(rows, (std::vector<std::int64_t>{2, 3, -4, -1}));
}

TEST(StressComparison, TheTableHoldsBothMeasuresOfEachPairOfRuns) {
    StressFilter filter;
    filter.relations = {"employer"};
    filter.levels = {Level::ByYear};
    const StressResults runs[]{kFirst, kSecond};
    const auto table = comparisonTable(runs, filter, {false, false});
    ASSERT_EQ(table.rows.size(), 2U);
    EXPECT_EQ(table.columns.size(), table.rows[0].size());
    EXPECT_EQ((std::vector<std::string>(table.rows[0].begin(), table.rows[0].begin() + 8)),
              (std::vector<std::string>{"first", "second", "win_rate", "year", "2", "62.50", "12.50", "50.00"}));
    EXPECT_EQ((std::vector<std::string>(table.rows[1].begin(), table.rows[1].begin() + 8)),
              (std::vector<std::string>{"first", "second", "robustness", "year", "2", "50.00", "0.00", "50.00"}));
    EXPECT_FALSE(table.rows[1][8].empty());
}

TEST(VarianceOrder, RunsThatSayThatTheyWereAskedWithExamplesAreTheFewShotOnes) {
    const auto named = [](const char* name, PromptForm prompt, const char* backend = "calibration:") {
        StressResults run = runOf(name, {});
        run.spec.prompt = prompt;
        run.run.backend = backend;
        return run;
    };
    const auto names = [](const VarianceOrder& order) {
        std::string text;
        for (const StressResults& run : order.runs)
            text += run.run.name + " ";
        return text;
    };
    const VarianceOrder order =
        orderForVariance({named("few", PromptForm::FewShot), named("s1", PromptForm::Plain),
                          named("s2", PromptForm::Plain), named("read", PromptForm::Plain, "imported:log-probs")});
    EXPECT_EQ(names(order), "s1 few read "); // how an imported one was asked nobody knows
    EXPECT_EQ(order.leftOut, std::vector<std::string>{"s2"});
    EXPECT_TRUE(order.isSwapped && order.isTold);
    const VarianceOrder behind =
        orderForVariance({named("few", PromptForm::FewShot), named("read", PromptForm::Plain, "imported:log-probs"),
                          named("s1", PromptForm::Plain)});
    EXPECT_EQ(names(behind), "s1 few read ");
    EXPECT_EQ(names(orderForVariance(
                  {named("few", PromptForm::FewShot), named("read", PromptForm::Plain, "imported:log-probs")})),
              "read few ");
    const VarianceOrder plain = orderForVariance({named("a", PromptForm::Plain), named("b", PromptForm::Plain)});
    EXPECT_EQ(names(plain), "a b ");
    EXPECT_FALSE(plain.isTold || plain.isSwapped);
}
} // namespace
