// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/LlamaProtocol.h"
#include "tests/support/GoldenExchange.h"
#include "tests/support/ProtocolBench.h"
#include "tests/support/Waiting.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>

using namespace chronoscope::backend;
using namespace chronoscope::test;

namespace {
const protocol::LlamaProtocol kLlama;

ModelRequest completionRequest(int logProbs = 0) {
    ModelRequest request = asking("The capital of France is", Mode::Completion);
    request.decoding.stop = {"\n"};
    request.logProbs = logProbs;
    return request;
}

/// Asks for the alternatives of a continuation's tokens too, in the words of the completion requests.
ModelRequest scoreRequest(const std::string& continuation) {
    ModelRequest request = completionRequest(1);
    request.task = Task::ScoreContinuation;
    request.continuation = continuation;
    return request;
}

TEST(LlamaProtocol, SendsARawPromptWithEverySamplerNamedAndReadsTheCompletion) {
    expectCompletion(playGolden("llama-completion", kLlama, completionRequest(2), theModel()),
                     {" Paris.",
                      "",
                      Finish::Stop,
                      {12U, 3U},
                      {{" Paris", -0.25, {{" Paris", -0.25}, {" Lyon", -2.5}}}, {".", -0.125, {{".", -0.125}}}}});
}

TEST(LlamaProtocol, ReadsTheFormatOfOlderBuilds) {
    const double half = std::log(0.5);
    // The third alternative has the probability 0, which has no logarithm.
    expectCompletion(
        playGolden("llama-completion-old", kLlama, completionRequest(2), theModel()),
        {" Paris", "", Finish::Length, {6U, 1U}, {{" Paris", half, {{" Paris", half}, {" Lyon", std::log(0.25)}}}}});
}

TEST(LlamaProtocol, AChatGoesByTheOpenAiPathWithTheSameSamplers) {
    expectCompletion(playGolden("llama-chat", kLlama, aboutPicture(completionRequest(1)), theModel()),
                     {"Red.", "", Finish::Stop, {300U, 2U}, {{"Red", -0.5, {{"Red", -0.5}}}, {".", -0.25, {}}}});
}

TEST(LlamaProtocol, AContinuationIsScoredGreedilyWithoutStopTexts) {
    expectCompletion(playGolden("llama-score", kLlama, scoreRequest(" xylophone"), theModel()),
                     {"",
                      "",
                      Finish::Stop,
                      {5U, 0U},
                      {{" xyl", -9.5, {{" Paris", -0.25}}}, {"ophone", -0.125, {{"ophone", -0.125}}}}});
}

TEST(LlamaProtocol, SaysWhyACompletionEnded) {
    const Reasons reasons{
        {Finish::Stop,
         {R"("stop_type":"eos")", R"("stop_type":"word")", R"("stopped_eos":true)", R"("stopped_word":true)"}},
        {Finish::Length, {R"("stop_type":"limit")", R"("stopped_limit":true)"}},
        {Finish::Unknown, {R"("stop_type":"none")", R"("stopped_eos":false)", R"("stopped_limit":"true")"}}};
    expectFinish(kLlama, completionRequest(), R"({"content":"x",)", reasons, "}");
}

TEST(LlamaProtocol, AThinkersThoughtsAreKeptApart) {
    const Completion completion =
        completionOf(replyTo(kLlama, completionRequest(), R"({"content":"<think>Hm.</think>Paris"})"));
    EXPECT_EQ(completion.text, "Paris");
    EXPECT_EQ(completion.thinking, "Hm.");
}

TEST(LlamaProtocol, ACutOffPromptIsNoAnswer) {
    const auto reply = replyTo(kLlama, completionRequest(), R"({"content":"x","truncated":true})");
    EXPECT_EQ(errorOf(reply).kind, ErrorKind::BadRequest);
}

TEST(LlamaProtocol, UnreadableCompletionsAreTypedErrors) {
    expectUnreadable(kLlama, completionRequest(1),
                     {R"({"content":null})", R"({"content":7})", R"({"content":["x"]})", "{\"content\":\"\xff\"}",
                      R"({"content":)" + std::string(200, '[') + std::string(200, ']') + "}"});
}

TEST(LlamaProtocol, WhereOneLogProbabilityIsImpossibleAllAreLeftOut) {
    expectNoLogProbs(
        kLlama, completionRequest(1), R"({"content":"x","completion_probabilities":)",
        {R"(7)", R"([7])", R"([{"token":"x"}])", R"([{"token":7,"logprob":-1}])", R"([{"token":"x","logprob":-9999}])",
         R"([{"token":"x","logprob":1}])", R"([{"token":"x","logprob":-1},{}])", R"([{"probs":[]}])",
         R"([{"content":"x","probs":7}])", R"([{"content":"x","probs":[7]}])",
         R"([{"content":"x","probs":[{"tok_str":"x","prob":-1}]}])",
         R"([{"content":"x","probs":[{"tok_str":"x","prob":2}]}])",
         R"([{"content":"x","probs":[{"tok_str":"x","prob":0.5}]},7])",
         R"([{"content":"a","probs":[{"tok_str":"a","prob":0.5}]},{"content":"x","probs":[{"tok_str":"y","prob":1}]}])",
         R"([{"content":"x","probs":[{"tok_str":"x","prob":0.0}]}])"},
        "}");
}

TEST(LlamaProtocol, RefusesWhatItCannotDo) {
    ModelRequest picture = aboutPicture(completionRequest());
    picture.mode = Mode::Completion;
    ModelRequest chatScore = scoreRequest(" Paris");
    chatScore.mode = Mode::Chat;
    chatScore.system = "Answer briefly."; // the user's turn is all that the template is given
    expectRefused(kLlama, {picture, chatScore, scoreRequest("")});
}

TEST(LlamaProtocol, AScoreCannotBeReadFromOneAnswer) {
    const auto reply = replyTo(kLlama, scoreRequest(" Paris"), R"({"content":" Paris"})");
    EXPECT_EQ(errorOf(reply).kind, ErrorKind::Unsupported);
}

TEST(LlamaProtocol, TheUsersChoiceOfFieldsIsKept) {
    protocol::Dialect dialect;
    dialect.dropped = {"dry_multiplier", "seed"};
    dialect.extraJson = R"({"id_slot":2,"top_k":5})";
    dialect.maxTokensField = "max_completion_tokens";
    ModelRequest chat = completionRequest();
    chat.mode = Mode::Chat;
    for (const ModelRequest& request : {completionRequest(), chat}) {
        const auto body = bodySent(kLlama, request, dialect);
        EXPECT_FALSE(body.contains("dry_multiplier"));
        EXPECT_FALSE(body.contains("seed"));
        EXPECT_EQ(body["id_slot"], 2);
        EXPECT_EQ(body["top_k"], 5);
        EXPECT_FALSE(body.contains("model")) << "a server of one model is not asked for another";
    }
    EXPECT_EQ(bodySent(kLlama, chat, dialect)["max_completion_tokens"], 16);
    EXPECT_EQ(bodySent(kLlama, completionRequest(), dialect)["n_predict"], 16);
}

TEST(LlamaProtocol, ListsTheLoadedModel) {
    expectModels(
        kLlama,
        R"({"object":"list","data":[{"id":"m.gguf","meta":{"n_params":7615616512,"size":4683071488}},{"id":"n"}]})",
        {{"m.gguf", "7.6B, 4.7 GB"}, {"n", ""}});
}

TEST(LlamaProtocol, TellsFilesApartThatLookAlikeWhereTheirSizesAreRounded) {
    const auto identityOf = [](const std::string& meta) {
        const auto models = kLlama.readModels(answer(R"({"data":[{"id":"m","meta":)" + meta + "}]}"));
        return models.ok() && models->size() == 1 ? models->front().identity : std::string();
    };
    const std::string one = identityOf(R"({"n_params":7615616512,"size":4683071488})");
    EXPECT_NE(one, "");
    EXPECT_NE(one, identityOf(R"({"n_params":7615616512,"size":4683071489})"));
    EXPECT_NE(one, identityOf(R"({"n_params":7615616513,"size":4683071488})"));
    EXPECT_NE(one, identityOf(R"({"n_params":7615616512,"size":4683071488,"n_vocab":32000})"));
}

TEST(LlamaProtocol, TellsItsBuildItsSlotsAndWhetherItSees) {
    const auto call = kLlama.describe();
    ASSERT_TRUE(call);
    EXPECT_EQ(call->method, "GET");
    EXPECT_EQ(call->path, "/props");
    const auto build = kLlama.readBuild(
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
        const auto build = kLlama.readBuild(answer(body));
        ASSERT_TRUE(build.ok()) << body;
        EXPECT_EQ(build->build, "") << body;
        EXPECT_EQ(build->slotCount, 0) << body;
        EXPECT_FALSE(build->images) << body;
        EXPECT_EQ(build->model, "") << body;
    }
}

TEST(LlamaProtocol, ADescriptionThatIsNoneIsAnError) { EXPECT_FALSE(kLlama.readBuild(answer("<html>")).ok()); }
} // namespace
