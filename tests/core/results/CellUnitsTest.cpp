// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/CellUnits.h"

#include "tests/support/NaiveResults.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <tuple>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::results;
using analysis::CellCategory;
using prompt::Template;

namespace {
using Unit = std::tuple<std::int64_t, int, int>; // element row, template, year
constexpr RowsBy kRowKinds[]{RowsBy::Run,      RowsBy::Domain,   RowsBy::State,
                             RowsBy::Template, RowsBy::Relation, RowsBy::Element};

/// Two runs over several domains, states and relations in all templates, one unfinished, and a scoring of the first.
class CellUnitsOf : public testing::Test {
protected:
    CellUnitsOf() : workspace(makeWorkspace(folder)) {
        run::RunSpec spec;
        spec.slice.sample = must(benchmark::Sample::parse("25%"));
        spec.sets = 2;
        add(spec, "calibration:?cutoff=2016&recall=0.6&partial=0.4&error=0.1");
        spec.templates = {Template::Generation, Template::Mcqa};
        add(spec, "calibration:?cutoff=2020&recall=0.8&partial=0.2&seed=3");
        const auto first = plantScoring(workspace, 1, "as run", {}, 1);
        const auto again =
            plantScoring(workspace, 1, "again", {matching::Extraction::Strict, matching::Preprocess::Paper, 90}, 3);
        spec.slice.sample = must(benchmark::Sample::parse("first:12"));
        makeRun(workspace, spec, "calibration:"); // nothing of it is asked yet
        choices = {{1, 0}, {2, 0}, {1, again}, {3, 0}};
        set = loadedSet(workspace, choices);
        const std::int64_t diagnosedBy[]{first, 0, again, 0};
        for (std::size_t i = 0; i < choices.size(); ++i)
            naive.push_back(naiveCells(workspace, choices[i], diagnosedBy[i]));
    }

    void add(const run::RunSpec& spec, const std::string& uri) {
        const auto id = makeRun(workspace, spec, uri);
        if (runToEnd(workspace, id).state != run::EngineState::Finished)
            throw std::runtime_error("the run did not end");
    }

    /// A filter that leaves several values of each part, one for each part and one of several parts.
    std::vector<ResultFilter> filters() const {
        std::vector<ResultFilter> all(13);
        all[1].domains = {benchmark::Domain::General, benchmark::Domain::Biomedical};
        all[2].states = {benchmark::State::Dynamic, benchmark::State::Invariant};
        all[3].relations = {naive[0].front().relation, naive[0].back().relation};
        all[4].subject = "a";
        all[5].elements = {set->elements->ids.front(), set->elements->ids.back(),
                           set->elements->ids[set->elements->size() / 2]};
        all[6].templates = {Template::Generation, Template::Mcqa};
        all[7].years = {{2012, 2014}, {2018, 2018}};
        all[8].categories = {CellCategory::Correct, CellCategory::Incorrect, CellCategory::Missing};
        all[9].chrono = {analysis::ChronoCategory::PartialKnown, analysis::ChronoCategory::Unknown};
        all[10].answers = {matching::AnswerKind::Stale, matching::AnswerKind::Other};
        all[11].protocols = {prompt::Protocol::Reference};
        all[12].domains = {benchmark::Domain::General};
        all[12].templates = {Template::Generation, Template::TrueFalse};
        all[12].years = {{2010, 2016}};
        all[12].categories = {CellCategory::PartialGreedy, CellCategory::PartialSampled, CellCategory::Missing};
        for (ResultFilter& filter : all)
            filter.tidy();
        return all;
    }

    bool isInRow(const NaiveCell& cell, RowsBy rowsBy, RowKey key) const {
        switch (rowsBy) {
        case RowsBy::Run: return true;
        case RowsBy::Domain: return cell.domain == static_cast<int>(key);
        case RowsBy::State: return cell.state == static_cast<int>(key);
        case RowsBy::Template: return cell.form == static_cast<int>(key);
        case RowsBy::Relation: return cell.relation == set->elements->relationNames[key];
        case RowsBy::Element: return cell.row == set->elements->rows[key];
        }
        return false;
    }

    std::set<Unit> listed(const CellUnits& units) const {
        std::set<Unit> all;
        for (const CellUnit& unit : units.units)
            all.insert({set->elements->rows[unit.element], static_cast<int>(unit.form), unit.year});
        EXPECT_EQ(all.size(), units.units.size()) << "a unit is listed once";
        return all;
    }

