// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
// A run keeps the version of the judging rules it was made under; what is judged anew gets that of today.
#include "core/annotation/CellReading.h"
#include "core/exchange/RunManifest.h"
#include "core/results/Comparability.h"
#include "core/results/ElementAnswers.h"
#include "core/scoring/ScoringPass.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/CellLookup.h"
#include "core/store/Migrations.h"
#include "core/store/ReplyStore.h"
#include "core/studies/chroknow/traversal/Evidence.h"
#include "tests/support/FaultyBackends.h"
#include "tests/support/NaiveResults.h"
#include "tests/support/Workbench.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>

using namespace chronoscope;
using namespace chronoscope::test;
using analysis::CellCategory;
using matching::ReplyKind;
using prompt::Template;

namespace {
constexpr int kYear = 2019; ///< in which Donald Trump is right, and (d)

/// One cell, five greedy samples and five others.
run::RunSpec oneCell(Template form, matching::Extraction extraction) {
    run::RunSpec spec = smallSpec(1);
    spec.templates = {form};
    spec.slice.years = {kYear};
    spec.judge.extraction = extraction;
    return spec;
}

class JudgeRules : public testing::Test {
protected:
    /// The run as a program left it that knew no versions: neither in its settings nor in its tables.
    void age(std::int64_t run) const {
        change("UPDATE run SET spec = json_remove(spec, '$.rules') WHERE id = " + std::to_string(run));
        ASSERT_EQ(recordOf(workspace, run).spec.judge.rules, 1);
    }
    void change(const std::string& sql) const {
        must(workspace->write(
            [&](store::Database& database) { return store::guarded([&] { database.sql().exec(sql); }); }));
    }
    /// Asks what is not stored; stops before request number `stopAt`.
    void ask(std::int64_t run, const std::vector<std::string>& replies, int stopAt = -1) const {
        run::RunEngine* running = nullptr;
        std::atomic<int> count = 0;
        const auto backend = std::make_shared<FaultyBackend>([&](const backend::ModelRequest& request) {
            if (count++ == stopAt) running->cancel();
            return std::optional(said(replies.at(static_cast<std::size_t>(request.tag))));
        });
        const auto engine = engineWith(workspace, run, backend, {1, 1, 1});
        running = engine.get();
        engine->start();
        ASSERT_EQ(engine->wait().state, stopAt < 0 ? run::EngineState::Finished : run::EngineState::Stopped);
    }
    store::StoredCell cellOf(std::int64_t run) const {
        auto reader = must(workspace->reader());
        return must(store::CellLookup(reader).elementCells(run, recordOf(workspace, run).layout(), 0))
            .at(0)
            .at(0)
            .value();
    }
    store::ScoringRecord scored(std::int64_t run, const matching::JudgeSettings& judge, const std::string& name) const {
        return must(scoring::score(*workspace, {run, name, judge, {}}, {}, {}));
    }
    CellCategory categoryIn(const results::RunChoice& choice) const {
        return static_cast<CellCategory>(loadedSet(workspace, {choice})->run(0).category.at(0));
    }
    std::int64_t rowOf(std::int64_t run) const {
        auto reader = must(workspace->reader());
        return must(store::BenchmarkStore(reader).loadOfRun(run, 0, 1)).at(0).row;
    }

    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);
};

/// Under strict extraction, by the second version, the unmarked reply is left out.
const std::vector<std::string> kFourMarked{
    "A. Donald Trump", "A. Donald Trump", "A. Donald Trump", "A. Donald Trump", "Donald Trump",
    "A. Nobody",       "A. Nobody",       "A. Nobody",       "Nobody",          ""};

TEST_F(JudgeRules, AnOldRunThatIsResumedKeepsTheFirstVersion) {
    const auto run = makeRun(workspace, oneCell(Template::Generation, matching::Extraction::Strict), "calibration:");
    age(run);
    ask(run, kFourMarked, 3);
    ASSERT_LT(recordOf(workspace, run).counts.done(), 10);
    ask(run, kFourMarked);
    const auto cell = cellOf(run);
    EXPECT_EQ(cell.category, CellCategory::PartialGreedy);
    EXPECT_EQ(cell.counts.greedyLeftOut + cell.counts.sampledLeftOut, 0);
    const auto counts = recordOf(workspace, run).counts;
    EXPECT_EQ(counts.leftOut + counts.unreadable, 0);
    EXPECT_EQ(recordOf(workspace, run).spec.judge.rules, 1) << "resuming changes no settings";

    auto reader = must(workspace->reader());
    const auto asked = contextOf(workspace, run);
    const run::RunContext& context = *asked;
    const auto& judge = context.record.spec.judge;
    EXPECT_EQ(must(traversal::readEvidence(reader, context, rowOf(run))).years.at(0).category,
              CellCategory::PartialGreedy);
    EXPECT_EQ(must(annotation::readCell(reader, context, judge, 0)).category, CellCategory::PartialGreedy);
    EXPECT_EQ(must(results::elementAnswers(reader, context, judge, rowOf(run))).at(0).category,
              CellCategory::PartialGreedy);
}

