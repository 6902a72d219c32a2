// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/TraversalRun.h"
#include "core/run/BatchExport.h"
#include "core/run/BatchImport.h"
#include "core/run/RetryErrors.h"
#include "core/run/RunFactory.h"
#include "core/store/RunRemoval.h"
#include "core/studies/chroknow/traversal/TraversalProbes.h"
#include "core/studies/chroknow/traversal/TraversalReplay.h"
#include "tests/support/TraversalRuns.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <random>
#include <set>

using namespace chronoscope;
using namespace chronoscope::test;
using backend::ErrorKind;
using run::EngineState;
using store::TargetRow;
using traversal::Outcome;
using traversal::Protocol;

namespace {
constexpr const char* kModel = "calibration:?cutoff=2019&recall=0.6&partial=0.3";
constexpr int kRunElements = 24;

class TraversalRunTest : public testing::Test {
protected:
    std::int64_t base() {
        if (m_base == 0) m_base = finishedBase(workspace, kRunElements, kModel);
        return m_base;
    }
    std::int64_t fresh(const traversal::TraversalSpec& spec = runSpecOf()) {
        return makeTraversals(workspace, base(), spec);
    }

    run::RunProgress runWith(std::int64_t id, const FaultyBackend::Script& script,
                             run::RunEngine::Options options = patient()) {
        const auto engine = traversalEngine(workspace, id, std::make_shared<FaultyBackend>(script, 2), options);
        engine->start();
        return engine->wait();
    }
    /// What the run leaves when nothing disturbs it.
    Dump undisturbed(const traversal::TraversalSpec& spec = runSpecOf()) {
        const auto id = fresh(spec);
        EXPECT_EQ(runWith(id, moody).state, EngineState::Finished);
        return traversalDump(workspace, id);
    }
    static std::optional<backend::ModelReply> moody(const backend::ModelRequest& request) {
        return moodyReply(request);
    }
    static run::RunEngine::Options patient() {
        run::RunEngine::Options options;
        options.errorsInARow = 0;
        return options;
    }

    /// The targets of one element as they must end: every traversal walked alone.
    std::vector<TargetRow> walkedAlone(std::int64_t id, std::int64_t ordinal, std::vector<TargetRow> targets,
                                       const traversal::TraversalSpec& spec) {
        auto reader = must(workspace->reader());
        const auto context = must(run::loadRun(reader, id));
        const auto loaded = must(store::BenchmarkStore(reader).loadOfRun(id, ordinal, 1));
        const auto evidence = must(store::TraversalStore(reader).evidence(id, ordinal));
        const traversal::TraversalSetting setting{
            std::make_shared<const benchmark::Element>(loaded.front().element), context->pack,
            std::make_shared<const traversal::TraversalWords>(must(traversal::TraversalWords::parse(spec.words))),
            &traversal::rulesOf(spec)};
        traversal::EarlierTargets earlier;
        for (TargetRow& target : targets) {
            traversal::Traversal walk(setting, traversal::planTraversal(evidence, target.year, spec, earlier));
            for (target.calls = 0, target.promptTokens = 0, target.completionTokens = 0; !walk.done(); ++target.calls) {
                const auto prompt = walk.prompt();
                backend::ModelRequest request;
                request.prompt = prompt.text;
                const auto reply = std::get<backend::Completion>(moodyReply(request));
                target.promptTokens += *reply.usage.promptTokens;
                target.completionTokens += *reply.usage.completionTokens;
                walk.answer({reply.text, {}, {}, reply.finish, 0});
            }
            target.verdict = traversal::judge(walk, setting, context->record.spec.judge);
            earlier[target.year] = run::earlierTarget(target, walk);
        }
        return targets;
    }

    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);

private:
    std::int64_t m_base = 0;
};

std::string asText(const TargetRow& row) {
    const auto& verdict = row.verdict;
    std::string text;
    for (const std::int64_t number :
         {row.number, row.ordinal, std::int64_t{row.year}, static_cast<std::int64_t>(verdict.total),
          static_cast<std::int64_t>(verdict.previousOnly), std::int64_t{verdict.everRight},
          std::int64_t{verdict.decidingStep}, std::int64_t{row.calls}, row.promptTokens, row.completionTokens,
          std::int64_t{row.failed}})
        text += std::to_string(number) + "|";
    return text + std::to_string(verdict.score) + "|" + verdict.candidate + "|" + verdict.matched;
}

