// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/AnthropicProtocol.h"
#include "tests/support/GoldenExchange.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::backend::protocol;
using chronoscope::test::answer;
using nlohmann::json;

namespace {
ModelRequest request() {
    ModelRequest request;
    request.prompt = "What is the capital of France?";
    request.decoding = {0.7, 1.0, 16, 42, {}};
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

json bodySent(const ModelRequest& request, const Dialect& dialect = {}) {
    auto begun = AnthropicProtocol().begin(request, dialect);
    return json::parse(std::get<std::unique_ptr<Exchange>>(begun)->first().body);
}

TEST(AnthropicProtocol, AChatIsSentAndReadFieldByField) {
    ModelRequest wanted = request();
    wanted.system = "Answer briefly.";
    wanted.prompt = "Which colour is this?";
    wanted.images.push_back(std::make_shared<const Image>(red()));
    wanted.decoding.stop = {"END"};
    const auto reply = test::playGolden("anthropic-chat", AnthropicProtocol(), wanted, theModel());
    ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << std::get<BackendError>(reply).message;
    const auto& completion = std::get<Completion>(reply);
    EXPECT_EQ(completion.text, "It is red.");
    EXPECT_EQ(completion.thinking, "A red square.");
    EXPECT_EQ(completion.finish, Finish::Stop);
    EXPECT_EQ(completion.usage.promptTokens, 125U) << "with what went into and came from the cache";
    EXPECT_EQ(completion.usage.completionTokens, 8U);
}

TEST(AnthropicProtocol, AnErrorWithinAGoodAnswerIsAnError) {
    const auto reply = AnthropicProtocol().readReply(request(), answer(R"({"error":{"message":"no slot is free"}})"));
    ASSERT_TRUE(std::holds_alternative<BackendError>(reply));
    EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::Server);
    EXPECT_EQ(std::get<BackendError>(reply).message, "no slot is free");
}

TEST(AnthropicProtocol, TheTimeOfTheAnswerIsKept) {
    auto response = answer(R"({"content":[],"stop_reason":"end_turn"})");
    response.latency = std::chrono::microseconds(1'500);
    const auto reply = AnthropicProtocol().readReply(request(), response);
    ASSERT_TRUE(std::holds_alternative<Completion>(reply));
    EXPECT_EQ(std::get<Completion>(reply).latency, std::chrono::microseconds(1'500));
}

TEST(AnthropicProtocol, SendsTopPOnlyWhereItChangesSomething) {
    ModelRequest wanted = request();
    EXPECT_FALSE(bodySent(wanted).contains("top_p"));
    wanted.decoding.topP = 0.9;
    EXPECT_EQ(bodySent(wanted)["top_p"], 0.9);
}

TEST(AnthropicProtocol, TheUsersChoiceOfFieldsIsKept) {
    Dialect dialect;
    dialect.dropped = {"temperature"};
    dialect.extraJson = R"({"service_tier":"standard_only"})";
    const json body = bodySent(request(), dialect);
    EXPECT_FALSE(body.contains("temperature"));
    EXPECT_EQ(body["service_tier"], "standard_only");
}

TEST(AnthropicProtocol, SaysWhyItStopped) {
    const std::pair<const char*, Finish> cases[]{{"end_turn", Finish::Stop},
                                                 {"stop_sequence", Finish::Stop},
                                                 {"max_tokens", Finish::Length},
                                                 {"refusal", Finish::ContentFilter},
                                                 {"pause_turn", Finish::Unknown}};
    for (const auto& [reason, finish] : cases) {
        const auto reply = AnthropicProtocol().readReply(
            request(), answer(R"({"content":[],"stop_reason":")" + std::string(reason) + "\"}"));
        ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << reason;
        EXPECT_EQ(std::get<Completion>(reply).finish, finish) << reason;
    }
}

TEST(AnthropicProtocol, CountsItCannotReadAreUnknown) {
    const char* const usages[]{"{}", "7", R"({"input_tokens":"3","output_tokens":-1})",
                               R"({"input_tokens":4000000000,"cache_read_input_tokens":4000000000})"};
    for (const char* usage : usages) {
        const auto reply = AnthropicProtocol().readReply(
            request(), answer(R"({"content":[],"stop_reason":"end_turn","usage":)" + std::string(usage) + "}"));
        ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << usage;
        EXPECT_FALSE(std::get<Completion>(reply).usage.promptTokens) << usage;
        EXPECT_FALSE(std::get<Completion>(reply).usage.completionTokens) << usage;
    }
}

TEST(AnthropicProtocol, UnreadableRepliesAreTypedErrors) {
    const char* const cases[]{"",
                              "<html>busy</html>",
                              "[]",
                              "{}",
                              R"({"stop_reason":"end_turn"})",
                              R"({"content":"x","stop_reason":"end_turn"})",
                              R"({"content":[7],"stop_reason":"end_turn"})",
                              R"({"content":[{"text":"x"}],"stop_reason":"end_turn"})",
                              R"({"content":[{"type":"text"}],"stop_reason":"end_turn"})",
                              R"({"content":[{"type":"text","text":7}],"stop_reason":"end_turn"})",
                              R"({"content":[{"type":"thinking","text":"x"}],"stop_reason":"end_turn"})",
                              R"({"content":[{"type":"text","text":"x"}]})",
                              R"({"content":[{"type":"text","text":"x"}],"stop_reason":null})"};
    for (const char* body : cases) {
        const auto reply = AnthropicProtocol().readReply(request(), answer(body));
        ASSERT_TRUE(std::holds_alternative<BackendError>(reply)) << body;
        EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::BadReply) << body;
        EXPECT_EQ(std::get<BackendError>(reply).body, body);
    }
}

TEST(AnthropicProtocol, RefusesWhatItCannotDo) {
    ModelRequest score = request();
    score.task = Task::ScoreContinuation;
    ModelRequest logProbs = request();
    logProbs.logProbs = 1;
    ModelRequest raw = request();
    raw.mode = Mode::Completion;
    ModelRequest blankStop = request();
    blankStop.decoding.stop = {"END", "\n"};
    for (const ModelRequest& wanted : {score, logProbs, raw, blankStop}) {
        const auto begun = AnthropicProtocol().begin(wanted, {});
        ASSERT_TRUE(std::holds_alternative<BackendError>(begun));
        EXPECT_EQ(std::get<BackendError>(begun).kind, ErrorKind::Unsupported);
        const auto reply = AnthropicProtocol().readReply(wanted, answer(R"({"content":[],"stop_reason":"end_turn"})"));
        ASSERT_TRUE(std::holds_alternative<BackendError>(reply));
        EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::Unsupported);
    }
}

TEST(AnthropicProtocol, SendsItsVersionAndTheKey) {
    const auto open = AnthropicProtocol().headers("");
    ASSERT_EQ(open.size(), 1U);
    EXPECT_EQ(open[0].name, "anthropic-version");
    EXPECT_EQ(open[0].value, "2023-06-01");
    const auto keyed = AnthropicProtocol().headers("k");
    ASSERT_EQ(keyed.size(), 2U);
    EXPECT_EQ(keyed[1].name, "x-api-key");
    EXPECT_EQ(keyed[1].value, "k");
}

TEST(AnthropicProtocol, ListsModelsWithTheirNames) {
    EXPECT_EQ(AnthropicProtocol().listModels().method, "GET");
    EXPECT_EQ(AnthropicProtocol().listModels().path, "/v1/models?limit=1000");
    const auto models = AnthropicProtocol().readModels(
        answer(R"({"data":[{"type":"model","id":"m-1","display_name":"Model One"},{"id":"m-2"}],"has_more":false})"));
    ASSERT_TRUE(models.ok());
    ASSERT_EQ(models->size(), 2U);
    EXPECT_EQ(models->at(0).id, "m-1");
    EXPECT_EQ(models->at(0).detail, "Model One");
    EXPECT_EQ(models->at(1).detail, "");
}

TEST(AnthropicProtocol, ModelsWithoutANameAreLeftOutOfTheList) {
    const auto models = AnthropicProtocol().readModels(answer(R"({"data":[7,{"id":7},{"id":"m"}]})"));
    ASSERT_TRUE(models.ok());
    ASSERT_EQ(models->size(), 1U);
    EXPECT_EQ(models->at(0).id, "m");
}

TEST(AnthropicProtocol, AFailedCallOfABatchIsItsError) {
    auto response = answer("{}");
    response.status = 429;
    const auto reply = AnthropicProtocol().readReply(request(), response);
    ASSERT_TRUE(std::holds_alternative<BackendError>(reply));
    EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::RateLimited);
    EXPECT_FALSE(AnthropicProtocol().readModels(response).ok());
}

TEST(AnthropicProtocol, UnreadableListsAreErrors) {
    for (const char* body : {"", "[]", "{}", R"({"data":7})", R"({"error":"x","data":[]})"})
        EXPECT_FALSE(AnthropicProtocol().readModels(answer(body)).ok()) << body;
}
} // namespace
