// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/AskRound.h"
#include "core/run/ReplyEvidence.h"
#include "tests/support/FaultServer.h"
#include "tests/support/ModelServer.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <future>
#include <map>

using namespace chronoscope;
using namespace chronoscope::test;
using run::AskAnswer;

namespace {
class AskRound : public testing::Test {
protected:
    static run::AskPlan plan(const std::vector<std::string>& truths = {}) {
        run::AskSpec spec;
        spec.subject = "Ada Palmer";
        spec.relation = "member of sports team";
        spec.years = {2014, 2015, 2016};
        for (const std::string& truth : truths)
            must(spec.truth.add(truth));
        return must(run::AskPlan::make(spec, {std::make_shared<const prompt::PromptPack>(loadPack()), {}}));
    }
    run::AskedModel model(const std::string& uri) const { return {uri, m_network, {}}; }
    static std::string uri(const FaultServer& server, const std::string& more = "&model=m") {
        return "openai:" + server.url() + "/v1?attempts=1" + more;
    }
    /// Outcome and answer by model and cell.
    std::map<std::pair<std::size_t, std::size_t>, AskAnswer>
    ask(const run::AskPlan& plan, const std::vector<run::AskedModel>& models, const std::stop_token& stop = {}) {
        std::map<std::pair<std::size_t, std::size_t>, AskAnswer> answers;
        run::askAll(
            plan, models,
            [&](const AskAnswer& answer) { answers.emplace(std::pair(answer.model, answer.cell), answer); }, stop);
        return answers;
    }

