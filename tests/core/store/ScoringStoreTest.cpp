// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/ScoringStore.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::test;
using analysis::CellCategory;
using analysis::ChronoCategory;
using matching::AnswerKind;

namespace {
const matching::JudgeSettings kStrict{matching::Extraction::Strict, matching::Preprocess::Reference, 82.5};

class ScoringStoreTest : public testing::Test {
protected:
    TempDir folder;
    WorkspacePtr workspace = emptyWorkspace(folder);

    void SetUp() override { makeBareRuns(workspace, 3); }

    /// Calls `job` with a store that may write, and returns what it returns.
    template <typename Job> auto writing(Job job) {
        return must(workspace->write([&](store::Database& database) {
            store::ScoringStore store(database);
            return job(store);
        }));
    }
    void written(const std::function<Status(store::ScoringStore&)>& job) {
        must(workspace->write([&](store::Database& database) {
            store::ScoringStore store(database);
            return job(store);
        }));
    }
    std::int64_t began(std::int64_t run, const std::string& name) {
        return writing([&](store::ScoringStore& store) { return store.begin(run, name, kStrict); });
    }
    std::vector<store::ScoringRecord> listed(std::optional<std::int64_t> run = {}) {
        return writing([&](store::ScoringStore& store) { return store.list(run); });
    }
    /// Rows of all five tables.
    std::int64_t rows() {
        auto reader = must(workspace->reader());
        std::int64_t sum = 0;
        for (const char* table : {"scoring", "scored_cell", "scored_element", "diagnosis", "score_histogram"})
            sum += reader.sql().execAndGet(std::string("SELECT count(*) FROM ") + table).getInt64();
        return sum;
    }
    static store::ScoringBatch smallBatch() {
        store::ScoringBatch batch;
        batch.cells.push_back({7, {5, 5, 1, 5, 4, 2, 1}, CellCategory::PartialGreedy});
        batch.elements.push_back({2, ChronoCategory::PartialKnown});
        batch.diagnoses.push_back({7, {AnswerKind::Other, 0}, 1, 0});
        batch.diagnoses.push_back({7, {AnswerKind::Stale, 3}, 2, 1});
        batch.diagnoses.push_back({7, {AnswerKind::Stale, 1}, 1, 1});
        return batch;
    }
    std::int64_t whole(std::int64_t run, const std::string& name) {
        const auto id = began(run, name);
        store::ScoreHistogram histogram;
        histogram[prompt::Template::Mcqa][100] = 3;
        histogram[prompt::Template::Mcqa][0] = 6;
        written([&](store::ScoringStore& store) { return store.write(id, smallBatch()); });
        written([&](store::ScoringStore& store) { return store.finish(id, 10, histogram); });
        return id;
    }
};

TEST_F(ScoringStoreTest, KeepsWhatAScoringIs) {
    const auto id = whole(3, "strict");
    const auto list = listed();
    ASSERT_EQ(list.size(), 1U);
    EXPECT_EQ(list[0].id, id);
    EXPECT_EQ(list[0].run, 3);
    EXPECT_EQ(list[0].name, "strict");
    EXPECT_EQ(list[0].judge, kStrict);
    EXPECT_EQ(list[0].replies, 10);
    EXPECT_FALSE(list[0].created.empty());
}

TEST_F(ScoringStoreTest, ShowsNothingThatIsNotWhole) {
    const auto id = began(3, "half");
    written([&](store::ScoringStore& store) { return store.write(id, smallBatch()); });
    EXPECT_TRUE(listed().empty());
    auto reader = must(workspace->reader());
    EXPECT_EQ(store::ScoringStore(reader).get(id).error().code, ErrorCode::NotFound);
    EXPECT_EQ(store::ScoringStore(reader).find(3, "half").error().code, ErrorCode::NotFound);
}

TEST_F(ScoringStoreTest, WhatADeadProcessLeftHalfMadeIsGoneWhenTheNextWriterOpens) {
    whole(1, "whole");
    const std::int64_t before = rows();
    const auto id = began(1, "half");
    written([&](store::ScoringStore& store) { return store.write(id, smallBatch()); });
    ASSERT_GT(rows(), before);
    workspace.reset();
    workspace = emptyWorkspace(folder);
    EXPECT_EQ(rows(), before);
    EXPECT_EQ(listed().size(), 1U);
    EXPECT_GT(began(1, "half"), id) << "the name is free again, the number is not";
}

TEST_F(ScoringStoreTest, NamesAreUniquePerRun) {
    whole(1, "strict");
    began(2, "strict");
    began(1, "half made");
    for (const char* taken : {"strict", "half made"}) {
        const auto again = workspace->write(
            [&](store::Database& database) { return store::ScoringStore(database).begin(1, taken, kStrict); });
        ASSERT_FALSE(again) << taken;
        EXPECT_EQ(again.error().code, ErrorCode::InvalidArgument);
    }
}

TEST_F(ScoringStoreTest, ListsTheScoringsOfOneRun) {
    const auto first = whole(1, "b");
    whole(2, "a");
    const auto last = whole(1, "a");
    const auto list = listed(1);
    ASSERT_EQ(list.size(), 2U);
    EXPECT_EQ(list[0].id, first);
    EXPECT_EQ(list[1].id, last);
    EXPECT_EQ(listed().size(), 3U);
}

TEST_F(ScoringStoreTest, FindsByNameBeforeNumber) {
    const auto first = whole(1, "plain");
    const auto second = whole(1, std::to_string(first));
    auto reader = must(workspace->reader());
    store::ScoringStore store(reader);
    EXPECT_EQ(must(store.find(1, "plain")).id, first);
    EXPECT_EQ(must(store.find(1, std::to_string(first))).id, second);
    EXPECT_EQ(must(store.find(1, std::to_string(second))).id, second);
    EXPECT_FALSE(store.find(2, "plain"));
}

TEST_F(ScoringStoreTest, ReadsDiagnosesByKindAndShift) {
    const auto id = whole(1, "s");
    auto reader = must(workspace->reader());
    store::ScoringStore store(reader);
    const auto list = must(store.diagnosesOfCell(id, 7));
    ASSERT_EQ(list.size(), 3U);
    EXPECT_EQ(list[0].what, (matching::Diagnosis{AnswerKind::Stale, 1}));
    EXPECT_EQ(list[1].what, (matching::Diagnosis{AnswerKind::Stale, 3}));
    EXPECT_EQ(list[1].greedy, 2);
    EXPECT_EQ(list[1].sampled, 1);
    EXPECT_EQ(list[2].what, (matching::Diagnosis{AnswerKind::Other, 0}));
    EXPECT_TRUE(must(store.diagnosesOfCell(id, 8)).empty());
    EXPECT_TRUE(must(store.diagnosesOfCell(id + 1, 7)).empty());
}

TEST_F(ScoringStoreTest, ReadsTheDiagnosesOfOneElement) {
    const auto id = whole(1, "s");
    const run::RunLayout layout{3, {2010, 2011}, {prompt::Template::Generation, prompt::Template::Mcqa}, {0, 0.7}, 5};
    auto reader = must(workspace->reader());
    store::ScoringStore store(reader);
    const auto list = must(store.diagnosesOfElement(id, layout, 1)); // cell 7 = place 2 of 4, ordinal 1
    ASSERT_EQ(list.size(), 3U);
    EXPECT_EQ(list[0].cell, layout.cellIndex(1, 0, 1));
    EXPECT_TRUE(must(store.diagnosesOfElement(id, layout, 0)).empty());
}

TEST_F(ScoringStoreTest, ReadsTheHistogramByTemplate) {
    const auto id = whole(1, "s");
    auto reader = must(workspace->reader());
    const auto histogram = must(store::ScoringStore(reader).histogram(id));
    ASSERT_EQ(histogram.size(), 1U);
    store::ScoreCounts expected{};
    expected[100] = 3;
    expected[0] = 6;
    EXPECT_EQ(histogram.at(prompt::Template::Mcqa), expected);
}

TEST_F(ScoringStoreTest, RemovingTakesAwayNothingElse) {
    whole(1, "kept");
    const std::int64_t before = rows();
    const auto id = whole(1, "gone");
    written([&](store::ScoringStore& store) { return store.remove(id); });
    EXPECT_EQ(rows(), before);
    ASSERT_EQ(listed().size(), 1U);
    EXPECT_EQ(listed()[0].name, "kept");
}

TEST_F(ScoringStoreTest, DamagedSettingsAreReportedNotGuessed) {
    const auto id = whole(1, "s");
    must(workspace->write([&](store::Database& database) {
        return store::guarded([&] { database.sql().exec("UPDATE scoring SET judge = '{\"extract\":\"magic\"}'"); });
    }));
    auto reader = must(workspace->reader());
    EXPECT_EQ(store::ScoringStore(reader).get(id).error().code, ErrorCode::Corrupt);
}
} // namespace
