// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/PublishedMined.h"
#include "core/studies/mined/EditTables.h"
#include "core/studies/mined/MinedTables.h"
#include "tests/support/Files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace chronoscope;
using namespace chronoscope::mined;
using nlohmann::json;

namespace {
std::string shipped() { return test::readFile(test::source("resources/published/mined.json")); }

TEST(PublishedMined, ItsAveragesAreOfItsTasksExceptWhereItSaysSo) {
    const auto published = PublishedMined::parse(shipped());
    ASSERT_TRUE(published) << published.error().text();
    EXPECT_EQ(published->scores.size(), 25U);
    EXPECT_EQ(std::accumulate(published->items.begin(), published->items.end() - 1, std::int64_t{0}),
              published->items.back());
    std::vector<std::string> slips;
    for (const auto& row : published->scores)
        for (const PublishedMined::Row* figures : {&row.cem, &row.f1, row.judge ? &*row.judge : nullptr}) {
            if (!figures) continue;
            const double mean = std::accumulate(figures->begin(), figures->end() - 1, 0.0) / kTasks;
            if (std::abs(mean - figures->back()) > 0.0062) slips.push_back(row.model);
        }
    EXPECT_EQ(slips, (std::vector<std::string>{"Gemini-2.5-Pro", "Gemini-2.5-Pro"})) << "F1 and judge";
    for (const auto& row : published->latest) {
        const double sum = row.shares[0] + row.shares[1] + row.shares[2];
        EXPECT_EQ(std::abs(sum - 100) > 0.02, row.model == "InternVL2.5 (1B)") << row.model << " " << sum;
    }
    const auto claims = std::find_if(published->suspicious.begin(), published->suspicious.end(),
                                     [](const auto& one) { return one.task == "ATE"; });
    ASSERT_NE(claims, published->suspicious.end());
    EXPECT_EQ(claims->model, "Gemini-2.5-Pro") << "CEM above F1, though the gold is one word";
    EXPECT_EQ(published->suspicious[3].text(), "table 4, InternVL2.5 (1B), TA, latest: the three shares add to 92.16");
}

TEST(PublishedMined, ItsRowsFitTheTablesOfOnesOwn) {
    const auto published = PublishedMined::parse(shipped());
    ASSERT_TRUE(published);
    auto scores = scoreTable({}, EmptyRule::Zero);
    auto latest = latestTable({});
    published->addTo(scores);
    published->addTo(latest);
    ASSERT_EQ(scores.rows.size(), 25U * 12);
    EXPECT_EQ(scores.rows[0], (std::vector<std::string>{"published", "LLaVA-v1.5 (7B)", "cognition", "TA", "all", "255",
                                                        "", "6.96", "7.89", "10.46", "", ""}));
    EXPECT_EQ(scores.rows[11], (std::vector<std::string>{"published", "LLaVA-v1.5 (7B)", "all", "average", "all",
                                                         "2104", "", "15.85", "16.76", "19.80", "", ""}));
    ASSERT_EQ(latest.rows.size(), 8U);
    for (const auto& table : {scores, latest})
        for (const auto& row : table.rows)
            EXPECT_EQ(row.size(), table.columns.size());
}

TEST(PublishedMined, EditingStandsBesideOnesOwn) {
    const auto published = PublishedMined::parse(shipped());
    ASSERT_TRUE(published);
    EXPECT_EQ(published->editing.size(), 13U) << "five methods of two models, three of one in a row";
    std::vector<std::string> slips;
    for (const auto& row : published->editing) {
        const double mean = std::accumulate(row.cem.begin(), row.cem.end() - 1, 0.0) / 9;
        if (std::abs(mean - row.cem.back()) > 0.0062) slips.push_back(row.model + " " + row.method);
        EXPECT_EQ(std::accumulate(row.items.begin(), row.items.end() - 1, std::int64_t{0}), row.items.back());
    }
    EXPECT_EQ(slips, std::vector<std::string>{"Qwen-VL (7B) FT-LLM"}) << "which is told as one to doubt";
    EXPECT_EQ(published->suspicious.back().figure, "cem of FT-LLM");
    auto table = editingTable({}, EmptyRule::Zero);
    published->addTo(table);
    ASSERT_EQ(table.rows.size(), 13U * 10);
    EXPECT_EQ(table.rows[0], (std::vector<std::string>{"published", "LLaVA-v1.5 (7B)", "FT-LLM", "single", "", "TA",
                                                       "241", "", "", "97.99", "", "", ""}));
    EXPECT_EQ(table.rows[9][5], "average");
    EXPECT_EQ(table.rows[9][6], "1504");
    for (const auto& row : table.rows)
        EXPECT_EQ(row.size(), table.columns.size());
}

TEST(PublishedMined, RefusesWhatDoesNotFit) {
    const auto broken = [](auto change) {
        json document = json::parse(shipped());
        change(document);
        return PublishedMined::parse(document.dump()).ok();
    };
    EXPECT_TRUE(broken([](json&) {}));
    EXPECT_FALSE(broken([](json& all) { all["version"] = 2; }));
    EXPECT_FALSE(broken([](json& all) { std::swap(all["columns"][0], all["columns"][1]); }));
    EXPECT_FALSE(broken([](json& all) { all["scores"][0]["cem"][0] = 100.5; }));
    EXPECT_FALSE(broken([](json& all) { all["scores"][0]["f1"].erase(0); }));
    EXPECT_FALSE(broken([](json& all) { all["scores"][0].erase("model"); }));
    EXPECT_FALSE(broken([](json& all) { all["latest"][0]["shares"] = "x"; }));
    EXPECT_FALSE(broken([](json& all) { all["editing"][0]["setting"] = "twice"; }));
    EXPECT_FALSE(broken([](json& all) { all["editing"][0]["model"] = "nobody"; }));
    EXPECT_FALSE(broken([](json& all) { all["edited_items"][0]["items"].erase(0); }));
    EXPECT_FALSE(PublishedMined::parse("nonsense").ok());
}
} // namespace
