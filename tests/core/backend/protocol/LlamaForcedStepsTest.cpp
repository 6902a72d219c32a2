// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/LlamaForcedSteps.h"

#include <gtest/gtest.h>

using namespace chronoscope::backend;
using namespace chronoscope::backend::protocol;
using nlohmann::json;

namespace {
const char* const kPrompt = R"({"tokens":[1,5]})";
const char* const kOneMore = R"({"tokens":[1,5,7]})";
const char* const kShared = R"({"tokens":[1,6,7]})"; // not those of the prompt and more
const char* const kTwoMore = R"({"tokens":[1,5,7,8]})";

/// A step's answer: the sampled token and its alternatives.
std::string step(int id, const char* logProb, const char* top = "[]") {
    return R"({"content":"x","truncated":false,"completion_probabilities":[{"id":)" + std::to_string(id) +
           R"(,"token":"t)" + std::to_string(id) + R"(","logprob":)" + logProb + R"(,"top_logprobs":)" + top + "}]}";
}

struct Played {
    std::vector<Call> calls;
    std::optional<ModelReply> reply; ///< empty while the exchange still asks

    const Completion* completion() const { return reply ? std::get_if<Completion>(&*reply) : nullptr; }
    const BackendError* error() const { return reply ? std::get_if<BackendError>(&*reply) : nullptr; }
    bool biased(std::size_t call) const { return json::parse(calls.at(call).body).contains("logit_bias"); }
};

Played played(const std::vector<std::string>& replies, int alternatives = 0) {
    LlamaForcedSteps exchange({"The capital", " is"}, {{"temperature", 0.0}}, {}, alternatives);
    Played result;
    result.calls.push_back(exchange.first());
    for (const std::string& body : replies) {
        auto next = exchange.take({200, {}, body, std::chrono::microseconds(10)});
        if (auto* reply = std::get_if<ModelReply>(&next)) {
            result.reply = std::move(*reply);
            break;
        }
        result.calls.push_back(std::move(std::get<Call>(next)));
    }
    return result;
}

TEST(LlamaForcedSteps, AsksForTheTokensOfBothTextsAndThenForEachOfTheContinuation) {
    const Played run = played({kPrompt, kTwoMore, step(7, "-1.5"), step(8, "-0.25")});
    ASSERT_NE(run.completion(), nullptr);
    ASSERT_EQ(run.calls.size(), 4U);
    EXPECT_EQ(run.calls[0].path, "/tokenize");
    EXPECT_EQ(run.calls[0].body,
              R"({"add_special":true,"content":"The capital","parse_special":true,"with_pieces":false})");
    EXPECT_EQ(json::parse(run.calls[1].body)["content"], "The capital is");
    EXPECT_EQ(run.calls[2].path, "/completion");
    EXPECT_EQ(run.calls[2].body,
              R"({"logit_bias":[[7,10000.0]],"n_predict":1,"n_probs":1,"prompt":[1,5],"temperature":0.0})");
    EXPECT_EQ(run.calls[3].body,
              R"({"logit_bias":[[8,10000.0]],"n_predict":1,"n_probs":1,"prompt":[1,5,7],"temperature":0.0})");
}

TEST(LlamaForcedSteps, TheReplyHoldsTheContinuationsTokensAndNothingGenerated) {
    const Played run = played({kPrompt, kTwoMore, step(7, "-1.5"), step(8, "-0.25")});
    ASSERT_NE(run.completion(), nullptr);
    const Completion& completion = *run.completion();
    ASSERT_EQ(completion.logProbs.size(), 2U);
    EXPECT_EQ(completion.logProbs[0].token, "t7");
    EXPECT_EQ(completion.logProbs[0].logProb, -1.5);
    EXPECT_TRUE(completion.logProbs[0].top.empty());
    EXPECT_EQ(completion.logProbs[1].logProb, -0.25);
    EXPECT_EQ(completion.text, "");
    EXPECT_EQ(completion.finish, Finish::Stop);
    EXPECT_EQ(completion.usage.promptTokens, 4U);
    EXPECT_EQ(completion.usage.completionTokens, 0U);
    EXPECT_EQ(completion.latency, std::chrono::microseconds(40));
}

TEST(LlamaForcedSteps, KeepsAsManyAlternativesAsAskedFor) {
    const char* top = R"([{"id":2,"token":"a","logprob":-0.5},{"id":7,"token":"t7","logprob":-1.5},
                          {"id":3,"token":"b","logprob":-2.5}])";
    const Played run = played({kPrompt, kOneMore, step(7, "-1.5", top)}, 2);
    EXPECT_EQ(json::parse(run.calls.back().body)["n_probs"], 2);
    ASSERT_NE(run.completion(), nullptr);
    const std::vector<std::pair<std::string, double>> expected{{"a", -0.5}, {"t7", -1.5}};
    EXPECT_EQ(run.completion()->logProbs.at(0).top, expected);
}

