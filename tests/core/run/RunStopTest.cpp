// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RetryErrors.h"
#include "core/run/RunFactory.h"
#include "tests/support/RunBench.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <mutex>
#include <set>

using namespace chronoscope;
using namespace chronoscope::test;
using backend::ErrorKind;
using run::EngineState;
using run::StopReason;

namespace {
constexpr const char* kStoppedModel = "calibration:?cutoff=2018&recall=0.7&partial=0.4&stale=0.5";

class RunStopTest : public RunBench {
protected:
    RunStopTest() : RunBench(kStoppedModel) {}

    std::int64_t pricedRun(std::optional<double> budget = {}) {
        run::BackendChoice choice(kStoppedModel);
        choice.price = backend::Price{1'000, 1'000}; // a thousandth of a dollar a token
        choice.budget = budget;
        return must(run::createRun(*workspace, smallSpec(2), "run", choice, loadPack())).id;
    }
    /// A sitting that ends because nothing is answered: what it asked.
    std::set<std::int64_t> failTwenty(std::int64_t id) {
        std::set<std::int64_t> asked;
        const auto end = runFailing(id, {}, asked, true);
        EXPECT_EQ(end.reason, StopReason::Breaker);
        EXPECT_EQ(asked.size(), 20U);
        return asked;
    }
    /// A sitting that asks one after the other: `bad` is refused, or nothing is answered at all.
    run::RunProgress runFailing(std::int64_t id, const std::set<std::int64_t>& bad, std::set<std::int64_t>& asked,
                                bool isOutage = false) {
        run::RunEngine::Options one;
        one.concurrency = 1;
        const auto answer = calibrationAnswer(workspace, id);
        std::mutex guard;
        asked.clear();
        return runWith(
            id,
            [&](const backend::ModelRequest& request) {
                const std::lock_guard lock(guard);
                asked.insert(request.tag);
                if (isOutage) return std::optional(failed(ErrorKind::Server));
                return std::optional(bad.contains(request.tag) ? failed(ErrorKind::BadRequest) : answer(request));
            },
            one);
    }
    run::RunProgress runWith(std::int64_t id, const FaultyBackend::Script& script,
                             run::RunEngine::Options options = {}) {
        const auto engine = engineWith(workspace, id, std::make_shared<FaultyBackend>(script, 2), options);
        engine->start();
        return engine->wait();
    }
};

TEST_F(RunStopTest, TwentyErrorsInARowStopItAndAreNoOutcome) {
    const auto id = pricedRun();
    const auto end = runWith(id, [](const auto&) { return std::optional(failed(ErrorKind::Server)); });
    EXPECT_EQ(end.state, EngineState::Stopped);
    EXPECT_EQ(end.reason, StopReason::Breaker);
    EXPECT_EQ(end.counts.done(), 0);
    EXPECT_EQ(runWith(id, answers(id)).state, EngineState::Finished) << "they are asked again";
    EXPECT_EQ(dumpOf(workspace, id), undisturbed(smallSpec(2)));
}

TEST_F(RunStopTest, AResumedRunAsksWhatItFailedAtAfterAllElse) {
    const auto id = pricedRun();
    const std::set<std::int64_t> bad = failTwenty(id);
    std::set<std::int64_t> asked;
    const auto end = runFailing(id, bad, asked);
    EXPECT_EQ(end.reason, StopReason::Breaker);
    EXPECT_EQ(end.counts.done(), end.total - 20);
    EXPECT_EQ(end.counts.errorCount(), 0);
    EXPECT_EQ(runWith(id, answers(id)).state, EngineState::Finished);
    EXPECT_EQ(dumpOf(workspace, id), undisturbed(smallSpec(2)));
}

TEST_F(RunStopTest, WhatIsRefusedAgainWithNothingElseLeftIsAnErrorAndTheRunEnds) {
    const auto id = pricedRun();
    const std::set<std::int64_t> bad = failTwenty(id);
    std::set<std::int64_t> asked;
    const auto before = runFailing(id, bad, asked);
    ASSERT_EQ(before.reason, StopReason::Breaker);
    EXPECT_EQ(static_cast<std::int64_t>(asked.size()), before.total);
    const auto end = runFailing(id, bad, asked);
    EXPECT_EQ(asked, bad) << "nothing that is stored is asked again, though the mark lies below it";
    EXPECT_EQ(end.state, EngineState::Finished);
    EXPECT_EQ(end.counts.done(), end.total);
    EXPECT_EQ(end.counts.errorCount(), 20);
    EXPECT_EQ(recordOf(workspace, id).counts.errorCount(), 20);
    // Asked for once more, they are asked like any: an outage ends the sitting.
    ASSERT_EQ(must(run::forgetErrors(*workspace, id)), 20);
    EXPECT_EQ(runFailing(id, bad, asked).reason, StopReason::Breaker);
    EXPECT_EQ(runWith(id, answers(id)).state, EngineState::Finished);
    EXPECT_EQ(dumpOf(workspace, id), undisturbed(smallSpec(2)));
}

TEST_F(RunStopTest, AnOutageWithNothingElseLeftIsNoOutcome) {
    const auto id = pricedRun();
    const std::set<std::int64_t> bad = failTwenty(id);
    std::set<std::int64_t> asked;
    ASSERT_EQ(runFailing(id, bad, asked).reason, StopReason::Breaker);
    for (const ErrorKind kind :
         {ErrorKind::Server, ErrorKind::Network, ErrorKind::Timeout, ErrorKind::RateLimited, ErrorKind::BadReply}) {
        const auto end = runWith(id, [kind](const auto&) { return std::optional(failed(kind)); });
        EXPECT_EQ(end.reason, StopReason::Breaker) << static_cast<int>(kind);
        EXPECT_EQ(end.counts.errorCount(), 0) << static_cast<int>(kind);
    }
    EXPECT_EQ(runWith(id, answers(id)).state, EngineState::Finished);
    EXPECT_EQ(dumpOf(workspace, id), undisturbed(smallSpec(2)));
}

TEST_F(RunStopTest, ARunThatWasNeverAnsweredStoresNoOutage) {
    const auto id = pricedRun();
    const std::int64_t total = recordOf(workspace, id).total;
    for (std::int64_t sitting = 0; sitting <= total / 20 + 2; ++sitting) { // at the last all have failed before
        const auto end = runWith(id, [](const auto&) { return std::optional(failed(ErrorKind::Server)); });
        ASSERT_EQ(end.reason, StopReason::Breaker);
        ASSERT_EQ(end.counts.replies(), 0);
        ASSERT_LT(end.counts.errorCount(), 20); // fewer than end a sitting, where nothing else was new
    }
    EXPECT_EQ(runWith(id, answers(id)).state, EngineState::Finished);
}

TEST_F(RunStopTest, WhoeverEndsItIsStoredWithIt) {
    struct Case {
        StopReason by;
        store::RunState state;
    };
    for (const Case& one : {Case{StopReason::User, store::RunState::Stopped},
                            Case{StopReason::Interrupted, store::RunState::Interrupted}}) {
        const auto id = pricedRun();
        const auto engine = engineWith(
            workspace, id,
            std::make_shared<FaultyBackend>([](const auto&) { return std::optional<backend::ModelReply>(); }, 2), {});
        engine->start();
        engine->cancel(one.by);
        engine->cancel(StopReason::User); // the first one counts
        EXPECT_EQ(engine->wait().reason, one.by);
        EXPECT_EQ(recordOf(workspace, id).state, one.state);
        EXPECT_EQ(runWith(id, answers(id)).state, EngineState::Finished);
    }
}

TEST_F(RunStopTest, AnEngineThatGoesAwayLeavesItsRunInterrupted) {
    const auto id = pricedRun();
    {
        const auto engine = engineWith(
            workspace, id,
            std::make_shared<FaultyBackend>([](const auto&) { return std::optional<backend::ModelReply>(); }, 2), {});
        engine->start();
    }
    EXPECT_EQ(recordOf(workspace, id).state, store::RunState::Interrupted);
}

TEST_F(RunStopTest, FewerErrorsInARowAreOutcomes) {
    const auto id = pricedRun();
    std::atomic<int> count = 0;
    const auto answer = calibrationAnswer(workspace, id);
    run::RunEngine::Options one;
    one.concurrency = 1;
    const auto end = runWith(
        id,
        [&](const backend::ModelRequest& request) {
            return std::optional(++count <= 19 ? failed(ErrorKind::Server) : answer(request));
        },
        one);
    EXPECT_EQ(end.state, EngineState::Finished);
    EXPECT_EQ(end.counts.errorCount(), 19);
}

TEST_F(RunStopTest, ARefusedKeyStopsItAtOnceAndIsNoOutcome) {
    for (const ErrorKind kind : {ErrorKind::Auth, ErrorKind::Quota}) {
        const auto id = pricedRun();
        const auto end = runWith(id, [&](const auto&) { return std::optional(failed(kind)); });
        EXPECT_EQ(end.reason, StopReason::Refused);
        EXPECT_EQ(end.counts.done(), 0);
        EXPECT_EQ(recordOf(workspace, id).state, store::RunState::Stopped);
    }
}

TEST_F(RunStopTest, ForgottenErrorsAreAskedAgainToTheSameNumbers) {
    const auto id = pricedRun();
    const auto answer = calibrationAnswer(workspace, id);
    run::RunEngine::Options patient;
    patient.errorsInARow = 0;
    const auto end = runWith(
        id,
        [&](const backend::ModelRequest& request) {
            return std::optional(request.tag % 3 == 2 ? failed(ErrorKind::BadReply) : answer(request));
        },
        patient);
    ASSERT_EQ(end.state, EngineState::Finished);
    ASSERT_GT(end.counts.errorCount(), 100);
    EXPECT_EQ(must(run::forgetErrors(*workspace, id)), end.counts.errorCount());
    EXPECT_EQ(must(run::forgetErrors(*workspace, id)), 0) << "there are none left";
    EXPECT_EQ(recordOf(workspace, id).counts.errorCount(), 0);
    ASSERT_EQ(runWith(id, answers(id)).state, EngineState::Finished);
    EXPECT_EQ(dumpOf(workspace, id), undisturbed(smallSpec(2)));
}

TEST_F(RunStopTest, TheBudgetIsNeverPassed) {
    constexpr double kBudget = 20;
    const auto id = pricedRun(kBudget);
    const auto end = runWith(id, answers(id));
    EXPECT_EQ(end.reason, StopReason::Budget);
    EXPECT_GT(end.counts.done(), 0);
    EXPECT_LE(*end.cost, kBudget);
    const auto again = runWith(id, answers(id));
    EXPECT_EQ(again.counts.done(), end.counts.done()) << "nothing is asked until there is more money";
    must(workspace->write([&](store::Database& database) { return store::RunStore(database).setBudget(id, 1e9); }));
    EXPECT_EQ(runWith(id, answers(id)).state, EngineState::Finished);
}

TEST_F(RunStopTest, RepliesWithoutCountedTokensUseUpTheBudgetToo) {
    const auto id = pricedRun(20);
    const auto uncounted = [](const auto&) { return std::optional(said("A. nobody")); };
    const auto end = runWith(id, uncounted);
    EXPECT_EQ(end.reason, StopReason::Budget);
    EXPECT_EQ(runWith(id, uncounted).counts.done(), end.counts.done()) << "a resume is no new budget";
}
} // namespace
