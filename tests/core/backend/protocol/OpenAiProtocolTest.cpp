// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/OpenAiProtocol.h"

#include "core/backend/Image.h"
#include "tests/support/GoldenExchange.h"
#include "tests/support/ProtocolBench.h"
#include "tests/support/Waiting.h"

#include <gtest/gtest.h>

using namespace chronoscope::backend;
using namespace chronoscope::test;
using chronoscope::ErrorCode;

namespace {
const protocol::OpenAiProtocol kOpenAi;

ModelRequest chat() {
    ModelRequest request;
    request.prompt = "Where does the king of Norway live?";
    return request;
}

/// What is made of a chat's first choice.
ModelReply readChoice(const std::string& choice) {
    return kOpenAi.readReply(chat(), answer(R"({"choices":[)" + choice + "]}"));
}

TEST(OpenAiProtocol, ChatGolden) {
    ModelRequest request = chat();
    request.system = "Answer with one word.";
    request.decoding = {.temperature = 0.7, .topP = 0.95, .maxTokens = 16, .seed = 42, .stop = {"\n", "END"}};
    request.logProbs = 2;
    request.sampleIndex = 3;
    expectCompletion(playGolden("openai-chat", kOpenAi, request, theModel()),
                     {"Oslo",
                      "",
                      Finish::Stop,
                      {21U, 2U},
                      {{"Os", -0.125, {{"Os", -0.125}, {"Ber", -2.5}}}, {"lo", 0.0, {{"lo", 0.0}}}}});
}

TEST(OpenAiProtocol, ChatWithAnImageGolden) {
    ModelRequest request = chat();
    request.images.push_back(std::make_shared<const Image>("image/png", "\x89PNG"));
    protocol::Dialect changed = theModel();
    changed.maxTokensField = "max_completion_tokens";
    changed.dropped = {"temperature"};
    changed.extraJson = R"({"reasoning_effort":"low"})";
    expectCompletion(playGolden("openai-chat-image", kOpenAi, request, changed),
                     {"I cannot help with this picture.", "", Finish::Stop, {90U, 7U}, {}});
}

TEST(OpenAiProtocol, CompletionGolden) {
    ModelRequest request = chat();
    request.mode = Mode::Completion;
    request.prompt = "The king of Norway lives in";
    request.logProbs = 1;
    expectCompletion(playGolden("openai-completion", kOpenAi, request, theModel()),
                     {" Oslo,",
                      "",
                      Finish::Length,
                      {6U, 2U},
                      {{" Oslo", -0.5, {{" Oslo", -0.5}}}, {",", -1.25, {{".", -0.75}, {",", -1.25}}}}});
}

TEST(OpenAiProtocol, ScoreGolden) {
    expectCompletion(playGolden("openai-score", kOpenAi, scoring("The capital is", " Oslo."), theModel()),
                     {" Oslo.",
                      "",
                      Finish::Unknown,
                      {5U, 1U},
                      {{" Os", -0.75, {{" Os", -0.75}}}, {"lo.", -0.25, {{"lo.", -0.25}, {"lo", -0.5}}}}});
}

TEST(OpenAiProtocol, ScoreOfHalfCharactersGolden) {
    expectCompletion(playGolden("openai-score-split", kOpenAi, scoring("K\u00e4se: ", "\u00d6l"), theModel()),
                     {"\u00d6l",
                      "",
                      Finish::Unknown,
                      {10U, 1U},
                      {{"", -0.5, {{"", -0.5}}}, {"", -0.25, {{"", -0.25}}}, {"l", -0.125, {{"l", -0.125}}}}});
}

TEST(OpenAiProtocol, WhatItCannotDoIsRefusedBeforeItIsSent) {
    ModelRequest image = chat();
    image.mode = Mode::Completion;
    image.images.push_back(std::make_shared<const Image>("image/png", ""));
    ModelRequest inChat = scoring("a", "b");
    inChat.mode = Mode::Chat;
    expectRefused(kOpenAi, {image, inChat, scoring("a", ""), scoring("", "b")});
}

TEST(OpenAiProtocol, EveryHonestAnswerIsRead) {
    struct Case {
        const char* choice;
        const char* text;
        const char* thinking;
        Finish finish;
    };
    for (const Case& c : {
             Case{R"({"message":{"content":"Oslo"},"finish_reason":"stop"})", "Oslo", "", Finish::Stop},
             Case{R"({"message":{"content":"Oslo"},"finish_reason":null})", "Oslo", "", Finish::Unknown},
             Case{R"({"message":{"content":""},"finish_reason":"stop"})", "", "", Finish::Stop},
             Case{R"({"message":{"content":""},"finish_reason":"content_filter"})", "", "", Finish::ContentFilter},
             Case{R"({"message":{},"finish_reason":"content_filter"})", "", "", Finish::ContentFilter},
             Case{R"({"message":{"content":"","refusal":"No."},"finish_reason":"stop"})", "No.", "", Finish::Stop},
             Case{R"({"message":{"content":"Oslo","refusal":"No."},"finish_reason":"stop"})", "Oslo", "", Finish::Stop},
             Case{R"({"message":{"content":"Oslo","tool_calls":[{}]}})", "Oslo", "", Finish::Unknown},
             Case{R"({"message":{"content":"Oslo","tool_calls":[]}})", "Oslo", "", Finish::Unknown},
             Case{R"({"message":{"content":"Oslo","reasoning":"t"}})", "Oslo", "t", Finish::Unknown},
             Case{R"({"message":{"content":"Oslo","reasoning_content":"t","reasoning":"t"}})", "Oslo", "t",
                  Finish::Unknown},
             Case{R"({"message":{"content":null,"reasoning_content":"t"},"finish_reason":"length"})", "", "t",
                  Finish::Length},
             Case{R"({"message":{"content":"<think>t</think>Oslo"}})", "Oslo", "t", Finish::Unknown},
             Case{R"({"message":{"content":"</think>Oslo","reasoning":"t"}})", "</think>Oslo", "t", Finish::Unknown},
             Case{R"({"message":{"content":[{"type":"text","text":"Os"},{"type":"text","text":"lo"}]}})", "Oslo", "",
                  Finish::Unknown},
             Case{R"({"message":{"content":[{"type":"thinking","thinking":[{"type":"text","text":"t"}]},
                     {"type":"text","text":"Oslo"}]}})",
                  "Oslo", "t", Finish::Unknown},
             Case{R"({"message":{"content":[{"type":"refusal","refusal":"No."}]}})", "No.", "", Finish::Unknown},
         }) {
        const auto reply = completionOf(readChoice(c.choice));
        EXPECT_EQ(reply.text, c.text) << c.choice;
        EXPECT_EQ(reply.thinking, c.thinking) << c.choice;
        EXPECT_EQ(reply.finish, c.finish) << c.choice;
    }
}

