// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/Aggregate.h"
#include "core/results/ChronoView.h"
#include "core/results/ResultTables.h"
#include "core/run/RunFactory.h"
#include "core/store/CellLookup.h"
#include "tests/support/NaiveResults.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
/// Counts a run again from its reply table alone, as slowly and plainly as the paper words it; shares no code with
/// what makes cells of them.
struct Recount {
    using Line = std::tuple<int, int, int, std::string, int>; // template, domain, state, relation, year (0: elements)
    std::map<Line, std::array<std::int64_t, 6>> cells;        // planned, then per category 1 … 4, samples lost
    std::map<Line, std::array<std::int64_t, 6>> elements;     // planned, then per category 1 … 5

    struct Samples {
        int greedy = 0, greedyHits = 0, sampled = 0, sampledHits = 0, lost = 0;
    };

    static int cellCategory(const Samples& s, int planned, bool samplingPlanned) {
        if (s.greedy + s.sampled + s.lost < planned) return 0;
        if (s.greedy == 0) return 0;
        if (s.greedyHits == s.greedy) return 1;
        if (s.greedyHits > 0) return 2;
        if (s.sampledHits > 0) return 3;
        return samplingPlanned && s.sampled == 0 ? 0 : 4;
    }

    static int elementCategory(const std::vector<int>& years) {
        std::string pattern; // C correct, p partial, x incorrect
        for (const int category : years) {
            if (category == 0) return 0;
            pattern += category == 1 ? 'C' : category == 4 ? 'x' : 'p';
        }
        if (pattern.find_first_not_of('C') == std::string::npos) return 1;
        if (pattern.find_first_not_of('x') == std::string::npos) return 5;
        const auto firstMiss = pattern.find('x');
        if (firstMiss == std::string::npos) return 2;
        const auto lastMiss = pattern.rfind('x');
        const auto firstHit = pattern.find_first_not_of('x');
        const auto lastHit = pattern.find_last_not_of('x');
        if (lastHit < firstMiss) return 3;
        if (firstHit > lastMiss) return 4;
        return 2;
    }
};

Recount recount(const WorkspacePtr& workspace, std::int64_t id) {
    const auto context = contextOf(workspace, id);
    const auto& layout = context->layout;
    const int samples = static_cast<int>(layout.temperatures.size()) * layout.sets;
    auto reader = must(workspace->reader());
    std::map<std::tuple<std::int64_t, int, int>, Recount::Samples> cells; // ordinal, year, form
    SQLite::Statement rows(reader.sql(), "SELECT key, kind, hit FROM reply WHERE (key >> 40) = ?");
    rows.bind(1, id);
    while (rows.executeStep()) {
        std::int64_t index = rows.getColumn(0).getInt64() % (std::int64_t{1} << 40);
        const int sample = static_cast<int>(index % samples);
        index /= samples;
        const int form = static_cast<int>(index % static_cast<int>(layout.templates.size()));
        index /= static_cast<int>(layout.templates.size());
        const int year = static_cast<int>(index % static_cast<int>(layout.years.size()));
        index /= static_cast<int>(layout.years.size());
        auto& cell = cells[{index, year, form}];
        const bool hit = rows.getColumn(2).getInt() == 1;
        if (rows.getColumn(1).getInt() < 0) {
            ++cell.lost;
        } else if (layout.temperatures[static_cast<std::size_t>(sample / layout.sets)] == 0) {
            ++cell.greedy;
            cell.greedyHits += hit;
        } else {
            ++cell.sampled;
            cell.sampledHits += hit;
        }
    }
    Recount out;
    for (const auto& loaded : must(store::BenchmarkStore(reader).loadOfRun(id, 0, context->record.elements))) {
        const auto asked = loaded.element.askableYears();
        for (std::size_t form = 0; form < layout.templates.size(); ++form) {
            const auto template_ = layout.templates[form];
            if (template_ != prompt::Template::Generation && loaded.element.distractors.size() != 3 &&
                (template_ == prompt::Template::Mcqa || context->record.spec.protocol == prompt::Protocol::Debiased))
                continue;
            const Recount::Line line{static_cast<int>(template_), static_cast<int>(loaded.element.domain),
                                     static_cast<int>(loaded.element.state), loaded.element.relation, 0};
            std::vector<int> years;
            for (std::size_t year = 0; year < layout.years.size(); ++year) {
                if (std::find(asked.begin(), asked.end(), layout.years[year]) == asked.end()) continue;
                const auto& cell = cells[{loaded.ordinal, static_cast<int>(year), static_cast<int>(form)}];
                const int category = Recount::cellCategory(cell, samples, layout.temperatures.size() > 1);
                auto cellLine = line;
                std::get<4>(cellLine) = layout.years[year];
                ++out.cells[cellLine][0];
                out.cells[cellLine][5] += cell.lost;
                if (category > 0) ++out.cells[cellLine][static_cast<std::size_t>(category)];
                years.push_back(category);
            }
            if (years.empty()) continue;
            ++out.elements[line][0];
            if (const int category = Recount::elementCategory(years); category > 0)
                ++out.elements[line][static_cast<std::size_t>(category)];
        }
    }
    return out;
}

