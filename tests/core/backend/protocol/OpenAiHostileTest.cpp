// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/Protocol.h"
#include "core/base/Hash.h"
#include "core/base/Text.h"
#include "tests/support/GoldenExchange.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

using namespace chronoscope::backend;
using namespace chronoscope::backend::protocol;
using namespace chronoscope::test;
using chronoscope::SeedStream;
using nlohmann::json;

namespace {
enum class Ask { Chat, Completion, Score };

ModelRequest requestFor(Ask ask) {
    ModelRequest request;
    request.mode = ask == Ask::Chat ? Mode::Chat : Mode::Completion;
    request.task = ask == Ask::Score ? Task::ScoreContinuation : Task::Generate;
    request.prompt = "The capital is";
    request.continuation = ask == Ask::Score ? " Oslo." : "";
    request.logProbs = ask == Ask::Score ? 0 : 1;
    return request;
}

ModelReply read(Ask ask, const std::string& body) { return find("openai")->readReply(requestFor(ask), answer(body)); }

TEST(OpenAiHostile, MalformedAnswersAreTypedErrors) {
    const std::string bomb(1'000'000, '[');
    for (const std::string& body : {
             std::string(),
             std::string("null"),
             std::string("true"),
             std::string("7"),
             std::string("\"Oslo\""),
             std::string("[]"),
             std::string("{}"),
             std::string("<html><body>Oslo</body></html>"),
             std::string("data: {\"choices\":[{\"message\":{\"content\":\"Oslo\"},\"text\":\"Oslo\"}]}\n\n"),
             std::string(R"([{"choices":[{"message":{"content":"Oslo"},"text":"Oslo"}]}])"),
             std::string(R"({"choices":[{"message":{"content":"Oslo"},"text":"Oslo"}])"),
             std::string(R"({"choices":[{"message":{"content":"Os)"),
             std::string("{\"choices\":[{\"message\":{\"content\":\"Os\xff\"},\"text\":\"Os\xff\"}]}"),
             std::string(R"({"choices":[{"message":{"content":"Os\ud800"},"text":"Os\ud800"}]})"),
             std::string(R"({"choices":null})"),
             std::string(R"({"choices":[]})"),
             std::string(R"({"choices":{}})"),
             std::string(R"({"choices":"Oslo"})"),
             std::string(R"({"choices":[null]})"),
             std::string(R"({"choices":["Oslo"]})"),
             std::string(R"({"choices":[[]]})"),
             std::string(R"({"choices":[{}]})"),
             std::string(R"({"choices":[{"message":null,"text":null}]})"),
             std::string(R"({"choices":[{"message":"Oslo","text":7}]})"),
             std::string(R"({"choices":[{"message":[],"text":[]}]})"),
             std::string(R"({"choices":[{"message":{},"text":{}}]})"),
             std::string(R"({"choices":[{"message":{"content":null},"text":null}]})"),
             std::string(R"({"choices":[{"message":{"content":7},"text":7.5}]})"),
             std::string(R"({"choices":[{"message":{"content":true},"text":true}]})"),
             std::string(R"({"choices":[{"message":{"content":{}},"text":{"content":"Oslo"}}]})"),
             std::string(R"({"choices":[{"message":{"content":[]},"text":["Oslo"]}]})"),
             std::string(R"({"choices":[{"message":{"content":[7,"Oslo",{"type":"image_url"}]},"text":false}]})"),
             std::string(R"({"choices":[{"message":{"content":[{"type":"text","text":7}]}}]})"),
             std::string(R"({"choices":[{"message":{"content":null,"tool_calls":[{"id":"1"}]}}]})"),
             std::string(R"({"choices":[{"message":{"content":"","tool_calls":[{"id":"1"}]}}]})"),
             std::string(R"({"choices":[{"message":{"content":"","function_call":{"name":"f"}}}]})"),
             std::string(R"({"choices":[{"message":{"content":null,"refusal":""}}]})"),
             std::string(R"({"choices":[{"message":{"content":null,"refusal":7}}]})"),
             std::string(R"({"choices":[{"delta":{"content":"Oslo"}}]})"),
             std::string(R"({"choices":[{"message":{"content":"Oslo"},"text":"Oslo"}],"n":1e999})"),
             R"({"choices":)" + bomb,
             R"({"choices":)" + bomb + std::string(bomb.size(), ']') + "}",
         })
        for (const Ask ask : {Ask::Chat, Ask::Completion, Ask::Score}) {
            const auto reply = read(ask, body);
            ASSERT_TRUE(std::holds_alternative<BackendError>(reply)) << body.substr(0, 200);
            const auto& error = std::get<BackendError>(reply);
            EXPECT_EQ(error.kind, ErrorKind::BadReply) << body.substr(0, 200);
            EXPECT_FALSE(error.message.empty());
            EXPECT_LE(error.body.size(), 500U);
            if (chronoscope::text::isUtf8(body)) {
                EXPECT_EQ(error.body, body.substr(0, 500));
            }
        }
}

/// All texts and all numbers of a JSON value, and those texts that stand where an answer may stand.
struct Leaves {
    std::set<std::string> texts;
    std::set<std::string> answers;
    std::set<double> numbers;

