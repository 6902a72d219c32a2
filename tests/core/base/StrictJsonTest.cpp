// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/StrictJson.h"
#include "core/backend/CapabilityReport.h"
#include "core/backend/book/PriceTable.h"
#include "core/backend/protocol/ReplyJson.h"
#include "core/results/SavedView.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

using namespace chronoscope;
using namespace std::string_literals;

namespace {
constexpr int kMaxDepth = 3;

TEST(StrictJson, WhatIsNoDocumentIsRefusedWithAReason) {
    struct Case {
        std::string text;
        const char* said;
    };
    for (const Case& one : {Case{"", "not valid JSON"}, Case{"{\"a\":\n x}", "parse error at line 2, column 2"},
                            Case{"[[[[1]]]]", "nested too deeply"}, Case{"[\"\xff\"]", "not UTF-8 at line 1, column 3"},
                            Case{"{\"a\":1}\0"s, "a zero byte at line 1, column 8"},
                            Case{"{\"a\":1}\n\0 rubbish"s, "a zero byte at line 2, column 1"},
                            Case{"\0{}"s, "a zero byte"}, Case{"[\"a\0b\"]"s, "a zero byte"}}) {
        const auto parsed = parseJson(one.text, kMaxDepth);
        ASSERT_FALSE(parsed) << one.text;
        EXPECT_EQ(parsed.error().code, ErrorCode::BadInput) << one.text;
        EXPECT_NE(parsed.error().message.find(one.said), std::string::npos) << parsed.error().message;
    }
}

TEST(StrictJson, ANumberThatNoDoubleHoldsIsToldWithItsKeyAndItsPlace) {
    const std::string digits(400, '9');
    for (const auto& [text, told] : {std::pair("{\"a\":1,\n \"b\": 1e400}"s, "“b” 1e400 at line 2, column 7"s),
                                     {"[-1e400]", "-1e400 at line 1, column 2"},
                                     {"{\"a\":{\"b\":1},\"c\":[{\"d\":[]},1E+999]}", "“c” 1E+999 at line 1, column 28"},
                                     {"{\"1e400\":\"-1e400\",\"\\\"e\":2e308}", "“\\\"e” 2e308 at line 1, column 25"},
                                     {"[" + digits + "]", digits.substr(0, 40) + "… at line 1, column 2"}}) {
        const auto parsed = parseJson(text, kMaxDepth + 1);
        ASSERT_FALSE(parsed) << text;
        EXPECT_EQ(parsed.error().message, "a number is too large: " + told);
    }
    EXPECT_TRUE(parseJson(R"({"a":[1e308,1e-400,-0.0,123456789012345678901234567890]})", kMaxDepth));
    for (const char* fine : {"[1e-400, 0.5, 1e308]", "[\"1e400", "-", ""})
        EXPECT_FALSE(largeNumberIn(fine)) << fine;
    EXPECT_FALSE(largeNumberIn("[0." + std::string(400, '0') + "1]")) << "small";
}

TEST(StrictJson, ADocumentIsReadToItsEnd) {
    const auto parsed = parseJson(R"({"a":[1,"\u0000"]})", kMaxDepth);
    ASSERT_TRUE(parsed) << parsed.error().text();
    EXPECT_EQ(parsed->at("a").size(), 2U);
    EXPECT_EQ(parsed->at("a").at(1).get<std::string>(), "\0"s)
        << "a zero that is written out is a character like others";
}

TEST(StrictJson, AReaderSeesNoDocumentThatIsCutOff) {
    bool read = false;
    const auto made = readJson("[1]\0[2]"s, kMaxDepth, ErrorCode::Corrupt, "list", [&](const nlohmann::json& list) {
        read = true;
        return list.size();
    });
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, ErrorCode::Corrupt);
    EXPECT_EQ(made.error().context, "list");
    EXPECT_FALSE(read);
}

TEST(StrictJson, NoReaderOfADocumentTakesWhatAZeroByteCutsOff) {
    struct Case {
        const char* what;
        std::string document;
        bool (*isTaken)(const std::string& text);
    };
    const Case kCases[] = {
        {"a server's reply", R"({"choices":[]})",
         [](const std::string& text) { return backend::protocol::parseObject(text).has_value(); }},
        {"a report of a backend test", backend::CapabilityReport().json(),
         [](const std::string& text) { return backend::CapabilityReport::parse(text).ok(); }},
        {"prices", R"({"prices":[]})", [](const std::string& text) { return backend::PriceTable::parse(text).ok(); }},
        {"a filter", "{}", [](const std::string& text) { return results::filterFromJson(text).ok(); }},
        {"a saved view", "{}", [](const std::string& text) { return results::savedView(text, "{}").ok(); }},
    };
    for (const Case& one : kCases) {
        EXPECT_TRUE(one.isTaken(one.document)) << one.what;
        EXPECT_FALSE(one.isTaken(one.document + "\0{}"s)) << one.what;
    }
}
} // namespace
