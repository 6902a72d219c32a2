// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/VllmProtocol.h"
#include "tests/support/GoldenExchange.h"
#include "tests/support/ProtocolBench.h"
#include "tests/support/Waiting.h"

#include <gtest/gtest.h>

using namespace chronoscope::backend;
using namespace chronoscope::test;
using chronoscope::ErrorCode;

namespace {
const protocol::VllmProtocol kVllm;
const ModelRequest kScoring = scoring("The capital", " Oslo");

/// The score after the two answers of /tokenize and, where it comes to that, the one of the completion.
ModelReply score(const std::string& promptTokens, const std::string& allTokens, const std::string& completion) {
    const auto begun = kVllm.begin(kScoring, theModel());
    auto& exchange = *std::get<std::unique_ptr<protocol::Exchange>>(begun);
    exchange.first();
    for (const std::string& body : {promptTokens, allTokens, completion}) {
        auto next = exchange.take(answer(body));
        if (auto* reply = std::get_if<ModelReply>(&next)) return std::move(*reply);
    }
    return Completion{};
}

ModelReply score(const std::string& promptLogProbs) {
    return score(R"({"tokens":[1,2]})", R"({"tokens":[1,2,3]})",
                 R"({"choices":[{"text":".","prompt_logprobs":)" + promptLogProbs + "}]}");
}

TEST(VllmProtocol, ChatGolden) {
    ModelRequest request;
    request.prompt = "Where does the king of Norway live?";
    const auto reply = completionOf(playGolden("vllm-chat", kVllm, request, theModel()));
    EXPECT_EQ(reply.text, "Oslo");
    EXPECT_EQ(reply.thinking, "A town in Norway.");
}

TEST(VllmProtocol, CompletionGolden) {
    ModelRequest request;
    request.mode = Mode::Completion;
    request.prompt = "The king of Norway lives in";
    request.decoding.stop = {"\n\n\n"};
    const auto reply = completionOf(playGolden("vllm-completion", kVllm, request, theModel()));
    EXPECT_EQ(reply.text, "Oslo");
    EXPECT_EQ(reply.thinking, "A town.");
}

TEST(VllmProtocol, ScoreGolden) {
    expectCompletion(playGolden("vllm-score", kVllm, kScoring, theModel()),
                     {" Oslo",
                      "",
                      Finish::Unknown,
                      {5U, 1U},
                      {{" Os", -6.5, {{" a", -0.75}, {" Os", -6.5}}}, {"lo", -0.0625, {{"lo", -0.0625}}}}});
}

TEST(VllmProtocol, ATokenThatBothTextsShareCountsWhole) {
    const auto tokens = [](const char* completion) {
        return score(R"({"tokens":[1,2]})", R"({"tokens":[1,7,3]})", completion);
    };
    const auto completion = completionOf(
        tokens(R"({"choices":[{"text":".","prompt_logprobs":[null,{"7":{"logprob":-2.5,"decoded_token":" capital O"}},
                  {"3":{"logprob":-0.5,"decoded_token":"slo"}}]}]})"));
    ASSERT_EQ(completion.logProbs.size(), 2U);
    EXPECT_EQ(completion.logProbs[0].logProb, -2.5);
    EXPECT_EQ(completion.logProbs[1].logProb, -0.5);
    const auto unknown = errorOf(tokens(
        R"({"choices":[{"text":".","prompt_logprobs":[null,{"7":{"logprob":-2.5}},{"3":{"logprob":-0.5,"decoded_token":"slo"}}]}]})"));
    EXPECT_EQ(unknown.kind, ErrorKind::BadReply);
    EXPECT_NE(unknown.message.find("share a token"), std::string::npos) << unknown.message;
}

TEST(VllmProtocol, EveryOccurrenceIsScoredWhereThatIsAsked) {
    ModelRequest request = kScoring;
    request.mode = Mode::Completion;
    request.prompt = "Oslo is? ";
    request.continuation = "Oslo";
    const auto sumOf = [&] {
        const auto begun = kVllm.begin(request, theModel());
        auto& exchange = *std::get<std::unique_ptr<protocol::Exchange>>(begun);
        exchange.first();
        ModelReply reply;
        for (const char* body :
             {R"({"tokens":[1,4,5]})", R"({"tokens":[1,4,5,6]})",
              R"({"choices":[{"text":".","prompt_logprobs":[null,{"4":{"logprob":-2,"decoded_token":"Oslo"}},
                 {"5":{"logprob":-0.5,"decoded_token":" is?"}},{"6":{"logprob":-0.25,"decoded_token":" Oslo"}}]}]})"}) {
            auto next = exchange.take(answer(body));
            if (auto* done = std::get_if<ModelReply>(&next)) reply = std::move(*done);
        }
        double sum = 0;
        for (const TokenLogProb& token : completionOf(reply).logProbs)
            sum += token.logProb;
        return sum;
    };
    EXPECT_EQ(sumOf(), -0.25);
    request.allMatches = true;
    EXPECT_EQ(sumOf(), -2.25);
}

