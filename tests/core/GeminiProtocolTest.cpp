// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/GeminiProtocol.h"
#include "tests/support/GoldenExchange.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::backend::protocol;
using chronoscope::test::answer;
using nlohmann::json;

namespace {
ModelRequest request(int logProbs = 0) {
    ModelRequest request;
    request.prompt = "What is the capital of France?";
    request.decoding = {0.7, 0.9, 16, 42, {}};
    request.logProbs = logProbs;
    return request;
}

Image red() {
    return {"image/png", "\x89PNG"};
}

Dialect theModel() {
    Dialect dialect;
    dialect.model = "m";
    return dialect;
}

using TopTokens = std::vector<std::pair<std::string, double>>;

Call callFor(const ModelRequest& request, const Dialect& dialect) {
    auto begun = GeminiProtocol().begin(request, dialect);
    return std::get<std::unique_ptr<Exchange>>(begun)->first();
}

TEST(GeminiProtocol, AChatIsSentAndReadFieldByField) {
    ModelRequest wanted = request(2);
    wanted.system = "Answer briefly.";
    wanted.prompt = "Which colour is this?";
    wanted.images.push_back(std::make_shared<const Image>(red()));
    wanted.decoding.stop = {"END"};
    const auto reply = test::playGolden("gemini-chat", GeminiProtocol(), wanted, theModel());
    ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << std::get<BackendError>(reply).message;
    const auto& completion = std::get<Completion>(reply);
    EXPECT_EQ(completion.text, "It is red.");
    EXPECT_EQ(completion.thinking, "A red square.");
    EXPECT_EQ(completion.finish, Finish::Stop);
    EXPECT_EQ(completion.usage.promptTokens, 270U);
    EXPECT_EQ(completion.usage.completionTokens, 9U) << "thoughts are generated and paid for as well";
    ASSERT_EQ(completion.logProbs.size(), 2U);
    EXPECT_EQ(completion.logProbs[0].token, "It is");
    EXPECT_EQ(completion.logProbs[0].logProb, -0.5);
    EXPECT_EQ(completion.logProbs[0].top, (TopTokens{{"It is", -0.5}, {"This", -1.5}}));
    EXPECT_EQ(completion.logProbs[1].logProb, 0.0);
}

TEST(GeminiProtocol, ABlockedPromptIsAnEmptyAnswerOfTheContentFilter) {
    const auto reply = test::playGolden("gemini-blocked", GeminiProtocol(), request(), theModel());
    ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << std::get<BackendError>(reply).message;
    const auto& completion = std::get<Completion>(reply);
    EXPECT_EQ(completion.text, "");
    EXPECT_EQ(completion.finish, Finish::ContentFilter);
    EXPECT_EQ(completion.usage.promptTokens, 12U);
    EXPECT_FALSE(completion.usage.completionTokens);
}

TEST(GeminiProtocol, AnErrorWithinAGoodAnswerIsAnError) {
    const auto reply = GeminiProtocol().readReply(request(), answer(R"({"error":{"message":"no slot is free"}})"));
    ASSERT_TRUE(std::holds_alternative<BackendError>(reply));
    EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::Server);
    EXPECT_EQ(std::get<BackendError>(reply).message, "no slot is free");
}

