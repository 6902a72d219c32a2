// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/Annotation.h"
#include "core/base/Time.h"
#include "core/store/RunStore.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
std::int64_t anyRun(const WorkspacePtr& workspace) { return makeRun(workspace, smallSpec(1), "calibration:?cutoff=2018"); }

TEST(RunStore, RunsMadeAtOnceAreToldApart) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    constexpr std::size_t kRuns = 8; // sooner made than the clock goes on
    std::set<ContentId> identities;
    const std::string before = utcNow();
    for (std::size_t i = 0; i < kRuns; ++i) {
        const store::RunRecord run = recordOf(workspace, anyRun(workspace));
        identities.insert(annotation::runIdentity(run));
        EXPECT_GE(run.created, before);
        EXPECT_LE(run.created, utcNow()) << "it was made by now";
        EXPECT_EQ(annotation::runIdentity(recordOf(workspace, run.id)), annotation::runIdentity(run))
            << "and stays what it is";
    }
    EXPECT_EQ(identities.size(), kRuns);
}

TEST(RunStore, RunsOfAnOlderWorkspaceKeepTheirIdentity) {
    const TempDir folder;
    auto workspace = makeWorkspace(folder);
    const auto id = anyRun(workspace);
    store::RunRecord before = recordOf(workspace, id);
    before.nonce.clear(); // as a program of schema 10 knew it
    const std::string path = workspace->path();
    must(workspace->write([](store::Database& database) {
        return store::guarded(
            [&] { database.sql().exec("ALTER TABLE run DROP COLUMN nonce; PRAGMA user_version = 10"); });
    }));
    workspace.reset();
    const auto after = must(store::Workspace::open(path, store::Workspace::Open::ExistingToWrite));
    EXPECT_EQ(annotation::runIdentity(recordOf(after, id)), annotation::runIdentity(before));
    const auto next = anyRun(after);
    EXPECT_EQ(recordOf(after, next).nonce.size(), 32U);
}

TEST(RunStore, ARunOfTheFutureDoesNotMoveTheClock) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    anyRun(workspace);
    must(workspace->write([](store::Database& database) {
        return store::guarded([&] { database.sql().exec("UPDATE run SET created = '9999-01-01T00:00:00Z'"); });
    }));
    const std::string before = utcNow();
    const std::string created = recordOf(workspace, anyRun(workspace)).created;
    EXPECT_GE(created, before);
    EXPECT_LE(created, utcNow());
}
} // namespace
