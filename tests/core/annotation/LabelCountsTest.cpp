// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/LabelCounts.h"

#include "tests/support/LabelledRun.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <tuple>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::annotation;
using analysis::CellCategory;
using results::FilterPart;
using results::ResultFilter;
using results::RowsBy;

namespace {
const LabelSet kTopics{"topics", true, {{"alias", "Alias of the topic", "", {}}, {"sport", "Sport", "", {}}}};

class LabelCountsTest : public LabelledRun {
protected:
    void takeLabels() { set = resultsOf(kLabels).results; }
};

TEST_F(LabelCountsTest, CountsAreThoseOfEveryWrongCellInItsRow) {
    std::mt19937 random(1);
    const auto& all = set->run(0).category;
    for (std::size_t cell = 0; cell < all.size(); ++cell) // right ones are labelled too, and do not count
        if (all[cell] != results::kNotAsked && random() % 3 == 0)
            say(cell, random() % 4 == 0   ? std::vector<std::string>()
                      : random() % 2 == 0 ? std::vector<std::string>{"alias"}
                                          : std::vector<std::string>{"alias", "other"});
    takeLabels();
    ResultFilter filter;
    filter.years = {{2012, 2019}};
    std::map<std::pair<results::RowKey, int>, std::array<std::int64_t, 5>> expected;
    for (std::size_t cell = 0; cell < all.size(); ++cell) {
        const ItemKey item = itemOf(*set, 0, cell);
        if (!isWrong(static_cast<CellCategory>(all[cell])) || !filter.wantsYear(item.year)) continue;
        const auto element = set->runs[0].elementOf[cell % set->run(0).rows.size()];
        auto& line = expected[{set->elements->relations[element], item.year}];
        const auto said =
            std::find_if(annotations.begin(), annotations.end(), [&](const auto& one) { return one.item == item; });
        ++line[0];
        if (said == annotations.end()) continue;
        ++line[1];
        line[2] += said->body.labels.empty() ? 0 : 1;
        line[3] += said->body.has("alias") ? 1 : 0;
        line[4] += said->body.has("other") ? 1 : 0;
    }
    const auto groups = labelCounts(*set, filter, RowsBy::Relation, true);
    ASSERT_EQ(groups.size(), expected.size());
    for (const LabelGroup& group : groups) {
        const auto& [wrong, annotated, labelled, alias, other] = expected.at({group.key, group.year.value()});
        EXPECT_EQ(group.wrong, wrong);
        EXPECT_EQ(group.annotated, annotated);
        EXPECT_EQ(group.labelled, labelled);
        EXPECT_EQ(group.given, (std::vector{alias, other}));
    }
}

TEST_F(LabelCountsTest, AShareIsOfTheLabelledCellsWithWilsonsInterval) {
    for (std::size_t i = 0; i < 10; ++i)
        say(incorrect[i], {i < 3 ? "alias" : "other"});
    say(incorrect[10], {}); // annotated, not labelled
    takeLabels();
    const auto groups = labelCounts(*set, {}, RowsBy::Run, false);
    ASSERT_EQ(groups.size(), 1U);
    const LabelShare share = groups[0].share(0);
    EXPECT_EQ(share.given, 3);
    EXPECT_EQ(share.of, 10);
    EXPECT_DOUBLE_EQ(share.percent.value(), 30);
    EXPECT_DOUBLE_EQ(share.interval.low, analysis::wilson95(3, 10).low);
    EXPECT_DOUBLE_EQ(share.interval.high, analysis::wilson95(3, 10).high);
    EXPECT_EQ(groups[0].annotated, 11);
}

TEST_F(LabelCountsTest, TheSameKeyOfAnotherSetIsAnotherLabel) {
    say(incorrect[0], {"alias"});
    say(incorrect[1], {"alias"}, {}, "topics");
    say(incorrect[2], {"sport"}, {}, "topics");
    const auto topics = resultsOf(kTopics);
    const auto groups = labelCounts(*topics.results, {}, RowsBy::Run, false);
    ASSERT_EQ(groups.size(), 1U);
    EXPECT_EQ(groups[0].annotated, 2);
    EXPECT_EQ(groups[0].given, (std::vector<std::int64_t>{1, 1}));
    EXPECT_EQ(topics.results->labels->labels[0].name, "Alias of the topic");
}

TEST_F(LabelCountsTest, WhoSpeaksWithAnotherSetHasNoVoiceInTheConsensus) {
    say(incorrect[0], {"alias"});
    say(incorrect[0], {"sport"}, {}, "topics", "Ben");
    say(incorrect[0], {"sport"}, {}, "topics", "Cleo");
    const auto own = resultsOf(kLabels);
    EXPECT_EQ(own.results->labels->labelsOf(0, incorrect[0]).size(), 1U);
    EXPECT_EQ(labelCounts(*own.results, {}, RowsBy::Run, false).at(0).given, (std::vector<std::int64_t>{1, 0}));
}

TEST_F(LabelCountsTest, WhatIsLeftOutIsCountedBySet) {
    for (const std::size_t place : {0U, 1U, 2U})
        say(incorrect[place], {"alias"});
    say(incorrect[3], {"sport"}, {}, "topics");
    say(incorrect[4], {"x"}, {}, "gone");
    say(incorrect[5], {"x"}, {}, "gone");
    annotations.back().item.run = ContentId{}; // of a run that is not shown
    const auto own = resultsOf(kLabels);
    EXPECT_EQ(own.annotations, 3);
    EXPECT_EQ(own.others, (LabelSetUse{{"topics", 1}, {"gone", 1}}));
    EXPECT_EQ(own.book->size(), 3U);
}

TEST_F(LabelCountsTest, TheUseOfSetsIsThatOfTheRunsShown) {
    say(incorrect[0], {"alias"});
    say(incorrect[1], {"x"}, {}, "elsewhere");
    say(incorrect[2], {"x"}, {}, "elsewhere");
    for (const std::size_t last : {1U, 2U})
        annotations[last].item.run = ContentId{};
    EXPECT_EQ(labelSetUse(AnnotationBook(annotations), *set), (LabelSetUse{{"set", 1}}));
}

TEST(LabelSetUseTest, TheMostUsedSetIsTheOneCountedAndElseTheBuiltIn) {
    const std::vector<LabelSet> sets{{"built-in", true, {}}, {"a", true, {}}, {"b", true, {}}};
    const std::pair<LabelSetUse, const char*> cases[]{{{}, "built-in"},
                                                      {{{"b", 1}}, "b"},
                                                      {{{"a", 2}, {"b", 2}}, "a"},
                                                      {{{"built-in", 2}, {"b", 2}}, "built-in"},
                                                      {{{"built-in", 1}, {"a", 3}, {"b", 4}}, "b"},
                                                      {{{"unheard-of", 9}, {"a", 1}}, "a"}};
    for (const auto& [use, expected] : cases)
        EXPECT_EQ(mostUsed(sets, use).name, expected) << testing::PrintToString(use);
}

TEST_F(LabelCountsTest, WithoutALabelledCellThereIsNoShare) {
    takeLabels();
    const auto groups = labelCounts(*set, {}, RowsBy::Run, false);
    ASSERT_EQ(groups.size(), 1U);
    EXPECT_FALSE(groups[0].share(0).percent);
    EXPECT_EQ(groups[0].share(0).interval.high, 100);
}

TEST_F(LabelCountsTest, RowsThatRepeatElementsSaySo) {
    takeLabels();
    const auto oneForm = [](ResultFilter filter) {
        filter.templates = {prompt::Template::Generation};
        return filter;
    };
    const std::tuple<ResultFilter, RowsBy, bool, bool> cases[]{{{}, RowsBy::Run, false, true},
                                                               {{}, RowsBy::Run, true, true},
                                                               {{}, RowsBy::Template, true, false},
                                                               {{}, RowsBy::Template, false, true},
                                                               {oneForm({}), RowsBy::Relation, true, false},
                                                               {oneForm({}), RowsBy::Relation, false, true}};
    for (const auto& [filter, rowsBy, byYear, repeats] : cases)
        EXPECT_EQ(labelCounts(*set, filter, rowsBy, byYear).at(0).repeatsElements, repeats)
            << describe(filter) << name(rowsBy);
}

TEST_F(LabelCountsTest, ASetWithoutLabelsHasNoCounts) {
    EXPECT_TRUE(labelCounts(*set, {}, RowsBy::Run, false).empty());
}
} // namespace