TEST(LlamaForcedSteps, AServerThatIgnoresTheBiasIsAskedForManyAlternatives) {
    const char* top = R"([{"id":2,"token":"t2","logprob":-0.5},{"id":7,"token":"t7","logprob":-6.5}])";
    const char* second = R"([{"id":8,"token":"t8","logprob":-4.5}])";
    const Played run = played({kPrompt, kTwoMore, step(2, "-0.5"), step(2, "-0.5", top), step(2, "-0.5", second)});
    ASSERT_NE(run.completion(), nullptr);
    EXPECT_EQ(run.completion()->logProbs.at(0).logProb, -6.5);
    EXPECT_EQ(run.completion()->logProbs.at(1).logProb, -4.5);
    EXPECT_TRUE(run.biased(2));
    EXPECT_FALSE(run.biased(3));
    EXPECT_EQ(json::parse(run.calls.at(3).body)["n_probs"], 20'000);
    EXPECT_FALSE(run.biased(4)) << "the second token is not tried with a bias again";
}

TEST(LlamaForcedSteps, AnUnreportedHalfCharacterIsLookedUpAmongTheAlternatives) {
    const char* none = R"({"content":"","truncated":false})";
    const char* top = R"([{"id":7,"token":"","logprob":-6.5}])";
    const Played run = played({kPrompt, kTwoMore, none, step(2, "-0.5", top), step(8, "-0.25")});
    ASSERT_NE(run.completion(), nullptr);
    EXPECT_EQ(run.completion()->logProbs.at(0).logProb, -6.5);
    EXPECT_TRUE(run.biased(4)) << "the bias works and is used for the next token";
}

TEST(LlamaForcedSteps, ALogProbabilityOfZeroIsCheckedWithoutTheBias) {
    const Played honest = played({kPrompt, kOneMore, step(7, "0.0"), step(7, "-0.0001")});
    ASSERT_NE(honest.completion(), nullptr);
    EXPECT_EQ(honest.completion()->logProbs.at(0).logProb, -0.0001);

    const char* top = R"([{"id":7,"token":"t7","logprob":-6.5}])";
    const Played biased = played({kPrompt, kTwoMore, step(7, "0.0"), step(2, "-0.5", top), step(8, "-0.25")});
    ASSERT_NE(biased.completion(), nullptr);
    EXPECT_EQ(biased.completion()->logProbs.at(0).logProb, -6.5);
    EXPECT_FALSE(biased.biased(4)) << "a server that counts the bias in is not given one again";
}

TEST(LlamaForcedSteps, AServerSeenToLeaveTheBiasOutIsBelievedAZero) {
    const Played run = played({kPrompt, kTwoMore, step(7, "-1.5"), step(8, "0.0")});
    ASSERT_NE(run.completion(), nullptr);
    EXPECT_EQ(run.completion()->logProbs.at(1).logProb, 0.0);
}

TEST(LlamaForcedSteps, ATokenThatBothTextsShareCountsWhole) {
    const char* pieces =
        R"({"tokens":[{"id":1,"piece":""},{"id":6,"piece":"The capital "},{"id":7,"piece":[105,115]}]})";
    const Played behind = played({kPrompt, kShared, pieces, step(6, "-2.5"), step(7, "-0.5")});
    ASSERT_NE(behind.completion(), nullptr);
    ASSERT_EQ(behind.completion()->logProbs.size(), 2U);
    EXPECT_EQ(behind.completion()->logProbs[0].logProb, -2.5);
    EXPECT_EQ(behind.completion()->logProbs[1].logProb, -0.5);
    EXPECT_EQ(behind.calls.at(2).body,
              R"({"add_special":true,"content":"The capital is","parse_special":true,"with_pieces":true})");
    EXPECT_EQ(json::parse(behind.calls.at(3).body)["prompt"], json({1}));
    EXPECT_EQ(json::parse(behind.calls.at(4).body)["prompt"], json({1, 6}));
}

TEST(LlamaForcedSteps, AMarkThatTheTokenizerAddsBehindTheTextIsNotScored) {
    const char* pieces =
        R"({"tokens":[{"id":1,"piece":""},{"id":5,"piece":"The capital"},{"id":7,"piece":" is"},{"id":2,"piece":"</s>"}]})";
    const Played run = played({R"({"tokens":[1,5,2]})", R"({"tokens":[1,5,7,2]})", pieces, step(7, "-0.5")});
    ASSERT_NE(run.completion(), nullptr);
    ASSERT_EQ(run.completion()->logProbs.size(), 1U);
    EXPECT_EQ(run.completion()->logProbs[0].logProb, -0.5);
}

TEST(LlamaForcedSteps, TheFirstTokenOfAllFollowsNothingAndCountsForNothing) {
    const char* pieces = R"({"tokens":[{"id":6,"piece":"The capital i"},{"id":7,"piece":"s"}]})";
    const Played run = played({kPrompt, R"({"tokens":[6,7]})", pieces, step(7, "-0.5")});
    ASSERT_NE(run.completion(), nullptr);
    ASSERT_EQ(run.completion()->logProbs.size(), 1U);
    EXPECT_EQ(run.completion()->logProbs[0].logProb, -0.5);
}

TEST(LlamaForcedSteps, WhatCannotBeFoundExactlyIsRefused) {
    const struct {
        const char* what;
        std::vector<std::string> replies;
        ErrorKind kind;
        const char* message;
    } cases[]{
        {"shared token, no pieces", {kPrompt, kShared, kShared}, ErrorKind::Unsupported, "share a token"},
        {"shared token, pieces of other tokens",
         {kPrompt, kShared,
          R"({"tokens":[{"id":1,"piece":""},{"id":5,"piece":"The capital"},{"id":7,"piece":" is"}]})"},
         ErrorKind::Unsupported,
         "share a token"},
        {"shared token, pieces of another text",
         {kPrompt, kShared, R"({"tokens":[{"id":1,"piece":""},{"id":6,"piece":"The"},{"id":7,"piece":" was"}]})"},
         ErrorKind::Unsupported,
         "share a token"},
        {"shared token, pieces short of the boundary",
         {kPrompt, kShared, R"({"tokens":[{"id":1,"piece":""},{"id":6,"piece":""},{"id":7,"piece":"is"}]})"},
         ErrorKind::Unsupported,
         "share a token"},
        {"shared token, pieces that are no bytes",
         {kPrompt, kShared, R"({"tokens":[{"id":1,"piece":""},{"id":6,"piece":[256]},{"id":7,"piece":"s"}]})"},
         ErrorKind::Unsupported,
         "share a token"},
        {"continuation without tokens", {kPrompt, kPrompt}, ErrorKind::Unsupported, "no tokens of its own"},
        {"prompt without tokens", {R"({"tokens":[]})"}, ErrorKind::Unsupported, "nothing stands before"},
        {"not tokens", {R"({"tokens":["a"]})"}, ErrorKind::BadReply, "token ids"},
        {"negative id", {R"({"tokens":[-1]})"}, ErrorKind::BadReply, "token ids"},
        {"id out of range", {R"({"tokens":[2147483648]})"}, ErrorKind::BadReply, "token ids"},
        {"no list", {kPrompt, R"({"tokens":7})"}, ErrorKind::BadReply, "token ids"},
        {"not JSON", {"<html>"}, ErrorKind::BadReply, "JSON object"},
        {"too many tokens",
         {kPrompt, R"({"tokens":[1,5,1,1,1,1,1,1,1,1,1,1,1,1]})"},
         ErrorKind::BadReply,
         "more tokens than"},
        {"step is not a completion", {kPrompt, kOneMore, R"({"tokens":[1]})"}, ErrorKind::BadReply, "not a completion"},
        {"step is not JSON", {kPrompt, kOneMore, "[]"}, ErrorKind::BadReply, "JSON object"},
        {"error in the body",
         {kPrompt, kOneMore, R"({"error":{"message":"slot lost"}})"},
         ErrorKind::Server,
         "slot lost"},
        {"truncated prompt",
         {kPrompt, kOneMore, R"({"content":"x","truncated":true})"},
         ErrorKind::BadRequest,
         "does not fit"},
        {"other prompt",
         {kPrompt, kOneMore, R"({"content":"x","tokens_evaluated":3})"},
         ErrorKind::Unsupported,
         "other tokens"},
        {"no probabilities at all",
         {kPrompt, kOneMore, R"({"content":"x"})", R"({"content":"x","completion_probabilities":[]})"},
         ErrorKind::Unsupported,
         "no log-probabilities"},
        {"older format",
         {kPrompt, kOneMore,
          R"({"content":"x","completion_probabilities":[{"content":"x","probs":[{"tok_str":"x","prob":1.0}]}]})"},
         ErrorKind::Unsupported,
         "by token id"},
        {"wrong id, and not among the alternatives",
         {kPrompt, kOneMore, step(2, "-0.5"), step(2, "-0.5", R"([{"id":3,"token":"c","logprob":-0.5}])")},
         ErrorKind::Unsupported,
         "not among those"},
        {"underflow", {kPrompt, kOneMore, step(7, "-3.4028234663852886e38")}, ErrorKind::BadReply, "cannot be read"},
        {"placeholder", {kPrompt, kOneMore, step(7, "-9999.0")}, ErrorKind::BadReply, "cannot be read"},
        {"probability above one", {kPrompt, kOneMore, step(7, "0.5")}, ErrorKind::BadReply, "cannot be read"},
        {"not a number", {kPrompt, kOneMore, step(7, "\"-1\"")}, ErrorKind::BadReply, "cannot be read"},
    };
    for (const auto& [what, replies, kind, message] : cases) {
        const Played run = played(replies);
        ASSERT_NE(run.error(), nullptr) << what;
        EXPECT_EQ(run.error()->kind, kind) << what << ": " << run.error()->message;
        EXPECT_NE(run.error()->message.find(message), std::string::npos) << what << ": " << run.error()->message;
    }
}

TEST(LlamaForcedSteps, TheUsersFieldsAreInEveryStep) {
    Dialect dialect;
    dialect.dropped = {"temperature"};
    dialect.extraJson = R"({"id_slot":3})";
    LlamaForcedSteps exchange({"The capital", " is"}, {{"temperature", 0.0}}, dialect, 0);
    exchange.first();
    exchange.take({200, {}, kPrompt, {}});
    const auto next = exchange.take({200, {}, kOneMore, {}});
    EXPECT_EQ(std::get<Call>(next).body,
              R"({"id_slot":3,"logit_bias":[[7,10000.0]],"n_predict":1,"n_probs":1,"prompt":[1,5]})");
}
} // namespace