TEST(GeminiProtocol, TheTimeOfTheAnswerIsKept) {
    auto response = answer(R"({"candidates":[{"finishReason":"STOP"}]})");
    response.latency = std::chrono::microseconds(1'500);
    const auto reply = GeminiProtocol().readReply(request(), response);
    ASSERT_TRUE(std::holds_alternative<Completion>(reply));
    EXPECT_EQ(std::get<Completion>(reply).latency, std::chrono::microseconds(1'500));
}

TEST(GeminiProtocol, TheModelsNameIsPartOfThePath) {
    const std::pair<const char*, const char*> cases[]{
        {"m-2.0_x~", "/v1beta/models/m-2.0_x~:generateContent"},
        {"models/m", "/v1beta/models/m:generateContent"},
        {"a b/../c?k=1#", "/v1beta/models/a%20b%2F..%2Fc%3Fk%3D1%23:generateContent"},
        {"é", "/v1beta/models/%C3%A9:generateContent"}};
    for (const auto& [model, path] : cases) {
        Dialect dialect;
        dialect.model = model;
        EXPECT_EQ(callFor(request(), dialect).path, path);
    }
}

TEST(GeminiProtocol, ADroppedFieldIsTakenOutOfTheConfigurationToo) {
    Dialect dialect;
    dialect.model = "m";
    dialect.dropped = {"seed"};
    dialect.extraJson = R"({"safetySettings":[]})";
    const json body = json::parse(callFor(request(), dialect).body);
    EXPECT_FALSE(body["generationConfig"].contains("seed"));
    EXPECT_TRUE(body["generationConfig"].contains("topP"));
    EXPECT_TRUE(body.contains("safetySettings"));
}

TEST(GeminiProtocol, SaysWhyItStopped) {
    const std::pair<const char*, Finish> cases[]{{"STOP", Finish::Stop},
                                                 {"MAX_TOKENS", Finish::Length},
                                                 {"SAFETY", Finish::ContentFilter},
                                                 {"RECITATION", Finish::ContentFilter},
                                                 {"BLOCKLIST", Finish::ContentFilter},
                                                 {"PROHIBITED_CONTENT", Finish::ContentFilter},
                                                 {"SPII", Finish::ContentFilter},
                                                 {"OTHER", Finish::Unknown}};
    for (const auto& [reason, finish] : cases) {
        const auto reply = GeminiProtocol().readReply(
            request(), answer(R"({"candidates":[{"finishReason":")" + std::string(reason) + "\"}]}"));
        ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << reason;
        EXPECT_EQ(std::get<Completion>(reply).finish, finish) << reason;
        EXPECT_EQ(std::get<Completion>(reply).text, "") << reason;
    }
}

TEST(GeminiProtocol, CountsItCannotReadAreUnknown) {
    for (const char* usage : {"{}", "7", R"({"promptTokenCount":-1,"candidatesTokenCount":"2"})",
                              R"({"candidatesTokenCount":4000000000,"thoughtsTokenCount":4000000000})"}) {
        const auto reply =
            GeminiProtocol().readReply(request(), answer(R"({"candidates":[{"finishReason":"STOP"}],"usageMetadata":)" +
                                                         std::string(usage) + "}"));
        ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << usage;
        EXPECT_FALSE(std::get<Completion>(reply).usage.promptTokens) << usage;
        EXPECT_FALSE(std::get<Completion>(reply).usage.completionTokens) << usage;
    }
}

TEST(GeminiProtocol, UnreadableRepliesAreTypedErrors) {
    const char* const cases[]{"",
                              "<html>busy</html>",
                              "[]",
                              "{}",
                              R"({"candidates":[]})",
                              R"({"candidates":7})",
                              R"({"candidates":[7]})",
                              R"({"candidates":[],"promptFeedback":{}})",
                              R"({"candidates":[],"promptFeedback":{"blockReason":7}})",
                              R"({"candidates":[{"content":{"parts":[{"text":"x"}]}}]})",
                              R"({"candidates":[{"content":{"parts":7},"finishReason":"STOP"}]})",
                              R"({"candidates":[{"content":{"parts":[7]},"finishReason":"STOP"}]})",
                              R"({"candidates":[{"content":{"parts":[{"text":7}]},"finishReason":"STOP"}]})"};
    for (const char* body : cases) {
        const auto reply = GeminiProtocol().readReply(request(), answer(body));
        ASSERT_TRUE(std::holds_alternative<BackendError>(reply)) << body;
        EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::BadReply) << body;
        EXPECT_EQ(std::get<BackendError>(reply).body, body);
    }
}

TEST(GeminiProtocol, WhereOneLogProbabilityIsImpossibleAllAreLeftOut) {
    const char* const results[]{R"(7)",
                                R"({})",
                                R"({"chosenCandidates":[7]})",
                                R"({"chosenCandidates":[{"token":"x"}]})",
                                R"({"chosenCandidates":[{"token":"x","logProbability":-9999}]})",
                                R"({"chosenCandidates":[{"token":"x","logProbability":-1}],"topCandidates":7})",
                                R"({"chosenCandidates":[{"token":"x","logProbability":-1}],"topCandidates":[]})"};
    for (const char* result : results) {
        const auto reply = GeminiProtocol().readReply(
            request(1), answer(R"({"candidates":[{"content":{"parts":[{"text":"x"}]},"finishReason":"STOP",)"
                               R"("logprobsResult":)" +
                               std::string(result) + "}]}"));
        ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << result;
        EXPECT_EQ(std::get<Completion>(reply).text, "x");
        EXPECT_TRUE(std::get<Completion>(reply).logProbs.empty()) << result;
    }
}

TEST(GeminiProtocol, RefusesWhatItCannotDo) {
    ModelRequest score = request();
    score.task = Task::ScoreContinuation;
    ModelRequest raw = request();
    raw.mode = Mode::Completion;
    for (const ModelRequest& wanted : {score, raw}) {
        const auto begun = GeminiProtocol().begin(wanted, {});
        ASSERT_TRUE(std::holds_alternative<BackendError>(begun));
        EXPECT_EQ(std::get<BackendError>(begun).kind, ErrorKind::Unsupported);
        const auto reply = GeminiProtocol().readReply(wanted, answer(R"({"candidates":[{"finishReason":"STOP"}]})"));
        ASSERT_TRUE(std::holds_alternative<BackendError>(reply));
        EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::Unsupported);
    }
}

