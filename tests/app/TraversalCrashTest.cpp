// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/bench/SyntheticBenchmark.h"
#include "tests/support/CrashDriver.h"
#include "tests/support/TraversalRuns.h"

#include <gtest/gtest.h>

#include <filesystem>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
constexpr const char* kModel = "calibration:?cutoff=2019&recall=0.6&partial=0.3&noise=0.2&refusal=0.05";
constexpr int kElements = 1'100;
constexpr std::size_t kTraversals = 10'000;
constexpr int kKills = 5;

TEST(TraversalCrash, TenThousandTraversalsKilledAndResumedEndWithTheSameTable) {
    const TempDir folder;
    must(app::writeSyntheticBenchmark(folder.path(), kElements));
    const std::string quiet = folder.file("quiet.chronoscope");
    std::int64_t run = 0;
    {
        const auto workspace = emptyWorkspace(folder, "quiet.chronoscope");
        importInto(workspace, {folder.file("TimeVariant_General_Dynamic.jsonl"), folder.file("Fewshot_General.jsonl")});
        run = makeTraversals(workspace, finishedBase(workspace, kElements, kModel), runSpecOf());
        ASSERT_GE(targetsIn(workspace, run).size(), kTraversals);
    }
    std::vector<std::string> copies;
    for (int i = 0; i < kKills; ++i) {
        copies.push_back(folder.file("killed" + std::to_string(i) + ".chronoscope"));
        std::filesystem::copy_file(quiet, copies.back());
    }
    Dump expected;
    std::int64_t total = 0;
    {
        const auto workspace = must(store::Workspace::open(quiet, store::Workspace::Open::ExistingToWrite));
        ASSERT_EQ(runToEnd(workspace, run).state, run::EngineState::Finished);
        expected = traversalDump(workspace, run);
        total = recordOf(workspace, run).total;
    }
    std::mt19937 random(20260303);
    int kills = 0;
    for (auto copy = copies.begin(); copy != copies.end() && kills < kKills; ++copy) { // a slow disk: fewer kills a run
        kills += killUntilFinished(*copy, run, total, random);
        const auto after = must(store::Workspace::open(*copy, store::Workspace::Open::ExistingToWrite));
        EXPECT_EQ(recordOf(after, run).state, store::RunState::Finished);
        EXPECT_TRUE(traversalDump(after, run) == expected) << "the tables differ after " << kills << " kills";
    }
    EXPECT_GE(kills, kKills);
}
} // namespace
