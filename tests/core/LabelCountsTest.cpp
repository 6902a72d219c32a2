// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/LabelCounts.h"

#include "tests/support/NaiveResults.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::annotation;
using analysis::CellCategory;
using results::FilterPart;
using results::ResultFilter;
using results::RowsBy;

namespace {
const LabelSet kLabels{
    "set", true, {{"alias", "Alias missed", "", LabelRole::AliasMissed}, {"other", "Other", "", LabelRole::Other}}};
const LabelSet kTopics{"topics", true, {{"alias", "Alias of the topic", "", {}}, {"sport", "Sport", "", {}}}};

bool isWrong(std::uint8_t category) {
    const auto cell = static_cast<CellCategory>(category);
    return cell == CellCategory::Incorrect || cell == CellCategory::PartialGreedy ||
           cell == CellCategory::PartialSampled;
}

class LabelCountsTest : public testing::Test {
protected:
    LabelCountsTest() : workspace(makeWorkspace(folder)) {
        run::RunSpec spec;
        spec.slice.sample = must(benchmark::Sample::parse("25%"));
        spec.sets = 2;
        const auto id = makeRun(workspace, spec, "calibration:?cutoff=2016&recall=0.6&partial=0.3&error=0.02");
        if (runToEnd(workspace, id).state != run::EngineState::Finished)
            throw std::runtime_error("the run did not end");
        set = loadedSet(workspace, {{id, 0}});
        const results::RunColumns& run = set->run(0);
        for (std::size_t cell = 0; cell < run.category.size(); ++cell)
            if (isWrong(run.category[cell]))
                (static_cast<CellCategory>(run.category[cell]) == CellCategory::Incorrect ? incorrect : partial)
                    .push_back(cell);
    }

    /// Somebody gives the cell these labels, and accepts an answer if `answer` is not empty.
    void say(std::size_t cell, std::vector<std::string> labels, const std::string& answer = {},
             const std::string& labelSet = "set", const std::string& author = "Ann") {
        Annotation annotation{itemOf(*set, 0, cell),  {author, false},       "model", labelSet, {}, 0,
                              "2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z"};
        annotation.body.labels = std::move(labels);
        if (!answer.empty()) annotation.body.accepted = {{answer, "because"}};
        annotation.body.flag = true;
        annotations.push_back(std::move(annotation));
    }
    LabelSetResults resultsOf(const LabelSet& labels) const {
        return resultsWith(*set, std::make_shared<const AnnotationBook>(annotations), labels);
    }
    void takeLabels() { set = resultsOf(kLabels).results; }
    MatcherAudit audit(const Rejudged& rejudged, const std::optional<std::vector<std::int64_t>>& queue = {},
                       const ResultFilter& filter = {}) {
        takeLabels();
        return matcherAudit(*set, filter, 0, rejudged, queue);
    }
    /// Every Incorrect cell, in an order of its own.
    std::vector<std::int64_t> queue() const {
        std::vector<std::int64_t> order(incorrect.begin(), incorrect.end());
        std::shuffle(order.begin(), order.end(), std::mt19937(5));
        return order;
    }
    std::int64_t cellsWith(CellCategory category) const {
        const auto& all = set->run(0).category;
        return std::count(all.begin(), all.end(), static_cast<std::uint8_t>(category));
    }
    /// Correct % if that many cells more were.
    double percentWith(double more) const {
        const double judged = static_cast<double>(cellsWith(CellCategory::Correct)) +
                              static_cast<double>(incorrect.size()) + static_cast<double>(partial.size());
        return 100 * (static_cast<double>(cellsWith(CellCategory::Correct)) + more) / judged;
    }

