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
    std::set<std::string> times;
    for (std::size_t i = 0; i < kRuns; ++i) {
        const store::RunRecord run = recordOf(workspace, anyRun(workspace));
        identities.insert(annotation::runIdentity(run));
        times.insert(run.created);
    }
    EXPECT_EQ(times.size(), kRuns);
    EXPECT_EQ(identities.size(), kRuns);
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
