// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RetryErrors.h"
#include "core/scoring/ScoringPass.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/CellLookup.h"
#include "core/store/ReplyStore.h"
#include "core/store/ScoringStore.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <string>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
constexpr std::int64_t kRun = 1;
constexpr std::int64_t kAll = 1'000'000; // more than there are

/// A finished run of which some requests ended in errors; each test damages a copy of it.
class DamagedRun : public testing::Test {
protected:
    struct Case {
        const char* damage;
        const char* said; ///< part of the error
    };

    static void SetUpTestSuite() {
        s_folder = std::make_unique<TempDir>();
        const auto workspace = makeWorkspace(*s_folder, "whole");
        runToEnd(workspace, makeRun(workspace, smallSpec(2), "calibration:?cutoff=2018&error=0.3"));
    }
    static void TearDownTestSuite() { s_folder.reset(); }

    /// The run's workspace after the statement `damage`.
    WorkspacePtr damaged(const char* damage) {
        m_workspace.reset();
        const std::string path = m_copies.file("copy");
        std::filesystem::copy_file(s_folder->file("whole"), path, std::filesystem::copy_options::overwrite_existing);
        {
            SQLite::Database file(path, SQLite::OPEN_READWRITE);
            if (file.exec(damage) == 0) throw std::runtime_error(std::string("damages nothing: ") + damage);
        }
        m_workspace = must(store::Workspace::open(path, store::Workspace::Open::ExistingToWrite));
        return m_workspace;
    }
    template <typename T> static void expectCorrupt(const Result<T>& result, const Case& one) {
        ASSERT_FALSE(result) << one.damage;
        EXPECT_EQ(result.error().code, ErrorCode::Corrupt) << one.damage << ": " << result.error().text();
        EXPECT_NE(result.error().text().find(one.said), std::string::npos)
            << one.damage << ": " << result.error().text();
    }

private:
    static inline std::unique_ptr<TempDir> s_folder;
    TempDir m_copies;
    WorkspacePtr m_workspace;
};

TEST_F(DamagedRun, ErrorsAreTakenBackWholeOrNotAtAll) {
    for (const Case& one :
         {Case{"UPDATE cell SET errors = errors + 1 WHERE errors > 0", "others than are stored"},
          Case{"UPDATE cell SET key = key + 1000000000 WHERE key = (SELECT max(key) FROM cell WHERE errors > 0)",
               "no cell counts one"},
          Case{"DELETE FROM cell", "no cell counts one"},
          Case{"UPDATE run_error SET count = count + 1", "where the run counts"}}) {
        const auto workspace = damaged(one.damage);
        const Dump before = dumpOf(workspace, kRun);
        expectCorrupt(run::forgetErrors(*workspace, kRun), one);
        EXPECT_EQ(dumpOf(workspace, kRun), before) << one.damage;
    }
}

TEST_F(DamagedRun, ALostReplyIsNotPassedOver) {
    for (const Case& one :
         {Case{"DELETE FROM reply_text WHERE id = (SELECT max(text) FROM reply)", "text of a reply is missing"},
          Case{"UPDATE reply SET kind = 77 WHERE key = (SELECT max(key) FROM reply)", "kind = 77"},
          Case{"UPDATE reply SET kind = -77 WHERE key = (SELECT max(key) FROM reply)", "kind = -77"},
          Case{"UPDATE reply SET finish = 9 WHERE key = (SELECT max(key) FROM reply)", "finish = 9"},
          Case{"UPDATE reply SET hit = 5 WHERE key = (SELECT max(key) FROM reply)", "hit = 5"},
          Case{"UPDATE reply SET hit = 'yes' WHERE key = (SELECT max(key) FROM reply)", "hit = yes"},
          Case{"UPDATE reply SET left_out = 2 WHERE key = (SELECT max(key) FROM reply)", "left_out = 2"},
          Case{"UPDATE reply SET score = 'xx' WHERE key = (SELECT max(key) FROM reply)", "score = xx"},
          Case{"UPDATE reply SET score = 1001 WHERE key = (SELECT max(key) FROM reply)", "score = 1001"},
          Case{"UPDATE reply SET score = 7.5 WHERE key = (SELECT max(key) FROM reply)", "score = 7.5"},
          Case{"UPDATE reply SET kind = 'ok' WHERE key = (SELECT max(key) FROM reply)", "kind = ok"},
          Case{"UPDATE reply SET prompt_tokens = -1 WHERE key = (SELECT max(key) FROM reply)", "prompt_tokens = -1"},
          Case{"UPDATE reply SET completion_tokens = 1 << 32 WHERE key = (SELECT max(key) FROM reply)",
               "completion_tokens = 4294967296"},
          Case{"UPDATE reply SET latency_us = x'00' WHERE key = (SELECT max(key) FROM reply)", "latency_us = "}}) {
        auto reader = must(damaged(one.damage)->reader());
        expectCorrupt(store::readReplies(reader, kRun, 0, kAll, [](const auto&) { return true; }), one);
    }
}

