// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/ResultSet.h"

#include "core/results/ResultLoader.h"
#include "core/results/RunReader.h"
#include "core/run/RetryErrors.h"
#include "core/run/RunFactory.h"
#include "core/scoring/ScoringPass.h"
#include "core/store/ScoringStore.h"
#include "tests/support/FaultyBackends.h"
#include "tests/support/NaiveResults.h"

#include <gtest/gtest.h>

#include <mutex>
#include <random>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::results;

namespace {
/// A small workspace with two runs on overlapping parts of the sample.
class ResultSets : public testing::Test {
protected:
    ResultSets() : workspace(makeWorkspace(folder)) {
        run::RunSpec spec = smallSpec(6);
        spec.sets = 2;
        makeRun(workspace, spec, "calibration:?recall=0.6&error=0.2", "first");
        spec.slice.sample.amount = 9;
        spec.slice.years = {2015, 2016};
        makeRun(workspace, spec, "calibration:?recall=0.8", "second");
        runToEnd(workspace, 1);
        runToEnd(workspace, 2);
    }

    Result<std::shared_ptr<const ResultSet>> load(const std::vector<RunChoice>& choices) const {
        auto reader = must(workspace->reader());
        return loadResults(reader, choices, {});
    }

    void answerTheRest(std::int64_t id) const {
        const auto answer = [](const backend::ModelRequest&) { return std::optional(said("Nobody")); };
        const auto engine = engineWith(workspace, id, std::make_shared<FaultyBackend>(answer, 2));
        engine->start();
        if (engine->wait().state != run::EngineState::Finished) throw std::runtime_error("the run does not end");
    }

    const TempDir folder;
    WorkspacePtr workspace;
};

TEST_F(ResultSets, ColumnsHoldWhatTheTablesHold) {
    const auto scoring =
        plantScoring(workspace, 1, "again", {matching::Extraction::Strict, matching::Preprocess::Reference, 80}, 1);
    for (const RunChoice choice : {RunChoice{1, 0}, {2, 0}, {1, scoring}}) {
        const auto set = loadedSet(workspace, {choice});
        const RunColumns& run = set->run(0);
        const auto cells = naiveCells(workspace, choice, choice.scoring);
        EXPECT_EQ(static_cast<std::size_t>(std::count_if(run.category.begin(), run.category.end(),
                                                         [](std::uint8_t category) { return category != kNotAsked; })),
                  cells.size());
        EXPECT_EQ(run.diagnosed, choice.scoring != 0);
        std::size_t diagnoses = 0;
        for (const NaiveCell& cell : cells) {
            const auto element = set->elements->indexOfRow(cell.row).value();
            const auto ordinal = static_cast<std::size_t>(set->runs[0].ordinalOf[element]);
            const auto form = static_cast<std::size_t>(run.layout.formIndex(static_cast<prompt::Template>(cell.form)));
            const auto at = run.cellAt(ordinal, static_cast<std::size_t>(run.layout.yearIndex(cell.year)), form);
            EXPECT_EQ(run.category[at], cell.category);
            EXPECT_EQ(run.chrono[run.elementAt(ordinal, form)], cell.chrono);
            const analysis::CellCounts counts = run.counts(at);
            EXPECT_EQ(std::tuple(counts.greedyAnswered, counts.greedyHits, counts.sampledAnswered, counts.sampledHits,
                                 counts.errors),
                      std::tuple(cell.greedy, cell.greedyHits, cell.sampled, cell.sampledHits, cell.errors));
            diagnoses += cell.wrong.size();
        }
        EXPECT_EQ(run.diagnoses.size(), diagnoses);
    }
}

TEST_F(ResultSets, FactsCoverTheElementsOfAllRunsOnce) {
    const auto set = loadedSet(workspace, {{1, 0}, {2, 0}});
    const ElementFacts& facts = *set->elements;
    EXPECT_EQ(facts.size(), 9U); // the six are the first of the nine
    auto reader = must(workspace->reader());
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const auto element = must(store::BenchmarkStore(reader).load(facts.rows[i]));
        EXPECT_EQ(facts.ids[i], element.id);
        EXPECT_EQ(facts.subjects.at(i), element.subject);
        EXPECT_EQ(facts.relationNames[facts.relations[i]], element.relation);
        EXPECT_EQ(facts.changes[i], objectChanges(element));
        const auto years = facts.askableYears(i);
        EXPECT_EQ(std::vector<int>(years.begin(), years.end()), element.askableYears());
    }
}

