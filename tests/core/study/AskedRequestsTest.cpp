// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunFactory.h"
#include "core/study/Study.h"
#include "tests/support/TraversalRuns.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
TEST(AskedRequests, OfEveryNumberSayWhatThePlanAsks) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    const auto id = makeRun(workspace, smallSpec(), "calibration:");
    const auto record = recordOf(workspace, id);
    auto reader = must(workspace->reader());
    const auto plan = must(study::builtInStudies().planOf(record, must(workspace->reader())));
    const auto asked = must(study::builtInStudies().askedOf(record, reader));
    std::int64_t requests = 0;
    run::Probe probe;
    for (; must(plan->next(probe)) == run::ProbePlan::Next::Ready; ++requests) {
        const auto one = must(asked->at(reader, probe.index));
        ASSERT_EQ(one.request.prompt, probe.request.prompt);
        ASSERT_EQ(one.request.decoding.temperature, probe.request.decoding.temperature);
        EXPECT_FALSE(one.subject.empty());
        EXPECT_TRUE(one.unit.contains("year") && one.unit.contains("template"));
    }
    EXPECT_EQ(requests, record.total);
    for (const std::int64_t none : {std::int64_t{-1}, probe.index + 1'000'000})
        EXPECT_EQ(asked->at(reader, none).error().code, ErrorCode::InvalidArgument);
}

TEST(AskedRequests, OfARunThatFollowsItsRepliesNobodyCanTell) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    const auto base = finishedBase(workspace, 20, "calibration:?cutoff=2018&recall=0.6&partial=0.9&recovers=0.5");
    const auto traversal = recordOf(workspace, makeTraversals(workspace, base, runSpecOf()));
    auto reader = must(workspace->reader());
    EXPECT_EQ(study::builtInStudies().askedOf(traversal, reader).error().code, ErrorCode::Unsupported);
    EXPECT_FALSE(study::builtInStudies().canCopy(traversal));
}
} // namespace
