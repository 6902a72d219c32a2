// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunEngine.h"

#include "core/benchmark/Importer.h"
#include "core/results/Aggregate.h"
#include "core/results/ChronoView.h"
#include "core/run/RunFactory.h"
#include "core/store/CellLookup.h"
#include "tests/support/Files.h"
#include "tests/support/NaiveResults.h"
#include "tests/support/RunBench.h"
#include "tests/support/Waiting.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <filesystem>

using namespace chronoscope;
using namespace chronoscope::test;
using run::EngineState;

namespace {
class RunEngineTest : public RunBench {
protected:
    RunEngineTest() : RunBench("calibration:?cutoff=2019&recall=0.7&partial=0.3&noise=0.3&refusal=0.05&error=0.05") {}
};

TEST_F(RunEngineTest, FinishesAndCountsAddUp) {
    const auto id = newRun(run::RunSpec{});
    const auto end = runToEnd(workspace, id);
    EXPECT_EQ(end.state, EngineState::Finished) << end.message;
    EXPECT_EQ(end.counts.done(), end.total);
    const auto record = recordOf(workspace, id);
    EXPECT_EQ(record.state, store::RunState::Finished);
    EXPECT_EQ(record.counts.done(), record.total);
    EXPECT_EQ(record.counts.answered, end.counts.answered);
    EXPECT_GT(record.counts.refused, 0);
    EXPECT_GT(record.counts.errorCount(), 0);
    EXPECT_GT(record.counts.promptTokens, 0);
    EXPECT_EQ(static_cast<std::int64_t>(dumpOf(workspace, id).at("reply").size()), record.total);
}

TEST_F(RunEngineTest, EveryPlannedCellIsJudged) {
    const auto id = makeRun(workspace, run::RunSpec{}, "calibration:?cutoff=2019");
    ASSERT_EQ(runToEnd(workspace, id).state, EngineState::Finished);
    const auto set = loadedSet(workspace, {{id, 0}});
    for (const auto& line : results::cellGroups(*set, {}, {results::kAxes.begin(), results::kAxes.end()}))
        EXPECT_EQ(line.counts.missing(), 0) << testing::PrintToString(line.keys);
    for (const auto& line : results::chronoGroups(*set, {}, {results::Axis::Domain, results::Axis::Template}))
        EXPECT_EQ(line.counts.missing(), 0) << testing::PrintToString(line.keys);
}

TEST_F(RunEngineTest, TimelessElementsAreAskedInTheirFiveYearsOnlyBesideDatedOnes) {
    const auto id = makeRun(workspace, run::RunSpec{}, "calibration:");
    const auto end = runToEnd(workspace, id);
    EXPECT_EQ(end.counts.done(), end.total);
    auto reader = must(workspace->reader());
    const auto context = contextOf(workspace, id);
    EXPECT_EQ(context->layout.years.front(), 2010);
    const auto row = must(store::BenchmarkStore(reader).find("snow"));
    const auto ordinal = must(store::CellLookup(reader).ordinalOf(id, row));
    const auto cells = must(store::CellLookup(reader).elementCells(id, context->layout, ordinal));
    for (std::size_t year = 0; year < context->layout.years.size(); ++year)
        EXPECT_EQ(cells[0][year].has_value(), context->layout.years[year] >= 2020) << context->layout.years[year];
}

TEST_F(RunEngineTest, EveryElementIsFoundInWhateverOrderItsDomainWasImported) {
    const TempDir other;
    const auto mixed = emptyWorkspace(other);
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(sampleBenchmark()))
        if (benchmark::fileKind(entry.path().string())) files.push_back(entry.path().string());
    std::sort(files.begin(), files.end()); // not the order in which a run asks
    for (const std::string& file : files)
        importInto(mixed, {file});
    const auto id = makeRun(mixed, run::RunSpec{}, "calibration:");
    auto reader = must(mixed->reader());
    SQLite::Statement rows(reader.sql(), "SELECT ordinal, row FROM run_element WHERE run = ? ORDER BY ordinal");
    rows.bind(1, id);
    bool isAscending = true;
    for (std::int64_t before = 0; rows.executeStep();) {
        const std::int64_t row = rows.getColumn(1).getInt64();
        isAscending = isAscending && row > before;
        before = row;
        EXPECT_EQ(must(store::CellLookup(reader).ordinalOf(id, row)), rows.getColumn(0).getInt64()) << row;
    }
    EXPECT_FALSE(isAscending) << "else this shows nothing";
    EXPECT_EQ(store::CellLookup(reader).ordinalOf(id, 1'000'000).error().code, ErrorCode::NotFound);
}

TEST_F(RunEngineTest, ResultsDoNotDependOnConcurrency) {
    const auto expected = undisturbed(smallSpec());
    for (const int concurrency : {1, 2, 7, 500}) {
        const auto id = newRun(smallSpec());
        ASSERT_EQ(runToEnd(workspace, id, concurrency).state, EngineState::Finished);
        EXPECT_EQ(dumpOf(workspace, id), expected) << concurrency;
    }
}

