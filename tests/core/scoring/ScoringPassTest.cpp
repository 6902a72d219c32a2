// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/scoring/ScoringPass.h"

#include "core/analysis/Category.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ReplyStore.h"
#include "tests/support/FaultyBackends.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>

using namespace chronoscope;
using namespace chronoscope::test;
using matching::AnswerKind;
using matching::Extraction;
using matching::JudgeSettings;
using matching::Preprocess;
using prompt::Template;

namespace {
constexpr const char* kModel =
    "calibration:?cutoff=2019&recall=0.7&partial=0.3&noise=0.4&refusal=0.05&error=0.05&stale=0.5";

/// All that a scoring left, table by table, but for its number, name and times.
Dump scoredDump(const WorkspacePtr& workspace, std::int64_t id) {
    const std::string range = " WHERE key >= " + std::to_string(run::runKey(id, 0)) + " AND key < " +
                              std::to_string(run::runKey(id + 1, 0)) + " ORDER BY ";
    const std::string key = "SELECT key & " + std::to_string(run::keyIndex(-1)) + ", ";
    const std::map<std::string, std::string> queries{
        {"cell", key +
                     "greedy_answered, greedy_hits, sampled_answered, sampled_hits, errors, category, greedy_left_out, "
                     "sampled_left_out FROM scored_cell" +
                     range + "key"},
        {"element_category", key + "category FROM scored_element" + range + "key"},
        {"diagnosis", key + "kind, shift, greedy, sampled FROM diagnosis" + range + "key, kind, shift"},
        {"histogram",
         "SELECT template, score, count FROM score_histogram WHERE scoring = " + std::to_string(id) + " ORDER BY 1, 2"},
        {"scoring", "SELECT replies, judge, whole FROM scoring WHERE id = " + std::to_string(id)}};
    auto reader = must(workspace->reader());
    Dump dump;
    for (const auto& [table, query] : queries) {
        SQLite::Statement rows(reader.sql(), query);
        auto& lines = dump[table];
        while (rows.executeStep()) {
            std::string line;
            for (int i = 0; i < rows.getColumnCount(); ++i)
                line += rows.getColumn(i).getString() + "|";
            lines.push_back(std::move(line));
        }
    }
    return dump;
}

class ScoringPassTest : public testing::Test {
protected:
    TempDir folder;
    WorkspacePtr workspace = makeWorkspace(folder);

