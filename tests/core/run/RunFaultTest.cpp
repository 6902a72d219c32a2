// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/Aggregate.h"
#include "core/results/ChronoView.h"
#include "core/run/RunEngine.h"
#include "core/run/RunFactory.h"
#include "core/store/ReplyStore.h"
#include "tests/support/NaiveResults.h"
#include "tests/support/RunBench.h"
#include "tests/support/Waiting.h"

#include <gtest/gtest.h>

#include <atomic>

using namespace chronoscope;
using namespace chronoscope::test;
using backend::ErrorKind;
using backend::ModelRequest;
using run::EngineState;

namespace {
/// What happens when the world does not play along: fault injectors stand in for it.
class RunFaultTest : public RunBench {
protected:
    RunFaultTest() : RunBench("calibration:?cutoff=2019&recall=0.7&partial=0.3&refusal=0.05") {}
};

TEST_F(RunFaultTest, CancelKeepsWhatArrivedAndResumeCompletesToTheSameNumbers) {
    const auto expected = undisturbed(smallSpec());
    for (const int answered : {0, 1, 30, 333}) {
        const auto id = newRun(smallSpec());
        const auto answer = calibrationAnswer(workspace, id);
        std::atomic<int> count = 0;
        auto backend = std::make_shared<FaultyBackend>( // every fifth request is held for ever, and so are all at last
            [&](const ModelRequest& request) -> std::optional<backend::ModelReply> {
                const int number = ++count;
                if (number % 5 == 0 || number > answered) return std::nullopt;
                return answer(request);
            });
        const auto engine = startedWith(id, backend, {100, 1000, 10}, 100);
        engine->cancel();
        const auto end = engine->wait();
        EXPECT_EQ(end.state, EngineState::Stopped);
        EXPECT_EQ(end.counts.done(), answered - answered / 5);
        EXPECT_EQ(recordOf(workspace, id).state, store::RunState::Stopped);
        EXPECT_EQ(end.counts.errorCount(), 0) << "a cancelled request is not an error";
        ASSERT_EQ(runToEnd(workspace, id).state, EngineState::Finished) << answered;
        EXPECT_EQ(dumpOf(workspace, id), expected) << answered;
    }
}

// The last batch is committed after the backend has given back what was cancelled.
TEST_F(RunFaultTest, RequestsCancelledBeforeTheLastCommitAreAskedAgain) {
    const auto expected = undisturbed(smallSpec(1));
    const auto id = newRun(smallSpec(1));
    const auto answer = calibrationAnswer(workspace, id);
    std::atomic<int> count = 0;
    std::atomic<run::RunEngine*> running = nullptr;
    auto backend =
        std::make_shared<FaultyBackend>([&](const ModelRequest& request) -> std::optional<backend::ModelReply> {
            const int number = ++count;
            if (number < 20) return std::nullopt; // cancelled below, and asked before what is answered
            if (number == 20) running.load()->cancel();
            return answer(request);
        });
    const auto engine = engineWith(workspace, id, backend, {20, 1000, 1000});
    running = engine.get();
    engine->start();
    const auto end = engine->wait();
    EXPECT_EQ(end.counts.done(), 1);
    EXPECT_EQ(recordOf(workspace, id).lowWater, 0) << "what was cancelled is not stored";
    EXPECT_EQ(runToEnd(workspace, id).state, EngineState::Finished);
    EXPECT_EQ(dumpOf(workspace, id), expected);
}

TEST_F(RunFaultTest, LateAnswersInReverseOrderChangeNothing) {
    const auto expected = undisturbed(smallSpec(1));
    const auto id = newRun(smallSpec(1));
    const auto answer = answers(id);
    const auto backend = silentBackend();
    const auto engine = engineWith(workspace, id, backend, {50, 60, 10});
    engine->start();
    while (engine->progress().state == EngineState::Running)
        backend->release(answer);
    ASSERT_EQ(engine->wait().state, EngineState::Finished);
    EXPECT_EQ(dumpOf(workspace, id), expected);
}

TEST_F(RunFaultTest, AnswersFromSeveralThreadsAtOnceChangeNothing) {
    const auto expected = undisturbed(smallSpec(1));
    const auto id = newRun(smallSpec(1));
    const auto answer = calibrationAnswer(workspace, id);
    std::mutex mutex;
    std::condition_variable passed;
    int waiting = 0;
    const auto together = [&](const ModelRequest& request) { // pairs of threads answer at the same instant
        std::unique_lock lock(mutex);
        const int ticket = waiting++;
        if (ticket % 2 == 0)
            passed.wait(lock, [&] { return waiting > ticket + 1; });
        else
            passed.notify_all();
        lock.unlock();
        return std::optional(answer(request));
    };
    auto backend = std::make_shared<FaultyBackend>(together, 4);
    const auto engine = engineWith(workspace, id, backend, {50, 60, 10});
    engine->start();
    ASSERT_EQ(engine->wait().state, EngineState::Finished);
    EXPECT_EQ(dumpOf(workspace, id), expected);
}

TEST_F(RunFaultTest, ErrorsAreMissingAndNeverWrong) {
    const auto id = newRun(smallSpec(2));
    std::atomic<int> count = 0;
    constexpr std::array kKinds{ErrorKind::Server, ErrorKind::Timeout, ErrorKind::BadRequest, ErrorKind::BadReply};
    auto backend = std::make_shared<FaultyBackend>(
        [&](const ModelRequest&) { return std::optional(failed(kKinds[static_cast<std::size_t>(count++) % 4])); }, 3);
    run::RunEngine::Options patient;
    patient.errorsInARow = 0;
    const auto engine = engineWith(workspace, id, backend, patient);
    engine->start();
    const auto end = engine->wait();
    EXPECT_EQ(end.state, EngineState::Finished);
    EXPECT_EQ(end.counts.errorCount(), end.total);
    EXPECT_EQ(end.counts.errors.size(), 4U);
    const auto set = loadedSet(workspace, {{id, 0}});
    for (const auto& line : results::cellGroups(*set, {}, {}))
        EXPECT_EQ(line.counts.judged(), 0);
    for (const auto& line : results::chronoGroups(*set, {}, {}))
        EXPECT_EQ(line.counts.missing(), line.counts.elements);
    auto reader = must(workspace->reader());
    must(store::readReplies(reader, id, 0, 3, [](const store::ReplyRow& row) {
        EXPECT_TRUE(row.outcome().starts_with("error:"));
        EXPECT_FALSE(row.hit);
        return true;
    }));
}

TEST_F(RunFaultTest, LostSamplesDoNotPullACellDown) {
    const auto id = makeRun(workspace, smallSpec(1), "calibration:?cutoff=9999&recall=1&partial=0");
    const auto answer = calibrationAnswer(workspace, id);
    auto backend = std::make_shared<FaultyBackend>([&](const ModelRequest& request) {
        return std::optional(request.sampleIndex < 4 ? failed(ErrorKind::Server)
                                                     : answer(request)); // one of five arrives
    });
    const auto engine = engineWith(workspace, id, backend);
    engine->start();
    ASSERT_EQ(engine->wait().state, EngineState::Finished);
    for (const auto& line : results::cellGroups(*loadedSet(workspace, {{id, 0}}), {}, {}))
        EXPECT_EQ(line.counts.correct, line.counts.elements);
}

// A request handed over while cancel() is under way is cancelled too: a slow backend must not hold up the end.
TEST_F(RunFaultTest, ARequestSubmittedDuringCancelIsCancelledToo) {
    const auto id = newRun(smallSpec(1));
    const auto backend = silentBackend();
    run::RunEngine* running = nullptr;
    std::atomic<bool> first = true;
    std::jthread canceller;
    backend->onSubmit = [&] {
        if (!first.exchange(false)) return;
        canceller = std::jthread([&] { running->cancel(); });
        EXPECT_TRUE(comesTrue([&] { return backend->cancels() > 0; })) << "the backend is told to cancel everything";
    };
    const auto engine = engineWith(workspace, id, backend);
    running = engine.get();
    engine->start();
    EXPECT_EQ(engine->wait().state, EngineState::Stopped);
}

TEST_F(RunFaultTest, ADestroyedEngineStopsByItself) {
    const auto id = newRun(smallSpec(1));
    const auto backend = silentBackend();
    { const auto engine = startedWith(id, backend, {}, 5); }
    EXPECT_EQ(recordOf(workspace, id).state, store::RunState::Interrupted);
    { const auto neverStarted = engineWith(workspace, id, backend); }
}

TEST_F(RunFaultTest, PausedRunsCanBeCancelled) {
    const auto id = newRun(smallSpec(1));
    const auto backend = silentBackend();
    const auto engine = startedWith(id, backend, {4, 100, 100}, 4);
    engine->pause();
    engine->cancel();
    EXPECT_EQ(engine->wait().state, EngineState::Stopped);
}

TEST_F(RunFaultTest, AFullDiskStopsTheRunAndItGoesOnOnceThereIsRoom) {
    const auto expected = undisturbed(smallSpec(16));
    const auto id = newRun(smallSpec(16));
    const auto limitTo = [&](std::int64_t morePages) { // fault injector: the file may not grow
        must(workspace->write([&](store::Database& database) {
            return store::guarded([&] {
                const std::int64_t pages = database.sql().execAndGet("PRAGMA page_count").getInt64();
                (void)database.sql().execAndGet("PRAGMA max_page_count = " + std::to_string(pages + morePages));
            });
        }));
    };
    for (const std::int64_t morePages : {0, 1, 5}) {
        limitTo(morePages);
        const auto engine = must(run::openRun(workspace, id, {}, 8));
        engine->start();
        const auto end = engine->wait();
        ASSERT_EQ(end.state, EngineState::Stopped);
        EXPECT_EQ(end.stopCode, ErrorCode::DiskFull) << end.message;
        EXPECT_EQ(end.counts.done(), recordOf(workspace, id).counts.done());
        EXPECT_EQ(static_cast<std::int64_t>(dumpOf(workspace, id).at("reply").size()), end.counts.done());
    }
    limitTo(1'000'000);
    ASSERT_EQ(runToEnd(workspace, id).state, EngineState::Finished);
    EXPECT_EQ(dumpOf(workspace, id), expected);
}

TEST_F(RunFaultTest, AWorkspaceOpenForReadingRunsNothing) {
    const auto id = newRun(smallSpec(1));
    const auto reading = must(store::Workspace::open(workspace->path(), store::Workspace::Open::Reading));
    for (int round = 0; round < 20; ++round) { // fails at once, on the dispatcher's thread
        const auto engine = must(run::openRun(reading, id, {}));
        engine->start();
        const auto end = engine->wait();
        EXPECT_EQ(end.state, EngineState::Stopped);
        EXPECT_EQ(end.stopCode, ErrorCode::ReadOnly);
    }
}

TEST_F(RunFaultTest, AnElementThatDisappearedStopsTheRun) {
    const auto id = newRun(smallSpec(3));
    must(workspace->write([&](store::Database& database) { // fault injector: a damaged workspace
        return store::guarded([&] { database.sql().exec("DELETE FROM run_element WHERE ordinal = 1"); });
    }));
    const auto end = runToEnd(workspace, id, 4);
    EXPECT_EQ(end.state, EngineState::Stopped);
    EXPECT_EQ(end.stopCode, ErrorCode::Corrupt);
    EXPECT_LT(end.counts.done(), end.total);
    EXPECT_LE(recordOf(workspace, id).lowWater, end.counts.done());
}

TEST_F(RunFaultTest, StrangeRepliesAreStoredAsTheyCame) {
    const std::vector<std::string> strange{"",
                                           " \n ",
                                           std::string("A. a\0b", 6),
                                           "A. \xff\xfe",
                                           std::string(300'000, 'x'),
                                           "<think>",
                                           "A. 'quoted'); DROP TABLE reply;--"};
    const auto id = newRun(smallSpec(1));
    std::atomic<std::size_t> count = 0;
    auto backend = std::make_shared<FaultyBackend>(
        [&](const ModelRequest&) { return std::optional(said(strange[count++ % strange.size()])); });
    const auto engine = engineWith(workspace, id, backend, {1, 10, 10});
    engine->start();
    const auto end = engine->wait();
    ASSERT_EQ(end.state, EngineState::Finished);
    EXPECT_GT(end.counts.empty, 0);
    auto reader = must(workspace->reader());
    std::size_t at = 0;
    must(store::readReplies(reader, id, 0, end.total, [&](const store::ReplyRow& row) {
        EXPECT_EQ(row.text, strange[at++ % strange.size()]);
        return true;
    }));
    EXPECT_EQ(static_cast<std::int64_t>(at), end.total);
}
} // namespace
