// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/RunRemoval.h"
#include "core/annotation/store/AnnotationStore.h"
#include "core/layout/RunLayout.h"
#include "core/results/RunReader.h"
#include "core/run/RunFactory.h"
#include "core/scoring/ScoringPass.h"
#include "core/store/BatchStore.h"
#include "tests/support/TraversalRuns.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

using namespace chronoscope;
using namespace chronoscope::store;
using namespace chronoscope::test;

namespace {
/// How many rows of each table belong to a run, by the schema alone: through a column `run`, through one that names a
/// scoring of it, or through a key, the upper bits of which are a run or a scoring.
class RowsOfRun {
public:
    RowsOfRun(Database& database, std::int64_t run) : m_sql(database.sql()), m_run(run) {
        SQLite::Statement scorings(m_sql, "SELECT id FROM scoring WHERE run = ?");
        scorings.bind(1, run);
        while (scorings.executeStep())
            m_scorings.insert(scorings.getColumn(0).getInt64());
    }
    std::map<std::string, std::int64_t> counts() {
        std::map<std::string, std::int64_t> found;
        SQLite::Statement tables(m_sql,
                                 "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
        while (tables.executeStep()) {
            const std::string table = tables.getColumn(0).getString();
            if (const std::int64_t rows = rowsIn(table); rows > 0) found[table] = rows;
        }
        return found;
    }

private:
    std::int64_t rowsIn(const std::string& table) {
        std::set<std::string> columns;
        SQLite::Statement info(m_sql, "SELECT name, type FROM pragma_table_info(?)");
        info.bind(1, table);
        while (info.executeStep())
            columns.insert(info.getColumn(0).getString() + " " + info.getColumn(1).getString());
        if (table == "run") return count(table, "id = " + std::to_string(m_run));
        if (columns.count("run INTEGER")) return count(table, "run = " + std::to_string(m_run));
        static const std::set<std::string> kOfScorings{"scored_cell", "scored_element", "diagnosis"};
        std::int64_t rows = 0;
        for (const std::int64_t scoring : m_scorings)
            if (columns.count("scoring INTEGER"))
                rows += count(table, "scoring = " + std::to_string(scoring));
            else if (kOfScorings.count(table))
                rows += count(table, inRange(scoring));
        if (columns.count("key INTEGER") && !kOfScorings.count(table)) rows += count(table, inRange(m_run));
        return rows;
    }
    static std::string inRange(std::int64_t owner) {
        return "key >= " + std::to_string(run::runKey(owner, 0)) + " AND key < " +
               std::to_string(run::runKey(owner + 1, 0));
    }
    std::int64_t count(const std::string& table, const std::string& where) {
        return m_sql.execAndGet("SELECT count(*) FROM " + table + " WHERE " + where).getInt64();
    }

    SQLite::Database& m_sql;
    const std::int64_t m_run;
    std::set<std::int64_t> m_scorings;
};

/// Everything that can hang on a run, on this one.
void hangEverythingOn(const WorkspacePtr& workspace, std::int64_t run) {
    must(scoring::score(*workspace, {run, "again", {}}, {}, {}));
    must(workspace->write([&](Database& database) -> Status {
        BatchRow batch;
        batch.run = run;
        batch.file = "requests.jsonl";
        batch.content = "0123";
        if (const auto added = BatchStore(database).add(batch); !added) return added.error();
        QueueRecord queue;
        queue.name = "q";
        queue.labelSet = "set";
        if (const auto made = AnnotationStore(database).createQueue(queue, {{run, 1, false}, {run, 2, true}}); !made)
            return made.error();
        AcceptedTraversal accepted;
        accepted.run = run;
        accepted.row = 1;
        accepted.year = 2010;
        accepted.trace = "{}";
        if (const auto kept = TraversalStore(database).accept(accepted); !kept) return kept.error();
        return guarded([&] {
            database.sql().exec("INSERT INTO thinking VALUES(" + std::to_string(run::runKey(run, 0)) + ", 'hm')");
            database.sql().exec(
                "INSERT INTO scoring_override VALUES((SELECT id FROM scoring), x'00', 2010, 0, 'a', 'b', 'c')");
        });
    }));
}

TEST(RunRemoval, LeavesNoRowOfTheRunInAnyTable) {
    constexpr const char* kModel = "calibration:?cutoff=2019&recall=0.6&partial=0.4&error=0.1";
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    const auto other = finishedBase(workspace, 6, kModel);
    const auto base = finishedBase(workspace, 6, kModel);
    const auto traversals = makeTraversals(workspace, base, runSpecOf());
    runToEnd(workspace, traversals);
    hangEverythingOn(workspace, base);
    const auto countsOf = [&](std::int64_t run) {
        auto reader = must(workspace->reader());
        return RowsOfRun(reader, run).counts();
    };
    const auto before = countsOf(other);
    std::set<std::string> held;
    for (const std::int64_t run : {base, traversals})
        for (const auto& [table, rows] : countsOf(run))
            held.insert(table);
    const std::set<std::string> all{"batch",
                                    "cell",
                                    "diagnosis",
                                    "element_category",
                                    "queue_item",
                                    "reply",
                                    "run",
                                    "run_element",
                                    "run_error",
                                    "score_histogram",
                                    "scored_cell",
                                    "scored_element",
                                    "scoring",
                                    "scoring_override",
                                    "thinking",
                                    "traversal_accepted",
                                    "traversal_element",
                                    "traversal_stratum",
                                    "traversal_target"};
    EXPECT_EQ(held, all) << "the test has rows in every table";

    const auto removed = [&](std::int64_t run) {
        return workspace->write([&](Database& database) { return removeRun(database, run); });
    };
    EXPECT_EQ(removed(base).error().code, ErrorCode::InvalidArgument) << "traversals start from it";
    for (const std::int64_t run : {traversals, base}) {
        auto reader = must(workspace->reader());
        RowsOfRun rows(reader, run); // knows its scorings from before
        must(removed(run));
        EXPECT_EQ(rows.counts(), (std::map<std::string, std::int64_t>())) << "run " << run;
    }
    EXPECT_EQ(countsOf(other), before);
    EXPECT_EQ(must(workspace->reader()).sql().execAndGet("SELECT count(*) FROM pragma_foreign_key_check").getInt(), 0);
}

TEST(ForeignKeys, ARowOfNothingIsRefused) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder);
    for (const char* orphan :
         {"INSERT INTO run_error VALUES(77, 1, 1)", "INSERT INTO element_body VALUES(1000000, '', '')",
          "DELETE FROM element WHERE row = 1"}) {
        const Status done =
            workspace->write([&](Database& database) { return guarded([&] { database.sql().exec(orphan); }); });
        EXPECT_EQ(done.error().code, ErrorCode::InvalidArgument) << orphan;
    }
}