TEST_F(RunEngineTest, SmallBatchesAndWindowsChangeNothing) {
    const auto expected = undisturbed(smallSpec());
    for (const auto& [window, batch] : {std::pair<std::size_t, std::size_t>{1, 1}, {3, 2}, {64, 7}}) {
        const auto id = newRun(smallSpec());
        auto reader = must(workspace->reader());
        const auto engine =
            engineWith(workspace, id, must(run::makeBackend(reader, recordOf(workspace, id))), {16, window, batch});
        engine->start();
        ASSERT_EQ(engine->wait().state, EngineState::Finished);
        EXPECT_EQ(dumpOf(workspace, id), expected) << window;
    }
}

TEST_F(RunEngineTest, PauseAsksNothingNewAndResumeGoesOn) {
    const auto id = newRun(smallSpec(1));
    const auto backend = silentBackend();
    const auto engine = startedWith(id, backend, {8, 100, 100}, 8);
    engine->pause();
    EXPECT_EQ(engine->progress().state, EngineState::Paused);
    backend->release([](const auto&) { return std::optional(said("A. nobody")); });
    EXPECT_TRUE(comesTrue([&] { return engine->progress().counts.done() >= 8; }))
        << "what was in flight is still taken";
    EXPECT_EQ(backend->requests().size(), 8U);
    EXPECT_EQ(engine->progress().inFlight, 0);
    engine->resume();
    backend->waitForHeld(8);
    EXPECT_EQ(backend->requests().size(), 16U);
    engine->cancel();
    EXPECT_EQ(engine->wait().state, EngineState::Stopped);
}

// The run is left with nothing in flight, in the middle of a cell: nothing but the low-water mark tells where.
TEST_F(RunEngineTest, ResumesInTheMiddleOfACell) {
    const auto expected = undisturbed(smallSpec(2));
    for (const int asked : {1, 7, 10, 13, 425}) {
        const auto id = newRun(smallSpec(2));
        const auto answer = calibrationAnswer(workspace, id);
        run::RunEngine* running = nullptr;
        std::atomic<int> count = 0;
        auto backend = std::make_shared<FaultyBackend>([&](const backend::ModelRequest& request) {
            if (++count == asked) running->pause();
            return std::optional(answer(request));
        });
        const auto engine = engineWith(workspace, id, backend, {1, 100, 100});
        running = engine.get();
        engine->start();
        ASSERT_TRUE(comesTrue([&] { return engine->progress().counts.done() >= asked; }));
        engine->cancel();
        EXPECT_EQ(engine->wait().state, EngineState::Stopped);
        ASSERT_EQ(runToEnd(workspace, id).state, EngineState::Finished) << asked;
        EXPECT_EQ(dumpOf(workspace, id), expected) << asked;
    }
}

TEST_F(RunEngineTest, RunningAFinishedRunAgainAsksNothing) {
    const auto id = newRun(smallSpec(1));
    ASSERT_EQ(runToEnd(workspace, id).state, EngineState::Finished);
    const auto before = dumpOf(workspace, id);
    const auto backend = silentBackend();
    const auto engine = engineWith(workspace, id, backend);
    engine->start();
    EXPECT_EQ(engine->wait().state, EngineState::Finished);
    EXPECT_TRUE(backend->requests().empty());
    EXPECT_EQ(dumpOf(workspace, id), before);
}

TEST_F(RunEngineTest, TwoRunsSideBySideDoNotMix) {
    const auto expected = undisturbed(smallSpec());
    const auto first = newRun(smallSpec());
    const auto second = newRun(smallSpec());
    const auto one = must(run::openRun(workspace, first, {}, 5));
    const auto other = must(run::openRun(workspace, second, {}, 9));
    one->start();
    other->start();
    EXPECT_EQ(one->wait().state, EngineState::Finished);
    EXPECT_EQ(other->wait().state, EngineState::Finished);
    EXPECT_EQ(dumpOf(workspace, first), expected);
    EXPECT_EQ(dumpOf(workspace, second), expected);
}

TEST_F(RunEngineTest, ElementsImportedLaterChangeNothing) {
    const auto expected = undisturbed(smallSpec());
    const auto id = newRun(smallSpec());
    writeFile(folder.file("TimeVariant_General_Dynamic.jsonl"),
              R"({"subject":"Later","relation":"officeholder","objects_2010":["X"],"distractor":["a","b","c"]})"
              "\n");
    writeFile(folder.file("Fewshot_General.jsonl"),
              R"({"subject":"Later","relation":"officeholder","objects_2010":["X"],"distractor":["a","b","c"]})"
              "\n");
    const auto report = importInto(workspace, {folder.path()});
    ASSERT_EQ(report.elements + report.fewShots, 2U);
    ASSERT_EQ(runToEnd(workspace, id).state, EngineState::Finished);
    EXPECT_EQ(dumpOf(workspace, id), expected);
}

TEST_F(RunEngineTest, ProgressNeverRunsAheadOfWhatIsStored) {
    const auto id = newRun(smallSpec());
    std::int64_t last = 0;
    int calls = 0;
    const auto sink = [&](const run::RunProgress& progress) {
        ++calls;
        EXPECT_GE(progress.counts.done(), last);
        last = progress.counts.done();
        EXPECT_EQ(recordOf(workspace, id).counts.done(), last);
    };
    const auto engine = must(run::openRun(workspace, id, sink));
    engine->start();
    engine->wait();
    EXPECT_GT(calls, 0);
    EXPECT_EQ(last, recordOf(workspace, id).total);
}
} // namespace