TEST_F(DamagedRun, ADamagedCellIsNeitherMissingNorEmpty) {
    const auto context = contextOf(damaged("UPDATE run SET message = ''"), kRun);
    const run::RunLayout& layout = context->layout;
    for (const Case& one :
         {Case{"UPDATE cell SET category = 2000000000", "category = 2000000000"},
          Case{"UPDATE cell SET category = 'known'", "category = known"},
          Case{"UPDATE cell SET greedy_answered = 'xx'", "greedy_answered = xx"},
          Case{"UPDATE cell SET greedy_hits = greedy_answered + 1", "greedy_hits = "},
          Case{"UPDATE cell SET sampled_hits = -1", "sampled_hits = -1"},
          Case{"UPDATE cell SET greedy_left_out = greedy_answered - greedy_hits + 1", "greedy_left_out = "},
          Case{"UPDATE cell SET errors = 1 << 40", "errors = 1099511627776"}}) {
        auto reader = must(damaged(one.damage)->reader());
        expectCorrupt(store::CellLookup(reader).elementCells(kRun, layout, 0), one);
    }
}

TEST_F(DamagedRun, ADamagedScoringIsNotRead) {
    for (const Case& one : {Case{"UPDATE scoring SET replies = 'all'", "replies = all"},
                            Case{"UPDATE scoring SET replies = -1", "replies = -1"}}) {
        const auto workspace = damaged("UPDATE run SET message = ''");
        must(scoring::score(*workspace, {kRun, "again", {}, {}}, {}, {}, {}));
        must(workspace->write(
            [&](store::Database& database) { return store::guarded([&] { database.sql().exec(one.damage); }); }));
        auto reader = must(workspace->reader());
        expectCorrupt(store::ScoringStore(reader).list(kRun), one);
    }
}

TEST_F(DamagedRun, ALostElementIsNotPassedOver) {
    for (const Case& one : {Case{"DELETE FROM element_body WHERE row = (SELECT row FROM run_element WHERE ordinal = 1)",
                                 "element is missing"},
                            Case{"DELETE FROM element WHERE row = (SELECT row FROM run_element WHERE ordinal = 1)",
                                 "element is missing"}}) {
        auto reader = must(damaged(one.damage)->reader());
        expectCorrupt(store::BenchmarkStore(reader).loadOfRun(kRun, 0, 2), one);
    }
    const Case shot{"DELETE FROM element_body WHERE row = (SELECT max(row) FROM element WHERE few_shot = 1)",
                    "element is missing"};
    auto reader = must(damaged(shot.damage)->reader());
    expectCorrupt(store::BenchmarkStore(reader).fewShots(kAll), shot);
}

TEST_F(DamagedRun, AScoringOfLessThanTheRunIsNotKept) {
    for (const Case& one :
         {Case{"DELETE FROM reply WHERE key = (SELECT max(key) FROM reply)", "where the run counts"},
          Case{"DELETE FROM reply_text WHERE id = (SELECT max(text) FROM reply)", "text of a reply is missing"},
          Case{"DELETE FROM run_element WHERE ordinal = 1", "missing"}}) {
        const auto workspace = damaged(one.damage);
        expectCorrupt(scoring::score(*workspace, {kRun, "again", {}, {}}, {}, {}, {}), one);
        auto reader = must(workspace->reader());
        EXPECT_TRUE(must(store::ScoringStore(reader).list(kRun)).empty()) << one.damage;
    }
}

TEST_F(DamagedRun, ADamagedRunDoesNotVanishFromTheList) {
    for (const Case& one :
         {Case{"DELETE FROM pack", "run 1: the texts of its prompts are missing"},
          Case{"UPDATE OR IGNORE pack SET id = x'00'", "run 1: the texts of its prompts are missing"},
          Case{"UPDATE run SET answered = -1", "run 1: its counts are damaged"},
          Case{"UPDATE run SET state = 77", "run 1: state = 77"},
          Case{"UPDATE run SET state = -1", "run 1: state = -1"},
          Case{"UPDATE run SET state = 'xx'", "run 1: state = xx"},
          Case{"UPDATE run SET total = 'many'", "run 1: total = many"},
          Case{"UPDATE run SET prompt_tokens = 1.5", "run 1: prompt_tokens = 1.5"},
          Case{"UPDATE run SET seconds = 'long'", "run 1: seconds = long"},
          Case{"UPDATE run SET spent = -1", "run 1: spent = -1"},
          Case{"UPDATE run SET price_input = 'free'", "run 1: price_input = free"},
          Case{"UPDATE run SET budget = 9e999", "run 1: budget = Inf"},
          Case{"UPDATE run_error SET count = 'xx'", "run 1: count = xx"},
          Case{"UPDATE run SET years = years || char(0) || 'x'", "its years are damaged: not valid JSON: a zero byte"},
          Case{"UPDATE run_error SET count = -1", "run 1: count = -1"},
          Case{"UPDATE OR IGNORE run_error SET kind = 99", "run 1: kind = 99"},
          Case{"UPDATE run SET years = '[2010,'",
               "its years are damaged: not valid JSON: parse error at line 1, column 7"},
          Case{"UPDATE run SET years = '[\"a\"]'", "its years are damaged: a value must be number"},
          Case{"UPDATE run SET spec = '{' || char(10) || '  x'", "line 2, column 3"},
          Case{"UPDATE run SET spec = json_set(spec, '$.slice.domains[0]', 'sports')", "unknown domain \"sports\""},
          Case{"UPDATE run SET spec = '{}'", "its settings are damaged: there is no '"}}) {
        auto reader = must(damaged(one.damage)->reader());
        const auto runs = store::RunStore(reader).list();
        expectCorrupt(runs, one);
        expectCorrupt(store::RunStore(reader).get(kRun), one);
        EXPECT_EQ(runs.error().text().find("json.exception"), std::string::npos) << runs.error().text();
    }
}
} // namespace