/// What a killed import leaves: a run of files that has not come to its end.
class HalfImport : public testing::Test {
protected:
    const TempDir folder;
    WorkspacePtr workspace = makeWorkspace(folder);
    const std::string path = workspace->path();
    std::int64_t whole = 0;
    std::int64_t half = 0;

    void SetUp() override {
        whole = makeRun(workspace, smallSpec(2), "calibration:", "model");
        runToEnd(workspace, whole);
        run::BackendChoice files("imported:reference?from=somewhere");
        files.model = "model";
        half = must(run::createRun(*workspace, smallSpec(2), "half", files, loadPack())).id;
        must(workspace->write([&](Database& database) -> Status {
            const Status going = RunStore(database).setState(half, RunState::Running);
            if (!going) return going;
            return guarded([&] {
                database.sql().exec(
                    "INSERT INTO cell(key, greedy_answered, greedy_hits, sampled_answered, sampled_hits, "
                    "errors, category) VALUES(" +
                    std::to_string(run::runKey(half, 0)) + ", 1, 1, 0, 0, 0, 1)");
            });
        }));
        workspace.reset();
    }
};

TEST_F(HalfImport, IsNoRunForAReader) {
    const auto reading = must(Workspace::open(path, Workspace::Open::Reading));
    auto reader = must(reading->reader());
    const auto runs = must(RunStore(reader).list());
    ASSERT_EQ(runs.size(), 1U);
    EXPECT_EQ(runs[0].id, whole);
    const auto all = must(RunStore(reader).all());
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(name(recordOf(reading, half).state), "incomplete import");
    for (const std::string& which : {std::string("half"), std::to_string(half)})
        EXPECT_EQ(RunStore(reader).find(which).error().code, ErrorCode::NotFound);
    EXPECT_EQ(results::readHead(reader, {half, 0}).error().code, ErrorCode::NotFound) << "no report shows its part";
}

TEST_F(HalfImport, GoesWhenTheWorkspaceIsOpenedForWriting) {
    const auto writing = must(Workspace::open(path, Workspace::Open::ExistingToWrite));
    auto reader = must(writing->reader());
    EXPECT_EQ(RunStore(reader).get(half).error().code, ErrorCode::NotFound);
    EXPECT_TRUE(RowsOfRun(reader, half).counts().empty());
    EXPECT_EQ(recordOf(writing, whole).state, RunState::Finished);
}

TEST_F(HalfImport, ThatATraversalStartsFromStaysAndTheWorkspaceOpens) {
    {
        SQLite::Database sql(path, SQLite::OPEN_READWRITE);
        sql.exec("UPDATE run SET plan = 'traversal', traversal = '{}', base = " + std::to_string(half) +
                 " WHERE id = " + std::to_string(whole));
    }
    const auto writing = Workspace::open(path, Workspace::Open::ExistingToWrite);
    ASSERT_TRUE(writing) << writing.error().text();
    auto reader = must((*writing)->reader());
    EXPECT_EQ(must(RunStore(reader).get(half)).state, RunState::HalfImported);
    EXPECT_FALSE(RowsOfRun(reader, half).counts().empty());
    EXPECT_TRUE((*writing)->write(removeHalfImports)) << "nor does it keep another import from beginning";
}
} // namespace
