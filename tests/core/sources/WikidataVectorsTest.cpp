// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/WikidataBuild.h"

#include "tests/support/Files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

using namespace chronoscope;
using namespace chronoscope::sources;
using facts::GapMode;
using facts::YearRule;
using nlohmann::json;

namespace {
using YearSets = std::map<int, std::set<std::string>>;

/// Real entities in every layout there was, with what an independent script found in them.
class WikidataVectors : public testing::Test {
protected:
    void SetUp() override {
        const auto shared = test::sharedFolder();
        if (!shared) GTEST_SKIP() << "the shared data are not beside the repository";
        m_folder = *shared + "/data/sources/";
        m_expected = json::parse(test::readFile(m_folder + "expected_public.json")).at("wikidata");
    }

    BuildReport build(const std::string& key, YearRule rule, GapMode gaps) const {
        const std::size_t at = key.find('@');
        BuildOptions options;
        options.paths = {m_folder + "wikidata/" + key.substr(0, at)};
        options.frame = {std::stoi(key.substr(at + 1, 4)), std::stoi(key.substr(at + 6))};
        const json& elements = m_expected.at(key).at("elements");
        options.asOf = elements.at(0).at("as_of").get<int>();
        options.years = rule;
        options.gaps = gaps;
        options.relations = {"P39",   "P54",   "P69", "P108", "P169", "P463",
                             "P1037", "P1308", "P6",  "P35",  "P102", "P286"};
        options.labelFiles = {m_folder + "wikidata/labels.json"};
        auto report = wikidata::buildWikidata(options, {}, {});
        EXPECT_TRUE(report) << key << ": " << (report ? "" : report.error().text());
        return report ? std::move(report).value() : BuildReport();
    }

    static const BuiltElement* find(const BuildReport& report, const json& expected) {
        for (const BuiltElement& built : report.elements)
            if (built.sourceId == expected.at("subject") && built.relationId == expected.at("relation")) return &built;
        return nullptr;
    }

    static YearSets setsOf(const json& years) {
        YearSets sets;
        for (const auto& [year, ids] : years.items())
            sets[std::stoi(year)] = ids.get<std::set<std::string>>();
        return sets;
    }
    static YearSets setsOf(const BuiltElement& built) {
        YearSets sets;
        for (const auto& [year, ids] : built.objectIds) {
            sets[year] = {ids.begin(), ids.end()};
            EXPECT_EQ(sets[year].size(), ids.size()) << "an object twice in " << year;
        }
        return sets;
    }

