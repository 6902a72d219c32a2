// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/AnnotationQueue.h"

#include "tests/support/NaiveResults.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <map>
#include <set>

using namespace chronoscope;
using namespace chronoscope::annotation;
using namespace chronoscope::test;
using analysis::CellCategory;
using prompt::Template;
using results::ResultFilter;
using results::ResultSet;
using store::QueueItem;

namespace {
using Item = std::pair<std::int64_t, std::int64_t>;  ///< run, cell
using Question = std::tuple<std::int64_t, int, int>; ///< element row, year, template

bool isWrong(const NaiveCell& cell) {
    const auto category = static_cast<CellCategory>(cell.category);
    return category != CellCategory::Missing && category != CellCategory::Correct;
}

/// Three runs of unlike models, all of them diagnosed.
class AnnotationQueueTest : public testing::Test {
protected:
    AnnotationQueueTest() {
        run::RunSpec spec;
        spec.slice.sample.kind = benchmark::Sample::Kind::Percent;
        spec.slice.sample.amount = 12;
        spec.slice.years = {2012, 2015, 2018, 2021};
        spec.sets = 2;
        makeRun(workspace, spec, "calibration:?recall=0.7&partial=0.5&error=0.1&cutoff=2019", "first");
        makeRun(workspace, spec, "calibration:?recall=0.6&partial=0.5&cutoff=2016&seed=2", "second");
        spec.slice.years = {2015, 2021};
        makeRun(workspace, spec, "calibration:?recall=0.4&seed=3&stale=0", "third");
        for (const std::int64_t run : {1, 2, 3})
            runToEnd(workspace, run);
        scoring = plantScoring(workspace, 1, "own", {}, 4);
        set = loadedSet(workspace, {{1, scoring},
                                    {2, plantScoring(workspace, 2, "own", {}, 5)},
                                    {3, plantScoring(workspace, 3, "own", {}, 6)}});
        for (const auto& view : set->runs)
            for (const NaiveCell& cell : naiveCells(workspace, view.columns->choice, view.columns->choice.scoring))
                cells.emplace(itemOf(cell), cell);
    }

    Item itemOf(const NaiveCell& cell) const {
        const auto& view = set->runs[static_cast<std::size_t>(cell.choice.run - 1)];
        const auto& layout = view.columns->layout;
        const auto ordinal = view.ordinalOf[set->elements->indexOfRow(cell.row).value()];
        const int form = layout.formIndex(static_cast<Template>(cell.form));
        return {cell.choice.run, layout.cellIndex(ordinal, layout.yearIndex(cell.year), form)};
    }
    std::vector<Item> queue(QueueOrder order, const ResultFilter& filter = {}, std::uint64_t seed = 1,
                            const AnnotationBook& book = {}, const std::string& author = "ann",
                            const std::string& labelSet = {}) const {
        auto reader = must(workspace->reader());
        std::vector<Item> items;
        for (const QueueItem& item : must(buildQueue(reader, *set, filter, order, seed, book, author, {}, labelSet))) {
            EXPECT_FALSE(item.skipped);
            items.emplace_back(item.run, item.cell);
        }
        return items;
    }
    Annotation annotated(const Item& item, const std::string& author) const {
        const NaiveCell& cell = cells.at(item);
        const auto& view = set->runs[static_cast<std::size_t>(item.first - 1)];
        Annotation annotation;
        const auto element = set->elements->indexOfRow(cell.row).value();
        annotation.item = {view.columns->identity, set->elements->ids[element], cell.year,
                           static_cast<Template>(cell.form)};
        annotation.voice.author = author;
        annotation.body.labels = {"other"};
        return annotation;
    }
    static Question questionOf(const NaiveCell& cell) { return {cell.row, cell.year, cell.form}; }

    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);
    std::int64_t scoring = 0;
    std::shared_ptr<const ResultSet> set;
    std::map<Item, NaiveCell> cells;
};

TEST_F(AnnotationQueueTest, HoldsTheWrongCellsOfTheFilterAndNoOthers) {
    std::vector<NaiveCell> all;
    for (const auto& [item, cell] : cells)
        all.push_back(cell);
    std::mt19937 random(9);
    std::size_t held = 0;
    for (int i = 0; i < 40; ++i) {
        const ResultFilter filter = i == 0 ? ResultFilter{} : randomFilter(random, all);
        std::vector<Item> expected;
        for (const auto& [item, cell] : cells)
            if (isWrong(cell) && naivelyPasses(cell, filter)) expected.push_back(item);
        auto found = queue(QueueOrder::Random, filter);
        EXPECT_EQ(countQueue(*set, filter), found.size());
        std::sort(found.begin(), found.end());
        EXPECT_EQ(found, expected) << results::toJson(filter);
        held += found.size();
    }
    EXPECT_GT(held, 200U);
}

