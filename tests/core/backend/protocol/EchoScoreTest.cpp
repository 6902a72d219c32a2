// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/OpenAiProtocol.h"
#include "tests/support/Files.h"
#include "tests/support/GoldenExchange.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>

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
ModelReply score(const std::string& prompt, const std::string& continuation, const Echo& echo,
                 bool allMatches = false) {
    ModelRequest request;
    request.allMatches = allMatches;
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

TEST(EchoScore, ATokenThatPromptAndContinuationShareCountsWhole) {
    struct Case {
        const char* prompt;
        const char* continuation;
        Echo echo;
        std::vector<double> expected;
    };
    const std::vector<Case> cases{
        {"The ", "Nile", {"a blank in front", "The Nile.", {"The", " Nile", "."}, nullptr}, {-1}},
        {"The ", "Nile", {"a blank in front, by offsets", "The Nile.", {"\uFFFD", " Nile", "."}, {0, 3, 8}}, {-1}},
        {"Who? ", "Bohr", {"the question's end too", "Who? Bohr.", {"Who", "? Bo", "hr", "."}, nullptr}, {-1, -2}},
        {"Who", "ever", {"words that grow together", "Whoever.", {"<s>", "Whoever", "."}, nullptr}, {-1}},
        {"Who? ", "Bohr", {"the first of all follows nothing", "Who? Bohr.", {"Who? Bo", "hr", "."}, nullptr}, {-1}},
        {"D ",
         "\u2019A",
         {"half a character with the blank", "D \u2019A.", {"D", " \uFFFD", "\uFFFD", "A", "."}, {0, 1, 2, 3, 4}},
         {-1, -2, -3}},
        {"D ",
         "\u2019A",
         {"the same named by its bytes",
          "D \u2019A.",
          {"D", "bytes: \\xe2\\x80", "bytes:\\x99", "A", "."},
          {0, 1, 2, 3, 4}},
         {-1, -2, -3}},
        {"\u00e9",
         "\u00e8",
         {"halves on either side",
          "\u00e9\u00e8.",
          {"<s>", "\uFFFD", "\uFFFD", "\uFFFD", "\uFFFD", "."},
          {0, 0, 0, 1, 1, 2}},
         {-3, -4}},
    };
    for (const Case& c : cases)
        EXPECT_EQ(values(score(c.prompt, c.continuation, c.echo)), c.expected) << c.echo.about;
}

TEST(EchoScore, OfACharacterThatIsNotShownNoTokenIsGuessed) {
    const std::string prompt = "D ";
    const std::string continuation = "\u2019A"; // three bytes, and one
    const std::string full = prompt + continuation + ".";
    // One token for each byte: none of them can be the blank's.
    EXPECT_EQ(values(score(prompt, continuation, {"", full, {"D", " ", "", "", "", "A", "."}, {0, 1, 2, 2, 2, 3, 4}})),
              (std::vector<double>{-2, -3, -4, -5}));
    // The blank's may hold the first byte.
    for (const auto& hidden : {std::vector<std::string>{"D", " ", "", "", "A", "."}, {"D", " ", "", "A", "."}}) {
        json offsets{0, 1};
        for (std::size_t at = 2; at + 2 < hidden.size(); ++at)
            offsets.push_back(2);
        offsets.push_back(3);
        offsets.push_back(4);
        const ModelReply reply = score(prompt, continuation, {"", full, hidden, offsets});
        ASSERT_TRUE(std::holds_alternative<BackendError>(reply)) << hidden.size();
        EXPECT_NE(std::get<BackendError>(reply).message.find("cannot be told which token"), std::string::npos);
    }
}

std::vector<std::string> characters(const std::string& text) {
    std::vector<std::string> list;
    for (const char byte : text)
        if ((static_cast<unsigned char>(byte) & 0xC0) == 0x80)
            list.back() += byte;
        else
            list.emplace_back(1, byte);
    return list;
}

TEST(EchoScore, AMarkThatTheTokenizerAddsBehindTheTextIsNotScored) {
    struct Case {
        const char* prompt;
        const char* continuation;
        Echo echo;
        std::vector<double> expected;
    };
    const std::vector<Case> cases{
        {"The ", "Nile", {"at offset 0", "The Nile.", {"<s>", "The", " Nile", "<eos>", "."}, {0, 0, 3, 0, 8}}, {-2}},
        {"The ", "Nile", {"nothing generated", "The Nile", {"<s>", "The", " Nile", "<eos>"}, {0, 0, 3, 0}}, {-2}},
        {"The ", "Nile", {"behind the generated", "The Nile.", {"The", " Nile", ".", "<eos>"}, {0, 3, 8, 0}}, {-1}},
        {"The ", "Nile", {"no offsets", "The Nile.", {"<s>", "The", " Nile", "<eos>", "."}, nullptr}, {-2}},
        {"The ",
         "Nile",
         {"where it stands", "The Nile.", {"<s>", "The", " Nile", "<eos>", "."}, {0, 0, 3, 8, 8}},
         {-2}},
        {"The ", "Nile", {"of another form", "The Nile.", {"The", " Nile", "_end_", "."}, {0, 3, 0, 8}}, {-1}},
        {"The ",
         "Nil\u00e9",
         {"halves", "The Nil\u00e9.", {"The", " Nil", "\uFFFD", "\uFFFD", "<eos>", "."}, {0, 3, 7, 7, 0, 8}},
         {-1, -2, -3}},
        {"The ",
         "Nil\u00e9",
         {"halves, nothing generated", "The Nil\u00e9", {"The", " Nil", "\uFFFD", "\uFFFD", "<eos>"}, {0, 3, 7, 7, 0}},
         {-1, -2, -3}},
    };
    for (const Case& c : cases)
        EXPECT_EQ(values(score(c.prompt, c.continuation, c.echo)), c.expected) << c.echo.about;
}

/// The shared vectors as a server would echo them: pieces of characters as U+FFFD, offsets in code points.
TEST(EchoScore, CountsTheTokensOfTheSharedVectors) {
    const auto shared = sharedFolder();
    if (!shared) GTEST_SKIP() << "no shared data: set CHRONOSCOPE_SHARED";
    std::istringstream lines(readFile(*shared + "/reference/temporal/token_spans.jsonl"));
    int compared = 0;
    for (std::string line; std::getline(lines, line);) {
        const json row = json::parse(line);
        const auto text = row.at("text").get<std::string>(), object = row.at("object").get<std::string>();
        if (row.at("expected").contains("error") || !text.ends_with(object)) continue; // there is nothing to ask for
        Echo echo{"", text + "\n", {}, json::array()};
        const auto& tokens = row.at("tokens");
        const auto points = characters(text);
        bool kept = true; // offsets that leave blanks out are no server's
        std::size_t reached = 0;
        for (std::size_t at = 0; at < tokens.size(); ++at) {
            const auto start = tokens[at][1].get<std::size_t>(), end = tokens[at][2].get<std::size_t>();
            if (end == 0) { // a mark that is not part of the text
                echo.tokens.push_back(tokens[at][0]);
                echo.offsets.push_back(0);
                continue;
            }
            kept = kept && start <= reached;
            std::string piece;
            for (std::size_t point = start; point < end; ++point) {
                const bool before = point < reached;
                const bool behind =
                    at + 1 < tokens.size() && tokens[at + 1][2] != 0 && point >= tokens[at + 1][1].get<std::size_t>();
                piece += before || behind ? "\uFFFD" : points[point];
            }
            reached = end;
            echo.tokens.push_back(piece);
            echo.offsets.push_back(start);
        }
        if (!kept) continue;
        echo.tokens.push_back("\n");
        echo.offsets.push_back(points.size());
        std::vector<double> expected;
        for (const json& index : row.at("expected").at("indices"))
            if (index != 0) expected.push_back(-index.get<double>());
        const std::string prompt = text.substr(0, text.size() - object.size());
        EXPECT_EQ(values(score(prompt, object, echo)), expected) << row.at("case_id");
        ++compared;
        if (!row.at("authors_all_matches").contains("indices")) continue;
        expected.clear();
        for (const json& index : row.at("authors_all_matches").at("indices"))
            if (index != 0) expected.push_back(-index.get<double>());
        EXPECT_EQ(values(score(prompt, object, echo, true)), expected) << row.at("case_id");
    }
    EXPECT_EQ(compared, 28);
}

TEST(EchoScore, WhatCannotBeScoredIsATypedError) {
    struct Case {
        Echo echo;
        ErrorKind kind;
        const char* message;
    };
    const std::vector<Case> cases{
        {{"nothing before the only token", "The Nile.", {"The Nile", "."}, {0, 8}},
         ErrorKind::BadReply,
         "follows another"},
        {{"half a character that nobody shows", "The Nile.", {"The ", "\uFFFD", "ile", "."}, {0, 4, 5, 8}},
         ErrorKind::BadReply,
         "cannot be told"},
        {{"a token shared with what is generated", "The Nile.", {"The ", "Nile."}, {0, 4}},
         ErrorKind::BadReply,
         "share a token"},
        {{"no echo", ".", {"."}, {0}}, ErrorKind::Unsupported, "does not echo"},
        {{"the prompt alone", "The ", {"The "}, {0}}, ErrorKind::Unsupported, "does not echo"},
        {{"another text", "A river.", {"A", " river", "."}, {0, 1, 7}}, ErrorKind::Unsupported, "does not echo"},
        {{"no tokens", "The Nile.", {}, json::array()}, ErrorKind::Unsupported, "log-prob"},
        {{"one token short", "The Nile.", {"The ", "Nile"}, {0, 4}}, ErrorKind::Unsupported, "fewer"},
        {{"one token short, and a mark", "The Nile.", {"The ", "Nile", "<eos>"}, {0, 4, 0}},
         ErrorKind::Unsupported,
         "fewer"},
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
