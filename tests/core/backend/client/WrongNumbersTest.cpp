// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/ResponseCache.h"
#include "tests/support/BackendClient.h"
#include "tests/support/TempDir.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope::test;
using namespace chronoscope::backend;
using namespace std::chrono_literals;
using nlohmann::json;

// Numbers that were wrong in other harnesses, and the report of it: each must not happen here. Held by other tests:
// - inspect_ai #2628, after a restart the tokens cover only the new part: CrashTest and RunEngineTest
//   (ResumesInTheMiddleOfACell) compare a resumed run, its tokens included, with an undisturbed one;
// - inspect_ai #4459, ids that change with the order: ElementJsonTest (IdsTellFactsApartAndOrderOfKeysDoesNotMatter),
//   RunEngineTest (ElementsImportedLaterChangeNothing);
// - lm-evaluation-harness #704, #1645, scores that change with the batch: RunEngineTest
//   (ResultsDoNotDependOnConcurrency) for our part; the server's is measured by BackendTest and shown.
namespace {
ModelRequest continuation(const std::string& prompt, const std::string& text) {
    ModelRequest request = question(prompt);
    request.mode = Mode::Completion;
    request.task = Task::ScoreContinuation;
    request.continuation = text;
    return request;
}

/// A chat reply with these log-probabilities in `content`.
Answer withLogProbs(const std::string& content) {
    return bodyOf(R"({"choices":[{"index":0,"finish_reason":"stop","message":{"role":"assistant","content":"Paris"},)"
                  R"("logprobs":)" +
                  content + "}]}");
}

// lm-evaluation-harness #4063, #2715: the cache's key had no model.
TEST(WrongNumbers, ModelBIsNeverReportedWithTheAnswersOfModelA) {
    FaultServer server([](const Received& request) {
        return chatReply("answer of " + json::parse(request.body).at("model").get<std::string>());
    });
    const TempDir folder;
    HttpBackend::Options options;
    options.cache = ResponseCache::open(folder.file("cache")).value();
    for (const std::string model : {"a", "b", "a"}) {
        BackendClient client("openai:" + server.url() + "?model=" + model, options);
        EXPECT_EQ(completionOf(client.ask(question("the same prompt"))).text, "answer of " + model);
    }
    EXPECT_EQ(server.count(), 2U);
}

// llama.cpp #27174, lm-evaluation-harness #4158: scores at exact chance, and not a word.
TEST(WrongNumbers, AServerThatIgnoresEchoIsNeverScored) {
    const std::string prompt = "The capital of France is";
    const auto reply = [](const std::string& text, const std::string& logProbs) {
        return bodyOf(R"({"choices":[{"index":0,"finish_reason":"length","text":)" + json(text).dump() +
                      R"(,"logprobs":)" + logProbs + "}]}");
    };
    for (const Answer& answer :
         {completionReply(" Paris"), completionReply(prompt + " Paris"), // the text alone
          reply(" Paris", R"({"tokens":[" Paris"],"token_logprobs":[-0.1]})"),
          reply(prompt + " Paris.", R"({"tokens":["."],"token_logprobs":[-0.1]})"),
          reply(prompt + " Paris", R"({"content":[{"token":" Paris","logprob":-0.1}]})"),
          reply(prompt + " Paris", R"({"tokens":["The capital of France is"," Paris"],"token_logprobs":[0,0]})"),
          reply(prompt + " Paris", R"({"tokens":["The capital of France is"," Paris"],"token_logprobs":[null,null]})"),
          reply(prompt + " Paris", R"({"tokens":["The capital of France is"," Paris"],"token_logprobs":[null,-9999]})"),
          reply(prompt + " Paris", R"({"tokens":["The capital of France is"," Paris"],"token_logprobs":[null]})"),
          reply(prompt + " Paris", "null")}) {
        FaultServer server(always(answer));
        BackendClient client(uriOf(server));
        const BackendError error = errorOf(client.ask(continuation(prompt, " Paris")));
        EXPECT_TRUE(error.kind == ErrorKind::Unsupported || error.kind == ErrorKind::BadReply) << answer.body;
        EXPECT_FALSE(error.message.empty());
    }
}

TEST(WrongNumbers, AServerThatEchoesIsScoredOnTheContinuationAlone) {
    FaultServer server(always(bodyOf(
        R"({"choices":[{"index":0,"finish_reason":"length","text":"The capital is Paris.","logprobs":)"
        R"({"tokens":["The"," capital"," is"," Par","is","."],"token_logprobs":[null,-3,-2,-0.5,-0.25,-7]}}]})")));
    BackendClient client(uriOf(server));
    const Completion completion = completionOf(client.ask(continuation("The capital is", " Paris")));
    ASSERT_EQ(completion.logProbs.size(), 2U);
    EXPECT_EQ(completion.logProbs[0].logProb + completion.logProbs[1].logProb, -0.75);
}

// lighteval: an empty reply came out of the last retry, and was withLogProbs.
TEST(WrongNumbers, TheLastFailedAttemptIsNoEmptyAnswer) {
    for (const int code : {500, 429, 503}) {
        FaultServer server(always(status(code)));
        BackendClient client(uriOf(server, "attempts=2"));
        EXPECT_TRUE(std::holds_alternative<BackendError>(client.ask(question("p")))) << code;
    }
}

// lighteval: what a server did not support was left out, and nobody told.
TEST(WrongNumbers, AFieldThatTheServerRejectsIsNotLeftOutInSilence) {
    FaultServer server([](const Received& request) {
        return json::parse(request.body).contains("seed") ? status(400, {}, "Unsupported parameter: seed")
                                                          : chatReply("x");
    });
    BackendClient client(uriOf(server));
    const BackendError error = errorOf(client.ask(question("p")));
    EXPECT_EQ(error.kind, ErrorKind::BadRequest);
    EXPECT_NE(error.message.find("seed"), std::string::npos);
    EXPECT_EQ(server.count(), 1U);
    BackendClient told(uriOf(server, "drop=seed"));
    EXPECT_EQ(completionOf(told.ask(question("p"))).text, "x");
}

// SWE-bench_Pro-os #78: 36 of 730 runs that ended in a 429 were counted as wrong. How errors are counted: RunFaultTest,
// ErrorsAreMissingAndNeverWrong.
TEST(WrongNumbers, ARequestTurnedAwayIsNotAWrongAnswer) {
    FaultServer server(always(status(429, {{"Retry-After", "0"}})));
    BackendClient client(uriOf(server, "attempts=3"));
    EXPECT_EQ(errorOf(client.ask(question("p"))).kind, ErrorKind::RateLimited);
    EXPECT_EQ(server.count(), 3U);
}

// litellm #3271: top_logprobs was not part of the cache's key.
TEST(WrongNumbers, ACachedReplyNeverHasFewerAlternativesThanAsked) {
    FaultServer server([](const Received& request) {
        const int wanted = json::parse(request.body).at("top_logprobs").get<int>();
        json top = json::array();
        for (int i = 0; i < wanted; ++i)
            top.push_back({{"token", fmt::format("t{}", i)}, {"logprob", -1 - i}});
        return withLogProbs(json{{"content", {{{"token", "t0"}, {"logprob", -1}, {"top_logprobs", top}}}}}.dump());
    });
    const TempDir folder;
    HttpBackend::Options options;
    options.cache = ResponseCache::open(folder.file("cache")).value();
    BackendClient client(uriOf(server), options);
    for (const int wanted : {1, 5, 2, 1}) {
        ModelRequest request = question("p");
        request.logProbs = wanted;
        const Completion completion = completionOf(client.ask(request));
        ASSERT_EQ(completion.logProbs.size(), 1U);
        EXPECT_EQ(completion.logProbs[0].top.size(), static_cast<std::size_t>(wanted));
    }
    EXPECT_EQ(server.count(), 3U);
}

// ragas #1519: rows that timed out were skipped, and the mean moved. What a missing sample does to a cell:
// RunFaultTest, LostSamplesDoNotPullACellDown.
TEST(WrongNumbers, ARequestThatTimesOutIsNotSkipped) {
    FaultServer server([](const Received& request) {
        Answer answer = chatReply("x");
        answer.stall = request.body.find("slow") != std::string::npos;
        return answer;
    });
    BackendClient client(uriOf(server, "attempts=1"), {}, [](BackendConfig& config) { config.limits.idle = 150ms; });
    Collected<ModelReply> replies;
    for (int i = 0; i < 8; ++i)
        client.backend().submit(question(i % 4 == 0 ? "slow" : "quick"), replies.slot());
    ASSERT_TRUE(replies.wait());
    for (std::size_t i = 0; i < 8; ++i) {
        const ModelReply reply = replies.at(i).front();
        if (i % 4 == 0)
            EXPECT_EQ(errorOf(reply).kind, ErrorKind::Timeout);
        else
            EXPECT_EQ(completionOf(reply).text, "x");
    }
}

// hawk #945: one deterministic 500 was asked for 1,149 times in 24 days.
TEST(WrongNumbers, AFailureThatNeverEndsIsAskedForSixTimesByDefault) {
    FaultServer server(always(status(500)));
    BackendClient client(uriOf(server));
    const BackendError error = errorOf(client.ask(question("p")));
    EXPECT_EQ(error.kind, ErrorKind::Server);
    EXPECT_EQ(server.count(), 6U);
}

// PyRIT #991: a provider takes "logprobs" and sends 0 or −9999. That all are 0 is seen by the backend's test
// (BackendTest), not in one reply: a certain token has 0.
TEST(WrongNumbers, AnImpossibleLogProbabilityIsNoNumber) {
    for (const char* logProbs : {R"({"content":[{"token":"Par","logprob":-0.5},{"token":"is","logprob":-9999}]})",
                                 R"({"content":[{"token":"Par","logprob":-0.5},{"token":"is","logprob":-9999.0}]})",
                                 R"({"content":[{"token":"Par","logprob":-0.5},{"token":"is","logprob":null}]})",
                                 R"({"content":[{"token":"Par","logprob":-0.5},{"token":"is"}]})",
                                 R"({"content":[{"token":"Par","logprob":-0.5},{"token":"is","logprob":0.7}]})",
                                 R"({"content":[{"token":"Par","logprob":-0.5},{"token":"is","logprob":"-1"}]})",
                                 R"({"content":[{"token":"Par","logprob":-0.5},{"token":"is","logprob":-1e999}]})",
                                 R"({"content":null})", R"({"content":[]})", "{}", "null", R"("none")"}) {
        FaultServer server(always(withLogProbs(logProbs)));
        BackendClient client(uriOf(server));
        ModelRequest request = question("p");
        request.logProbs = 1;
        const ModelReply reply = client.ask(request);
        if (const auto* completion = std::get_if<Completion>(&reply))
            EXPECT_TRUE(completion->logProbs.empty()) << logProbs << " gave " << completion->logProbs.size();
        else
            EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::BadReply) << logProbs;
    }
}

TEST(WrongNumbers, LogProbabilitiesThatFailedTheTestAreNotUsed) {
    FaultServer server(always(withLogProbs(R"({"content":[{"token":"Paris","logprob":0}]})")));
    HttpBackend::Options options;
    options.tested = true;
    options.measured.chat = true;
    BackendClient client(uriOf(server), options);
    ModelRequest request = question("p");
    request.logProbs = 1;
    EXPECT_EQ(errorOf(client.ask(request)).kind, ErrorKind::Unsupported);
}
} // namespace