TEST_F(TraversalRunTest, EveryElementEndsAsIfItHadBeenWalkedAlone) {
    for (const traversal::TraversalSpec& spec : everyProtocol()) {
        const auto id = fresh(spec);
        ASSERT_EQ(runWith(id, moody).state, EngineState::Finished);
        const auto all = targetsIn(workspace, id);
        std::map<std::int64_t, std::vector<TargetRow>> elements;
        std::set<Outcome> outcomes;
        for (const TargetRow& target : all) {
            elements[target.ordinal].push_back(target);
            outcomes.insert(target.verdict.total);
        }
        ASSERT_GT(elements.size(), 5U);
        ASSERT_TRUE(outcomes.contains(Outcome::ChronoCorrect) && outcomes.contains(Outcome::StillWrong));
        for (const auto& [ordinal, targets] : elements) {
            const auto expected = walkedAlone(id, ordinal, targets, spec);
            for (std::size_t i = 0; i < targets.size(); ++i)
                EXPECT_EQ(asText(targets[i]), asText(expected[i])) << traversal::name(spec.protocol) << spec.edition;
        }
    }
}

TEST_F(TraversalRunTest, AReplyCountsAsAHitWhileTheCandidateIsRight) {
    const auto id = fresh();
    ASSERT_EQ(runWith(id, moody).state, EngineState::Finished);
    auto reader = must(workspace->reader());
    const auto span = runSpecOf().span();
    for (const TargetRow& target : targetsIn(workspace, id)) {
        bool any = false;
        bool last = false;
        must(store::readReplies(reader, id, target.number * span, (target.number + 1) * span,
                                [&](const store::ReplyRow& row) {
                                    last = row.hit;
                                    any = any || row.hit;
                                    return true;
                                }));
        EXPECT_EQ(last, target.verdict.total == Outcome::ChronoCorrect) << target.number;
        EXPECT_EQ(any, target.verdict.everRight) << target.number;
    }
}

TEST_F(TraversalRunTest, AReplyThatAnswersAfterAnApologyIsNoRefusal) {
    const auto id = fresh();
    const auto end =
        runWith(id, [](const backend::ModelRequest&) { return std::optional(said("I apologize.\nA. Quorl")); });
    EXPECT_EQ(end.counts.answered, end.total);
    EXPECT_EQ(end.counts.refused, 0);
}

TEST_F(TraversalRunTest, AnElementIsAskedOneStepAtATime) {
    const auto id = fresh();
    const auto elements = recordOf(workspace, id).elements;
    const auto silent = std::make_shared<FaultyBackend>([](const auto&) { return std::nullopt; });
    const auto engine = traversalEngine(workspace, id, silent);
    engine->start();
    silent->waitForHeld(static_cast<std::size_t>(elements));
    const auto requests = silent->requests();
    engine->cancel();
    engine->wait();
    std::set<std::int64_t> asked;
    for (const auto& request : requests)
        asked.insert(request.tag);
    std::map<std::int64_t, std::int64_t> firstTargets;
    for (const TargetRow& target : targetsIn(workspace, id))
        if (target.verdict.total == Outcome::Open) firstTargets.emplace(target.ordinal, target.number);
    std::set<std::int64_t> expected;
    for (const auto& [ordinal, number] : firstTargets)
        expected.insert(number * runSpecOf().span());
    EXPECT_EQ(asked, expected);
}