TEST_F(ResultSets, DiagnosesOfARunAreThoseMadeWithItsOwnSettings) {
    matching::JudgeSettings other;
    other.threshold = 90;
    plantScoring(workspace, 1, "other", other, 1);
    EXPECT_FALSE(loadedSet(workspace, {{1, 0}})->run(0).diagnosed);
    plantScoring(workspace, 1, "as run", {}, 2);
    EXPECT_TRUE(loadedSet(workspace, {{1, 0}})->run(0).diagnosed);
    must(run::forgetErrors(*workspace, 1));
    EXPECT_TRUE(loadedSet(workspace, {{1, 0}})->run(0).diagnosed) << "what was answered is as it was";
    answerTheRest(1);
    EXPECT_FALSE(loadedSet(workspace, {{1, 0}})->run(0).diagnosed);
}

TEST_F(ResultSets, AScoringOfErrorsThatWereAskedAgainIsNotFinished) {
    const auto before = must(scoring::score(*workspace, {1, "before", {}, {}}, {}, {}, {})).id;
    ASSERT_TRUE(loadedSet(workspace, {{1, before}})->run(0).finished);
    ASSERT_TRUE(loadedSet(workspace, {{1, 0}})->run(0).diagnosed);
    ASSERT_GT(must(run::forgetErrors(*workspace, 1)), 0);
    EXPECT_FALSE(loadedSet(workspace, {{1, before}})->run(0).finished);
    answerTheRest(1);
    EXPECT_TRUE(loadedSet(workspace, {{1, 0}})->run(0).finished);
    EXPECT_FALSE(loadedSet(workspace, {{1, before}})->run(0).finished) << "it counts errors where there are answers";
    const auto after = must(scoring::score(*workspace, {1, "after", {}, {}}, {}, {}, {})).id;
    EXPECT_TRUE(loadedSet(workspace, {{1, after}})->run(0).finished);
}

TEST_F(ResultSets, LoadingAgainReadsOnlyWhatChanged) {
    const auto before = loadedSet(workspace, {{1, 0}, {2, 0}});
    EXPECT_EQ(loadedSet(workspace, {{1, 0}, {2, 0}}, before)->runs[0].columns, before->runs[0].columns);
    must(run::forgetErrors(*workspace, 1));
    runToEnd(workspace, 1);
    const auto after = loadedSet(workspace, {{1, 0}, {2, 0}}, before);
    EXPECT_EQ(after->elements, before->elements);
    EXPECT_EQ(after->runs[1].columns, before->runs[1].columns);
    EXPECT_NE(after->runs[0].columns, before->runs[0].columns);
    const auto fresh = loadedSet(workspace, {{1, 0}, {2, 0}});
    EXPECT_EQ(after->run(0).category, fresh->run(0).category);
    EXPECT_EQ(after->run(0).errors, fresh->run(0).errors);
}

bool areSame(const RunColumns& a, const RunColumns& b) {
    return a.stamp == b.stamp && a.finished == b.finished && a.rows == b.rows && a.category == b.category &&
           a.greedyAnswered == b.greedyAnswered && a.greedyHits == b.greedyHits &&
           a.sampledAnswered == b.sampledAnswered && a.sampledHits == b.sampledHits && a.errors == b.errors &&
           a.chrono == b.chrono && a.diagnosed == b.diagnosed && a.kinds == b.kinds && a.lowWater == b.lowWater;
}