    TempDir folder;
    WorkspacePtr workspace;
    std::shared_ptr<const results::ResultSet> set;
    std::vector<std::size_t> incorrect, partial; ///< cells
    std::vector<Annotation> annotations;
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
        if (!isWrong(all[cell]) || !filter.wantsYear(item.year)) continue;
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
    EXPECT_EQ(matcherAudit(*topics.results, {}, 0, {}, {}).aliasMissed.given, 0) << "the set has no such role";
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

TEST_F(LabelCountsTest, TheAuditCountsMissedAliasesAmongLabelledIncorrectCells) {
    for (std::size_t i = 0; i < 8; ++i)
        say(incorrect[i], {i < 2 ? "alias" : "other"}, i == 0 ? "an answer" : "");
    say(incorrect[8], {});
    say(partial[0], {"alias"});
    const MatcherAudit found = audit({{static_cast<std::int64_t>(incorrect[0]), CellCategory::Incorrect}});
    EXPECT_EQ(found.incorrect, static_cast<std::int64_t>(incorrect.size()));
    EXPECT_EQ(found.aliasMissed.given, 2);
    EXPECT_EQ(found.aliasMissed.of, 8);
    EXPECT_EQ(found.aliasWithoutAnswer, 1);
    EXPECT_DOUBLE_EQ(found.correctPercent.value(), percentWith(0));
}

TEST_F(LabelCountsTest, AcceptedAnswersCountAsTheyStand) {
    const auto cell = [](std::size_t index) { return static_cast<std::int64_t>(index); };
    const MatcherAudit found = audit({{cell(incorrect[0]), CellCategory::Correct},
                                      {cell(incorrect[1]), CellCategory::PartialGreedy},
                                      {cell(partial[0]), CellCategory::Correct}});
    EXPECT_EQ(found.gained, 2);
    EXPECT_DOUBLE_EQ(found.appliedPercent.value(), percentWith(2));
}

TEST_F(LabelCountsTest, WhatTheFilterSaysOfOutcomesIsNoMatterToTheAudit) {
    say(incorrect[0], {"alias"});
    ResultFilter filter;
    filter.categories = {CellCategory::Incorrect};
    filter.labels = {"other"};
    const MatcherAudit found = audit({}, {}, filter);
    EXPECT_DOUBLE_EQ(found.correctPercent.value(), percentWith(0));
    EXPECT_EQ(found.aliasMissed.of, 1);
}

TEST_F(LabelCountsTest, OnlyARandomQueueOfAllCellsIsExtrapolated) {
    auto without = queue();
    without.pop_back();
    EXPECT_EQ(audit({}).extrapolation, Extrapolation::NotRandom);
    EXPECT_EQ(audit({}, queue()).extrapolation, Extrapolation::NoLabels);
    say(incorrect[0], {"alias"});
    say(incorrect[1], {"alias"});
    EXPECT_EQ(audit({}, without).extrapolation, Extrapolation::OtherCells);
    for (const auto& found : {audit({}), audit({}, without)})
        EXPECT_FALSE(found.estimatedPercent);
}

TEST_F(LabelCountsTest, TheShareOfTheSampleIsTakenToHoldForAll) {
    const auto order = queue();
    ASSERT_GT(order.size(), 40U);
    Rejudged rejudged;
    for (std::size_t i = 0; i < 10; ++i) {
        if (i == 4) continue; // passed over
        const bool gains = i < 3;
        say(static_cast<std::size_t>(order[i]), {gains ? "alias" : "other"}, gains ? "an answer" : "");
        if (gains) rejudged[order[i]] = CellCategory::Correct;
    }
    const MatcherAudit found = audit(rejudged, order);
    ASSERT_EQ(found.extrapolation, Extrapolation::Sound);
    EXPECT_EQ(found.passedOver, 1);
    EXPECT_EQ(found.sampleGained.given, 3);
    EXPECT_EQ(found.sampleGained.of, 9);
    EXPECT_EQ(found.sampleAlias.given, 3);
    const auto all = static_cast<double>(incorrect.size());
    const auto interval = analysis::wilson95(3, 9);
    EXPECT_NEAR(found.estimatedPercent.value(), percentWith(3.0 / 9 * all), 1e-9);
    EXPECT_NEAR(found.estimatedInterval.low, percentWith(interval.low / 100 * all), 1e-9);
    EXPECT_NEAR(found.estimatedInterval.high, percentWith(interval.high / 100 * all), 1e-9);
}

/// Cells that were annotated before the queue was made stand at its end: no part of the sample, but known.
TEST_F(LabelCountsTest, WhatIsKnownBesideTheSampleIsNotEstimated) {
    const auto order = queue();
    Rejudged rejudged{{order[0], CellCategory::Correct},
                      {order.back(), CellCategory::Correct},
                      {static_cast<std::int64_t>(partial[0]), CellCategory::Correct}};
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}, order.size() - 2, order.size() - 1})
        say(static_cast<std::size_t>(order[i]), {"other"}, "an answer");
    const MatcherAudit found = audit(rejudged, order);
    ASSERT_EQ(found.extrapolation, Extrapolation::Sound);
    EXPECT_EQ(found.sampleGained.of, 2);
    EXPECT_EQ(found.passedOver, 0);
    EXPECT_NEAR(found.estimatedPercent.value(), percentWith(2 + 0.5 * static_cast<double>(incorrect.size() - 2)), 1e-9);
}

/// Items of another queue, worst first say, must not pass for a sample because they stand at the end of a random one.
TEST_F(LabelCountsTest, WhatWasAnnotatedBeforeIsNoSampleHoweverMuchItIs) {
    const auto order = queue();
    Rejudged rejudged;
    for (std::size_t i = order.size() * 2 / 5; i < order.size(); ++i) {
        say(static_cast<std::size_t>(order[i]), {"alias"}, "an answer");
        rejudged[order[i]] = CellCategory::Correct;
    }
    EXPECT_EQ(audit(rejudged, order).extrapolation, Extrapolation::NoLabels);
}

TEST_F(LabelCountsTest, WithEveryCellKnownTheEstimateIsWhatApplies) {
    const auto order = queue();
    Rejudged rejudged;
    for (const std::int64_t cell : order) {
        say(static_cast<std::size_t>(cell), {"alias"}, "an answer");
        rejudged[cell] = cell % 3 == 0 ? CellCategory::Correct : CellCategory::Incorrect;
    }
    const MatcherAudit found = audit(rejudged, order);
    EXPECT_GT(found.gained, 0);
    EXPECT_NEAR(found.estimatedPercent.value(), found.appliedPercent.value(), 1e-9);
}
} // namespace
