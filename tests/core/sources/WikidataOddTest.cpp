// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/WikidataBuild.h"

#include "tests/support/Files.h"
#include "tests/support/TempDir.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace chronoscope;
using namespace chronoscope::sources;
using facts::GapMode;
using nlohmann::json;

namespace {
using Years = std::map<int, std::vector<std::string>>;

json timeValue(const std::string& text, int precision, bool isJulian = false) {
    return {{"snaktype", "value"},
            {"datavalue",
             {{"type", "time"},
              {"value",
               {{"time", text},
                {"precision", precision},
                {"calendarmodel",
                 std::string("http://www.wikidata.org/entity/") + (isJulian ? "Q1985786" : "Q1985727")}}}}}};
}

json year(int year) {
    return timeValue((year < 0 ? "-" : "+") + std::to_string(std::abs(year)) + "-00-00T00:00:00Z", 9);
}
const json kUnknown{{"snaktype", "somevalue"}};
const json kNone{{"snaktype", "novalue"}};

using List = std::vector<json>; ///< json's own braces make now a list, now a copy

struct Dates {
    List starts, ends, points;
};

json oddStatement(int object, const Dates& dates, const char* rank = "normal") {
    json made{{"rank", rank},
              {"mainsnak",
               {{"snaktype", "value"},
                {"datavalue", {{"type", "wikibase-entityid"}, {"value", {{"id", "Q" + std::to_string(object)}}}}}}}};
    for (const auto& [property, list] :
         {std::pair("P580", &dates.starts), {"P582", &dates.ends}, {"P585", &dates.points}})
        if (!list->empty()) made["qualifiers"][property] = *list;
    return made;
}

json entity(int number, List statements) {
    return {{"type", "item"},
            {"id", "Q" + std::to_string(number)},
            {"labels", {{"en", {{"language", "en"}, {"value", "Subject " + std::to_string(number)}}}}},
            {"claims", {{"P39", std::move(statements)}}}};
}

/// Entities with statements that are rare in Wikidata, and there.
class OddStatements : public testing::Test {
protected:
    std::vector<BuiltElement> built(const std::vector<json>& entities, GapMode gaps = GapMode::None,
                                    std::pair<int, int> frame = {2010, 2014}, int asOf = 2014) {
        test::writeFile(m_folder.file("dump.json"), json(entities).dump());
        BuildOptions options;
        options.paths = {m_folder.file("dump.json")};
        options.frame = frame;
        options.asOf = asOf;
        options.gaps = gaps;
        options.relations = {"P39"};
        m_report = test::must(wikidata::buildWikidata(options, {}, {}));
        return m_report.elements;
    }
    /// The years of one subject with these statements.
    Years yearsOf(const List& statements) { return built({entity(1, statements)}).at(0).objectIds; }