/// A run that is taken on in steps, some of its requests ending in errors, and read after each of them.
class GoingOn : public ResultSets {
protected:
    GoingOn() : id(makeRun(workspace, spec(), "calibration:?recall=0.6&partial=0.3", "going")) {}

    static run::RunSpec spec() {
        run::RunSpec spec = smallSpec(40);
        spec.sets = 2;
        return spec;
    }

    /// Asks about so many replies more, in no order, one in ten of which ends in an error.
    void goOn(std::int64_t replies) {
        std::mutex mutex;
        const auto answer = [&, right = calibrationAnswer(workspace, id)](const backend::ModelRequest& request) {
            const std::lock_guard lock(mutex);
            return std::optional(random() % 10 == 0 ? failed(backend::ErrorKind::Timeout) : right(request));
        };
        const std::int64_t enough = recordOf(workspace, id).counts.done() + replies;
        run::RunEngine* running = nullptr;
        const auto engine = engineWith(workspace, id, std::make_shared<FaultyBackend>(answer, 3), {16, 256, 32, 0},
                                       [&](const run::RunProgress& progress) {
                                           if (progress.counts.done() >= enough) running->cancel();
                                       });
        running = engine.get();
        engine->start();
        engine->wait();
    }

    /// Whether only new cells had to be read.
    bool readsNewAlone(const ResultSet& before) const {
        auto reader = must(workspace->reader());
        const auto head = must(readHead(reader, {id, 0}));
        return must(readNewCells(reader, head, before.run(0), [](std::int64_t) { return true; })) != nullptr;
    }

    const std::int64_t id;
    std::mt19937 random{11};
};

TEST_F(GoingOn, ReadingWhatIsNewGivesWhatReadingAllGives) {
    auto set = loadedSet(workspace, {{id, 0}});
    int news = 0;
    for (int step = 0; step < 40; ++step) {
        if (step % 7 == 5) must(run::forgetErrors(*workspace, id));
        if (step % 3 != 2) goOn(static_cast<std::int64_t>(random() % 200)); // and sometimes nothing has come
        news += readsNewAlone(*set) ? 1 : 0;
        set = loadedSet(workspace, {{id, 0}}, set);
        ASSERT_TRUE(areSame(set->run(0), loadedSet(workspace, {{id, 0}})->run(0))) << "step " << step;
    }
    EXPECT_GT(news, 20);
}