    std::int64_t finishedRun(const run::RunSpec& spec, const std::string& model = kModel) {
        const auto id = makeRun(workspace, spec, model);
        EXPECT_EQ(runToEnd(workspace, id).state, run::EngineState::Finished);
        return id;
    }
    Result<store::ScoringRecord> tryScore(std::int64_t run, const std::string& name, const JudgeSettings& judge = {},
                                          const scoring::ScoringOptions& options = {}) {
        return scoring::score(*workspace, {run, name, judge}, {}, {}, options);
    }
    std::int64_t scored(std::int64_t run, const std::string& name, const JudgeSettings& judge = {},
                        const scoring::ScoringOptions& options = {}) {
        return must(tryScore(run, name, judge, options)).id;
    }
    void expectSameTables(std::int64_t scoring, std::int64_t run) {
        const Dump ofRun = dumpOf(workspace, run);
        const Dump ofScoring = scoredDump(workspace, scoring);
        EXPECT_FALSE(ofRun.at("cell").empty());
        EXPECT_EQ(ofScoring.at("cell"), ofRun.at("cell"));
        EXPECT_EQ(ofScoring.at("element_category"), ofRun.at("element_category"));
    }
    std::int64_t number(const std::string& query) {
        auto reader = must(workspace->reader());
        return reader.sql().execAndGet(query).getInt64();
    }
    void change(const std::string& sql) {
        must(workspace->write(
            [&](store::Database& database) { return store::guarded([&] { database.sql().exec(sql); }); }));
    }
    void expectNothingLeft() {
        for (const char* table : {"scoring", "scored_cell", "scored_element", "diagnosis", "score_histogram"})
            EXPECT_EQ(number(std::string("SELECT count(*) FROM ") + table), 0) << table;
    }
};

class AsRunTest : public ScoringPassTest, public testing::WithParamInterface<prompt::Protocol> {};

TEST_P(AsRunTest, HoldsTheRunsOwnCellsAndCategories) {
    run::RunSpec spec;
    spec.protocol = GetParam();
    const auto run = finishedRun(spec);
    const auto record = must(tryScore(run, "as run"));
    EXPECT_EQ(record.replies, recordOf(workspace, run).total);
    expectSameTables(record.id, run);
}

struct Resetting {
    const char* label;
    JudgeSettings judge;
};

class ResettingTest : public ScoringPassTest,
                      public testing::WithParamInterface<std::tuple<Resetting, prompt::Protocol>> {};

/// A calibration model says the same to the same question, so asking again is the worked result.
TEST_P(ResettingTest, GivesWhatAskingAgainWithTheseSettingsGives) {
    run::RunSpec spec;
    spec.protocol = std::get<1>(GetParam());
    spec.sets = 2;
    spec.judge.threshold = 60;
    const JudgeSettings ofRun = spec.judge;
    const auto asked = finishedRun(spec);
    spec.judge = std::get<0>(GetParam()).judge;
    const auto again = finishedRun(spec);
    ASSERT_TRUE(dumpOf(workspace, asked).at("cell") != dumpOf(workspace, again).at("cell"))
        << "the settings must matter";
    expectSameTables(scored(asked, "other", spec.judge), again);
    expectSameTables(scored(asked, "as run", ofRun), asked);
}

const Resetting kResettings[]{{"strict", {Extraction::Strict, Preprocess::Paper, 70}},
                              {"reference", {Extraction::Strict, Preprocess::Reference, 70}},
                              {"exact", {Extraction::Lenient, Preprocess::Paper, 100}},
                              {"loose", {Extraction::Lenient, Preprocess::Reference, 30}}};

INSTANTIATE_TEST_SUITE_P(Protocols, AsRunTest, testing::Values(prompt::Protocol::Reference, prompt::Protocol::Debiased),
                         [](const auto& parameter) { return std::string(name(parameter.param)); });
INSTANTIATE_TEST_SUITE_P(Settings, ResettingTest,
                         testing::Combine(testing::ValuesIn(kResettings),
                                          testing::Values(prompt::Protocol::Reference, prompt::Protocol::Debiased)),
                         [](const auto& parameter) {
                             return std::string(std::get<0>(parameter.param).label) + "_" +
                                    std::string(name(std::get<1>(parameter.param)));
                         });

TEST_F(ScoringPassTest, ThreadsAndChunksChangeNothing) {
    run::RunSpec spec;
    spec.protocol = prompt::Protocol::Debiased;
    const auto run = finishedRun(spec);
    const Dump expected = scoredDump(workspace, scored(run, "one", {}, {1, 1'000'000}));
    for (const auto& [threads, chunk] : {std::pair<int, std::int64_t>{1, 1}, {2, 500}, {7, 3'000}, {64, 1}})
        EXPECT_EQ(scoredDump(workspace,
                             scored(run, std::to_string(threads) + "/" + std::to_string(chunk), {}, {threads, chunk})),
                  expected)
            << threads << ' ' << chunk;
}

TEST_F(ScoringPassTest, AHalfDoneRunIsScoredAsFarAsItGot) {
    const auto run = makeRun(workspace, smallSpec(), kModel);
    run::RunEngine* running = nullptr;
    const auto answer = calibrationAnswer(workspace, run);
    std::atomic<int> count = 0;
    auto backend = std::make_shared<FaultyBackend>([&](const backend::ModelRequest& request) {
        if (++count == 433) running->cancel(); // in the middle of a cell
        return std::optional(answer(request));
    });
    const auto engine = engineWith(workspace, run, backend, {1, 100, 100});
    running = engine.get();
    engine->start();
    ASSERT_EQ(engine->wait().state, run::EngineState::Stopped);
    expectSameTables(scored(run, "so far"), run);
}

TEST_F(ScoringPassTest, EveryWrongReplyThatNamesAnObjectIsDiagnosedOnce) {
    const auto run = finishedRun({});
    const auto id = scored(run, "as run");
    const auto layout = recordOf(workspace, run).layout();
    for (const Template form : prompt::kTemplates) {
        const auto from = run::runKey(id, layout.cellIndex(0, 0, layout.formIndex(form)));
        const auto to = from + layout.elements * static_cast<std::int64_t>(layout.years.size());
        const std::string range = " WHERE key >= " + std::to_string(from) + " AND key < " + std::to_string(to);
        const auto greedy = number("SELECT sum(greedy_answered - greedy_hits) FROM scored_cell" + range);
        const auto sampled = number("SELECT sum(sampled_answered - sampled_hits) FROM scored_cell" + range);
        ASSERT_GT(greedy, 0) << name(form);
        const bool named = form != Template::TrueFalse;
        EXPECT_EQ(number("SELECT total(greedy) FROM diagnosis" + range), named ? greedy : 0) << name(form);
        EXPECT_EQ(number("SELECT total(sampled) FROM diagnosis" + range), named ? sampled : 0) << name(form);
    }
}

TEST_F(ScoringPassTest, TheHistogramHoldsEveryReplyAndTellsTheHitsOfAThreshold) {
    const auto run = finishedRun({});
    const auto id = scored(run, "as run");
    const auto layout = recordOf(workspace, run).layout();
    auto reader = must(workspace->reader());
    const auto histogram = must(store::ScoringStore(reader).histogram(id));
    for (const Template form : prompt::kTemplates) {
        const auto from = run::runKey(id, layout.cellIndex(0, 0, layout.formIndex(form)));
        const auto to = from + layout.elements * static_cast<std::int64_t>(layout.years.size());
        const std::string range =
            " FROM scored_cell WHERE key >= " + std::to_string(from) + " AND key < " + std::to_string(to);
        std::int64_t all = 0;
        std::int64_t hits = 0;
        for (std::size_t score = 0; score <= 100; ++score) {
            all += histogram.at(form)[score];
            hits += score >= 70 ? histogram.at(form)[score] : 0;
        }
        EXPECT_EQ(all, number("SELECT sum(greedy_answered + sampled_answered)" + range)) << name(form);
        EXPECT_EQ(hits, number("SELECT sum(greedy_hits + sampled_hits)" + range)) << name(form);
    }
}

TEST_F(ScoringPassTest, AnErrorNeverBecomesAnAnswer) {
    run::RunSpec spec = smallSpec(2);
    const auto run = makeRun(workspace, spec, kModel);
    auto backend =
        std::make_shared<FaultyBackend>([](const backend::ModelRequest&) { // an error worded as a right answer
            return std::optional<backend::ModelReply>(
                backend::BackendError{backend::ErrorKind::Server, 500, "A. true (d)", {}, {}});
        });
    const auto engine = engineWith(workspace, run, backend, {.errorsInARow = 0});
    engine->start();
    ASSERT_EQ(engine->wait().state, run::EngineState::Finished);
    const auto id = scored(run, "loose", {Extraction::Strict, Preprocess::Paper, 0});
    expectSameTables(id, run);
    EXPECT_EQ(number("SELECT sum(greedy_answered + sampled_answered) FROM scored_cell"), 0);
    EXPECT_EQ(number("SELECT sum(errors) FROM scored_cell"), recordOf(workspace, run).total);
    EXPECT_EQ(number("SELECT count(*) FROM diagnosis"), 0);
    EXPECT_EQ(number("SELECT count(*) FROM score_histogram"), 0);
}

TEST_F(ScoringPassTest, AnAnswerThatAFilterTookAwayIsDiagnosedAsARefusal) {
    run::RunSpec spec = smallSpec(1);
    spec.templates = {Template::Generation, Template::Mcqa}; // what is said to a statement is not diagnosed
    const auto id = makeRun(workspace, spec, kModel);
    const auto engine =
        engineWith(workspace, id, std::make_shared<FaultyBackend>([](const backend::ModelRequest& request) {
                       backend::Completion completion;
                       if (request.tag % 2 == 0) completion.finish = backend::Finish::ContentFilter;
                       return std::optional<backend::ModelReply>(completion);
                   }));
    engine->start();
    ASSERT_EQ(engine->wait().state, run::EngineState::Finished);
    scored(id, "again");
    const auto counts = recordOf(workspace, id).counts;
    EXPECT_GT(counts.refused, 0);
    EXPECT_GT(counts.empty, 0);
    const auto diagnosed = [&](AnswerKind kind) {
        return number("SELECT ifnull(sum(greedy + sampled), 0) FROM diagnosis WHERE kind = " +
                      std::to_string(static_cast<int>(kind)));
    };
    EXPECT_EQ(diagnosed(AnswerKind::Refused), counts.refused);
    EXPECT_EQ(diagnosed(AnswerKind::Empty), counts.empty);
}

TEST_F(ScoringPassTest, AStoppedPassLeavesNothing) {
    const auto run = finishedRun(smallSpec());
    std::stop_source stop;
    std::int64_t done = 0;
    const auto outcome = scoring::score(*workspace, {run, "stopped", {}},
                                        [&](const scoring::ScoringProgress& progress) {
                                            done = progress.done;
                                            EXPECT_GT(number("SELECT count(*) FROM scored_cell"), 0)
                                                << "what is removed must have been there";
                                            stop.request_stop();
                                        },
                                        stop.get_token(), {1, 1});
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().code, ErrorCode::Cancelled);
    EXPECT_GT(done, 0);
    EXPECT_LT(done, recordOf(workspace, run).total);
    expectNothingLeft();
    EXPECT_TRUE(tryScore(run, "stopped")) << "the name is free again";
}

TEST_F(ScoringPassTest, APassOverARunThatWentOnMeanwhileLeavesNothing) {
    const auto run = finishedRun(smallSpec());
    const auto outcome = scoring::score(
        *workspace, {run, "late", {}},
        [&](const scoring::ScoringProgress&) { change("UPDATE run SET answered = answered + 1"); }, {}, {1, 1'000'000});
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().code, ErrorCode::Cancelled);
    expectNothingLeft();
}

TEST_F(ScoringPassTest, AReplyToNothingTheRunAsksIsReportedAndLeavesNothing) {
    const auto run = finishedRun({});
    const auto layout = recordOf(workspace, run).layout();
    ASSERT_EQ(layout.years.front(), 2010);
    auto reader = must(workspace->reader());
    const auto ordinal =
        number("SELECT ordinal FROM run_element r JOIN element e USING(row) WHERE e.state = 2 LIMIT 1");
    const auto index = layout.replyIndex(ordinal, 0, 0, 0); // what has no time is not asked about in 2010
    change("INSERT INTO reply SELECT " + std::to_string(run::runKey(run, index)) +
           ", text, kind, hit, score, NULL, NULL, 0, 0, 0, NULL FROM reply LIMIT 1");
    const auto outcome = tryScore(run, "damaged");
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().code, ErrorCode::Corrupt);
    expectNothingLeft();
}

TEST_F(ScoringPassTest, ProgressNeverGoesBackAndEndsAtTheTotal) {
    const auto run = finishedRun(smallSpec());
    std::int64_t last = 0;
    must(scoring::score(*workspace, {run, "watched", {}},
                        [&](const scoring::ScoringProgress& progress) {
                            EXPECT_GT(progress.done, last);
                            last = progress.done;
                            EXPECT_EQ(progress.total, recordOf(workspace, run).total);
                        },
                        {}, {2, 1}));
    EXPECT_EQ(last, recordOf(workspace, run).total);
}

TEST_F(ScoringPassTest, WrongRequestsAreRefused) {
    const auto run = finishedRun(smallSpec(1));
    scored(run, "taken");
    const auto code = [&](std::int64_t id, const std::string& name, double threshold) {
        const auto outcome = tryScore(id, name, {Extraction::Lenient, Preprocess::Paper, threshold});
        return outcome ? std::string("done") : std::string(chronoscope::name(outcome.error().code));
    };
    EXPECT_EQ(code(run, "taken", 70), "invalid_argument");
    EXPECT_EQ(code(run, "  ", 70), "invalid_argument");
    EXPECT_EQ(code(run, "\xFF", 70), "invalid_argument");
    EXPECT_EQ(code(run, "above", 101), "invalid_argument");
    EXPECT_EQ(code(run, "no number", std::nan("")), "invalid_argument");
    EXPECT_EQ(code(run + 99, "no run", 70), "not_found");
    change("UPDATE run SET state = 1");
    EXPECT_EQ(code(run, "being asked", 70), "invalid_argument");
    EXPECT_EQ(number("SELECT count(*) FROM scoring"), 1);
}

TEST_F(ScoringPassTest, RemovingAScoringLeavesTheRunAlone) {
    const auto run = finishedRun(smallSpec());
    const Dump before = dumpOf(workspace, run);
    const auto id = scored(run, "gone");
    must(scoring::removeScoring(*workspace, id));
    expectNothingLeft();
    EXPECT_EQ(dumpOf(workspace, run), before);
    EXPECT_EQ(scoring::removeScoring(*workspace, id).error().code, ErrorCode::NotFound);
}

/// The planted share is one of wrong answers that have an earlier holder to repeat: one whose name does not pass for
/// the asked year's. Elements whose distractors pass for a holder are left out: what is planted as invented is stale
/// there.
TEST_F(ScoringPassTest, FindsThePlantedStaleAnswersAgain) {
    run::RunSpec spec;
    spec.templates = {Template::Generation};
    spec.slice.states = {benchmark::State::Dynamic};
    const auto run = finishedRun(spec, "calibration:?cutoff=2018&recall=0.9&partial=0&stale=0.6");
    const auto id = scored(run, "as run");
    const auto layout = recordOf(workspace, run).layout();
    auto reader = must(workspace->reader());
    std::int64_t wrong = 0;
    std::int64_t stale = 0;
    for (const auto& loaded : must(store::BenchmarkStore(reader).loadOfRun(run, 0, layout.elements))) {
        const benchmark::Element& element = loaded.element;
        matching::AnswerDecoder decoder(element, {});
        const matching::YearMatchers right(element, {});
        const bool telling =
            std::all_of(element.distractors.begin(), element.distractors.end(), [&](const std::string& text) {
                return decoder.decode(text, 0).kind == AnswerKind::Distractor;
            });
        for (const int year : element.askableYears()) {
            const bool hasEarlier = std::any_of(element.years.begin(), element.years.end(), [&](const auto& entry) {
                return entry.year < year && !right.at(year).match(entry.objects.front().front()).hit;
            });
            if (year <= 2018 || !telling || !hasEarlier) continue;
            for (const auto& row : must(store::ScoringStore(reader).diagnosesOfCell(
                     id, layout.cellIndex(loaded.ordinal, layout.yearIndex(year), 0)))) {
                wrong += row.greedy + row.sampled;
                stale += row.what.kind == AnswerKind::Stale ? row.greedy + row.sampled : 0;
            }
        }
    }
    EXPECT_GT(wrong, 1'000);
    const auto interval = analysis::wilson95(stale, wrong);
    EXPECT_LE(interval.low, 60.0) << stale << " of " << wrong;
    EXPECT_GE(interval.high, 60.0) << stale << " of " << wrong;
}

/// Judging needs of a prompt its options and its truth: they are the same without the texts around them.
TEST_F(ScoringPassTest, TheAnswerKeyIsThatOfTheWholePrompt) {
    for (const auto protocol : {prompt::Protocol::Reference, prompt::Protocol::Debiased}) {
        run::RunSpec spec;
        spec.protocol = protocol;
        const auto context = contextOf(workspace, makeRun(workspace, spec, kModel));
        auto reader = must(workspace->reader());
        for (const auto& loaded :
             must(store::BenchmarkStore(reader).loadOfRun(context->record.id, 0, context->record.elements)))
            for (const Template form : prompt::kTemplates)
                for (const int year : context->layout.years)
                    for (int set = 0; set < spec.sets && context->asks(loaded.element, year, form); ++set) {
                        const auto whole = context->builder->build(loaded.element, loaded.row, year, form, set);
                        const auto key = context->builder->answerKey(loaded.element, loaded.row, year, form, set);
                        ASSERT_EQ(key.options, whole.options);
                        ASSERT_EQ(key.correctOption, whole.correctOption);
                        ASSERT_EQ(key.statementTrue, whole.statementTrue);
                    }
    }
}
} // namespace
