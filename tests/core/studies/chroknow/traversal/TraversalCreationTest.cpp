// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunFactory.h"
#include "core/store/RunRemoval.h"
#include "core/studies/chroknow/traversal/TraversalRun.h"
#include "tests/support/TraversalRuns.h"

#include <gtest/gtest.h>

#include <future>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
constexpr int kElements = 12;

class TraversalCreationTest : public testing::Test {
protected:
    run::PreparedTraversals prepared(const run::PassWatch& watch = {}) {
        auto reader = must(workspace->reader());
        return must(run::prepareTraversals(reader, base, runSpecOf(), "prepared", {}, watch));
    }
    /// Rows of traversal runs in all tables.
    int rowsOfTraversals() {
        auto reader = must(workspace->reader());
        return reader.sql()
            .execAndGet(
                "SELECT (SELECT count(*) FROM run WHERE base != 0) + (SELECT count(*) FROM traversal_element) + "
                "(SELECT count(*) FROM traversal_target) + (SELECT count(*) FROM traversal_stratum)")
            .getInt();
    }

    TempDir folder;
    WorkspacePtr workspace = makeWorkspace(folder);
    std::int64_t base = finishedBase(workspace, kElements, "calibration:?cutoff=2019&recall=0.6&partial=0.3");
};

// What the base run said is read while somebody else has the writer thread for himself.
TEST_F(TraversalCreationTest, ReadingNeedsNoWriter) {
    std::promise<void> busy;
    std::promise<void> mayEnd;
    auto other = std::async(std::launch::async, [&] {
        return workspace->write([&](store::Database&) {
            busy.set_value();
            mayEnd.get_future().wait();
            return Status();
        });
    });
    busy.get_future().wait();
    std::int64_t seen = 0;
    const auto ready = prepared({{}, [&](std::int64_t done, std::int64_t) { seen = done; }});
    mayEnd.set_value();
    must(other.get());
    EXPECT_GT(seen, 3);
    EXPECT_EQ(seen, ready.estimate.elements);
    EXPECT_EQ(rowsOfTraversals(), 0);
}

TEST_F(TraversalCreationTest, WhatIsStoredIsWhatTheBaseRunSays) {
    const auto ready = prepared();
    const auto id = must(run::storeTraversals(*workspace, ready)).id;
    auto reader = must(workspace->reader());
    const auto context = must(run::loadRun(reader, base));
    store::TraversalStore traversals(reader);
    std::int64_t targets = 0;
    for (std::size_t ordinal = 0; ordinal < ready.run.rows.size(); ++ordinal) {
        const auto at = static_cast<std::int64_t>(ordinal);
        const auto said = must(traversal::readEvidence(reader, *context, ready.run.rows[ordinal]));
        EXPECT_EQ(traversal::encodeEvidence(must(traversals.evidence(id, at))), traversal::encodeEvidence(said));
        for (const store::TargetRow& target : must(traversals.targetsOf(id, at))) {
            EXPECT_EQ(target.number, targets++);
            EXPECT_EQ(target.before, said.at(target.year)->category);
        }
    }
    EXPECT_EQ(targets, ready.estimate.targets);
    EXPECT_EQ(recordOf(workspace, id).total, ready.estimate.steps);
}

TEST_F(TraversalCreationTest, ACancelWhileItIsStoredLeavesNothing) {
    const auto ready = prepared();
    std::stop_source stop;
    stop.request_stop();
    const auto stored = run::storeTraversals(*workspace, ready, stop.get_token());
    ASSERT_FALSE(stored);
    EXPECT_EQ(stored.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(rowsOfTraversals(), 0);
}

TEST_F(TraversalCreationTest, ABaseRunThatIsNotTheSameAnyMoreIsRefused) {
    using Change = std::function<Status(store::Database&)>;
    const auto record = recordOf(workspace, base);
    const Change askedAgain = [&](store::Database& database) {
        return store::guarded([&] {
            store::RunCounts counts = record.counts;
            counts.seconds += 1;
            store::RunStore(database).updateProgress(base, counts, record.lowWater);
        });
    };
    const Change goingOn = [&](store::Database& database) {
        return store::RunStore(database).setState(base, store::RunState::Stopped);
    };
    const Change removed = [&](store::Database& database) { return store::removeRun(database, base); };
    const std::vector<std::tuple<const char*, Change, ErrorCode>> cases{
        {"asked again", askedAgain, ErrorCode::InvalidArgument},
        {"going on", goingOn, ErrorCode::InvalidArgument},
        {"removed", removed, ErrorCode::NotFound}};
    for (const auto& [what, change, expected] : cases) {
        must(workspace->write([&](store::Database& database) {
            return store::RunStore(database).setState(base, store::RunState::Finished);
        }));
        const auto ready = prepared();
        must(workspace->write(change));
        const auto stored = run::storeTraversals(*workspace, ready);
        ASSERT_FALSE(stored) << what;
        EXPECT_EQ(stored.error().code, expected) << what;
        EXPECT_EQ(rowsOfTraversals(), 0) << what;
    }
}
} // namespace
