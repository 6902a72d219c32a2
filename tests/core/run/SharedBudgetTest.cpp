// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/SharedBudget.h"
#include "core/run/RunFactory.h"
#include "core/store/RunRemoval.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <numeric>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
TEST(BudgetShares, AddUpToTheBudgetAsTheModelsAreExpectedToCost) {
    using Amounts = std::vector<std::optional<double>>;
    struct Case {
        Amounts expected, shares;
    };
    const Case cases[] = {{{3.0, 1.0}, {6.0, 2.0}},
                          {{3.0, std::nullopt, 1.0}, {6.0, std::nullopt, 2.0}},
                          {{0.0, 0.0}, {4.0, 4.0}},
                          {{std::nullopt}, {std::nullopt}},
                          {{5.0}, {8.0}}};
    for (const Case& one : cases)
        EXPECT_EQ(run::budgetShares(8, one.expected), one.shares);
}

class SharedBudget : public testing::Test {
protected:
    std::int64_t priced(double budget) const {
        run::BackendChoice model("calibration:?cutoff=2018&seed=5");
        model.price = backend::Price{1, 1};
        model.budget = budget;
        return must(run::createRun(*workspace, smallSpec(), "run", model, loadPack())).id;
    }
    void spend(std::int64_t run, double dollars, store::RunState state) const {
        must(workspace->write([&](store::Database& database) -> Status {
            store::RunStore runs(database);
            return store::guarded([&]() -> Status {
                auto counts = must(runs.get(run)).counts;
                counts.spent = dollars;
                runs.updateProgress(run, counts, 0);
                return runs.setState(run, state);
            });
        }));
    }
    double cap(std::int64_t run) const { return recordOf(workspace, run).budget.value_or(-1); }

    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);
};

TEST_F(SharedBudget, WhatAFinishedRunLeavesOverGoesToTheOneThatGoesOn) {
    const auto first = priced(2), second = priced(1), third = priced(1), alone = priced(1);
    must(run::shareBudget(*workspace, {first, second, third}));
    spend(first, 0.5, store::RunState::Finished);
    spend(second, 1, store::RunState::Stopped);
    spend(alone, 0, store::RunState::Finished);
    EXPECT_DOUBLE_EQ(must(run::takeSharedRest(*workspace, second)), 1.5);
    EXPECT_DOUBLE_EQ(cap(first), 0.5);
    EXPECT_DOUBLE_EQ(cap(second), 2.5);
    EXPECT_DOUBLE_EQ(cap(first) + cap(second) + cap(third), 4);
    EXPECT_DOUBLE_EQ(must(run::takeSharedRest(*workspace, third)), 0); // it is taken already
    EXPECT_DOUBLE_EQ(must(run::takeSharedRest(*workspace, alone)), 0); // it shares nothing
    EXPECT_DOUBLE_EQ(must(run::takeSharedRest(*workspace, first)), 0); // it is finished
}

TEST_F(SharedBudget, ARunThatIsOpenedHasTheRestOfTheOthers) {
    const auto first = priced(2), second = priced(1);
    must(run::shareBudget(*workspace, {first, second}));
    spend(first, 0.25, store::RunState::Finished);
    must(run::openRun(workspace, second, {}));
    EXPECT_DOUBLE_EQ(cap(second), 2.75);
}

TEST_F(SharedBudget, ARunThatIsGoneTakesItsShareAlong) {
    const auto first = priced(2), second = priced(1);
    must(run::shareBudget(*workspace, {first, second}));
    spend(first, 0.25, store::RunState::Finished);
    must(workspace->write([&](store::Database& database) { return store::removeRun(database, first); }));
    EXPECT_DOUBLE_EQ(must(run::takeSharedRest(*workspace, second)), 0);
    EXPECT_DOUBLE_EQ(cap(second), 1);
}
} // namespace