TEST_F(GoingOn, ErrorsAskedAgainBetweenTwoReadingsAreSeen) {
    goOn(600);
    const auto before = loadedSet(workspace, {{id, 0}});
    ASSERT_GT(before->run(0).lowWater, 0);
    must(run::forgetErrors(*workspace, id));
    goOn(1'000); // past the mark that was read, with errors of its own
    ASSERT_GT(recordOf(workspace, id).lowWater, before->run(0).lowWater);
    EXPECT_FALSE(readsNewAlone(*before));
    EXPECT_TRUE(areSame(loadedSet(workspace, {{id, 0}}, before)->run(0), loadedSet(workspace, {{id, 0}})->run(0)));
}

TEST_F(GoingOn, ARunThatHasComeToItsEndAndWasDiagnosedIsReadWhole) {
    goOn(400);
    const auto before = loadedSet(workspace, {{id, 0}});
    goOn(1'000'000);
    EXPECT_TRUE(readsNewAlone(*before));
    const auto atEnd = loadedSet(workspace, {{id, 0}}, before);
    EXPECT_TRUE(atEnd->run(0).finished);
    must(scoring::score(*workspace, {id, "as run", {}, {}}, {}, {}, {}));
    EXPECT_FALSE(readsNewAlone(*atEnd));
    const auto after = loadedSet(workspace, {{id, 0}}, atEnd);
    EXPECT_TRUE(after->run(0).diagnosed);
    EXPECT_TRUE(areSame(after->run(0), loadedSet(workspace, {{id, 0}})->run(0)));
}

TEST_F(ResultSets, ARunThatIsGoingShowsWhatItHasSoFar) {
    run::RunSpec spec = smallSpec(30);
    const auto id = makeRun(workspace, spec, "calibration:");
    const auto empty = loadedSet(workspace, {{id, 0}});
    EXPECT_FALSE(empty->run(0).finished);
    EXPECT_TRUE(std::all_of(empty->run(0).category.begin(), empty->run(0).category.end(),
                            [](std::uint8_t category) { return category == 0 || category == kNotAsked; }));
    run::RunEngine* running = nullptr;
    const auto engine = must(run::openRun(workspace, id, [&](const run::RunProgress& progress) {
        if (progress.counts.done() > 500) running->cancel();
    }));
    running = engine.get();
    engine->start();
    engine->wait();
    const auto part = loadedSet(workspace, {{id, 0}}, empty);
    EXPECT_EQ(part->elements, empty->elements);
    std::int64_t replies = 0;
    for (std::size_t cell = 0; cell < part->run(0).category.size(); ++cell) {
        const auto counts = part->run(0).counts(cell);
        replies += counts.greedyAnswered + counts.sampledAnswered + counts.errors;
    }
    EXPECT_EQ(replies, recordOf(workspace, id).counts.done());
    EXPECT_GT(replies, 0);
}

TEST_F(ResultSets, WhatCannotBeLoadedIsSaid) {
    const auto scoring = must(workspace->write(
        [](store::Database& database) { return store::ScoringStore(database).begin(1, "half made", {}); }));
    const std::pair<std::vector<RunChoice>, ErrorCode> cases[]{
        {{{9, 0}}, ErrorCode::NotFound},
        {{{1, 77}}, ErrorCode::NotFound},
        {{{1, scoring}}, ErrorCode::NotFound},
        {{{1, 0}, {1, 0}}, ErrorCode::InvalidArgument},
        {std::vector<RunChoice>(13), ErrorCode::InvalidArgument}};
    for (const auto& [choices, code] : cases) {
        const auto loaded = load(choices);
        ASSERT_FALSE(loaded) << choices.size();
        EXPECT_EQ(loaded.error().code, code) << loaded.error().text();
    }
    EXPECT_TRUE(must(load({}))->runs.empty());
}

TEST_F(ResultSets, DamagedRowsAreRefusedNotCounted) {
    const auto scoring = plantScoring(workspace, 1, "as run", {}, 1);
    const RunChoice asRun{1, 0};
    const RunChoice scored{1, scoring};
    const std::string cell = " WHERE key = (SELECT min(key) FROM cell WHERE key >> 40 = 1)";
    const std::string diagnosis = "INSERT INTO diagnosis SELECT min(key), ";
    const std::pair<RunChoice, std::string> cases[]{
        {asRun, "UPDATE cell SET greedy_hits = 99" + cell},
        {asRun, "UPDATE cell SET errors = -1" + cell},
        {asRun, "UPDATE cell SET category = 5" + cell},
        {asRun, "UPDATE cell SET sampled_answered = 70000" + cell},
        {asRun, "INSERT INTO cell VALUES((1 << 40) + 1000000, 1, 1, 1, 1, 0, 1, 0, 0)"},
        {asRun, "UPDATE cell SET greedy_left_out = greedy_answered - greedy_hits + 1" + cell},
        {asRun, "UPDATE cell SET sampled_left_out = -1" + cell},
        {asRun, "UPDATE element_category SET category = 77"},
        {asRun, "UPDATE cell SET category = (category + 1) % 5" + cell},
        {asRun, "UPDATE cell SET greedy_hits = greedy_answered - greedy_hits, sampled_hits = 0" + cell},
        {asRun,
         "UPDATE cell SET greedy_answered = greedy_answered - 1, sampled_answered = sampled_answered + 1" + cell},
        {asRun, "DELETE" + std::string(" FROM cell") + cell},
        {asRun, "UPDATE run SET answered = answered - 1"},
        {asRun, "UPDATE element_category SET category = (category + 1) % 6"},
        {asRun, "DELETE FROM element_category WHERE category != 0"},
        {scored, "UPDATE scored_cell SET category = (category + 1) % 5"},
        {scored, "DELETE FROM scored_element WHERE category != 0"},
        {asRun, "DELETE FROM run_element WHERE ordinal = 2"},
        {asRun, "UPDATE element_body SET body = '['"},
        {asRun, "UPDATE element SET domain = 9"},
        {scored, "UPDATE scored_cell SET errors = -1"},
        {scored, diagnosis + "9, 0, 0, 0 FROM diagnosis"},
        {scored, diagnosis + "1, -1, 0, 0 FROM diagnosis"},
        {scored, diagnosis + "4, 2, 0, 0 FROM diagnosis"},
        {scored, diagnosis + "1, 123456789, 0, 0 FROM diagnosis"},
        {scored, "UPDATE diagnosis SET greedy = greedy + 1 WHERE key = (SELECT min(key) FROM diagnosis)"},
        {scored, "DELETE FROM diagnosis WHERE key = (SELECT min(key) FROM diagnosis)"}};
    for (const auto& [choice, damage] : cases) {
        const TempDir copies;
        const std::string path = copies.file("copy.chronoscope");
        must(workspace->write([&](store::Database& database) {
            return store::guarded([&] { database.sql().exec("VACUUM INTO '" + path + "'"); });
        }));
        auto copy = must(store::Database::open(path, store::Database::Access::ReadWrite));
        ASSERT_TRUE(loadResults(copy, {choice}, {}).ok());
        EXPECT_GT(copy.sql().exec(damage), 0) << damage;
        const auto loaded = loadResults(copy, {choice}, {});
        ASSERT_FALSE(loaded.ok()) << damage;
        EXPECT_TRUE(loaded.error().code == ErrorCode::Corrupt || loaded.error().code == ErrorCode::BadInput) << damage;
    }
}

TEST_F(ResultSets, DiagnosesThatAreNotOfTheseCellsAreNotShown) {
    plantScoring(workspace, 1, "as run", {}, 1);
    must(workspace->write([](store::Database& database) {
        return store::guarded(
            [&] { database.sql().exec("DELETE FROM diagnosis WHERE key = (SELECT max(key) FROM diagnosis)"); });
    }));
    const auto set = loadedSet(workspace, {{1, 0}});
    EXPECT_FALSE(set->run(0).diagnosed);
    EXPECT_TRUE(set->run(0).diagnoses.empty());
}

TEST_F(ResultSets, LoadingStopsOnRequest) {
    auto reader = must(workspace->reader());
    std::stop_source stop;
    stop.request_stop();
    const auto loaded = loadResults(reader, {{1, 0}}, stop.get_token());
    ASSERT_FALSE(loaded);
    EXPECT_EQ(loaded.error().code, ErrorCode::Cancelled);
}

TEST(ObjectChanges, CountsTheYearsInWhichTheSetOfObjectsBecomesAnother) {
    const auto element = [](const std::vector<std::vector<benchmark::Object>>& years) {
        benchmark::Element one;
        int year = 2010;
        for (const auto& objects : years)
            one.years.push_back({year++, "", objects});
        return one;
    };
    const benchmark::Object paris{"Paris"}, parisToo{"Paris", "City of Light"}, rome{"Rome"};
    const std::pair<std::vector<std::vector<benchmark::Object>>, int> cases[]{
        {{}, 0},
        {{{paris}}, 0},
        {{{paris}, {paris}, {paris}}, 0},
        {{{paris}, {parisToo}}, 0},
        {{{paris, rome}, {rome, paris}}, 0},
        {{{paris}, {rome}, {paris}}, 2},
        {{{paris}, {paris, rome}, {paris, rome}, {rome}}, 2}};
    for (const auto& [years, changes] : cases)
        EXPECT_EQ(objectChanges(element(years)), changes) << years.size();
}
} // namespace
