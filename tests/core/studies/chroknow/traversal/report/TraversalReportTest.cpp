// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/report/TraversalReport.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace chronoscope;
using namespace chronoscope::traversal;
using store::TargetRow;

namespace {
TargetRow target(Outcome total, Outcome previousOnly, std::optional<bool> changed = false) {
    TargetRow row;
    row.previousSteps = 2;
    row.nextSteps = 1;
    row.changed = changed;
    row.verdict.total = total;
    row.verdict.previousOnly = previousOnly;
    return row;
}

struct EndCase {
    const char* name;
    std::vector<TargetRow> targets;
    bool open, rescued, rescuedByPrevious, changed;
};

class ElementEndTest : public testing::TestWithParam<EndCase> {};

TEST_P(ElementEndTest, FollowsFromAllItsTargets) {
    const ElementOutcome end = outcomeOf(GetParam().targets);
    EXPECT_EQ(end.open, GetParam().open);
    EXPECT_EQ(end.rescued, GetParam().rescued);
    EXPECT_EQ(end.rescuedByPrevious, GetParam().rescuedByPrevious);
    EXPECT_EQ(end.changed, GetParam().changed);
}

INSTANTIATE_TEST_SUITE_P(
    Targets, ElementEndTest,
    testing::Values(
        EndCase{"AllCorrect", {target(Outcome::ChronoCorrect, Outcome::ChronoCorrect)}, false, true, true, false},
        EndCase{"OneStillWrong",
                {target(Outcome::ChronoCorrect, Outcome::ChronoCorrect),
                 target(Outcome::StillWrong, Outcome::ChronoCorrect)},
                false,
                false,
                true,
                false},
        EndCase{
            "NothingShownBefore", {target(Outcome::ChronoCorrect, Outcome::NotApplicable)}, false, true, false, false},
        EndCase{"NotApplicable",
                {target(Outcome::NotApplicable, Outcome::NotApplicable, std::nullopt)},
                false,
                false,
                false,
                false},
        EndCase{"AStepIsMissing",
                {target(Outcome::ChronoCorrect, Outcome::ChronoCorrect), target(Outcome::Open, Outcome::ChronoCorrect)},
                true,
                false,
                false,
                false},
        EndCase{"OneObjectChanged",
                {target(Outcome::ChronoCorrect, Outcome::ChronoCorrect, true),
                 target(Outcome::ChronoCorrect, Outcome::ChronoCorrect)},
                false,
                true,
                true,
                true},
        EndCase{"NoTargets", {}, false, false, false, false}),
    [](const testing::TestParamInfo<EndCase>& one) { return one.param.name; });

TraversalLine lineWith(std::int64_t measured, std::int64_t known, std::int64_t rescued, std::int64_t byPrevious) {
    TraversalLine line;
    line.measured = measured;
    line.known = known;
    line.partialKnown = measured - known;
    line.rescued = rescued;
    line.rescuedByPrevious = byPrevious;
    return line;
}

TEST(TraversalReport, SharesAreOfAllMeasuredElements) {
    const TraversalLine line = lineWith(200, 50, 20, 8);
    EXPECT_DOUBLE_EQ(knownBefore(line)->percent, 25);
    EXPECT_DOUBLE_EQ(knownAfter(line, false)->percent, 35);
    EXPECT_DOUBLE_EQ(knownAfter(line, true)->percent, 29);
    EXPECT_DOUBLE_EQ(knownIncrease(line, false)->percent, 10);
}

TEST(TraversalReport, GainsByObjectAddUpToTheGain) {
    TraversalLine line = lineWith(200, 50, 20, 8);
    line.rescuedChanged = 3;
    EXPECT_DOUBLE_EQ(increaseByObject(line, true)->percent + increaseByObject(line, false)->percent,
                     knownIncrease(line, false)->percent);
}

TEST(TraversalReport, WhatTheSampleLeftOutCountsAsTheDrawnOfItsCategory) {
    TraversalLine line = lineWith(20, 10, 5, 1); // half of the ten Partial Known became Known …
    line.undrawn = 80;
    line.undrawnKnown = 10;
    line.undrawnPartialKnown = 30; // … of forty among a hundred
    EXPECT_DOUBLE_EQ(knownBefore(line)->percent, 20);
    EXPECT_DOUBLE_EQ(knownIncrease(line, false)->percent, 20);
    EXPECT_DOUBLE_EQ(knownAfter(line, true)->percent, 24);
    const auto half = analysis::wilson95(5, 10);
    EXPECT_DOUBLE_EQ(knownIncrease(line, false)->interval.low, 0.4 * half.low);
    EXPECT_DOUBLE_EQ(knownAfter(line, false)->interval.high, 20 + 0.4 * half.high);
}

TEST(TraversalReport, WithoutPartialKnownElementsNothingIsGained) {
    const TraversalLine line = lineWith(10, 10, 0, 0);
    EXPECT_DOUBLE_EQ(knownIncrease(line, false)->percent, 0);
    EXPECT_DOUBLE_EQ(knownAfter(line, false)->percent, 100);
}

TEST(TraversalReport, NoFigureAfterwardsWhileAnElementIsOpen) {
    TraversalLine line = lineWith(200, 50, 20, 8);
    line.open = 1;
    EXPECT_TRUE(knownBefore(line));
    EXPECT_FALSE(knownAfter(line, false));
    EXPECT_FALSE(knownIncrease(line, true));
    EXPECT_FALSE(increaseByObject(line, false));
}

TEST(TraversalReport, NothingMeasuredIsNoShare) {
    EXPECT_FALSE(knownBefore({}));
    EXPECT_FALSE(knownAfter({}, false));
}

TEST(TraversalReport, TargetsAreCountedByWhatBecameOfThem) {
    TraversalLine line;
    TargetRow harmed = target(Outcome::StillWrong, Outcome::ChronoCorrect);
    harmed.verdict.everRight = true;
    for (const TargetRow& row :
         {target(Outcome::ChronoCorrect, Outcome::ChronoCorrect), harmed,
          target(Outcome::StillWrong, Outcome::StillWrong), target(Outcome::NotApplicable, Outcome::NotApplicable),
          target(Outcome::Open, Outcome::ChronoCorrect)})
        line.add(row);
    EXPECT_EQ(line.targets, 5);
    EXPECT_EQ(line.correct, 1);
    EXPECT_EQ(line.wrong, 2);
    EXPECT_EQ(line.harmed, 1);
    EXPECT_EQ(line.notApplicable, 1);
    EXPECT_EQ(line.openTargets, 1);
    EXPECT_EQ(line.correctByPrevious, 2);
}

TEST(TraversalReport, TheDecidingStepIsCountedFromItsOwnSide) {
    TraversalLine line;
    for (const int step : {0, 1, 1, 2}) {
        TargetRow row = target(Outcome::ChronoCorrect, Outcome::ChronoCorrect);
        row.verdict.decidingStep = step;
        line.add(row);
    }
    EXPECT_EQ(line.decidingSteps, (std::map<int, std::int64_t>{{-1, 1}, {-2, 2}, {1, 1}}));
}

struct EffortCase {
    const char* name;
    std::int64_t calls;
    std::vector<store::CallTokens> told;
    std::vector<std::string>
        cells; ///< calls, calls_counted, prompt_tokens, completion_tokens, calls_per_correct, tokens_per_correct
};

class EffortTableTest : public testing::TestWithParam<EffortCase> {};

TEST_P(EffortTableTest, WhatNobodyCountedIsNotZero) {
    TraversalReport report;
    TraversalLine& line = report.lines.emplace_back();
    line.calls = GetParam().calls;
    line.correct = 2;
    for (const store::CallTokens& call : GetParam().told)
        line.add(call);
    const auto table = effortTable({report});
    const auto first = std::find(table.columns.begin(), table.columns.end(), "calls") - table.columns.begin();
    EXPECT_EQ(std::vector(table.rows[0].begin() + first, table.rows[0].end() - 1), GetParam().cells);
    EXPECT_EQ(table.rows[0].back(), "paper");
}

INSTANTIATE_TEST_SUITE_P(
    Calls, EffortTableTest,
    testing::Values(EffortCase{"AllCounted", 2, {{0, 100, 4}, {1, 96, 0}}, {"2", "2", "196", "4", "1.00", "100.00"}},
                    EffortCase{"SomeCounted",
                               4,
                               {{0, 100, 4}, {1, {}, {}}, {2, 92, 4}, {3, {}, {}}},
                               {"4", "2", "192", "8", "2.00", "200.00"}},
                    EffortCase{
                        "HalfOfACallCounted", 2, {{0, 100, 4}, {1, 90, {}}}, {"2", "1", "100", "4", "1.00", "104.00"}},
                    EffortCase{"NoneCounted", 3, {{0, {}, {}}}, {"3", "0", "", "", "1.50", ""}},
                    EffortCase{"NoCalls", 0, {}, {"0", "0", "0", "0", "0.00", "0.00"}}),
    [](const testing::TestParamInfo<EffortCase>& one) { return one.param.name; });

TEST(TraversalReport, PublishedRowsStandBesideOnlyTheKindsThatWereRun) {
    TraversalReport report;
    report.record.name = "own";
    report.record.model = "model";
    TraversalLine line = lineWith(10, 2, 1, 1);
    line.domain = benchmark::Domain::Legal;
    line.state = benchmark::State::Static;
    report.lines.push_back(line);
    const auto published =
        test::must(exchange::Published::parse(test::readFile(test::source("resources/published/chroknowledge.json"))));
    const auto table = knownTable({report}, &published);
    ASSERT_GT(table.rows.size(), 2u);
    EXPECT_EQ(table.rows[0], (std::vector<std::string>{"own", "model", "legal", "static", "total", "10", "20.00",
                                                       "30.00", "10.00", "1.79", "37.67", "0", "paper"}));
    for (std::size_t row = 2; row < table.rows.size(); ++row) {
        EXPECT_EQ(table.rows[row][0], "published");
        EXPECT_EQ(table.rows[row][2], "legal");
        EXPECT_EQ(table.rows[row][3], "static");
        EXPECT_EQ(table.rows[row].size(), table.columns.size());
    }
}

TEST(TraversalReport, EveryRowNamesItsProtocol) {
    for (const auto& [protocol, edition, name] :
         {std::tuple(Protocol::Paper, kEdition, "paper"), std::tuple(Protocol::Reference, kEdition, "reference"),
          std::tuple(Protocol::Reference, 1, "reference_1")}) {
        TraversalReport report;
        report.spec.protocol = protocol;
        report.spec.edition = edition;
        report.lines.push_back(lineWith(10, 2, 1, 1));
        for (const auto& table : {knownTable({report}), changedTable({report}), effortTable({report})}) {
            EXPECT_EQ(table.columns.back(), "protocol");
            for (const auto& row : table.rows)
                EXPECT_EQ(row.back(), name);
        }
    }
}
} // namespace
