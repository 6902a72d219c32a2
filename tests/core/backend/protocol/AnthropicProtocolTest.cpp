// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/AnthropicProtocol.h"
#include "tests/support/GoldenExchange.h"
#include "tests/support/ProtocolBench.h"
#include "tests/support/Waiting.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope::backend;
using namespace chronoscope::test;

namespace {
const protocol::AnthropicProtocol kAnthropic;

ModelRequest askAnthropic() {
    ModelRequest askAnthropic = asking("What is the capital of France?");
    askAnthropic.decoding.topP = 1.0;
    return askAnthropic;
}

TEST(AnthropicProtocol, AChatIsSentAndReadFieldByField) {
    ModelRequest wanted = aboutPicture(askAnthropic());
    wanted.decoding.stop = {"END"};
    // 125: with what went into and came from the cache.
    expectCompletion(playGolden("anthropic-chat", kAnthropic, wanted, theModel()),
                     {"It is red.", "A red square.", Finish::Stop, {125U, 8U}, {}});
}

TEST(AnthropicProtocol, SendsTopPOnlyWhereItChangesSomething) {
    ModelRequest wanted = askAnthropic();
    EXPECT_FALSE(bodySent(kAnthropic, wanted).contains("top_p"));
    wanted.decoding.topP = 0.9;
    EXPECT_EQ(bodySent(kAnthropic, wanted)["top_p"], 0.9);
}

TEST(AnthropicProtocol, TheUsersChoiceOfFieldsIsKept) {
    protocol::Dialect dialect;
    dialect.dropped = {"temperature"};
    dialect.extraJson = R"({"service_tier":"standard_only"})";
    const auto body = bodySent(kAnthropic, askAnthropic(), dialect);
    EXPECT_FALSE(body.contains("temperature"));
    EXPECT_EQ(body["service_tier"], "standard_only");
}

TEST(AnthropicProtocol, SaysWhyItStopped) {
    const Reasons reasons{{Finish::Stop, {"end_turn", "stop_sequence"}},
                          {Finish::Length, {"max_tokens"}},
                          {Finish::ContentFilter, {"refusal"}},
                          {Finish::Unknown, {"pause_turn"}}};
    expectFinish(kAnthropic, askAnthropic(), R"({"content":[],"stop_reason":")", reasons, "\"}");
}

TEST(AnthropicProtocol, CountsItCannotReadAreUnknown) {
    expectNoCounts(kAnthropic, askAnthropic(), R"({"content":[],"stop_reason":"end_turn","usage":)",
                   {"{}", "7", R"({"input_tokens":"3","output_tokens":-1})",
                    R"({"input_tokens":4000000000,"cache_read_input_tokens":4000000000})"},
                   "}");
}

TEST(AnthropicProtocol, UnreadableRepliesAreTypedErrors) {
    expectUnreadable(kAnthropic, askAnthropic(),
                     {R"({"stop_reason":"end_turn"})", R"({"content":"x","stop_reason":"end_turn"})",
                      R"({"content":[7],"stop_reason":"end_turn"})",
                      R"({"content":[{"text":"x"}],"stop_reason":"end_turn"})",
                      R"({"content":[{"type":"text"}],"stop_reason":"end_turn"})",
                      R"({"content":[{"type":"text","text":7}],"stop_reason":"end_turn"})",
                      R"({"content":[{"type":"thinking","text":"x"}],"stop_reason":"end_turn"})",
                      R"({"content":[{"type":"text","text":"x"}]})",
                      R"({"content":[{"type":"text","text":"x"}],"stop_reason":null})"});
}

TEST(AnthropicProtocol, RefusesWhatItCannotDo) {
    ModelRequest score = askAnthropic();
    score.task = Task::ScoreContinuation;
    ModelRequest logProbs = askAnthropic();
    logProbs.logProbs = 1;
    ModelRequest raw = askAnthropic();
    raw.mode = Mode::Completion;
    ModelRequest blankStop = askAnthropic();
    blankStop.decoding.stop = {"END", "\n"};
    const std::vector<ModelRequest> requests{score, logProbs, raw, blankStop};
    expectRefused(kAnthropic, requests);
    for (const ModelRequest& wanted : requests)
        EXPECT_EQ(errorOf(replyTo(kAnthropic, wanted, R"({"content":[],"stop_reason":"end_turn"})")).kind,
                  ErrorKind::Unsupported);
}

TEST(AnthropicProtocol, ListsModelsWithTheirNames) {
    expectModels(kAnthropic,
                 R"({"data":[{"type":"model","id":"m-1","display_name":"Model One"},{"id":"m-2"}],"has_more":false})",
                 {{"m-1", "Model One"}, {"m-2", ""}});
}
} // namespace