TEST_F(AnnotationQueueTest, EveryOrderHoldsTheSameItems) {
    auto expected = queue(QueueOrder::Random);
    std::sort(expected.begin(), expected.end());
    for (const QueueOrder order : kQueueOrders) {
        auto found = queue(order);
        std::sort(found.begin(), found.end());
        EXPECT_EQ(found, expected) << name(order);
    }
}

TEST_F(AnnotationQueueTest, EveryOrderDependsOnTheSeedAlone) {
    for (const QueueOrder order : kQueueOrders) {
        EXPECT_EQ(queue(order, {}, 5), queue(order, {}, 5)) << name(order);
        EXPECT_NE(queue(order, {}, 5), queue(order, {}, 6)) << name(order);
    }
}

TEST_F(AnnotationQueueTest, ANarrowerFilterKeepsTheOrder) {
    ResultFilter narrow;
    narrow.templates = {Template::Mcqa};
    std::vector<Item> expected;
    for (const Item& item : queue(QueueOrder::Random))
        if (cells.at(item).form == static_cast<int>(Template::Mcqa)) expected.push_back(item);
    EXPECT_EQ(queue(QueueOrder::Random, narrow), expected);
}

TEST_F(AnnotationQueueTest, WhatTheAuthorHasAnnotatedComesLast) {
    for (const QueueOrder order : kQueueOrders) {
        const auto before = queue(order);
        std::vector<Annotation> annotations;
        std::vector<Item> mine;
        std::vector<Item> expected;
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (i % 3 == 1) annotations.push_back(annotated(before[i], "ann"));
            if (i % 3 == 2) annotations.push_back(annotated(before[i], "bob"));
            (i % 3 == 1 ? mine : expected).push_back(before[i]);
        }
        expected.insert(expected.end(), mine.begin(), mine.end());
        EXPECT_EQ(queue(order, {}, 1, AnnotationBook(annotations), "ann"), expected) << name(order);
    }
}

TEST_F(AnnotationQueueTest, WhatIsLabelledWithAnotherSetAloneIsStillOpen) {
    const auto before = queue(QueueOrder::Random);
    std::vector<Annotation> annotations(3, annotated(before[0], "ann"));
    for (std::size_t i = 0; i < annotations.size(); ++i)
        annotations[i] = annotated(before[i], "ann");
    annotations[0].labelSet = "Topics";
    annotations[1].labelSet = "Reasons";
    annotations[2].labelSet = "Topics"; // a note is of no set
    annotations[2].body = {};
    annotations[2].body.note = "odd";
    std::vector<Item> expected{before[0]};
    expected.insert(expected.end(), before.begin() + 3, before.end());
    expected.insert(expected.end(), before.begin() + 1, before.begin() + 3);
    EXPECT_EQ(queue(QueueOrder::Random, {}, 1, AnnotationBook(annotations), "ann", "Reasons"), expected);
}

TEST_F(AnnotationQueueTest, ByDisagreementTheMostDifferentCategoriesComeFirst) {
    std::map<Question, std::vector<int>> levels; // 2 correct, 1 partial, 0 incorrect
    for (const auto& [item, cell] : cells)
        if (cell.category != static_cast<int>(CellCategory::Missing))
            levels[questionOf(cell)].push_back(cell.category == static_cast<int>(CellCategory::Incorrect) ? 0
                                               : isWrong(cell)                                            ? 1
                                                                                                          : 2);
    const auto disagreement = [&](const Item& item) {
        const auto& of = levels.at(questionOf(cells.at(item)));
        double sum = 0;
        int pairs = 0;
        for (std::size_t a = 0; a < of.size(); ++a)
            for (std::size_t b = a + 1; b < of.size(); ++b, ++pairs)
                sum += std::abs(of[a] - of[b]);
        return pairs == 0 ? 0.0 : sum / pairs;
    };
    const auto items = queue(QueueOrder::Disagreement);
    ASSERT_GT(disagreement(items.front()), disagreement(items.back()));
    std::set<Question> left;
    for (std::size_t i = 1; i < items.size(); ++i) {
        EXPECT_GE(disagreement(items[i - 1]) + 1e-6, disagreement(items[i]));
        if (questionOf(cells.at(items[i - 1])) == questionOf(cells.at(items[i]))) continue;
        EXPECT_TRUE(left.insert(questionOf(cells.at(items[i - 1]))).second) << "the runs of a question are apart";
    }
}

TEST_F(AnnotationQueueTest, ByRelationItGoesByName) {
    const auto items = queue(QueueOrder::Relation);
    for (std::size_t i = 1; i < items.size(); ++i)
        EXPECT_LE(cells.at(items[i - 1]).relation, cells.at(items[i]).relation);
}

