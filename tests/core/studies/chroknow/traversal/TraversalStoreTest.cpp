// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/TraversalStore.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::test;
using analysis::CellCategory;
using analysis::ChronoCategory;
using store::TargetRow;
using store::TraversalStore;
using traversal::Outcome;

namespace {
constexpr int kRun = 7;

TargetRow doneTarget(std::int64_t number, std::int64_t ordinal) {
    TargetRow target;
    target.number = number;
    target.ordinal = ordinal;
    target.year = 2014;
    target.before = CellCategory::PartialSampled;
    target.previousSteps = 2;
    target.nextSteps = 1;
    target.changed = true;
    target.verdict = {Outcome::StillWrong, Outcome::ChronoCorrect, 62.5, "Zürich", "", true, 2};
    target.calls = 3;
    target.promptTokens = 321;
    target.completionTokens = 12;
    return target;
}

class TraversalStoreTest : public testing::Test {
protected:
    void SetUp() override {
        importInto(workspace, {sampleBenchmark()});
        makeBareRuns(workspace, kRun + 1);
    }
    template <typename Work> void write(Work work) {
        must(workspace->write([&](store::Database& database) -> Status {
            return store::guarded([&] {
                TraversalStore store(database);
                work(store);
            });
        }));
    }
    std::vector<TargetRow> read() {
        auto reader = must(workspace->reader());
        std::vector<TargetRow> targets;
        must(TraversalStore(reader).targets(kRun, [&](const TargetRow& target) {
            targets.push_back(target);
            return true;
        }));
        return targets;
    }
    const TempDir folder;
    const WorkspacePtr workspace = emptyWorkspace(folder);
};

TEST_F(TraversalStoreTest, ATargetComesBackAsItWasWritten) {
    write([](TraversalStore& store) { store.writeTarget(kRun, doneTarget(0, 0)); });
    const auto targets = read();
    ASSERT_EQ(targets.size(), 1U);
    const TargetRow& target = targets.front();
    const TargetRow expected = doneTarget(0, 0);
    EXPECT_EQ(target.year, expected.year);
    EXPECT_EQ(target.before, expected.before);
    EXPECT_EQ(target.previousSteps, 2);
    EXPECT_EQ(target.nextSteps, 1);
    EXPECT_EQ(target.changed, std::optional(true));
    EXPECT_EQ(target.verdict.total, Outcome::StillWrong);
    EXPECT_EQ(target.verdict.previousOnly, Outcome::ChronoCorrect);
    EXPECT_EQ(target.verdict.score, 62.5);
    EXPECT_EQ(target.verdict.candidate, "Zürich");
    EXPECT_TRUE(target.verdict.everRight);
    EXPECT_EQ(target.verdict.decidingStep, 2);
    EXPECT_EQ(target.calls, 3);
    EXPECT_EQ(target.promptTokens, 321);
    EXPECT_EQ(target.completionTokens, 12);
    EXPECT_FALSE(target.failed);
}

TEST_F(TraversalStoreTest, ATargetWrittenAgainReplacesItself) {
    TargetRow open = doneTarget(0, 0);
    open.verdict = {};
    open.changed.reset();
    open.calls = 1;
    write([&](TraversalStore& store) {
        store.writeTarget(kRun, open);
        store.writeTarget(kRun, doneTarget(0, 0));
    });
    ASSERT_EQ(read().size(), 1U);
    EXPECT_EQ(read().front().calls, 3);
}

TEST_F(TraversalStoreTest, TargetsComeInOrderOfTheirNumbersAndByElement) {
    write([](TraversalStore& store) {
        for (const std::int64_t number : {2, 0, 1})
            store.writeTarget(kRun, doneTarget(number, number == 2 ? 1 : 0));
        store.writeTarget(kRun + 1, doneTarget(0, 0));
    });
    ASSERT_EQ(read().size(), 3U);
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_EQ(read()[i].number, static_cast<std::int64_t>(i));
    auto reader = must(workspace->reader());
    EXPECT_EQ(must(TraversalStore(reader).targetsOf(kRun, 0)).size(), 2U);
    EXPECT_EQ(must(TraversalStore(reader).targetCount(kRun)), 3);
}

TEST_F(TraversalStoreTest, TheFirstOpenElementIsFoundAndAFailedOneIsNone) {
    auto reader = must(workspace->reader());
    EXPECT_EQ(must(TraversalStore(reader).firstOpen(kRun)), std::nullopt);
    TargetRow failed = doneTarget(1, 1);
    failed.verdict = {};
    failed.failed = true;
    TargetRow open = doneTarget(2, 2);
    open.verdict = {};
    write([&](TraversalStore& store) {
        for (const TargetRow& target : {doneTarget(0, 0), failed, open})
            store.writeTarget(kRun, target);
    });
    EXPECT_EQ(must(TraversalStore(reader).firstOpen(kRun)), std::optional<std::int64_t>(2));
}

TEST_F(TraversalStoreTest, StrataAndEvidenceComeBack) {
    traversal::Evidence evidence;
    evidence.category = ChronoCategory::PartialKnown;
    evidence.years = {{2014, CellCategory::Correct, {{"Anna", 5}}, {{"Anna", 5}}, {}, {"Anna"}, {}}};
    write([&](TraversalStore& store) {
        store.writeStrata(kRun, {{benchmark::Domain::Legal, benchmark::State::Static, ChronoCategory::Known, 40, 4}});
        store.writeEvidence(kRun, 3, evidence);
    });
    auto reader = must(workspace->reader());
    const auto strata = must(TraversalStore(reader).strata(kRun));
    ASSERT_EQ(strata.size(), 1U);
    EXPECT_EQ(strata[0].category, ChronoCategory::Known);
    EXPECT_EQ(strata[0].all, 40);
    EXPECT_EQ(strata[0].sampled, 4);
    EXPECT_EQ(traversal::encodeEvidence(must(TraversalStore(reader).evidence(kRun, 3))),
              traversal::encodeEvidence(evidence));
    const auto none = TraversalStore(reader).evidence(kRun, 4);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::Corrupt);
}

