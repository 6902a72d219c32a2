// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/Comparability.h"
#include "core/results/Difference.h"
#include "core/results/StaleView.h"
#include "tests/support/NaiveResults.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::results;

namespace {
constexpr int kCorrect = static_cast<int>(analysis::CellCategory::Correct);
constexpr int kTrueFalse = static_cast<int>(prompt::Template::TrueFalse);
constexpr int kStale = static_cast<int>(matching::AnswerKind::Stale);
constexpr int kAhead = static_cast<int>(matching::AnswerKind::Ahead);

/// Two diagnosed runs that share a part of their elements, years and templates.
class PairsAndStale : public testing::Test {
protected:
    PairsAndStale() : workspace(makeWorkspace(folder)) {
        run::RunSpec spec;
        spec.slice.sample = must(benchmark::Sample::parse("40%"));
        spec.sets = 2;
        add(spec, "calibration:?cutoff=2016&recall=0.7&partial=0.3&error=0.05");
        spec.slice.domains = {benchmark::Domain::General, benchmark::Domain::Math};
        spec.slice.sample = {};
        spec.templates = {prompt::Template::TrueFalse, prompt::Template::Mcqa};
        spec.slice.years = must(benchmark::parseYears("2012-2021"));
        add(spec, "calibration:?cutoff=2019&recall=0.8&partial=0.2&error=0.1&seed=3");
        set = loadedSet(workspace, {{1, 0}, {2, 0}});
    }

    void add(const run::RunSpec& spec, const std::string& uri) {
        const auto id = makeRun(workspace, spec, uri);
        if (runToEnd(workspace, id).state != run::EngineState::Finished)
            throw std::runtime_error("the run did not end");
        cells.push_back(
            naiveCells(workspace, {id, 0}, plantScoring(workspace, id, "as run", {}, static_cast<unsigned>(id))));
    }

    /// Pairs told from the tables.
    std::vector<std::pair<NaiveCell, NaiveCell>> naivePairs(const ResultFilter& filter) const {
        std::map<std::tuple<std::int64_t, int, int>, const NaiveCell*> second;
        for (const NaiveCell& cell : cells[1])
            second[{cell.row, cell.year, cell.form}] = &cell;
        std::vector<std::pair<NaiveCell, NaiveCell>> pairs;
        for (const NaiveCell& cell : cells[0]) {
            const auto other = second.find({cell.row, cell.year, cell.form});
            if (other == second.end() || cell.category == 0 || other->second->category == 0) continue;
            if (naivelyAsked(cell, filter) && (naivelyCameOut(cell, filter) || naivelyCameOut(*other->second, filter)))
                pairs.emplace_back(cell, *other->second);
        }
        return pairs;
    }
    std::vector<NaiveCell> all() const {
        auto both = cells[0];
        both.insert(both.end(), cells[1].begin(), cells[1].end());
        return both;
    }