TEST_F(AnnotationQueueTest, ByStalenessTheOldestComesFirst) {
    const auto years = [&](const Item& item) {
        int oldest = 0;
        for (const auto& [what, counts] : cells.at(item).wrong)
            oldest = std::max(oldest, what.second);
        return oldest;
    };
    const auto items = queue(QueueOrder::Staleness);
    ASSERT_GT(years(items.front()), 2);
    for (std::size_t i = 1; i < items.size(); ++i)
        EXPECT_GE(years(items[i - 1]), years(items[i]));
}

TEST_F(AnnotationQueueTest, ByStalenessItIsRefusedWhileARunIsNotDiagnosed) {
    run::RunSpec spec = smallSpec(5);
    spec.slice.years = {2015, 2021};
    runToEnd(workspace, makeRun(workspace, spec, "calibration:?recall=0.2&seed=9", "fresh"));
    set = loadedSet(workspace, {{1, scoring}, {4, 0}});
    auto reader = must(workspace->reader());
    const auto found = buildQueue(reader, *set, {}, QueueOrder::Staleness, 1, {}, "ann");
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(found.error().context, "fresh");
    EXPECT_EQ(undiagnosedRun(*set, {}), std::optional<std::size_t>(1));
    ResultFilter narrow;
    narrow.runs = {{1, scoring}};
    EXPECT_EQ(undiagnosedRun(*set, narrow), std::nullopt);
    EXPECT_FALSE(queue(QueueOrder::Staleness, narrow).empty());
}

TEST_F(AnnotationQueueTest, NearTheThresholdIsNearThatOfTheRunItselfUnderEveryScoring) {
    const auto expected = queue(QueueOrder::NearThreshold);
    const auto kind =
        plantScoring(workspace, 1, "kind", {matching::Extraction::Lenient, matching::Preprocess::Paper, 55}, 4);
    set = loadedSet(workspace, {{1, kind}, {2, 0}, {3, 0}});
    EXPECT_EQ(queue(QueueOrder::NearThreshold), expected);
}

TEST_F(AnnotationQueueTest, NearTheThresholdTheBestWrongScoreCountsAndUnscoredOnesComeLast) {
    auto reader = must(workspace->reader());
    SQLite::Statement best(reader.sql(),
                           "SELECT ifnull(max(score), 0) FROM reply WHERE key >= ? AND key < ? AND hit = 0 "
                           "AND kind = 0");
    const auto distance = [&](const Item& item) {
        const NaiveCell& cell = cells.at(item);
        if (cell.form != static_cast<int>(Template::Generation)) return 1000.0;
        const auto& layout = set->run(static_cast<std::size_t>(item.first - 1)).layout;
        const auto first = layout.replyIndex(item.second % layout.elements, layout.yearIndex(cell.year),
                                             layout.formIndex(Template::Generation), 0);
        best.reset();
        best.bind(1, run::runKey(item.first, first));
        best.bind(2, run::runKey(item.first, first + layout.samplesPerCell()));
        best.executeStep();
        return matching::kDefaultThreshold - best.getColumn(0).getInt() / 10.0;
    };
    const auto items = queue(QueueOrder::NearThreshold);
    ASSERT_LT(distance(items.front()), 20);
    ASSERT_EQ(distance(items.back()), 1000);
    for (std::size_t i = 1; i < items.size(); ++i)
        EXPECT_LE(distance(items[i - 1]), distance(items[i]) + 1e-4);
}

TEST_F(AnnotationQueueTest, ACellThatIsWrongUnderTwoJudgementsIsOneItem) {
    const auto before = queue(QueueOrder::Random);
    set = loadedSet(workspace, {{1, scoring}, {2, 0}, {3, 0}, {1, 0}});
    for (const QueueOrder order : {QueueOrder::Random, QueueOrder::Disagreement}) {
        auto found = queue(order);
        EXPECT_EQ(std::set<Item>(found.begin(), found.end()), std::set<Item>(before.begin(), before.end()));
        EXPECT_EQ(found.size(), before.size());
    }
}

TEST_F(AnnotationQueueTest, StopsWhenAsked) {
    std::stop_source source;
    source.request_stop();
    auto reader = must(workspace->reader());
    for (const QueueOrder order : kQueueOrders) {
        const auto found = buildQueue(reader, *set, {}, order, 1, {}, "ann", source.get_token());
        ASSERT_FALSE(found);
        EXPECT_EQ(found.error().code, ErrorCode::Cancelled) << name(order);
    }
}

