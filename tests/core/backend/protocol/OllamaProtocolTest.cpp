// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/OllamaProtocol.h"

#include "core/backend/Image.h"
#include "tests/support/GoldenExchange.h"
#include "tests/support/ProtocolBench.h"
#include "tests/support/Waiting.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope::backend;
using namespace chronoscope::test;

namespace {
const protocol::OllamaProtocol kOllama;

ModelRequest askOllama(Mode mode = Mode::Chat) {
    ModelRequest askOllama = asking("The capital of France is", mode);
    askOllama.decoding.stop = {"\n"};
    return askOllama;
}

TEST(OllamaProtocol, AChatIsSentAndReadFieldByField) {
    ModelRequest wanted = aboutPicture(askOllama());
    wanted.logProbs = 2;
    expectCompletion(playGolden("ollama-chat", kOllama, wanted, theModel()),
                     {"Red.",
                      "A red square.",
                      Finish::Stop,
                      {300U, 9U},
                      {{"Red", -0.5, {{"Red", -0.5}, {"Blue", -1.5}}}, {".", -0.25, {}}}});
}

TEST(OllamaProtocol, ARawPromptGoesPastTheTemplate) {
    // The server does not count the prompt's tokens, and nobody guesses them.
    expectCompletion(playGolden("ollama-generate", kOllama, askOllama(Mode::Completion), theModel()),
                     {" Paris and", "", Finish::Length, {std::nullopt, 2U}, {}});
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
        ModelRequest wanted = askOllama();
        wanted.prompt.assign(promptBytes, 'x');
        wanted.decoding.maxTokens = maxTokens;
        wanted.images.assign(images, std::make_shared<const Image>("image/png", "x"));
        EXPECT_EQ(bodySent(kOllama, wanted)["options"]["num_ctx"], expected) << promptBytes << " bytes";
    }
}

TEST(OllamaProtocol, TheSystemTurnCountsForTheContext) {
    ModelRequest wanted = askOllama();
    wanted.system.assign(4'000, 'x');
    EXPECT_EQ(bodySent(kOllama, wanted)["options"]["num_ctx"], 8'192);
}

TEST(OllamaProtocol, ADroppedFieldIsTakenOutOfTheOptionsToo) {
    protocol::Dialect dialect;
    dialect.dropped = {"min_p", "truncate"};
    dialect.extraJson = R"({"keep_alive":"1h"})";
    const auto body = bodySent(kOllama, askOllama(), dialect);
    EXPECT_FALSE(body["options"].contains("min_p"));
    EXPECT_TRUE(body["options"].contains("top_p"));
    EXPECT_FALSE(body.contains("truncate"));
    EXPECT_EQ(body["keep_alive"], "1h");
}

TEST(OllamaProtocol, ThoughtsLeftInTheTextAreKeptApart) {
    const Completion completion =
        completionOf(replyTo(kOllama, askOllama(), R"({"message":{"content":"<think>Hm.</think>Paris"},"done":true})"));
    EXPECT_EQ(completion.text, "Paris");
    EXPECT_EQ(completion.thinking, "Hm.");
    EXPECT_EQ(completion.finish, Finish::Unknown) << "older builds give no reason";
}

TEST(OllamaProtocol, UnreadableRepliesAreTypedErrors) {
    expectUnreadable(kOllama, askOllama(),
                     {R"({"done":true})", R"({"message":{"content":"x"}})",
                      R"({"message":{"content":"x"},"done":false})", R"({"message":{"content":"x"},"done":"true"})",
                      R"({"message":"x","done":true})", R"({"message":{"content":7},"done":true})",
                      R"({"response":"x","done":true})"});
}

TEST(OllamaProtocol, WhereOneLogProbabilityIsImpossibleAllAreLeftOut) {
    ModelRequest wanted = askOllama();
    wanted.logProbs = 1;
    expectNoLogProbs(kOllama, wanted, R"({"message":{"content":"x"},"done":true,"logprobs":)",
                     {"7", "[7]", R"([{"token":"x"}])", R"([{"token":"x","logprob":-9999}])",
                      R"([{"token":"x","logprob":-1},{"token":"y","logprob":"-1"}])"},
                     "}");
}

TEST(OllamaProtocol, RefusesWhatItCannotDo) {
    const ModelRequest score = scoring("The capital of France is", " Paris");
    ModelRequest picture = aboutPicture(askOllama());
    picture.mode = Mode::Completion;
    expectRefused(kOllama, {score, picture});
    EXPECT_EQ(errorOf(replyTo(kOllama, score, R"({"response":"x","done":true})")).kind, ErrorKind::Unsupported);
}

TEST(OllamaProtocol, ListsModelsWithSizeAndPrecision) {
    expectModels(
        kOllama,
        R"({"models":[{"name":"a:8b","details":{"parameter_size":"8.0B","quantization_level":"Q4_K_M"}},)"
        R"({"name":"b","details":{"parameter_size":"1B"}},{"name":"c","details":{"quantization_level":"F16"}},)"
        R"({"name":"d"}]})",
        {{"a:8b", "8.0B, Q4_K_M"}, {"b", "1B"}, {"c", "F16"}, {"d", ""}});
}

TEST(OllamaProtocol, TellsItsVersion) {
    const auto call = kOllama.describe();
    ASSERT_TRUE(call);
    EXPECT_EQ(call->method, "GET");
    EXPECT_EQ(call->path, "/api/version");
    const auto build = kOllama.readBuild(answer(R"({"version":"0.12.11"})"));
    ASSERT_TRUE(build.ok());
    EXPECT_EQ(build->build, "0.12.11");
}

TEST(OllamaProtocol, AVersionThatCannotBeReadIsAnError) {
    for (const char* body : {"", "[]", "{}", R"({"version":12})"})
        EXPECT_FALSE(kOllama.readBuild(answer(body)).ok()) << body;
}
} // namespace
