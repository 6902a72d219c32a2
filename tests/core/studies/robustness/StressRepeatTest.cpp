// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/RunManifest.h"
#include "core/run/RunRepeat.h"
#include "core/study/Study.h"
#include "tests/core/studies/robustness/StressRuns.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::robustness;
using namespace chronoscope::test;

namespace {
constexpr const char* kPlanted = "calibration:?seed=5&robust=0.5";

class StressRepeat : public testing::Test {
protected:
    StressRepeat() { addFacts(workspace, someFacts(6)); }
    run::RepeatDifference difference(std::int64_t first, std::int64_t second) const {
        auto reader = must(workspace->reader());
        return must(run::repeatDifference(reader, first, second));
    }
    std::int64_t repeated(std::int64_t first, const char* model) const {
        const auto id = must(run::repeatRun(*workspace, first, "later", model));
        runToEnd(workspace, id);
        return id;
    }
    const TempDir folder;
    const WorkspacePtr workspace = emptyWorkspace(folder);
};

TEST_F(StressRepeat, AsksTheSameDatesAgainWhateverCameSince) {
    const auto first = makeStress(workspace, {}, kPlanted);
    runToEnd(workspace, first);
    addFacts(workspace, someFacts(9));
    const auto second = repeated(first, kPlanted);
    EXPECT_EQ(recordOf(workspace, second).total, recordOf(workspace, first).total);
    EXPECT_EQ(recordOf(workspace, second).model, recordOf(workspace, first).model);
    EXPECT_EQ(dumpOf(workspace, second), dumpOf(workspace, first));
    const auto same = difference(first, second);
    EXPECT_TRUE(same.isOfValues());
    EXPECT_EQ(same.compared, recordOf(workspace, first).total);
    EXPECT_EQ(same.otherValues, 0);
    EXPECT_EQ(same.largestShift, 0);
}

TEST_F(StressRepeat, TheManifestOfARunSaysWhatItAsksAndHow) {
    StressSpec spec;
    spec.dates.clip = {1999, 12, 31};
    const auto id = makeStress(workspace, spec, kPlanted);
    auto reader = must(workspace->reader());
    const auto manifests = must(exchange::runManifests(reader, {{id, 0}}, "1", study::builtInStudies()));
    ASSERT_EQ(manifests.size(), 1U);
    const auto told = nlohmann::json::parse(manifests[0].json).at("study");
    EXPECT_EQ(told.at("name"), "robustness");
    EXPECT_EQ(told.at("spec"), nlohmann::json::parse(spec.json()));
}

TEST_F(StressRepeat, AModelThatChangedIsFoundOut) {
    const auto first = makeStress(workspace, {}, kPlanted);
    runToEnd(workspace, first);
    const auto found = difference(first, repeated(first, "calibration:?seed=6&robust=0"));
    EXPECT_GT(found.otherValues, 0);
    EXPECT_GT(found.largestShift, 0);
    EXPECT_EQ(found.measured, found.compared);
}

TEST_F(StressRepeat, EveryNumberSaysWhatThePlanAsks) {
    const auto record = recordOf(workspace, makeStress(workspace, {}, kPlanted));
    auto reader = must(workspace->reader());
    const auto plan = must(study::builtInStudies().planOf(record, must(workspace->reader())));
    const auto asked = must(study::builtInStudies().askedOf(record, reader));
    run::Probe probe;
    std::int64_t requests = 0;
    for (; must(plan->next(probe)) == run::ProbePlan::Next::Ready; ++requests) {
        const auto one = must(asked->at(reader, probe.index));
        ASSERT_EQ(one.request.prompt, probe.request.prompt);
        ASSERT_EQ(one.request.continuation, probe.request.continuation);
        EXPECT_TRUE(one.unit.contains("precision") && one.place.contains("date"));
    }
    EXPECT_EQ(requests, record.total);
    EXPECT_EQ(asked->at(reader, record.total).error().code, ErrorCode::InvalidArgument);
}
} // namespace