TEST_F(AnnotationQueueTest, TheNewestRandomQueueThatHoldsTheRunIsItsSample) {
    const auto put = [&](const char* name, QueueOrder order, const std::vector<QueueItem>& items) {
        store::QueueRecord queue;
        queue.name = name;
        queue.labelSet = "built-in";
        queue.order = annotation::name(order);
        must(workspace->write(
            [&](store::Database& database) { return store::AnnotationStore(database).createQueue(queue, items); }));
    };
    const auto sample = [&](std::int64_t run) {
        auto reader = must(workspace->reader());
        const auto queue = must(randomQueue(reader, run));
        return queue ? std::optional(queue->cells) : std::nullopt;
    };
    EXPECT_FALSE(sample(1));
    put("old", QueueOrder::Random, {{1, 7}, {2, 4}});
    put("new", QueueOrder::Random, {{1, 9}, {1, 3}});
    put("other", QueueOrder::Relation, {{1, 5}, {2, 6}});
    EXPECT_EQ(sample(1), (std::vector<std::int64_t>{9, 3}));
    EXPECT_EQ(sample(2), (std::vector<std::int64_t>{4}));
    EXPECT_FALSE(sample(3));
}

TEST(QueueOrder, NamesReadBack) {
    for (const QueueOrder order : kQueueOrders)
        EXPECT_EQ(queueOrderFromName(name(order)), order);
    EXPECT_EQ(queueOrderFromName("Random"), std::nullopt);
}

/// Two made-up runs of 5,000 elements in ten years, wrong all over.
std::shared_ptr<const ResultSet> largeSet() {
    constexpr std::size_t kElements = 5'000;
    auto facts = std::make_shared<results::ElementFacts>();
    facts->relationNames = {"a", "b", "c"};
    run::RunLayout layout{static_cast<std::int64_t>(kElements), {}, {Template::Generation}, {0, 0.7}, 5};
    for (int year = 2010; year < 2020; ++year)
        layout.years.push_back(year);
    for (std::size_t i = 0; i < kElements; ++i) {
        const std::string subject = fmt::format("element {}", i);
        facts->rows.push_back(static_cast<std::int64_t>(i) + 1);
        facts->ids.push_back(contentId(subject));
        facts->domains.push_back(benchmark::Domain::General);
        facts->states.push_back(benchmark::State::Dynamic);
        facts->relations.push_back(static_cast<std::uint32_t>(i % 3));
        facts->subjects.add(subject);
        facts->searchTexts.add(subject);
        for (const int year : layout.years)
            facts->years.push_back(static_cast<std::int16_t>(year));
        facts->yearEnds.push_back(static_cast<std::uint32_t>(facts->years.size()));
        facts->changes.push_back(0);
    }
    std::vector<std::shared_ptr<const results::RunColumns>> runs;
    for (const std::int64_t id : {1, 2}) {
        auto run = std::make_shared<results::RunColumns>();
        run->choice = {id, 0};
        run->identity = contentId(fmt::format("run {}", id));
        run->layout = layout;
        run->rows = facts->rows;
        const std::size_t count = kElements * layout.years.size();
        run->category.assign(count, static_cast<std::uint8_t>(CellCategory::Incorrect));
        for (auto* counts : {&run->greedyAnswered, &run->greedyHits, &run->sampledAnswered, &run->sampledHits,
                             &run->errors, &run->greedyLeftOut, &run->sampledLeftOut})
            counts->assign(count, 0);
        run->chrono.assign(kElements, 0);
        run->diagnosed = true;
        run->kinds.assign(count, 2);
        for (std::uint32_t cell = 0; cell < count; ++cell)
            run->diagnoses.push_back({cell, static_cast<std::int16_t>(1 + cell % 7), 1, 1, 1});
        runs.push_back(std::move(run));
    }
    return results::joined(facts, runs);
}

TEST(LargeQueue, OfAHundredThousandItemsIsMadeWithinASecond) {
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder);
    auto reader = must(workspace->reader());
    const auto set = largeSet();
    std::vector<Annotation> annotations;
    for (std::size_t i = 0; i < set->elements->size(); i += 2) {
        Annotation& one = annotations.emplace_back();
        one.item = {set->run(0).identity, set->elements->ids[i], 2012, Template::Generation};
        one.voice.author = "ann";
    }
    const AnnotationBook book(annotations);
    for (const QueueOrder order : kQueueOrders) {
        if (order == QueueOrder::NearThreshold) continue; // columns do not suffice for it
        const std::clock_t begun = std::clock();
        const auto items = must(buildQueue(reader, *set, {}, order, 1, book, "ann"));
        const double took = 1000.0 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC; // whatever else runs
        fmt::print("{:>14}: {} items in {:.0f} ms\n", name(order), items.size(), took);
        EXPECT_EQ(items.size(), 100'000U);
        EXPECT_LT(took, 1000);
    }
}
} // namespace