void expectColumnsEqualRecount(const WorkspacePtr& workspace, std::int64_t id) {
    using results::Axis;
    const auto set = loadedSet(workspace, {{id, 0}});
    const auto lineOf = [&](const std::vector<results::RowKey>& keys) {
        return Recount::Line{static_cast<int>(keys[0]), static_cast<int>(keys[1]), static_cast<int>(keys[2]),
                             keyName(*set, Axis::Relation, keys[3]), keys.size() > 4 ? static_cast<int>(keys[4]) : 0};
    };
    Recount found;
    for (const auto& line :
         results::cellGroups(*set, {}, {Axis::Template, Axis::Domain, Axis::State, Axis::Relation, Axis::Year}))
        found.cells[lineOf(line.keys)] = {line.counts.elements,       line.counts.correct,   line.counts.partialGreedy,
                                          line.counts.partialSampled, line.counts.incorrect, line.counts.lostSamples};
    for (const auto& line :
         results::chronoGroups(*set, {}, {Axis::Template, Axis::Domain, Axis::State, Axis::Relation}))
        found.elements[lineOf(line.keys)] = {line.counts.elements,     line.counts.known,
                                             line.counts.partialKnown, line.counts.cutOffAfter,
                                             line.counts.cutOffBefore, line.counts.unknown};
    const Recount expected = recount(workspace, id);
    EXPECT_EQ(found.cells, expected.cells);
    EXPECT_EQ(found.elements, expected.elements);
}

class RecountOfReplies : public testing::TestWithParam<unsigned> {};

TEST_P(RecountOfReplies, IsWhatTheColumnsOfARunSay) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    std::mt19937 random(GetParam());
    const auto share = [&](double most) {
        return std::to_string(most * static_cast<double>(random() % 1000) / 1000.0);
    };
    run::RunSpec spec;
    spec.seed = random();
    spec.protocol = random() % 2 ? prompt::Protocol::Debiased : prompt::Protocol::Reference;
    spec.sets = 1 + static_cast<int>(random() % 5);
    spec.slice.sample = must(benchmark::Sample::parse("25%", random()));
    if (random() % 3 == 0) spec.temperatures = {0.7, 0.0};
    if (random() % 3 == 0) spec.temperatures = {0.0};
    const std::string uri = "calibration:?cutoff=" + std::to_string(2011 + random() % 14) + "&recall=" + share(1) +
                            "&partial=" + share(1) + "&stale=" + share(1) + "&noise=" + share(0.5) +
                            "&refusal=" + share(0.2) + "&error=" + share(GetParam() % 2 ? 0.8 : 0.1) +
                            "&seed=" + std::to_string(random());
    const auto id = makeRun(workspace, spec, uri);
    ASSERT_EQ(runToEnd(workspace, id, 1 + static_cast<int>(random() % 100)).state, run::EngineState::Finished);
    SCOPED_TRACE(uri);
    expectColumnsEqualRecount(workspace, id);
}

INSTANTIATE_TEST_SUITE_P(Seeds, RecountOfReplies, testing::Range(1U, 11U));

TEST(RecountOfAStoppedRun, IsWhatTheColumnsSayOfWhatIsStored) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    run::RunSpec spec;
    spec.slice.sample = must(benchmark::Sample::parse("25%"));
    const auto id = makeRun(workspace, spec, "calibration:?recall=0.6");
    run::RunEngine* running = nullptr;
    const auto engine = must(run::openRun(workspace, id, [&](const run::RunProgress& progress) {
        if (progress.counts.done() > 2000) running->cancel();
    }));
    running = engine.get();
    engine->start();
    engine->wait();
    expectColumnsEqualRecount(workspace, id);
    ASSERT_EQ(runToEnd(workspace, id).state, run::EngineState::Finished);
    expectColumnsEqualRecount(workspace, id);
}

/// Correct is over greedy replies. Without temperature 0 it would be 0 % whatever the model knows.
TEST(RunWithoutGreedy, NoCellHasACategoryAlsoWhereAnEarlierVersionStoredOne) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    run::RunSpec spec = smallSpec(6);
    spec.temperatures = {0.7};
    const auto id = makeRun(workspace, spec, "calibration:?cutoff=2018");
    ASSERT_EQ(runToEnd(workspace, id).state, run::EngineState::Finished);
    const auto expectUndefined = [&](const char* when) {
        const auto set = loadedSet(workspace, {{id, 0}});
        const auto heat = results::heatmapTable(*set, {}, {results::Axis::Year});
        ASSERT_FALSE(heat.rows.empty()) << when;
        for (const auto& row : heat.rows) {
            EXPECT_GT(std::stoi(row[6]), 0) << when;
            EXPECT_EQ(row[7], row[6]) << when; // all elements are missing
            EXPECT_EQ(row[12], "") << when;    // no percentage
        }
        for (const auto& row : results::categoriesTable(*set, {}, {}).rows)
            EXPECT_EQ(row[6], row[5]) << when;
        for (const std::uint8_t category : set->run(0).category)
            EXPECT_TRUE(category == results::kNotAsked || category == 0) << when;
        for (const std::uint8_t category : set->run(0).chrono)
            EXPECT_TRUE(category == results::kNotAsked || category == 0) << when;
        auto reader = must(workspace->reader());
        for (const auto& years : must(store::CellLookup(reader).elementCells(id, set->run(0).layout, 0)))
            for (const auto& cell : years)
                EXPECT_TRUE(!cell || cell->category == analysis::CellCategory::Missing) << when;
    };
    expectUndefined("as it is stored now");
    must(workspace->write([](store::Database& database) {
        return store::guarded([&] {
            for (const char* change : {"UPDATE cell SET category = 4", "UPDATE element_category SET category = 5"})
                EXPECT_GT(database.sql().exec(change), 0) << change;
            return 0;
        });
    }));
    expectUndefined("as an earlier version stored it");
}
} // namespace
