// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/ElementList.h"

#include "tests/support/NaiveResults.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::results;

namespace {
/// Two runs that share their first elements, one of them diagnosed.
class ElementListTest : public testing::Test {
protected:
    ElementListTest() : workspace(makeWorkspace(folder)) {
        run::RunSpec spec = smallSpec(12);
        spec.sets = 2;
        const auto first = makeRun(workspace, spec, "calibration:?cutoff=2016&recall=0.7&partial=0.3&error=0.05");
        spec.slice.sample.amount = 7;
        spec.templates = {prompt::Template::TrueFalse, prompt::Template::Mcqa};
        const auto second = makeRun(workspace, spec, "calibration:?cutoff=2019&recall=0.8&partial=0.2&seed=3");
        for (const auto run : {first, second})
            if (runToEnd(workspace, run).state != run::EngineState::Finished)
                throw std::runtime_error("the run did not end");
        cells = {naiveCells(workspace, {first, 0}, plantScoring(workspace, first, "as run", {}, 1)),
                 naiveCells(workspace, {second, 0}, 0)};
        set = loadedSet(workspace, {{first, 0}, {second, 0}});
    }
    std::string subject(const ElementList::Line& line) const {
        return std::string(set->elements->subjects.at(line.element));
    }

    const TempDir folder;
    WorkspacePtr workspace;
    std::vector<std::vector<NaiveCell>> cells;
    std::shared_ptr<const ResultSet> set;
};

TEST_F(ElementListTest, CountsEqualANaiveRecountUnderAnyFilter) {
    std::mt19937 random(1);
    std::vector<NaiveCell> all = cells[0];
    all.insert(all.end(), cells[1].begin(), cells[1].end());
    std::size_t seen = 0;
    for (int round = 0; round < 30; ++round) {
        const ResultFilter filter = round == 0 ? ResultFilter{} : randomFilter(random, all);
        using Counts = std::pair<std::int64_t, std::int64_t>; // wrong, stale
        std::map<std::int64_t, Counts> expected, found;
        for (const NaiveCell& cell : all) {
            if (!naivelyPasses(cell, filter)) continue;
            Counts& counts = expected[cell.row];
            counts.first += cell.greedy - cell.greedyHits + cell.sampled - cell.sampledHits;
            if (cell.form == static_cast<int>(prompt::Template::TrueFalse)) continue;
            for (const auto& [what, wrong] : cell.wrong)
                if (what.first == static_cast<int>(matching::AnswerKind::Stale))
                    counts.second += wrong.greedy + wrong.sampled;
        }
        for (const auto& line : elementList(*set, filter, ElementOrder::Wrong).lines)
            found[set->elements->rows[line.element]] = {line.wrong, line.stale};
        EXPECT_EQ(found, expected) << toJson(filter);
        seen += found.size();
    }
    EXPECT_GT(seen, 30U);
}

TEST_F(ElementListTest, LargestCountsComeFirst) {
    for (const ElementOrder order : {ElementOrder::Wrong, ElementOrder::Stale}) {
        const auto lines = elementList(*set, {}, order).lines;
        ASSERT_EQ(lines.size(), 12U);
        const auto count = [order](const auto& line) { return order == ElementOrder::Wrong ? line.wrong : line.stale; };
        EXPECT_GT(count(lines.front()), count(lines.back()));
        EXPECT_TRUE(std::is_sorted(lines.begin(), lines.end(),
                                   [&](const auto& a, const auto& b) { return count(a) > count(b); }));
    }
}

TEST_F(ElementListTest, NamesAreSortedWhateverTheirCase) {
    const auto lines = elementList(*set, {}, ElementOrder::Name).lines;
    EXPECT_TRUE(std::is_sorted(lines.begin(), lines.end(), [&](const auto& a, const auto& b) {
        return set->elements->searchTexts.at(a.element) < set->elements->searchTexts.at(b.element);
    }));
}

TEST_F(ElementListTest, ASearchKeepsSubjectsThatHoldIt) {
    const std::string name = subject(elementList(*set, {}, ElementOrder::Name).lines.at(3));
    std::string shouted = name.substr(0, name.size() / 2);
    std::transform(shouted.begin(), shouted.end(), shouted.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
    const auto found = elementList(*set, {}, ElementOrder::Name, shouted).lines;
    EXPECT_TRUE(std::any_of(found.begin(), found.end(), [&](const auto& line) { return subject(line) == name; }));
    EXPECT_TRUE(elementList(*set, {}, ElementOrder::Name, "no subject is called so").lines.empty());
}

TEST_F(ElementListTest, CategoriesAreThoseOfTheFirstChosenTemplate) {
    ResultFilter filter;
    filter.templates = {prompt::Template::Mcqa};
    const auto list = elementList(*set, filter, ElementOrder::Name);
    EXPECT_EQ(list.forms, (std::vector{prompt::Template::Mcqa, prompt::Template::Mcqa}));
    std::size_t asked = 0;
    for (std::size_t line = 0; line < list.lines.size(); ++line)
        for (std::size_t run = 0; run < 2; ++run) {
            const auto row = set->elements->rows[list.lines[line].element];
            const auto cell = std::find_if(cells[run].begin(), cells[run].end(), [&](const NaiveCell& one) {
                return one.row == row && one.form == static_cast<int>(prompt::Template::Mcqa);
            });
            EXPECT_EQ(list.category(line, run), cell == cells[run].end() ? kNotAsked : cell->chrono);
            asked += cell != cells[run].end();
        }
    EXPECT_GT(asked, 12U);
}
} // namespace
