// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/Promising.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/CellStore.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <map>
#include <string_view>

namespace chronoscope::test {

using analysis::CellCategory;
using traversal::Promise;
using traversal::PromisingList;

namespace {
/// One letter a year from 2010: C, P (greedy), S (sampled), I, M (missing), "." not asked.
Promise promise(std::string_view letters, int previous, int next) {
    std::vector<int> years;
    std::vector<CellCategory> categories;
    const std::map<char, CellCategory> meaning{{'C', CellCategory::Correct},
                                               {'P', CellCategory::PartialGreedy},
                                               {'S', CellCategory::PartialSampled},
                                               {'I', CellCategory::Incorrect},
                                               {'M', CellCategory::Missing}};
    for (std::size_t i = 0; i < letters.size(); ++i) {
        if (letters[i] == '.') continue;
        years.push_back(2010 + static_cast<int>(i));
        categories.push_back(meaning.at(letters[i]));
    }
    return traversal::promiseOf(years, categories, previous, next);
}

struct PromiseCase {
    const char* name;
    const char* letters;
    int previous;
    int next;
    int targets;
    int reachable;
    double score;
};

class PromiseOf : public testing::TestWithParam<PromiseCase> {};

TEST_P(PromiseOf, CountsHitsByTheirDistance) {
    const PromiseCase& one = GetParam();
    const Promise found = promise(one.letters, one.previous, one.next);
    EXPECT_EQ(found.targets, one.targets);
    EXPECT_EQ(found.reachable, one.reachable);
    EXPECT_DOUBLE_EQ(found.score, one.score);
}

INSTANTIATE_TEST_SUITE_P(
    Elements, PromiseOf,
    testing::Values(
        PromiseCase{"bothSides", "CIC", 3, 3, 1, 1, 2}, PromiseCase{"fartherCountsLess", "CCI", 3, 3, 1, 1, 1.5},
        PromiseCase{"beyondTheSpanCountsNothing", "CMMMI", 3, 3, 1, 0, 0},
        PromiseCase{"theSpanIsInStepsAmongTheYearsAsked", "C...I...C", 1, 1, 1, 1, 0.5},
        PromiseCase{"previousSideOnly", "CIC", 3, 0, 1, 1, 1}, PromiseCase{"nextSideOnly", "CIC", 0, 3, 1, 1, 1},
        PromiseCase{"partialIsTargetAndHit", "PI", 1, 1, 2, 1, 1},
        PromiseCase{"sampledIsTargetAndHit", "SI", 1, 1, 2, 1, 1}, PromiseCase{"missingIsNeither", "MI", 3, 3, 1, 0, 0},
        PromiseCase{"knownHasNoTarget", "CCC", 3, 3, 0, 0, 0},
        PromiseCase{"gapsKeepTheirYears", "C.I", 3, 3, 1, 1, 0.5}, PromiseCase{"empty", "", 3, 3, 0, 0, 0}),
    [](const auto& one) { return one.param.name; });

/// What the same list must be, taken from the workspace one element at a time.
std::map<std::int64_t, Promise> expected(store::Database& database, const store::RunRecord& run, int previous,
                                         int next) {
    const run::RunLayout layout = run.layout();
    const int form = layout.formIndex(prompt::Template::Generation);
    std::map<std::int64_t, CellCategory> cells;
    must(store::CellStore(database).cells({run.id, 0}, [&](const store::CellStore::Cell& cell) {
        cells[cell.index] = static_cast<CellCategory>(cell.category);
        return true;
    }));
    const auto rows = must(store::CellStore(database).rowsOf(run.id, run.elements));
    std::map<std::int64_t, Promise> found;
    for (std::size_t ordinal = 0; ordinal < rows.size(); ++ordinal) {
        std::vector<int> years;
        std::vector<CellCategory> categories;
        for (std::size_t year = 0; year < layout.years.size(); ++year) {
            const auto at =
                cells.find(layout.cellIndex(static_cast<std::int64_t>(ordinal), static_cast<int>(year), form));
            if (at == cells.end()) continue;
            years.push_back(layout.years[year]);
            categories.push_back(at->second);
        }
        if (analysis::categoriseElement(categories) != analysis::ChronoCategory::PartialKnown) continue;
        const Promise promise = traversal::promiseOf(years, categories, previous, next);
        if (promise.reachable > 0) found[rows[ordinal]] = promise;
    }
    return found;
}
} // namespace

class Promising : public testing::Test {
protected:
    store::RunRecord finished(const run::RunSpec& spec) {
        const std::int64_t id =
            makeRun(workspace, spec, "calibration:?cutoff=2018&recall=0.6&partial=0.4&noise=0.1&seed=3");
        runToEnd(workspace, id);
        return recordOf(workspace, id);
    }

    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);
};