TEST(OpenAiProtocol, AnErrorInAGoodAnswerIsAnError) {
    const std::vector<std::pair<const char*, ErrorKind>> cases{
        {R"({"error":{"code":429,"message":"m"}})", ErrorKind::RateLimited},
        {R"({"error":{"code":402,"message":"m"},"choices":[{"message":{"content":"Oslo"}}]})", ErrorKind::Quota},
        {R"({"choices":[{"error":{"code":502,"message":"m"},"message":{"content":"Os"}}]})", ErrorKind::Server},
        {R"({"choices":[{"finish_reason":"error","message":{"content":"Os"}}]})", ErrorKind::Server},
        {R"({"choices":[{"finish_reason":"abort","message":{"content":"Os"}}]})", ErrorKind::Server}};
    for (const auto& [body, kind] : cases) {
        const auto reply = kOpenAi.readReply(chat(), answer(body));
        ASSERT_TRUE(std::holds_alternative<BackendError>(reply)) << body;
        EXPECT_EQ(std::get<BackendError>(reply).kind, kind) << body;
    }
}

TEST(OpenAiProtocol, OneImpossibleLogProbLeavesNone) {
    ModelRequest request = chat();
    request.logProbs = 1;
    expectNoLogProbs(
        kOpenAi, request, R"({"choices":[{"message":{"content":"x"},"logprobs":)",
        {"null", "{}", "[]", "1", R"({"content":null})", R"({"content":{}})",
         R"({"content":[{"token":"Os","logprob":-1},{"token":"lo","logprob":0.5}]})",
         R"({"content":[{"token":"Os","logprob":-1},{"token":"lo","logprob":-9999.0}]})",
         R"({"content":[{"token":"Os","logprob":-1},{"token":"lo","logprob":null}]})",
         R"({"content":[{"token":"Os","logprob":-1},{"token":"lo"}]})",
         R"({"content":[{"token":"Os","logprob":-1},{"token":7,"logprob":-1}]})",
         R"({"content":[{"token":"Os","logprob":-1},"lo"]})", R"({"tokens":["Os","lo"],"token_logprobs":[-1,3]})",
         R"({"tokens":["Os","lo"],"token_logprobs":[-1,null]})", R"({"tokens":["Os","lo"],"token_logprobs":[-1]})",
         R"({"tokens":["Os",1],"token_logprobs":[-1,-1]})", R"({"tokens":["Os","lo"],"token_logprobs":[-1,"-1"]})"},
        "}]}");
}

TEST(OpenAiProtocol, LogProbsNobodyAskedForAreLeftOut) {
    const auto reply = completionOf(
        readChoice(R"({"message":{"content":"Oslo"},"logprobs":{"content":[{"token":"Oslo","logprob":-1}]}})"));
    EXPECT_TRUE(reply.logProbs.empty());
}

TEST(OpenAiProtocol, UsageThatIsNotACountIsUnknown) {
    expectNoCounts(kOpenAi, chat(), R"({"choices":[{"message":{"content":"Oslo"}}],"usage":)",
                   {"null", "[]", "{}", R"({"prompt_tokens":-1,"completion_tokens":1.5})",
                    R"({"prompt_tokens":"7","completion_tokens":1e300})"},
                   "}");
}

TEST(OpenAiProtocol, ModelsAreListed) {
    for (const char* body :
         {R"({"object":"list","data":[{"id":"a","owned_by":"us"},{"id":"b","owned_by":7},{"id":3},{},"x",{"id":""}]})",
          R"( [{"id":"a","owned_by":"us"},{"id":"b"}] )"})
        expectModels(kOpenAi, body, {{"a", "us"}, {"b", ""}});
    expectModels(kOpenAi, R"({"data":null})", {});
}

TEST(OpenAiProtocol, AListOfModelsThatCannotBeReadIsAnError) {
    for (const char* body : {"", "{}", "[", "<html>", R"({"data":{}})", R"({"data":"a"})", "1"})
        EXPECT_EQ(kOpenAi.readModels(answer(body)).error().code, ErrorCode::BadInput) << body;
    EXPECT_EQ(kOpenAi.readModels(answer(R"({"error":{"message":"m"}})")).error().code, ErrorCode::Backend);
    auto refused = answer(R"({"error":{"message":"wrong key"}})");
    refused.status = 401;
    EXPECT_EQ(kOpenAi.readModels(refused).error().code, ErrorCode::Backend);
    EXPECT_EQ(kOpenAi.readModels(refused).error().message, "wrong key");
}
} // namespace
