// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/FactSources.h"

#include "core/benchmark/ElementJson.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ElementVersions.h"
#include "core/studies/robustness/FactFilter.h"
#include "core/studies/robustness/FactImport.h"
#include "core/studies/robustness/FactText.h"
#include "tests/core/studies/robustness/SomeFacts.h"
#include "tests/support/Files.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::robustness;
using test::factOf;
using test::must;
using test::withIds;

namespace {
benchmark::Element elementWith(std::initializer_list<std::pair<int, std::vector<std::string>>> years) {
    benchmark::Element element;
    element.subject = "A";
    element.relation = "employer";
    for (const auto& [year, objects] : years) {
        benchmark::YearObjects entry{year, {}, {}};
        for (const std::string& object : objects)
            entry.objects.push_back({object, "alias of " + object});
        element.years.push_back(entry);
    }
    element.id = benchmark::computeId(element);
    return element;
}

std::string told(const std::vector<DatedFact>& facts) {
    std::string text;
    for (const DatedFact& fact : facts)
        text += fact.object + " " + periodsText({fact.period}) + " others " + periodsText(fact.others) + " known " +
                (fact.known ? periodsText({*fact.known}) : "") + "\n";
    return text;
}

TEST(FactSourcesTest, AnElementGivesTheRunsThatBeginAndEndWithinItsFrame) {
    const auto element = elementWith({{2010, {"X"}},
                                      {2011, {"X"}},
                                      {2012, {"Y"}},
                                      {2013, {"Y", "Z"}},
                                      {2014, {"X", "Z"}},
                                      {2015, {"W"}},
                                      {2016, {"W", "X"}}});
    EXPECT_EQ(told(factsOfElement(element)), "X 2014/2014 others 2010/2011;2016/2016 known 2010/2016\n"
                                             "Y 2012/2013 others  known 2010/2016\n"
                                             "Z 2013/2014 others  known 2010/2016\n");
}

TEST(FactSourcesTest, AYearThatSaysNothingEndsWhatIsKnown) {
    const auto element = elementWith({{2010, {"X"}},
                                      {2011, {"Y"}},
                                      {2012, {}},
                                      {2013, {"Z"}},
                                      {2014, {"Y"}},
                                      {2015, {"X"}},
                                      {2017, {"Y"}},
                                      {2018, {"X"}}});
    EXPECT_EQ(told(factsOfElement(element)), "Y 2014/2014 others 2011/2011;2017/2017 known 2013/2015\n");
}

TEST(FactSourcesTest, OnlyDynamicElementsWithASubjectGiveFacts) {
    auto element = elementWith({{2010, {"X"}}, {2011, {"Y"}}, {2012, {"X"}}});
    EXPECT_EQ(factsOfElement(element).size(), 1U);
    element.domain = benchmark::Domain::Legal;
    EXPECT_TRUE(factsOfElement(element).empty());
    element.domain = benchmark::Domain::General;
    element.state = benchmark::State::Static;
    EXPECT_TRUE(factsOfElement(element).empty());
    EXPECT_TRUE(factsOfElement(elementWith({})).empty());
}

TEST(FactSourcesTest, RowsOfATableWithAStartAndAnEndAreFacts) {
    const test::TempDir folder;
    test::writeFile(folder.file("own.csv"), "subject,relation,object,from,to\n"
                                            "A,head of state,B,5 March 1990,1995-02\n"
                                            "A,head of state,B,2001,present\n"
                                            "A,head of state,C,1995,\n"
                                            "A,head of state,D,1960,1959\n"
                                            ",head of state,E,1960,1965\n");
    facts::FactOptions options;
    options.asOf = 2024;
    const auto reading = must(factsOfTable(folder.file("own.csv"), options));
    EXPECT_EQ(told(reading.gathered.facts), "B 1990-03-05/1995-02 others 2001/ known \n");
    EXPECT_EQ(reading.unbounded, 2U) << "what still holds is no dated fact";
    EXPECT_EQ(reading.leftOutCount, 0U);
}

/// As elements they are taken, so the import of elements says nothing of it.
TEST(FactSourcesTest, ARowOfTheYearZeroSaysThatItIsNoDatedFact) {
    const auto reading = must(factsOfTable("subject,relation,object,from,to\nA,r,B,0000,0005\nA,r,C,2000,2004\n"
                                           "A,r,D,-0005,0000\n",
                                           "own.csv", {}));
    EXPECT_EQ(told(reading.gathered.facts), "C 2000/2004 others  known \n");
    std::vector<std::int64_t> lines;
    for (const LeftOutFact& remark : reading.gathered.remarks) {
        lines.push_back(remark.line);
        EXPECT_EQ(remark.reason, "no dated fact: there is no year 0: the year before 1 is -0001");
    }
    EXPECT_EQ(lines, (std::vector<std::int64_t>{2, 4}));
}

TEST(FactSourcesTest, PeriodsThatOverlapAreOneAsTheImportSays) {
    const struct {
        std::string what, rows, facts;
        std::size_t told;
    } cases[] = {{"one within another", "A,r,B,2010,2023\nA,r,B,2012,2014\n", "B 2010/2023 others  known \n", 1},
                 {"a chain", "A,r,B,2015,2019\nA,r,B,2010,2013\nA,r,B,2012,2016\n", "B 2010/2019 others  known \n", 2},
                 {"the fuller date of two", "A,r,B,2010,2014\nA,r,B,2010-03,2014-05-02\n",
                  "B 2010-03/2014-05-02 others  known \n", 1},
                 {"touching ones are two", "A,r,B,2010,2012\nA,r,B,2012,2014\n",
                  "B 2010/2012 others 2012/2014 known \nB 2012/2014 others 2010/2012 known \n", 0},
                 {"one that still holds", "A,r,B,2010,present\nA,r,B,2012,2014\nA,r,B,2001,2003\n",
                  "B 2001/2003 others 2010/ known \n", 1},
                 {"of another object", "A,r,B,2010,2023\nA,r,C,2012,2014\n",
                  "B 2010/2023 others  known \nC 2012/2014 others  known \n", 0}};
    facts::FactOptions options;
    options.asOf = 2024;
    for (const auto& one : cases) {
        SCOPED_TRACE(one.what);
        const std::string table = "subject,relation,object,from,to\n" + one.rows;
        EXPECT_EQ(told(must(factsOfTable(table, "own.csv", options)).gathered.facts), one.facts);
        const auto intake = must(facts::FactIntake::read(table, "own.csv", options, {}));
        const auto& codes = intake.counts().codes;
        EXPECT_EQ(codes.contains("W-OVERLAP") ? codes.at("W-OVERLAP") : 0U, one.told);
    }
}

class FactImportTest : public testing::Test {
protected:
    FactImportReport store(std::vector<DatedFact> facts) {
        FactReading reading;
        reading.rows = facts.size();
        for (std::size_t i = 0; i < facts.size(); ++i)
            reading.gathered.lines.push_back(static_cast<std::int64_t>(i) + 1);
        reading.gathered.facts = std::move(facts);
        return must(storeFacts(*m_workspace, "f.jsonl", std::move(reading), m_wording));
    }
    FilteredFacts select(const FactFilter& filter) {
        auto reader = must(m_workspace->reader());
        FactStore store(reader);
        return must(selectFacts(store, filter));
    }
    ErrorCode refusal(const FactFilter& filter) {
        auto reader = must(m_workspace->reader());
        FactStore store(reader);
        return selectFacts(store, filter).error().code;
    }