    const test::TempDir m_folder;
    BuildReport m_report;
};

Years everyYear(const std::vector<std::string>& objects) {
    Years years;
    for (int year = 2010; year <= 2014; ++year)
        years[year] = objects;
    return years;
}

TEST_F(OddStatements, AreAboutTheYearsThatTheyName) {
    const json bce = timeValue("-0044-03-15T00:00:00Z", 11), ninth = timeValue("+0850-01-01T00:00:00Z", 9);
    const json decade = timeValue("+2010-00-00T00:00:00Z", 8), century = timeValue("+1900-00-00T00:00:00Z", 7);
    const std::tuple<const char*, List, Years> cases[]{
        {"a start before Christ goes on", {oddStatement(5, {{bce}, {}, {}})}, everyYear({"Q5"})},
        {"a start before the year 1000 goes on", {oddStatement(5, {{ninth}, {kNone}, {}})}, everyYear({"Q5"})},
        {"long over", {oddStatement(5, {{bce}, {year(-40)}, {}})}, {}},
        {"an unknown start is none", {oddStatement(5, {{kUnknown}, {year(2012)}, {}})}, {{2012, {"Q5"}}}},
        {"an unknown start and no end says nothing", {oddStatement(5, {{kUnknown}, {}, {}})}, {}},
        {"a start of a decade is unknown", {oddStatement(5, {{decade}, {year(2013)}, {}})}, {{2013, {"Q5"}}}},
        {"an end of a century is unknown", {oddStatement(5, {{year(2011)}, {century}, {}})}, {{2011, {"Q5"}}}},
        {"… but goes on where it is preferred",
         {oddStatement(5, {{year(2013)}, {century}, {}}, "preferred")},
         {{2013, {"Q5"}}, {2014, {"Q5"}}}},
        {"several that are preferred stand beside each other and beside the rest",
         {oddStatement(7, {{year(2009)}, {}, {}}, "preferred"), oddStatement(6, {{year(2008)}, {}, {}}, "preferred"),
          oddStatement(5, {{year(2010)}, {year(2010)}, {}})},
         {{2010, {"Q6", "Q7", "Q5"}},
          {2011, {"Q6", "Q7"}},
          {2012, {"Q6", "Q7"}},
          {2013, {"Q6", "Q7"}},
          {2014, {"Q6", "Q7"}}}},
        {"the same twice is once",
         {oddStatement(5, {{year(2010)}, {}, {}}), oddStatement(5, {{year(2010)}, {}, {}})},
         everyYear({"Q5"})},
        {"an end before the start is a mistake", {oddStatement(5, {{year(2013)}, {year(2011)}, {}})}, {}},
        {"a day of the Julian calendar is one of the next year in ours",
         {oddStatement(5, {{}, {}, {timeValue("+2011-12-25T00:00:00Z", 11, true)}})},
         {{2012, {"Q5"}}}},
        {"several points are as many years",
         {oddStatement(5, {{}, {}, {year(2011), year(2013)}})},
         {{2011, {"Q5"}}, {2013, {"Q5"}}}},
        {"a month that is none keeps its year",
         {oddStatement(5, {{}, {}, {timeValue("+2011-13-01T00:00:00Z", 11)}})},
         {{2011, {"Q5"}}}},
        {"two terms in one statement",
         {oddStatement(5, {{year(2013), year(2010)}, {year(2010)}, {}})},
         {{2010, {"Q5"}}, {2013, {"Q5"}}, {2014, {"Q5"}}}},
        {"terms that make no pairs", {oddStatement(5, {{year(2010)}, {year(2011), year(2012)}, {}})}, {}},
        {"a start that the source cannot know of", {oddStatement(5, {{year(2015)}, {}, {}})}, {}},
        {"a planned end is cut",
         {oddStatement(5, {{year(2013)}, {year(2030)}, {}})},
         {{2013, {"Q5"}}, {2014, {"Q5"}}}}};
    for (const auto& [what, statements, years] : cases)
        EXPECT_EQ(yearsOf(statements), years) << what;
}

TEST_F(OddStatements, InAFrameBeforeTheYearThousandStandInTheirYears) {
    const auto elements =
        built({entity(1, {oddStatement(5, {{year(849)}, {year(851)}, {}}), oddStatement(6, {{year(851)}, {}, {}})})},
              GapMode::Open, {849, 853}, 2014);
    EXPECT_EQ(elements.at(0).state, benchmark::State::Dynamic);
    EXPECT_EQ(elements.at(0).objectIds.at(851), (std::vector<std::string>{"Q5", "Q6"}));
    EXPECT_EQ(elements.at(0).objectIds.at(853), std::vector<std::string>{"Q6"});
}

/// Any statements, of which most make no sense.
class AnyStatements : public OddStatements, public testing::WithParamInterface<unsigned> {
protected:
    int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }
    json anyTime() {
        switch (below(10)) {
        case 0: return kUnknown;
        case 1: return kNone;
        case 2: return timeValue("+2010-00-00T00:00:00Z", 6 + below(3));
        case 3: return year(-below(3000) - 1);
        case 4:
            return timeValue("+20" + std::to_string(10 + below(9)) + "-" + std::to_string(10 + below(4)) + "-" +
                                 std::to_string(10 + below(23)) + "T00:00:00Z",
                             11, below(2) == 0);
        default: return year(2005 + below(14));
        }
    }
    List anyTimes(int most) {
        List list;
        for (int count = below(most + 1); count > 0; --count)
            list.push_back(anyTime());
        return list;
    }
    List anyStatements() {
        List list;
        constexpr std::array kRanks{"normal", "normal", "preferred", "deprecated"};
        for (int count = 1 + below(6); count > 0; --count) {
            json one = oddStatement(5 + below(4), {anyTimes(2), anyTimes(2), anyTimes(1)},
                                    kRanks[static_cast<std::size_t>(below(kRanks.size()))]);
            if (below(8) == 0) one["mainsnak"] = below(2) == 0 ? kUnknown : kNone;
            list.push_back(std::move(one));
        }
        return list;
    }

