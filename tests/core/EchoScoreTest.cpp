// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/OpenAiProtocol.h"
#include "tests/support/GoldenExchange.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::backend::protocol;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
struct Echo {
    const char* about;
    std::string text;
    std::vector<std::string> tokens;
    json offsets; ///< null = the server sends none
};

/// Scores `continuation` after `prompt` by an answer whose i-th token has the log-probability −i.
ModelReply score(const std::string& prompt, const std::string& continuation, const Echo& echo) {
    ModelRequest request;
    request.task = Task::ScoreContinuation;
    request.mode = Mode::Completion;
    request.prompt = prompt;
    request.continuation = continuation;
    json values = json::array({nullptr});
    for (std::size_t at = 1; at < echo.tokens.size(); ++at)
        values.push_back(-static_cast<double>(at));
    const json body{
        {"choices",
         {{{"text", echo.text},
           {"logprobs", {{"tokens", echo.tokens}, {"token_logprobs", values}, {"text_offset", echo.offsets}}}}}},
        {"usage", {{"prompt_tokens", 3}, {"completion_tokens", 1}}}};
    return OpenAiProtocol().readReply(request, answer(body.dump()));
}

std::vector<double> values(const ModelReply& reply) {
    if (const auto* error = std::get_if<BackendError>(&reply)) {
        ADD_FAILURE() << error->message;
        return {};
    }
    std::vector<double> list;
    for (const auto& token : std::get<Completion>(reply).logProbs)
        list.push_back(token.logProb);
    return list;
}

TEST(EchoScore, FindsTheContinuationHoweverTheServerCounts) {
    struct Case {
        Echo echo;
        std::vector<double> expected;
    };
    const std::string prompt = "\u00c9t\u00e9:"; // É t é :, 4 code points, 6 bytes
    const std::string continuation = " 20\u00b0";
    const std::string full = prompt + continuation;
    const std::vector<Case> cases{
        {{"no offsets", full + "C", {"\u00c9t", "\u00e9:", " 20", "\u00b0", "C"}, nullptr}, {-2, -3}},
        {{"offsets of -1", full + "C", {"\u00c9t", "\u00e9:", " 20", "\u00b0", "C"}, {-1, -1, -1, -1, -1}}, {-2, -3}},
        {{"a first token that is not text",
          full + "C",
          {"<s>", "\u00c9t\u00e9", ":", " 20", "\u00b0", "C"},
          {0, 3, 6, 7, 10, 11}},
         {-3, -4}},
        {{"an end mark", full, {"\u00c9t\u00e9:", " 20\u00b0", "</s>"}, nullptr}, {-1}},
        {{"an end mark without text", full, {"\u00c9t\u00e9:", " 20\u00b0", ""}, nullptr}, {-1}},
        {{"halves, code points",
          full + "C",
          {"\u00c9", "t", "\uFFFD", "\uFFFD", ":", " 20", "\uFFFD", "\uFFFD", "C"},
          {0, 1, 2, 2, 3, 4, 7, 7, 8}},
         {-5, -6, -7}},
        {{"halves, bytes",
          full + "C",
          {"\u00c9", "t", "\uFFFD", "\uFFFD", ":", " 20", "\uFFFD", "\uFFFD", "C"},
          {0, 2, 3, 3, 5, 6, 9, 9, 11}},
         {-5, -6, -7}},
        {{"halves named by their bytes",
          full + "C",
          {"\u00c9", "t", "bytes:\\xc3", "bytes:\\xa9", ":", " 20\u00b0", "C"},
          {0, 1, 2, 2, 3, 4, 8}},
         {-5}},
    };
    for (const Case& c : cases)
        EXPECT_EQ(values(score(prompt, continuation, c.echo)), c.expected) << c.echo.about;
}

