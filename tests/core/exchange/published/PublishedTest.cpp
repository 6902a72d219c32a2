// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/published/Published.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <set>

using namespace chronoscope;
using namespace chronoscope::test;
using benchmark::Domain;
using benchmark::State;
using exchange::Published;
using exchange::PublishedValue;

namespace {
const Published& shipped() {
    static const Published published =
        must(Published::parse(readFile(source("resources/published/chroknowledge.json"))));
    return published;
}

/// The only value that fits.
double valueOf(const exchange::PublishedFilter& filter) {
    const auto values = shipped().values(filter);
    EXPECT_EQ(values.size(), 1U);
    return values.empty() ? -1 : values.front().value;
}

/// A file with one quantity and these values.
std::string
fileWith(const std::string& values,
         const std::string& quantity = R"({"key":"q","unit":"u","table":"1","meaning":"m","equals":"own"})") {
    return R"({"format":"chronoscope-published","version":1,"source":"s","quantities":[)" + quantity +
           R"(],"values":[)" + values + "]}";
}

TEST(Published, HoldsEveryNumberOfTheTables) {
    EXPECT_NE(shipped().source().find("2410.09870"), std::string::npos);
    EXPECT_EQ(shipped().values({.quantity = "elements"}).size(), 8U);
    EXPECT_EQ(shipped().values({.quantity = "average_changes"}).size(), 3U);
    EXPECT_EQ(shipped().values({.quantity = "known_increase_by_object"}).size(), 11U * 9U);
    EXPECT_EQ(shipped().values({.quantity = "known_after_prompting"}).size(), 14U * 12U);
    EXPECT_EQ(shipped().values({.quantity = "known_increase"}).size(), 14U * 12U);
    EXPECT_EQ(shipped().models("known_after_prompting").size(), 14U);
    EXPECT_TRUE(shipped().models("elements").empty());
}

TEST(Published, GivesTheNumbersOfTheSource) {
    EXPECT_EQ(valueOf({.quantity = "elements", .domain = Domain::CommonSense}), 24'788);
    EXPECT_EQ(valueOf({.quantity = "average_changes", .domain = Domain::Legal}), 1.1);
    EXPECT_EQ(valueOf({.quantity = "known_after_prompting",
                       .model = "GPT-4o mini",
                       .domain = Domain::General,
                       .state = State::Dynamic,
                       .span = "previous"}),
              26.6);
    EXPECT_EQ(valueOf({.quantity = "known_increase",
                       .model = "gemma-2-9b-it",
                       .domain = Domain::Legal,
                       .state = State::Static,
                       .span = "total"}),
              2.6);
    EXPECT_EQ(valueOf({.quantity = "known_increase_by_object",
                       .model = "Llama-2-7b-chat-hf",
                       .domain = Domain::Legal,
                       .state = State::Static,
                       .object = "unchanged"}),
              12.8);
}

TEST(Published, GainsFitWhatIsKnownAfterwards) {
    for (const PublishedValue& after : shipped().values({.quantity = "known_after_prompting"})) {
        const double gain = valueOf({.quantity = "known_increase",
                                     .model = after.model,
                                     .domain = after.domain,
                                     .state = after.state,
                                     .span = after.span});
        EXPECT_LE(gain, after.value) << after.model;
    }
}

TEST(Published, OnlyTheSameQuantityIsComparable) {
    ASSERT_NE(shipped().sameAs("traversal.known_after"), nullptr);
    EXPECT_EQ(shipped().sameAs("traversal.known_after")->key, "known_after_prompting");
    for (const char* own : {"", "heatmap.correct_percent", "categories.known", "known_after_prompting"})
        EXPECT_EQ(shipped().sameAs(own), nullptr) << own;
    for (const auto& quantity : shipped().quantities())
        EXPECT_NE(quantity.equals.empty(), quantity.whyNot.empty()) << quantity.key;
    EXPECT_FALSE(shipped().quantity("average_changes")->whyNot.empty());
}

TEST(Published, WhatMakesNoSenseIsRefused) {
    ASSERT_TRUE(Published::parse(fileWith(R"({"quantity":"q","value":1})"))) << "the form itself is good";
    const std::string twice = R"({"key":"q","unit":"u","table":"1","meaning":"m","equals":"own"})";
    for (const std::string& text :
         {fileWith("") + std::string(1, '\0') + "rubbish", std::string(), std::string("[]"), std::string("{}"),
          std::string(10'000, '['), fileWith("1"), fileWith(R"({"quantity":"other","value":1})"),
          fileWith(R"({"quantity":"q","value":"1"})"), fileWith(R"({"quantity":"q"})"),
          fileWith(R"({"quantity":"q","value":1,"domain":"nowhere"})"),
          fileWith(R"({"quantity":"q","value":1,"state":"liquid"})"),
          fileWith(R"({"quantity":"q","value":1,"modell":"x"})"), fileWith(R"({"quantity":"q","value":1,"model":3})"),
          fileWith(R"({"quantity":"q","value":1},{"quantity":"q","value":2})"), fileWith("", twice + "," + twice),
          fileWith("", R"({"key":"q","unit":"u","table":"1","meaning":"m"})"),
          fileWith("", R"({"key":"q","unit":"u","table":"1","meaning":"m","equals":"own","why_not":"both"})"),
          fileWith("", R"({"key":"q","table":"1","meaning":"m","equals":"own"})")}) {
        const auto parsed = Published::parse(text);
        ASSERT_FALSE(parsed) << text.substr(0, 200);
        EXPECT_EQ(parsed.error().code, ErrorCode::BadInput);
        EXPECT_FALSE(parsed.error().message.empty());
    }
}
} // namespace
