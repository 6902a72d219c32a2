// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/DatedLists.h"

#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

using namespace chronoscope;
using namespace chronoscope::mined;
using nlohmann::json;
using test::must;

namespace {
const json kHeads{"Ada |S: +1990-02-00T00:00:00Z |E: +2000-00-00T00:00:00Z",
                  "Bea |S: +2000-05-01T00:00:00Z |E: ", "Cleo |S: +1980-00-00T00:00:00Z"};

std::vector<json> rowsOf(const std::string& table) {
    std::vector<json> rows;
    std::size_t from = 0;
    for (std::size_t end = table.find('\n'); end != std::string::npos; end = table.find('\n', from)) {
        if (end > from) rows.push_back(json::parse(table.substr(from, end - from)));
        from = end + 1;
    }
    return rows;
}

TEST(DatedLists, EachLayoutIsReadAndKnown) {
    const struct {
        ListLayout layout;
        json file;
    } files[]{{ListLayout::DyKnow,
               {{"countries_byGDP",
                 {{"Utopia", {{"Head of Utopia", {{"questions", {{"generic", "is"}}}, {"answers", kHeads}}}}}}}}},
              {ListLayout::VDyKnow,
               {{"countries",
                 {{"Utopia",
                   {{"Head of Utopia", {{"answers", kHeads}, {"visual_questions", {{"generic", "Who?"}}}}},
                    {"images", {{"flag", "https://example.org/flag.svg"}}}}}}}}},
              {ListLayout::EvolveBench,
               {{"countries_byGDP",
                 {{"Utopia", {{"Head of Utopia", {{"questions", {{"rephrased_3", "is"}}}, {"answers", kHeads}}}}}}}}}};
    for (const auto& file : files) {
        const std::string text = file.file.dump(1);
        EXPECT_TRUE(looksLikeDatedLists(text));
        const DatedLists lists = must(readDatedLists(text));
        EXPECT_EQ(name(lists.layout), name(file.layout));
        EXPECT_EQ(lists.lists, 1U);
        EXPECT_EQ(lists.values, 3U);
        EXPECT_TRUE(lists.leftOut.empty() && lists.guessed.empty());
        const auto rows = rowsOf(lists.table);
        ASSERT_EQ(rows.size(), 3U);
        EXPECT_EQ(rows[0], json({{"subject", "Utopia"},
                                 {"relation", "Head of Utopia"},
                                 {"object", "Ada"},
                                 {"from", "1990-02"},
                                 {"to", "2000"},
                                 {"note", file.file.items().begin().key()}}));
        EXPECT_EQ(rows[1].at("to"), "present");
        EXPECT_EQ(rows[2].at("to"), "present") << "no |E: is open, too";
    }
}

TEST(DatedLists, AListRightBelowItsSubjectIsOfTheUsualProperty) {
    const DatedLists lists = must(readDatedLists(json{{"athletes_byPayment", {{"Dora", {{"answers", kHeads}}}}},
                                                      {"companies_byRevenue", {{"Acme", {{"answers", kHeads}}}}},
                                                      {"cities", {{"Here", {{"answers", kHeads}}}}}}
                                                     .dump()));
    std::map<std::string, std::string> relations;
    for (const json& row : rowsOf(lists.table))
        relations[row.at("subject")] = row.at("relation");
    EXPECT_EQ(relations.at("Dora"), "member of sports team");
    EXPECT_EQ(relations.at("Acme"), "chief executive officer");
    EXPECT_EQ(relations.at("Here"), "cities");
}

TEST(DatedLists, AnAwarenessFileHasOnePastHolder) {
    const json of{
        {"past_ground_truth", {{"name", "Ada"}, {"dates", {{"start", "1990-01-02"}, {"end", "27 May 1993"}}}}},
        {"time_travel_date", "27 August 1992"}};
    const std::string text = json{{"organizations", {{"Club", {{"chair", of}}}}}}.dump();
    ASSERT_TRUE(looksLikeDatedLists(text));
    const DatedLists lists = must(readDatedLists(text));
    EXPECT_EQ(lists.layout, ListLayout::EvolveBench);
    const auto rows = rowsOf(lists.table);
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].at("from"), "1990-01-02");
    EXPECT_EQ(rows[0].at("to"), "27 May 1993");
    auto stamped = of;
    stamped["past_ground_truth"]["dates"] = {{"start", "+1990-01-00T00:00:00Z"}, {"end", "+1995-00-00T00:00:00Z"}};
    const DatedLists again =
        must(readDatedLists(json{{"organizations", {{"Club", {{"chair", stamped}}}}}}.dump())); // as attributes are
    EXPECT_TRUE(again.leftOut.empty());
    EXPECT_EQ(rowsOf(again.table).at(0).at("from"), "1990-01");
    EXPECT_EQ(rowsOf(again.table).at(0).at("to"), "1995");
}

