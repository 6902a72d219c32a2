// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/build/Building.h"
#include "core/sources/build/ReportTables.h"
#include "core/sources/build/Sampling.h"
#include "core/sources/wikidata/Properties.h"

#include "tests/core/sources/WikidataDump.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

using namespace chronoscope;
using namespace chronoscope::sources;
using test::entityLine;
using test::must;

namespace {
class BuildAsWished : public testing::Test {
protected:
    BuildWish wish(const std::vector<std::string>& entities) {
        test::writeFile(m_folder.file("dump.json"), test::dumpOf(entities));
        BuildWish wished;
        wished.source = "wikidata";
        wished.options.paths = {m_folder.file("dump.json")};
        wished.options.frame = {2010, 2014};
        wished.options.asOf = 2014;
        return wished;
    }
    BuildReport report(const BuildWish& wished) {
        BuildReport made = must(readSources(wished, nullptr, {}, {}));
        sample(made, wished.options);
        return made;
    }

    test::TempDir m_folder;
};

TEST_F(BuildAsWished, RefusesASourceThatIsNone) {
    BuildWish wished = wish(test::smallWorld(1));
    wished.source = "hearsay";
    EXPECT_EQ(readSources(wished, nullptr, {}, {}).error().code, ErrorCode::InvalidArgument);
    wished.source = "cfr";
    wished.online.ids = {"Q42"};
    EXPECT_EQ(readSources(wished, nullptr, {}, {}).error().code, ErrorCode::InvalidArgument);
    wished.source = "wikidata";
    EXPECT_EQ(readSources(wished, nullptr, {}, {}).error().code, ErrorCode::InvalidArgument); // no network
}

TEST_F(BuildAsWished, KeepsItsRules) {
    BuildWish wished = wish(test::smallWorld(2));
    wished.options.gaps = facts::GapMode::Paper;
    wished.options.fewShots = usualFewShots("wikidata");
    wished.version = "1.2";
    const auto rules = rulesJson(wished, report(wished));
    EXPECT_EQ(rules.at("frame"), nlohmann::json::array({2010, 2014}));
    EXPECT_TRUE(rulesJson(wished, {}).at("frame").is_null()) << "of nothing no years are known";
    EXPECT_EQ(rules.at("gaps"), "paper");
    EXPECT_EQ(rules.at("few_shots"), 4);
    EXPECT_EQ(rules.at("version"), "1.2");
}

TEST_F(BuildAsWished, DrawsTheSameElementsWithTheSameSeedAndMoreBehindThem) {
    BuildWish wished = wish(test::smallWorld(20));
    const BuildReport made = report(wished);
    const auto ten = drawnFrom(made, 10, 7);
    const auto twenty = drawnFrom(made, 20, 7);
    ASSERT_EQ(ten.size(), 10U);
    EXPECT_TRUE(std::equal(ten.begin(), ten.end(), twenty.begin()));
    EXPECT_EQ(std::set(twenty.begin(), twenty.end()).size(), 20U);
    EXPECT_NE(drawnFrom(made, 10, 8), ten);
    EXPECT_EQ(drawnFrom(made, 1'000, 7).size(), 40U); // no more than there are
}

TEST_F(BuildAsWished, DrawsOnlyWhatIsTaken) {
    BuildWish wished = wish(test::smallWorld(20));
    wished.options.perRelation = 3;
    const BuildReport made = report(wished);
    const auto drawn = drawnFrom(made, 100, 7);
    EXPECT_EQ(drawn.size(), 6U);
    for (const std::size_t place : drawn)
        EXPECT_TRUE(made.elements[place].isTaken);
}

TEST_F(BuildAsWished, IsCheckedByHandASpanOfYearsAtATimeAgainstItsPage) {
    const BuildReport made = report(wish(test::smallWorld(1)));
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < made.elements.size(); ++i)
        if (made.elements[i].sourceId == "Q1000") places.push_back(i);
    const analysis::Table table = auditTable(made, places);
    ASSERT_EQ(table.rows.size(), 2U); // who moved in 2014
    EXPECT_EQ(table.rows[0],
              (std::vector<std::string>{"https://www.wikidata.org/wiki/Q1000#P39", "Mover 0", "position held",
                                        "dynamic", "2010", "2013", "Office 1", "", ""}));
    EXPECT_EQ(table.rows[1][4], "2014");
    EXPECT_EQ(table.rows[1][6], "Office 2");
}

TEST_F(BuildAsWished, TellsItsReportAsTables) {
    BuildWish wished = wish({entityLine(5, "Five", {{6, 2000, 0}}), entityLine(6, "Six", {}),
                             R"({"type":"item","id":"Q77","claims":{"P39":[{"mainsnak":5}]}})"});
    const BuildReport made = report(wished);
    const analysis::Table steps = tableOf(made, ReportPart::Steps);
    EXPECT_EQ(steps.rows.front(), (std::vector<std::string>{"entities", std::to_string(made.funnel.front().second)}));
    EXPECT_EQ(tableOf(made, ReportPart::LeftOut).rows.size(), made.dropped.size());
    EXPECT_EQ(tableOf(made, ReportPart::Gaps).rows.size(), 3U);
    const analysis::Table files = tableOf(made, ReportPart::Files);
    ASSERT_EQ(files.rows.size(), 1U);
    EXPECT_EQ(files.rows[0][0], "dump.json");
    EXPECT_EQ(files.rows[0][3].size(), 64U);
    const analysis::Table problems = tableOf(made, ReportPart::Problems);
    ASSERT_EQ(problems.rows.size(), made.problemCount);
    EXPECT_EQ(problems.rows.at(0).at(1), "4");
}

TEST_F(BuildAsWished, FindsThePropertiesThatSayWhen) {
    std::vector<std::string> entities{entityLine(5, "Five", {{6, 2000, 0}}, "P39"),
                                      entityLine(7, "Seven", {{6, 2000, 0}}, "P39"),
                                      entityLine(8, "Eight", {{6, 2000, 0}}, "P9999")};
    entities.push_back(
        R"({"type":"property","id":"P9999","labels":{"en":{"language":"en","value":"patron"}},"claims":[]})");
    entities.push_back(R"({"type":"item","id":"Q9","labels":[],"claims":{"P31":[{"mainsnak":{}}]}})");
    const auto found = must(wikidata::propertiesIn(wish(entities).options.paths, "en", 1'000, {}));
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].id, "P39");
    EXPECT_EQ(found[0].name, "position held");
    EXPECT_EQ(found[0].dated, 2U);
    EXPECT_EQ(found[1].name, "patron");
    EXPECT_EQ(found[2].id, "P31");
    EXPECT_EQ(found[2].dated, 0U);
    EXPECT_EQ(found[2].having, 1U);
    EXPECT_EQ(must(wikidata::propertiesIn(wish(entities).options.paths, "en", 1, {})).size(), 1U);
    EXPECT_TRUE(must(wikidata::propertiesIn({m_folder.file("none")}, "en", 1, {})).empty());
}
} // namespace
