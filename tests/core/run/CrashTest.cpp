// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/CrashDriver.h"
#include "tests/support/TraversalRuns.h"
#include "tests/support/Waiting.h"

#include <gtest/gtest.h>

#include <csignal>

#include <sys/wait.h>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
constexpr const char* kKilledModel =
    "calibration:?cutoff=2018&recall=0.7&partial=0.3&noise=0.2&refusal=0.05&error=0.05&latency_ms=6";

TEST(Crash, ARunKilledAgainAndAgainEndsWithTheSameNumbers) {
    const TempDir folder;
    run::RunSpec spec;
    spec.slice.sample = must(benchmark::Sample::parse("9%"));
    Dump expected;
    {
        const auto quiet = makeWorkspace(folder, "quiet.chronoscope");
        const auto id = makeRun(quiet, spec, kKilledModel);
        ASSERT_EQ(runToEnd(quiet, id).state, run::EngineState::Finished);
        expected = dumpOf(quiet, id);
    }
    std::mt19937 random(20260101);
    // The slower the disk, the more replies a commit holds and the fewer kills a run takes: then there are more runs.
    for (int kills = 0, round = 0; kills < 20; ++round) {
        ASSERT_LT(round, 20) << "runs end before they can be killed";
        auto killed = makeWorkspace(folder, "killed" + std::to_string(round) + ".chronoscope");
        const auto id = makeRun(killed, spec, kKilledModel);
        const std::string path = killed->path();
        const std::int64_t total = recordOf(killed, id).total;
        killed.reset();
        kills += killUntilFinished(path, id, total, random);
        const auto after = must(store::Workspace::open(path, store::Workspace::Open::ExistingToWrite));
        EXPECT_EQ(recordOf(after, id).state, store::RunState::Finished);
        EXPECT_EQ(dumpOf(after, id), expected);
        auto reader = must(after->reader());
        EXPECT_EQ(reader.sql().execAndGet("PRAGMA integrity_check").getString(), "ok");
    }
}

TEST(Crash, ATraversalRunKilledAgainAndAgainEndsWithTheSameNumbers) {
    constexpr const char* kForgetful =
        "calibration:?cutoff=2019&recall=0.6&partial=0.3&noise=0.2&refusal=0.05&latency_ms=2";
    constexpr int kElements = 20;
    const TempDir folder;
    Dump expected;
    {
        const auto quiet = makeWorkspace(folder, "quiet.chronoscope");
        const auto id = makeTraversals(quiet, finishedBase(quiet, kElements, kForgetful),
                                       runSpecOf(traversal::Protocol::Reference));
        ASSERT_EQ(runToEnd(quiet, id).state, run::EngineState::Finished);
        expected = traversalDump(quiet, id);
    }
    std::mt19937 random(20260202);
    for (int kills = 0, round = 0; kills < 12; ++round) {
        ASSERT_LT(round, 20) << "runs end before they can be killed";
        auto killed = makeWorkspace(folder, "killed" + std::to_string(round) + ".chronoscope");
        const auto id = makeTraversals(killed, finishedBase(killed, kElements, kForgetful),
                                       runSpecOf(traversal::Protocol::Reference));
        const std::string path = killed->path();
        const std::int64_t total = recordOf(killed, id).total;
        killed.reset();
        kills += killUntilFinished(path, id, total, random);
        const auto after = must(store::Workspace::open(path, store::Workspace::Open::ExistingToWrite));
        EXPECT_EQ(recordOf(after, id).state, store::RunState::Finished);
        EXPECT_EQ(traversalDump(after, id), expected);
    }
}

TEST(Crash, ARunCutOffIsInterruptedForReadersAndForTheNextWriter) {
    const TempDir folder;
    auto workspace = makeWorkspace(folder);
    const auto id = makeRun(workspace, smallSpec(2), std::string("calibration:?latency_ms=60000"));
    const std::string path = workspace->path();
    workspace.reset();
    const pid_t child = startDriver(path, id);
    auto reading = must(store::Workspace::open(path, store::Workspace::Open::Reading));
    EXPECT_TRUE(comesTrue([&] { return recordOf(reading, id).state == store::RunState::Running || ended(child); }));
    const auto refused = store::Workspace::open(path, store::Workspace::Open::ExistingToWrite);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::Locked);
    EXPECT_EQ(recordOf(reading, id).state, store::RunState::Running) << "somebody is at it";
    kill(child, SIGKILL);
    int ignored = 0;
    waitpid(child, &ignored, 0);
    EXPECT_EQ(recordOf(reading, id).state, store::RunState::Interrupted)
        << "nobody is any more, and nothing was written";
    const auto next = must(store::Workspace::open(path, store::Workspace::Open::ExistingToWrite));
    EXPECT_EQ(recordOf(next, id).state, store::RunState::Interrupted);
    EXPECT_EQ(name(recordOf(next, id).state), "interrupted");
    EXPECT_FALSE(recordOf(next, id).message.empty());
}
} // namespace
