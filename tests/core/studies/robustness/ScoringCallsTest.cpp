// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/ScoringCalls.h"
#include "core/backend/protocol/LlamaProtocol.h"
#include "core/backend/protocol/OpenAiProtocol.h"
#include "core/backend/protocol/VllmProtocol.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::backend;
using nlohmann::json;

namespace {
/// An exchange played to its end: what was called, and what came of it.
struct Played {
    std::vector<protocol::Call> calls;
    std::optional<ModelReply> reply;

    json body(std::size_t call) const { return json::parse(calls.at(call).body); }
    std::vector<double> scores() const {
        std::vector<double> values;
        if (const auto* completion = reply ? std::get_if<Completion>(&*reply) : nullptr)
            for (const auto& token : completion->logProbs)
                values.push_back(token.logProb);
        return values;
    }
    std::string problem() const {
        const auto* error = reply ? std::get_if<BackendError>(&*reply) : nullptr;
        return error ? error->message : std::string();
    }
};

ModelRequest asking(Mode mode, const std::string& prompt, const std::string& object) {
    ModelRequest request;
    request.task = Task::ScoreContinuation;
    request.mode = mode;
    request.prompt = prompt;
    request.continuation = object;
    return request;
}

Played play(const protocol::Protocol& protocol, const ModelRequest& request, const std::vector<std::string>& answers) {
    Played played;
    protocol::Dialect dialect;
    dialect.model = "m";
    auto begun = protocol.begin(request, dialect);
    if (auto* error = std::get_if<BackendError>(&begun)) {
        played.reply = std::move(*error);
        return played;
    }
    auto& exchange = *std::get<std::unique_ptr<protocol::Exchange>>(begun);
    played.calls.push_back(exchange.first());
    for (const std::string& answer : answers) {
        auto next = exchange.take({200, {}, answer, {}});
        if (auto* reply = std::get_if<ModelReply>(&next)) {
            played.reply = std::move(*reply);
            break;
        }
        played.calls.push_back(std::move(std::get<protocol::Call>(next)));
    }
    return played;
}

TEST(ScoringOfObjects, AnEchoLeavesOutABlankThatIsATokenOfItsOwn) {
    const auto echo = [](const std::vector<std::string>& tokens, const json& values) {
        return json{{"choices",
                     {{{"text", "In 2012, who? Barack Obama."},
                       {"logprobs", {{"tokens", tokens}, {"token_logprobs", values}}}}}}}
            .dump();
    };
    const protocol::OpenAiProtocol openAi;
    const ModelRequest request = asking(Mode::Completion, "In 2012, who? ", "Barack Obama");
    const Played apart =
        play(openAi, request, {echo({"In 2012, who?", " ", "Barack", " Obama", "."}, {nullptr, -8, -1, -0.5, -1})});
    EXPECT_EQ(apart.scores(), (std::vector<double>{-1, -0.5})) << apart.problem();
    const Played joined =
        play(openAi, request, {echo({"In 2012, who?", " Bar", "ack", " Obama", "."}, {nullptr, -1, -0.5, -0.25, -1})});
    EXPECT_EQ(joined.scores(), (std::vector<double>{-1, -0.5, -0.25})) << joined.problem();
    const Played more =
        play(openAi, request, {echo({"In 2012, who", "? Barack", " Obama", "."}, {nullptr, -1, -0.5, -1})});
    EXPECT_EQ(more.scores(), (std::vector<double>{-1, -0.5})) << more.problem();
    EXPECT_EQ(apart.body(0)["prompt"], "In 2012, who? Barack Obama");
}

TEST(ScoringOfObjects, VllmFindsTheObjectWhetherOrNotTheBlankIsItsOwnToken) {
    const protocol::VllmProtocol vllm;
    const ModelRequest request = asking(Mode::Completion, "Who? ", "Ça va");
    const auto scores = [](const char* at2) {
        return std::string(R"({"choices":[{"text":".","prompt_logprobs":[null,{"2":{"logprob":-9}},)") + at2 +
               R"(,{"4":{"logprob":-0.5,"decoded_token":"\ufffd"}}]}]})";
    };
    const std::string asked = R"({"tokens":[1,2]})", whole = R"({"tokens":[1,2,3,4]})";
    const Played joined =
        play(vllm, request, {asked, whole, scores(R"({"3":{"logprob":-1,"decoded_token":" \ufffd"}})")});
    EXPECT_EQ(joined.scores(), (std::vector<double>{-1, -0.5})) << joined.problem();
    EXPECT_EQ(joined.body(0)["prompt"], "Who?") << "without the blank, which tokens like to begin with";
    EXPECT_EQ(joined.body(1)["prompt"], "Who? Ça va");
    const Played apart = play(vllm, request, {asked, whole, scores(R"({"3":{"logprob":-1,"decoded_token":" "}})")});
    EXPECT_EQ(apart.scores(), (std::vector<double>{-0.5})) << apart.problem();
}

TEST(ScoringOfObjects, VllmScoresTheBeginningOfAnAnswerInAChat) {
    const protocol::VllmProtocol vllm;
    const Played played = play(
        vllm, asking(Mode::Chat, "In 2012, who?", "Barack"),
        {R"({"tokens":[1,7,8]})", R"({"tokens":[1,7,8,9]})",
         R"({"choices":[{"text":".","prompt_logprobs":[null,{"7":{"logprob":-9}},{"8":{"logprob":-9}},{"9":{"logprob":-1.5}}]}]})"});
    EXPECT_EQ(played.scores(), (std::vector<double>{-1.5})) << played.problem();
    const json user{{"role", "user"}, {"content", "In 2012, who?"}};
    EXPECT_EQ(played.body(0)["messages"], json::array({user}));
    EXPECT_EQ(played.body(0)["add_generation_prompt"], true);
    EXPECT_EQ(played.body(1)["messages"], json::array({user, {{"role", "assistant"}, {"content", "Barack"}}}));
    EXPECT_EQ(played.body(1)["continue_final_message"], true);
    EXPECT_EQ(played.body(1)["add_generation_prompt"], false);
    EXPECT_EQ(played.body(2)["prompt"], json::array({1, 7, 8, 9})) << "the tokens that the template made";
    const Played shared =
        play(vllm, asking(Mode::Chat, "In 2012, who?", "Barack"),
             {R"({"tokens":[1,7,8]})", R"({"tokens":[1,7,5]})",
              R"({"choices":[{"text":".","prompt_logprobs":[null,{"7":{"logprob":-9}},{"5":{"logprob":-9}}]}]})"});
    EXPECT_NE(shared.problem().find("share a token"), std::string::npos);
}

TEST(ScoringOfObjects, LlamaServerScoresTheBeginningOfAnAnswerBehindItsOwnTemplate) {
    const protocol::LlamaProtocol llama;
    const auto step = [](int id, const char* logProb) {
        return json{
            {"content", "x"},
            {"completion_probabilities",
             {{{"id", id}, {"token", "t"}, {"logprob", json::parse(logProb)}, {"top_logprobs", json::array()}}}}}
            .dump();
    };
    const ModelRequest request = asking(Mode::Chat, "In 2012, who?", "Barack");
    const Played played = play(llama, request,
                               {R"({"prompt":"<user>In 2012, who?<model>"})", R"({"tokens":[1,5]})",
                                R"({"tokens":[1,5,7]})", step(7, "-1.5")});
    EXPECT_EQ(played.scores(), (std::vector<double>{-1.5})) << played.problem();
    EXPECT_EQ(played.calls[0].path, "/apply-template");
    EXPECT_EQ(played.body(0)["messages"], json::array({{{"role", "user"}, {"content", "In 2012, who?"}}}));
    EXPECT_EQ(played.body(1)["content"], "<user>In 2012, who?<model>");
    EXPECT_EQ(played.body(2)["content"], "<user>In 2012, who?<model>Barack");
    for (const char* odd : {"{}", R"({"prompt":5})", R"({"prompt":"<user>something else<model>"})"})
        EXPECT_NE(play(llama, request, {odd}).problem(), "") << odd;
}

TEST(ScoringOfObjects, WhoCannotScoreInAChatSaysSo) {
    const protocol::OpenAiProtocol openAi;
    EXPECT_NE(play(openAi, asking(Mode::Chat, "Who?", "He"), {}).problem(), "");
    const protocol::LlamaProtocol llama;
    ModelRequest system = asking(Mode::Chat, "Who?", "He");
    system.system = "Be brief.";
    EXPECT_NE(play(llama, system, {}).problem(), "");
}

TEST(ScoringCalls, AreAsManyAsTheProtocolMakes) {
    const struct {
        const char* uri;
        std::int64_t calls;
    } cases[] = {{"calibration:?seed=2", 0},
                 {"openai:http://localhost:1?model=m", 1'000},
                 {"openai:http://localhost:1?model=m&list=32", 32},
                 {"vllm:http://localhost:1?model=m", 3'000},
                 {"vllm:http://localhost:1?model=m&list=100", 2'010},
                 {"llama:http://localhost:1", 3'000 + 12'000 / 4}};
    for (const auto& c : cases) {
        const auto calls = run::scoringCalls(c.uri, 1'000, 12'000);
        EXPECT_EQ(calls.calls, c.calls) << c.uri;
        EXPECT_FALSE(calls.text.empty());
    }
}
} // namespace
