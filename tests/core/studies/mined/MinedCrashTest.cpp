// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/JudgeRun.h"
#include "core/studies/mined/MinedTables.h"
#include "core/studies/mined/RunScores.h"
#include "tests/core/studies/mined/MinedBench.h"
#include "tests/support/CrashDriver.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <functional>

namespace chronoscope::mined {
namespace {
using test::must;

constexpr const char* kEye = "calibration:?recall=0.6&cutoff=2030&error=0.05&latency_ms=60";
constexpr int kKills = 4, kCopies = 6;

/// All that is stored of a run, and the tables that are made of it.
test::Dump allOf(const test::WorkspacePtr& workspace, std::int64_t run) {
    test::Dump dump = test::dumpOf(workspace, run);
    const auto record = test::recordOf(workspace, run);
    if (!isAsking(record)) return dump;
    auto reader = must(workspace->reader());
    const auto context = must(minedContext(reader, record));
    const RunScores scores = must(loadScores(reader, *context, {.labels = true, .recompute = true}));
    EXPECT_EQ(scores.differing, 0);
    for (const analysis::Table& table :
         {scoreTable({scores}, EmptyRule::Zero), latestTable({scores}), contextTable({scores})})
        for (const auto& row : table.rows)
            dump["tables"].push_back(analysis::lineText(row, std::vector<bool>(row.size()), ','));
    return dump;
}

class MinedCrash : public test::MinedBench {
protected:
    /// Makes the same run in copies of the workspace; in one it goes on to its end, in the others its processes are
    /// killed again and again.
    void expectTheSameHoweverOftenItIsKilled(const std::function<std::int64_t()>& make) {
        const std::int64_t run = make();
        const std::int64_t total = test::recordOf(workspace, run).total;
        const auto copyTo = [&](const std::string& name) {
            const std::string path = folder.file(name);
            must(workspace->write([&](store::Database& database) {
                return store::guarded([&] { database.sql().exec("VACUUM INTO '" + path + "'"); });
            }));
            return path;
        };
        std::mt19937 random(20261123);
        std::vector<std::string> copies;
        for (int i = 0; i < kCopies; ++i)
            copies.push_back(copyTo("killed" + std::to_string(i) + ".chronoscope"));
        ASSERT_EQ(test::runToEnd(workspace, run).state, run::EngineState::Finished);
        const auto expected = allOf(workspace, run);
        int kills = 0;
        for (auto copy = copies.begin(); copy != copies.end() && kills < kKills; ++copy) {
            kills += test::killUntilFinished(*copy, run, total, random);
            const auto after = must(store::Workspace::open(*copy, store::Workspace::Open::ExistingToWrite));
            EXPECT_EQ(test::recordOf(after, run).state, store::RunState::Finished);
            EXPECT_EQ(allOf(after, run), expected);
            auto reader = must(after->reader());
            EXPECT_EQ(reader.sql().execAndGet("PRAGMA integrity_check").getString(), "ok");
        }
        EXPECT_GE(kills, kKills) << "runs end before they can be killed";
    }
};

TEST_F(MinedCrash, ARunKilledAgainAndAgainEndsWithTheSameNumbers) {
    expectTheSameHoweverOftenItIsKilled([this] { return create({}, kEye).id; });
}

TEST_F(MinedCrash, AJudgeKilledAgainAndAgainEndsWithTheSameScores) {
    expectTheSameHoweverOftenItIsKilled([this] {
        const std::int64_t judged = create({}, "calibration:?recall=0.6&cutoff=2030").id;
        test::runToEnd(workspace, judged);
        return must(createJudgeRun(*workspace, judged, "judge", {"calibration:?latency_ms=60"}));
    });
}
} // namespace
} // namespace chronoscope::mined
