// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/CellLabels.h"

#include "core/results/Aggregate.h"
#include "core/results/Difference.h"
#include "tests/support/NaiveResults.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <stdexcept>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::results;
using annotation::Annotation;
using annotation::AnnotationBook;
using annotation::ItemKey;
using annotation::LabelRole;
using annotation::LabelSet;

namespace {
const std::vector<LabelSet> kSets{
    {"built-in",
     true,
     {{"outdated", "Outdated", "", LabelRole::Outdated},
      {"alias", "Alias missed", "", LabelRole::AliasMissed},
      {"gold", "Gold is wrong", "", LabelRole::GoldWrong}}},
    {"own", false, {{"alias", "Another name", "", {}}, {"odd", "Odd", "", {}}, {"gold", "As good as gold", "", {}}}}};

Annotation saidOf(const ItemKey& item, const std::string& author, std::vector<std::string> labels,
                  const std::string& set = "built-in") {
    Annotation annotation{item, {author, false}, "model", set, {}, 0, "2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z"};
    annotation.body.labels = std::move(labels);
    annotation.body.note = "n"; // one without labels is one all the same
    return annotation;
}

/// Two runs of different shapes, the first also scored a second time.
class CellLabelsTest : public testing::Test {
protected:
    CellLabelsTest() : workspace(makeWorkspace(folder)) {
        run::RunSpec spec;
        spec.slice.sample = must(benchmark::Sample::parse("20%"));
        spec.sets = 2;
        add(spec, "calibration:?cutoff=2016&recall=0.7&partial=0.3", "first");
        spec.templates = {prompt::Template::TrueFalse, prompt::Template::Generation};
        spec.slice.years = must(benchmark::parseYears("2012-2020"));
        add(spec, "calibration:?cutoff=2019&recall=0.8&partial=0.2&seed=3", "second");
        choices = {{1, 0}, {2, 0}, {1, plantScoring(workspace, 1, "again", {}, 3)}};
        set = loadedSet(workspace, choices);
    }
    void add(const run::RunSpec& spec, const std::string& uri, const std::string& name) {
        const auto id = makeRun(workspace, spec, uri, name);
        if (runToEnd(workspace, id).state != run::EngineState::Finished)
            throw std::runtime_error("the run did not end");
    }

    /// A few hundred annotations all over the set.
    AnnotationBook randomBook(std::mt19937& random) const {
        std::map<std::pair<ItemKey, std::string>, Annotation> all;
        const char* const keys[]{"outdated", "alias", "gold", "odd", "unheard-of"};
        for (int i = 0; i < 600; ++i) {
            const std::size_t run = random() % 2;
            const std::size_t cell = random() % set->run(run).category.size();
            std::vector<std::string> labels;
            for (const char* key : keys)
                if (random() % 4 == 0) labels.emplace_back(key);
            std::sort(labels.begin(), labels.end());
            const std::string author(1, static_cast<char>('a' + random() % 3));
            const ItemKey item = itemOf(*set, run, cell);
            all.insert_or_assign({item, author}, saidOf(item, author, labels));
        }
        std::vector<Annotation> list;
        for (auto& [key, annotation] : all)
            list.push_back(std::move(annotation));
        return AnnotationBook(std::move(list));
    }
    std::shared_ptr<const ResultSet> labelled(const AnnotationBook& book) const {
        return withLabels(*set, cellLabels(*set, book, kSets));
    }

