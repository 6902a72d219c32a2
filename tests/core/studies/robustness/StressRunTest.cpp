// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RetryErrors.h"
#include "core/run/RunFactory.h"
#include "core/store/RunRemoval.h"
#include "core/studies/robustness/PlantedScores.h"
#include "core/study/Study.h"
#include "tests/core/studies/robustness/StressRuns.h"
#include "tests/support/CrashDriver.h"
#include "tests/support/FaultyBackends.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

using namespace chronoscope;
using namespace chronoscope::robustness;
using namespace chronoscope::test;

namespace {
constexpr const char* kNowhere = "openai:http://localhost:1?model=m";

class StressRun : public testing::Test {
protected:
    const TempDir folder;
    const WorkspacePtr workspace = emptyWorkspace(folder);

    std::unique_ptr<run::RunEngine> engineOf(std::int64_t id, const std::shared_ptr<FaultyBackend>& backend) const {
        const auto record = recordOf(workspace, id);
        run::RunEngine::Options options;
        options.errorsInARow = 0;
        return std::make_unique<run::RunEngine>(workspace, record,
                                                must(study::builtInStudies().planOf(record, must(workspace->reader()))),
                                                backend, options, run::RunEngine::Sink());
    }
    run::RunProgress finish(std::int64_t id, const FaultyBackend::Script& script, int threads = 1) const {
        const auto engine = engineOf(id, std::make_shared<FaultyBackend>(script, threads));
        engine->start();
        return engine->wait();
    }
    std::vector<FactUnits> unitsOf(std::int64_t id) const {
        auto reader = must(workspace->reader());
        std::vector<FactUnits> all;
        must(StressStore(reader).units(id, [&](std::int64_t, int, const FactUnits& units) {
            all.push_back(units);
            return true;
        }));
        return all;
    }
    /// What the calibration model says to the run's requests.
    FaultyBackend::Script plantedScript(std::int64_t id, const std::string& uri = "calibration:?seed=5") const {
        auto reader = must(workspace->reader());
        const auto params = must(backend::CalibrationParams::fromUri(must(backend::BackendUri::parse(uri))));
        const auto book = must(PlantedScores::of(*stressOf(workspace, id), params, reader));
        return [book](const backend::ModelRequest& request) { return std::optional(book->reply(request)); };
    }
};

TEST_F(StressRun, AsksEveryDateOnceWithTheWordsOfItsQuestion) {
    addFacts(workspace, someFacts(5));
    StressSpec spec;
    spec.style = DateStyle::Classic;
    const auto id = makeStress(workspace, spec, kNowhere);
    const auto script = plantedScript(id);
    const auto backend = std::make_shared<FaultyBackend>(script);
    const auto engine = engineOf(id, backend);
    engine->start();
    EXPECT_EQ(engine->wait().state, run::EngineState::Finished);
    const auto context = stressOf(workspace, id);
    const auto requests = backend->requests();
    ASSERT_EQ(static_cast<std::int64_t>(requests.size()), context->record.total);
    EXPECT_EQ(context->record.elements, 5);
    auto reader = must(workspace->reader());
    std::size_t at = 0;
    for (const RunFact& fact : context->facts) {
        const auto stored = must(FactStore(reader).load(fact.row));
        for (const SampledDate& date : must(StressStore(reader).dates(id, fact))) {
            const auto& request = requests[at];
            EXPECT_EQ(request.prompt + request.continuation,
                      must(context->wording.statement(stored.fact, date.date, DateStyle::Classic)));
            EXPECT_EQ(request.continuation, stored.fact.object);
            EXPECT_EQ(request.task, backend::Task::ScoreContinuation);
            EXPECT_EQ(request.mode, backend::Mode::Completion);
            EXPECT_EQ(request.tag, static_cast<std::int64_t>(at));
            ++at;
        }
    }
    EXPECT_EQ(at, requests.size());
}

TEST_F(StressRun, PlantedFactsComeOutAsTheyWerePlanted) {
    addFacts(workspace, someFacts(80));
    for (const auto sampler : {Sampler::TimeStress, Sampler::Paper}) {
        StressSpec spec;
        spec.dates.sampler = sampler;
        const auto id = makeStress(workspace, spec, "calibration:?seed=5");
        EXPECT_EQ(runToEnd(workspace, id).state, run::EngineState::Finished);
        const auto context = stressOf(workspace, id);
        const auto units = unitsOf(id);
        ASSERT_EQ(units.size(), 80U);
        auto reader = must(workspace->reader());
        backend::CalibrationParams params;
        params.seed = 5;
        std::array<int, kPlantedKinds> seen{};
        for (const RunFact& fact : context->facts) {
            const auto stored = must(FactStore(reader).load(fact.row));
            for (int p = 0; p < kPrecisions; ++p) {
                const auto kind = plantedFor(params, stored.fact, static_cast<Precision>(p));
                const UnitScore& unit = units[static_cast<std::size_t>(fact.ordinal)][static_cast<std::size_t>(p)];
                ++seen[static_cast<std::size_t>(kind)];
                ASSERT_TRUE(unit.isDefined()) << stored.fact.subject;
                if (kind == robustness::Planted::Robust) {
                    EXPECT_EQ(unit.winRate(), 1) << stored.fact.subject << p;
                }
                if (kind == robustness::Planted::Blind) {
                    EXPECT_EQ(unit.wins, 0) << stored.fact.subject << p;
                }
                if (kind == robustness::Planted::Nearly) {
                    EXPECT_FALSE(unit.robust().value()) << stored.fact.subject << p;
                    EXPECT_GT(unit.winRate().value(), 0.5) << stored.fact.subject << p;
                }
            }
        }
        for (int kind = 0; kind < kPlantedKinds; ++kind)
            EXPECT_GT(seen[static_cast<std::size_t>(kind)], 8) << name(static_cast<robustness::Planted>(kind));
    }
}

TEST_F(StressRun, EveryWayOfAskingIsUnderstoodByTheCalibrationModel) {
    addFacts(workspace, someFacts(4));
    Dump first;
    for (const auto prompt : {PromptForm::Plain, PromptForm::FewShot, PromptForm::ExplainDate})
        for (const auto chat : {ChatForm::None, ChatForm::Footnote, ChatForm::Model})
            for (const auto style : {DateStyle::American, DateStyle::Classic}) {
                StressSpec spec;
                spec.prompt = prompt;
                spec.chat = chat;
                spec.style = style;
                const auto id = makeStress(workspace, spec, "calibration:?seed=5");
                EXPECT_EQ(runToEnd(workspace, id).counts.errorCount(), 0);
                const Dump dump = stressDump(workspace, id);
                if (first.empty()) first = dump;
                EXPECT_EQ(dump.at("stress_unit"), first.at("stress_unit"));
            }
}

TEST_F(StressRun, IsInterruptedAndGoesOnToTheSameBytes) {
    addFacts(workspace, someFacts(12));
    const auto whole = makeStress(workspace, {}, kNowhere);
    const auto script = plantedScript(whole, "calibration:?seed=5&error=0.1");
    EXPECT_EQ(finish(whole, script).state, run::EngineState::Finished);
    const Dump expected = stressDump(workspace, whole);
    EXPECT_EQ(expected.at("stress_unit").size(), 12U);
    EXPECT_FALSE(expected.at("run_error").empty());

    const auto parted = makeStress(workspace, {}, kNowhere);
    const std::int64_t total = recordOf(workspace, parted).total;
    for (const std::int64_t until : {total / 3, total / 2, total * 4 / 5}) {
        // Every seventh is held back too, so that facts stay half done below others that are.
        const auto backend = std::make_shared<FaultyBackend>(
            [&](const backend::ModelRequest& request) {
                return request.tag < until && request.tag % 7 != 3 ? script(request)
                                                                   : std::optional<backend::ModelReply>();
            },
            3);
        const auto engine = engineOf(parted, backend);
        engine->start();
        backend->waitForHeld(40);
    }
    EXPECT_LT(recordOf(workspace, parted).counts.done(), total);
    EXPECT_EQ(finish(parted, script, 3).state, run::EngineState::Finished);
    EXPECT_TRUE(stressDump(workspace, parted) == expected);
}

TEST_F(StressRun, KilledAgainAndAgainEndsWithTheSameBytes) {
    constexpr const char* kModel = "calibration:?seed=9&error=0.03&latency_ms=4";
    Dump expected;
    {
        const auto quiet = emptyWorkspace(folder, "quiet.chronoscope");
        addFacts(quiet, someFacts(16));
        const auto id = makeStress(quiet, {}, kModel);
        ASSERT_EQ(runToEnd(quiet, id).state, run::EngineState::Finished);
        expected = stressDump(quiet, id);
    }
    std::mt19937 random(20260303);
    for (int kills = 0, round = 0; kills < 12; ++round) {
        ASSERT_LT(round, 20) << "runs end before they can be killed";
        auto killed = emptyWorkspace(folder, "killed" + std::to_string(round) + ".chronoscope");
        addFacts(killed, someFacts(16));
        const auto id = makeStress(killed, {}, kModel);
        const std::string path = killed->path();
        const std::int64_t total = recordOf(killed, id).total;
        killed.reset();
        kills += killUntilFinished(path, id, total, random);
        const auto after = must(store::Workspace::open(path, store::Workspace::Open::ExistingToWrite));
        EXPECT_TRUE(stressDump(after, id) == expected);
        auto reader = must(after->reader());
        EXPECT_EQ(reader.sql().execAndGet("PRAGMA integrity_check").getString(), "ok");
    }
}

TEST_F(StressRun, ErrorsAreAskedAgainAndTheirFactsSettledAnew) {
    addFacts(workspace, someFacts(6));
    const auto id = makeStress(workspace, {}, kNowhere), good = makeStress(workspace, {}, kNowhere);
    const auto script = plantedScript(id);
    EXPECT_EQ(finish(good, script).state, run::EngineState::Finished);
    EXPECT_EQ(finish(id,
                     [&](const backend::ModelRequest& request) {
                         return request.tag % 5 == 0 ? std::optional(failed(backend::ErrorKind::Server))
                                                     : script(request);
                     })
                  .state,
              run::EngineState::Finished);
    EXPECT_EQ(unitsOf(id).size(), 6U);
    EXPECT_NE(unitsOf(id), unitsOf(good));
    const auto forgotten = must(run::forgetErrors(*workspace, id));
    EXPECT_EQ(forgotten, (recordOf(workspace, id).total + 4) / 5);
    EXPECT_TRUE(unitsOf(id).empty()) << "each fact had an error";
    EXPECT_EQ(finish(id, script).state, run::EngineState::Finished);
    Dump again = stressDump(workspace, id), once = stressDump(workspace, good);
    for (Dump* dump : {&again, &once})
        dump->erase("run"); // the low-water mark is behind what was asked last
    EXPECT_TRUE(again == once);
}

TEST_F(StressRun, AServerThatTellsNoNumberLeavesTheScoreMissing) {
    addFacts(workspace, someFacts(3));
    const auto tokens = [](std::vector<double> values) {
        backend::Completion completion;
        for (const double value : values)
            completion.logProbs.push_back({"x", value, {}});
        return backend::ModelReply(completion);
    };
    const std::vector<backend::ModelReply> odd{tokens({}),
                                               tokens({-1, std::numeric_limits<double>::quiet_NaN()}),
                                               tokens({-HUGE_VAL}),
                                               tokens({-1, HUGE_VAL}),
                                               failed(backend::ErrorKind::BadReply),
                                               failed(backend::ErrorKind::Timeout)};
    const auto id = makeStress(workspace, {}, kNowhere);
    EXPECT_EQ(finish(id,
                     [&](const backend::ModelRequest& request) {
                         const auto at = static_cast<std::size_t>(request.tag) % (odd.size() + 1);
                         return std::optional(at < odd.size() ? odd[at] : tokens({-1.5, -0.25}));
                     })
                  .state,
              run::EngineState::Finished);
    const auto context = stressOf(workspace, id);
    auto reader = must(workspace->reader());
    const auto units = unitsOf(id);
    ASSERT_EQ(units.size(), 3U);
    for (const RunFact& fact : context->facts) {
        const auto scores = must(StressStore(reader).scores(id, fact));
        const auto dates = must(StressStore(reader).dates(id, fact));
        FactUnits expected;
        for (std::size_t i = 0; i < scores.size(); ++i) {
            const bool isScored = (fact.first + static_cast<std::int64_t>(i)) % 7 == 6;
            EXPECT_EQ(scores[i], isScored ? Score(-1.75) : Score());
            UnitScore& unit = expected[static_cast<std::size_t>(dates[i].precision)];
            if (dates[i].of == DateClass::Correct) ++(isScored ? unit.correct : unit.correctMissing);
            if (dates[i].of == DateClass::Incorrect) ++(isScored ? unit.incorrect : unit.incorrectMissing);
        }
        for (int p = 0; p < kPrecisions; ++p) { // all scores are equal: every test is a tie
            UnitScore unit = units[static_cast<std::size_t>(fact.ordinal)][static_cast<std::size_t>(p)];
            EXPECT_EQ(unit.wins, 0);
            unit.lostFrom = {};
            EXPECT_EQ(unit, expected[static_cast<std::size_t>(p)]);
        }
    }
    EXPECT_GT(recordOf(workspace, id).counts.unreadable, 0);
}

TEST_F(StressRun, AFactMoreChangesNothingOfTheOthers) {
    addFacts(workspace, someFacts(3));
    const auto few = makeStress(workspace, {}, "calibration:");
    addFacts(workspace, someFacts(9));
    const auto many = makeStress(workspace, {}, "calibration:");
    for (const auto id : {few, many})
        runToEnd(workspace, id);
    const Dump less = stressDump(workspace, few), more = stressDump(workspace, many);
    for (const char* table : {"stress_dates", "stress_unit"})
        EXPECT_EQ(std::vector(more.at(table).begin(), more.at(table).begin() + 3), less.at(table)) << table;
    EXPECT_EQ(more.at("stress_unit").size(), 9U);
}

TEST_F(StressRun, TheEstimateIsWhatTheRunAsks) {
    auto facts = someFacts(8);
    facts[7].relation = "something of which nobody has a question";
    facts[7].relationId.clear();
    addFacts(workspace, facts);
    auto reader = must(workspace->reader());
    const auto estimate = must(estimateStress(reader, {}, shippedWording()));
    EXPECT_EQ(estimate.facts, 7);
    EXPECT_EQ(estimate.unworded, (std::map<std::string, std::int64_t>{{facts[7].relation, 1}}));
    std::int64_t dates = 0;
    for (const auto& precision : estimate.dates)
        for (const std::int64_t count : precision)
            dates += count;
    EXPECT_EQ(dates, estimate.requests);
    const auto made = must(createStress(*workspace, {}, "run", {kNowhere}, shippedWording()));
    EXPECT_EQ(recordOf(workspace, made.id).total, estimate.requests);
    EXPECT_EQ(recordOf(workspace, made.id).sliceHash, estimate.sliceHash);
}

TEST_F(StressRun, TakesTheFactsThatWereChosen) {
    auto facts = someFacts(10);
    for (std::size_t i = 0; i < facts.size(); ++i)
        if (i != 4) facts[i].visits = static_cast<double>(i) * 100;
    addFacts(workspace, facts);
    auto reader = must(workspace->reader());
    const auto subjects = [&](const StressSpec& spec) {
        FactStore store(reader);
        std::set<std::string> names;
        for (const std::int64_t row : must(chosenFacts(store, spec)).rows)
            names.insert(must(store.load(row)).fact.subject);
        return names;
    };
    using Names = std::set<std::string>;
    StressSpec spec;
    spec.facts.top = 2;
    EXPECT_EQ(subjects(spec), (Names{"Land 8", "Land 6", "Land 9", "Land 7"}));
    spec.facts.relations = {"P35"};
    EXPECT_EQ(subjects(spec), (Names{"Land 9", "Land 7"}));
    spec = {};
    spec.subjectText = "LAND 3";
    EXPECT_EQ(subjects(spec), (Names{"Land 3"}));
    spec = {};
    spec.sample = must(benchmark::Sample::parse("first:2"));
    EXPECT_EQ(subjects(spec), (Names{"Land 0", "Land 1"}));
    spec.sample = must(benchmark::Sample::parse("4", 7));
    EXPECT_EQ(subjects(spec).size(), 4U);
    EXPECT_EQ(subjects(spec), subjects(spec));
    spec.sample = must(benchmark::Sample::parse("30%", 7));
    EXPECT_EQ(subjects(spec).size(), 3U);
}

TEST_F(StressRun, TheSpecComesBackAsItWasStored) {
    StressSpec spec;
    spec.facts.relations = {"head of state", "P6"};
    spec.facts.facts = {"Q1#2"};
    spec.facts.paper = true;
    spec.subjectText = "Türkiye";
    spec.facts.top = 100;
    spec.sample = must(benchmark::Sample::parse("12%", 99));
    spec.dates.sampler = Sampler::Paper;
    spec.dates.horizon = 6.5;
    spec.dates.clip = iso("2019-06-30");
    spec.dates.precisions = {true, false, true};
    spec.dates.seed = UINT64_MAX;
    spec.style = DateStyle::Classic;
    spec.prompt = PromptForm::ExplainGranularity;
    spec.chat = ChatForm::Footnote;
    EXPECT_EQ(must(StressSpec::parse(spec.json())).json(), spec.json());
    EXPECT_EQ(spec.json().find("all_matches"), std::string::npos) << "what is as usual is in no record";
    spec.allMatches = true;
    for (const bool equalize : {true, false}) {
        spec.dates.equalize = equalize;
        const auto again = must(StressSpec::parse(spec.json()));
        EXPECT_EQ(again.json(), spec.json());
        EXPECT_EQ(again.dates.equalize, equalize);
        EXPECT_TRUE(again.allMatches);
    }
    spec.chat = ChatForm::Model;
    EXPECT_TRUE(spec.problem()) << "a template's text is not known";
    EXPECT_EQ(StressSpec::parse("{}").error().code, ErrorCode::Corrupt);
    StressSpec none;
    none.dates.precisions.fill(false);
    EXPECT_TRUE(none.problem());
    EXPECT_EQ(StressSpec::parse(none.json()).error().code, ErrorCode::Corrupt);
}

TEST_F(StressRun, ABackendThatCannotScoreIsRefusedBeforeTheRun) {
    addFacts(workspace, someFacts(2));
    const auto refused = [&](const run::BackendChoice& backend, const StressSpec& spec) {
        const auto made = createStress(*workspace, spec, "no", backend, shippedWording());
        EXPECT_FALSE(made);
        return made ? Error{ErrorCode::Io, "made", {}} : made.error();
    };
    for (const char* uri : {"ollama:http://localhost:1?model=m", "anthropic:?model=m", "gemini:?model=m"}) {
        const Error error = refused({uri}, {});
        EXPECT_EQ(error.code, ErrorCode::Unsupported) << uri;
        EXPECT_FALSE(error.message.empty());
    }
    StressSpec every;
    every.allMatches = true;
    EXPECT_EQ(refused({"llama:http://localhost:1"}, every).code, ErrorCode::Unsupported);
    for (const char* uri : {"openai:http://localhost:1?model=m&mode=completion", "vllm:http://localhost:1?model=m"})
        EXPECT_TRUE(canScore({uri}, every)) << uri;
    StressSpec chat;
    chat.chat = ChatForm::Model;
    EXPECT_EQ(refused({kNowhere}, chat).code, ErrorCode::Unsupported) << "it cannot echo a chat";
    backend::CapabilityReport report;
    report.checks[static_cast<std::size_t>(backend::Check::ContinuationLogProbs)].sentence =
        "not available: the server does not echo the prompt";
    run::BackendChoice tested(kNowhere);
    tested.report = report.json();
    const Error error = refused(tested, {});
    EXPECT_EQ(error.code, ErrorCode::Backend);
    EXPECT_NE(error.message.find("does not echo"), std::string::npos);
    report.capabilities.continuationLogProbs = true;
    tested.report = report.json();
    must(canScore(tested, {}));
}

TEST_F(StressRun, WhatIsRemovedIsGoneWithAllItsRows) {
    addFacts(workspace, someFacts(3));
    const auto keep = makeStress(workspace, {}, "calibration:"), drop = makeStress(workspace, {}, "calibration:");
    for (const auto id : {keep, drop})
        runToEnd(workspace, id);
    const Dump before = stressDump(workspace, keep);
    must(workspace->write([&](store::Database& database) { return store::removeRun(database, drop); }));
    EXPECT_EQ(stressDump(workspace, keep), before);
    for (const auto& [table, rows] : stressDump(workspace, drop))
        EXPECT_TRUE(rows.empty()) << table;
}

TEST_F(StressRun, DamageIsToldAndNoNumberIsMadeOfIt) {
    addFacts(workspace, someFacts(3));
    const auto id = makeStress(workspace, {}, "calibration:");
    runToEnd(workspace, id);
    const auto damage = [&](const char* sql) {
        must(workspace->write(
            [&](store::Database& database) -> Status { return store::guarded([&] { database.sql().exec(sql); }); }));
    };
    damage("UPDATE stress_unit SET units = x'00' WHERE ordinal = 1");
    auto reader = must(workspace->reader());
    const auto all = [](std::int64_t, int, const FactUnits&) { return true; };
    const auto units = StressStore(reader).units(id, all);
    EXPECT_EQ(units.error().code, ErrorCode::Corrupt);
    EXPECT_NE(units.error().text().find("fact 1"), std::string::npos) << units.error().text();
    damage("DELETE FROM stress_fact WHERE ordinal = 1");
    EXPECT_EQ(stressContext(reader, recordOf(workspace, id)).error().code, ErrorCode::Corrupt);
    damage("UPDATE stress_run SET spec = 'x'");
    EXPECT_EQ(stressContext(reader, recordOf(workspace, id)).error().code, ErrorCode::Corrupt);
}
TEST_F(StressRun, ACalibrationModelIsCalledByWhatItPlantsAndByNoYear) {
    addFacts(workspace, someFacts(2));
    const auto id = makeStress(workspace, {}, "calibration:?cutoff=2019&robust=0.5&nearly=0.25");
    auto reader = must(workspace->reader());
    EXPECT_EQ(must(store::RunStore(reader).get(id)).model, "calibration model robust 0.5 nearly 0.25 blind 0.1");
}
} // namespace