TEST(DatedLists, AnOddValueIsToldByItsNumberAndTheOthersKeepTheirLines) {
    const json answers{"Ada", "Bea |S +2000-00-00T00:00:00Z |E: +2001-00-00T00:00:00Z", 7, "Cleo |S: then |E: now",
                       "Dora |S: +2001-00-00T00:00:00Z"};
    const DatedLists lists =
        must(readDatedLists(json{{"x", {{"A", {{"p", {{"answers", answers}}}, {"q", {{"answers", 3}}}}}}}}.dump()));
    ASSERT_EQ(lists.leftOut.size(), 4U);
    EXPECT_EQ(lists.leftOut[0].value, 1U);
    EXPECT_EQ(lists.leftOut[0].place, "x, A, p");
    EXPECT_EQ(lists.leftOut[1].value, 3U);
    EXPECT_EQ(lists.leftOut[2].reason, "the start is no date; the end is no date");
    EXPECT_EQ(lists.leftOut[3].value, 0U) << "the list that is none";
    ASSERT_EQ(lists.guessed.size(), 1U);
    EXPECT_EQ(lists.guessed[0].value, 2U);
    EXPECT_EQ(lists.table.substr(0, 1), "\n");
    EXPECT_EQ(std::count(lists.table.begin(), lists.table.end(), '\n'), 5);
    EXPECT_EQ(rowsOf(lists.table).size(), 2U);
}

TEST(DatedLists, AFileThatIsNoObjectIsRefused) {
    EXPECT_EQ(readDatedLists("[]").error().message, "not a JSON object with a key for each category");
}

TEST(DatedLists, AHostileFileCostsNoMoreThanItsSize) {
    json names = json::object();
    for (int i = 0; i < 3'001; ++i)
        names["n" + std::to_string(i)] = 0;
    EXPECT_EQ(readDatedLists(json{{"x", names}}.dump()).error().message, "an object of it has more than 3,000 names");

    const std::string longName(1 << 20, 'x');
    const json values(1'000, 1);
    const DatedLists lists = must(readDatedLists(json{{longName, {{"A", {{"p", {{"answers", values}}}}}}}}.dump()));
    ASSERT_EQ(lists.leftOut.size(), values.size());
    EXPECT_LT(lists.leftOut[0].place.size(), 200U) << "its names stand in every note";
    const json right(1'000, "A |S: +2000-00-00T00:00:00Z");
    EXPECT_LT(must(readDatedLists(json{{longName, {{"A", {{"p", {{"answers", right}}}}}}}}.dump())).table.size(),
              longName.size())
        << "and in every row";

    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(readDatedLists(json{{"x", {{"A", {{"p", {{"answers", right}}}}}}}}.dump(), stop.get_token()).error().code,
              ErrorCode::Cancelled);
}

TEST(DatedLists, WhatIsNoneIsRefused) {
    for (const char* text : {"", "[]", "{", "{\"a\": {\"b\": {\"answers\": []}}}", "{\"answers\": \"|S\"}", "nonsense",
                             "{\"a\":{\"b\":{\"answers\":[\"\xFF |S: +2000\"]}}}"})
        EXPECT_EQ(readDatedLists(text).error().code, ErrorCode::BadInput) << text;
    std::string deep;
    for (int i = 0; i < 50; ++i)
        deep += "{\"a\":";
    EXPECT_EQ(readDatedLists(deep).error().message, "nested too deeply");
    EXPECT_FALSE(looksLikeDatedLists("[{\"answers\": [\"A |S: +2000\"]}]")) << "a task file of MINED";
    EXPECT_FALSE(looksLikeDatedLists("{\"subject\": \"A\"}"));
}
} // namespace