    const TempDir folder;
    WorkspacePtr workspace;
    std::vector<std::vector<NaiveCell>> cells;
    std::shared_ptr<const ResultSet> set;
};

TEST_F(PairsAndStale, DifferencesEqualANaiveRecountUnderAnyFilter) {
    std::mt19937 random(1);
    std::int64_t seen = 0;
    for (int round = 0; round < 40; ++round) {
        const ResultFilter filter = round == 0 ? ResultFilter{} : randomFilter(random, all());
        using Row = std::array<std::int64_t, 4>; // pairs, only first, only second, both
        std::map<std::pair<int, int>, Row> expected, found;
        for (const auto& [first, second] : naivePairs(filter)) {
            Row& row = expected[{first.domain, first.year}];
            ++row[0];
            row[1] += first.category == kCorrect && second.category != kCorrect;
            row[2] += first.category != kCorrect && second.category == kCorrect;
            row[3] += first.category == kCorrect && second.category == kCorrect;
        }
        const DifferenceGrid grid = difference(*set, filter, 0, 1, RowsBy::Domain);
        for (std::size_t row = 0; row < grid.rows.size(); ++row)
            for (std::size_t column = 0; column < grid.years.size(); ++column)
                if (const PairCounts counts = grid.at(row, column); counts.paired.pairs > 0) {
                    found[{static_cast<int>(grid.rows[row]), grid.years[column]}] = {
                        counts.paired.pairs, counts.paired.onlyFirst, counts.paired.onlySecond, counts.bothRight};
                    seen += counts.paired.onlyFirst + counts.paired.onlySecond;
                }
        EXPECT_EQ(found, expected) << toJson(filter);
    }
    EXPECT_GT(seen, 100);
}

TEST_F(PairsAndStale, FlipsAreThePairsThatDisagree) {
    for (const std::optional<int> year : {std::optional<int>{}, std::optional(2016), std::optional(1900)}) {
        const Flips flips = flipped(*set, {}, 0, 1, year);
        using Key = std::tuple<std::int64_t, int, int, int, int>; // element row, year, template, both categories
        std::set<Key> expectedFirst, expectedSecond, first, second;
        for (const auto& [a, b] : naivePairs({})) {
            if ((a.category == kCorrect) == (b.category == kCorrect) || (year && a.year != *year)) continue;
            (a.category == kCorrect ? expectedFirst : expectedSecond)
                .insert({a.row, a.year, a.form, a.category, b.category});
        }
        const auto keyOf = [&](const Flip& flip) {
            return Key{set->elements->rows[flip.element], flip.year, static_cast<int>(flip.form),
                       static_cast<int>(flip.first), static_cast<int>(flip.second)};
        };
        for (const Flip& flip : flips.onlyFirst)
            first.insert(keyOf(flip));
        for (const Flip& flip : flips.onlySecond)
            second.insert(keyOf(flip));
        EXPECT_EQ(first, expectedFirst);
        EXPECT_EQ(second, expectedSecond);
    }
}

TEST_F(PairsAndStale, TheOtherWayRoundOnlyAndSecondChangePlaces) {
    const DifferenceGrid one = difference(*set, {}, 0, 1, RowsBy::State);
    const DifferenceGrid other = difference(*set, {}, 1, 0, RowsBy::State);
    ASSERT_EQ(one.rows, other.rows);
    ASSERT_EQ(one.years, other.years);
    for (std::size_t row = 0; row < one.rows.size(); ++row)
        for (std::size_t column = 0; column < one.years.size(); ++column) {
            EXPECT_EQ(one.at(row, column).paired.onlyFirst, other.at(row, column).paired.onlySecond);
            EXPECT_EQ(one.at(row, column).firstRight(), other.at(row, column).secondRight());
        }
}

TEST_F(PairsAndStale, SumsByElementAddUpToTheDifference) {
    const DifferenceGrid grid = difference(*set, {}, 0, 1, RowsBy::Run);
    std::array<std::int64_t, 3> expected{}, found{};
    for (std::size_t column = 0; column < grid.years.size(); ++column) {
        const PairCounts counts = grid.at(0, column);
        expected[0] += counts.paired.pairs;
        expected[1] += counts.firstRight();
        expected[2] += counts.secondRight();
    }
    const auto sums = pairSums(*set, {}, 0, 1);
    for (std::size_t i = 0; i < sums.values.size(); ++i)
        found[i % 3] += sums.values[i];
    EXPECT_EQ(found, expected);
    EXPECT_GT(found[0], 0);
}

TEST_F(PairsAndStale, KindsShiftsAndMatrixEqualANaiveRecountUnderAnyFilter) {
    std::mt19937 random(2);
    const auto both = all();
    for (int round = 0; round < 40; ++round) {
        const ResultFilter filter = round == 0 ? ResultFilter{} : randomFilter(random, both);
        using Table = std::map<std::tuple<std::int64_t, std::string, int, int>, std::pair<std::int64_t, std::int64_t>>;
        Table expected, found;
        const auto add = [](Table& table, std::int64_t run, const std::string& what, int a, int b, std::int64_t greedy,
                            std::int64_t sampled) {
            if (greedy + sampled == 0) return;
            table[{run, what, a, b}].first += greedy;
            table[{run, what, a, b}].second += sampled;
        };
        for (const NaiveCell& cell : both) {
            if (!naivelyPasses(cell, filter) || cell.form == kTrueFalse) continue;
            add(expected, cell.choice.run, "answered", 0, 0, cell.greedy, cell.sampled);
            add(expected, cell.choice.run, "right", 0, 0, cell.greedyHits, cell.sampledHits);
            add(expected, cell.choice.run, "matrix", cell.year, cell.year, cell.greedyHits, cell.sampledHits);
            for (const auto& [what, wrong] : cell.wrong) {
                add(expected, cell.choice.run, "kind", what.first, 0, wrong.greedy, wrong.sampled);
                if (what.first != kStale && what.first != kAhead) continue;
                add(expected, cell.choice.run, "shift", what.second, 0, wrong.greedy, wrong.sampled);
                add(expected, cell.choice.run, "matrix", cell.year, cell.year - what.second, wrong.greedy,
                    wrong.sampled);
            }
        }
        for (const StaleRun& run : stale(*set, filter)) {
            const std::int64_t id = set->run(run.run).choice.run;
            EXPECT_TRUE(run.diagnosed);
            add(found, id, "answered", 0, 0, run.answered.greedy, run.answered.sampled);
            add(found, id, "right", 0, 0, run.right.greedy, run.right.sampled);
            for (std::size_t kind = 0; kind < run.kinds.size(); ++kind)
                add(found, id, "kind", static_cast<int>(kind), 0, run.kinds[kind].greedy, run.kinds[kind].sampled);
            for (const auto& [shift, replies] : run.shifts)
                add(found, id, "shift", shift, 0, replies.greedy, replies.sampled);
            for (std::size_t row = 0; row < run.matrix.asked.size(); ++row)
                for (std::size_t column = 0; column < run.matrix.answered.size(); ++column)
                    add(found, id, "matrix", run.matrix.asked[row], run.matrix.answered[column],
                        run.matrix.at(row, column).greedy, run.matrix.at(row, column).sampled);
        }
        EXPECT_EQ(found, expected) << toJson(filter);
    }
}

TEST_F(PairsAndStale, TheWorstElementsAreThoseWithMostStaleReplies) {
    std::map<std::pair<std::int64_t, std::int64_t>, std::array<std::int64_t, 3>>
        expected; // run, row: stale, wrong, shift
    for (const NaiveCell& cell : all())
        for (const auto& [what, wrong] : cell.wrong) {
            auto& counts = expected[{cell.choice.run, cell.row}];
            counts[1] += wrong.greedy + wrong.sampled;
            if (what.first != kStale) continue;
            counts[0] += wrong.greedy + wrong.sampled;
            counts[2] = std::max<std::int64_t>(counts[2], what.second);
        }
    std::erase_if(expected, [](const auto& entry) { return entry.second[0] == 0; });
    const auto list = worstElements(*set, {}, 100'000);
    ASSERT_EQ(list.size(), expected.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto& counts = expected.at({set->run(list[i].run).choice.run, set->elements->rows[list[i].element]});
        EXPECT_EQ(counts,
                  (std::array<std::int64_t, 3>{list[i].stale.all(), list[i].wrong.all(), list[i].largestShift}));
        if (i > 0) {
            EXPECT_GE(list[i - 1].stale.all(), list[i].stale.all());
        }
    }
    const auto few = worstElements(*set, {}, 3);
    ASSERT_EQ(few.size(), 3U);
    EXPECT_EQ(few[2].element, list[2].element);
}

TEST(Comparability, EveryDifferenceIsSaidWithBothValues) {
    const auto base = [] {
        auto run = std::make_shared<RunColumns>();
        run->name = "first";
        run->finished = true;
        run->sliceHash = run->templatePack = run->relationPack = "0123456789";
        run->decoding = "chat, max_tokens 50";
        run->layout = {0, {2010, 2011, 2012}, {prompt::Template::Generation}, {0.0, 0.7}, 5};
        return run;
    };
    struct Case {
        RunDifference what;
        std::function<void(RunColumns&)> change;
        const char* first;
        const char* second;
    };
    const Case cases[]{
        {RunDifference::Slice, [](RunColumns& run) { run.sliceHash = "abcdefghij"; }, "first: 01234567",
         "second: abcdefgh"},
        {RunDifference::Years,
         [](RunColumns& run) {
             run.layout.years = {2010, 2012};
         },
         "first: 2010–2012", "second: 2010, 2012"},
        {RunDifference::Templates, [](RunColumns& run) { run.layout.templates = {prompt::Template::Mcqa}; },
         "first: generation", "second: mcqa"},
        {RunDifference::Protocol, [](RunColumns& run) { run.protocol = prompt::Protocol::Debiased; },
         "first: reference", "second: debiased"},
        {RunDifference::TemplatePack, [](RunColumns& run) { run.templatePack = "x"; }, "first: 01234567", "second: x"},
        {RunDifference::RelationPack, [](RunColumns& run) { run.relationPack = "y"; }, "first: 01234567", "second: y"},
        {RunDifference::Sampler, [](RunColumns& run) { run.sampler = prompt::Sampler::Reference; }, "first: seeded",
         "second: reference"},
        {RunDifference::Exemplars, [](RunColumns& run) { run.exemplarEdits = 1; }, "first: 0", "second: 1"},
        {RunDifference::Sets, [](RunColumns& run) { run.layout.sets = 4; }, "first: 5", "second: 4"},
        {RunDifference::Temperatures, [](RunColumns& run) { run.layout.temperatures = {0.0}; }, "first: 0, 0.7",
         "second: 0"},
        {RunDifference::Extraction, [](RunColumns& run) { run.judge.extraction = matching::Extraction::Strict; },
         "first: lenient", "second: strict"},
        {RunDifference::Matching, [](RunColumns& run) { run.judge.preprocess = matching::Preprocess::Reference; },
         "first: paper", "second: reference"},
        {RunDifference::Threshold, [](RunColumns& run) { run.judge.threshold = 82.5; }, "first: 70", "second: 82.5"},
        {RunDifference::Rules, [](RunColumns& run) { run.judge.rules = 1; }, "first: version 3", "second: version 1"},
        {RunDifference::Overrides, [](RunColumns& run) { run.overrides = 3; }, "first: 0", "second: 3"},
        {RunDifference::Seed, [](RunColumns& run) { run.seed = 7; }, "first: 0", "second: 7"},
        {RunDifference::Decoding, [](RunColumns& run) { run.decoding = "chat, max_tokens 5"; },
         "first: chat, max_tokens 50", "second: chat, max_tokens 5"},
        {RunDifference::Unfinished, [](RunColumns& run) { run.finished = false; }, "second", "not finished"}};
    for (const Case& one : cases) {
        auto other = base();
        other->name = "second";
        other->choice = {2, 0};
        one.change(*other);
        const auto set = joined(std::make_shared<ElementFacts>(), {base(), other});
        const auto warnings = comparability(*set, {0, 1});
        ASSERT_EQ(warnings.size(), 1U) << one.first;
        EXPECT_EQ(warnings[0].what, one.what);
        EXPECT_NE(warnings[0].text.find(one.first), std::string::npos) << warnings[0].text;
        EXPECT_NE(warnings[0].text.find(one.second), std::string::npos) << warnings[0].text;
        EXPECT_TRUE(comparability(*set, {1}).empty());
    }
    auto alike = base();
    alike->choice = {2, 0};
    alike->layout.temperatures = {0.7, 0.0};
    EXPECT_TRUE(comparability(*joined(std::make_shared<ElementFacts>(), {base(), alike}), {0, 1}).empty());
}

TEST(RunNames, TellRunsOfOneNameApart) {
    const auto run = [](RunChoice choice, const char* name, const char* scoring) {
        auto columns = std::make_shared<RunColumns>();
        columns->choice = choice;
        columns->name = name;
        columns->scoringName = scoring;
        return columns;
    };
    const auto set = joined(std::make_shared<ElementFacts>(),
                            {run({3, 0}, "llama", ""), run({3, 1}, "llama", "strict"), run({5, 0}, "llama", ""),
                             run({7, 2}, "gemma", "strict"), run({8, 0}, "gemma", "")});
    EXPECT_EQ(runNames(*set), (RunNames{{{3, 0}, "llama #3"},
                                        {{3, 1}, "llama (strict)"},
                                        {{5, 0}, "llama #5"},
                                        {{7, 2}, "gemma (strict)"},
                                        {{8, 0}, "gemma"}}));
}
} // namespace