TEST_F(TraversalStoreTest, AnAcceptedTraversalCanBeWithdrawn) {
    const auto change = [&](const auto& work) {
        return must(workspace->write([&](store::Database& database) {
            TraversalStore store(database);
            return work(store);
        }));
    };
    const store::AcceptedTraversal one{0, kRun, 5, 2014, Outcome::ChronoCorrect, "model", "{}", ""};
    const auto first = change([&](TraversalStore& store) { return store.accept(one); });
    const auto second = change([&](TraversalStore& store) { return store.accept(one); });
    EXPECT_NE(first, second);
    const auto withdraw = [&](std::int64_t id) {
        return workspace->write([&](store::Database& database) { return TraversalStore(database).withdraw(id); });
    };
    must(withdraw(first));
    EXPECT_FALSE(withdraw(first)) << "there is nothing left to withdraw";
    auto reader = must(workspace->reader());
    const auto left = must(TraversalStore(reader).accepted(kRun));
    ASSERT_EQ(left.size(), 1U);
    EXPECT_EQ(left[0].id, second);
    EXPECT_EQ(left[0].outcome, Outcome::ChronoCorrect);
    EXPECT_EQ(left[0].trace, "{}");
    EXPECT_FALSE(left[0].created.empty());
}

TEST_F(TraversalStoreTest, HalfATraversalRunIsCorrupt) {
    const auto benchmark = makeWorkspace(folder, "run.chronoscope");
    const auto id = makeRun(benchmark, smallSpec(1), "calibration:?cutoff=2019");
    for (const char* half : {"base = 1, traversal = ''", "base = 0, traversal = '{}'", "base = -1, traversal = '{}'"}) {
        must(benchmark->write([&](store::Database& database) -> Status {
            return store::guarded([&] { database.sql().exec(std::string("UPDATE run SET ") + half); });
        }));
        auto reader = must(benchmark->reader());
        const auto damaged = store::RunStore(reader).get(id);
        ASSERT_FALSE(damaged) << half;
        EXPECT_EQ(damaged.error().code, ErrorCode::Corrupt) << half;
    }
}

TEST_F(TraversalStoreTest, ValuesThatCannotBeAreCorrupt) {
    for (const std::string damage : {"year = 0",
                                     "year = 'x'",
                                     "before = 5",
                                     "previous_steps = 21",
                                     "next_steps = -1",
                                     "changed = 2",
                                     "total = 4",
                                     "total = -1",
                                     "previous_only = 7",
                                     "score = 101",
                                     "score = -1",
                                     "ever_right = 3",
                                     "deciding_step = 3",
                                     "deciding_step = -2",
                                     "calls = 4",
                                     "calls = 2",
                                     "prompt_tokens = -1",
                                     "completion_tokens = -1",
                                     "failed = 1",
                                     "failed = 2",
                                     "number = 1",
                                     "total = 1",
                                     "total = 0, previous_steps = 0, next_steps = 0, deciding_step = -1, calls = 0",
                                     "previous_only = 0",
                                     "previous_only = 1",
                                     "total = 2, ever_right = 0",
                                     "ever_right = 0",
                                     "deciding_step = -1",
                                     "previous_steps = 0, next_steps = 3"}) {
        write([](TraversalStore& store) { store.writeTarget(kRun, doneTarget(0, 0)); });
        must(workspace->write([&](store::Database& database) -> Status {
            return store::guarded([&] { database.sql().exec("UPDATE traversal_target SET " + damage); });
        }));
        auto reader = must(workspace->reader());
        const Status damaged = TraversalStore(reader).targets(kRun, [](const TargetRow&) { return true; });
        ASSERT_FALSE(damaged) << damage;
        EXPECT_EQ(damaged.error().code, ErrorCode::Corrupt) << damage;
        must(workspace->write([&](store::Database& database) -> Status {
            return store::guarded([&] { database.sql().exec("DELETE FROM traversal_target"); });
        }));
    }
}
} // namespace