TEST(VllmProtocol, AMarkThatTheTokenizerAddsBehindTheTextIsNotScored) {
    const auto completion = completionOf(
        score(R"({"tokens":[1,2]})", R"({"tokens":[1,7,3,2]})",
              R"({"choices":[{"text":".","prompt_logprobs":[null,{"7":{"logprob":-2.5,"decoded_token":" capital O"}},
           {"3":{"logprob":-0.5,"decoded_token":"slo"}},{"2":{"logprob":-0.25,"decoded_token":"</s>"}}]}]})"));
    ASSERT_EQ(completion.logProbs.size(), 2U);
    EXPECT_EQ(completion.logProbs[1].token, "slo");
}

TEST(VllmProtocol, TokensThatCannotBeSplitGiveNoScore) {
    const std::vector<std::pair<const char*, const char*>> cases{{R"({"tokens":[1,2]})", R"({"tokens":[1,7,3]})"},
                                                                 {R"({"tokens":[1,2]})", R"({"tokens":[1,2]})"},
                                                                 {R"({"tokens":[1,2]})", R"({"tokens":[1]})"},
                                                                 {R"({"tokens":[]})", R"({"tokens":[1]})"},
                                                                 {R"({"tokens":[1,-2]})", R"({"tokens":[1]})"},
                                                                 {R"({"tokens":[1,"2"]})", R"({"tokens":[1]})"},
                                                                 {R"({"tokens":{}})", R"({"tokens":[1]})"},
                                                                 {R"({"count":3})", R"({"tokens":[1]})"},
                                                                 {"[1,2]", R"({"tokens":[1]})"},
                                                                 {"", R"({"tokens":[1]})"},
                                                                 {R"({"tokens":[1,2]})", "<html>"}};
    for (const auto& [prompt, all] : cases) {
        const auto reply = score(prompt, all, "{}");
        ASSERT_TRUE(std::holds_alternative<BackendError>(reply)) << prompt << all;
        EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::BadReply) << prompt << all;
    }
}

TEST(VllmProtocol, LogProbsThatCannotBeAreNeverScored) {
    const std::vector<std::pair<const char*, ErrorKind>> cases{
        {"null", ErrorKind::Unsupported},
        {"[]", ErrorKind::BadReply},
        {"{}", ErrorKind::BadReply},
        {"[null,null]", ErrorKind::BadReply},
        {R"([{"1":{"logprob":-1}},{"2":{"logprob":-1}},{"3":{"logprob":-1}}])", ErrorKind::Unsupported},
        {R"([null,{"2":{"logprob":-1}},null])", ErrorKind::BadReply},
        {R"([null,{"2":{"logprob":-1}},{}])", ErrorKind::BadReply},
        {R"([null,{"2":{"logprob":-1}},{"4":{"logprob":-1}}])", ErrorKind::BadReply},
        {R"([null,{"2":{"logprob":-1}},{"3":-1}])", ErrorKind::BadReply},
        {R"([null,{"2":{"logprob":-1}},{"3":{"logprob":null}}])", ErrorKind::BadReply},
        {R"([null,{"2":{"logprob":-1}},{"3":{"logprob":0.5}}])", ErrorKind::BadReply},
        {R"([null,{"2":{"logprob":-1}},{"3":{"logprob":-9999.0}}])", ErrorKind::BadReply}};
    for (const auto& [list, kind] : cases) {
        const auto reply = score(list);
        ASSERT_TRUE(std::holds_alternative<BackendError>(reply)) << list;
        EXPECT_EQ(std::get<BackendError>(reply).kind, kind) << list;
    }
}

TEST(VllmProtocol, ATokenNeedsNoTextToBeScored) {
    const auto completion = completionOf(score(R"([null,null,{"3":{"logprob":-1}}])"));
    ASSERT_EQ(completion.logProbs.size(), 1U);
    EXPECT_EQ(completion.logProbs[0].logProb, -1.0);
}

TEST(VllmProtocol, OneAnswerIsNoScore) {
    EXPECT_EQ(errorOf(replyTo(kVllm, kScoring, "{}")).kind, ErrorKind::Unsupported);
}

TEST(VllmProtocol, TheServerTellsItsVersion) {
    ASSERT_TRUE(kVllm.describe());
    EXPECT_EQ(kVllm.describe()->method, "GET");
    EXPECT_EQ(kVllm.describe()->path, "/version");
    EXPECT_EQ(kVllm.readBuild(answer(R"({"version":"0.9.1"})"))->build, "0.9.1");
    for (const char* body : {"{}", "[]", R"({"version":1})", "0.9.1"})
        EXPECT_EQ(kVllm.readBuild(answer(body)).error().code, ErrorCode::BadInput) << body;
}
} // namespace
