// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/StaleNumbers.h"
#include "tests/support/NaiveResults.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::results;

namespace {
constexpr int kStaleColumn = static_cast<int>(matching::AnswerKind::Stale);

/// One run with made-up diagnoses.
class StaleNumbersTest : public testing::Test {
protected:
    StaleNumbersTest() : workspace(makeWorkspace(folder)) {
        run::RunSpec spec;
        spec.slice.sample = must(benchmark::Sample::parse("40%"));
        spec.sets = 2;
        const auto id = makeRun(workspace, spec, "calibration:?cutoff=2016&recall=0.7&partial=0.3");
        if (runToEnd(workspace, id).state != run::EngineState::Finished)
            throw std::runtime_error("the run did not end");
        cells = naiveCells(workspace, {id, 0}, plantScoring(workspace, id, "as run", {}, 7));
        set = loadedSet(workspace, {{id, 0}});
    }

    static std::int64_t staleReplies(const NaiveCell& cell) {
        std::int64_t replies = 0;
        for (const auto& [what, wrong] : cell.wrong)
            if (what.first == kStaleColumn) replies += wrong.greedy + wrong.sampled;
        return replies;
    }
    /// Of the cells of an element that pass; -1 where the year and template are of none of them.
    std::int64_t staleAt(const ResultFilter& filter, std::int64_t row, int year, int form) const {
        for (const NaiveCell& cell : cells)
            if (cell.row == row && cell.year == year && cell.form == form && naivelyPasses(cell, filter))
                return staleReplies(cell);
        return -1;
    }

    const TempDir folder;
    WorkspacePtr workspace;
    std::vector<NaiveCell> cells;
    std::shared_ptr<const ResultSet> set;
};

TEST_F(StaleNumbersTest, CellsOfTrueFalseAloneAreToldFromNone) {
    ResultFilter filter;
    EXPECT_FALSE(onlyTrueFalse(*set, filter));
    filter.templates = {prompt::Template::TrueFalse};
    EXPECT_TRUE(onlyTrueFalse(*set, filter));
    filter.templates.push_back(prompt::Template::Mcqa);
    EXPECT_FALSE(onlyTrueFalse(*set, filter));
    filter.templates = {prompt::Template::TrueFalse};
    filter.years = {{1990, 1990}};
    EXPECT_FALSE(onlyTrueFalse(*set, filter)) << "nothing passes at all";
}

TEST_F(StaleNumbersTest, AWorstElementIsSeenInItsWorstCellOfThoseThatPassTheFilter) {
    ResultFilter narrow;
    narrow.templates = {prompt::Template::Mcqa};
    narrow.years = {{2018, 2020}};
    for (const ResultFilter& filter : {ResultFilter(), narrow}) {
        const auto worst = staleNumbers(*set, filter).worst;
        ASSERT_FALSE(worst.empty());
        for (const StaleElement& element : worst) {
            const std::int64_t row = set->elements->rows[element.element];
            std::int64_t most = 0;
            for (const NaiveCell& cell : cells)
                if (cell.row == row && cell.form != static_cast<int>(prompt::Template::TrueFalse) &&
                    naivelyPasses(cell, filter))
                    most = std::max(most, staleReplies(cell));
            EXPECT_EQ(staleAt(filter, row, element.year, static_cast<int>(element.form)), most)
                << toJson(filter) << row;
        }
    }
}

TEST_F(StaleNumbersTest, WhatIsNotDiagnosedHasNoSharesInTheTable) {
    const auto bare = loadedSet(workspace, {{1, 0}});
    auto run = std::make_shared<RunColumns>(bare->run(0));
    run->diagnosed = false;
    run->diagnoses.clear();
    ResultSet undiagnosed = *bare;
    undiagnosed.runs[0].columns = run;
    const auto table = kindTable(staleNumbers(undiagnosed, {}), Samples::All);
    ASSERT_EQ(table.rows.size(), 1U);
    EXPECT_NE(table.rows[0][4], "0") << "it has wrong replies";
    for (std::size_t column = 5; column < table.columns.size(); ++column)
        EXPECT_EQ(table.rows[0][column], "") << table.columns[column];
}

TEST_F(StaleNumbersTest, TheKindsOfTheTableAddUpToTheWrongReplies) {
    const StaleNumbers numbers = staleNumbers(*set, {});
    for (const Samples samples : {Samples::All, Samples::Greedy, Samples::Sampled}) {
        const auto table = kindTable(numbers, samples);
        std::int64_t sum = 0;
        for (std::size_t column = 5; column < table.columns.size(); column += 2)
            sum += std::stoll(table.rows[0][column]);
        EXPECT_EQ(sum, std::stoll(table.rows[0][4]));
        EXPECT_EQ(std::stoll(table.rows[0][2]), std::stoll(table.rows[0][3]) + sum);
    }
}
} // namespace
