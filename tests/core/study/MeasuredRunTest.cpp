// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RetryErrors.h"
#include "core/run/RunFactory.h"
#include "tests/support/FaultyBackends.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"
#include "tests/tinystudy/TinyStudy.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
constexpr std::int64_t kItems = 3, kTones = 2, kRequests = kItems * kTones;

/// One request's tokens: their log-probabilities add up to -index - 0.25; the last one has a token of no probability.
backend::ModelReply scored(const backend::ModelRequest& request) {
    backend::Completion completion;
    completion.logProbs = {{"20", -static_cast<double>(request.tag), {}},
                           {"19", request.tag == kRequests - 1 ? -HUGE_VAL : -0.25, {}}};
    return completion;
}

/// Runs of a study that the program does not have.
class ThirdStudy : public testing::Test {
protected:
    const TempDir folder;
    const WorkspacePtr workspace = emptyWorkspace(folder);
    const study::Studies studies = [] {
        study::Studies known = study::builtInStudies();
        known.add(std::make_shared<tiny::TinyStudy>());
        return known;
    }();

    std::int64_t newRun(const std::string& backend = "openai:http://localhost:1?model=m") const {
        must(tiny::importItems(*workspace, readFile(source("tests/tinystudy/items.tiny.json"))));
        return must(tiny::createRun(*workspace, backend, "colours"));
    }
    std::unique_ptr<run::RunEngine> started(std::int64_t id, const std::shared_ptr<FaultyBackend>& backend) const {
        const store::RunRecord record = recordOf(workspace, id);
        auto engine =
            std::make_unique<run::RunEngine>(workspace, record, must(studies.planOf(record, must(workspace->reader()))),
                                             backend, run::RunEngine::Options(), run::RunEngine::Sink());
        engine->start();
        return engine;
    }
    /// Runs or resumes it to its end; the requests that were asked for it.
    std::size_t finish(std::int64_t id, const FaultyBackend::Script& script) const {
        const auto backend = std::make_shared<FaultyBackend>(script);
        EXPECT_EQ(started(id, backend)->wait().state, run::EngineState::Finished);
        return backend->requests().size();
    }
    void expectWhole(std::int64_t id) const {
        auto reader = must(workspace->reader());
        std::vector<std::optional<double>> values;
        must(store::readReplies(reader, id, 0, kRequests, [&](const store::ReplyRow& row) {
            values.push_back(row.value);
            EXPECT_EQ(row.hit, row.index < 2);
            return true;
        }));
        EXPECT_EQ(values, (std::vector<std::optional<double>>{-0.25, -1.25, -2.25, -3.25, -4.25, std::nullopt}))
            << "a sum that is no number is no measurement";
        for (std::int64_t index = 0; index < kRequests; ++index) {
            const auto tokens = must(store::readTokens(reader, id, index));
            ASSERT_EQ(tokens.size(), index < kTones ? 2U : 0U) << index;
            for (const auto& token : tokens)
                EXPECT_EQ(token.logProb, token.token == "20" ? -static_cast<double>(index) : -0.25);
        }
    }
};

TEST(ResultKinds, AreWhatTheStudySaysOfTheRun) {
    const study::Studies& studies = study::builtInStudies();
    store::RunRecord run;
    EXPECT_EQ(studies.resultsOf(run), study::ResultKind::Cells) << "as the program's first runs, which name no study";
    run.plan = store::kTraversalRuns.plan;
    EXPECT_EQ(studies.resultsOf(run), study::ResultKind::Traversals);
    run.plan = "of tomorrow";
    EXPECT_EQ(studies.resultsOf(run), study::ResultKind::Units) << "nobody is to read cells that are none";
    run.study = "robustness";
    EXPECT_EQ(studies.resultsOf(run), study::ResultKind::Units);
}

