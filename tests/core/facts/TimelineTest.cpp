// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/facts/Timeline.h"
#include "tests/support/Files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

using namespace chronoscope;
using namespace chronoscope::facts;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
/// Objects by year, by label.
using Years = std::map<int, std::vector<std::string>>;

Years yearsOf(const Timeline& timeline) {
    Years years;
    for (const Timeline::Year& year : timeline.years)
        for (const std::size_t object : year.objects)
            years[year.year].push_back(timeline.objects[object].front());
    return years;
}

Statement held(const std::string& object, std::optional<Date> from, std::optional<Date> to) {
    Statement statement;
    statement.object = {object};
    if (from) statement.starts = {{Bound::Kind::Known, *from}};
    if (to) statement.ends = {{Bound::Kind::Known, *to}};
    return statement;
}

Statement pointAt(const std::string& object, int year) {
    Statement statement;
    statement.object = {object};
    statement.points = {Date{year, 0, 0}};
    return statement;
}

TEST(Timeline, AHandOverMakesAYearWithBoth) {
    const auto timeline = makeTimeline({held("B", Date{2012, 5, 1}, {}), held("A", Date{2008, 1, 1}, Date{2012, 5, 1})},
                                       {.first = 2011, .last = 2013, .asOf = 2020});
    EXPECT_EQ(yearsOf(timeline), (Years{{2011, {"A"}}, {2012, {"A", "B"}}, {2013, {"B"}}}));
    EXPECT_EQ(timeline.changes, 2);
    EXPECT_EQ(timeline.state(), benchmark::State::Dynamic);
}

TEST(Timeline, WhatIsKnownForAPointInTimeComesLastAsItsStartIsNotKnown) {
    const auto timeline =
        makeTimeline({pointAt("P", 2012), held("E", {}, Date{2012, 3, 1}), held("B", Date{2012, 5, 1}, {})},
                     {.first = 2012, .last = 2012, .asOf = 2020});
    EXPECT_EQ(yearsOf(timeline), (Years{{2012, {"B", "E", "P"}}}));
}

TEST(Timeline, OnTheLastDayOfTheYearOneHolds) {
    const auto timeline =
        makeTimeline({held("A", Date{2011, 0, 0}, Date{2012, 5, 1}), held("B", Date{2012, 5, 1}, Date{2013, 12, 31}),
                      held("C", Date{2014, 1, 1}, {})},
                     {.years = YearRule::YearEnd, .first = 2011, .last = 2014, .asOf = 2020});
    EXPECT_EQ(yearsOf(timeline), (Years{{2011, {"A"}}, {2012, {"B"}}, {2013, {"B"}}, {2014, {"C"}}}));
}

TEST(Timeline, ThePapersGapIsFilledFromTheYearBeforeIt) {
    const std::vector<Statement> statements{pointAt("Man United", 2009), pointAt("Real Madrid", 2018)};
    TimelineRules rules{.gaps = GapMode::Paper, .first = 2009, .last = 2018, .asOf = 2020};
    const auto timeline = makeTimeline(statements, rules);
    EXPECT_TRUE(timeline.complete);
    EXPECT_EQ(timeline.changes, 1);
    EXPECT_EQ(std::count_if(timeline.years.begin(), timeline.years.end(), [](const auto& year) { return year.filled; }),
              8);
    rules.gaps = GapMode::None;
    EXPECT_EQ(makeTimeline(statements, rules).years.size(), 2U);
    EXPECT_EQ(makeTimeline(statements, rules).state(), std::nullopt) << "years are missing";
}

TEST(Timeline, AnEndIsNotCarriedOverAGapUnlessAsThePaperDoes) {
    const std::vector<Statement> statements{held("A", Date{2010, 0, 0}, Date{2011, 0, 0}),
                                            held("B", Date{2014, 0, 0}, {})};
    TimelineRules rules{.first = 2010, .last = 2015, .asOf = 2020};
    EXPECT_EQ(makeTimeline(statements, rules).years.size(), 4U);
    rules.gaps = GapMode::Paper;
    EXPECT_EQ(makeTimeline(statements, rules).years.size(), 6U);
}