    std::mt19937 m_random{GetParam()};
};

std::set<std::string> setOf(const std::vector<std::string>& ids) { return {ids.begin(), ids.end()}; }

TEST_P(AnyStatements, ComeToTheSameInAnyOrderAndTwice) {
    std::vector<json> entities, others;
    for (int i = 0; i < 60; ++i) {
        const List statements = anyStatements();
        entities.push_back(entity(100 + i, statements));
        List twice = statements;
        twice.insert(twice.end(), statements.begin(), statements.end());
        std::shuffle(twice.begin(), twice.end(), m_random);
        others.push_back(entity(100 + i, twice));
    }
    const auto first = built(entities, GapMode::Open), second = built(others, GapMode::Open);
    ASSERT_EQ(first.size(), second.size());
    for (std::size_t i = 0; i < first.size(); ++i) {
        EXPECT_EQ(first[i].objectIds, second[i].objectIds) << entities[i].dump();
        EXPECT_EQ(first[i].state, second[i].state);
    }
}

TEST_P(AnyStatements, KeepToTheFrameAndTheSourceAndSayWhatTheyChange) {
    std::vector<json> entities;
    for (int i = 0; i < 60; ++i)
        entities.push_back(entity(100 + i, anyStatements()));
    const auto none = built(entities), open = built(entities, GapMode::Open), paper = built(entities, GapMode::Paper);
    ASSERT_EQ(none.size(), entities.size());
    for (std::size_t i = 0; i < none.size(); ++i) {
        EXPECT_TRUE(none[i].filled.empty());
        for (const auto* one : {&none[i], &open[i], &paper[i]}) {
            int changes = 0;
            for (const auto& [year, ids] : one->objectIds) {
                EXPECT_TRUE(year >= 2010 && year <= 2014) << year;
                EXPECT_EQ(setOf(ids).size(), ids.size()) << "an object twice";
                const auto next = one->objectIds.find(year + 1);
                changes += next != one->objectIds.end() && setOf(next->second) != setOf(ids) ? 1 : 0;
                const bool isFilled = std::find(one->filled.begin(), one->filled.end(), year) != one->filled.end();
                EXPECT_EQ(isFilled, !none[i].objectIds.contains(year));
                EXPECT_TRUE(isFilled || ids == none[i].objectIds.at(year));
            }
            EXPECT_EQ(one->changes, changes);
            const bool isWhole = one->objectIds.size() == 5;
            EXPECT_EQ(one->state.has_value(), isWhole);
            EXPECT_TRUE(!isWhole || (*one->state == benchmark::State::Dynamic) == (changes > 0));
        }
        EXPECT_LE(open[i].filled.size(), paper[i].filled.size()) << "the paper's rule fills all that the open one does";
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, AnyStatements, testing::Range(1U, 9U));
} // namespace
