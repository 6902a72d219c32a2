// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/Evidence.h"

#include "core/store/BenchmarkStore.h"
#include "core/store/CellLookup.h"
#include "tests/support/FaultyBackends.h"
#include "tests/support/TraversalBench.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::traversal;
using analysis::CellCategory;
using analysis::ChronoCategory;

namespace {
std::string told(const std::vector<CountedAnswer>& answers) {
    std::string text;
    for (const CountedAnswer& answer : answers)
        text += answer.text + "*" + std::to_string(answer.count) + " ";
    return text;
}

int total(const std::vector<CountedAnswer>& answers) {
    int count = 0;
    for (const CountedAnswer& answer : answers)
        count += answer.count;
    return count;
}

Evidence someEvidence() {
    Evidence evidence{ChronoCategory::PartialKnown,
                      {yearOf(2010, CellCategory::Correct, {"Mayor \"of\" ÅRL", "b"}),
                       yearOf(2012, CellCategory::Incorrect), yearOf(2013, CellCategory::Missing)}};
    evidence.years[1].sampled = {{"wrong", 5}};
    return evidence;
}

TEST(EvidenceTest, ReadsBackWhatWasWritten) {
    const auto read = decodeEvidence(encodeEvidence(someEvidence()));
    ASSERT_TRUE(read.ok()) << read.error().text();
    EXPECT_EQ(read->category, ChronoCategory::PartialKnown);
    ASSERT_EQ(read->years.size(), 3U);
    EXPECT_EQ(told(read->years[0].matching), "Mayor \"of\" ÅRL*1 b*1 ");
    EXPECT_EQ(told(read->years[1].sampled), "wrong*5 ");
    EXPECT_EQ(read->years[1].category, CellCategory::Incorrect);
    EXPECT_EQ(encodeEvidence(*read), encodeEvidence(someEvidence()));
}

// As it was written before answers were kept one by one.
TEST(EvidenceTest, ReadsWhatAnEarlierVersionWrote) {
    auto json = nlohmann::json::parse(encodeEvidence(someEvidence()));
    for (auto& year : json["years"]) {
        year.erase("counted_greedy");
        year.erase("counted_sampled");
    }
    const auto read = must(decodeEvidence(json.dump()));
    EXPECT_EQ(told(read.years[1].sampled), "wrong*5 ");
    EXPECT_TRUE(read.years[0].countedGreedy.empty());
    json["years"][0]["counted_greedy"] = nlohmann::json::array();
    EXPECT_FALSE(decodeEvidence(json.dump()).ok()) << "half of it";
}

TEST(EvidenceTest, KeepsEveryCategory) {
    for (int chrono = 0; chrono < analysis::kChronoCategories; ++chrono)
        for (int cell = 0; cell < analysis::kCellCategories; ++cell) {
            const Evidence evidence{static_cast<ChronoCategory>(chrono),
                                    {yearOf(2010, static_cast<CellCategory>(cell))}};
            const auto read = must(decodeEvidence(encodeEvidence(evidence)));
            EXPECT_EQ(read.category, evidence.category);
            EXPECT_EQ(read.years.at(0).category, evidence.years[0].category);
        }
}

TEST(EvidenceTest, FindsAYearOrSaysThatThereIsNone) {
    const Evidence evidence = someEvidence();
    EXPECT_EQ(evidence.at(2012), &evidence.years[1]);
    EXPECT_EQ(evidence.at(2011), nullptr);
}

struct Spoiled {
    const char* label;
    const char* pointer;
    const char* value;
};
class BadEvidenceTest : public testing::TestWithParam<Spoiled> {};
TEST_P(BadEvidenceTest, IsCorrupt) {
    auto json = nlohmann::json::parse(encodeEvidence(someEvidence()));
    json[nlohmann::json::json_pointer(GetParam().pointer)] = nlohmann::json::parse(GetParam().value);
    const auto read = decodeEvidence(json.dump());
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().code, ErrorCode::Corrupt);
}
INSTANTIATE_TEST_SUITE_P(
    , BadEvidenceTest,
    testing::Values(Spoiled{"unknownCategory", "/category", "\"wise\""}, Spoiled{"categoryIsNoText", "/category", "1"},
                    Spoiled{"moreKeys", "/more", "1"}, Spoiled{"yearsAreNoList", "/years", "{}"},
                    Spoiled{"yearIsNoObject", "/years/0", "[]"}, Spoiled{"yearWithMoreKeys", "/years/0/more", "1"},
                    Spoiled{"yearIsText", "/years/0/year", "\"2010\""},
                    Spoiled{"yearIsAFraction", "/years/0/year", "2010.5"},
                    Spoiled{"yearIsHuge", "/years/0/year", "18446744073709551615"},
                    Spoiled{"yearsDescend", "/years/0/year", "2014"}, Spoiled{"yearTwice", "/years/0/year", "2012"},
                    Spoiled{"unknownCell", "/years/0/category", "\"known\""},
                    Spoiled{"answerIsNoPair", "/years/0/matching/0", "[\"x\"]"},
                    Spoiled{"answerIsNoText", "/years/0/greedy/0/0", "1"},
                    Spoiled{"emptyRightAnswer", "/years/0/matching/0/0", "\"\""},
                    Spoiled{"countedAnswersAreNoList", "/years/0/counted_greedy", "1"},
                    Spoiled{"countedAnswerIsNoText", "/years/0/counted_sampled", "[1]"},
                    Spoiled{"countOfNothing", "/years/0/matching/0/1", "0"},
                    Spoiled{"countBeyondAnInt", "/years/0/matching/0/1", "2147483648"}),
    [](const auto& each) { return each.param.label; });

