// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/JudgeRun.h"
#include "core/run/RetryErrors.h"
#include "core/studies/mined/Mined.h"
#include "tests/core/studies/mined/MinedBench.h"
#include "tests/support/FaultyBackends.h"

#include <gtest/gtest.h>

#include <map>

namespace chronoscope::mined {
namespace {
using test::FaultyBackend;
using test::must;
using State = JudgedReply::State;

/// Judges of a finished run over three companies' heads.
class JudgeRun : public test::MinedBench {
protected:
    std::int64_t answered(const FaultyBackend::Script& script) const {
        AskingSpec spec;
        spec.tasks = {Task::TA};
        const auto id = create(spec).id;
        finish(id, script);
        return id;
    }
    std::vector<backend::ModelRequest> finish(std::int64_t id, const FaultyBackend::Script& script) const {
        const auto backend = std::make_shared<FaultyBackend>(script);
        EXPECT_EQ(started(id, backend)->wait().state, run::EngineState::Finished);
        return backend->requests();
    }
    std::unique_ptr<run::RunEngine> started(std::int64_t id, const std::shared_ptr<FaultyBackend>& backend) const {
        auto engine = std::make_unique<run::RunEngine>(
            workspace, test::recordOf(workspace, id),
            must(Mined().plan(test::recordOf(workspace, id), must(workspace->reader()), {})), backend,
            run::RunEngine::Options(), run::RunEngine::Sink());
        engine->start();
        return engine;
    }
    std::vector<JudgedReply> scores(std::int64_t judge) const {
        auto reader = must(workspace->reader());
        return must(judgedScores(reader, judge));
    }
};

std::optional<backend::ModelReply> younger(const backend::ModelRequest& request) {
    if (request.tag == 1) return test::failed(backend::ErrorKind::BadReply);
    if (request.tag == 2) return test::said("  ");
    return test::said("Apple Younger");
}

TEST_F(JudgeRun, EveryReplyIsJudgedOnceAndAgainWhereNoScoreCame) {
    const auto judged = answered(younger);
    const auto judge = must(createJudgeRun(*workspace, judged, "judge", {"calibration:"}));
    EXPECT_EQ(test::recordOf(workspace, judge).total, 10) << "neither the error nor the empty reply";
    const auto asked = finish(judge, [](const backend::ModelRequest& request) -> std::optional<backend::ModelReply> {
        if (request.tag == 3) return test::said("85");
        if (request.tag == 4 || request.tag == 4 + 12) return test::said("0.8-0.9");
        if (request.tag == 5) return test::failed(backend::ErrorKind::BadReply);
        return test::said(request.tag == 3 + 12 ? "Score: 0.5" : "0.25");
    });
    ASSERT_EQ(asked.size(), 12U);
    EXPECT_NE(asked[0].prompt.find("Apple Younger"), std::string::npos);
    EXPECT_FALSE(asked[0].system.empty());
    EXPECT_TRUE(asked[0].images.empty());
    const auto all = scores(judge);
    ASSERT_EQ(all.size(), 12U);
    EXPECT_EQ(all[0].state, State::Scored);
    EXPECT_EQ(all[0].score, 0.25);
    EXPECT_EQ(all[1].state, State::NotAsked);
    EXPECT_EQ(all[2].state, State::NotAsked);
    EXPECT_EQ(all[3].score, 0.5) << "the second time";
    EXPECT_EQ(all[4].state, State::Unparsable);
    EXPECT_EQ(all[5].state, State::Missing);
    const store::RunRecord after = test::recordOf(workspace, judge);
    EXPECT_EQ(after.total, 12) << "two were asked once more";
    EXPECT_EQ(after.counts.done(), after.total);
    auto reader = must(workspace->reader());
    EXPECT_EQ(must(newestJudgeOf(reader, judged)), judge);
    EXPECT_EQ(must(newestJudgeOf(reader, judge)), std::nullopt);
    const auto words = [&](std::int64_t reply) {
        return must(judgementsOf(reader, test::recordOf(workspace, judged), reply));
    };
    ASSERT_EQ(words(3).size(), 1U);
    const Judgement twice = words(3).front();
    EXPECT_EQ(twice.run, judge);
    EXPECT_EQ(twice.name, "judge");
    EXPECT_FALSE(twice.model.empty());
    EXPECT_TRUE(twice.counts);
    ASSERT_EQ(twice.askings.size(), 2U);
    EXPECT_EQ(twice.askings[0].text, "85");
    EXPECT_EQ(twice.askings[0].score, std::nullopt);
    EXPECT_EQ(twice.askings[1].text, "Score: 0.5");
    EXPECT_EQ(twice.score(), 0.5);
    EXPECT_EQ(words(4).at(0).score(), std::nullopt);
    ASSERT_EQ(words(5).at(0).askings.size(), 1U);
    EXPECT_FALSE(words(5)[0].askings[0].isAnswered);
    EXPECT_TRUE(words(2).empty()) << "an empty reply is not judged";

    EXPECT_EQ(must(run::forgetErrors(*workspace, judge)), 1);
    EXPECT_EQ(finish(judge, [](const auto&) { return std::optional(test::said("1")); }).size(), 1U);
    EXPECT_EQ(scores(judge)[5].score, 1);
    EXPECT_EQ(test::recordOf(workspace, judge).total, 12);
    EXPECT_EQ(test::recordOf(workspace, judge).counts.done(), 12);
}

TEST_F(JudgeRun, AnInterruptedJudgeGoesOnAlsoWithWhatItHasToAskAgain) {
    const auto judged = answered([](const auto&) { return std::optional(test::said("Apple Younger")); });
    const auto judge = must(createJudgeRun(*workspace, judged, "judge", {"calibration:"}));
    const auto first = std::make_shared<FaultyBackend>([](const backend::ModelRequest& request) {
        return request.tag < 6 ? std::optional(test::said("no score")) : std::nullopt;
    });
    {
        const auto engine = started(judge, first);
        first->waitForHeld(6);
        EXPECT_LE(engine->progress().counts.done(), engine->progress().total);
    }
    const store::RunRecord between = test::recordOf(workspace, judge);
    EXPECT_LE(between.counts.done(), between.total);
    const auto rest = finish(judge, [](const auto&) { return std::optional(test::said("0.75")); });
    EXPECT_GE(first->requests().size(), 12U);
    std::map<std::int64_t, int> asked;
    for (const auto& request : rest)
        ++asked[request.tag];
    for (std::int64_t reply = 6; reply < 12; ++reply)
        EXPECT_EQ(asked[reply], 1);
    for (std::int64_t reply = 0; reply < 6; ++reply)
        EXPECT_EQ(asked[reply + 12], 1) << "once more";
    for (const JudgedReply& score : scores(judge))
        EXPECT_EQ(score.score, 0.75);
    const store::RunRecord after = test::recordOf(workspace, judge);
    EXPECT_EQ(after.total, 12 + 6) << "those of the first sitting are asked again in either, and counted once";
    EXPECT_EQ(after.counts.done(), after.total);
}

TEST_F(JudgeRun, OnlyAFinishedRunOfQuestionsIsJudged) {
    const auto fresh = create().id;
    EXPECT_EQ(createJudgeRun(*workspace, fresh, "judge", {"calibration:"}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(createJudgeRun(*workspace, 99, "judge", {"calibration:"}).error().code, ErrorCode::NotFound);
    const auto judged = answered(younger);
    const auto judge = must(createJudgeRun(*workspace, judged, "judge", {"calibration:?noise=0.4"}));
    ASSERT_EQ(test::runToEnd(workspace, judge).state, run::EngineState::Finished);
    EXPECT_EQ(createJudgeRun(*workspace, judge, "judge", {"calibration:"}).error().code, ErrorCode::InvalidArgument);
    std::map<State, int> states;
    for (const JudgedReply& score : scores(judge))
        ++states[score.state];
    EXPECT_EQ(states[State::NotAsked], 2);
    EXPECT_EQ(states[State::Scored] + states[State::Unparsable], 10);
    EXPECT_GT(states[State::Scored], 0);
}
} // namespace
} // namespace chronoscope::mined