    void collect(const json& value, const std::string& key = {}) {
        if (value.is_string()) texts.insert(value.get<std::string>());
        if (value.is_string() && (key == "content" || key == "refusal" || key == "text"))
            answers.insert(value.get<std::string>());
        if (value.is_number()) numbers.insert(value.get<double>());
        if (value.is_array())
            for (const json& inner : value)
                collect(inner);
        if (value.is_object())
            for (const auto& [name, inner] : value.items())
                collect(inner, name);
    }
};

const json& junk(SeedStream& random) {
    static const json kinds = json::array({nullptr,
                                           true,
                                           0,
                                           -1,
                                           1e300,
                                           -9999.0,
                                           0.5,
                                           "",
                                           "Bergen",
                                           json::array(),
                                           json::object(),
                                           json::array({1, "a"}),
                                           {{"a", nullptr}}});
    return kinds[random.below(kinds.size())];
}

/// Removes, replaces or renames something somewhere in `value`.
void mutateTree(json& value, SeedStream& random) {
    if (!value.is_structured() || value.empty() || random.below(8) == 0) {
        value = junk(random);
        return;
    }
    const auto at = std::next(value.begin(), static_cast<std::ptrdiff_t>(random.below(value.size())));
    const auto change = random.below(6);
    if (change == 0) {
        value.erase(at);
    } else if (change == 1 && value.is_object()) {
        const json moved = *at;
        value.erase(at);
        value["other"] = moved;
    } else {
        mutateTree(*at, random);
    }
}

/// Flips, cuts or doubles bytes.
void mutateBytes(std::string& body, SeedStream& random) {
    if (body.empty()) return;
    const auto at = static_cast<std::size_t>(random.below(body.size()));
    switch (random.below(4)) {
    case 0: body[at] = static_cast<char>(random.below(256)); break;
    case 1: body.resize(at); break;
    case 2: body.erase(at, 1 + static_cast<std::size_t>(random.below(20))); break;
    default: body.insert(at, body.substr(at, static_cast<std::size_t>(random.below(20)))); break;
    }
}

std::string mutated(const std::string& valid, SeedStream& random) {
    std::string body = valid;
    if (random.below(2) == 0) {
        json tree = json::parse(valid);
        for (auto times = 1 + random.below(3); times > 0; --times)
            mutateTree(tree, random);
        body = tree.dump();
    } else {
        for (auto times = 1 + random.below(3); times > 0; --times)
            mutateBytes(body, random);
    }
    return body;
}

/// An answer is made of nothing but what the body holds.
void expectHonest(Ask ask, const std::string& body, const Completion& reply) {
    Leaves leaves;
    leaves.collect(json::parse(body, nullptr, false));
    if (ask == Ask::Score) {
        EXPECT_FALSE(reply.logProbs.empty()) << body;
    } else if (reply.text.empty()) {
        EXPECT_TRUE(leaves.answers.contains("") || leaves.texts.contains("content_filter")) << body;
    } else {
        EXPECT_TRUE(leaves.answers.contains(reply.text)) << reply.text << " from " << body;
    }
    for (const auto& token : reply.logProbs) {
        EXPECT_LE(token.logProb, 0.0) << body;
        EXPECT_TRUE(leaves.numbers.contains(token.logProb)) << token.logProb << " from " << body;
        EXPECT_TRUE(leaves.texts.contains(token.token)) << token.token << " from " << body;
    }
}

TEST(OpenAiHostile, NoMutatedAnswerThrowsOrYieldsWhatItDoesNotHold) {
    const std::vector<std::pair<Ask, std::string>> valid{
        {Ask::Chat, loadGolden("openai-chat")[0].response.body},
        {Ask::Chat, loadGolden("openai-chat-image")[0].response.body},
        {Ask::Completion, loadGolden("openai-completion")[0].response.body},
        {Ask::Score, loadGolden("openai-score")[0].response.body}};
    SeedStream random(20261121);
    int answers = 0;
    int errors = 0;
    for (int round = 0; round < 5'000; ++round) {
        const auto& [ask, body] = valid[static_cast<std::size_t>(round) % valid.size()];
        const std::string bad = mutated(body, random);
        ModelReply reply;
        ASSERT_NO_THROW(reply = read(ask, bad)) << bad;
        if (const auto* completion = std::get_if<Completion>(&reply)) {
            ++answers;
            expectHonest(ask, bad, *completion);
        } else {
            ++errors;
            EXPECT_FALSE(std::get<BackendError>(reply).message.empty()) << bad;
        }
    }
    // Mutations that hit nothing, or everything, would prove nothing.
    EXPECT_GT(answers, 500);
    EXPECT_GT(errors, 500);
}
} // namespace
