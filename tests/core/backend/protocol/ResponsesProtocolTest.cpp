// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/ResponsesProtocol.h"
#include "tests/support/GoldenExchange.h"
#include "tests/support/ProtocolBench.h"
#include "tests/support/Waiting.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope::backend;
using namespace chronoscope::test;

namespace {
const protocol::ResponsesProtocol kResponses;

ModelRequest askResponses(int logProbs = 0) {
    ModelRequest askResponses = asking("What is the capital of France?");
    askResponses.logProbs = logProbs;
    return askResponses;
}

/// A finished response of these items.
std::string finished(const std::string& items) { return R"({"status":"completed","output":[)" + items + "]}"; }

std::string message(const std::string& parts) { return R"({"type":"message","content":[)" + parts + "]}"; }

TEST(ResponsesProtocol, AChatIsSentAndReadFieldByField) {
    ModelRequest wanted = aboutPicture(askResponses(2));
    const ModelReply reply = playGolden("responses-chat", kResponses, wanted, theModel());
    expectCompletion(reply, {"It is red.",
                             "A red square.",
                             Finish::Stop,
                             {120U, 30U},
                             {{"It is ", -0.25, {{"It is ", -0.25}}}, {"red.", -0.5, {}}}});
}

TEST(ResponsesProtocol, LogProbabilitiesAreAskedForOnlyWhereTheyAreWanted) {
    const auto body = bodySent(kResponses, askResponses());
    EXPECT_FALSE(body.contains("include"));
    EXPECT_FALSE(body.contains("top_logprobs"));
}

TEST(ResponsesProtocol, NothingIsLeftOnTheServer) { EXPECT_EQ(bodySent(kResponses, askResponses())["store"], false); }

TEST(ResponsesProtocol, SaysWhyItStopped) {
    const std::string text = message(R"({"type":"output_text","text":"x"})");
    expectFinish(kResponses, askResponses(),
                 R"({"output":[)" + text + R"(],"status":"incomplete","incomplete_details":{"reason":")",
                 {{Finish::Length, {"max_output_tokens"}},
                  {Finish::ContentFilter, {"content_filter"}},
                  {Finish::Unknown, {"tired"}}},
                 "\"}}");
    EXPECT_EQ(completionOf(replyTo(kResponses, askResponses(), finished(text))).finish, Finish::Stop);
}

TEST(ResponsesProtocol, AModelThatStillThoughtWhenItsTokensWereUsedUpHasSaidNothing) {
    const auto reply =
        replyTo(kResponses, askResponses(),
                R"({"status":"incomplete","incomplete_details":{"reason":"max_output_tokens"},"output":[)"
                R"({"type":"reasoning","content":[{"type":"reasoning_text","text":"Well."}],"summary":[]}]})");
    expectCompletion(reply, {"", "Well.", Finish::Length, {}, {}});
}

TEST(ResponsesProtocol, ARefusalIsWhatWasSaid) {
    const auto reply =
        replyTo(kResponses, askResponses(), finished(message(R"({"type":"refusal","refusal":"I cannot say."})")));
    EXPECT_EQ(completionOf(reply).text, "I cannot say.");
}

TEST(ResponsesProtocol, LogProbabilitiesThatAreNotWholeAreNone) {
    for (const char* second : {R"({"type":"output_text","text":"y"})",
                               R"({"type":"output_text","text":"y","logprobs":[{"token":"y","logprob":-9999}]})",
                               R"({"type":"output_text","text":"y","logprobs":[{"token":"y"}]})"}) {
        const auto reply =
            replyTo(kResponses, askResponses(1),
                    finished(message(
                        std::string(R"({"type":"output_text","text":"x","logprobs":[{"token":"x","logprob":-1}]},)") +
                        second)));
        EXPECT_EQ(completionOf(reply).text, "xy");
        EXPECT_TRUE(completionOf(reply).logProbs.empty()) << second;
    }
}

TEST(ResponsesProtocol, AnAnswerThatTheServerGaveUpIsItsError) {
    for (const char* status : {"failed", "cancelled"}) {
        const std::string body = std::string(R"({"status":")") + status + R"(","output":[]})";
        EXPECT_EQ(errorOf(replyTo(kResponses, askResponses(), body)).kind, ErrorKind::Server) << status;
    }
    const auto limited =
        replyTo(kResponses, askResponses(),
                R"({"status":"failed","error":{"code":"rate_limit_exceeded","message":"slow down"},"output":[]})");
    EXPECT_EQ(errorOf(limited).kind, ErrorKind::RateLimited);
}

TEST(ResponsesProtocol, UnreadableRepliesAreTypedErrors) {
    expectUnreadable(kResponses, askResponses(),
                     {R"({"output":[]})", R"({"status":"queued","output":[]})",
                      R"({"status":"in_progress","output":[]})", R"({"status":"completed"})",
                      R"({"status":"completed","output":"x"})", finished(""), finished("7"),
                      finished(R"({"content":[]})"), finished(R"({"type":"message"})"),
                      finished(R"({"type":"message","content":"x"})"), finished(message(R"({"type":"output_text"})")),
                      finished(message(R"({"type":"output_text","text":7})")),
                      finished(R"({"type":"function_call","name":"f","arguments":"{}"})")});
}

TEST(ResponsesProtocol, CountsItCannotReadAreUnknown) {
    expectNoCounts(kResponses, askResponses(),
                   R"({"status":"completed","output":[)" + message(R"({"type":"output_text","text":"x"})") +
                       R"(],"usage":)",
                   {"{}", "7", R"({"input_tokens":"3","output_tokens":-1})"}, "}");
}

TEST(ResponsesProtocol, RefusesWhatItCannotDo) {
    ModelRequest score = askResponses();
    score.task = Task::ScoreContinuation;
    ModelRequest raw = askResponses();
    raw.mode = Mode::Completion;
    ModelRequest stop = askResponses();
    stop.decoding.stop = {"END"};
    const std::vector<ModelRequest> requests{score, raw, stop};
    expectRefused(kResponses, requests);
    for (const ModelRequest& wanted : requests)
        EXPECT_EQ(
            errorOf(kResponses.readReply(wanted, answer(finished(message(R"({"type":"output_text","text":"x"})")))))
                .kind,
            ErrorKind::Unsupported);
}
} // namespace
