// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/CommandLine.h"
#include "core/base/Text.h"
#include "core/store/BenchmarkStore.h"
#include "tests/support/Files.h"
#include "tests/support/TraversalRuns.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
/// `chronoscope traverse` from a finished run, the first of its workspace.
class TraverseCommand : public testing::Test {
protected:
    void SetUp() override {
        const auto workspace = makeWorkspace(m_folder, "traverse.chronoscope");
        finishedBase(workspace, 8, "calibration:?cutoff=2019&recall=0.6&partial=0.3&recovers=0.6");
    }
    struct Outcome {
        int status = 0;
        std::string out;
    };
    Outcome traverse(const std::vector<std::string>& options, const char* run = "1") const {
        return command("traverse", options, run);
    }
    /// `replies` or `prompt` of the traversal run.
    Outcome ofRun(const char* what, const std::vector<std::string>& options) const {
        return command(what, options, "2");
    }
    Outcome command(const char* what, const std::vector<std::string>& options, const char* run) const {
        const std::string workspace = m_folder.file("traverse.chronoscope");
        std::vector<const char*> argv{"chronoscope", what, "-w", workspace.c_str(), "--run", run};
        for (const std::string& option : options)
            argv.push_back(option.c_str());
        testing::internal::CaptureStdout();
        const int status = app::runCommandLine(static_cast<int>(argv.size()), argv.data());
        return {status, testing::internal::GetCapturedStdout()};
    }
    WorkspacePtr reading() const {
        return must(store::Workspace::open(m_folder.file("traverse.chronoscope"), store::Workspace::Open::Reading));
    }

private:
    const TempDir m_folder;
};

TEST_F(TraverseCommand, PrintsTheNumberOfTheRunItMadeAndFinishesIt) {
    const Outcome done = traverse({"--sample", "all", "--protocol", "reference"});
    EXPECT_EQ(done.status, app::kDone);
    EXPECT_EQ(done.out, "2\n");
    EXPECT_EQ(recordOf(reading(), 2).state, store::RunState::Finished);
    EXPECT_EQ(recordOf(reading(), 2).base, 1);
}

TEST_F(TraverseCommand, ADryRunCountsAndMakesNothing) {
    const Outcome counted = traverse({"--sample", "all", "--dry-run", "--json"});
    ASSERT_EQ(counted.status, app::kDone);
    auto reader = must(reading()->reader());
    EXPECT_TRUE(must(store::RunStore(reader).list(store::kTraversalRuns)).empty());
    ASSERT_EQ(traverse({"--sample", "all"}).status, app::kDone);
    EXPECT_EQ(json::parse(counted.out).at("requests"), recordOf(reading(), 2).total);
}

TEST_F(TraverseCommand, ATraceEndsAsTheTraversalOfTheRunDid) {
    std::int64_t run = 1;
    for (const char* protocol : {"paper", "reference"}) { // the second walks an element's earlier targets first
        SCOPED_TRACE(protocol);
        ASSERT_EQ(traverse({"--sample", "all", "--protocol", protocol}).status, app::kDone);
        ++run;
        const auto workspace = reading();
        auto reader = must(workspace->reader());
        int compared = 0;
        for (const store::TargetRow& target : targetsIn(workspace, run)) {
            if (target.ordinal > 1) break;
            const auto element = must(store::BenchmarkStore(reader).loadOfRun(run, target.ordinal, 1)).front().element;
            const std::vector<std::string> one{"--element", toHex(element.id), "--year", std::to_string(target.year),
                                               "--trace",   "--json"};
            const json stored = json::parse(traverse(one, std::to_string(run).c_str()).out);
            std::vector<std::string> again = one;
            again.insert(again.end(), {"--protocol", protocol});
            const Outcome traced = traverse(again);
            ASSERT_EQ(traced.status, app::kDone);
            const json document = json::parse(traced.out);
            EXPECT_EQ(document.at("verdict"), stored.at("verdict"));
            EXPECT_EQ(document.at("verdict").at("candidate"), target.verdict.candidate);
            ASSERT_EQ(static_cast<int>(document.at("steps").size()), target.calls);
            for (std::size_t i = 0; i < document.at("steps").size(); ++i)
                EXPECT_EQ(document.at("steps")[i].at("prompt"), stored.at("steps")[i].at("prompt"));
            ++compared;
        }
        EXPECT_GT(compared, 5);
    }
}