    test::TempDir m_folder;
    test::WorkspacePtr m_workspace = test::emptyWorkspace(m_folder);
    Wording m_wording = must(Wording::parse(test::readFile(test::source("resources/packs/questions.json"))));
};

TEST_F(FactImportTest, AFactOfAnotherContentIsLeftOutAndRelationsWithoutAQuestionAreNamed) {
    DatedFact fact = factOf("1990", "1995");
    fact.id = "f1";
    EXPECT_EQ(store({fact}).added, 1U);
    DatedFact changed = factOf("1990", "1996");
    changed.id = "f1";
    DatedFact strange = factOf("1990", "1997");
    strange.relation = "moon of";
    strange.relationId = "";
    const auto report = store({fact, changed, strange});
    EXPECT_EQ(report.added, 1U);
    EXPECT_EQ(report.already, 1U);
    ASSERT_EQ(report.leftOut.size(), 1U);
    EXPECT_EQ(report.leftOut[0].line, 2);
    EXPECT_NE(report.leftOut[0].reason.find("f1"), std::string::npos);
    EXPECT_EQ(report.withoutWords, (std::map<std::string, std::size_t>{{"moon of", 1}}));
}

TEST_F(FactImportTest, ElementsGiveTheirFactsOnTheWay) {
    store::WorkspaceSink elements(m_workspace);
    FactSink sink(elements, m_workspace, m_wording);
    const std::vector<benchmark::Element> batch{elementWith({{2010, {"X"}}, {2011, {"Y"}}, {2012, {"X"}}})};
    EXPECT_EQ(must(sink.store(batch, false)).added, 1U);
    EXPECT_EQ(sink.report().added, 1U);
    EXPECT_EQ(must(sink.store(batch, true)).added, 1U); // few-shots are no facts
    EXPECT_EQ(must(sink.store(batch, false)).repeated, 1U);
    EXPECT_EQ(sink.report().already, 1U);
    EXPECT_EQ(select({}).rows.size(), 1U);
}

TEST_F(FactImportTest, TheElementsOfAWorkspaceGiveTheirFacts) {
    const std::vector<benchmark::Element> batch{elementWith({{2010, {"X"}}, {2011, {"Y"}}, {2012, {"X"}}})};
    ASSERT_TRUE(m_workspace->write(
        [&](store::Database& database) { return store::BenchmarkStore(database).insert(batch, false); }));
    const auto taken = [&] { return must(storeFactsOfElements(*m_workspace, m_wording)); };
    EXPECT_EQ(taken().added, 1U);
    EXPECT_EQ(taken().already, 1U);
    EXPECT_EQ(select({}).rows.size(), 1U);
}

TEST_F(FactImportTest, WhatAnEditReplacedGivesNoFact) {
    const auto store = [&](auto act) {
        return must(m_workspace->write([&](store::Database& database) { return act(database); }));
    };
    const std::vector<benchmark::Element> batch{
        elementWith({{2009, {"Z"}}, {2010, {"X"}}, {2011, {"X"}}, {2012, {"Y"}}})};
    store([&](store::Database& database) { return store::BenchmarkStore(database).insert(batch, false); });
    store([&](store::Database& database) {
        return store::ElementVersions(database).replace(
            1, elementWith({{2009, {"Z"}}, {2010, {"X"}}, {2011, {"Y"}}, {2012, {"Y"}}}));
    });
    must(storeFactsOfElements(*m_workspace, m_wording));
    auto reader = must(m_workspace->reader());
    const auto rows = select({}).rows;
    ASSERT_EQ(rows.size(), 1U) << "X alone begins and ends within the years";
    EXPECT_EQ(must(FactStore(reader).load(rows.front())).fact.period.end->text(), "2010");
}

TEST_F(FactImportTest, FactsOfOneNameAndSeveralEntitiesAreKeptApart) {
    const DatedFact one = withIds(factOf("1990", "1995"), "Q5", "Q7");
    const DatedFact other = withIds(factOf("1990", "1995"), "Q6", "Q7");
    const DatedFact later = withIds(factOf("2000", "2005"), "Q6", "Q7");
    EXPECT_EQ(store({one, other, later}).added, 3U);
    EXPECT_EQ(store({one, other, later}).already, 3U);
    EXPECT_EQ(select({.paper = true}).rows, std::vector<std::int64_t>{1}) << "the periods of one are not the other's";
    auto reader = must(m_workspace->reader());
    const auto stored = must(FactStore(reader).load(2));
    EXPECT_EQ(stored.fact.entities, "Q6|Q7");
    EXPECT_EQ(stored.content, factContent(stored.fact));
    EXPECT_EQ(periodsText(stored.fact.others), "2000/2005");
    EXPECT_EQ(periodsText(must(FactStore(reader).load(1)).fact.others), "");
}

TEST_F(FactImportTest, ThePapersFilterCountsTheSameDaysAsOnePeriod) {
    store({factOf("2001", "2005", "2001-01-01/2005-12-31")});
    EXPECT_EQ(select({.paper = true}).rows.size(), 1U);
    store({factOf("2001", "2005", "2001-01-02/2005-12-31")});
    EXPECT_TRUE(select({.paper = true}).rows.empty());
}

TEST_F(FactImportTest, ThePapersFilterCountsWhatEachStepLeftOut) {
    std::vector<DatedFact> facts{factOf("2000", "2010"),              // kept
                                 factOf("1949", "1999"),              // begins too early
                                 factOf("2010", "2021-01-01"),        // ends too late
                                 factOf("2000-02-29", "2002-02-28"),  // two years to the day
                                 factOf("2000-02-29", "2002-03-01"),  // a day longer: kept
                                 factOf("2000", "2009", "2011/2012"), // another period, which is not stored
                                 factOf("1950", "2020"),              // as long as may be: kept
                                 factOf("1960", "1965"),
                                 factOf("1970", "1975")}; // the same three: two periods
    for (std::size_t i = 0; i < facts.size(); ++i) {
        facts[i].id = "f" + std::to_string(i);
        facts[i].subject = "subject " + std::to_string(std::min<std::size_t>(i, 7));
    }
    store(facts);
    const FilteredFacts filtered = select({.paper = true});
    EXPECT_EQ(filtered.rows, (std::vector<std::int64_t>{1, 5, 7}));
    std::string steps;
    for (const FilterStep& step : filtered.steps)
        steps += step.key + " " + std::to_string(step.left) + " " + std::to_string(step.leftOut) + "\n";
    EXPECT_EQ(steps, "stored 9 0\none-period 6 3\nin-1950-2020 4 2\nover-two-years 3 1\n");
    EXPECT_EQ(select({}).rows.size(), 9U);
}

TEST_F(FactImportTest, TheMostPopularOfEachRelationAreKept) {
    std::vector<DatedFact> facts(6, factOf("2000", "2010"));
    const double visits[] = {5, 7, 7, 0, -1, 9};
    for (std::size_t i = 0; i < facts.size(); ++i) {
        facts[i].subject = "subject " + std::to_string(9 - i);
        if (visits[i] >= 0) facts[i].visits = visits[i];
    }
    facts[5].relation = "employer";
    facts[5].relationId = "P108";
    store(facts);
    EXPECT_EQ(select({.top = 1}).rows, (std::vector<std::int64_t>{3, 6})); // of two with 7, the first by its subject
    EXPECT_EQ(select({.top = 2}).rows, (std::vector<std::int64_t>{2, 3, 6}));
    EXPECT_EQ(select({.top = 4}).rows, (std::vector<std::int64_t>{1, 2, 3, 4, 6}));
    EXPECT_EQ(select({.top = 100}).rows.size(), 6U);
    EXPECT_EQ(select({.relations = {"P6"}}).rows.size(), 5U);
    EXPECT_EQ(select({.relations = {"employer"}}).rows, std::vector<std::int64_t>{6});
    EXPECT_EQ(select({.facts = {"subject 9", "subject 4"}}).rows, (std::vector<std::int64_t>{1, 6}));
    EXPECT_EQ(refusal({.relations = {"spouse"}}), ErrorCode::NotFound);
    EXPECT_EQ(refusal({.facts = {"nobody"}}), ErrorCode::NotFound);
}
} // namespace
