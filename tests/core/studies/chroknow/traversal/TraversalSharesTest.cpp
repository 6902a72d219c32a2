// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/TraversalRun.h"
#include "core/studies/chroknow/traversal/report/TraversalReport.h"
#include "tests/support/TraversalRuns.h"

#include <gtest/gtest.h>

#include <cstdio>

using namespace chronoscope;
using namespace chronoscope::test;
using traversal::TraversalLine;
using traversal::TraversalReport;

namespace {
constexpr const char* kShareModel = "calibration:?cutoff=2030&recall=0.8&partial=0.3&recovers=0.9";
constexpr int kShareElements = 24;

/// Reports of whole traversal runs over one base run.
class TraversalSharesTest : public testing::Test {
protected:
    TraversalSharesTest()
        : workspace(makeWorkspace(folder)), base(finishedBase(workspace, kShareElements, kShareModel)) {}

    std::int64_t finished(const traversal::TraversalSpec& spec) {
        const auto id = makeTraversals(workspace, base, spec);
        EXPECT_EQ(runToEnd(workspace, id).state, run::EngineState::Finished);
        return id;
    }
    TraversalReport reportOf(std::int64_t id) {
        auto reader = must(workspace->reader());
        return must(traversal::readTraversalReport(reader, id));
    }
    /// The workspace as it would be after `change`.
    store::Database changedCopy(const std::string& change) {
        auto reader = must(workspace->reader());
        const std::string copy = folder.file("damaged.chronoscope");
        std::remove(copy.c_str());
        reader.sql().exec("VACUUM INTO '" + copy + "'");
        SQLite::Database(copy, SQLite::OPEN_READWRITE).exec(change);
        return must(store::Database::open(copy, store::Database::Access::ReadOnly));
    }
    static traversal::TraversalSpec drawn(const char* sample) {
        auto spec = runSpecOf();
        spec.sample = must(benchmark::Sample::parse(sample));
        return spec;
    }

    const TempDir folder;
    const WorkspacePtr workspace;
    const std::int64_t base;
};

// The figure for the previous span is read off the whole run; a run that shows no later year gives the same.
TEST_F(TraversalSharesTest, ThePreviousSpanIsWhatARunWithoutNextYearsFinds) {
    auto alone = runSpecOf();
    alone.next = 0;
    const auto whole = finished(runSpecOf());
    const auto previous = finished(alone);
    const auto wholeTargets = targetsIn(workspace, whole);
    const auto previousTargets = targetsIn(workspace, previous);
    ASSERT_EQ(wholeTargets.size(), previousTargets.size());
    for (std::size_t i = 0; i < wholeTargets.size(); ++i)
        EXPECT_EQ(wholeTargets[i].verdict.previousOnly, previousTargets[i].verdict.total) << i;
    const TraversalLine both = reportOf(whole).lines.at(0);
    const TraversalLine one = reportOf(previous).lines.at(0);
    EXPECT_GT(one.rescued, 0);
    EXPECT_EQ(both.rescuedByPrevious, one.rescued);
    EXPECT_EQ(both.correctByPrevious, one.correct);
}

TEST_F(TraversalSharesTest, AWholeRunsSharesAreItsCounts) {
    const TraversalLine line = reportOf(finished(runSpecOf())).lines.at(0);
    EXPECT_EQ(line.measured, kShareElements);
    EXPECT_EQ(line.undrawn, 0);
    EXPECT_DOUBLE_EQ(traversal::knownAfter(line, false)->percent,
                     100.0 * static_cast<double>(line.known + line.rescued) / kShareElements);
}

// As many of every category are drawn, however many there are: shares of the sample would not be those of the run.
TEST_F(TraversalSharesTest, ASampleOfEquallyManyOfEveryCategoryTellsOfTheWholeRun) {
    const TraversalLine all = reportOf(finished(runSpecOf())).lines.at(0);
    const TraversalLine few = reportOf(finished(drawn("2"))).lines.at(0);
    ASSERT_EQ(few.partialKnown, 2);
    ASSERT_GT(all.partialKnown, 4);
    EXPECT_EQ(few.measured + few.undrawn, kShareElements);
    EXPECT_DOUBLE_EQ(traversal::knownBefore(few)->percent, traversal::knownBefore(all)->percent);
    const double part = static_cast<double>(all.partialKnown) / kShareElements;
    EXPECT_DOUBLE_EQ(traversal::knownIncrease(few, false)->percent,
                     100.0 * part * static_cast<double>(few.rescued) / 2);
    EXPECT_DOUBLE_EQ(traversal::knownAfter(few, true)->percent,
                     traversal::knownBefore(few)->percent + traversal::knownIncrease(few, true)->percent);
}

TEST_F(TraversalSharesTest, TokensAreThoseOfTheCallsThatWereCounted) {
    const auto id = finished(runSpecOf());
    const TraversalLine whole = reportOf(id).lines.at(0);
    ASSERT_GT(whole.calls, 2);
    EXPECT_EQ(whole.countedCalls, whole.calls);
    auto damaged = changedCopy("UPDATE reply SET prompt_tokens = NULL, completion_tokens = NULL WHERE (key >> 40) = " +
                               std::to_string(id) + " AND key NOT IN (SELECT max(key) FROM reply)");
    const TraversalLine line = must(traversal::readTraversalReport(damaged, id)).lines.at(0);
    EXPECT_EQ(line.calls, whole.calls);
    EXPECT_EQ(line.countedCalls, 1);
    EXPECT_GT(line.promptTokens, 0);
    EXPECT_LT(line.promptTokens, whole.promptTokens);
}

TEST_F(TraversalSharesTest, AReportOfTargetsThatDoNotFitTheElementsIsCorrupt) {
    const auto id = finished(runSpecOf());
    for (const char* damage :
         {"DELETE FROM traversal_target WHERE ordinal = (SELECT max(ordinal) FROM traversal_target)",
          "UPDATE traversal_stratum SET sampled = sampled - 1 WHERE sampled > 0",
          "UPDATE traversal_target SET ordinal = 4000000 WHERE ordinal = (SELECT max(ordinal) FROM "
          "traversal_target)"}) {
        auto damaged = changedCopy(damage);
        const auto report = traversal::readTraversalReport(damaged, id);
        ASSERT_FALSE(report) << damage;
        EXPECT_EQ(report.error().code, ErrorCode::Corrupt) << damage;
    }
}
} // namespace