TEST_F(ThirdStudy, HasUnitsOfItsOwnWhereItDoesNotSay) {
    const store::RunRecord run = recordOf(workspace, newRun());
    EXPECT_TRUE(studies.hasUnits(run));
    EXPECT_FALSE(studies.hasCells(run));
    EXPECT_TRUE(study::builtInStudies().hasUnits(run)) << "and where nobody knows it";
    EXPECT_EQ(studies.derivedTables().size(), study::builtInStudies().derivedTables().size());
    auto reader = must(workspace->reader());
    EXPECT_EQ(run::loadRun(reader, run.id).error().code, ErrorCode::InvalidArgument);
}

TEST_F(ThirdStudy, SaysWhatTheCalibrationModelAnswers) {
    const store::RunRecord run = recordOf(workspace, newRun("calibration:"));
    auto reader = must(workspace->reader());
    EXPECT_EQ(run::makeBackend(reader, run).error().code, ErrorCode::Unsupported) << "nobody knows the study";
    const auto model = must(run::makeBackend(reader, run, nullptr, 0, {}, {}, studies));
    constexpr std::int64_t kThird = 2;
    const auto reply = backend::ask(*model, tiny::requestOf({"coal", "black"}, kThird, run.id), {});
    const auto* completion = std::get_if<backend::Completion>(&reply);
    ASSERT_NE(completion, nullptr);
    EXPECT_EQ(completion->logProbs.front().logProb, -static_cast<double>(kThird));
}

TEST_F(ThirdStudy, ItsRunReadsWholeCompletionsAndKeepsTheirNumbers) {
    const auto id = newRun();
    EXPECT_EQ(finish(id, scored), static_cast<std::size_t>(kRequests));
    expectWhole(id);
}

TEST_F(ThirdStudy, ItsRunIsInterruptedAndGoesOnWhereItWas) {
    constexpr std::int64_t kFirst = 4;
    const auto id = newRun();
    const auto backend = std::make_shared<FaultyBackend>([](const backend::ModelRequest& request) {
        return request.tag < kFirst ? std::optional(scored(request)) : std::nullopt;
    });
    {
        const auto engine = started(id, backend);
        backend->waitForHeld(kRequests - kFirst);
    }
    EXPECT_EQ(recordOf(workspace, id).state, store::RunState::Interrupted);
    EXPECT_EQ(recordOf(workspace, id).counts.done(), kFirst);
    EXPECT_EQ(finish(id, scored), static_cast<std::size_t>(kRequests - kFirst));
    expectWhole(id);
}

TEST_F(ThirdStudy, ItsErrorsAreAskedAgain) {
    const auto id = newRun();
    finish(id, [](const backend::ModelRequest& request) {
        return std::optional(request.tag % 2 == 1 ? failed(backend::ErrorKind::BadReply) : scored(request));
    });
    EXPECT_EQ(run::forgetErrors(*workspace, id).error().code, ErrorCode::Unsupported) << "by who does not know it";
    EXPECT_EQ(must(run::forgetErrors(*workspace, id, studies)), kItems);
    EXPECT_EQ(finish(id, scored), static_cast<std::size_t>(kItems));
    expectWhole(id);
}

TEST_F(ThirdStudy, ItsRunIsNoRunOfTemplatesAndIsNotTakenForOne) {
    const auto id = newRun();
    auto reader = must(workspace->reader());
    store::RunStore runs(reader);
    EXPECT_TRUE(must(runs.list()).empty());
    EXPECT_TRUE(must(runs.list(store::kTraversalRuns)).empty());
    EXPECT_EQ(must(runs.list(tiny::kTinyRuns)).size(), 1U);
    EXPECT_EQ(must(runs.all()).front().plan, tiny::kTinyRuns.plan);
    EXPECT_EQ(run::loadRun(reader, id).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(study::builtInStudies().planOf(must(runs.get(id)), must(workspace->reader())).error().code,
              ErrorCode::Unsupported);
    const auto planted = newRun("calibration:");
    EXPECT_EQ(run::openRun(workspace, planted, {}).error().code, ErrorCode::Unsupported) << "of who does not know it";
    EXPECT_TRUE(run::openRun(workspace, planted, {}, 0, nullptr, {}, {}, studies));
}
} // namespace