TEST_F(JudgeRules, ANewRunIsOfTodaysVersionWhereverItIsRead) {
    const auto run = makeRun(workspace, oneCell(Template::Generation, matching::Extraction::Strict), "calibration:");
    ask(run, kFourMarked, 4);
    ask(run, kFourMarked); // what is left out is known across sittings
    const auto cell = cellOf(run);
    EXPECT_EQ(cell.category, CellCategory::Correct);
    EXPECT_EQ(cell.counts.greedyAnswered, 5);
    EXPECT_EQ(cell.counts.greedyLeftOut, 1);
    EXPECT_EQ(cell.counts.sampledLeftOut, 2);
    const auto counts = recordOf(workspace, run).counts;
    EXPECT_EQ(std::tuple(counts.answered, counts.unreadable, counts.empty, counts.leftOut, counts.errorCount()),
              std::tuple(7, 2, 1, 3, 0));

    auto reader = must(workspace->reader());
    const auto asked = contextOf(workspace, run);
    const run::RunContext& context = *asked;
    const auto& judge = context.record.spec.judge;
    EXPECT_EQ(must(traversal::readEvidence(reader, context, rowOf(run))).years.at(0).category, CellCategory::Correct);
    const auto reading = must(annotation::readCell(reader, context, judge, 0));
    EXPECT_EQ(reading.category, CellCategory::Correct);
    EXPECT_EQ(
        std::count_if(reading.answers.begin(), reading.answers.end(), [](const auto& one) { return one.leftOut; }), 2);
    const auto answer = must(results::elementAnswers(reader, context, judge, rowOf(run))).at(0);
    EXPECT_EQ(answer.category, CellCategory::Correct);
    EXPECT_EQ(std::tuple(answer.answered, answer.unreadable, answer.empty, answer.leftOut), std::tuple(7, 2, 1, 3));
    std::vector<std::string> outcomes;
    must(store::readReplies(reader, run, 0, 10, [&](const store::ReplyRow& reply) {
        outcomes.push_back(reply.outcome() + (reply.leftOut ? "." : reply.hit ? "+" : "-"));
        return true;
    }));
    EXPECT_EQ(outcomes, (std::vector<std::string>{"answered+", "answered+", "answered+", "answered+", "unreadable.",
                                                  "answered-", "answered-", "answered-", "unreadable.", "empty."}));
}

TEST_F(JudgeRules, AScoringOfAnOldRunIsOfTodaysVersionUnlessTheFirstIsAskedFor) {
    const auto run = makeRun(workspace, oneCell(Template::Generation, matching::Extraction::Strict), "calibration:");
    age(run);
    ask(run, kFourMarked);
    matching::JudgeSettings judge = recordOf(workspace, run).spec.judge;
    const auto asRun = scored(run, judge, "as run");
    judge.rules = matching::kJudgeRules;
    const auto today = scored(run, judge, "today");
    EXPECT_EQ(asRun.judge.rules, 1);
    EXPECT_EQ(today.judge.rules, matching::kJudgeRules);
    EXPECT_EQ(categoryIn({run, 0}), CellCategory::PartialGreedy);
    EXPECT_EQ(categoryIn({run, asRun.id}), CellCategory::PartialGreedy);
    EXPECT_EQ(categoryIn({run, today.id}), CellCategory::Correct);
    const auto columns = loadedSet(workspace, {{run, today.id}});
    EXPECT_EQ(columns->run(0).greedyWrong(0), 0);
    EXPECT_EQ(columns->run(0).sampledWrong(0), 3) << "what is left out is not wrong";
    EXPECT_TRUE(columns->run(0).diagnosed);
    EXPECT_TRUE(loadedSet(workspace, {{run, 0}})->run(0).diagnosed) << "by the scoring of its own version";

    const auto both = loadedSet(workspace, {{run, 0}, {run, today.id}});
    const auto warnings = results::comparability(*both, {0, 1});
    ASSERT_EQ(warnings.size(), 1U);
    EXPECT_EQ(warnings[0].what, results::RunDifference::Rules);
    auto reader = must(workspace->reader());
    const auto manifests =
        must(exchange::runManifests(reader, {{run, 0}, {run, today.id}}, "test", study::builtInStudies()));
    EXPECT_EQ(nlohmann::json::parse(manifests[0].json).at("judgement").at("rules"), 1);
    EXPECT_EQ(nlohmann::json::parse(manifests[1].json).at("judgement").at("rules"), matching::kJudgeRules);
}

