// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/CommandLine.h"
#include "core/annotation/store/AnnotationStore.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/RunStore.h"
#include "tests/support/AnnotationSteps.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
/// `chronoscope annotate stats` in a workspace of two label sets: three annotations with "topics", two with the
/// built-in.
class AnnotateStats : public testing::Test {
protected:
    void SetUp() override {
        const auto workspace = makeWorkspace(m_folder, "mine.chronoscope");
        runToEnd(workspace, makeRun(workspace, smallSpec(6), "calibration:?cutoff=2016&recall=0"));
        must(workspace->write([](store::Database& database) {
            return store::AnnotationStore(database).putLabelSet({"topics", true, {{"other", "Another topic", "", {}}}});
        }));
        m_workspace = workspace;
        label(1, {{"topics", 3}, {"Reasons of failure", 2}});
        m_workspace.reset();
    }

    /// So many cells of the run's first element, with these sets.
    void label(std::int64_t runId, const std::vector<std::pair<std::string, int>>& times) {
        auto reader = must(m_workspace->reader());
        const auto run = must(store::RunStore(reader).get(runId));
        const auto element = must(store::BenchmarkStore(reader).loadOfRun(runId, 0, 1)).front().element.id;
        annotation::AnnotationAction action{0, "ann", "said", "2026-01-01T00:00:00Z", false, {}};
        std::size_t year = 0;
        for (const auto& [labelSet, count] : times)
            for (int i = 0; i < count; ++i)
                action.changes.push_back(annotation::AnnotationBook().changeTo(
                    {annotation::runIdentity(run), element, run.years.at(year++), prompt::Template::Generation},
                    {"ann", false}, "model", labelSet, labelled({"other"}), 1));
        must(m_workspace->write(
            [&](store::Database& database) { return store::AnnotationStore(database).apply(action); }));
    }

    struct Outcome {
        int status = 0;
        std::string out, notes;
    };
    Outcome stats(const std::vector<std::string>& options) const {
        const std::string workspace = m_folder.file("mine.chronoscope");
        std::vector<const char*> argv{"chronoscope", "annotate", "-w", workspace.c_str(), "stats", "--json"};
        for (const std::string& option : options)
            argv.push_back(option.c_str());
        testing::internal::CaptureStdout();
        testing::internal::CaptureStderr();
        const int status = app::runCommandLine(static_cast<int>(argv.size()), argv.data());
        std::string out = testing::internal::GetCapturedStdout();
        return {status, std::move(out), testing::internal::GetCapturedStderr()};
    }

    const TempDir m_folder;
    WorkspacePtr m_workspace; ///< while it is being made
};

TEST_F(AnnotateStats, EveryTableIsOfTheSetMostUsedAndSaysWhatIsLeftOut) {
    for (const char* table : {"counts", "agreement", "audit"}) {
        const Outcome outcome = stats({"--table", table});
        ASSERT_EQ(outcome.status, app::kDone) << outcome.notes;
        EXPECT_EQ(json::parse(outcome.out).at(0).at("label_set"), "topics") << table;
        EXPECT_NE(outcome.notes.find("2 of \"Reasons of failure\""), std::string::npos) << outcome.notes;
    }
}

TEST_F(AnnotateStats, EveryTableIsOfTheSetThatIsNamed) {
    for (const char* table : {"counts", "agreement", "audit"}) {
        const Outcome outcome = stats({"--table", table, "--label-set", "Reasons of failure"});
        ASSERT_EQ(outcome.status, app::kDone) << outcome.notes;
        EXPECT_EQ(json::parse(outcome.out).at(0).at("label_set"), "Reasons of failure") << table;
        EXPECT_NE(outcome.notes.find("3 of \"topics\""), std::string::npos) << outcome.notes;
    }
}

TEST_F(AnnotateStats, ALabelOfTwoSetsIsCountedInEachByItself) {
    for (const auto& [labelSet, expected] : {std::pair("topics", 3), std::pair("Reasons of failure", 2)}) {
        const json counts = json::parse(stats({"--label-set", labelSet}).out);
        ASSERT_EQ(counts.size(), labelSet == std::string("topics") ? 1U : 12U);
        EXPECT_EQ(counts.at(0).at("annotated"), expected) << labelSet;
        EXPECT_EQ(counts.back().at("label"), "other");
        EXPECT_EQ(counts.back().at("given"), expected) << labelSet;
    }
}

TEST_F(AnnotateStats, ASetThatIsNotThereIsSaid) {
    for (const char* table : {"counts", "agreement", "audit"})
        EXPECT_NE(stats({"--table", table, "--label-set", "unheard-of"}).status, app::kDone) << table;
}

TEST_F(AnnotateStats, TheSetMostUsedIsThatOfTheRunsNamed) {
    m_workspace =
        must(store::Workspace::open(m_folder.file("mine.chronoscope"), store::Workspace::Open::ExistingToWrite));
    runToEnd(m_workspace, makeRun(m_workspace, smallSpec(6), "calibration:?cutoff=2016&recall=0&seed=2"));
    label(2, {{"Reasons of failure", 3}});
    m_workspace.reset();
    for (const char* table : {"counts", "agreement", "audit"})
        for (const auto& [run, labelSet] : {std::pair("1", "topics"), std::pair("2", "Reasons of failure")})
            EXPECT_EQ(json::parse(stats({"--table", table, "--run", run}).out).at(0).at("label_set"), labelSet)
                << table;
}

TEST_F(AnnotateStats, WhatATableCannotBeSplitByIsRefused) {
    for (const char* table : {"agreement", "audit"}) {
        const Outcome outcome = stats({"--table", table, "--by", "year"});
        EXPECT_EQ(outcome.status, app::kWrongUsage) << table;
        EXPECT_NE(outcome.notes.find("split"), std::string::npos) << outcome.notes;
    }
}

TEST_F(AnnotateStats, TheWholeAnswerIsNoLabelThatIsGiven) {
    EXPECT_TRUE(json::parse(stats({"--table", "agreement"}).out).at(0).at("given").is_null());
}
} // namespace
