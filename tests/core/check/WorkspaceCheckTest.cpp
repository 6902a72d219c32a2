// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/check/WorkspaceCheck.h"

#include "core/base/Compress.h"
#include "core/check/Repair.h"
#include "core/labels/Annotation.h"
#include "tests/core/check/EveryStudy.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace chronoscope;
using namespace chronoscope::test;
using check::CheckReport;
namespace fs = std::filesystem;

namespace {
constexpr std::size_t kPage = 4'096;

/// Copies of one file with runs of every study, damaged in every way.
class CheckedWorkspace : public testing::Test {
protected:
    static void SetUpTestSuite() {
        s_folder = std::make_unique<TempDir>();
        every::make(*s_folder);
    }
    static void TearDownTestSuite() { s_folder.reset(); }

    void SetUp() override { fs::copy_file(s_folder->file("whole.chronoscope"), path); }

    void change(const std::string& sql) const { SQLite::Database(path, SQLite::OPEN_READWRITE).exec(sql); }
    std::int64_t number(const std::string& sql) const {
        SQLite::Database database(path, SQLite::OPEN_READONLY);
        return database.execAndGet(sql).getInt64();
    }
    /// Puts noise over the middle of a page.
    void scribble(std::int64_t page) const {
        std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
        file.seekp((page - 1) * static_cast<std::int64_t>(kPage) + 8);
        for (std::size_t i = 0; i < kPage / 2; ++i)
            file.put(static_cast<char>(i * 37 % 251));
    }
    /// The leaf pages of a table, in their order.
    std::vector<std::int64_t> leavesOf(const std::string& table) const {
        std::vector<std::int64_t> pages;
        SQLite::Database database(path, SQLite::OPEN_READONLY);
        SQLite::Statement rows(database,
                               "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path");
        rows.bind(1, table);
        while (rows.executeStep())
            pages.push_back(rows.getColumn(0).getInt64());
        return pages;
    }
    static CheckReport checked(const std::string& file) { return must(check::checkWorkspace(file, {}, {})); }
    static std::string all(const std::vector<std::string>& lines) {
        std::string text;
        for (const std::string& line : lines)
            text += line + "\n";
        return text;
    }

