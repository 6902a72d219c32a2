// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/VllmProtocol.h"
#include "tests/support/GoldenExchange.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::backend::protocol;
using namespace chronoscope::test;

namespace {
const VllmProtocol kVllm;

Dialect dialect() {
    Dialect dialect;
    dialect.model = "m";
    return dialect;
}

ModelRequest scoring() {
    ModelRequest request;
    request.task = Task::ScoreContinuation;
    request.mode = Mode::Completion;
    request.prompt = "The capital";
    request.continuation = " Oslo";
    return request;
}

/// The score after the two answers of /tokenize and, where it comes to that, the one of the completion.
ModelReply score(const std::string& promptTokens, const std::string& allTokens, const std::string& completion) {
    const auto begun = kVllm.begin(scoring(), dialect());
    auto& exchange = *std::get<std::unique_ptr<Exchange>>(begun);
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
    const auto reply = playGolden("vllm-chat", kVllm, request, dialect());
    ASSERT_TRUE(std::holds_alternative<Completion>(reply));
    EXPECT_EQ(std::get<Completion>(reply).text, "Oslo");
    EXPECT_EQ(std::get<Completion>(reply).thinking, "A town in Norway.");
}

TEST(VllmProtocol, CompletionGolden) {
    ModelRequest request;
    request.mode = Mode::Completion;
    request.prompt = "The king of Norway lives in";
    request.decoding.stop = {"\n\n\n"};
    const auto reply = playGolden("vllm-completion", kVllm, request, dialect());
    ASSERT_TRUE(std::holds_alternative<Completion>(reply));
    EXPECT_EQ(std::get<Completion>(reply).text, "Oslo");
    EXPECT_EQ(std::get<Completion>(reply).thinking, "A town.");
}

TEST(VllmProtocol, ScoreGolden) {
    const auto reply = playGolden("vllm-score", kVllm, scoring(), dialect());
    ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << std::get<BackendError>(reply).message;
    const auto& completion = std::get<Completion>(reply);
    EXPECT_EQ(completion.text, " Oslo");
    EXPECT_EQ(completion.usage.promptTokens, 5U);
    ASSERT_EQ(completion.logProbs.size(), 2U);
    EXPECT_EQ(completion.logProbs[0].token, " Os");
    EXPECT_EQ(completion.logProbs[0].logProb, -6.5);
    EXPECT_EQ(completion.logProbs[0].top, (std::vector<std::pair<std::string, double>>{{" a", -0.75}, {" Os", -6.5}}));
    EXPECT_EQ(completion.logProbs[1].logProb, -0.0625);
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
    const auto reply = score(R"([null,null,{"3":{"logprob":-1}}])");
    ASSERT_TRUE(std::holds_alternative<Completion>(reply));
    ASSERT_EQ(std::get<Completion>(reply).logProbs.size(), 1U);
    EXPECT_EQ(std::get<Completion>(reply).logProbs[0].logProb, -1.0);
}

TEST(VllmProtocol, OneAnswerIsNoScore) {
    const auto reply = kVllm.readReply(scoring(), answer("{}"));
    ASSERT_TRUE(std::holds_alternative<BackendError>(reply));
    EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::Unsupported);
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