TEST(EvidenceTest, WhatIsNoJsonObjectIsCorrupt) {
    for (const std::string& text : {std::string(), std::string("[]"), std::string("{}"), std::string(1'000'000, '['),
                                    std::string("{\"category\":\"\xFF\"}"), std::string(1000, '\0')})
        EXPECT_FALSE(decodeEvidence(text).ok()) << text.substr(0, 20);
}

/// A real run, and what is read of it.
class ReadEvidenceTest : public testing::Test {
protected:
    std::vector<store::BenchmarkStore::Loaded> elementsOf(std::int64_t run) const {
        auto reader = must(workspace->reader());
        return must(store::BenchmarkStore(reader).loadOfRun(run, 0, 1000));
    }
    Result<Evidence> read(std::int64_t run, std::int64_t row) const {
        auto reader = must(workspace->reader());
        return readEvidence(reader, *contextOf(workspace, run), row);
    }

    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);
};

TEST_F(ReadEvidenceTest, CountsWhatTheRepliesSay) {
    run::RunSpec spec = smallSpec(1);
    spec.slice.years = {2015};
    spec.templates = {prompt::Template::Generation};
    spec.sets = 3;
    const auto run = makeRun(workspace, spec, "calibration:");
    const auto loaded = elementsOf(run).at(0);
    const std::string right = loaded.element.at(2015)->objects.front().front();
    const std::vector<std::string> replies{"A. Quorl", "I'm sorry, but I can't", "Answer: quorl\n", "A. " + right, "",
                                           "A. Quorl"}; // three greedy, three sampled
    auto backend = std::make_shared<FaultyBackend>([&](const backend::ModelRequest& request) {
        return std::optional(said(replies.at(static_cast<std::size_t>(request.tag))));
    });
    const auto engine = engineWith(workspace, run, backend);
    engine->start();
    ASSERT_EQ(engine->wait().state, run::EngineState::Finished);

    const Evidence evidence = must(read(run, loaded.row));
    ASSERT_EQ(evidence.years.size(), 1U);
    EXPECT_EQ(told(evidence.years[0].greedy), "Quorl*1 I'm sorry, but I can't*1 quorl*1 ");
    EXPECT_EQ(told(evidence.years[0].sampled), right + "*1 Quorl*1 ");
    EXPECT_EQ(evidence.years[0].countedGreedy, std::vector<std::string>{"Quorl"});
    EXPECT_EQ(evidence.years[0].countedSampled, (std::vector<std::string>{right, "Quorl"}));
    EXPECT_EQ(told(evidence.years[0].matching), right + "*1 ");
    EXPECT_EQ(evidence.years[0].category, CellCategory::PartialSampled);
    EXPECT_EQ(evidence.category, ChronoCategory::PartialKnown);
}

// The run's own cells, written as it went, say the same of every element: errors, refusals and other templates too.
TEST_F(ReadEvidenceTest, AgreesWithTheCellsOfTheRun) {
    run::RunSpec spec = smallSpec(8);
    spec.templates = {prompt::Template::Mcqa, prompt::Template::Generation};
    const auto run = makeRun(workspace, spec, "calibration:?cutoff=2018&recall=0.6&partial=0.5&refusal=0.1&error=0.15");
    ASSERT_EQ(runToEnd(workspace, run).state, run::EngineState::Finished);
    auto reader = must(workspace->reader());
    const auto context = contextOf(workspace, run);
    std::set<CellCategory> met;
    for (const auto& loaded : elementsOf(run)) {
        const Evidence evidence = must(read(run, loaded.row));
        const auto cells = must(store::CellLookup(reader).elementCells(run, context->layout, loaded.ordinal)).at(1);
        ASSERT_EQ(evidence.years.size(), loaded.element.years.size());
        for (const YearEvidence& year : evidence.years) {
            const auto& cell = cells.at(static_cast<std::size_t>(context->layout.yearIndex(year.year)));
            ASSERT_TRUE(cell.has_value());
            EXPECT_EQ(year.category, cell->category);
            EXPECT_EQ(total(year.matching), cell->counts.greedyHits + cell->counts.sampledHits);
            EXPECT_LE(total(year.greedy), cell->counts.greedyAnswered); // an empty reply is no answer
            EXPECT_LE(total(year.sampled), cell->counts.sampledAnswered);
            met.insert(year.category);
        }
        EXPECT_EQ(encodeEvidence(must(decodeEvidence(encodeEvidence(evidence)))), encodeEvidence(evidence));
    }
    EXPECT_GE(met.size(), 4U);
}

TEST_F(ReadEvidenceTest, AnUnfinishedElementHasNoCategory) {
    const auto run = makeRun(workspace, smallSpec(1), "calibration:");
    const Evidence evidence = must(read(run, elementsOf(run).at(0).row));
    EXPECT_EQ(evidence.category, ChronoCategory::Missing);
    for (const YearEvidence& year : evidence.years)
        EXPECT_EQ(year.category, CellCategory::Missing);
}

TEST_F(ReadEvidenceTest, AnElementOutsideTheRunIsNotFound) {
    const auto run = makeRun(workspace, smallSpec(1), "calibration:");
    const auto refused = read(run, elementsOf(run).at(0).row + 100'000);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().code, ErrorCode::NotFound);
}

TEST_F(ReadEvidenceTest, ARunWithoutGenerationHasNoEvidence) {
    run::RunSpec spec = smallSpec(1);
    spec.templates = {prompt::Template::TrueFalse};
    const auto run = makeRun(workspace, spec, "calibration:");
    const auto refused = read(run, elementsOf(run).at(0).row);
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().code, ErrorCode::NotFound);
}
} // namespace
