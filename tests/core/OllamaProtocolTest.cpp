// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/OllamaProtocol.h"
#include "tests/support/GoldenExchange.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::backend::protocol;
using chronoscope::test::answer;
using nlohmann::json;

namespace {
ModelRequest request(Mode mode = Mode::Chat) {
    ModelRequest request;
    request.mode = mode;
    request.prompt = "The capital of France is";
    request.decoding = {0.7, 0.9, 16, 42, {"\n"}};
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

json bodySent(const ModelRequest& request, const Dialect& dialect = {}) {
    auto begun = OllamaProtocol().begin(request, dialect);
    return json::parse(std::get<std::unique_ptr<Exchange>>(begun)->first().body);
}

TEST(OllamaProtocol, AChatIsSentAndReadFieldByField) {
    ModelRequest wanted = request();
    wanted.system = "Answer briefly.";
    wanted.prompt = "Which colour is this?";
    wanted.images.push_back(std::make_shared<const Image>(red()));
    wanted.logProbs = 2;
    const auto reply = test::playGolden("ollama-chat", OllamaProtocol(), wanted, theModel());
    ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << std::get<BackendError>(reply).message;
    const auto& completion = std::get<Completion>(reply);
    EXPECT_EQ(completion.text, "Red.");
    EXPECT_EQ(completion.thinking, "A red square.");
    EXPECT_EQ(completion.finish, Finish::Stop);
    EXPECT_EQ(completion.usage.promptTokens, 300U);
    EXPECT_EQ(completion.usage.completionTokens, 9U);
    ASSERT_EQ(completion.logProbs.size(), 2U);
    EXPECT_EQ(completion.logProbs[0].token, "Red");
    EXPECT_EQ(completion.logProbs[0].logProb, -0.5);
    EXPECT_EQ(completion.logProbs[0].top, (TopTokens{{"Red", -0.5}, {"Blue", -1.5}}));
    EXPECT_EQ(completion.logProbs[1].token, ".");
}

TEST(OllamaProtocol, ARawPromptGoesPastTheTemplate) {
    const auto reply = test::playGolden("ollama-generate", OllamaProtocol(), request(Mode::Completion), theModel());
    ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << std::get<BackendError>(reply).message;
    const auto& completion = std::get<Completion>(reply);
    EXPECT_EQ(completion.text, " Paris and");
    EXPECT_EQ(completion.finish, Finish::Length);
    EXPECT_FALSE(completion.usage.promptTokens) << "what the server does not say is not guessed";
    EXPECT_EQ(completion.usage.completionTokens, 2U);
    EXPECT_TRUE(completion.logProbs.empty());
}

TEST(OllamaProtocol, AnErrorWithinAGoodAnswerIsAnError) {
    const auto reply = OllamaProtocol().readReply(request(), answer(R"({"error":{"message":"no slot is free"}})"));
    ASSERT_TRUE(std::holds_alternative<BackendError>(reply));
    EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::Server);
    EXPECT_EQ(std::get<BackendError>(reply).message, "no slot is free");
}

TEST(OllamaProtocol, TheTimeOfTheAnswerIsKept) {
    auto response = answer(R"({"message":{"content":"x"},"done":true})");
    response.latency = std::chrono::microseconds(1'500);
    const auto reply = OllamaProtocol().readReply(request(), response);
    ASSERT_TRUE(std::holds_alternative<Completion>(reply));
    EXPECT_EQ(std::get<Completion>(reply).latency, std::chrono::microseconds(1'500));
}

TEST(OllamaProtocol, TheContextHoldsPromptAndAnswerWhateverTheLanguage) {
    const struct {
        std::size_t promptBytes;
        int maxTokens;
        std::size_t images;
        int expected;
    } cases[]{{24, 16, 0, 4'096}, {3'824, 16, 0, 4'096}, {3'825, 16, 0, 8'192},
              {24, 16, 1, 8'192}, {24, 4'000, 0, 8'192}, {100'000, 16, 0, 131'072}};
    for (const auto& [promptBytes, maxTokens, images, expected] : cases) {
        ModelRequest wanted = request();
        wanted.prompt.assign(promptBytes, 'x');
        wanted.decoding.maxTokens = maxTokens;
        wanted.images.assign(images, std::make_shared<const Image>(Image{"image/png", "x"}));
        EXPECT_EQ(bodySent(wanted)["options"]["num_ctx"], expected) << promptBytes << " bytes";
    }
}

TEST(OllamaProtocol, TheSystemTurnCountsForTheContext) {
    ModelRequest wanted = request();
    wanted.system.assign(4'000, 'x');
    EXPECT_EQ(bodySent(wanted)["options"]["num_ctx"], 8'192);
}

TEST(OllamaProtocol, ADroppedFieldIsTakenOutOfTheOptionsToo) {
    Dialect dialect;
    dialect.dropped = {"min_p", "truncate"};
    dialect.extraJson = R"({"keep_alive":"1h"})";
    const json body = bodySent(request(), dialect);
    EXPECT_FALSE(body["options"].contains("min_p"));
    EXPECT_TRUE(body["options"].contains("top_p"));
    EXPECT_FALSE(body.contains("truncate"));
    EXPECT_EQ(body["keep_alive"], "1h");
}

TEST(OllamaProtocol, ThoughtsLeftInTheTextAreKeptApart) {
    const auto reply = OllamaProtocol().readReply(
        request(), answer(R"({"message":{"content":"<think>Hm.</think>Paris"},"done":true})"));
    EXPECT_EQ(std::get<Completion>(reply).text, "Paris");
    EXPECT_EQ(std::get<Completion>(reply).thinking, "Hm.");
    EXPECT_EQ(std::get<Completion>(reply).finish, Finish::Unknown) << "older builds give no reason";
}

TEST(OllamaProtocol, UnreadableRepliesAreTypedErrors) {
    const char* const cases[]{"",
                              "<html>busy</html>",
                              "[]",
                              "{}",
                              R"({"done":true})",
                              R"({"message":{"content":"x"}})",
                              R"({"message":{"content":"x"},"done":false})",
                              R"({"message":{"content":"x"},"done":"true"})",
                              R"({"message":"x","done":true})",
                              R"({"message":{"content":7},"done":true})",
                              R"({"response":"x","done":true})"};
    for (const char* body : cases) {
        const auto reply = OllamaProtocol().readReply(request(), answer(body));
        ASSERT_TRUE(std::holds_alternative<BackendError>(reply)) << body;
        EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::BadReply) << body;
        EXPECT_EQ(std::get<BackendError>(reply).body, body);
    }
}

TEST(OllamaProtocol, WhereOneLogProbabilityIsImpossibleAllAreLeftOut) {
    ModelRequest wanted = request();
    wanted.logProbs = 1;
    for (const char* list : {"7", "[7]", R"([{"token":"x"}])", R"([{"token":"x","logprob":-9999}])",
                             R"([{"token":"x","logprob":-1},{"token":"y","logprob":"-1"}])"}) {
        const auto reply = OllamaProtocol().readReply(
            wanted, answer(R"({"message":{"content":"x"},"done":true,"logprobs":)" + std::string(list) + "}"));
        ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << list;
        EXPECT_EQ(std::get<Completion>(reply).text, "x");
        EXPECT_TRUE(std::get<Completion>(reply).logProbs.empty()) << list;
    }
}

TEST(OllamaProtocol, RefusesWhatItCannotDo) {
    ModelRequest score = request(Mode::Completion);
    score.task = Task::ScoreContinuation;
    score.continuation = " Paris";
    ModelRequest picture = request(Mode::Completion);
    picture.images.push_back(std::make_shared<const Image>(Image{"image/png", "x"}));
    for (const ModelRequest& wanted : {score, picture}) {
        const auto begun = OllamaProtocol().begin(wanted, {});
        ASSERT_TRUE(std::holds_alternative<BackendError>(begun));
        EXPECT_EQ(std::get<BackendError>(begun).kind, ErrorKind::Unsupported);
    }
    const auto reply = OllamaProtocol().readReply(score, answer(R"({"response":"x","done":true})"));
    ASSERT_TRUE(std::holds_alternative<BackendError>(reply));
    EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::Unsupported);
}

TEST(OllamaProtocol, TheKeyIsABearerToken) {
    EXPECT_TRUE(OllamaProtocol().headers("").empty());
    const auto headers = OllamaProtocol().headers("k");
    ASSERT_EQ(headers.size(), 1U);
    EXPECT_EQ(headers[0].name, "Authorization");
    EXPECT_EQ(headers[0].value, "Bearer k");
}

TEST(OllamaProtocol, ListsModelsWithSizeAndPrecision) {
    EXPECT_EQ(OllamaProtocol().listModels().method, "GET");
    EXPECT_EQ(OllamaProtocol().listModels().path, "/api/tags");
    const auto models = OllamaProtocol().readModels(
        answer(R"({"models":[{"name":"a:8b","details":{"parameter_size":"8.0B","quantization_level":"Q4_K_M"}},)"
               R"({"name":"b","details":{"parameter_size":"1B"}},{"name":"c","details":{"quantization_level":"F16"}},)"
               R"({"name":"d"}]})"));
    ASSERT_TRUE(models.ok());
    const std::pair<const char*, const char*> expected[]{
        {"a:8b", "8.0B, Q4_K_M"}, {"b", "1B"}, {"c", "F16"}, {"d", ""}};
    ASSERT_EQ(models->size(), std::size(expected));
    for (std::size_t i = 0; i < std::size(expected); ++i) {
        EXPECT_EQ(models->at(i).id, expected[i].first);
        EXPECT_EQ(models->at(i).detail, expected[i].second);
    }
}

TEST(OllamaProtocol, TellsItsVersion) {
    ASSERT_TRUE(OllamaProtocol().describe());
    EXPECT_EQ(OllamaProtocol().describe()->method, "GET");
    EXPECT_EQ(OllamaProtocol().describe()->path, "/api/version");
    const auto build = OllamaProtocol().readBuild(answer(R"({"version":"0.12.11"})"));
    ASSERT_TRUE(build.ok());
    EXPECT_EQ(build->build, "0.12.11");
}

TEST(OllamaProtocol, ModelsWithoutANameAreLeftOutOfTheList) {
    const auto models = OllamaProtocol().readModels(answer(R"({"models":[7,{"name":7},{"name":"m"}]})"));
    ASSERT_TRUE(models.ok());
    ASSERT_EQ(models->size(), 1U);
    EXPECT_EQ(models->at(0).id, "m");
}

TEST(OllamaProtocol, AFailedCallOfABatchIsItsError) {
    auto response = answer("{}");
    response.status = 429;
    const auto reply = OllamaProtocol().readReply(request(), response);
    ASSERT_TRUE(std::holds_alternative<BackendError>(reply));
    EXPECT_EQ(std::get<BackendError>(reply).kind, ErrorKind::RateLimited);
    EXPECT_FALSE(OllamaProtocol().readModels(response).ok());
}

TEST(OllamaProtocol, UnreadableListsAreErrors) {
    for (const char* body : {"", "[]", "{}", R"({"models":7})", R"({"error":"x","models":[]})"})
        EXPECT_FALSE(OllamaProtocol().readModels(answer(body)).ok()) << body;
    for (const char* body : {"", "[]", "{}", R"({"version":12})"})
        EXPECT_FALSE(OllamaProtocol().readBuild(answer(body)).ok()) << body;
}
} // namespace