    const TempDir folder;
    WorkspacePtr workspace;
    std::vector<RunChoice> choices;
    std::shared_ptr<const ResultSet> set;
    std::vector<std::vector<NaiveCell>> naive; ///< by run index
};

TEST_F(CellUnitsOf, AreThoseOfTheNumberUnderEveryFilterAndForEveryKindOfRow) {
    std::size_t severalTemplates = 0, missing = 0, differing = 0;
    for (const ResultFilter& filter : filters())
        for (const RowsBy rowsBy : kRowKinds) {
            const HeatGrid grid = heat(*set, filter, rowsBy);
            for (std::size_t row = 0; row < grid.rows.size(); row += rowsBy == RowsBy::Element ? 5 : 1)
                for (std::size_t column = 0; column < grid.years.size(); ++column) {
                    const HeatRow at = grid.rows[row];
                    const int year = grid.years[column];
                    const auto units = unitsOf(*set, numberOf(*set, filter, rowsBy, at, year), {});
                    ASSERT_TRUE(units);
                    const auto counts = grid.at(row, column);
                    EXPECT_EQ(units->counts.elements, counts.elements);
                    EXPECT_EQ(units->counts.correct, counts.correct);
                    EXPECT_EQ(units->counts.judged(), counts.judged());
                    EXPECT_EQ(units->counts.lostSamples, counts.lostSamples);
                    EXPECT_EQ(analysis::correctShare(units->counts).percent, analysis::correctShare(counts).percent);
                    std::set<Unit> expected;
                    for (const NaiveCell& cell : naive[at.run])
                        if (cell.year == year && isInRow(cell, rowsBy, at.key) && naivelyPasses(cell, filter))
                            expected.insert({cell.row, cell.form, cell.year});
                    ASSERT_EQ(listed(*units), expected) << toJson(filter) << name(rowsBy) << " " << year;
                    severalTemplates += units->parts.size() > 1;
                    missing += counts.missing() > 0;
                    const auto first = units->parts.empty() ? analysis::CategoryCounts{} : units->parts.front().counts;
                    differing += units->parts.size() > 1 &&
                                 analysis::correctShare(first).percent != analysis::correctShare(counts).percent;
                }
        }
    EXPECT_GT(severalTemplates, 100U);
    EXPECT_GT(differing, 100U) << "one template says something else than all";
    EXPECT_GT(missing, 10U) << "what is missing is listed too";
}

TEST_F(CellUnitsOf, ADifferenceAreThePairsOfBothRuns) {
    std::size_t pairs = 0;
    for (const ResultFilter& filter : filters())
        for (const RowsBy rowsBy : kRowKinds) {
            const DifferenceGrid grid = difference(*set, filter, 0, 1, rowsBy);
            for (std::size_t row = 0; row < grid.rows.size(); row += rowsBy == RowsBy::Element ? 5 : 1)
                for (std::size_t column = 0; column < grid.years.size(); ++column) {
                    const HeatRow at{0, grid.rows[row]};
                    const auto units =
                        unitsOf(*set, numberOf(*set, filter, rowsBy, at, grid.years[column], choices[1]), {});
                    ASSERT_TRUE(units);
                    const PairCounts counts = grid.at(row, column);
                    EXPECT_EQ(units->pairs.paired.pairs, counts.paired.pairs);
                    EXPECT_EQ(units->pairs.paired.onlyFirst, counts.paired.onlyFirst);
                    EXPECT_EQ(units->pairs.paired.onlySecond, counts.paired.onlySecond);
                    std::set<Unit> expected;
                    for (const NaiveCell& cell : naive[0]) {
                        if (cell.year != grid.years[column] || !isInRow(cell, rowsBy, at.key) || cell.category == 0 ||
                            !naivelyAsked(cell, filter))
                            continue;
                        for (const NaiveCell& other : naive[1])
                            if (other.row == cell.row && other.form == cell.form && other.year == cell.year &&
                                other.category != 0 && (naivelyCameOut(cell, filter) || naivelyCameOut(other, filter)))
                                expected.insert({cell.row, cell.form, cell.year});
                    }
                    ASSERT_EQ(listed(*units), expected) << toJson(filter) << name(rowsBy);
                    std::int64_t onlyFirst = 0;
                    for (const CellUnit& unit : units->units)
                        onlyFirst += unit.category == CellCategory::Correct && unit.second != CellCategory::Correct;
                    EXPECT_EQ(onlyFirst, counts.paired.onlyFirst);
                    pairs += units->units.size();
                }
        }
    EXPECT_GT(pairs, 100U);
}

TEST_F(CellUnitsOf, ThoseThatCameOutAsWantedAreCountedWholeAndListedUpToTheMost) {
    const CellNumber number = numberOf(*set, {}, RowsBy::Run, {0, 0}, 2014);
    const auto all = unitsOf(*set, number, {});
    for (const CellCategory category : {CellCategory::Correct, CellCategory::Incorrect}) {
        const auto wanted = unitsOf(*set, number, {category, {}, 3});
        const auto count = std::count_if(all->units.begin(), all->units.end(),
                                         [&](const CellUnit& unit) { return unit.category == category; });
        ASSERT_GT(count, 3);
        EXPECT_EQ(wanted->wanted, count);
        EXPECT_EQ(wanted->units.size(), 3U);
        EXPECT_TRUE(std::all_of(wanted->units.begin(), wanted->units.end(),
                                [&](const CellUnit& unit) { return unit.category == category; }));
        EXPECT_EQ(wanted->counts.elements, all->counts.elements) << "the number stays that of the whole";
    }
}

TEST_F(CellUnitsOf, ANumberOfARunThatIsNotShownIsNone) {
    const CellNumber number = numberOf(*set, {}, RowsBy::Run, {1, 1}, 2014, choices[0]);
    EXPECT_FALSE(unitsOf(*loadedSet(workspace, {choices[0]}), number, {}));
    EXPECT_FALSE(unitsOf(*loadedSet(workspace, {choices[1]}), number, {}));
    const auto shown = unitsOf(*loadedSet(workspace, {choices[3], choices[1], choices[0]}), number, {});
    ASSERT_TRUE(shown) << "whatever else is";
    EXPECT_EQ(shown->units.size(), unitsOf(*set, number, {})->units.size());
}
} // namespace