TEST_F(JudgeRules, AScoringWithoutAVersionIsOfTheFirst) {
    const auto run = makeRun(workspace, oneCell(Template::Generation, matching::Extraction::Strict), "calibration:");
    ask(run, kFourMarked);
    const auto id = scored(run, recordOf(workspace, run).spec.judge, "old").id;
    change("UPDATE scoring SET judge = json_remove(judge, '$.rules')");
    auto reader = must(workspace->reader());
    EXPECT_EQ(must(store::ScoringStore(reader).get(id)).judge.rules, 1);
    for (const char* strange : {"99", "0", "'2'", "1.5", "null"}) {
        change(std::string("UPDATE scoring SET judge = json_set(judge, '$.rules', ") + strange + ")");
        EXPECT_EQ(store::ScoringStore(reader).get(id).error().code, ErrorCode::Corrupt) << strange;
    }
}

TEST_F(JudgeRules, ALetterAgainstItsTextIsRightByTheFirstVersionAndContradictoryByTheSecond) {
    std::vector<std::string> replies(10, "(d) Donald Trump");
    replies[1] = "(d) Hillary Clinton";
    const auto old = makeRun(workspace, oneCell(Template::Mcqa, matching::Extraction::Lenient), "calibration:");
    age(old);
    ask(old, replies);
    EXPECT_EQ(cellOf(old).category, CellCategory::Correct);
    const auto run = makeRun(workspace, oneCell(Template::Mcqa, matching::Extraction::Lenient), "calibration:");
    ask(run, replies);
    EXPECT_EQ(cellOf(run).category, CellCategory::PartialGreedy);
    EXPECT_EQ(cellOf(run).counts.greedyLeftOut, 0) << "it counts, as wrong";
    EXPECT_EQ(recordOf(workspace, run).counts.contradictory, 1);
    const auto id = scored(run, recordOf(workspace, run).spec.judge, "as run").id;
    const auto set = loadedSet(workspace, {{run, id}});
    ASSERT_EQ(set->run(0).diagnoses.size(), 1U);
    EXPECT_EQ(set->run(0).diagnoses[0].kind, static_cast<int>(matching::AnswerKind::Contradictory));
}

/// Makes a workspace of that schema with all that its tables can hold of another.
void copyToSchemaTen(const std::string& from, const std::string& to) {
    SQLite::Database old(to, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    old.exec("PRAGMA application_id = 1128813139; PRAGMA user_version = 10"); // "CHRS"
    for (std::size_t step = 0; step < 10; ++step)
        old.exec(std::string(store::migrations()[step]));
    old.exec("ATTACH '" + from + "' AS full");
    const auto listOf = [&](const std::string& query) {
        std::vector<std::string> names;
        SQLite::Statement rows(old, query);
        while (rows.executeStep())
            names.push_back(rows.getColumn(0).getString());
        return names;
    };
    for (const std::string& table : listOf("SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name IN "
                                           "(SELECT name FROM full.sqlite_schema) AND name NOT LIKE 'sqlite%'")) {
        const auto columns =
            fmt::format("{}", fmt::join(listOf("SELECT name FROM pragma_table_info('" + table + "', 'main')"), ", "));
        old.exec(fmt::format("INSERT INTO main.{0}({1}) SELECT {1} FROM full.{0}", table, columns));
    }
}

/// The tables as migration 10 left them hold the same replies and cells.
TEST_F(JudgeRules, AWorkspaceOfTheSchemaBeforeIsReadAsItWas) {
    const auto run = makeRun(workspace, oneCell(Template::Generation, matching::Extraction::Lenient), "calibration:");
    age(run);
    ask(run, kFourMarked, 6);
    const Dump before = dumpOf(workspace, run);
    const std::string path = folder.file("old.chronoscope");
    copyToSchemaTen(workspace->path(), path);
    const auto reopened = must(store::Workspace::open(path, store::Workspace::Open::ExistingToWrite));
    EXPECT_EQ(dumpOf(reopened, run), before);
    EXPECT_EQ(recordOf(reopened, run).spec.judge.rules, 1);
    EXPECT_EQ(recordOf(reopened, run).counts.done(), recordOf(workspace, run).counts.done());
}
} // namespace