TEST(EchoScore, WhatCannotBeScoredIsATypedError) {
    struct Case {
        Echo echo;
        ErrorKind kind;
        const char* message;
    };
    const std::vector<Case> cases{
        {{"a shared token", "The Nile.", {"The", " Nile", "."}, {0, 3, 8}}, ErrorKind::BadReply, "share a token"},
        {{"a shared token, by offsets", "The Nile.", {"\uFFFD", " Nile", "."}, {0, 3, 8}},
         ErrorKind::BadReply,
         "share a token"},
        {{"a token shared with what is generated", "The Nile.", {"The ", "Nile."}, {0, 4}},
         ErrorKind::BadReply,
         "share a token"},
        {{"no echo", ".", {"."}, {0}}, ErrorKind::Unsupported, "does not echo"},
        {{"the prompt alone", "The ", {"The "}, {0}}, ErrorKind::Unsupported, "does not echo"},
        {{"another text", "A river.", {"A", " river", "."}, {0, 1, 7}}, ErrorKind::Unsupported, "does not echo"},
        {{"no tokens", "The Nile.", {}, json::array()}, ErrorKind::Unsupported, "log-prob"},
        {{"one token short", "The Nile.", {"The ", "Nile"}, {0, 4}}, ErrorKind::Unsupported, "fewer"},
        {{"one token short, nothing generated", "The Nile", {"The ", "Nile"}, {0, 4}}, ErrorKind::Unsupported, "fewer"},
        {{"tokens of another text", "The Nile.", {"A ", "Rhine", "."}, {0, 4, 8}}, ErrorKind::BadReply, "make up"},
        {{"offsets beyond the text", "The Nile.", {"\uFFFD", "Rhine", "\uFFFD"}, {0, 4, 4000000000U}},
         ErrorKind::BadReply,
         "make up"},
        {{"offsets that go back", "The Nile.", {"\uFFFD", "\uFFFD", "\uFFFD"}, {4, 0, 8}},
         ErrorKind::BadReply,
         "make up"},
    };
    for (const Case& c : cases) {
        const auto reply = score("The ", "Nile", c.echo);
        ASSERT_TRUE(std::holds_alternative<BackendError>(reply)) << c.echo.about;
        EXPECT_EQ(std::get<BackendError>(reply).kind, c.kind) << c.echo.about;
        EXPECT_NE(std::get<BackendError>(reply).message.find(c.message), std::string::npos)
            << c.echo.about << ": " << std::get<BackendError>(reply).message;
    }
}

TEST(EchoScore, LogProbsThatCannotBeAreNeverScored) {
    struct Case {
        const char* logProbs;
        ErrorKind kind;
    };
    ModelRequest request;
    request.task = Task::ScoreContinuation;
    request.mode = Mode::Completion;
    request.prompt = "The ";
    request.continuation = "Nile";
    for (const Case& c : {
             Case{"null", ErrorKind::Unsupported},
             Case{"{}", ErrorKind::Unsupported},
             Case{R"({"content":[{"token":"The ","logprob":-1}]})", ErrorKind::Unsupported},
             Case{R"({"tokens":["The ","Nile","."],"token_logprobs":[null,-1]})", ErrorKind::Unsupported},
             Case{R"({"tokens":["The ","Nile","."],"token_logprobs":[-2,-1,-1]})", ErrorKind::Unsupported},
             Case{R"({"tokens":["The ","Nile","."],"token_logprobs":[null,null,-1]})", ErrorKind::BadReply},
             Case{R"({"tokens":["The ","Nile","."],"token_logprobs":[null,1,-1]})", ErrorKind::BadReply},
             Case{R"({"tokens":["The ","Nile","."],"token_logprobs":[null,-9999.0,-1]})", ErrorKind::BadReply},
         }) {
        const auto reply = OpenAiProtocol().readReply(
            request, answer(R"({"choices":[{"text":"The Nile.","logprobs":)" + std::string(c.logProbs) + "}]}"));
        ASSERT_TRUE(std::holds_alternative<BackendError>(reply)) << c.logProbs;
        EXPECT_EQ(std::get<BackendError>(reply).kind, c.kind) << c.logProbs;
    }
}
} // namespace