TEST_F(TraversalRunTest, AnErrorStopsItsElementAlone) {
    const auto id = fresh();
    const auto before = targetsIn(workspace, id);
    const TargetRow& hurt = *std::find_if(before.begin(), before.end(), [](const TargetRow& target) {
        return target.previousSteps + target.nextSteps >= 2;
    });
    const std::int64_t failing = hurt.number * runSpecOf().span() + 1;
    const auto end = runWith(id, [&](const backend::ModelRequest& request) {
        return request.tag == failing ? failed(ErrorKind::Server) : moodyReply(request);
    });
    EXPECT_EQ(end.state, EngineState::Stopped) << "what follows from the lost answer is not asked";
    EXPECT_EQ(end.reason, run::StopReason::None);
    EXPECT_EQ(end.counts.errorCount(), 1);
    for (const TargetRow& target : targetsIn(workspace, id)) {
        if (target.ordinal != hurt.ordinal) {
            EXPECT_NE(target.verdict.total, Outcome::Open) << target.number;
        } else if (target.number >= hurt.number) {
            EXPECT_TRUE(target.verdict.total == Outcome::Open || target.verdict.total == Outcome::NotApplicable);
            EXPECT_EQ(target.failed, target.number == hurt.number);
            EXPECT_EQ(target.calls, target.number == hurt.number ? 1 : 0);
        }
    }
}

TEST_F(TraversalRunTest, ErrorsAskedAgainLeaveWhatAnUndisturbedRunLeaves) {
    for (const traversal::TraversalSpec& spec : everyProtocol()) {
        const auto id = fresh(spec);
        std::mutex mutex;
        std::set<std::int64_t> failedOnce;
        const auto flaky = [&](const backend::ModelRequest& request) -> std::optional<backend::ModelReply> {
            const std::lock_guard lock(mutex);
            if (hash64(request.prompt) % 11 == 0 && failedOnce.insert(request.tag).second)
                return failed(ErrorKind::BadReply);
            return moodyReply(request);
        };
        std::int64_t errors = 0;
        while (runWith(id, flaky).state != EngineState::Finished) {
            const auto forgotten = must(run::forgetErrors(*workspace, id));
            ASSERT_GT(forgotten, 0);
            errors += forgotten;
        }
        EXPECT_EQ(errors, static_cast<std::int64_t>(failedOnce.size()));
        EXPECT_GT(errors, 5);
        EXPECT_EQ(traversalDump(workspace, id), undisturbed(spec));
    }
}

TEST_F(TraversalRunTest, WithoutAskingErrorsAgainNothingIsAsked) {
    const auto id = fresh();
    runWith(id, [](const auto& request) {
        return hash64(request.prompt) % 11 == 0 ? failed(ErrorKind::BadReply) : moodyReply(request);
    });
    const auto left = traversalDump(workspace, id);
    std::atomic<int> asked = 0;
    runWith(id, [&](const auto& request) {
        ++asked;
        return std::optional(moodyReply(request));
    });
    EXPECT_EQ(asked, 0);
    EXPECT_EQ(traversalDump(workspace, id), left);
}

TEST_F(TraversalRunTest, StoppedAnywhereAndResumedItEndsWithTheSameRows) {
    std::mt19937 random(7);
    for (const traversal::TraversalSpec& spec : everyProtocol()) {
        const auto id = fresh(spec);
        int sittings = 0;
        for (EngineState state = EngineState::Idle; state != EngineState::Finished; ++sittings) {
            ASSERT_LT(sittings, 500);
            std::atomic<int> left = static_cast<int>(random() % 60);
            std::atomic<run::RunEngine*> running = nullptr;
            const auto engine = traversalEngine(workspace, id,
                                                std::make_shared<FaultyBackend>(
                                                    [&](const auto& request) {
                                                        if (--left == 0) running.load()->cancel();
                                                        return std::optional(moodyReply(request));
                                                    },
                                                    2));
            running = engine.get();
            engine->start();
            state = engine->wait().state;
        }
        EXPECT_GT(sittings, 3);
        EXPECT_EQ(traversalDump(workspace, id), undisturbed(spec));
    }
}

TEST_F(TraversalRunTest, AnOutageThatEndsTheSittingIsNoOutcome) {
    const auto id = fresh();
    run::RunEngine::Options few;
    few.errorsInARow = 5;
    const auto end = runWith(
        id, [](const auto&) { return std::optional(failed(ErrorKind::Network)); }, few);
    EXPECT_EQ(end.reason, run::StopReason::Breaker);
    EXPECT_EQ(end.counts.done(), 0);
    EXPECT_EQ(runWith(id, moody).state, EngineState::Finished);
    EXPECT_EQ(traversalDump(workspace, id), undisturbed());
}