TEST_F(Promising, ListsThePartialKnownElementsOfARunMostPromisingFirst) {
    run::RunSpec spec;
    spec.slice.domains = {benchmark::Domain::General};
    spec.templates = {prompt::Template::Mcqa, prompt::Template::Generation}; // Generation is not the first column
    const store::RunRecord run = finished(spec);
    auto reader = must(workspace->reader());
    const PromisingList list = must(traversal::promisingElements(reader, run, 2, 1));
    const auto wanted = expected(reader, run, 2, 1);
    ASSERT_GT(wanted.size(), 3U);
    ASSERT_EQ(list.lines.size(), wanted.size());
    EXPECT_EQ(list.elements, run.elements);
    EXPECT_EQ(list.undecided, 0);
    for (std::size_t i = 0; i < list.lines.size(); ++i) {
        const auto& line = list.lines[i];
        ASSERT_TRUE(wanted.contains(line.row));
        EXPECT_EQ(line.promise.reachable, wanted.at(line.row).reachable);
        EXPECT_DOUBLE_EQ(line.promise.score, wanted.at(line.row).score);
        if (i > 0) {
            EXPECT_GE(list.lines[i - 1].promise.score, line.promise.score);
        }
        EXPECT_EQ(line.subject, must(store::BenchmarkStore(reader).load(line.row)).subject);
    }
}

TEST_F(Promising, SaysHowManyElementsAreUndecidedWhileRepliesAreMissing) {
    run::RunSpec spec = smallSpec();
    spec.templates = {prompt::Template::Generation};
    const std::int64_t id = makeRun(workspace, spec, "calibration:?cutoff=2018");
    auto reader = must(workspace->reader());
    const PromisingList list = must(traversal::promisingElements(reader, recordOf(workspace, id), 3, 3));
    EXPECT_EQ(list.elements, 4);
    EXPECT_EQ(list.undecided, 4);
    EXPECT_TRUE(list.lines.empty());
}

TEST_F(Promising, RefusesARunWithoutGeneration) {
    run::RunSpec spec = smallSpec();
    spec.templates = {prompt::Template::TrueFalse};
    const store::RunRecord run = finished(spec);
    auto reader = must(workspace->reader());
    const auto list = traversal::promisingElements(reader, run, 3, 3);
    ASSERT_FALSE(list);
    EXPECT_EQ(list.error().code, ErrorCode::Unsupported);
}

TEST_F(Promising, RefusesCellsThatCannotBe) {
    run::RunSpec spec = smallSpec();
    spec.templates = {prompt::Template::Generation};
    const store::RunRecord run = finished(spec);
    must(workspace->write([&](store::Database& database) {
        return store::guarded([&] { database.sql().exec("UPDATE cell SET category = 77"); });
    }));
    auto reader = must(workspace->reader());
    const auto list = traversal::promisingElements(reader, run, 3, 3);
    ASSERT_FALSE(list);
    EXPECT_EQ(list.error().code, ErrorCode::Corrupt);
}

} // namespace chronoscope::test