    static inline std::unique_ptr<TempDir> s_folder;
    const TempDir folder;
    const std::string path = folder.file("copy.chronoscope");
    const std::string repaired = folder.file("repaired.chronoscope");
};

TEST_F(CheckedWorkspace, AWholeFileIsWholeInEveryStudy) {
    std::vector<std::string> stages;
    const auto report = must(check::checkWorkspace(
        path, [&](const check::CheckProgress& progress) { stages.push_back(progress.text); }, {}));
    EXPECT_EQ(report.problems, std::vector<std::string>()) << all(report.problems);
    EXPECT_EQ(report.notes, std::vector<std::string>());
    EXPECT_TRUE(report.wasCounted);
    EXPECT_EQ(report.runs, every::kRuns);
    EXPECT_EQ(report.replies, number("SELECT count(*) FROM reply"));
    EXPECT_EQ(report.judged, number("SELECT count(*) FROM reply WHERE kind >= 0"));
    EXPECT_EQ(report.measured, 0);
    EXPECT_EQ(report.items, number("SELECT (SELECT count(*) FROM reply_text) + (SELECT count(*) FROM pack) + (SELECT "
                                   "count(*) FROM element) + (SELECT count(*) FROM dated_fact) + (SELECT count(*) FROM "
                                   "media) + (SELECT count(*) FROM mined_attributes) + (SELECT count(*) FROM "
                                   "mined_item)"));
    EXPECT_EQ(report.schema, store::Database::schemaVersion());
    EXPECT_GE(stages.size(), 3U + every::kRuns);
}

TEST_F(CheckedWorkspace, WhateverDoesNotFollowFromTheRepliesIsFound) {
    struct Case {
        std::string damage;
        std::string problem;
    };
    const std::string first = " WHERE key = (SELECT min(key) FROM ";
    for (
        const auto& [damage, problem] : std::vector<Case>{
            {"UPDATE cell SET greedy_hits = greedy_answered - greedy_hits" + first + "cell)",
             "1 cells are not those of its replies"},
            {"DELETE FROM cell" + first + "cell)", "1 cells are not those of its replies"},
            {"INSERT INTO cell SELECT key + 100000, 1, 1, 0, 0, 0, 1, 0, 0 FROM cell" + first + "cell)",
             "1 cells are not those of its replies"},
            {"UPDATE element_category SET category = (category + 1) % 6", "categories of elements are not"},
            {"UPDATE reply SET hit = 1 - hit" + first + "reply WHERE kind = 0)", "1 cells are not"},
            {"UPDATE run SET answered = answered - 1 WHERE id = 4", "outcomes of its requests"},
            {"UPDATE run SET prompt_tokens = prompt_tokens + 1 WHERE id = 3", "tokens"},
            {"DELETE FROM stress_unit WHERE ordinal = 2", "1 facts are not what their scores say"},
            {"UPDATE stress_unit SET units = (SELECT units FROM stress_unit WHERE ordinal = 1) WHERE ordinal = 0",
             "1 facts are not what their scores say"},
            {"UPDATE stress_alpha SET whole = whole + 1 WHERE (relation, precision, class, bin) = (SELECT relation, "
             "precision, class, bin FROM stress_alpha WHERE dates > 0 LIMIT 1)",
             "sums of the alpha curve"},
            {"UPDATE reply SET value = value - 1 WHERE key = (SELECT min(key) FROM reply WHERE key >> 40 = 3 AND value "
             "NOT NULL)",
             "alpha curve"},
            {"UPDATE traversal_target SET score = score + 1 WHERE number = (SELECT min(number) FROM traversal_target "
             "WHERE calls > 0)",
             "1 targets are not what the replies"},
            {"DELETE FROM reply WHERE key = (SELECT max(key) FROM reply WHERE key >> 40 = 2)", "targets are not"},
            {"UPDATE run SET total = total + 1 WHERE id = 5", "it is to have"},
            {"UPDATE scored_cell SET sampled_hits = 0 WHERE key = (SELECT max(key) FROM scored_cell WHERE sampled_hits "
             "> 0)",
             "scoring \"strict\": 1 of its elements"},
            {"DELETE FROM diagnosis WHERE key = (SELECT min(key) FROM diagnosis)", "1 of its elements are not"},
            {"DELETE FROM element WHERE row = (SELECT row FROM run_element WHERE run = 1 AND ordinal = 0)",
             "are of no row of element"},
            {"DELETE FROM reply_text WHERE id = (SELECT max(text) FROM reply WHERE key >> 40 = 4)", "have no text"},
            {"INSERT INTO cell SELECT (77 << 40) | 1, 1, 1, 0, 0, 0, 1, 0, 0", "1 rows of cell have no run"},
            {"INSERT INTO thinking SELECT (77 << 40) | 1, 'hm'", "1 rows of thinking have no reply"}}) {
        fs::copy_file(s_folder->file("whole.chronoscope"), path, fs::copy_options::overwrite_existing);
        change(damage);
        const auto report = checked(path);
        EXPECT_NE(all(report.problems).find(problem), std::string::npos) << damage << ":\n" << all(report.problems);
    }
}

TEST_F(CheckedWorkspace, VerdictsAreJudgedAgainAndWhatIsAskedIsHeldAgainstItsHash) {
    const std::string verdict = "stored with another verdict than their texts have";
    const auto hitOf = [](int run) {
        return " WHERE key = (SELECT min(key) FROM reply WHERE kind = 0 AND key >> 40 = " + std::to_string(run) + ")";
    };
    for (const auto& [damage, problem] : std::vector<std::pair<std::string, std::string>>{
             {"UPDATE reply SET value = value + 0.125" + hitOf(4),
              "run 4 \"pictures\": 1 of its replies are " + verdict},
             {"UPDATE reply SET hit = 1 - hit" + hitOf(4), verdict},
             {"UPDATE reply SET value = value / 2 + 0.01" + hitOf(5), "run 5 \"judge\": 1 of its replies are"},
             {"UPDATE reply SET score = 12" + hitOf(1), verdict},
             {"UPDATE reply SET kind = 1" + hitOf(1), verdict},
             {"UPDATE reply SET value = value - 1" + hitOf(3), verdict},
             {"UPDATE reply_text SET text = 'Entirely something else' WHERE id IN (SELECT text FROM reply" + hitOf(1) +
                  ")",
              "1 texts of replies are not what was stored"},
             {"DELETE FROM mined_unit WHERE run = 4 AND ordinal = 0", "a unit of the run is missing"},
             {"DELETE FROM mined_run WHERE run = 4", "this is no run of MINED"},
             {"DELETE FROM stress_run", "what the run asks for is missing"},
             {"DELETE FROM stress_dates WHERE ordinal = 1", "the dates of a fact of the run are missing"},
             {"UPDATE stress_relation SET name = name || '!'", "not of the relation that they count for"},
             {"INSERT INTO reply SELECT (4 << 40) | 999, text, kind, hit, score, 1, 1, 1, 1, 0, value FROM reply" +
                  hitOf(4),
              "1 replies are such as none"},
             {"UPDATE pack SET json = json || ' '", "packs of words are not"},
             {"UPDATE element SET years = x'00' WHERE row = 1", "1 elements are not what their content hashes say"},
             {"UPDATE element_body SET body = replace(body, '[2015', '[2014') WHERE row = 2", "1 elements are not"},
             {"UPDATE dated_fact SET object = 'X' WHERE row = 1", "1 dated facts are not"},
             {"UPDATE media SET bytes = x'00' WHERE row = 1", "1 pictures are not"},
             {"UPDATE mined_attributes SET list = '[]' WHERE row = 1", "1 attribute lists are not"},
             {"UPDATE mined_item SET question = question || '?' WHERE row = 2", "1 items are not"},
             {"UPDATE mined_item SET task = 99 WHERE row = 2", "item 2: "}}) {
        fs::copy_file(s_folder->file("whole.chronoscope"), path, fs::copy_options::overwrite_existing);
        change(damage);
        const auto report = checked(path);
        EXPECT_NE(all(report.problems).find(problem), std::string::npos) << damage << ":\n" << all(report.problems);
    }
}

TEST_F(CheckedWorkspace, NothingIsLeftBesideAFileThatWasLookedAt) {
    (void)checked(path);
    (void)must(check::repairInto(path, repaired, {}, {}));
    for (const std::string& file : {path, repaired})
        for (const char* end : {"-wal", "-shm", "-journal"})
            EXPECT_FALSE(fs::exists(file + end)) << file << end;
}

TEST_F(CheckedWorkspace, AFileThatIsWrittenMeanwhileIsLookedAtAgain) {
    const auto report = must(check::checkWorkspace(
        path,
        [&, isFirst = true](const check::CheckProgress& progress) mutable {
            if (progress.stage == check::CheckProgress::Stage::Runs && std::exchange(isFirst, false))
                change("DELETE FROM cell WHERE key = (SELECT min(key) FROM cell)");
        },
        {}));
    EXPECT_NE(all(report.problems).find("1 cells are not those of its replies"), std::string::npos);
}

TEST_F(CheckedWorkspace, EveryCountingOfARepairedFileAgrees) {
    for (const std::string damage :
         {"UPDATE cell SET greedy_hits = 0, category = 3", "DELETE FROM element_category", "DELETE FROM stress_unit",
          "UPDATE stress_alpha SET dates = dates + 1", "UPDATE traversal_target SET total = 2, calls = 1",
          "UPDATE run SET answered = 1, low_water = 3", "DELETE FROM run_error", "UPDATE scored_cell SET errors = 9",
          "UPDATE run SET total = 1 WHERE id = 5", "INSERT INTO reply_tokens VALUES(1, '[]')"}) {
        fs::copy_file(s_folder->file("whole.chronoscope"), path, fs::copy_options::overwrite_existing);
        fs::remove(repaired);
        change(damage);
        EXPECT_FALSE(checked(path).problems.empty()) << damage;
        const auto report = must(check::repairInto(path, repaired, {}, {}));
        EXPECT_EQ(all(report.after.problems), "") << damage;
        const auto before =
            must(store::Workspace::open(s_folder->file("whole.chronoscope"), store::Workspace::Open::Reading));
        const auto after = must(store::Workspace::open(repaired, store::Workspace::Open::Reading));
        for (std::int64_t run = 1; run <= every::kRuns; ++run) {
            auto was = stressDump(before, run), is = stressDump(after, run);
            if (damage.find("low_water") != std::string::npos) was.erase("run"), is.erase("run"); // set back
            EXPECT_EQ(was, is) << damage << ", run " << run;
        }
        EXPECT_EQ(targetsIn(before, every::kTraversals).size(), targetsIn(after, every::kTraversals).size());
    }
}

TEST_F(CheckedWorkspace, TheFileItselfIsNeverChanged) {
    change("DELETE FROM cell; PRAGMA wal_checkpoint(TRUNCATE)");
    const std::string before = readFile(path);
    (void)checked(path);
    (void)must(check::repairInto(path, repaired, {}, {}));
    EXPECT_EQ(readFile(path), before);
}

TEST_F(CheckedWorkspace, ADamagedPageCostsItsRowsAndTheRunIsResumedToTheSameNumbers) {
    const auto leaves = leavesOf("reply");
    ASSERT_GT(leaves.size(), 4U);
    scribble(leaves[leaves.size() / 2]);
    const auto damaged = checked(path);
    EXPECT_FALSE(damaged.problems.empty());
    const auto report = must(check::repairInto(path, repaired, {}, {}));
    EXPECT_EQ(all(report.after.problems), "");
    const auto reply =
        std::find_if(report.tables.begin(), report.tables.end(), [](auto& t) { return t.name == "reply"; });
    EXPECT_FALSE(reply->isWhole);
    ASSERT_EQ(report.runs.size(), 2U) << all(report.runs);
    EXPECT_NE(report.runs[0].find("were lost; resuming it asks them again"), std::string::npos);
    EXPECT_NE(report.runs[1].find("scoring \"strict\" was made again"), std::string::npos);
    const auto id = std::stoll(report.runs[0].substr(4));
    const auto before =
        must(store::Workspace::open(s_folder->file("whole.chronoscope"), store::Workspace::Open::Reading));
    const auto after = must(store::Workspace::open(repaired, store::Workspace::Open::ExistingToWrite));
    EXPECT_EQ(recordOf(after, id).state, store::RunState::Interrupted);
    EXPECT_EQ(runToEnd(after, id).state, run::EngineState::Finished);
    auto was = stressDump(before, id), is = stressDump(after, id);
    was.erase("run"), is.erase("run"); // its low-water mark is where the last sitting began to ask
    EXPECT_EQ(was, is);
    EXPECT_EQ(recordOf(before, id).counts.done(), recordOf(after, id).counts.done());
}

TEST_F(CheckedWorkspace, AnyOnePageMayBeScribbledOver) {
    const std::int64_t pages = number("PRAGMA page_count");
    for (std::int64_t page = 2; page <= pages; page += std::max<std::int64_t>(1, pages / 8)) {
        fs::copy_file(s_folder->file("whole.chronoscope"), path, fs::copy_options::overwrite_existing);
        fs::remove(repaired);
        scribble(page);
        (void)checked(path);
        const auto report = check::repairInto(path, repaired, {}, {});
        ASSERT_TRUE(report.ok()) << page << ": " << report.error().text();
        EXPECT_TRUE(must(store::Workspace::open(repaired, store::Workspace::Open::Reading))) << page;
    }
}

TEST_F(CheckedWorkspace, ARepairEndsWhereverTheFileIsCutOff) {
    const auto all = fs::file_size(path);
    for (int tenths = 9; tenths > 0; --tenths) {
        fs::resize_file(path, all * static_cast<std::uintmax_t>(tenths) / 10);
        const std::string copy = path + "." + std::to_string(tenths);
        const auto repair = check::repairInto(path, copy, {}, {});
        EXPECT_TRUE(repair.ok() || repair.error().code == ErrorCode::Corrupt) << tenths << repair.error().text();
        EXPECT_EQ(fs::exists(copy), repair.ok()) << tenths;
    }
}

/// How many rows of every table that a run's numbers hang on.
std::vector<std::int64_t> rowsOf(const std::string& file) {
    std::vector<std::int64_t> rows;
    SQLite::Database database(file, SQLite::OPEN_READONLY);
    for (const char* table : {"run", "reply", "cell", "run_element", "mined_item", "mined_unit", "stress_fact"})
        rows.push_back(database.execAndGet(std::string("SELECT count(*) FROM ") + table).getInt64());
    return rows;
}

TEST_F(CheckedWorkspace, WhatOthersNameIsStoodInForAndNoRunGoesWithIt) {
    const auto all = rowsOf(path);
    struct Case {
        const char* damage;
        const char* line;    ///< what is said of it
        const char* problem; ///< what stays wrong; empty: nothing does
    };
    for (const auto& [damage, line, problem] : std::vector<Case>{
             {"DELETE FROM pack WHERE id IN (SELECT template_pack FROM run WHERE id = 1)", "run 1 \"run\"",
              "packs of words are not what their hashes say"},
             {"DELETE FROM pack WHERE json = '{}'", "is put back, for this program has the same", ""},
             {"DELETE FROM media WHERE row = 1", "picture 1 is lost", "1 pictures are not"},
             {"DELETE FROM mined_attributes WHERE row = 1", "attribute list 1 is lost", "attribute lists are not"}}) {
        fs::copy_file(s_folder->file("whole.chronoscope"), path, fs::copy_options::overwrite_existing);
        fs::remove(repaired);
        change(damage);
        const auto report = must(check::repairInto(path, repaired, {}, {}, {"{}"}));
        EXPECT_NE(CheckedWorkspace::all(report.standIns).find(line), std::string::npos)
            << damage << CheckedWorkspace::all(report.standIns);
        EXPECT_TRUE(report.removed.empty()) << damage;
        EXPECT_EQ(rowsOf(repaired), all) << damage;
        const std::string problems = CheckedWorkspace::all(report.after.problems);
        EXPECT_NE(problems.find(problem), std::string::npos) << damage << problems;
        EXPECT_EQ(problems.empty(), *problem == '\0') << damage << problems;
    }
}

TEST_F(CheckedWorkspace, ALostItemKeepsTheRunsThatAskIt) {
    change("DELETE FROM mined_item WHERE row = 1");
    const auto report = must(check::repairInto(path, repaired, {}, {}));
    EXPECT_TRUE(report.removed.empty());
    EXPECT_EQ(SQLite::Database(repaired).execAndGet("SELECT count(*) FROM reply").getInt64(),
              SQLite::Database(path).execAndGet("SELECT count(*) FROM reply").getInt64());
    EXPECT_NE(all(report.after.problems).find("rows of mined_unit are of no row of mined_item"), std::string::npos);
}

TEST_F(CheckedWorkspace, WhatSomebodyWritesWhileItIsCopiedIsCopiedWhole) {
    int times = 0;
    const auto writes = [&](int most) {
        times = 0;
        return [&, most](const check::CheckProgress& progress) {
            if (progress.stage == check::CheckProgress::Stage::Copying && progress.text == "reply" && times++ < most)
                change("UPDATE element SET few_shot = few_shot; UPDATE run SET total = total");
        };
    };
    const auto torn = check::repairInto(path, repaired, writes(99), {});
    ASSERT_FALSE(torn.ok());
    EXPECT_EQ(torn.error().code, ErrorCode::Locked);
    EXPECT_FALSE(fs::exists(repaired));
    const auto report = must(check::repairInto(path, repaired, writes(1), {}));
    EXPECT_EQ(times, 2);
    EXPECT_FALSE(report.isLess());
    EXPECT_EQ(all(report.runs), "");
    EXPECT_EQ(rowsOf(repaired), rowsOf(path));
}

TEST_F(CheckedWorkspace, AnnotationsFindTheirRunWhenAPackOfItsWordsIsLost) {
    const auto identityIn = [](const std::string& file) {
        const auto workspace = must(store::Workspace::open(file, store::Workspace::Open::Reading));
        return annotation::runIdentity(recordOf(workspace, 1));
    };
    const ContentId was = identityIn(path);
    change("DELETE FROM pack WHERE id IN (SELECT template_pack FROM run WHERE id = 1)");
    (void)must(check::repairInto(path, repaired, {}, {}));
    EXPECT_EQ(identityIn(repaired), was);
}

TEST_F(CheckedWorkspace, WhatIsLeftOutIsToldByTable) {
    change("DELETE FROM run WHERE id = 4");
    const auto report = must(check::repairInto(path, repaired, {}, {}));
    EXPECT_TRUE(report.isLess());
    const auto replies = std::find_if(report.removed.begin(), report.removed.end(),
                                      [](const check::RemovedRows& one) { return one.table == "reply"; });
    ASSERT_NE(replies, report.removed.end());
    EXPECT_EQ(replies->of, "run");
    EXPECT_GT(replies->rows, 0);
}

TEST_F(CheckedWorkspace, ACountThatWasWrongIsNoLostReply) {
    change("UPDATE run SET answered = answered + 1 WHERE id = 4");
    const auto wrong = must(check::repairInto(path, repaired, {}, {}));
    ASSERT_EQ(wrong.runs.size(), 1U) << all(wrong.runs);
    EXPECT_NE(wrong.runs[0].find("no reply is lost"), std::string::npos) << wrong.runs[0];
    EXPECT_EQ(SQLite::Database(repaired).execAndGet("SELECT state FROM run WHERE id = 4").getInt(),
              static_cast<int>(store::RunState::Finished));
    fs::remove(repaired);
    change("DELETE FROM reply WHERE key = (SELECT max(key) FROM reply WHERE key >> 40 = 4)");
    const auto lost = must(check::repairInto(path, repaired, {}, {}));
    ASSERT_EQ(lost.runs.size(), 1U) << all(lost.runs);
    EXPECT_NE(lost.runs[0].find("1 replies of "), std::string::npos) << lost.runs[0];
}

TEST_F(CheckedWorkspace, AFileThatIsCutOffKeepsWhatIsLeft) {
    fs::resize_file(path, fs::file_size(path) * 3 / 4 / kPage * kPage);
    const auto report = checked(path);
    ASSERT_FALSE(report.problems.empty());
    EXPECT_NE(report.problems[0].find("cut off"), std::string::npos) << report.problems[0];
    EXPECT_FALSE(report.wasCounted);
    const auto repair = must(check::repairInto(path, repaired, {}, {}));
    std::int64_t rows = 0;
    for (const auto& table : repair.tables)
        rows += table.rows;
    EXPECT_GT(rows, 100);
    EXPECT_TRUE(fs::exists(repaired));
}

TEST_F(CheckedWorkspace, NothingIsMadeOfWhatIsNoWorkspace) {
    writeFile(path, std::string(3 * kPage, 'x'));
    EXPECT_NE(all(checked(path).problems).find("not a Chronoscope workspace"), std::string::npos);
    const auto repair = check::repairInto(path, repaired, {}, {});
    ASSERT_FALSE(repair.ok());
    EXPECT_EQ(repair.error().code, ErrorCode::Corrupt);
    EXPECT_FALSE(fs::exists(repaired));
    EXPECT_FALSE(fs::exists(repaired + ".partial"));
    EXPECT_EQ(check::checkWorkspace(folder.file("none"), {}, {}).error().code, ErrorCode::NotFound);
}

TEST_F(CheckedWorkspace, ACopyIsNeverPutOverAFile) {
    writeFile(repaired, "precious");
    EXPECT_EQ(check::repairInto(path, repaired, {}, {}).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(readFile(repaired), "precious");
}

TEST_F(CheckedWorkspace, AStopEndsItAndLeavesNothing) {
    std::stop_source stop;
    const auto report = check::checkWorkspace(
        path,
        [&](const check::CheckProgress& progress) {
            if (progress.stage == check::CheckProgress::Stage::Runs) stop.request_stop();
        },
        stop.get_token());
    ASSERT_FALSE(report.ok());
    EXPECT_EQ(report.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(check::repairInto(path, repaired, {}, stop.get_token()).error().code, ErrorCode::Cancelled);
    EXPECT_FALSE(fs::exists(repaired));
    EXPECT_FALSE(fs::exists(repaired + ".partial"));
}

TEST_F(CheckedWorkspace, AnOlderSchemaIsLeftAsItIsAndCountedInItsRepair) {
    writeFile(path, must(decompressed(readFile(source("tests/golden/workspace/schema12.chronoscope.zlib")),
                                      std::size_t{1} << 26)));
    const std::string before = readFile(path);
    const auto report = checked(path);
    EXPECT_EQ(all(report.problems), "");
    EXPECT_FALSE(report.wasCounted);
    EXPECT_NE(all(report.notes).find("schema 12"), std::string::npos);
    EXPECT_EQ(readFile(path), before);
    const auto repair = must(check::repairInto(path, repaired, {}, {}));
    EXPECT_EQ(all(repair.after.problems), "");
    EXPECT_TRUE(repair.after.wasCounted);
    EXPECT_GT(repair.after.replies, 0);
}
} // namespace
