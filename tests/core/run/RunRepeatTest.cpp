// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunRepeat.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/RunMarkStore.h"
#include "core/store/RunRemoval.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::run;
using namespace chronoscope::test;

namespace {
const char* const kRepeatedModel = "calibration:?cutoff=2018&recall=0.7&seed=5";

class RunRepeatTest : public testing::Test {
protected:
    std::int64_t finished(const RunSpec& spec) {
        const auto run = makeRun(workspace, spec, kRepeatedModel, "first");
        runToEnd(workspace, run);
        return run;
    }
    std::int64_t repeated(std::int64_t first, const char* model) {
        const auto run = must(repeatRun(*workspace, first, "later", model));
        runToEnd(workspace, run);
        return run;
    }
    RepeatDifference difference(std::int64_t first, std::int64_t second) {
        auto reader = must(workspace->reader());
        return must(repeatDifference(reader, first, second));
    }
    /// The prompts of a run, in order.
    std::vector<std::string> prompts(std::int64_t run) {
        const auto context = contextOf(workspace, run);
        auto reader = must(workspace->reader());
        store::BenchmarkStore benchmark(reader);
        SQLite::Statement rows(reader.sql(), "SELECT row FROM run_element WHERE run = ? ORDER BY ordinal");
        rows.bind(1, run);
        std::vector<std::string> all;
        while (rows.executeStep()) {
            const auto row = rows.getColumn(0).getInt64();
            const auto element = must(benchmark.load(row));
            for (const int year : context->record.years)
                for (const auto form : context->record.spec.templates)
                    if (context->asks(element, year, form))
                        all.push_back(context->request(element, row, year, form, 0, 0).prompt);
        }
        return all;
    }

    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);
};

TEST_F(RunRepeatTest, TheSameModelAnswersTheSame) {
    const auto first = finished(smallSpec());
    const auto second = repeated(first, kRepeatedModel);
    const auto found = difference(first, second);
    EXPECT_GT(found.compared, 0);
    EXPECT_EQ(found.compared, recordOf(workspace, first).total / 2); // half are greedy
    EXPECT_EQ(found.otherWords + found.lost + found.gained + found.notCompared, 0);
    EXPECT_EQ(found.hitsFirst, found.hitsSecond);
    auto reader = must(workspace->reader());
    EXPECT_EQ(must(store::RunMarkStore(reader).of(second)).repeats, first);
}

TEST_F(RunRepeatTest, AModelThatForgotIsFoundOut) {
    const auto first = finished(smallSpec());
    const auto second = repeated(first, "calibration:?cutoff=2012&recall=0.7&seed=5");
    const auto found = difference(first, second);
    EXPECT_GT(found.lost, 0);
    EXPECT_GT(found.otherWords, 0);
    EXPECT_EQ(found.hitsSecond, found.hitsFirst - found.lost + found.gained);
    EXPECT_LE(found.lost + found.gained, found.otherWords);
}

TEST_F(RunRepeatTest, TheSamePromptsAreSentWhateverWasImportedSince) {
    RunSpec spec = smallSpec();
    spec.slice.sample = {};
    spec.slice.domains = {benchmark::Domain::General};
    const auto first = makeRun(workspace, spec, kRepeatedModel);
    const auto before = prompts(first);
    const std::string file = folder.file("TimeVariant_General_Dynamic.jsonl");
    writeFile(file, R"({"subject":"Newland","relation":"capital","objects":{"2015":["A"],"2016":["B"]}})"
                    "\n");
    importInto(workspace, {file});
    const auto second = must(repeatRun(*workspace, first, "later", kRepeatedModel));
    EXPECT_EQ(recordOf(workspace, second).sliceHash, recordOf(workspace, first).sliceHash);
    EXPECT_EQ(recordOf(workspace, second).elementLimit, recordOf(workspace, first).elementLimit);
    EXPECT_EQ(prompts(second), before);
}

TEST_F(RunRepeatTest, NoReplyOfARepetitionComesFromTheCache) {
    const auto first = makeRun(workspace, smallSpec(), kRepeatedModel);
    const auto second = must(repeatRun(*workspace, first, "later", "openai:http://127.0.0.1:9?model=m&cache=on"));
    const auto uri = must(backend::BackendUri::parse(recordOf(workspace, second).backend));
    EXPECT_EQ(uri.query.at("cache"), "off");
    EXPECT_EQ(uri.query.at("model"), "m");
}

TEST_F(RunRepeatTest, WhatHasNoReplyIsNotCompared) {
    const auto first = finished(smallSpec());
    const auto second = must(repeatRun(*workspace, first, "later", kRepeatedModel)); // not asked yet
    const auto found = difference(first, second);
    EXPECT_EQ(found.compared, 0);
    EXPECT_EQ(found.notCompared, recordOf(workspace, first).total / 2);
    const auto third = repeated(first, "calibration:?cutoff=2018&recall=0.7&seed=5&error=0.3");
    const auto some = difference(first, third);
    EXPECT_GT(some.notCompared, 0);
    EXPECT_EQ(some.compared + some.notCompared, recordOf(workspace, first).total / 2);
    EXPECT_EQ(some.lost + some.gained, 0); // an error is no wrong answer
}

TEST_F(RunRepeatTest, OnlyRunsOfTheSameQuestionsAreCompared) {
    const auto first = finished(smallSpec());
    const auto other = finished(smallSpec(3));
    RunSpec sampled = smallSpec();
    sampled.temperatures = {0.7};
    const auto hot = finished(sampled);
    auto reader = must(workspace->reader());
    EXPECT_FALSE(repeatDifference(reader, first, other).ok());
    EXPECT_FALSE(repeatDifference(reader, first, hot).ok());
    EXPECT_FALSE(repeatDifference(reader, hot, hot).ok());
    EXPECT_FALSE(repeatDifference(reader, first, 99).ok());
}

TEST_F(RunRepeatTest, TheFirstMayGoWithoutItsRepetition) {
    const auto first = finished(smallSpec());
    const auto second = must(repeatRun(*workspace, first, "later", kRepeatedModel));
    must(workspace->write([&](store::Database& database) { return store::removeRun(database, first); }));
    auto reader = must(workspace->reader());
    EXPECT_EQ(must(store::RunMarkStore(reader).of(second)).repeats, 0);
    EXPECT_EQ(recordOf(workspace, second).name, "later");
}
} // namespace