TEST_F(TraversalRunTest, TheSampleIsDrawnInEveryKindApart) {
    auto spec = runSpecOf();
    spec.sample = must(benchmark::Sample::parse("30%"));
    auto reader = must(workspace->reader());
    const auto estimate = must(run::estimateTraversals(reader, base(), spec));
    const auto created = must(run::createTraversals(*workspace, base(), spec, "sample"));
    std::int64_t elements = 0;
    ASSERT_FALSE(created.estimate.strata.empty());
    for (const store::Stratum& stratum : created.estimate.strata) {
        EXPECT_EQ(stratum.sampled, static_cast<std::int64_t>(std::ceil(0.3 * static_cast<double>(stratum.all))));
        elements += stratum.all;
    }
    EXPECT_EQ(elements, kRunElements);
    EXPECT_EQ(created.estimate.steps, estimate.steps);
    EXPECT_EQ(recordOf(workspace, created.id).total, estimate.steps);
    EXPECT_EQ(recordOf(workspace, created.id).elements, estimate.elements);
    EXPECT_EQ(static_cast<std::int64_t>(targetsIn(workspace, created.id).size()), estimate.targets);
}

TEST_F(TraversalRunTest, WhatCannotBeABaseIsRefused) {
    run::RunSpec trueFalse = smallSpec(2);
    trueFalse.templates = {prompt::Template::TrueFalse};
    const auto other = makeRun(workspace, trueFalse, kModel, "no generation");
    runToEnd(workspace, other);
    run::RunSpec all = smallSpec(3);
    all.templates = {prompt::Template::Generation};
    const auto known = makeRun(workspace, all, "calibration:?cutoff=2030&recall=1&partial=0", "all known");
    runToEnd(workspace, known);
    const std::map<std::string, std::int64_t> cases{{"not finished", makeRun(workspace, smallSpec(2), kModel, "fresh")},
                                                    {"without Generation", other},
                                                    {"a traversal run", fresh()},
                                                    {"nothing is Partial Known", known}};
    for (const auto& [what, id] : cases) {
        const auto created = run::createTraversals(*workspace, id, runSpecOf(), "refused");
        ASSERT_FALSE(created) << what;
        EXPECT_EQ(created.error().code, ErrorCode::InvalidArgument) << what;
    }
}

TEST_F(TraversalRunTest, ACancelledCreationLeavesNothing) {
    const auto from = base();
    std::stop_source stop;
    const auto created = run::createTraversals(*workspace, from, runSpecOf(), "cancelled", {},
                                               {stop.get_token(), [&](std::int64_t done, std::int64_t) {
                                                    if (done == 3) stop.request_stop();
                                                }});
    ASSERT_FALSE(created);
    EXPECT_EQ(created.error().code, ErrorCode::Cancelled);
    auto reader = must(workspace->reader());
    EXPECT_TRUE(must(store::RunStore(reader).list(store::kTraversalRuns)).empty());
    EXPECT_EQ(reader.sql().execAndGet("SELECT count(*) FROM traversal_target").getInt(), 0);
}

TEST_F(TraversalRunTest, ATraversalRunIsNoneOfTheOtherRuns) {
    const auto id = fresh();
    auto reader = must(workspace->reader());
    store::RunStore runs(reader);
    ASSERT_EQ(must(runs.list()).size(), 1U);
    EXPECT_EQ(must(runs.list()).front().id, base());
    ASSERT_EQ(must(runs.list(store::kTraversalRuns)).size(), 1U);
    EXPECT_EQ(must(runs.list(store::kTraversalRuns)).front().base, base());
    EXPECT_EQ(must(runs.find("traversals")).id, id);
}

