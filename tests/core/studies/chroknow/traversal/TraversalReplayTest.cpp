// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/TraversalReplay.h"
#include "core/run/RunFactory.h"
#include "core/store/BenchmarkStore.h"
#include "tests/support/TraversalRuns.h"

#include <gtest/gtest.h>

#include <map>
#include <mutex>

using namespace chronoscope;
using namespace chronoscope::test;
using run::StoredTraversal;
using traversal::Outcome;

namespace {
/// What a traversal run stored, read back without a model.
class TraversalReplayTest : public testing::Test {
protected:
    void drive(std::int64_t id, const FaultyBackend::Script& script) {
        run::RunEngine::Options options;
        options.errorsInARow = 0;
        const auto engine = traversalEngine(workspace, id, std::make_shared<FaultyBackend>(script, 2), options);
        engine->start();
        engine->wait();
    }
    std::vector<StoredTraversal> all(std::int64_t id) {
        auto reader = must(workspace->reader());
        const auto context = must(run::loadRun(reader, id));
        std::vector<StoredTraversal> traversals;
        for (const auto& loaded : must(store::BenchmarkStore(reader).loadOfRun(id, 0, context->record.elements)))
            for (StoredTraversal& one : must(run::readTraversals(reader, *context, loaded.row)))
                traversals.push_back(std::move(one));
        return traversals;
    }

    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);
    const std::int64_t base = finishedBase(workspace, 8, "calibration:?cutoff=2019&recall=0.6&partial=0.3");
};

TEST_F(TraversalReplayTest, EveryStepIsWhatWasAskedAndSaidAndEndsAsItDid) {
    for (const traversal::TraversalSpec& spec : everyProtocol()) {
        SCOPED_TRACE(testing::Message() << traversal::name(spec.protocol) << spec.edition);
        const auto id = makeTraversals(workspace, base, spec);
        std::mutex mutex;
        std::map<std::int64_t, std::string> asked;
        drive(id, [&](const backend::ModelRequest& request) {
            const std::lock_guard lock(mutex);
            asked[request.tag] = request.prompt;
            return std::optional(moodyReply(request));
        });
        std::size_t steps = 0;
        for (const StoredTraversal& one : all(id)) {
            for (std::size_t i = 0; i < one.traversal.steps().size(); ++i, ++steps)
                EXPECT_EQ(one.traversal.steps()[i].prompt.text,
                          asked.at(one.target.number * runSpecOf().span() + static_cast<std::int64_t>(i)));
            const auto verdict = traversal::judge(one.traversal, one.setting, recordOf(workspace, id).spec.judge);
            EXPECT_EQ(verdict.total, one.target.verdict.total);
            EXPECT_EQ(verdict.candidate, one.target.verdict.candidate);
            EXPECT_EQ(verdict.previousOnly, one.target.verdict.previousOnly);
        }
        EXPECT_EQ(steps, asked.size());
        EXPECT_GT(steps, 20U);
    }
}

TEST_F(TraversalReplayTest, WhereAStepEndedInAnErrorTheTraversalStands) {
    const auto id = makeTraversals(workspace, base, runSpecOf());
    const auto targets = targetsIn(workspace, id);
    const auto& hurt = *std::find_if(targets.begin(), targets.end(), [](const store::TargetRow& target) {
        return target.previousSteps + target.nextSteps > 1;
    });
    drive(id, [failing = hurt.number * runSpecOf().span() + 1](const backend::ModelRequest& request) {
        return std::optional(request.tag == failing ? failed(backend::ErrorKind::Server) : moodyReply(request));
    });
    const auto stored = all(id);
    const auto found = std::find_if(stored.begin(), stored.end(),
                                    [&](const StoredTraversal& one) { return one.target.number == hurt.number; });
    ASSERT_NE(found, stored.end());
    EXPECT_TRUE(found->target.failed);
    EXPECT_EQ(found->traversal.steps().size(), 1U);
    EXPECT_EQ(found->target.verdict.total, Outcome::Open);
}

TEST_F(TraversalReplayTest, WhatIsNotThereIsSaid) {
    const auto id = makeTraversals(workspace, base, runSpecOf());
    auto reader = must(workspace->reader());
    const auto other =
        run::readTraversals(reader, *must(run::loadRun(reader, id)), must(store::BenchmarkStore(reader).largestRow()));
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().code, ErrorCode::NotFound);
    const auto none = run::readTraversals(reader, *must(run::loadRun(reader, base)), 1);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::InvalidArgument);
}

TEST_F(TraversalReplayTest, RepliesThatAreGoneAreCorrupt) {
    const auto id = makeTraversals(workspace, base, runSpecOf());
    drive(id, [](const backend::ModelRequest& request) { return std::optional(moodyReply(request)); });
    must(workspace->write([&](store::Database& database) -> Status {
        return store::guarded(
            [&] { database.sql().exec("DELETE FROM reply WHERE key >= " + std::to_string(run::runKey(id, 0))); });
    }));
    auto reader = must(workspace->reader());
    const auto row = must(store::BenchmarkStore(reader).loadOfRun(id, 0, 1)).at(0).row;
    const auto read = run::readTraversals(reader, *must(run::loadRun(reader, id)), row);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ErrorCode::Corrupt);
}

TEST_F(TraversalReplayTest, ARowBehindTheErrorThatATraversalEndedWithIsCorrupt) {
    const auto id = makeTraversals(workspace, base, runSpecOf());
    const auto targets = targetsIn(workspace, id);
    const auto& hurt = *std::find_if(targets.begin(), targets.end(), [](const store::TargetRow& target) {
        return target.previousSteps + target.nextSteps > 1;
    });
    const std::int64_t first = hurt.number * runSpecOf().span();
    drive(id, [first](const backend::ModelRequest& request) {
        return std::optional(request.tag == first ? failed(backend::ErrorKind::Server) : moodyReply(request));
    });
    must(workspace->write([&](store::Database& database) -> Status {
        return store::guarded([&] { // a copy of it at the last place that a target may have
            const std::string last = std::to_string(run::runKey(id, first + runSpecOf().span() - 1));
            database.sql().exec("CREATE TEMP TABLE moved AS SELECT * FROM reply WHERE key = " +
                                std::to_string(run::runKey(id, first)));
            database.sql().exec("UPDATE moved SET key = " + last + "; INSERT INTO reply SELECT * FROM moved");
        });
    }));
    auto reader = must(workspace->reader());
    const auto row = must(store::BenchmarkStore(reader).loadOfRun(id, hurt.ordinal, 1)).at(0).row;
    const auto read = run::readTraversals(reader, *must(run::loadRun(reader, id)), row);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ErrorCode::Corrupt);
}
} // namespace