TEST(GeminiProtocol, TheKeyHasAHeaderOfItsOwn) {
    EXPECT_TRUE(GeminiProtocol().headers("").empty());
    const auto headers = GeminiProtocol().headers("k");
    ASSERT_EQ(headers.size(), 1U);
    EXPECT_EQ(headers[0].name, "x-goog-api-key");
    EXPECT_EQ(headers[0].value, "k");
}

TEST(GeminiProtocol, ListsModelsThatGenerate) {
    EXPECT_EQ(GeminiProtocol().listModels().method, "GET");
    EXPECT_EQ(GeminiProtocol().listModels().path, "/v1beta/models?pageSize=1000");
    const auto models = GeminiProtocol().readModels(answer(
        R"({"models":[{"name":"models/a","displayName":"A",)"
        R"("supportedGenerationMethods":["countTokens","generateContent"]},)"
        R"({"name":"models/e","supportedGenerationMethods":["embedContent"]},{"name":"b"}]})"));
    ASSERT_TRUE(models.ok());
    ASSERT_EQ(models->size(), 2U);
    EXPECT_EQ(models->at(0).id, "a");
    EXPECT_EQ(models->at(0).detail, "A");
    EXPECT_EQ(models->at(1).id, "b");
    EXPECT_EQ(models->at(1).detail, "");
}

TEST(GeminiProtocol, ModelsWithoutANameAreLeftOutOfTheList) {
    const auto models = GeminiProtocol().readModels(answer(R"({"models":[7,{"name":7},{"name":"models/m"}]})"));
    ASSERT_TRUE(models.ok());
    ASSERT_EQ(models->size(), 1U);
    EXPECT_EQ(models->at(0).id, "m");
}

TEST(GeminiProtocol, AFailedCallOfABatchIsItsError) {
    auto response = answer("{}");
    response.status = 429;
    const auto reply = GeminiProtocol().readReply(request(), response);
    ASSERT_TRUE(std::holds_alternative<BackendError>(reply));
    EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::RateLimited);
    EXPECT_FALSE(GeminiProtocol().readModels(response).ok());
}

TEST(GeminiProtocol, UnreadableListsAreErrors) {
    for (const char* body : {"", "[]", "{}", R"({"models":7})", R"({"error":"x","models":[]})"})
        EXPECT_FALSE(GeminiProtocol().readModels(answer(body)).ok()) << body;
}
} // namespace
