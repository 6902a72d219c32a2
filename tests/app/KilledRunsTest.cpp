// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/app/KilledCommand.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
/// Slow enough to be killed on the way.
const Words kModels{"calibration:?cutoff=2012&seed=4&latency_ms=100", "calibration:?cutoff=2020&seed=4&latency_ms=100"};
constexpr std::int64_t kFirst = 1;
constexpr std::int64_t kSecond = 2;

Words runOf(const std::string& workspace, const std::string& concurrency) {
    Words words{"run", "-w",     workspace, "--state",    "dynamic",    "--sample",      "first:3",  "--sets",
                "2",   "--name", "pair",    "--template", "generation", "--concurrency", concurrency};
    for (const std::string& model : kModels)
        words.insert(words.end(), {"--backend", model});
    return words;
}

TEST(KilledRuns, RunsOfSeveralModelsAreAllThereBeforeTheFirstAsksAndAreFinishedByWhoResumes) {
    const TempDir folder;
    const std::string killed = makeWorkspace(folder, "killed.chronoscope")->path();
    const std::string quiet = makeWorkspace(folder, "quiet.chronoscope")->path();

    const auto first = killedIn(kFirst, started(runOf(killed, "4")), killed);
    ASSERT_EQ(first.size(), kModels.size()) << "the second was not stored when the first had asked";
    EXPECT_EQ(first[1].state, store::RunState::Ready);
    EXPECT_EQ(first[1].counts.done(), 0);
    EXPECT_LT(runsIn(killed)[0].counts.done(), first[0].total);

    const auto second = killedIn(kSecond, started({"resume", "-w", killed}), killed);
    ASSERT_EQ(second.size(), kModels.size());
    EXPECT_EQ(second[0].state, store::RunState::Finished);
    EXPECT_LT(runsIn(killed)[1].counts.done(), second[1].total);

    const CommandRun rest = runCommand({"resume", "-w", killed});
    EXPECT_EQ(rest.status, app::kDone) << rest.problem;
    EXPECT_EQ(rest.out, "2\n");
    ASSERT_EQ(runCommand(runOf(quiet, "16")).status, app::kDone);
    const auto after = must(store::Workspace::open(killed, store::Workspace::Open::Reading));
    const auto undisturbed = must(store::Workspace::open(quiet, store::Workspace::Open::Reading));
    for (const std::int64_t run : {kFirst, kSecond}) {
        EXPECT_EQ(recordOf(after, run).state, store::RunState::Finished);
        const Dump now = dumpOf(after, run);
        for (const auto& [table, rows] : dumpOf(undisturbed, run))
            EXPECT_EQ(now.at(table), rows) << "run " << run << ", " << table;
    }
}
} // namespace
