// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/GeminiProtocol.h"
#include "tests/support/GoldenExchange.h"
#include "tests/support/ProtocolBench.h"
#include "tests/support/Waiting.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope::backend;
using namespace chronoscope::test;

namespace {
const protocol::GeminiProtocol kGemini;
const ModelRequest kRequest = asking("What is the capital of France?");

TEST(GeminiProtocol, AChatIsSentAndReadFieldByField) {
    ModelRequest wanted = aboutPicture(kRequest);
    wanted.logProbs = 2;
    wanted.decoding.stop = {"END"};
    // 9: thoughts are generated and paid for as well.
    expectCompletion(playGolden("gemini-chat", kGemini, wanted, theModel()),
                     {"It is red.",
                      "A red square.",
                      Finish::Stop,
                      {270U, 9U},
                      {{"It is", -0.5, {{"It is", -0.5}, {"This", -1.5}}}, {" red.", 0.0, {{" red.", 0.0}}}}});
}

TEST(GeminiProtocol, ABlockedPromptIsAnEmptyAnswerOfTheContentFilter) {
    expectCompletion(playGolden("gemini-blocked", kGemini, kRequest, theModel()),
                     {"", "", Finish::ContentFilter, {12U, std::nullopt}, {}});
}

TEST(GeminiProtocol, TheModelsNameIsPartOfThePath) {
    const std::pair<const char*, const char*> cases[]{
        {"m-2.0_x~", "/v1beta/models/m-2.0_x~:generateContent"},
        {"models/m", "/v1beta/models/m:generateContent"},
        {"a b/../c?k=1#", "/v1beta/models/a%20b%2F..%2Fc%3Fk%3D1%23:generateContent"},
        {"é", "/v1beta/models/%C3%A9:generateContent"}};
    for (const auto& [model, path] : cases) {
        protocol::Dialect dialect;
        dialect.model = model;
        EXPECT_EQ(callFor(kGemini, kRequest, dialect).path, path);
    }
}

TEST(GeminiProtocol, ADroppedFieldIsTakenOutOfTheConfigurationToo) {
    protocol::Dialect dialect = theModel();
    dialect.dropped = {"seed"};
    dialect.extraJson = R"({"safetySettings":[]})";
    const auto body = bodySent(kGemini, kRequest, dialect);
    EXPECT_FALSE(body["generationConfig"].contains("seed"));
    EXPECT_TRUE(body["generationConfig"].contains("topP"));
    EXPECT_TRUE(body.contains("safetySettings"));
}

TEST(GeminiProtocol, SaysWhyItStopped) {
    const Reasons reasons{{Finish::Stop, {"STOP"}},
                          {Finish::Length, {"MAX_TOKENS"}},
                          {Finish::ContentFilter, {"SAFETY", "RECITATION", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII"}},
                          {Finish::Unknown, {"OTHER"}}};
    expectFinish(kGemini, kRequest, R"({"candidates":[{"finishReason":")", reasons, "\"}]}");
}

TEST(GeminiProtocol, ACandidateWithoutContentIsAnEmptyAnswer) {
    for (const std::string reason :
         {"STOP", "MAX_TOKENS", "SAFETY", "RECITATION", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII", "OTHER"}) {
        const auto reply = replyTo(kGemini, kRequest, R"({"candidates":[{"finishReason":")" + reason + "\"}]}");
        ASSERT_TRUE(std::holds_alternative<Completion>(reply)) << reason;
        EXPECT_EQ(std::get<Completion>(reply).text, "") << reason;
    }
}

TEST(GeminiProtocol, CountsItCannotReadAreUnknown) {
    expectNoCounts(kGemini, kRequest, R"({"candidates":[{"finishReason":"STOP"}],"usageMetadata":)",
                   {"{}", "7", R"({"promptTokenCount":-1,"candidatesTokenCount":"2"})",
                    R"({"candidatesTokenCount":4000000000,"thoughtsTokenCount":4000000000})"},
                   "}");
}

TEST(GeminiProtocol, UnreadableRepliesAreTypedErrors) {
    expectUnreadable(kGemini, kRequest,
                     {R"({"candidates":[]})", R"({"candidates":7})", R"({"candidates":[7]})",
                      R"({"candidates":[],"promptFeedback":{}})",
                      R"({"candidates":[],"promptFeedback":{"blockReason":7}})",
                      R"({"candidates":[{"content":{"parts":[{"text":"x"}]}}]})",
                      R"({"candidates":[{"content":{"parts":7},"finishReason":"STOP"}]})",
                      R"({"candidates":[{"content":{"parts":[7]},"finishReason":"STOP"}]})",
                      R"({"candidates":[{"content":{"parts":[{"text":7}]},"finishReason":"STOP"}]})"});
}

TEST(GeminiProtocol, WhereOneLogProbabilityIsImpossibleAllAreLeftOut) {
    ModelRequest wanted = kRequest;
    wanted.logProbs = 1;
    expectNoLogProbs(kGemini, wanted,
                     R"({"candidates":[{"content":{"parts":[{"text":"x"}]},"finishReason":"STOP","logprobsResult":)",
                     {R"(7)", R"({})", R"({"chosenCandidates":[7]})", R"({"chosenCandidates":[{"token":"x"}]})",
                      R"({"chosenCandidates":[{"token":"x","logProbability":-9999}]})",
                      R"({"chosenCandidates":[{"token":"x","logProbability":-1}],"topCandidates":7})",
                      R"({"chosenCandidates":[{"token":"x","logProbability":-1}],"topCandidates":[]})"},
                     "}]}");
}

TEST(GeminiProtocol, RefusesWhatItCannotDo) {
    ModelRequest score = kRequest;
    score.task = Task::ScoreContinuation;
    const ModelRequest raw = asking(kRequest.prompt, Mode::Completion);
    expectRefused(kGemini, {score, raw});
    for (const ModelRequest& wanted : {score, raw})
        EXPECT_EQ(errorOf(replyTo(kGemini, wanted, R"({"candidates":[{"finishReason":"STOP"}]})")).kind,
                  ErrorKind::Unsupported);
}

TEST(GeminiProtocol, ListsModelsThatGenerate) {
    expectModels(kGemini,
                 R"({"models":[{"name":"models/a","displayName":"A",)"
                 R"("supportedGenerationMethods":["countTokens","generateContent"]},)"
                 R"({"name":"models/e","supportedGenerationMethods":["embedContent"]},{"name":"b"}]})",
                 {{"a", "A"}, {"b", ""}});
}
} // namespace