    std::shared_ptr<const backend::Network> m_network =
        std::make_shared<const backend::Network>(backend::Network::Options{});
};

TEST_F(AskRound, EveryModelAnswersEveryCell) {
    const FaultServer one(always(chatReply("A. Lyon"))), other(always(chatReply("I cannot help with that.")));
    const auto plan = AskRound::plan({"2014=Lyon", "Nice"});
    const auto answers =
        ask(plan, {model(uri(one)), model(uri(other, "&model=n")), model("calibration:?cutoff=2015&recall=1")});
    ASSERT_EQ(answers.size(), 9U);
    EXPECT_TRUE(answers.at({0, 0}).verdict.hit);
    EXPECT_FALSE(answers.at({0, 1}).verdict.hit);
    EXPECT_EQ(answers.at({0, 0}).name, "m");
    EXPECT_EQ(answers.at({1, 0}).outcome(), "refused");
    EXPECT_EQ(answers.at({2, 0}).verdict.answer, "Lyon");
    EXPECT_TRUE(answers.at({2, 1}).verdict.hit);
    EXPECT_FALSE(answers.at({2, 2}).verdict.hit); // behind its cut-off
    EXPECT_EQ(one.count(), 3U);
    EXPECT_NE(one.requests().front().body.find("Ada Palmer"), std::string::npos);
}

TEST_F(AskRound, ACalibrationModelKnowsAQuestionThatNamesItsYear) {
    for (const char* typed : {"who led in {year}?", "In {year}, who led?", "In 2015, ____ led."}) {
        run::AskSpec spec;
        spec.question = typed;
        spec.years = {2015};
        spec.templates = {prompt::Template::Generation, prompt::Template::TrueFalse};
        must(spec.truth.add("Lyon"));
        const auto plan = must(run::AskPlan::make(spec, {std::make_shared<const prompt::PromptPack>(loadPack()), {}}));
        const auto answers = ask(plan, {model("calibration:?cutoff=2015&recall=1"), model("calibration:?cutoff=2014")});
        ASSERT_EQ(answers.size(), 4U) << typed;
        EXPECT_EQ(answers.at({0, 0}).verdict.answer, "Lyon") << typed;
        EXPECT_TRUE(answers.at({0, 1}).verdict.hit) << typed;
        EXPECT_FALSE(answers.at({1, 0}).verdict.hit) << typed; // behind its cut-off
    }
}

/// The model looks at the last block alone, which is the same in every year.
TEST_F(AskRound, ACalibrationModelTakesNoYearForAnotherWhereTheYearStandsInAnEarlierBlock) {
    run::AskSpec spec;
    spec.question = "In {year}, think of Lyon.\n\nWho led?";
    spec.years = {2010, 2015};
    spec.templates = {prompt::Template::Generation};
    must(spec.truth.add("Lyon"));
    const auto plan = must(run::AskPlan::make(spec, {std::make_shared<const prompt::PromptPack>(loadPack()), {}}));
    const auto answers = ask(plan, {model("calibration:?cutoff=2012&recall=1")});
    ASSERT_EQ(answers.size(), 2U);
    EXPECT_FALSE(answers.at({0, 1}).verdict.hit);
}

TEST_F(AskRound, TheOnlyModelServedNeedNotBeNamed) {
    const FaultServer one([](const Received& request) {
        return request.path.starts_with("/v1/models") ? modelsReply({"only"}) : chatReply("A. x");
    });
    EXPECT_EQ(ask(plan(), {model(uri(one, ""))}).at({0, 0}).name, "only");
    const FaultServer two(always(modelsReply({"a", "b"})));
    EXPECT_EQ(ask(plan(), {model(uri(two, ""))}).at({0, 0}).outcome(), "error:bad_request");
}

TEST_F(AskRound, AModelThatWasFoundNotToChatIsSentCompletions) {
    const FaultServer server(always(completionReply("A. Lyon")));
    backend::CapabilityReport report;
    report.capabilities.completion = true;
    auto tested = model(uri(server));
    tested.report = report.json();
    EXPECT_EQ(ask(plan(), {tested}).at({0, 0}).verdict.answer, "Lyon");
    EXPECT_TRUE(server.requests().front().path.ends_with("/completions"));
    EXPECT_FALSE(server.requests().front().path.ends_with("/chat/completions"));
}

TEST_F(AskRound, AnAnswerBringsWhatWentOverTheWire) {
    const FaultServer server([](const Received& request) {
        return request.body.find("In 2015") == std::string::npos ? chatReply("A. Lyon") : status(400);
    });
    const auto answers = ask(plan({"Lyon"}), {model(uri(server)), model("calibration:?cutoff=2020&recall=1")});
    const auto evidence = run::evidenceOf(answers.at({0, 0}));
    EXPECT_TRUE(evidence.isFresh);
    ASSERT_TRUE(evidence.request && evidence.response);
    EXPECT_EQ(evidence.request->method, "POST");
    EXPECT_EQ(evidence.request->url, server.url() + "/v1/chat/completions");
    const auto sent = server.requests();
    EXPECT_TRUE(std::any_of(sent.begin(), sent.end(),
                            [&](const Received& request) { return request.body == evidence.request->body; }));
    EXPECT_EQ(*evidence.response, chatReply("A. Lyon").body);
    EXPECT_NE(evidence.request->body.find(answers.at({0, 0}).system), std::string::npos);
    EXPECT_EQ(evidence.request->body.find("logprobs\":true"), std::string::npos); // not known to be told
    const auto refused = run::evidenceOf(answers.at({0, 1}));
    EXPECT_EQ(refused.response, status(400).body);
    EXPECT_EQ(run::evidenceOf(answers.at({1, 0})).gap, run::ResponseGap::Computed);
    const ClosedPort closed;
    const auto lost = ask(plan(), {model("openai:" + closed.url() + "/v1?attempts=1&model=m"), model("nonsense:x")});
    EXPECT_TRUE(run::evidenceOf(lost.at({0, 0})).request);
    EXPECT_EQ(run::evidenceOf(lost.at({0, 0})).gap, run::ResponseGap::NoAnswer);
    EXPECT_EQ(run::evidenceOf(lost.at({1, 0})).gap, run::ResponseGap::NotSent);
}

TEST_F(AskRound, TokensAreAskedForWhereTheTestFoundThem) {
    const FaultServer server(always(chatWith("A. Lyon", R"({"content":[{"token":"A","logprob":-0.25}]})")));
    backend::CapabilityReport report;
    report.capabilities.chat = report.capabilities.generatedLogProbs = true;
    auto tested = model(uri(server));
    tested.report = report.json();
    const auto evidence = run::evidenceOf(ask(plan(), {tested}).at({0, 0}));
    ASSERT_EQ(evidence.tokens.size(), 1U);
    EXPECT_EQ(evidence.tokens.front().token, "A");
    EXPECT_DOUBLE_EQ(evidence.tokens.front().logProb, -0.25);
}

TEST_F(AskRound, ACalibrationModelAnswersTheYearsThatItIsToldOf) {
    const auto answers = ask(AskRound::plan({"2015=Lyon"}), {model("calibration:?cutoff=2020&recall=1&partial=0")});
    ASSERT_EQ(answers.size(), 3U);
    EXPECT_EQ(answers.at({0, 0}).outcome(), "error:unsupported");
    EXPECT_EQ(answers.at({0, 1}).verdict.answer, "Lyon");
    EXPECT_EQ(answers.at({0, 2}).outcome(), "error:unsupported");
}

TEST_F(AskRound, AFailureIsAnErrorOfItsKindAndNeverAnAnswer) {
    const ClosedPort closed;
    const FaultServer refuses(always(status(401))), fails(always(status(500))), babbles(always(bodyOf("<html>")));
    const std::pair<std::string, const char*> cases[]{
        {uri(refuses), "error:auth"},
        {uri(refuses, ""), "error:auth"},
        {uri(fails), "error:server"},
        {uri(babbles), "error:bad_reply"},
        {"openai:" + closed.url() + "/v1?attempts=1&model=m", "error:network"},
        {"openai:" + closed.url() + "/v1", "error:network"},
        {"nonsense:http://x", "error:unsupported"},
        {uri(babbles) + "&key-env=CHRONOSCOPE_NO_SUCH_KEY", "error:auth"},
        {"calibration:", "error:unsupported"}, // it is told nothing that is right
    };
    for (const auto& [uri, outcome] : cases) {
        const auto answers = ask(plan(), {model(uri)});
        ASSERT_EQ(answers.size(), 3U) << uri;
        for (const auto& [place, answer] : answers) {
            EXPECT_EQ(answer.outcome(), outcome) << uri;
            EXPECT_EQ(answer.completion(), nullptr);
            EXPECT_FALSE(answer.verdict.hit);
        }
    }
}

TEST_F(AskRound, WhateverNonsenseComesIsNoAnswer) {
    const auto changed = [](Answer answer, const std::function<void(Answer&)>& change) {
        change(answer);
        return answer;
    };
    Answer stream =
        bodyOf("data: {\"choices\":[{\"delta\":{\"content\":\"Lyon\"}}]}\n\ndata: {not JSON\n\ndata: [DONE]\n\n");
    stream.headers = {{"Content-Type", "text/event-stream"}};
    const std::pair<const char*, Answer> cases[]{
        {"a stream that nobody wanted", stream},
        {"nothing", bodyOf("")},
        {"no choices", bodyOf(R"({"choices":[]})")},
        {"no text", bodyOf(R"({"choices":[{"message":{"content":7}}]})")},
        {"an error that calls itself a success", bodyOf(R"({"error":{"message":"out of memory"}})")},
        {"half of the JSON", bodyOf(R"({"choices":[{"message":{"content":"Ly)")},
        {"brackets without end", bodyOf(std::string(200'000, '['))},
        {"no UTF-8", bodyOf("{\"choices\":[{\"message\":{\"content\":\"\xC3\x28\xFF\"}}]}")},
        {"zeros", bodyOf(std::string(1000, '\0'))},
        {"a reset in the middle", changed(chatReply("A. Lyon"), [](Answer& answer) { answer.resetAfter = 20; })},
        {"less than was said", changed(chatReply("A. Lyon"), [](Answer& answer) { answer.claimedLength = 100'000; })},
        {"a closed door", changed(chatReply("A. Lyon"), [](Answer& answer) { answer.closeWithoutAnswer = true; })},
        {"another protocol", changed({}, [](Answer& answer) { answer.raw = "SSH-2.0-OpenSSH_9.2\r\n"; })},
    };
    for (const auto& [name, answer] : cases) {
        SCOPED_TRACE(name);
        const FaultServer server(always(answer));
        const auto answers = ask(plan({"Lyon"}), {model(uri(server))});
        ASSERT_EQ(answers.size(), 3U);
        for (const auto& [place, one] : answers) {
            EXPECT_TRUE(one.outcome().starts_with("error:")) << one.outcome();
            EXPECT_EQ(one.completion(), nullptr);
            EXPECT_FALSE(one.verdict.hit);
        }
    }
}

TEST_F(AskRound, AServerThatStopsInTheMiddleOfAnAnswerIsLeftAtOnce) {
    Answer half = chatReply("A. Lyon");
    half.stallAfter = 20;
    const FaultServer server(always(half));
    std::stop_source stop;
    auto asked = std::async(std::launch::async, [&] { return ask(plan(), {model(uri(server))}, stop.get_token()); });
    ASSERT_TRUE(server.waitForRequests(1));
    stop.request_stop();
    ASSERT_EQ(asked.wait_for(std::chrono::seconds(10)), std::future_status::ready);
    EXPECT_TRUE(asked.get().empty());
}

TEST_F(AskRound, ASlowModelDoesNotHoldUpTheOthers) {
    Answer silent;
    silent.stall = true;
    const FaultServer slow(always(silent)), quick(always(chatReply("A. Lyon")));
    std::stop_source stop;
    std::size_t came = 0;
    run::askAll(
        plan(), {model(uri(slow)), model(uri(quick))},
        [&](const AskAnswer& answer) {
            EXPECT_EQ(answer.model, 1U);
            if (++came == 3) stop.request_stop(); // else this would never end
        },
        stop.get_token());
    EXPECT_EQ(came, 3U);
}

/// The server says nothing: to the list of models, or to the questions.
class AskRoundCancel : public AskRound, public testing::WithParamInterface<const char*> {};

TEST_P(AskRoundCancel, EndsAtOnceAndWithoutAnswers) {
    Answer silent;
    silent.stall = true;
    const FaultServer server(always(silent));
    std::stop_source stop;
    auto asked =
        std::async(std::launch::async, [&] { return ask(plan(), {model(uri(server, GetParam()))}, stop.get_token()); });
    ASSERT_TRUE(server.waitForRequests(1));
    stop.request_stop();
    ASSERT_EQ(asked.wait_for(std::chrono::seconds(10)), std::future_status::ready);
    EXPECT_TRUE(asked.get().empty());
}
INSTANTIATE_TEST_SUITE_P(Silence, AskRoundCancel, testing::Values("", "&model=m"));
} // namespace