TEST(Timeline, TheSourceSaysNothingAboutLaterYears) {
    const auto timeline = makeTimeline({held("A", Date{2015, 0, 0}, Date{2030, 0, 0}), held("B", Date{2019, 0, 0}, {})},
                                       {.first = 2014, .last = 2023, .asOf = 2017});
    EXPECT_EQ(yearsOf(timeline), (Years{{2015, {"A"}}, {2016, {"A"}}, {2017, {"A"}}}));
    EXPECT_EQ(timeline.reasons[1], Dropped::AfterSource);
}

TEST(Timeline, OneObjectCollectsTheAliasesOfItsStatements) {
    Statement again = held("A", Date{2016, 0, 0}, {});
    again.object = {"A", "Alpha"};
    const auto timeline = makeTimeline({held("A", Date{2014, 0, 0}, Date{2015, 0, 0}), again},
                                       {.first = 2014, .last = 2017, .asOf = 2017});
    ASSERT_EQ(timeline.objects.size(), 1U);
    EXPECT_EQ(timeline.objects[0], (benchmark::Object{"A", "Alpha"}));
    EXPECT_EQ(timeline.changes, 0);
}

// Against what an independent script made of real and invented Wikidata statements.

Bound boundOf(const json& snak) {
    constexpr int kYearPrecision = 9;
    if (snak.at("snaktype") == "novalue") return {Bound::Kind::Open, {}};
    if (snak.at("snaktype") == "somevalue") return {Bound::Kind::Unknown, {}};
    const json& value = snak.at("datavalue").at("value");
    const int precision = value.at("precision");
    if (precision < kYearPrecision) return {Bound::Kind::Unknown, {}};
    const std::string time = value.at("time");
    const std::size_t dash = time.find('-', 1);
    Date date{std::stoi(time.substr(0, dash)), 0, 0};
    if (precision > kYearPrecision) date.month = std::stoi(time.substr(dash + 1, 2));
    if (precision > kYearPrecision + 1) date.day = std::stoi(time.substr(dash + 4, 2));
    return {Bound::Kind::Known, date};
}

std::vector<Bound> boundsOf(const json& statement, const char* property) {
    std::vector<Bound> bounds;
    const json qualifiers = statement.value("qualifiers", json::object());
    if (qualifiers.is_object() && qualifiers.contains(property))
        for (const json& snak : qualifiers.at(property))
            bounds.push_back(boundOf(snak));
    return bounds;
}

Statement statementOf(const json& source) {
    Statement statement;
    const json& snak = source.at("mainsnak");
    const std::string kind = snak.at("snaktype");
    statement.holder = kind == "value"       ? Statement::Holder::Named
                       : kind == "somevalue" ? Statement::Holder::Unknown
                                             : Statement::Holder::Nobody;
    if (kind == "value") {
        const json& value = snak.at("datavalue").at("value");
        statement.objectId = value.contains("id") ? value.at("id").get<std::string>()
                                                  : "Q" + std::to_string(value.at("numeric-id").get<int>());
    }
    statement.object = {statement.objectId};
    const std::string rank = source.value("rank", "normal");
    statement.rank = rank == "deprecated"  ? Statement::Rank::Deprecated
                     : rank == "preferred" ? Statement::Rank::Preferred
                                           : Statement::Rank::Normal;
    statement.starts = boundsOf(source, "P580");
    statement.ends = boundsOf(source, "P582");
    for (const Bound& point : boundsOf(source, "P585"))
        if (point.kind == Bound::Kind::Known) statement.points.push_back(point.date);
    return statement;
}

/// The statements of one entity of an answer of the API or of a list of entities.
json entityOf(const json& document, const std::string& id) {
    const json& entities = document.is_array() ? document : document.at("entities");
    for (const json& entity : entities)
        if (entity.value("id", "") == id) return entity;
    return json::object();
}

