// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/LlamaProtocol.h"
#include "tests/support/GoldenExchange.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::backend::protocol;
using chronoscope::test::answer;
using nlohmann::json;

namespace {
ModelRequest completionRequest(int logProbs = 0) {
    ModelRequest request;
    request.mode = Mode::Completion;
    request.prompt = "The capital of France is";
    request.decoding = {0.7, 0.9, 16, 42, {"\n"}};
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

json bodySent(const ModelRequest& request, const Dialect& dialect) {
    auto begun = LlamaProtocol().begin(request, dialect);
    return json::parse(std::get<std::unique_ptr<Exchange>>(begun)->first().body);
}

TEST(LlamaProtocol, SendsARawPromptWithEverySamplerNamedAndReadsTheCompletion) {
    const auto reply = test::playGolden("llama-completion", LlamaProtocol(), completionRequest(2), theModel());
    ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << std::get<BackendError>(reply).message;
    const auto& completion = std::get<Completion>(reply);
    EXPECT_EQ(completion.text, " Paris.");
    EXPECT_EQ(completion.finish, Finish::Stop);
    EXPECT_EQ(completion.usage.promptTokens, 12U);
    EXPECT_EQ(completion.usage.completionTokens, 3U);
    ASSERT_EQ(completion.logProbs.size(), 2U);
    EXPECT_EQ(completion.logProbs[0].token, " Paris");
    EXPECT_EQ(completion.logProbs[0].logProb, -0.25);
    EXPECT_EQ(completion.logProbs[0].top, (TopTokens{{" Paris", -0.25}, {" Lyon", -2.5}}));
    EXPECT_EQ(completion.logProbs[1].token, ".");
    EXPECT_EQ(completion.logProbs[1].top, (TopTokens{{".", -0.125}}));
}

TEST(LlamaProtocol, ReadsTheFormatOfOlderBuilds) {
    const auto reply = test::playGolden("llama-completion-old", LlamaProtocol(), completionRequest(2), theModel());
    ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << std::get<BackendError>(reply).message;
    const auto& completion = std::get<Completion>(reply);
    EXPECT_EQ(completion.text, " Paris");
    EXPECT_EQ(completion.finish, Finish::Length);
    EXPECT_EQ(completion.usage.promptTokens, 6U);
    EXPECT_EQ(completion.usage.completionTokens, 1U);
    ASSERT_EQ(completion.logProbs.size(), 1U);
    EXPECT_EQ(completion.logProbs[0].token, " Paris");
    EXPECT_DOUBLE_EQ(completion.logProbs[0].logProb, std::log(0.5));
    ASSERT_EQ(completion.logProbs[0].top.size(), 2U) << "a probability of 0 has no logarithm";
    EXPECT_EQ(completion.logProbs[0].top[1].first, " Lyon");
    EXPECT_DOUBLE_EQ(completion.logProbs[0].top[1].second, std::log(0.25));
}

TEST(LlamaProtocol, AChatGoesByTheOpenAiPathWithTheSameSamplers) {
    ModelRequest wanted = completionRequest(1);
    wanted.mode = Mode::Chat;
    wanted.system = "Answer briefly.";
    wanted.prompt = "Which colour is this?";
    wanted.images.push_back(std::make_shared<const Image>(red()));
    const auto reply = test::playGolden("llama-chat", LlamaProtocol(), wanted, theModel());
    ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << std::get<BackendError>(reply).message;
    const auto& completion = std::get<Completion>(reply);
    EXPECT_EQ(completion.text, "Red.");
    EXPECT_EQ(completion.finish, Finish::Stop);
    EXPECT_EQ(completion.usage.promptTokens, 300U);
    EXPECT_EQ(completion.usage.completionTokens, 2U);
    ASSERT_EQ(completion.logProbs.size(), 2U);
    EXPECT_EQ(completion.logProbs[0].top, (TopTokens{{"Red", -0.5}}));
}

TEST(LlamaProtocol, AContinuationIsScoredGreedilyWithoutStopTexts) {
    ModelRequest wanted = completionRequest(1);
    wanted.task = Task::ScoreContinuation;
    wanted.continuation = " xylophone";
    const auto reply = test::playGolden("llama-score", LlamaProtocol(), wanted, theModel());
    ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << std::get<BackendError>(reply).message;
    const auto& completion = std::get<Completion>(reply);
    ASSERT_EQ(completion.logProbs.size(), 2U);
    EXPECT_EQ(completion.logProbs[0].token, " xyl");
    EXPECT_EQ(completion.logProbs[0].logProb, -9.5);
    EXPECT_EQ(completion.logProbs[0].top, (TopTokens{{" Paris", -0.25}}));
    EXPECT_EQ(completion.logProbs[1].logProb, -0.125);
}

TEST(LlamaProtocol, AnErrorWithinAGoodAnswerIsAnError) {
    const auto reply =
        LlamaProtocol().readReply(completionRequest(), answer(R"({"error":{"message":"no slot is free"}})"));
    ASSERT_TRUE(std::holds_alternative<BackendError>(reply));
    EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::Server);
    EXPECT_EQ(std::get<BackendError>(reply).message, "no slot is free");
}

TEST(LlamaProtocol, TheTimeOfTheAnswerIsKept) {
    auto response = answer(R"({"content":"x"})");
    response.latency = std::chrono::microseconds(1'500);
    const auto reply = LlamaProtocol().readReply(completionRequest(), response);
    ASSERT_TRUE(std::holds_alternative<Completion>(reply));
    EXPECT_EQ(std::get<Completion>(reply).latency, std::chrono::microseconds(1'500));
}

TEST(LlamaProtocol, SaysWhyACompletionEnded) {
    const std::pair<const char*, Finish> cases[]{
        {R"("stop_type":"eos")", Finish::Stop},        {R"("stop_type":"word")", Finish::Stop},
        {R"("stop_type":"limit")", Finish::Length},    {R"("stop_type":"none")", Finish::Unknown},
        {R"("stopped_eos":true)", Finish::Stop},       {R"("stopped_word":true)", Finish::Stop},
        {R"("stopped_limit":true)", Finish::Length},   {R"("stopped_eos":false)", Finish::Unknown},
        {R"("stopped_limit":"true")", Finish::Unknown}};
    for (const auto& [fields, finish] : cases) {
        const auto reply =
            LlamaProtocol().readReply(completionRequest(), answer(R"({"content":"x",)" + std::string(fields) + "}"));
        ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << fields;
        EXPECT_EQ(std::get<Completion>(reply).finish, finish) << fields;
    }
}

TEST(LlamaProtocol, AThinkersThoughtsAreKeptApart) {
    const auto reply =
        LlamaProtocol().readReply(completionRequest(), answer(R"({"content":"<think>Hm.</think>Paris"})"));
    EXPECT_EQ(std::get<Completion>(reply).text, "Paris");
    EXPECT_EQ(std::get<Completion>(reply).thinking, "Hm.");
}

TEST(LlamaProtocol, ACutOffPromptIsNoAnswer) {
    const auto reply = LlamaProtocol().readReply(completionRequest(), answer(R"({"content":"x","truncated":true})"));
    ASSERT_TRUE(std::holds_alternative<BackendError>(reply));
    EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::BadRequest);
}

TEST(LlamaProtocol, UnreadableCompletionsAreTypedErrors) {
    const std::string cases[]{"",
                              "<html>busy</html>",
                              "[]",
                              "null",
                              "{}",
                              R"({"content":null})",
                              R"({"content":7})",
                              R"({"content":["x"]})",
                              std::string("{\"content\":\"\xff\"}"),
                              R"({"content":)" + std::string(200, '[') + std::string(200, ']') + "}"};
    for (const std::string& body : cases) {
        const auto reply = LlamaProtocol().readReply(completionRequest(1), answer(body));
        ASSERT_TRUE(std::holds_alternative<BackendError>(reply)) << body;
        EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::BadReply) << body;
        EXPECT_EQ(std::get<BackendError>(reply).body, badReply({}, answer(body)).body);
    }
}

TEST(LlamaProtocol, WhereOneLogProbabilityIsImpossibleAllAreLeftOut) {
    const char* const lists[]{
        R"(7)",
        R"([7])",
        R"([{"token":"x"}])",
        R"([{"token":7,"logprob":-1}])",
        R"([{"token":"x","logprob":-9999}])",
        R"([{"token":"x","logprob":1}])",
        R"([{"token":"x","logprob":-1},{}])",
        R"([{"probs":[]}])",
        R"([{"content":"x","probs":7}])",
        R"([{"content":"x","probs":[7]}])",
        R"([{"content":"x","probs":[{"tok_str":"x","prob":-1}]}])",
        R"([{"content":"x","probs":[{"tok_str":"x","prob":2}]}])",
        R"([{"content":"x","probs":[{"tok_str":"x","prob":0.5}]},7])",
        R"([{"content":"a","probs":[{"tok_str":"a","prob":0.5}]},{"content":"x","probs":[{"tok_str":"y","prob":1}]}])",
        R"([{"content":"x","probs":[{"tok_str":"x","prob":0.0}]}])"};
    for (const char* list : lists) {
        const auto reply = LlamaProtocol().readReply(
            completionRequest(1), answer(R"({"content":"x","completion_probabilities":)" + std::string(list) + "}"));
        ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << list;
        EXPECT_EQ(std::get<Completion>(reply).text, "x");
        EXPECT_TRUE(std::get<Completion>(reply).logProbs.empty()) << list;
    }
}

TEST(LlamaProtocol, RefusesWhatItCannotDo) {
    ModelRequest picture = completionRequest();
    picture.images.push_back(std::make_shared<const Image>(Image{"image/png", "x"}));
    ModelRequest chatScore = completionRequest();
    chatScore.mode = Mode::Chat;
    chatScore.task = Task::ScoreContinuation;
    chatScore.continuation = " Paris";
    ModelRequest nothing = completionRequest();
    nothing.task = Task::ScoreContinuation;
    for (const ModelRequest& request : {picture, chatScore, nothing}) {
        const auto begun = LlamaProtocol().begin(request, {});
        ASSERT_TRUE(std::holds_alternative<BackendError>(begun));
        EXPECT_EQ(std::get<BackendError>(begun).kind, ErrorKind::Unsupported);
    }
}

TEST(LlamaProtocol, AScoreCannotBeReadFromOneAnswer) {
    ModelRequest request = completionRequest();
    request.task = Task::ScoreContinuation;
    request.continuation = " Paris";
    const auto reply = LlamaProtocol().readReply(request, answer(R"({"content":" Paris"})"));
    ASSERT_TRUE(std::holds_alternative<BackendError>(reply));
    EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::Unsupported);
}

TEST(LlamaProtocol, TheUsersChoiceOfFieldsIsKept) {
    Dialect dialect;
    dialect.dropped = {"dry_multiplier", "seed"};
    dialect.extraJson = R"({"id_slot":2,"top_k":5})";
    dialect.maxTokensField = "max_completion_tokens";
    ModelRequest chat = completionRequest();
    chat.mode = Mode::Chat;
    for (const ModelRequest& request : {completionRequest(), chat}) {
        const json body = bodySent(request, dialect);
        EXPECT_FALSE(body.contains("dry_multiplier"));
        EXPECT_FALSE(body.contains("seed"));
        EXPECT_EQ(body["id_slot"], 2);
        EXPECT_EQ(body["top_k"], 5);
        EXPECT_FALSE(body.contains("model")) << "a server of one model is not asked for another";
    }
    EXPECT_EQ(bodySent(chat, dialect)["max_completion_tokens"], 16);
    EXPECT_EQ(bodySent(completionRequest(), dialect)["n_predict"], 16);
}

TEST(LlamaProtocol, TheKeyIsABearerToken) {
    EXPECT_TRUE(LlamaProtocol().headers("").empty());
    const auto headers = LlamaProtocol().headers("k");
    ASSERT_EQ(headers.size(), 1U);
    EXPECT_EQ(headers[0].name, "Authorization");
    EXPECT_EQ(headers[0].value, "Bearer k");
}

TEST(LlamaProtocol, ListsTheLoadedModel) {
    EXPECT_EQ(LlamaProtocol().listModels().method, "GET");
    EXPECT_EQ(LlamaProtocol().listModels().path, "/v1/models");
    const auto models = LlamaProtocol().readModels(answer(
        R"({"object":"list","data":[{"id":"m.gguf","meta":{"n_params":7615616512,"size":4683071488}},{"id":"n"}]})"));
    ASSERT_TRUE(models.ok());
    ASSERT_EQ(models->size(), 2U);
    EXPECT_EQ(models->at(0).id, "m.gguf");
    EXPECT_EQ(models->at(0).detail, "7.6B, 4.7 GB");
    EXPECT_EQ(models->at(1).detail, "");
}

TEST(LlamaProtocol, TellsItsBuildItsSlotsAndWhetherItSees) {
    ASSERT_TRUE(LlamaProtocol().describe());
    EXPECT_EQ(LlamaProtocol().describe()->method, "GET");
    EXPECT_EQ(LlamaProtocol().describe()->path, "/props");
    const auto build = LlamaProtocol().readBuild(
        answer(R"({"build_info":"b4321-abc","total_slots":8,"model_path":"/m.gguf","modalities":{"vision":true}})"));
    ASSERT_TRUE(build.ok());
    EXPECT_EQ(build->build, "b4321-abc");
    EXPECT_EQ(build->slotCount, 8);
    EXPECT_TRUE(build->images);
    EXPECT_EQ(build->model, "/m.gguf");
}

TEST(LlamaProtocol, WhatAServerDoesNotTellOfItselfStaysUnknown) {
    for (const char* body : {"{}", R"({"build_info":7,"total_slots":-1,"model_path":[],"modalities":{"vision":1}})",
                             R"({"total_slots":4000000000,"modalities":7})"}) {
        const auto build = LlamaProtocol().readBuild(answer(body));
        ASSERT_TRUE(build.ok()) << body;
        EXPECT_EQ(build->build, "") << body;
        EXPECT_EQ(build->slotCount, 0) << body;
        EXPECT_FALSE(build->images) << body;
        EXPECT_EQ(build->model, "") << body;
    }
}

TEST(LlamaProtocol, ModelsWithoutANameAreLeftOutOfTheList) {
    const auto models = LlamaProtocol().readModels(answer(R"({"data":[7,{"id":7},{"id":"m"}]})"));
    ASSERT_TRUE(models.ok());
    ASSERT_EQ(models->size(), 1U);
    EXPECT_EQ(models->at(0).id, "m");
}

TEST(LlamaProtocol, AFailedCallOfABatchIsItsError) {
    auto response = answer("{}");
    response.status = 429;
    const auto reply = LlamaProtocol().readReply(completionRequest(), response);
    ASSERT_TRUE(std::holds_alternative<BackendError>(reply));
    EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::RateLimited);
    EXPECT_FALSE(LlamaProtocol().readModels(response).ok());
}

TEST(LlamaProtocol, UnreadableListsAreErrors) {
    for (const char* body : {"", "[]", "{}", R"({"data":7})", R"({"error":"x","data":[]})"})
        EXPECT_FALSE(LlamaProtocol().readModels(answer(body)).ok()) << body;
    EXPECT_FALSE(LlamaProtocol().readBuild(answer("<html>")).ok());
}
} // namespace
