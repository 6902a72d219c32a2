// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/ReplyJson.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <map>
#include <set>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::backend::protocol;
using nlohmann::json;

namespace {
TEST(ReplyJson, OnlyAWholeObjectIsRead) {
    EXPECT_EQ(parseObject(R"( {"a":1} )"), json::parse(R"({"a":1})"));
    const std::string deep = std::string(200, '[') + std::string(200, ']');
    for (const std::string& bad :
         {std::string(), std::string("null"), std::string("[]"), std::string("1"), std::string("\"{}\""),
          std::string("{\"a\":1"), std::string("{\"a\":1}{"), std::string("{\"a\":\"\xff\"}"),
          std::string("{\"a\":1e999}"), std::string("{\"a\":\"\\ud800\"}"), std::string("{\"a\":NaN}"),
          "{\"a\":" + deep + "}", std::string("<html></html>"), std::string("data: {}")})
        EXPECT_FALSE(parseObject(bad)) << bad;
}

TEST(ReplyJson, LookupsAnswerNothingForWhatIsNotThere) {
    for (const char* text : {"{}", "[]", "[1]", "1", "\"a\"", "null", "true", R"({"a":null})"}) {
        const json from = json::parse(text);
        EXPECT_EQ(member(from, "a"), nullptr) << text;
        EXPECT_FALSE(stringAt(from, "a")) << text;
        EXPECT_FALSE(numberAt(from, "a")) << text;
        EXPECT_FALSE(countAt(from, "a")) << text;
        EXPECT_FALSE(logProbAt(from, "a")) << text;
        EXPECT_EQ(firstOf(from, "a"), nullptr) << text;
    }
}

TEST(ReplyJson, LookupsAnswerNothingForAnotherType) {
    for (const char* text : {R"({"a":[]})", R"({"a":{}})", R"({"a":true})"}) {
        const json from = json::parse(text);
        EXPECT_FALSE(stringAt(from, "a")) << text;
        EXPECT_FALSE(numberAt(from, "a")) << text;
        EXPECT_EQ(firstOf(from, "a"), nullptr) << text;
    }
    EXPECT_FALSE(numberAt(json{{"a", "1"}}, "a"));
    EXPECT_FALSE(stringAt(json{{"a", 1}}, "a"));
}

TEST(ReplyJson, ACountIsWholeAndFits) {
    EXPECT_EQ(countAt(json{{"a", 0}}, "a"), 0U);
    EXPECT_EQ(countAt(json{{"a", 12.0}}, "a"), 12U);
    EXPECT_EQ(countAt(json{{"a", 4294967295ULL}}, "a"), 4294967295U);
    for (const json& bad : {json(-1), json(1.5), json(4294967296ULL), json(1e300), json("1")})
        EXPECT_FALSE(countAt(json{{"a", bad}}, "a")) << bad;
}

TEST(ReplyJson, ALogProbIsNeverAboveZeroNorAPlaceholder) {
    EXPECT_EQ(logProbAt(json{{"a", -1.5}}, "a"), -1.5);
    EXPECT_EQ(logProbAt(json{{"a", -2}}, "a"), -2.0);
    EXPECT_EQ(logProbAt(json{{"a", 0.0005}}, "a"), 0.0);
    EXPECT_EQ(logProbAt(json{{"a", -9997.5}}, "a"), -9997.5);
    for (const json& bad : {json(0.002), json(1), json(-9998), json(-9999.0), json(-1e308), json("-1"), json(),
                            json(std::nan("")), json(-HUGE_VAL)})
        EXPECT_FALSE(logProbAt(json{{"a", bad}}, "a")) << bad;
}

TEST(ReplyJson, FinishReasonsOfAllServersAreKnown) {
    for (const char* reason : {"stop", "STOP", "eos", "end_turn", "stop_sequence"})
        EXPECT_EQ(finishFrom(reason), Finish::Stop) << reason;
    for (const char* reason : {"length", "max_tokens", "MAX_TOKENS", "model_length"})
        EXPECT_EQ(finishFrom(reason), Finish::Length) << reason;
    for (const char* reason : {"content_filter", "SAFETY", "RECITATION", "refusal", "PROHIBITED_CONTENT"})
        EXPECT_EQ(finishFrom(reason), Finish::ContentFilter) << reason;
    for (const char* reason : {"", "tool_calls", "stopped", "lengthy", "OTHER"})
        EXPECT_EQ(finishFrom(reason), Finish::Unknown) << reason;
}

TEST(ReplyJson, ThoughtsAreKeptApart) {
    struct Case {
        const char* said;
        const char* thinking;
        const char* text;
    };
    for (const Case& c : {
             Case{"Oslo", "", "Oslo"},
             Case{" Oslo ", "", " Oslo "},
             Case{"<think>a town</think>Oslo", "a town", "Oslo"},
             Case{"\n<think>\na town\n</think>\n\nOslo\n", "a town", "Oslo"},
             Case{"<think></think>Oslo", "", "Oslo"},
             Case{"<think>a town", "a town", ""},
             Case{"a town</think>\nOslo", "a town", "Oslo"},
             Case{"Oslo <think>or not</think>", "", "Oslo <think>or not</think>"},
             Case{"<thinking>Oslo", "", "<thinking>Oslo"},
             Case{"", "", ""},
         }) {
        Completion completion;
        completion.text = c.said;
        splitThinking(completion);
        EXPECT_EQ(completion.thinking, c.thinking) << c.said;
        EXPECT_EQ(completion.text, c.text) << c.said;
    }
}

TEST(ReplyJson, ABodyIsAlphabeticalWithExtrasLaidOverAndDroppedFieldsOut) {
    Dialect dialect;
    dialect.extraJson = R"({"z":1,"a":2,"options":{"x":3}})";
    dialect.dropped = {"seed", "options.top_k", "absent", "model.none"};
    const json body{{"seed", 1}, {"model", "m"}, {"a", 1}, {"options", {{"top_k", 0}, {"y", 4}}}};
    EXPECT_EQ(bodyText(body, dialect), R"({"a":2,"model":"m","options":{"x":3,"y":4},"z":1})");
}

TEST(ReplyJson, ADroppedFieldStaysOutThoughAnExtraNamesIt) {
    Dialect dialect;
    dialect.extraJson = R"({"seed":7})";
    dialect.dropped = {"seed"};
    EXPECT_EQ(bodyText(json{{"model", "m"}}, dialect), R"({"model":"m"})");
}

TEST(ReplyJson, ExtrasThatAreNoObjectChangeNothing) {
    for (const char* extra : {"[1]", "{", "1", "{\"a\":\xff}"}) {
        Dialect dialect;
        dialect.extraJson = extra;
        EXPECT_EQ(bodyText(json{{"model", "m"}}, dialect), R"({"model":"m"})") << extra;
    }
}

TEST(ReplyJson, BytesThatAreNotUtf8AreSentAsReplacementCharacters) {
    EXPECT_EQ(bodyText(json{{"p", "a\xff"}}, {}), "{\"p\":\"a\xEF\xBF\xBD\"}");
}

TEST(ReplyJson, TheSeedIsSentAsItIsWhereItFits31Bits) {
    for (const auto& [seed, sent] : std::map<std::uint64_t, std::int64_t>{
             {0, 0}, {42, 42}, {INT32_MAX, INT32_MAX}, {UINT64_C(1) << 31, 0}, {UINT64_MAX, INT32_MAX}}) {
        ModelRequest request;
        request.decoding.seed = seed;
        request.sampleIndex = 3;
        EXPECT_EQ(wireSeed(request), sent) << seed;
    }
}
} // namespace
