// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/OpenAiProtocol.h"
#include "tests/support/GoldenExchange.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::backend::protocol;
using namespace chronoscope::test;

namespace {
const OpenAiProtocol kOpenAi;
using Top = std::vector<std::pair<std::string, double>>;

Dialect dialect() {
    Dialect dialect;
    dialect.model = "m";
    return dialect;
}

ModelRequest chat() {
    ModelRequest request;
    request.prompt = "Where does the king of Norway live?";
    return request;
}

ModelRequest scoring(std::string prompt, std::string continuation) {
    ModelRequest request;
    request.task = Task::ScoreContinuation;
    request.mode = Mode::Completion;
    request.prompt = std::move(prompt);
    request.continuation = std::move(continuation);
    return request;
}

Completion completion(const ModelReply& reply) {
    if (const auto* error = std::get_if<BackendError>(&reply)) {
        ADD_FAILURE() << name(error->kind) << ": " << error->message;
        return {};
    }
    return std::get<Completion>(reply);
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
    const auto reply = completion(playGolden("openai-chat", kOpenAi, request, dialect()));
    EXPECT_EQ(reply.text, "Oslo");
    EXPECT_EQ(reply.finish, Finish::Stop);
    EXPECT_EQ(reply.usage.promptTokens, 21U);
    EXPECT_EQ(reply.usage.completionTokens, 2U);
    ASSERT_EQ(reply.logProbs.size(), 2U);
    EXPECT_EQ(reply.logProbs[0].token, "Os");
    EXPECT_EQ(reply.logProbs[0].logProb, -0.125);
    EXPECT_EQ(reply.logProbs[0].top, (Top{{"Os", -0.125}, {"Ber", -2.5}}));
    EXPECT_EQ(reply.logProbs[1].top, (Top{{"lo", 0.0}}));
}

TEST(OpenAiProtocol, ChatWithAnImageGolden) {
    ModelRequest request = chat();
    request.images.push_back(std::make_shared<Image>(Image{"image/png", "\x89PNG"}));
    Dialect changed = dialect();
    changed.maxTokensField = "max_completion_tokens";
    changed.dropped = {"temperature"};
    changed.extraJson = R"({"reasoning_effort":"low"})";
    const auto reply = completion(playGolden("openai-chat-image", kOpenAi, request, changed));
    EXPECT_EQ(reply.text, "I cannot help with this picture.");
}

TEST(OpenAiProtocol, CompletionGolden) {
    ModelRequest request = chat();
    request.mode = Mode::Completion;
    request.prompt = "The king of Norway lives in";
    request.logProbs = 1;
    const auto reply = completion(playGolden("openai-completion", kOpenAi, request, dialect()));
    EXPECT_EQ(reply.text, " Oslo,");
    EXPECT_EQ(reply.finish, Finish::Length);
    ASSERT_EQ(reply.logProbs.size(), 2U);
    EXPECT_EQ(reply.logProbs[1].token, ",");
    EXPECT_EQ(reply.logProbs[1].logProb, -1.25);
    EXPECT_EQ(reply.logProbs[1].top, (Top{{".", -0.75}, {",", -1.25}}));
}

TEST(OpenAiProtocol, ScoreGolden) {
    const auto reply = completion(playGolden("openai-score", kOpenAi, scoring("The capital is", " Oslo."), dialect()));
    EXPECT_EQ(reply.text, " Oslo.");
    EXPECT_EQ(reply.usage.promptTokens, 5U);
    ASSERT_EQ(reply.logProbs.size(), 2U);
    EXPECT_EQ(reply.logProbs[0].token, " Os");
    EXPECT_EQ(reply.logProbs[0].logProb, -0.75);
    EXPECT_EQ(reply.logProbs[1].logProb, -0.25);
    EXPECT_EQ(reply.logProbs[1].top, (Top{{"lo.", -0.25}, {"lo", -0.5}}));
}

TEST(OpenAiProtocol, ScoreOfHalfCharactersGolden) {
    const auto reply =
        completion(playGolden("openai-score-split", kOpenAi, scoring("K\u00e4se: ", "\u00d6l"), dialect()));
    ASSERT_EQ(reply.logProbs.size(), 3U);
    EXPECT_EQ(reply.logProbs[0].logProb, -0.5);
    EXPECT_EQ(reply.logProbs[1].logProb, -0.25);
    EXPECT_EQ(reply.logProbs[2].logProb, -0.125);
    EXPECT_EQ(reply.logProbs[2].token, "l");
}

TEST(OpenAiProtocol, WhatItCannotDoIsRefusedBeforeItIsSent) {
    ModelRequest image = chat();
    image.mode = Mode::Completion;
    image.images.push_back(std::make_shared<Image>());
    ModelRequest inChat = scoring("a", "b");
    inChat.mode = Mode::Chat;
    for (const ModelRequest& request : {image, inChat, scoring("a", ""), scoring("", "b")}) {
        const auto begun = kOpenAi.begin(request, dialect());
        ASSERT_TRUE(std::holds_alternative<BackendError>(begun));
        EXPECT_EQ(std::get<BackendError>(begun).kind, ErrorKind::Unsupported);
    }
}

TEST(OpenAiProtocol, TheKeyTravelsInOneHeader) {
    EXPECT_TRUE(kOpenAi.headers("").empty());
    const auto headers = kOpenAi.headers("k");
    ASSERT_EQ(headers.size(), 1U);
    EXPECT_EQ(headers[0].name, "Authorization");
    EXPECT_EQ(headers[0].value, "Bearer k");
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
        const auto reply = completion(readChoice(c.choice));
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

TEST(OpenAiProtocol, ABatchAnswerKeepsItsStatus) {
    auto response = answer(R"({"error":{"message":"slow down"}})");
    response.status = 429;
    const auto reply = kOpenAi.readReply(chat(), response);
    ASSERT_TRUE(std::holds_alternative<BackendError>(reply));
    EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::RateLimited);
}

TEST(OpenAiProtocol, OneImpossibleLogProbLeavesNone) {
    ModelRequest request = chat();
    request.logProbs = 1;
    const std::string head = R"({"choices":[{"message":{"content":"Oslo"},"logprobs":)";
    for (const char* logProbs :
         {"null", "{}", "[]", "1", R"({"content":null})", R"({"content":{}})",
          R"({"content":[{"token":"Os","logprob":-1},{"token":"lo","logprob":0.5}]})",
          R"({"content":[{"token":"Os","logprob":-1},{"token":"lo","logprob":-9999.0}]})",
          R"({"content":[{"token":"Os","logprob":-1},{"token":"lo","logprob":null}]})",
          R"({"content":[{"token":"Os","logprob":-1},{"token":"lo"}]})",
          R"({"content":[{"token":"Os","logprob":-1},{"token":7,"logprob":-1}]})",
          R"({"content":[{"token":"Os","logprob":-1},"lo"]})", R"({"tokens":["Os","lo"],"token_logprobs":[-1,3]})",
          R"({"tokens":["Os","lo"],"token_logprobs":[-1,null]})", R"({"tokens":["Os","lo"],"token_logprobs":[-1]})",
          R"({"tokens":["Os",1],"token_logprobs":[-1,-1]})", R"({"tokens":["Os","lo"],"token_logprobs":[-1,"-1"]})"}) {
        const auto reply = completion(kOpenAi.readReply(request, answer(head + logProbs + "}]}")));
        EXPECT_EQ(reply.text, "Oslo") << logProbs;
        EXPECT_TRUE(reply.logProbs.empty()) << logProbs;
    }
}

TEST(OpenAiProtocol, LogProbsNobodyAskedForAreLeftOut) {
    const auto reply = completion(
        readChoice(R"({"message":{"content":"Oslo"},"logprobs":{"content":[{"token":"Oslo","logprob":-1}]}})"));
    EXPECT_TRUE(reply.logProbs.empty());
}

TEST(OpenAiProtocol, UsageThatIsNotACountIsUnknown) {
    for (const char* usage : {"null", "[]", "{}", R"({"prompt_tokens":-1,"completion_tokens":1.5})",
                              R"({"prompt_tokens":"7","completion_tokens":1e300})"}) {
        const auto reply = completion(kOpenAi.readReply(
            chat(), answer(R"({"choices":[{"message":{"content":"Oslo"}}],"usage":)" + std::string(usage) + "}")));
        EXPECT_FALSE(reply.usage.promptTokens) << usage;
        EXPECT_FALSE(reply.usage.completionTokens) << usage;
    }
}

TEST(OpenAiProtocol, ModelsAreListed) {
    for (const char* body :
         {R"({"object":"list","data":[{"id":"a","owned_by":"us"},{"id":"b","owned_by":7},{"id":3},{},"x",{"id":""}]})",
          R"( [{"id":"a","owned_by":"us"},{"id":"b"}] )"}) {
        const auto models = kOpenAi.readModels(answer(body));
        ASSERT_TRUE(models) << models.error().text();
        ASSERT_EQ(models->size(), 2U);
        EXPECT_EQ((*models)[0].id, "a");
        EXPECT_EQ((*models)[0].detail, "us");
        EXPECT_EQ((*models)[1].id, "b");
        EXPECT_EQ((*models)[1].detail, "");
    }
    EXPECT_TRUE(kOpenAi.readModels(answer(R"({"data":null})")).value().empty());
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
