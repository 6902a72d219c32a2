// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/Aggregate.h"

#include "core/base/Text.h"
#include "core/results/ChronoView.h"
#include "tests/support/NaiveResults.h"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::results;
using analysis::CellCategory;
using analysis::ChronoCategory;

namespace {
using Counts = std::array<std::int64_t, 6>; // elements, correct, partial greedy, partial sampled, incorrect, lost

Counts arrayOf(const analysis::CategoryCounts& counts) {
    return {counts.elements,       counts.correct,   counts.partialGreedy,
            counts.partialSampled, counts.incorrect, counts.lostSamples};
}
Counts arrayOf(const analysis::ChronoCounts& counts) {
    return {counts.elements,    counts.known,        counts.partialKnown,
            counts.cutOffAfter, counts.cutOffBefore, counts.unknown};
}

/// Three runs on different parts of the sample: protocols, templates, temperatures and years differ, errors are lost;
/// the first and the last are diagnosed. The first is also scored a second time.
class Aggregates : public testing::Test {
protected:
    Aggregates() : workspace(makeWorkspace(folder)) {
        run::RunSpec spec;
        spec.slice.sample = must(benchmark::Sample::parse("30%"));
        spec.sets = 2;
        add(spec, "calibration:?cutoff=2016&recall=0.7&partial=0.3&error=0.05");
        spec.protocol = prompt::Protocol::Debiased;
        spec.templates = {prompt::Template::TrueFalse, prompt::Template::Generation};
        spec.slice.years = must(benchmark::parseYears("2014-2022"));
        add(spec, "calibration:?cutoff=2019&recall=0.8&partial=0.2&seed=3");
        spec.slice.sample = must(benchmark::Sample::parse("20%", 7));
        spec.slice.years.clear();
        spec.temperatures = {0.7};
        add(spec, "calibration:?cutoff=2012&recall=0.5&error=0.4");
        const matching::JudgeSettings judge;
        const auto first = plantScoring(workspace, 1, "as run", judge, 1);
        const auto third = plantScoring(workspace, 3, "as run", judge, 2);
        const auto again =
            plantScoring(workspace, 1, "again", {matching::Extraction::Strict, matching::Preprocess::Paper, 90}, 3);
        choices = {{1, 0}, {2, 0}, {3, 0}, {1, again}};
        set = loadedSet(workspace, choices);
        for (const auto& [choice, diagnosedBy] :
             {std::pair{choices[0], first}, {choices[1], std::int64_t{0}}, {choices[2], third}, {choices[3], again}}) {
            const auto cells = naiveCells(workspace, choice, diagnosedBy);
            naive.insert(naive.end(), cells.begin(), cells.end());
        }
    }

    void add(const run::RunSpec& spec, const std::string& uri) {
        const auto id = makeRun(workspace, spec, uri);
        if (runToEnd(workspace, id).state != run::EngineState::Finished)
            throw std::runtime_error("the run did not end");
    }

    std::string naiveName(const NaiveCell& cell, RowsBy rowsBy) const {
        switch (rowsBy) {
        case RowsBy::Run: return "";
        case RowsBy::Domain: return std::string(name(static_cast<benchmark::Domain>(cell.domain)));
        case RowsBy::State: return std::string(name(static_cast<benchmark::State>(cell.state)));
        case RowsBy::Template: return std::string(name(static_cast<prompt::Template>(cell.form)));
        case RowsBy::Relation: return cell.relation;
        case RowsBy::Element: return cell.id;
        }
        return "";
    }
    std::string rowText(RowsBy rowsBy, RowKey key) const {
        if (rowsBy == RowsBy::Run) return "";
        return rowsBy == RowsBy::Element ? toHex(set->elements->ids[key]) : rowName(*set, rowsBy, key);
    }

