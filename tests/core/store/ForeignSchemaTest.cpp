// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/AnnotationMerge.h"
#include "core/store/Migrations.h"
#include "core/store/RunMarkStore.h"
#include "core/store/RunStore.h"
#include "core/store/SchemaCheck.h"
#include "core/store/Workspace.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <algorithm>

#include <filesystem>

using namespace chronoscope;
using namespace chronoscope::store;
using namespace chronoscope::test;
using Open = Workspace::Open;

namespace {
/// A workspace with a finished run, changed as somebody else might before handing it on.
class ForeignSchema : public testing::Test {
protected:
    const TempDir folder;
    const std::string path = folder.file("test.chronoscope");

    void SetUp() override {
        const auto workspace = makeWorkspace(folder);
        runToEnd(workspace, makeRun(workspace, smallSpec(2), "calibration:?cutoff=2012&recall=0.1"));
    }
    void change(const std::string& sql) const { SQLite::Database(path, SQLite::OPEN_READWRITE).exec(sql); }
    /// However it is opened it is refused with a reason that names the object, and not a byte of it changes.
    void expectRefused(const std::string& name) const {
        const std::string bytes = readFile(path);
        for (const Open how : {Open::Reading, Open::Existing, Open::ExistingToWrite, Open::CreateIfMissing}) {
            const auto opened = Workspace::open(path, how);
            ASSERT_FALSE(opened) << name << ", opened as " << static_cast<int>(how);
            EXPECT_EQ(opened.error().code, ErrorCode::Corrupt) << opened.error().text();
            EXPECT_NE(opened.error().text().find("its schema is not ours"), std::string::npos) << opened.error().text();
            EXPECT_NE(opened.error().text().find('"' + name + '"'), std::string::npos) << opened.error().text();
        }
        EXPECT_TRUE(readFile(path) == bytes) << name;
        EXPECT_EQ(annotation::readCopy(path, {}).error().code, ErrorCode::Corrupt) << "nor is it merged";
    }
};

TEST_F(ForeignSchema, WhateverIsNotOfTheMigrationsIsRefusedByName) {
    const std::string whole = readFile(path);
    struct Case {
        const char* name; ///< of the object
        const char* sql;
    };
    for (const Case& one :
         {Case{"spoof", "CREATE TRIGGER spoof AFTER UPDATE ON run WHEN new.answered < new.total BEGIN "
                        "UPDATE run SET answered = total WHERE id = new.id; END"},
          Case{"s2", "CREATE TRIGGER s2 AFTER INSERT ON cell WHEN new.category <> 0 BEGIN "
                     "UPDATE cell SET category = 0 WHERE key = new.key; END"},
          Case{"late", "CREATE TRIGGER late INSTEAD OF INSERT ON v BEGIN SELECT 1; END"},
          Case{"cell_x",
               "ALTER TABLE cell RENAME TO cell_x; CREATE VIEW cell AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL "
               "SELECT i + 1 FROM n) SELECT i AS key, 1 AS greedy_answered, 1 AS greedy_hits, 1 AS sampled_answered, "
               "1 AS sampled_hits, 0 AS errors, 1 AS category FROM n"},
          Case{"words", "CREATE VIRTUAL TABLE words USING fts5(word)"},
          Case{"element_category", "ALTER TABLE element_category ADD COLUMN more INTEGER"},
          Case{"reply", "ALTER TABLE reply RENAME COLUMN hit TO score2"},
          Case{"slow", "CREATE INDEX slow ON reply(text)"}, Case{"mine", "CREATE TABLE mine(x)"},
          Case{"saved_view", "DROP TABLE saved_view"},
          Case{"run_error", "DROP TABLE run_error; CREATE TABLE run_error(run INTEGER NOT NULL, kind INTEGER NOT NULL, "
                            "count INTEGER NOT NULL CHECK(count < 3), PRIMARY KEY(run, kind)) WITHOUT ROWID"},
          Case{"scored_cell",
               "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'greedy_left_out INTEGER NOT "
               "NULL DEFAULT 0', 'greedy_left_out INTEGER NOT NULL DEFAULT 9') WHERE name = 'scored_cell'"}}) {
        writeFile(path, whole);
        if (std::string(one.name) == "late") change("CREATE VIEW v AS SELECT 1 AS x");
        change(one.sql);
        if (std::string(one.name) == "words") {
            EXPECT_EQ(Workspace::open(path, Open::Reading).error().code, ErrorCode::Corrupt);
            continue; // it comes with tables, the first of which is named
        }
        if (std::string(one.name) == "late") {
            EXPECT_EQ(Workspace::open(path, Open::Reading).error().code, ErrorCode::Corrupt);
            change("DROP VIEW v"); // and its trigger
            EXPECT_TRUE(Workspace::open(path, Open::Reading));
            continue;
        }
        expectRefused(one.name);
    }
}

TEST_F(ForeignSchema, StatisticsAndWhatSqliteKeepsForItselfAreOurs) {
    change("ANALYZE");
    ASSERT_TRUE(SQLite::Database(path).tableExists("sqlite_stat1"));
    ASSERT_TRUE(SQLite::Database(path).tableExists("sqlite_sequence"));
    for (const Open how : {Open::Reading, Open::ExistingToWrite}) {
        const auto workspace = must(Workspace::open(path, how));
        EXPECT_EQ(recordOf(workspace, 1).state, RunState::Finished);
    }
    change("VACUUM");
    EXPECT_TRUE(Workspace::open(path, Open::ExistingToWrite));
}

TEST_F(ForeignSchema, AVersionThatNoProgramWroteIsRefused) {
    change("PRAGMA user_version = -1");
    EXPECT_EQ(Workspace::open(path, Open::ExistingToWrite).error().code, ErrorCode::Corrupt);
    change("PRAGMA user_version = 3");
    EXPECT_EQ(Workspace::open(path, Open::ExistingToWrite).error().code, ErrorCode::Corrupt)
        << "it has tables of later ones";
}

/// What the first `steps` migrations make, step by step as older programs did.
void makeOlder(const std::string& path, std::size_t steps) {
    SQLite::Database old(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    old.exec("PRAGMA application_id = 1128813139; PRAGMA journal_mode = WAL"); // "CHRS"
    for (std::size_t step = 0; step < steps; ++step)
        old.exec(std::string(migrations()[step]) + "; PRAGMA user_version = " + std::to_string(step + 1));
}

TEST(OlderSchema, EveryVersionIsOursAndComesUpToDate) {
    for (std::size_t steps = 1; steps <= migrations().size(); ++steps) {
        const TempDir folder;
        const std::string path = folder.file("older");
        makeOlder(path, steps);
        ASSERT_TRUE(Database::open(path, Database::Access::ReadOlder)) << "schema " << steps;
        const auto workspace = Workspace::open(path, Open::ExistingToWrite);
        ASSERT_TRUE(workspace) << "schema " << steps << ": " << workspace.error().text();
        auto reader = must((*workspace)->reader());
        EXPECT_EQ(reader.sql().execAndGet("PRAGMA user_version").getInt(), Database::schemaVersion());
        EXPECT_EQ(foreignSchema(reader.sql(), Database::schemaVersion()), std::nullopt);
    }
}

/// Sums that older programs kept beside the cells are gone with the first opening, and nothing else is.
TEST(OlderSchema, SumsBesideTheCellsGoAndAllElseStays) {
    const TempDir folder;
    const std::string path = folder.file("older");
    const auto tallies = std::find_if(migrations().begin(), migrations().end(), [](std::string_view step) {
        return step.find("DROP TABLE tally") != std::string_view::npos;
    });
    ASSERT_NE(tallies, migrations().end());
    makeOlder(path, static_cast<std::size_t>(tallies - migrations().begin()));
    SQLite::Database(path, SQLite::OPEN_READWRITE)
        .exec("INSERT INTO tally(run, template, domain, state, relation, year, elements) VALUES(1,0,0,0,'r',2010,5);"
              "INSERT INTO chrono_tally(run, template, domain, state, relation, elements) VALUES(1,0,0,0,'r',5);"
              "INSERT INTO cell(key, greedy_answered, greedy_hits, sampled_answered, sampled_hits, errors, category) "
              "VALUES(1099511627776,1,1,0,0,0,1)");
    const auto workspace = must(Workspace::open(path, Open::ExistingToWrite));
    auto reader = must(workspace->reader());
    EXPECT_FALSE(reader.sql().tableExists("tally"));
    EXPECT_FALSE(reader.sql().tableExists("chrono_tally"));
    EXPECT_EQ(reader.sql().execAndGet("SELECT category FROM cell").getInt(), 1);
}

/// What a run of schema 26 says in its columns that have no usual value.
void addOldRun(SQLite::Database& old, int id, const std::string& name, const std::string& study, int base) {
    SQLite::Statement add(old, "INSERT INTO run(id, name, model, backend, plan, spec, years, elements, slice_hash, "
                               "template_pack, relation_pack, element_limit, state, created, updated, total, base, "
                               "study) VALUES(?, ?, '', '', '', '{}', '[]', 0, '', x'', x'', 0, 0, '', '', 0, ?, ?)");
    add.bind(1, id);
    add.bind(2, name);
    add.bind(3, base);
    add.bind(4, study);
    add.exec();
}

/// Runs of MINED named what they judge or edit in their own specs alone.
TEST(OlderSchema, RunsOfMinedStartFromWhatTheirSpecNames) {
    struct Case {
        int run;
        std::string study, spec;
        int base, expected;
    };
    const std::vector<Case> cases{{1, "mined", R"({"prompt":"short"})", 0, 0},
                                  {2, "mined", R"({"judged_run":1})", 0, 1},
                                  {3, "mined", R"({"editing":{"base":1,"lessons":2}})", 0, 1},
                                  {4, "mined", R"({"judged_run":77})", 0, 0}, // it is gone
                                  {5, "mined", R"({"judged_run":5})", 0, 0},  // no run is made from itself
                                  {6, "mined", "{no JSON", 0, 0},
                                  {7, "mined", R"({"judged_run":"no number"})", 0, 0},
                                  {8, "mined", "", 3, 0}, // none of its own
                                  {9, "chroknow", "", 1, 1}};
    const TempDir folder;
    const std::string path = folder.file("older");
    makeOlder(path, 26);
    {
        SQLite::Database old(path, SQLite::OPEN_READWRITE);
        for (const Case& one : cases) {
            addOldRun(old, one.run, "run", one.study, one.base);
            if (one.spec.empty()) continue;
            SQLite::Statement spec(old, "INSERT INTO mined_run(run, spec) VALUES(?, ?)");
            spec.bind(1, one.run);
            spec.bind(2, one.spec);
            spec.exec();
        }
    }
    const auto workspace = must(Workspace::open(path, Open::ExistingToWrite));
    auto reader = must(workspace->reader());
    for (const Case& one : cases)
        EXPECT_EQ(reader.sql().execAndGet("SELECT base FROM run WHERE id = " + std::to_string(one.run)).getInt(),
                  one.expected)
            << one.run << ' ' << one.spec;
    EXPECT_EQ(reader.sql().execAndGet("SELECT count(*) FROM run_party").getInt(), 0);
}

/// Annotations of an older workspace name their runs by the names that those were made with.
TEST(OlderSchema, ARunOfAnOlderWorkspaceIsTheSameRunAndStaysSoWhenItIsRenamed) {
    const TempDir folder;
    const std::string path = folder.file("older");
    makeOlder(path, 26);
    {
        SQLite::Database old(path, SQLite::OPEN_READWRITE);
        addOldRun(old, 1, "first name", "chroknow", 0);
    }
    const auto workspace = must(Workspace::open(path, Open::ExistingToWrite));
    const auto madeAs = [&] {
        auto reader = must(workspace->reader());
        return reader.sql().execAndGet("SELECT made_as FROM run WHERE id = 1").getString();
    };
    EXPECT_EQ(madeAs(), "");
    for (const char* name : {"second name", "third name"}) {
        must(workspace->write([&](Database& database) { return RunMarkStore(database).rename(1, name); }));
        EXPECT_EQ(madeAs(), "first name") << name;
    }
}

TEST(OlderSchema, EveryVersionWithATriggerIsRefusedBeforeItIsBroughtUpToDate) {
    for (std::size_t steps = 1; steps <= migrations().size(); ++steps) {
        const TempDir folder;
        const std::string path = folder.file("older");
        makeOlder(path, steps);
        SQLite::Database(path, SQLite::OPEN_READWRITE)
            .exec("CREATE TRIGGER evil AFTER INSERT ON element BEGIN DELETE FROM element; END");
        const auto workspace = Workspace::open(path, Open::ExistingToWrite);
        ASSERT_FALSE(workspace) << "schema " << steps;
        EXPECT_NE(workspace.error().text().find("trigger \"evil\""), std::string::npos) << workspace.error().text();
        EXPECT_EQ(SQLite::Database(path).execAndGet("PRAGMA user_version").getInt(), static_cast<int>(steps));
    }
}

TEST(SqlTokens, LeaveOutWhatMeansNothingAndNothingElse) {
    struct Case {
        const char* text;
        const char* tokens;
    };
    for (const Case& one :
         {Case{"CREATE TABLE a(x,\n  y -- why\n)", "CREATE TABLE a ( x , y )"}, Case{"a/* b */c", "a c"},
          Case{"a /*/ b */ c", "a c"}, Case{"DEFAULT '--x'", "DEFAULT '--x'"}, Case{"'it''s  two'", "'it' 's  two'"},
          Case{"\"a b\" [c  d] `e`", "\"a b\" [c  d] `e`"}, Case{"x--", "x"}, Case{"'open", "'open"},
          Case{"größe>=1", "größe > = 1"}, Case{"", ""}})
        EXPECT_EQ(sqlTokens(one.text), one.tokens) << one.text;
}
} // namespace