Years yearsOf(const json& expected) {
    Years years;
    for (const auto& [year, objects] : expected.items())
        years[std::stoi(year)] = objects.get<std::vector<std::string>>();
    return years;
}

Years sorted(Years years) {
    for (auto& [year, objects] : years)
        std::sort(objects.begin(), objects.end());
    return years;
}

void compare(const std::vector<Statement>& statements, TimelineRules rules, const json& expected) {
    rules.gaps = GapMode::None;
    EXPECT_EQ(sorted(yearsOf(makeTimeline(statements, rules))), sorted(yearsOf(expected.at("years"))));
    rules.years = YearRule::YearEnd;
    EXPECT_EQ(sorted(yearsOf(makeTimeline(statements, rules))), sorted(yearsOf(expected.at("years_year_end"))));
    rules.years = YearRule::Overlap;
    const std::map<std::string, GapMode> modes{
        {"none", GapMode::None}, {"open", GapMode::Open}, {"paper", GapMode::Paper}};
    for (const auto& [name, mode] : modes) {
        rules.gaps = mode;
        const Timeline timeline = makeTimeline(statements, rules);
        const json& verdict = expected.at(name);
        EXPECT_EQ(timeline.complete, verdict.at("complete").get<bool>()) << name;
        EXPECT_EQ(timeline.changes, verdict.at("changes").get<int>()) << name;
        const auto state = timeline.state();
        EXPECT_EQ(state ? json(benchmark::name(*state)) : json(), verdict.at("state")) << name;
        if (mode == GapMode::None) continue;
        std::vector<int> filled;
        for (const Timeline::Year& year : timeline.years)
            if (year.filled) filled.push_back(year.year);
        EXPECT_EQ(json(filled), expected.at("filled_" + name)) << name;
    }
    const std::map<std::string, Dropped> reasons{{"deprecated", Dropped::Deprecated},
                                                 {"unknown_object", Dropped::UnknownObject},
                                                 {"reversed", Dropped::Reversed},
                                                 {"ambiguous", Dropped::Ambiguous},
                                                 {"undated", Dropped::Undated}};
    const Timeline timeline = makeTimeline(statements, rules);
    for (const auto& [name, reason] : reasons)
        EXPECT_EQ(timeline.dropped[static_cast<std::size_t>(reason)],
                  expected.at("dropped").value(name, std::size_t{0}))
            << name;
}

TEST(Timeline, AgreesWithTheWorkedVectors) {
    const auto shared = sharedFolder();
    if (!shared) GTEST_SKIP() << "no shared data: set CHRONOSCOPE_SHARED";
    const std::string folder = *shared + "/data/sources/";
    const json vectors = json::parse(readFile(folder + "expected_public.json")).at("wikidata");
    std::size_t compared = 0;
    for (const auto& [key, source] : vectors.items()) {
        const std::string file = key.substr(0, key.find('@'));
        if (!file.ends_with(".json")) continue; // dumps are for the reader of dumps
        const json document = json::parse(readFile(folder + "wikidata/" + file));
        for (const json& expected : source.at("elements")) {
            SCOPED_TRACE(key + " " + expected.at("subject").get<std::string>() + " " +
                         expected.at("relation").get<std::string>());
            const json claims = entityOf(document, expected.at("subject")).value("claims", json::object());
            TimelineRules rules;
            rules.first = expected.at("frame")[0];
            rules.last = expected.at("frame")[1];
            rules.asOf = expected.at("as_of");
            for (const char* end : {"P570", "P576"})
                if (claims.contains(end) && !claims.at(end).empty())
                    rules.dissolved = boundOf(claims.at(end)[0].at("mainsnak")).date.year;
            std::vector<Statement> statements;
            if (claims.contains(expected.at("relation").get<std::string>()))
                for (const json& claim : claims.at(expected.at("relation").get<std::string>()))
                    statements.push_back(statementOf(claim));
            compare(statements, rules, expected);
            ++compared;
        }
    }
    EXPECT_GE(compared, 30U);
}
} // namespace
