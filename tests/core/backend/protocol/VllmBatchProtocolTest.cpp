// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/VllmBatchProtocol.h"
#include "core/backend/protocol/PromptTokens.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::backend::protocol;
using nlohmann::json;

namespace {
json promptOf(const std::vector<std::string>& pieces) {
    json list = json::array({nullptr});
    double logProb = 0;
    for (const std::string& piece : pieces)
        list.push_back({{"5", {{"logprob", logProb -= 1}, {"rank", 1}, {"decoded_token", piece}}}});
    return list;
}

http::HttpResponse answerOf(const json& prompt, const std::string& text = "x") {
    const json body{{"choices", {{{"message", {{"content", text}}}, {"finish_reason", "stop"}}}},
                    {"prompt_logprobs", prompt}};
    return {200, {}, body.dump(), {}};
}

ModelRequest scoring(std::string prompt, std::string continuation) {
    ModelRequest request;
    request.task = Task::ScoreContinuation;
    request.mode = Mode::Completion;
    request.prompt = std::move(prompt);
    request.continuation = std::move(continuation);
    return request;
}

TEST(VllmBatchProtocol, TheScoreIsOfTheTokensThatHoldTheContinuation) {
    struct Case {
        std::vector<std::string> pieces;
        std::vector<double> expected; ///< empty: none
    };
    for (const Case& one : std::vector<Case>{{{"Who", " is", "?", " Ann", " Lee"}, {-4, -5}},
                                             {{"Who", " is", "? Ann", " Lee"}, {-3, -4}}, // shared: it counts whole
                                             {{" is", "?", " Ann", " Lee"}, {-3, -4}},    // the first is not told
                                             {{" Who", " is", "?", " Ann", " Lee"}, {-4, -5}},
                                             {{" ", "Who", " is", "?", " Ann", " Lee"}, {-5, -6}},
                                             {{"Who", " is", "?", " Ann", " Leo"}, {}},
                                             {{"\n", "Who", " is", "?", " Ann", " Lee"}, {}},
                                             {{"<user>", "Who", " is", "?", " Ann", " Lee"}, {}},
                                             {{"Who", " is", "?", " Ann", " Lee", "<end>"}, {}},
                                             {{"Who", " was", "?", " Ann", " Lee"}, {}}}) {
        const ModelRequest request = scoring("Who is?", " Ann Lee");
        const auto response = answerOf(promptOf(one.pieces));
        const auto reply = vllmBatch().readReply(request, response);
        const auto* completion = std::get_if<Completion>(&reply);
        EXPECT_EQ(completion != nullptr, !one.expected.empty()) << testing::PrintToString(one.pieces);
        EXPECT_EQ(vllmBatch().otherPrompt(request, response).has_value(), one.expected.empty())
            << testing::PrintToString(one.pieces);
        if (!completion) continue;
        std::vector<double> scores;
        for (const TokenLogProb& token : completion->logProbs)
            scores.push_back(token.logProb);
        EXPECT_EQ(scores, one.expected) << testing::PrintToString(one.pieces);
    }
}

TEST(VllmBatchProtocol, EveryOccurrenceIsScoredWhereThatIsAsked) {
    ModelRequest request = scoring("Is Iran near Tirana? ", "Iran");
    const auto sumOf = [&] {
        const auto reply = vllmBatch().readReply(
            request, answerOf(promptOf({"Is", " Iran", " near", " T", "ir", "ana", "?", " Iran"})));
        double sum = 0;
        for (const TokenLogProb& token : std::get<Completion>(reply).logProbs)
            sum += token.logProb;
        return sum;
    };
    EXPECT_EQ(sumOf(), -8);
    request.allMatches = true;
    EXPECT_EQ(sumOf(), -2 - 5 - 6 - 8);
}

TEST(VllmBatchProtocol, PartsOfACharacterBelongTogether) {
    const ModelRequest request = scoring("Who is?", " Łódź X");
    for (const std::vector<std::string>& pieces :
         std::vector<std::vector<std::string>>{{"Who", " is", "?", " ", "\uFFFD", "", "ód", "ź", " X"},
                                               {"Who", " is", "?", " \uFFFD", "\uFFFD", "ó", "d", "ź", " X"},
                                               {"Who", " is", "?", "", " Ł", "", "ó", "dź", " X"}}) {
        const auto reply = vllmBatch().readReply(request, answerOf(promptOf(pieces)));
        const auto* completion = std::get_if<Completion>(&reply);
        ASSERT_NE(completion, nullptr) << testing::PrintToString(pieces);
        EXPECT_EQ(completion->logProbs.size(), 6U) << testing::PrintToString(pieces);
    }
}

TEST(VllmBatchProtocol, ATextIsGeneratedBehindThePromptAsItIs) {
    ModelRequest request;
    request.mode = Mode::Completion;
    request.prompt = "Q: who?\nA:";
    request.decoding.stop = {"\n"};
    auto begun = vllmBatch().begin(request, {"m", {}, {}});
    ASSERT_TRUE(std::holds_alternative<std::unique_ptr<Exchange>>(begun));
    const Call call = std::get<std::unique_ptr<Exchange>>(begun)->first();
    EXPECT_EQ(call.path, "/v1/chat/completions");
    const json body = json::parse(call.body);
    EXPECT_EQ(body.at("messages"), json::parse(R"([{"role":"user","content":"Q: who?\nA:"}])"));
    EXPECT_EQ(body.at("stop"), json::parse(R"(["\n"])"));
    const auto reply = vllmBatch().readReply(request, answerOf(promptOf({"Q", ": who", "?\n", "A:"}), " Ann"));
    ASSERT_TRUE(std::holds_alternative<Completion>(reply));
    EXPECT_EQ(std::get<Completion>(reply).text, " Ann");
    EXPECT_TRUE(vllmBatch().otherPrompt(request, answerOf(nullptr, " Ann"))) << "nothing is told of the prompt";
    request.mode = Mode::Chat;
    EXPECT_FALSE(vllmBatch().otherPrompt(request, answerOf(nullptr, " Ann"))) << "the model's own template";
}

TEST(VllmBatchProtocol, AListOfTokensThatEndsEarlyIsTheReplysErrorAndNoOtherPrompt) {
    const struct {
        std::vector<std::string> pieces;
        bool endsEarly;
    } cases[] = {{{"Who", " is", "?", " Ann"}, true},
                 {{"Who", " is", "?"}, true},
                 {{" is"}, true}, // the first is not told
                 {{" Who", " is"}, true},
                 {{"Who", " was", "?"}, false},
                 {{"<user>", "Who", " is"}, false},
                 {{"Who", " is", "?", " Bob"}, false}};
    ModelRequest generating;
    generating.mode = Mode::Completion;
    generating.prompt = "Who is? Ann Lee";
    for (const auto& one : cases)
        for (const ModelRequest& request : {scoring("Who is?", " Ann Lee"), generating}) {
            const auto response = answerOf(promptOf(one.pieces));
            EXPECT_EQ(vllmBatch().otherPrompt(request, response).has_value(), !one.endsEarly)
                << testing::PrintToString(one.pieces);
            if (!one.endsEarly) continue;
            const auto reply = vllmBatch().readReply(request, response);
            const auto* error = std::get_if<BackendError>(&reply);
            ASSERT_NE(error, nullptr) << testing::PrintToString(one.pieces);
            EXPECT_EQ(error->kind, ErrorKind::BadReply);
            EXPECT_EQ(error->message, "the result's list of log-probabilities ends before the prompt does");
        }
}

TEST(PromptTokens, OfSeveralTokensAtAPositionThePromptsIsTheOneThatIsNotTheLikeliest) {
    json list = promptOf({"a", "b"});
    list[1]["9"] = {{"logprob", -0.5}, {"rank", 1}, {"decoded_token", "z"}};
    EXPECT_FALSE(PromptTokens::read(list)) << "both are said to be the likeliest";
    list[1]["5"]["rank"] = 4;
    const auto tokens = PromptTokens::read(list);
    ASSERT_TRUE(tokens);
    EXPECT_EQ(tokens->at(0)->token, "a");
    for (const json& none : {json(), json::array(), json::array({nullptr}), json::array({nullptr, nullptr}),
                             json::array({{{"5", 1}}, {{"5", 1}}})})
        EXPECT_FALSE(PromptTokens::read(none)) << none;
}
} // namespace
