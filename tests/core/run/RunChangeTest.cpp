// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunChange.h"
#include "core/run/RunFactory.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <limits>
#include <utility>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();
constexpr double kEndless = std::numeric_limits<double>::infinity();

/// A finished run of which some requests ended in errors.
class RunChangeTest : public testing::Test {
protected:
    std::int64_t finished(std::optional<backend::Price> price) {
        run::BackendChoice choice("calibration:?cutoff=2018&error=0.2");
        choice.price = price;
        const auto id = must(run::createRun(*m_workspace, smallSpec(2), "run", choice, loadPack())).id;
        runToEnd(m_workspace, id);
        return id;
    }
    store::RunRecord record(std::int64_t id) const { return recordOf(m_workspace, id); }

    const TempDir m_folder;
    const WorkspacePtr m_workspace = makeWorkspace(m_folder);
};

TEST_F(RunChangeTest, BudgetAndErrorsAreChanged) {
    const auto id = finished(backend::Price{1, 2});
    const auto errors = record(id).counts.errorCount();
    ASSERT_GT(errors, 0);
    EXPECT_EQ(must(run::changeRun(*m_workspace, id, {.budget = 12.5, .retryErrors = true})), errors);
    EXPECT_EQ(record(id).budget, 12.5);
    EXPECT_EQ(record(id).counts.errorCount(), 0);
    EXPECT_EQ(record(id).state, store::RunState::Stopped) << "it can go on";
}

TEST_F(RunChangeTest, WhatIsNotToldStays) {
    const auto id = finished(backend::Price{1, 2});
    const auto before = record(id);
    must(run::changeRun(*m_workspace, id, {.budget = 12.5}));
    EXPECT_EQ(must(run::changeRun(*m_workspace, id, {})), 0);
    EXPECT_EQ(record(id).budget, 12.5);
    EXPECT_EQ(record(id).counts.errors, before.counts.errors);
    EXPECT_EQ(record(id).state, store::RunState::Finished);
}

TEST_F(RunChangeTest, ABudgetWithoutAPriceChangesNothing) {
    const auto id = finished(std::nullopt);
    const auto before = record(id);
    const auto changed = run::changeRun(*m_workspace, id, {.budget = 12.5, .retryErrors = true});
    ASSERT_FALSE(changed);
    EXPECT_EQ(changed.error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(record(id).budget, std::nullopt);
    EXPECT_EQ(record(id).counts.errors, before.counts.errors);
}

TEST_F(RunChangeTest, WhatIsNoAmountIsNoBudget) {
    const auto id = finished(backend::Price{1, 2});
    must(run::changeRun(*m_workspace, id, {.budget = 12.5}));
    for (const double amount : {kNoNumber, kEndless, -kEndless, -1.0}) {
        const auto changed = run::changeRun(*m_workspace, id, {.budget = amount, .retryErrors = true});
        ASSERT_FALSE(changed) << amount;
        EXPECT_EQ(changed.error().code, ErrorCode::InvalidArgument);
        EXPECT_EQ(record(id).budget, 12.5) << amount;
    }
}

TEST_F(RunChangeTest, NoRunIsMadeWithAPriceOrABudgetThatIsNoAmount) {
    using Money = std::pair<backend::Price, double>;
    for (const auto& [price, budget] : {Money{{1, 2}, kNoNumber}, Money{{1, 2}, kEndless}, Money{{1, 2}, -1},
                                        Money{{kNoNumber, 2}, 5}, Money{{1, kEndless}, 5}, Money{{-1, 2}, 5}}) {
        run::BackendChoice choice("calibration:?cutoff=2018");
        choice.price = price;
        choice.budget = budget;
        const auto made = run::createRun(*m_workspace, smallSpec(2), "run", choice, loadPack());
        ASSERT_FALSE(made) << price.input << ' ' << price.output << ' ' << budget;
        EXPECT_EQ(made.error().code, ErrorCode::InvalidArgument);
    }
}

TEST_F(RunChangeTest, ARunThatIsNotThereIsNotFound) {
    for (const run::RunChange& change :
         {run::RunChange{.budget = 1, .retryErrors = false}, run::RunChange{.budget = {}, .retryErrors = true}}) {
        const auto changed = run::changeRun(*m_workspace, 404, change);
        ASSERT_FALSE(changed);
        EXPECT_EQ(changed.error().code, ErrorCode::NotFound);
    }
}
} // namespace