TEST_F(TraverseCommand, PacksOfOnesOwnAreLaidOverThoseOfTheRun) {
    const TempDir packs;
    json words = json::parse(readFile(source("resources/packs/traversal.json")));
    words["none"] = "[nothing yet]";
    writeFile(packs.file("words.json"), words.dump());
    writeFile(packs.file("relations.json"), R"({"format": "chronoscope-relations", "version": 1, "relations": {}})");
    ASSERT_EQ(traverse({"--sample", "all", "--packs", packs.file("")}).status, app::kDone);
    const auto workspace = reading();
    auto reader = must(workspace->reader());
    const store::TargetRow target = targetsIn(workspace, 2).front();
    const auto element = must(store::BenchmarkStore(reader).loadOfRun(2, target.ordinal, 1)).front().element;
    const std::vector<std::string> one{"--element", toHex(element.id), "--year", std::to_string(target.year),
                                       "--trace",   "--json"};
    const json stored = json::parse(traverse(one, "2").out);
    EXPECT_NE(stored.at("steps")[0].at("prompt").get<std::string>().find("\nCandidate A. [nothing yet]\n"),
              std::string::npos);
    std::vector<std::string> withPacks = one;
    withPacks.insert(withPacks.end(), {"--packs", packs.file("")});
    EXPECT_EQ(json::parse(traverse(withPacks).out).at("steps")[0].at("prompt"), stored.at("steps")[0].at("prompt"));
    json templates = json::parse(recordOf(workspace, 1).templatePack);
    templates["between"] = "\n\n";
    writeFile(packs.file("templates.json"), templates.dump());
    const json traced = json::parse(traverse(withPacks).out);
    EXPECT_NE(traced.at("steps")[0].at("prompt").get<std::string>().find("\n\n\nQ. In "), std::string::npos);
    ASSERT_EQ(traverse({"--sample", "all", "--packs", packs.file("")}).status, app::kDone);
    EXPECT_EQ(json::parse(recordOf(reading(), 3).templatePack), templates);
    EXPECT_NE(recordOf(reading(), 1).templatePack, recordOf(reading(), 3).templatePack)
        << "the run itself keeps its own";
}

TEST_F(TraverseCommand, PacksThatCannotBeReadAreBadInput) {
    const TempDir packs;
    writeFile(packs.file("words.json"), R"({"format": "chronoscope-traversal", "version": 1})");
    EXPECT_EQ(traverse({"--sample", "all", "--packs", packs.file("")}).status, app::kBadInput);
    EXPECT_EQ(traverse({"--sample", "all", "--packs", packs.file("nowhere")}).status, app::kBadInput);
}

TEST_F(TraverseCommand, ATraceOfATraversalRunIsWhatItStored) {
    ASSERT_EQ(traverse({"--sample", "all"}).status, app::kDone);
    const auto workspace = reading();
    auto reader = must(workspace->reader());
    const store::TargetRow target = targetsIn(workspace, 2).front();
    const auto element = must(store::BenchmarkStore(reader).loadOfRun(2, target.ordinal, 1)).front().element;
    const std::vector<std::string> options{"--element", toHex(element.id), "--year", std::to_string(target.year),
                                           "--trace",   "--json"};
    const Outcome stored = traverse(options, "2");
    ASSERT_EQ(stored.status, app::kDone);
    const auto withoutTimes = [](json document) {
        for (json& step : document.at("steps"))
            step.erase("latency_ms");
        return document;
    };
    EXPECT_EQ(withoutTimes(json::parse(stored.out)),
              withoutTimes(json::parse(traverse(options).out))); // asked anew: the same
    EXPECT_FALSE(json::parse(stored.out).at("steps").empty());
}