TEST_F(TraversalRunTest, BatchFilesAreRefused) {
    const auto id = fresh();
    must(workspace->write([&](store::Database& database) {
        return store::guarded(
            [&] { database.sql().exec("UPDATE run SET backend = 'openai:http://localhost:1?model=m'"); });
    }));
    const Dump before = traversalDump(workspace, id);
    const TempDir out;
    EXPECT_EQ(run::exportBatch(*workspace, id, out.file(""), {}, {}).error().code, ErrorCode::Unsupported);
    EXPECT_TRUE(std::filesystem::is_empty(out.file("")));
    const std::string results = out.file("results.jsonl");
    std::ofstream(results) << "{}\n";
    EXPECT_EQ(run::importBatch(workspace, id, results, {}, {}).error().code, ErrorCode::Unsupported);
    EXPECT_EQ(traversalDump(workspace, id), before);
}

TEST_F(TraversalRunTest, RemovingItLeavesNothingOfItAndABaseStaysWhileItHasOne) {
    const auto id = fresh();
    runWith(id, moody);
    const auto remove = [&](std::int64_t run) {
        return workspace->write([&](store::Database& database) { return store::removeRun(database, run); });
    };
    const Status refused = remove(base());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
    must(remove(id));
    for (const auto& [table, lines] : traversalDump(workspace, id))
        EXPECT_TRUE(lines.empty()) << table;
    auto reader = must(workspace->reader());
    EXPECT_EQ(reader.sql().execAndGet("SELECT count(*) FROM traversal_element").getInt(), 0);
    must(remove(base()));
}

TEST_F(TraversalRunTest, WhatDoesNotFitTogetherIsCorrupt) {
    const auto id = fresh();
    run::RunEngine* running = nullptr;
    std::atomic<int> count = 0;
    const auto engine = traversalEngine(workspace, id, std::make_shared<FaultyBackend>([&](const auto& request) {
                                            if (++count == 50) running->cancel();
                                            return std::optional(moodyReply(request));
                                        }));
    running = engine.get();
    engine->start();
    engine->wait();
    const std::string path = workspace->path();
    const std::map<std::string, std::string> damages{
        {"settings", "UPDATE run SET traversal = '{' WHERE base != 0"},
        {"evidence", "UPDATE traversal_element SET evidence = '[]'"},
        {"no evidence", "DELETE FROM traversal_element"},
        {"steps", "UPDATE traversal_target SET next_steps = 20 WHERE total = 0"},
        {"a year nobody asked", "UPDATE traversal_target SET year = 1999 WHERE total = 0"},
        {"calls without replies", "DELETE FROM reply WHERE key >= " + std::to_string(run::runKey(id, 0))},
        {"no targets", "DELETE FROM traversal_target WHERE ordinal = (SELECT max(ordinal) FROM traversal_target)"},
        {"numbers beyond the run", "UPDATE traversal_target SET number = number + 1000000000000 WHERE ordinal = "
                                   "(SELECT max(ordinal) FROM traversal_target)"},
        {"numbers of another element",
         "UPDATE traversal_target SET number = number - (SELECT min(number) FROM traversal_target WHERE "
         "ordinal = (SELECT max(ordinal) FROM traversal_target)) WHERE ordinal = "
         "(SELECT max(ordinal) FROM traversal_target)"},
        {"outcome", "UPDATE traversal_target SET total = 9 WHERE total = 0"}};
    for (const auto& [what, statement] : damages) {
        const std::string copy = folder.file(what + ".chronoscope");
        {
            auto reader = must(workspace->reader());
            reader.sql().exec("VACUUM INTO '" + copy + "'");
            SQLite::Database(copy, SQLite::OPEN_READWRITE).exec(statement);
        }
        auto damaged = must(store::Workspace::open(copy, store::Workspace::Open::Existing));
        auto reader = must(damaged->reader());
        const auto context = must(run::loadRun(reader, id));
        auto plan = run::TraversalProbes::open(context, std::move(reader));
        std::optional<Error> problem;
        if (!plan) problem = plan.error();
        for (run::Probe probe; plan && !problem;) {
            const auto next = (*plan)->next(probe);
            if (!next)
                problem = next.error();
            else if (*next != run::ProbePlan::Next::Ready)
                break;
        }
        ASSERT_TRUE(problem) << what;
        EXPECT_EQ(problem->code, ErrorCode::Corrupt) << what << ": " << problem->text();
    }
}
} // namespace