    std::string m_folder;
    json m_expected;
};

TEST_F(WikidataVectors, YearsAreThoseOfBothRules) {
    std::size_t compared = 0;
    for (const auto& [key, file] : m_expected.items())
        for (const YearRule rule : {YearRule::Overlap, YearRule::YearEnd}) {
            const BuildReport report = build(key, rule, GapMode::None);
            EXPECT_EQ(report.elements.size(), file.at("elements").size()) << key;
            for (const json& expected : file.at("elements")) {
                SCOPED_TRACE(key + " " + expected.at("subject").get<std::string>() + " " +
                             expected.at("relation").get<std::string>());
                const BuiltElement* built = find(report, expected);
                ASSERT_TRUE(built);
                EXPECT_EQ(setsOf(*built), setsOf(expected.at(rule == YearRule::Overlap ? "years" : "years_year_end")));
                ++compared;
            }
        }
    EXPECT_GT(compared, 80U);
}

TEST_F(WikidataVectors, ObjectsStandInOrderOfTheirTerms) {
    for (const auto& [key, file] : m_expected.items()) {
        const BuildReport report = build(key, YearRule::Overlap, GapMode::None);
        for (const json& expected : file.at("elements")) {
            const BuiltElement* built = find(report, expected);
            ASSERT_TRUE(built);
            for (const auto& [year, ids] : expected.at("years").items())
                EXPECT_EQ(built->objectIds.at(std::stoi(year)), ids.get<std::vector<std::string>>())
                    << key << ' ' << built->sourceId << ' ' << built->relationId << ' ' << year;
        }
    }
}

TEST_F(WikidataVectors, StatesChangesAndFilledYearsAreThoseOfEachMode) {
    for (const auto& [mode, gaps] :
         {std::pair("none", GapMode::None), {"open", GapMode::Open}, {"paper", GapMode::Paper}})
        for (const auto& [key, file] : m_expected.items()) {
            const BuildReport report = build(key, YearRule::Overlap, gaps);
            for (const json& expected : file.at("elements")) {
                SCOPED_TRACE(key + " " + expected.at("subject").get<std::string>() + " " + mode);
                const BuiltElement* built = find(report, expected);
                ASSERT_TRUE(built);
                const json& verdict = expected.at(mode);
                EXPECT_EQ(built->state ? json(benchmark::name(*built->state)) : json(), verdict.at("state"));
                EXPECT_EQ(built->changes, verdict.at("changes").get<int>());
                if (gaps == GapMode::None) continue;
                EXPECT_EQ(json(built->filled), expected.at(std::string("filled_") + mode));
            }
        }
}

TEST_F(WikidataVectors, WhatIsLeftOutIsCountedByReason) {
    for (const auto& [key, file] : m_expected.items()) {
        const BuildReport report = build(key, YearRule::Overlap, GapMode::Open);
        std::map<std::string, std::size_t> all;
        for (const json& expected : file.at("elements")) {
            const BuiltElement* built = find(report, expected);
            ASSERT_TRUE(built);
            EXPECT_EQ(json(built->dropped), expected.at("dropped"))
                << key << ' ' << built->sourceId << ' ' << built->relationId;
            for (const auto& [reason, count] : expected.at("dropped").items())
                all[reason] += count.get<std::size_t>();
        }
        for (const auto& [reason, count] : all)
            EXPECT_EQ(report.dropped.at(reason), count) << key << ' ' << reason;
        EXPECT_EQ(report.funnel.front(), std::pair(std::string("entities"), file.at("entities").get<std::size_t>()))
            << key;
        std::vector<std::uint64_t> lines;
        for (const BuildProblem& problem : report.problems)
            lines.push_back(problem.line);
        EXPECT_EQ(json(lines), file.at("bad_lines")) << key;
    }
}

TEST_F(WikidataVectors, NamesThatNobodyGaveHoldAnElementBack) {
    const BuildReport report = build("dump_head.json.gz@2008-2017", YearRule::Overlap, GapMode::Open);
    std::set<std::string> unlabelled;
    std::size_t held = 0;
    for (const BuiltElement& built : report.elements) {
        unlabelled.insert(built.unlabelled.begin(), built.unlabelled.end());
        held += static_cast<std::size_t>(built.isHeld);
        EXPECT_EQ(built.isHeld, built.state && !built.unlabelled.empty());
    }
    EXPECT_FALSE(unlabelled.empty());
    EXPECT_EQ(report.dropped.at("unlabelled"), held);
    const BuiltElement* berlin = find(report, {{"subject", "Q64"}, {"relation", "P6"}});
    ASSERT_TRUE(berlin);
    EXPECT_EQ(berlin->element.subject, "Berlin");
    EXPECT_EQ(berlin->element.relation, "head of government");
}

TEST_F(WikidataVectors, TheQueryServiceSaysWhatTheEntitiesSay) {
    BuildOptions options;
    options.paths = {m_folder + "wikidata/sparql_our_query.json"};
    options.frame = {2002, 2015};
    options.asOf = 2015;
    const auto report = wikidata::buildWikidata(options, {}, {});
    ASSERT_TRUE(report) << report.error().text();
    const json& expected = m_expected.at("api_old_numeric_id.json@2002-2015").at("elements").at(0);
    const BuiltElement* built = find(*report, expected);
    ASSERT_TRUE(built);
    EXPECT_EQ(setsOf(*built), setsOf(expected.at("years")));
    EXPECT_EQ(built->element.subject, "Cristiano Ronaldo");
    EXPECT_FALSE(built->isHeld);
}

TEST_F(WikidataVectors, AnswersOfOtherQueriesNeedTheirRelation) {
    BuildOptions options;
    options.paths = {m_folder + "wikidata/sparql_real_p39.json"};
    options.frame = {2016, 2018};
    options.asOf = 2018;
    EXPECT_EQ(wikidata::buildWikidata(options, {}, {}).error().code, ErrorCode::BadInput);
    options.relations = {"P39"};
    const auto report = wikidata::buildWikidata(options, {}, {});
    ASSERT_TRUE(report) << report.error().text();
    const BuiltElement* built = find(*report, {{"subject", "Q11001680"}, {"relation", "P39"}});
    ASSERT_TRUE(built);
    EXPECT_EQ(built->element.subject, "Helen Mary Jones");
    EXPECT_EQ(built->objectIds.at(2018), std::vector<std::string>{"Q3406079"});
    EXPECT_FALSE(built->objectIds.contains(2017));
}

TEST_F(WikidataVectors, ErrorsOfTheServerAreNoAnswers) {
    for (const char* name : {"api_error_maxlag.json", "api_error_maxlag_full.json", "api_error_bogus.json"}) {
        BuildOptions options;
        options.paths = {m_folder + "wikidata/" + name};
        const auto report = wikidata::buildWikidata(options, {}, {});
        ASSERT_FALSE(report) << name;
        EXPECT_EQ(report.error().code, ErrorCode::BadInput);
        EXPECT_NE(report.error().message.find("the server answered with an error"), std::string::npos);
    }
    BuildOptions options;
    options.paths = {m_folder + "wikidata/api_missing.json"};
    const auto report = wikidata::buildWikidata(options, {}, {});
    ASSERT_TRUE(report);
    EXPECT_EQ(report->dropped.at("missing"), 1U);
}
} // namespace