    const TempDir folder;
    WorkspacePtr workspace;
    std::vector<RunChoice> choices;
    std::shared_ptr<const ResultSet> set;
    std::vector<NaiveCell> naive;
};

constexpr std::array kRows{RowsBy::Run,      RowsBy::Domain,   RowsBy::State,
                           RowsBy::Template, RowsBy::Relation, RowsBy::Element};

TEST_F(Aggregates, HeatEqualsANaiveRecountUnderAnyFilter) {
    std::mt19937 random(1);
    for (int round = 0; round < 60; ++round) {
        const ResultFilter filter = round == 0 ? ResultFilter{} : randomFilter(random, naive);
        const RowsBy rowsBy = kRows[static_cast<std::size_t>(round) % kRows.size()];
        std::map<std::tuple<RunChoice, std::string, int>, Counts> expected, found;
        for (const NaiveCell& cell : naive) {
            if (!naivelyPasses(cell, filter)) continue;
            Counts& counts = expected[{cell.choice, naiveName(cell, rowsBy), cell.year}];
            ++counts[0];
            if (cell.category > 0) ++counts[static_cast<std::size_t>(cell.category)];
            counts[5] += cell.errors;
        }
        const HeatGrid grid = heat(*set, filter, rowsBy);
        for (std::size_t row = 0; row < grid.rows.size(); ++row)
            for (std::size_t column = 0; column < grid.years.size(); ++column)
                if (const auto counts = grid.at(row, column); counts.elements > 0)
                    found[{set->run(grid.rows[row].run).choice, rowText(rowsBy, grid.rows[row].key),
                           grid.years[column]}] = arrayOf(counts);
        EXPECT_EQ(found, expected) << toJson(filter);
    }
}

/// What a cell is called on each axis of a split view.
std::vector<std::string> naiveKeys(const NaiveCell& cell, const std::vector<Axis>& by) {
    std::vector<std::string> keys;
    for (const Axis axis : by)
        switch (axis) {
        case Axis::Template: keys.emplace_back(name(static_cast<prompt::Template>(cell.form))); break;
        case Axis::Domain: keys.emplace_back(name(static_cast<benchmark::Domain>(cell.domain))); break;
        case Axis::State: keys.emplace_back(name(static_cast<benchmark::State>(cell.state))); break;
        case Axis::Relation: keys.push_back(cell.relation); break;
        case Axis::Year: keys.push_back(std::to_string(cell.year)); break;
        }
    return keys;
}

TEST_F(Aggregates, GroupsOfAnyAxesEqualANaiveRecountUnderAnyFilter) {
    std::mt19937 random(5);
    using Key = std::pair<RunChoice, std::vector<std::string>>;
    for (int round = 0; round < 60; ++round) {
        const ResultFilter filter = round == 0 ? ResultFilter{} : randomFilter(random, naive);
        std::vector<Axis> by(kAxes.begin(), kAxes.end());
        std::shuffle(by.begin(), by.end(), random);
        by.resize(random() % (by.size() + 1));
        std::map<Key, Counts> expected, found;
        std::map<std::tuple<RunChoice, std::int64_t, int>, std::pair<Key, int>> units; // to their category over years
        std::vector<Axis> withoutYear = by;
        std::erase(withoutYear, Axis::Year);
        for (const NaiveCell& cell : naive) {
            if (!naivelyPasses(cell, filter)) continue;
            Counts& counts = expected[{cell.choice, naiveKeys(cell, by)}];
            ++counts[0];
            if (cell.category > 0) ++counts[static_cast<std::size_t>(cell.category)];
            counts[5] += cell.errors;
            units[{cell.choice, cell.row, cell.form}] = {{cell.choice, naiveKeys(cell, withoutYear)}, cell.chrono};
        }
        const auto keysOf = [&](const auto& line, const std::vector<Axis>& axes) {
            Key key{set->run(line.run).choice, {}};
            for (std::size_t i = 0; i < axes.size(); ++i)
                key.second.push_back(keyName(*set, axes[i], line.keys[i]));
            return key;
        };
        for (const auto& line : cellGroups(*set, filter, by))
            EXPECT_TRUE(found.emplace(keysOf(line, by), arrayOf(line.counts)).second);
        EXPECT_EQ(found, expected) << toJson(filter);
        expected.clear();
        found.clear();
        for (const auto& [unit, told] : units) {
            Counts& counts = expected[told.first];
            ++counts[0];
            if (told.second > 0) ++counts[static_cast<std::size_t>(told.second)];
        }
        for (const auto& line : chronoGroups(*set, filter, withoutYear))
            EXPECT_TRUE(found.emplace(keysOf(line, withoutYear), arrayOf(line.counts)).second);
        EXPECT_EQ(found, expected) << toJson(filter);
    }
}

TEST_F(Aggregates, ProfilesAreSumsOfTheHeat) {
    for (const auto& [axis, rowsBy] : {std::pair{Axis::Template, RowsBy::Template},
                                       {Axis::Domain, RowsBy::Domain},
                                       {Axis::State, RowsBy::State},
                                       {Axis::Relation, RowsBy::Relation}}) {
        std::map<std::pair<RunChoice, std::string>, Counts> expected, found;
        for (const NaiveCell& cell : naive) {
            Counts& counts = expected[{cell.choice, naiveName(cell, rowsBy)}];
            ++counts[0];
            if (cell.category > 0) ++counts[static_cast<std::size_t>(cell.category)];
            counts[5] += cell.errors;
        }
        for (const ProfilePoint& point : profile(*set, {}, axis)) {
            found[{set->run(point.run).choice, rowText(rowsBy, point.key)}] = arrayOf(point.counts);
            EXPECT_TRUE(point.repeatsElements);
        }
        EXPECT_EQ(found, expected);
    }
}

TEST_F(Aggregates, AProfileSaysWhereElementsRepeat) {
    ResultFilter oneForm;
    oneForm.templates = {prompt::Template::Generation};
    for (const ProfilePoint& point : profile(*set, oneForm, Axis::Year))
        EXPECT_FALSE(point.repeatsElements);
    for (const ProfilePoint& point : profile(*set, {}, Axis::Year))
        EXPECT_TRUE(point.repeatsElements);
    ResultFilter oneYear;
    oneYear.years = {{2015, 2015}};
    for (const ProfilePoint& point : profile(*set, oneYear, Axis::Template))
        EXPECT_FALSE(point.repeatsElements);
}

TEST_F(Aggregates, ChronoEqualsANaiveRecountUnderAnyFilter) {
    std::mt19937 random(2);
    for (int round = 0; round < 40; ++round) {
        const ResultFilter filter = randomFilter(random, naive);
        const RowsBy rowsBy = kRows[static_cast<std::size_t>(round) % kRows.size()];
        std::map<std::tuple<RunChoice, std::string, std::int64_t, int>, int> units; // row of the view, unit: category
        for (const NaiveCell& cell : naive)
            if (naivelyPasses(cell, filter))
                units[{cell.choice, naiveName(cell, rowsBy), cell.row, cell.form}] = cell.chrono;
        std::map<std::pair<RunChoice, std::string>, Counts> expected, found;
        for (const auto& [unit, category] : units) {
            Counts& counts = expected[{std::get<0>(unit), std::get<1>(unit)}];
            ++counts[0];
            if (category > 0) ++counts[static_cast<std::size_t>(category)];
        }
        for (const ChronoRow& row : chrono(*set, filter, rowsBy)) {
            found[{set->run(row.run).choice, rowText(rowsBy, row.key)}] = arrayOf(row.counts);
            const auto behind = chronoElements(*set, filter, rowsBy, row, ChronoCategory::Known);
            EXPECT_EQ(static_cast<std::int64_t>(behind.size()), row.counts.known);
            EXPECT_EQ(static_cast<std::int64_t>(chronoElements(*set, filter, rowsBy, row, {}).size()),
                      row.counts.elements);
            for (const ChronoElement& one : behind)
                EXPECT_EQ(one.category, ChronoCategory::Known);
        }
        EXPECT_EQ(found, expected) << toJson(filter);
    }
}

TEST_F(Aggregates, ChangesCountEachElementOnce) {
    std::mt19937 random(3);
    for (int round = 0; round < 20; ++round) {
        const ResultFilter filter = round == 0 ? ResultFilter{} : randomFilter(random, naive);
        std::map<std::int64_t, std::tuple<int, int, int>> elements;
        for (const NaiveCell& cell : naive)
            if (naivelyPasses(cell, filter)) elements[cell.row] = {cell.domain, cell.state, cell.objectChanges};
        std::map<std::tuple<int, int, int>, std::int64_t> expected, found;
        for (const auto& [row, group] : elements)
            ++expected[group];
        for (const ChangesRow& row : changes(*set, filter))
            for (std::size_t count = 0; count < row.elements.size(); ++count)
                if (row.elements[count] > 0)
                    found[{static_cast<int>(row.domain), static_cast<int>(row.state), static_cast<int>(count)}] =
                        row.elements[count];
        EXPECT_EQ(found, expected) << toJson(filter);
    }
}

TEST_F(Aggregates, QuestionsThatJoinOrLeaveAYearAreThoseOfTheCells) {
    std::mt19937 random(8);
    std::int64_t changed = 0;
    for (int round = 0; round < 20; ++round) {
        const ResultFilter filter = round == 0 ? ResultFilter{} : randomFilter(random, naive);
        for (const RowsBy rowsBy : {RowsBy::Run, RowsBy::Domain, RowsBy::Template, RowsBy::Relation}) {
            const QuestionChanges changes(*set, filter, rowsBy);
            for (const HeatRow& row : heat(*set, filter, rowsBy).rows) {
                using Question = std::pair<std::int64_t, int>;
                std::map<int, std::set<Question>> asked; // by year of the run that passes
                for (const int year : set->run(row.run).layout.years)
                    if (filter.wantsYear(year)) asked[year];
                const std::string rowCalled = rowsBy == RowsBy::Run ? "" : rowName(*set, rowsBy, row.key);
                for (const NaiveCell& cell : naive)
                    if (cell.choice == set->run(row.run).choice && naivelyAsked(cell, filter) &&
                        naiveName(cell, rowsBy) == rowCalled)
                        asked[cell.year].insert({cell.row, cell.form});
                const std::set<Question>* before = nullptr;
                for (const auto& [year, now] : asked) {
                    QuestionChange expected;
                    for (const Question& question : now)
                        expected.joined += before && !before->contains(question);
                    for (const Question& question : before ? *before : std::set<Question>())
                        expected.left += !now.contains(question);
                    before = &now;
                    const QuestionChange found = changes.at(row.run, row.key, year);
                    ASSERT_EQ(std::pair(found.joined, found.left), std::pair(expected.joined, expected.left))
                        << toJson(filter) << year;
                    changed += found.any();
                }
            }
        }
    }
    EXPECT_GT(changed, 50);
}

TEST_F(Aggregates, PagesOfCellsAreTheCellsBehindAnyCount) {
    std::mt19937 random(4);
    for (int round = 0; round < 20; ++round) {
        const ResultFilter filter = randomFilter(random, naive);
        const HeatGrid grid = heat(*set, filter, RowsBy::Domain);
        for (std::size_t row = 0; row < grid.rows.size(); ++row)
            for (std::size_t column = 0; column < grid.years.size(); ++column) {
                CellsQuery query{RowsBy::Domain, grid.rows[row].run, grid.rows[row].key, grid.years[column], 0, 7};
                analysis::CategoryCounts recount;
                std::size_t seen = 0;
                for (CellPage page = cellsOf(*set, filter, query); !page.cells.empty();
                     page = cellsOf(*set, filter, query)) {
                    EXPECT_EQ(page.all, static_cast<std::size_t>(grid.at(row, column).elements));
                    for (const CellRef& cell : page.cells) {
                        EXPECT_EQ(cell.year, grid.years[column]);
                        const RunColumns& run = set->run(cell.run);
                        recount.correct += run.category[cell.cell] == static_cast<int>(CellCategory::Correct);
                        recount.lostSamples += run.counts(cell.cell).errors;
                    }
                    seen += page.cells.size();
                    query.offset += 7;
                }
                EXPECT_EQ(seen, static_cast<std::size_t>(grid.at(row, column).elements));
                EXPECT_EQ(recount.correct, grid.at(row, column).correct);
                EXPECT_EQ(recount.lostSamples, grid.at(row, column).lostSamples);
            }
    }
}

TEST_F(Aggregates, YearsWithoutAnElementAreLeftOutAndTheOthersKeepTheirCounts) {
    std::size_t left = 0;
    for (const benchmark::State state : benchmark::kStates)
        for (const RowsBy rowsBy : {RowsBy::Run, RowsBy::Domain, RowsBy::Relation}) {
            ResultFilter filter;
            filter.states = {state};
            const HeatGrid whole = heat(*set, filter, rowsBy);
            HeatGrid shown = whole;
            shown.leaveOutEmptyYears();
            ASSERT_EQ(shown.rows.size(), whole.rows.size());
            if (whole.rows.empty()) continue;
            std::size_t place = 0;
            for (std::size_t column = 0; column < whole.years.size(); ++column) {
                std::int64_t elements = 0;
                for (std::size_t row = 0; row < whole.rows.size(); ++row)
                    elements += whole.at(row, column).elements;
                if (elements == 0) {
                    ++left;
                    continue;
                }
                ASSERT_LT(place, shown.years.size());
                EXPECT_EQ(shown.years[place], whole.years[column]);
                for (std::size_t row = 0; row < whole.rows.size(); ++row)
                    EXPECT_EQ(arrayOf(shown.at(row, place)), arrayOf(whole.at(row, column)));
                ++place;
            }
            EXPECT_EQ(place, shown.years.size());
        }
    EXPECT_GT(left, 0U); // invariant elements are asked at few years
}

TEST_F(Aggregates, ABrushedFilterKeepsWhatWasBrushed) {
    std::mt19937 random(5);
    for (const RowsBy rowsBy : kRows) {
        const ResultFilter before =
            randomFilter(random, naive).without(FilterPart::Answers).without(FilterPart::Categories);
        const HeatGrid grid = heat(*set, before, rowsBy);
        if (grid.rows.empty()) continue;
        const std::size_t row = grid.rows.size() / 2;
        const HeatGrid after =
            heat(*set, brushed(*set, before, {rowsBy, {grid.rows[row]}, {grid.years.back()}}), rowsBy);
        if (grid.at(row, grid.years.size() - 1).elements == 0) continue;
        ASSERT_EQ(after.rows.size(), 1U) << name(rowsBy);
        EXPECT_EQ(after.years, std::vector{grid.years.back()});
        EXPECT_EQ(arrayOf(after.at(0, 0)), arrayOf(grid.at(row, grid.years.size() - 1)));
    }
}

TEST_F(Aggregates, ColumnsForTheStatisticsHoldTheSameCells) {
    ResultFilter filter;
    filter.states = {benchmark::State::Dynamic};
    const auto panel = cutOffPanel(*set, filter, 2);
    const HeatGrid grid = heat(
        *set,
        [&] {
            auto one = filter;
            one.runs = {choices[2]};
            return one;
        }(),
        RowsBy::Run);
    ASSERT_EQ(panel.years, grid.years);
    std::vector<std::int64_t> judged(panel.years.size()), correct(panel.years.size());
    for (std::size_t i = 0; i < panel.judged.size(); ++i) {
        judged[i % panel.years.size()] += panel.judged[i];
        correct[i % panel.years.size()] += panel.correct[i];
    }
    for (std::size_t column = 0; column < grid.years.size(); ++column) {
        EXPECT_EQ(judged[column], grid.at(0, column).judged());
        EXPECT_EQ(correct[column], grid.at(0, column).correct);
    }
    const auto sums = elementSums(*set, filter, 2);
    std::int64_t all = 0;
    for (std::size_t i = 0; i < sums.values.size(); i += 2)
        all += sums.values[i];
    EXPECT_EQ(all, grid.total(0).judged());
}

TEST(Selection, SubjectsAreFoundWhateverTheirCase) {
    ElementFacts facts;
    for (const char* subject : {"Åse Kleveland", "ÅSE", "Ase", "Müller"}) {
        facts.rows.push_back(static_cast<std::int64_t>(facts.rows.size()));
        facts.ids.push_back(contentId(subject));
        facts.domains.push_back(benchmark::Domain::General);
        facts.states.push_back(benchmark::State::Static);
        facts.relations.push_back(0);
        facts.subjects.add(subject);
        facts.searchTexts.add(text::toUtf8(text::lower(subject)));
    }
    facts.relationNames = {"employer"};
    ResultFilter filter;
    filter.subject = "åsE";
    EXPECT_EQ(chosenElements(facts, filter), (std::vector<std::uint8_t>{1, 1, 0, 0}));
}
} // namespace