    TempDir folder;
    WorkspacePtr workspace;
    std::vector<RunChoice> choices;
    std::shared_ptr<const ResultSet> set;
};

TEST_F(CellLabelsTest, HoldTheConsensusOfEveryAnnotatedCell) {
    std::mt19937 random(1);
    const AnnotationBook book = randomBook(random);
    const auto labels = cellLabels(*set, book, kSets);
    for (std::size_t run = 0; run < set->runs.size(); ++run) {
        std::size_t annotated = 0;
        for (std::size_t cell = 0; cell < set->run(run).category.size(); ++cell) {
            const ItemKey item = itemOf(*set, run, cell);
            const bool isAsked = set->run(run).category[cell] != kNotAsked;
            const AnnotatedCell* found = labels->at(run, cell);
            ASSERT_EQ(found != nullptr, isAsked && !book.of(item).empty()) << run << ' ' << cell;
            if (!found) continue;
            ++annotated;
            const auto consensus = book.consensus(item); // all of one set
            std::vector<std::string> keys;
            for (const std::uint32_t label : labels->labelsOf(run, cell))
                keys.push_back(labels->labels[label].key);
            std::sort(keys.begin(), keys.end());
            EXPECT_EQ(keys, consensus.labels);
            EXPECT_EQ(found->spoken, consensus.annotators > 0);
        }
        EXPECT_GT(annotated, 50U);
        EXPECT_EQ(annotated, labels->runs[run].cells.size());
    }
}

TEST_F(CellLabelsTest, LabelsAreThoseOfAllSetsAndThenUnknownOnes) {
    const auto labels =
        cellLabels(*set, AnnotationBook({saidOf(itemOf(*set, 0, 0), "a", {"odd", "unheard-of"})}), kSets);
    std::vector<std::string> names;
    for (const CellLabels::Label& label : labels->labels)
        names.push_back(label.name);
    EXPECT_EQ(names, (std::vector<std::string>{"Outdated", "Alias missed (built-in)", "Gold is wrong (built-in)",
                                               "Another name (own)", "Odd (own)", "As good as gold (own)",
                                               "odd (built-in)", "unheard-of"}));
    EXPECT_EQ(labels->labels[1].role, LabelRole::AliasMissed);
    EXPECT_EQ(labels->labels[3].role, LabelRole::None);
}

TEST_F(CellLabelsTest, ALabelHasThePlaceOfItsOwnSetAndAnUnknownOneHasNone) {
    const auto labels = cellLabels(*set, AnnotationBook({saidOf(itemOf(*set, 0, 0), "a", {"unheard-of"})}), kSets);
    std::vector<std::size_t> places;
    for (const CellLabels::Label& label : labels->labels)
        places.push_back(label.place);
    EXPECT_EQ(places, (std::vector<std::size_t>{0, 1, 2, 0, 1, 2, CellLabels::Label::kInNoSet}));
}

TEST_F(CellLabelsTest, OneKeyInTwoSetsIsTwoLabels) {
    const auto labels = cellLabels(
        *set,
        AnnotationBook({saidOf(itemOf(*set, 0, 0), "a", {"alias"}), saidOf(itemOf(*set, 0, 1), "a", {"alias"}, "own")}),
        kSets);
    const auto first = labels->labelsOf(0, 0), second = labels->labelsOf(0, 1);
    ASSERT_EQ(first.size(), 1U);
    ASSERT_EQ(second.size(), 1U);
    EXPECT_EQ(labels->labels[first[0]].name, "Alias missed (built-in)");
    EXPECT_EQ(labels->labels[second[0]].name, "Another name (own)");
}

TEST_F(CellLabelsTest, WhoUsedAnotherSetHasNoVoteOnALabel) {
    const ItemKey item = itemOf(*set, 0, 0);
    const auto labels = cellLabels(*set,
                                   AnnotationBook({saidOf(item, "a", {"alias"}), saidOf(item, "b", {"odd"}, "own"),
                                                   saidOf(item, "c", {"alias"}, "own")}),
                                   kSets);
    std::vector<std::string> names;
    for (const std::uint32_t label : labels->labelsOf(0, 0))
        names.push_back(labels->labels[label].name);
    EXPECT_EQ(names, std::vector<std::string>{"Alias missed (built-in)"}); // the two others disagree
}

TEST_F(CellLabelsTest, AKeyThatAnotherSetGivesNoRoleMarksNoElement) {
    const auto labels = cellLabels(*set, AnnotationBook({saidOf(itemOf(*set, 0, 0), "a", {"gold"}, "own")}), kSets);
    EXPECT_EQ(std::count(labels->goldWrong.begin(), labels->goldWrong.end(), 1), 0);
    EXPECT_TRUE(labels->goldWrongBy.empty());
}

TEST_F(CellLabelsTest, AFilterMeansTheKeyOfEverySetOrTheOneOfASet) {
    const auto withThem = labelled(AnnotationBook(
        {saidOf(itemOf(*set, 0, 0), "a", {"alias"}), saidOf(itemOf(*set, 0, 1), "a", {"alias"}, "own")}));
    const auto taken = [&](const std::string& word) {
        const auto cells = cellsWithLabels(*withThem, 0, {word});
        return std::pair(static_cast<int>(cells[0]), static_cast<int>(cells[1]));
    };
    EXPECT_EQ(taken("alias"), std::pair(1, 1));
    EXPECT_EQ(taken("own/alias"), std::pair(0, 1));
    EXPECT_EQ(taken("built-in/alias"), std::pair(1, 0));
    EXPECT_EQ(taken("nobody's/alias"), std::pair(0, 0));
    EXPECT_EQ(taken(annotation::kAnyLabel), std::pair(1, 1));
    const auto any = cellsWithLabels(*withThem, 0, {annotation::kAnyLabel});
    EXPECT_EQ(std::count(any.begin(), any.end(), 1), 2) << "and no other";
}

TEST_F(CellLabelsTest, WhatAnnotatorsDisagreeAboutIsLabelledAndDisputed) {
    const auto withThem =
        labelled(AnnotationBook({saidOf(itemOf(*set, 0, 0), "a", {"alias"}), saidOf(itemOf(*set, 0, 0), "b", {"gold"}),
                                 saidOf(itemOf(*set, 0, 1), "a", {"alias"})}));
    const auto taken = [&](const std::string& word) {
        const auto cells = cellsWithLabels(*withThem, 0, {word});
        return std::tuple(static_cast<int>(cells[0]), static_cast<int>(cells[1]),
                          static_cast<int>(std::count(cells.begin(), cells.end(), 1)));
    };
    EXPECT_EQ(taken(annotation::kDisputedLabel), std::tuple(1, 0, 1));
    EXPECT_EQ(taken(annotation::kAnyLabel), std::tuple(1, 1, 2));
    EXPECT_EQ(taken("gold"), std::tuple(0, 0, 0)) << "none stands";
}

TEST_F(CellLabelsTest, AWordOfAFilterFindsTheOneLabelThatItMeans) {
    const auto labels = cellLabels(*set, {}, kSets);
    EXPECT_EQ(labels->find("odd"), 4U);
    EXPECT_FALSE(labels->find("never"));
    EXPECT_FALSE(labels->find("alias")); // two have it
    for (std::size_t label = 0; label < labels->labels.size(); ++label)
        EXPECT_EQ(labels->find(labels->word(labels->labels[label])), label);
    EXPECT_EQ(labels->word(labels->labels[0]), "outdated");
    EXPECT_EQ(labels->word(labels->labels[3]), "own/alias");
}

TEST_F(CellLabelsTest, TheSetThatIsUsedMostHasTheDigits) {
    const auto signs = [&](const AnnotationBook& book) {
        const auto found = cellLabels(*set, book, kSets);
        std::string all;
        for (const CellLabels::Label& label : found->labels)
            all += label.sign;
        return all;
    };
    EXPECT_EQ(signs({}), "123AOS"); // Another name, Odd, (A)s good as gold
    EXPECT_EQ(signs(AnnotationBook({saidOf(itemOf(*set, 0, 0), "a", {"odd"}, "own")})), "OAG123");
}

TEST_F(CellLabelsTest, EveryAskedCellIsFoundByWhatItAsks) {
    for (std::size_t run = 0; run < set->runs.size(); ++run)
        for (std::size_t cell = 0; cell < set->run(run).category.size(); ++cell) {
            const ItemKey item = itemOf(*set, run, cell);
            const auto element = set->runs[run].elementOf[cell % set->run(run).rows.size()];
            const bool isAsked = set->run(run).category[cell] != kNotAsked;
            ASSERT_EQ(cellOf(set->runs[run], element, item.form, item.year),
                      isAsked ? std::optional(cell) : std::nullopt)
                << run << ' ' << cell;
        }
    EXPECT_FALSE(cellOf(set->runs[0], set->runs[0].elementOf[0], prompt::Template::Generation, 1066));
    EXPECT_FALSE(
        cellOf(set->runs[0], static_cast<std::uint32_t>(set->elements->size()), prompt::Template::Generation, 2015));
}

TEST_F(CellLabelsTest, AnElementHasTheLabelsOfItsCellsThatPass) {
    std::mt19937 random(4);
    const auto withThem = labelled(randomBook(random));
    std::vector<ResultFilter> filters(4);
    filters[1].years = {{2013, 2015}};
    filters[2].templates = {prompt::Template::Generation};
    filters[2].runs = {choices[1]};
    filters[3].categories = {analysis::CellCategory::Incorrect};
    filters[3].labels = {"odd"};
    for (const ResultFilter& filter : filters) {
        std::map<std::uint32_t, std::vector<std::uint32_t>> expected;
        for (const RunSelection& selection : select(*withThem, filter))
            forEachCell(selection, [&](std::size_t ordinal, std::size_t cell, Block) {
                for (const std::uint32_t label : withThem->labels->labelsOf(selection.run, cell)) {
                    auto& of = expected[selection.view->elementOf[ordinal]];
                    if (const auto at = std::lower_bound(of.begin(), of.end(), label); at == of.end() || *at != label)
                        of.insert(at, label);
                }
            });
        EXPECT_FALSE(expected.empty()) << describe(filter);
        EXPECT_EQ(labelsByElement(*withThem, filter), expected) << describe(filter);
    }
    EXPECT_TRUE(labelsByElement(*set, {}).empty());
}

TEST_F(CellLabelsTest, AnElementWhoseGoldIsWrongIsMarkedWhateverRunSaidSo) {
    ItemKey foreign = itemOf(*set, 0, 0);
    foreign.run = contentId("a run of another workspace");
    const auto labels = cellLabels(*set, AnnotationBook({saidOf(foreign, "a", {"gold"})}), kSets);
    for (std::size_t element = 0; element < set->elements->size(); ++element)
        EXPECT_EQ(labels->goldWrong[element], set->elements->ids[element] == foreign.element ? 1 : 0);
    for (const RunLabels& run : labels->runs)
        EXPECT_TRUE(run.cells.empty());
}

TEST_F(CellLabelsTest, AMarkNamesThoseWhoSayThatTheGoldIsWrong) {
    const ItemKey item = itemOf(*set, 0, 0);
    const auto element = set->runs[0].elementOf[0];
    const auto labels = cellLabels(
        *set,
        AnnotationBook({saidOf(item, "Zoe", {"gold"}), saidOf(item, "Anna", {"gold"}), saidOf(item, "Ben", {"alias"})}),
        kSets);
    ASSERT_EQ(labels->goldWrongBy.size(), 1U);
    EXPECT_EQ(labels->goldWrongBy.at(static_cast<std::uint32_t>(element)), "Anna, Zoe");
}

TEST_F(CellLabelsTest, LabelsAreEqualExactlyWhenTheySayTheSame) {
    const ItemKey item = itemOf(*set, 0, 0);
    const auto of = [&](const char* key) {
        return cellLabels(*set, AnnotationBook({saidOf(item, "a", {key})}), kSets);
    };
    EXPECT_TRUE(*of("alias") == *of("alias"));
    EXPECT_FALSE(*of("alias") == *of("odd"));
}

TEST_F(CellLabelsTest, ItemsThatTheRunDoesNotAskAreLeftOut) {
    ItemKey year = itemOf(*set, 0, 0), element = year;
    year.year = 1066;
    element.element = contentId("no element");
    const auto labels =
        cellLabels(*set, AnnotationBook({saidOf(year, "a", {"odd"}), saidOf(element, "a", {"odd"})}), kSets);
    EXPECT_TRUE(labels->runs[0].cells.empty());
}

/// The same cells, found the slow way.
TEST_F(CellLabelsTest, AFilterTakesTheCellsThatHaveOneOfItsLabels) {
    std::mt19937 random(2);
    const AnnotationBook book = randomBook(random);
    const auto withThem = labelled(book);
    std::vector<NaiveCell> naive;
    std::map<std::int64_t, ContentId> identities;
    for (const RunChoice choice : choices) { // the second scoring judges as the run does, and so diagnoses it
        const auto cells = naiveCells(workspace, choice, choice.run == 1 ? choices[2].scoring : 0);
        naive.insert(naive.end(), cells.begin(), cells.end());
        identities[choice.run] = annotation::runIdentity(recordOf(workspace, choice.run));
    }
    const char* const keys[]{"outdated", "alias", "odd", "unheard-of", "nobody-has-it", ""};
    std::size_t taken = 0;
    for (int round = 0; round < 60; ++round) {
        ResultFilter filter = round % 3 == 0 ? ResultFilter() : randomFilter(random, naive);
        for (int i = 0; i < 2; ++i)
            filter.labels.emplace_back(keys[random() % std::size(keys)]);
        filter.tidy();
        std::multiset<std::pair<RunChoice, ItemKey>> expected, found;
        for (const NaiveCell& cell : naive) {
            bool ok = false;
            const ItemKey item{identities.at(cell.choice.run), contentIdFromHex(cell.id, ok), cell.year,
                               static_cast<prompt::Template>(cell.form)};
            bool wanted = book.of(item).empty() && filter.labels.front().empty();
            for (const std::string& label : book.consensus(item).labels)
                wanted = wanted || std::find(filter.labels.begin(), filter.labels.end(), label) != filter.labels.end();
            if (wanted && naivelyPasses(cell, filter)) expected.emplace(cell.choice, item);
        }
        for (const RunSelection& selection : select(*withThem, filter))
            forEachCell(selection, [&](std::size_t, std::size_t cell, Block) {
                found.emplace(selection.columns->choice, itemOf(*withThem, selection.run, cell));
            });
        taken += found.size();
        ASSERT_EQ(found, expected) << describe(filter);
    }
    EXPECT_GT(taken, 1000U);
}

TEST_F(CellLabelsTest, PairsAreNarrowedByTheLabelsOfEitherSide) {
    std::size_t cell = 0; // of the first run, judged there and by its second scoring
    while (set->run(0).category[cell] == kNotAsked || set->run(0).category[cell] == 0)
        ++cell;
    const auto withThem = labelled(AnnotationBook({saidOf(itemOf(*set, 0, cell), "a", {"odd"})}));
    ResultFilter filter;
    filter.labels = {"odd"};
    const auto grid = difference(*withThem, filter, 0, 2, RowsBy::Run);
    std::int64_t pairs = 0;
    for (std::size_t column = 0; column < grid.years.size(); ++column)
        pairs += grid.rows.empty() ? 0 : grid.at(0, column).paired.pairs;
    EXPECT_EQ(pairs, 1);
}

TEST_F(CellLabelsTest, WithoutLabelsNothingIsAnnotated) {
    ResultFilter filter;
    filter.labels = {""};
    const auto total = [&](const ResultFilter& wanted) { return cellsOf(*set, wanted, {}).all; };
    EXPECT_EQ(total(filter), total({}));
    filter.labels = {"odd"};
    EXPECT_EQ(total(filter), 0U);
}

TEST_F(CellLabelsTest, LabelsOfOtherRunsAreRefused) {
    const auto labels = cellLabels(*set, {}, kSets);
    EXPECT_EQ(withLabels(*set, labels)->labels, labels);
    EXPECT_EQ(withLabels(*withLabels(*set, labels), nullptr)->labels, nullptr);
    const auto other = loadedSet(workspace, {choices[1], choices[0], choices[2]}, set);
    EXPECT_THROW((void)withLabels(*other, labels), std::invalid_argument);
    const auto one = loadedSet(workspace, {choices[0]});
    EXPECT_THROW((void)withLabels(*one, labels), std::invalid_argument);
}
} // namespace