TEST_F(TraverseCommand, TheStepsOfARunAreItsRepliesAndTheirPromptsCanBeRead) {
    ASSERT_EQ(traverse({"--sample", "all"}).status, app::kDone);
    const auto workspace = reading();
    auto reader = must(workspace->reader());
    const store::TargetRow target = targetsIn(workspace, 2).front();
    const std::string element =
        toHex(must(store::BenchmarkStore(reader).loadOfRun(2, target.ordinal, 1)).front().element.id);
    const std::string year = std::to_string(target.year);
    const json trace = json::parse(traverse({"--element", element, "--year", year, "--trace", "--json"}, "2").out);
    const Outcome listed = ofRun("replies", {"--element", element, "--year", year, "--json"});
    ASSERT_EQ(listed.status, app::kDone);
    const auto lines = text::split(listed.out, '\n');
    ASSERT_EQ(lines.size(), trace.at("steps").size());
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const json row = json::parse(lines[at]);
        const json& step = trace.at("steps").at(at);
        EXPECT_EQ(row.at("reply"), step.at("reply"));
        EXPECT_EQ(row.at("answer"), step.at("extracted"));
        EXPECT_EQ(row.at("shown_year"), step.at("year"));
        EXPECT_EQ(row.at("match").is_null(), at + 1 < lines.size());
        EXPECT_EQ(ofRun("prompt", {"--element", element, "--year", year, "--step", std::to_string(at + 1)}).out,
                  step.at("prompt"));
    }
    EXPECT_EQ(json::parse(lines.back()).at("match"), trace.at("verdict").at("total") == "chrono_correct");
    EXPECT_EQ(text::split(ofRun("replies", {}).out, '\n').size(),
              1U + static_cast<std::size_t>(recordOf(workspace, 2).total));
    EXPECT_EQ(ofRun("prompt", {"--element", element, "--year", year, "--step", "99"}).status, app::kWrongUsage);
    const Outcome refused = ofRun("replies", {"--year", "1950"});
    EXPECT_EQ(refused.status, app::kWrongUsage);
    EXPECT_EQ(refused.out, "") << "no header without rows";
}

TEST_F(TraverseCommand, ItsRepliesSayHowTheyWereAskedAndWhatBecameOfThem) {
    const Outcome done = traverse({"--sample", "all", "--temperature", "0.7", "--model",
                                   "calibration:?cutoff=2016&recall=0.5&refusal=0.5&error=0.1"});
    ASSERT_EQ(done.status, app::kBackendFailed);
    const auto counts = recordOf(reading(), 2).counts;
    ASSERT_GT(counts.refused, 0);
    ASSERT_GT(counts.errorCount(), 0);
    std::map<std::string, std::int64_t> found;
    for (const std::string& line : text::split(ofRun("replies", {"--json"}).out, '\n')) {
        const json row = json::parse(line);
        EXPECT_EQ(row.at("temperature"), 0.7) << row;
        EXPECT_EQ(row.at("reply").is_null(), row.at("outcome").get<std::string>().starts_with("error:")) << row;
        ++found[row.at("outcome").get<std::string>().substr(0, 5)];
    }
    EXPECT_EQ(found["refus"], counts.refused);
    EXPECT_EQ(found["error"], counts.errorCount());
    EXPECT_EQ(found["answe"], counts.answered);
}

TEST_F(TraverseCommand, ATraversalRunIsReadAndNoModelAsked) {
    ASSERT_EQ(traverse({"--sample", "all"}).status, app::kDone);
    EXPECT_EQ(traverse({"--element", "Nobody", "--year", "2013", "--trace", "--model", "calibration:"}, "2").status,
              app::kWrongUsage);
    const auto workspace = reading();
    auto reader = must(workspace->reader());
    const auto element = must(store::BenchmarkStore(reader).loadOfRun(2, 0, 1)).front().element;
    EXPECT_EQ(traverse({"--element", toHex(element.id), "--year", "1999", "--trace"}, "2").status, app::kWrongUsage);
}

TEST_F(TraverseCommand, WhatHasNoMeaningIsWrongUsage) {
    const std::vector<std::vector<std::string>> cases{{"--protocol", "mine"},
                                                      {"--order", "random"},
                                                      {"--prev", "0", "--next", "0"},
                                                      {"--prev", "21"},
                                                      {"--sample", "0"},
                                                      {"--year", "2013"},
                                                      {"--trace"},
                                                      {"--budget", "-1"}};
    for (const auto& options : cases) {
        const Outcome refused = traverse(options);
        EXPECT_EQ(refused.status, app::kWrongUsage) << options.front();
        EXPECT_TRUE(refused.out.empty()) << options.front();
    }
}
} // namespace
