// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/book/PriceTable.h"
#include "tests/support/Files.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::test;

namespace {
PriceEntry entry(std::string protocol, std::string model, double input) {
    return {std::move(protocol), std::move(model), {input, 2 * input}, "test"};
}

double inputPrice(const PriceTable& table, std::string_view protocol, std::string_view model) {
    const auto price = table.find(protocol, model);
    return price ? price->input : -1;
}

TEST(PriceTable, TheLongestMatchWinsThenTheExactThenTheProtocols) {
    PriceTable table;
    table.set({entry("", "m*", 1), entry("", "mod*", 2), entry("openai", "m*", 3), entry("", "model", 4),
               entry("", "model*", 5), entry("openai", "model", 6), entry("openai", "mode*", 7),
               entry("", "mode*", 8)});
    struct Case {
        const char* protocol;
        const char* model;
        double expected;
    };
    for (const auto& [protocol, model, expected] :
         {Case{"openai", "model", 6}, Case{"gemini", "model", 4}, Case{"openai", "model-2", 5},
          Case{"openai", "mode", 7}, Case{"gemini", "mode", 8}, Case{"gemini", "moderate", 8}, Case{"openai", "mod", 2},
          Case{"openai", "mx", 3}, Case{"gemini", "mx", 1}, Case{"openai", "x", -1}, Case{"openai", "Model", -1},
          Case{"openai", "", -1}})
        EXPECT_EQ(inputPrice(table, protocol, model), expected) << protocol << " " << model;
}

TEST(PriceTable, TheOrderOfItsLinesDoesNotMatter) {
    const std::vector<PriceEntry> lines{entry("", "gpt*", 1), entry("openai", "gpt*", 2), entry("", "gpt-4", 3)};
    PriceTable one;
    one.set(lines);
    PriceTable two;
    two.set({lines.rbegin(), lines.rend()});
    for (const char* model : {"gpt", "gpt-4", "gpt-5"})
        EXPECT_EQ(inputPrice(one, "openai", model), inputPrice(two, "openai", model)) << model;
}

TEST(PriceTable, AModelWithoutAPriceIsNotFree) {
    EXPECT_EQ(PriceTable().find("openai", "gpt-4o"), std::nullopt);
    const auto free = PriceTable::parse(R"({"prices":[{"model":"local","input":0,"output":0}]})").value();
    EXPECT_EQ(free.find("llama", "local").value().of(1'000'000, 1'000'000), 0);
}

TEST(PriceTable, PricesAreForAMillionTokens) {
    EXPECT_DOUBLE_EQ((Price{2.5, 10}.of(1'000'000, 0)), 2.5);
    EXPECT_DOUBLE_EQ((Price{2.5, 10}.of(2'000, 300)), 0.008);
}

TEST(PriceTable, SurvivesItsJson) {
    const auto table =
        PriceTable::parse(
            R"({"note":"mine, ü","prices":[{"protocol":"openai","model":"a*","input":0.15,"output":0.6,"source":"page"},
            {"model":"b","input":1e-3,"output":75}]})")
            .value();
    ASSERT_EQ(table.entries().size(), 2U);
    const auto back = PriceTable::parse(table.json()).value();
    EXPECT_EQ(back.json(), table.json());
    EXPECT_EQ(back.note(), "mine, ü");
    EXPECT_EQ(back.entries()[0].source, "page");
    EXPECT_EQ(back.entries()[0].protocol, "openai");
    EXPECT_EQ(back.entries()[1].price.input, 0.001);
    EXPECT_EQ(back.entries()[1].protocol, "");
    EXPECT_TRUE(PriceTable::parse(PriceTable().json()).value().entries().empty());
}

TEST(PriceTable, RefusesAnythingElseAndNamesTheModel) {
    const std::vector<std::string> files{"",
                                         "[]",
                                         "{}",
                                         "{",
                                         "null",
                                         R"({"prices":{}})",
                                         R"({"prices":[],"price":[]})",
                                         R"({"prices":[],"note":7})",
                                         R"({"prices":[1]})",
                                         std::string(100'000, '[')};
    for (const std::string& file : files)
        EXPECT_EQ(PriceTable::parse(file).error().code, ErrorCode::BadInput) << file.substr(0, 50);
    const std::vector<std::string> entries{R"("input":1)",
                                           R"("output":1)",
                                           R"("input":-1,"output":1)",
                                           R"("input":1,"output":-0.1)",
                                           R"("input":"1","output":1)",
                                           R"("input":null,"output":1)",
                                           R"("input":1,"output":[1])",
                                           R"("input":1,"output":1,"protocol":1)",
                                           R"("input":1,"output":1,"source":{})",
                                           R"("input":1,"output":1,"currency":"EUR")"};
    for (const std::string& rest : entries) {
        const auto table = PriceTable::parse(R"({"prices":[{"model":"this-one",)" + rest + "}]}");
        ASSERT_FALSE(table) << rest;
        EXPECT_EQ(table.error().code, ErrorCode::BadInput);
        EXPECT_EQ(table.error().context, "this-one") << rest;
    }
    for (const char* model : {R"("")", R"("*")", R"("a*b")", R"("**")", R"("*a")", "7", "null"})
        EXPECT_FALSE(PriceTable::parse(std::string(R"({"prices":[{"model":)") + model + R"(,"input":1,"output":1}]})"))
            << model;
    EXPECT_FALSE(PriceTable::parse(R"({"prices":[{"model":"m","input":1e999,"output":1}]})"));
}

TEST(PriceTable, RefusesAModelThatIsListedTwice) {
    const std::string line = R"({"model":"m","input":1,"output":1})";
    const std::string other = R"({"model":"m","protocol":"openai","input":1,"output":1})";
    EXPECT_FALSE(PriceTable::parse(R"({"prices":[)" + line + "," + line + "]}"));
    EXPECT_TRUE(PriceTable::parse(R"({"prices":[)" + line + "," + other + "]}"));
}

TEST(PriceTable, TheShippedTableSaysWhereEachPriceIsFromAndPricesNoOtherModel) {
    const auto table = PriceTable::parse(readFile(source("resources/prices.json"))).value();
    EXPECT_NE(table.note().find("check"), std::string::npos);
    for (const PriceEntry& one : table.entries()) {
        EXPECT_FALSE(one.protocol.empty()) << one.model;
        EXPECT_NE(one.source.find("check before use"), std::string::npos) << one.model;
        EXPECT_GT(one.price.input, 0) << one.model;
        EXPECT_GE(one.price.output, one.price.input) << one.model;
    }
    EXPECT_EQ(inputPrice(table, "openai", "gpt-4o-2024-08-06"), 2.5);
    EXPECT_EQ(inputPrice(table, "openai", "gpt-4o-2024-05-13"), 5);
    EXPECT_EQ(inputPrice(table, "openai", "gpt-4o-mini-2024-07-18"), 0.15);
    EXPECT_EQ(inputPrice(table, "openai", "gpt-4.1-nano-2025-04-14"), 0.1);
    EXPECT_EQ(inputPrice(table, "responses", "gpt-4o-mini-2024-07-18"), 0.15) << "another interface to the same model";
    EXPECT_EQ(inputPrice(table, "anthropic", "claude-sonnet-4-20250514"), 3);
    EXPECT_EQ(inputPrice(table, "gemini", "gemini-2.5-flash-lite"), 0.1);
    for (const char* other :
         {"gpt-4o-audio-preview", "gpt-4o-mini-realtime-preview", "o3-pro", "o4-mini-deep-research", "gpt-5"})
        EXPECT_EQ(table.find("openai", other), std::nullopt) << other;
    EXPECT_EQ(table.find("anthropic", "claude-opus-4-5-20251101"), std::nullopt);
    EXPECT_EQ(table.find("llama", "gpt-4o"), std::nullopt) << "somebody's local server costs nothing a provider lists";
}
} // namespace
