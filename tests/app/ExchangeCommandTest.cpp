// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/CommandLine.h"
#include "core/exchange/ExportFiles.h"
#include "core/store/BenchmarkStore.h"
#include "core/studies/chroknow/traversal/report/TraversalReport.h"
#include "tests/support/Files.h"
#include "tests/support/TraversalRuns.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
/// `chronoscope exchange` on a workspace with a run of two templates (1), a base run (2) and its traversals (3).
class ExchangeCommand : public testing::Test {
protected:
    static void SetUpTestSuite() {
        s_folder = std::make_unique<TempDir>();
        const auto workspace = makeWorkspace(*s_folder, "exchange.chronoscope");
        run::RunSpec spec = smallSpec(2);
        spec.templates = {prompt::Template::Generation, prompt::Template::TrueFalse};
        runToEnd(workspace, makeRun(workspace, spec, "calibration:?cutoff=2019"));
        const auto base = finishedBase(workspace, 6, "calibration:?cutoff=2019&recall=0.6&partial=0.4");
        const auto engine = traversalEngine(workspace, makeTraversals(workspace, base, runSpecOf()),
                                            std::make_shared<FaultyBackend>([](const backend::ModelRequest& request) {
                                                return std::optional(moodyReply(request));
                                            }));
        engine->start();
        engine->wait();
    }
    static void TearDownTestSuite() { s_folder.reset(); }

    struct Outcome {
        int status = 0;
        std::string out;
    };
    static Outcome exchange(std::vector<std::string> words) {
        const std::vector<std::string> workspace{"-w", s_folder->file("exchange.chronoscope")};
        words.insert(words.begin() + 1, workspace.begin(), workspace.end());
        std::vector<const char*> argv{"chronoscope", "exchange"};
        for (const std::string& word : words)
            argv.push_back(word.c_str());
        testing::internal::CaptureStdout();
        const int status = app::runCommandLine(static_cast<int>(argv.size()), argv.data());
        return {status, testing::internal::GetCapturedStdout()};
    }

    static inline std::unique_ptr<TempDir> s_folder;
    const TempDir m_out;
};

TEST_F(ExchangeCommand, TraversalsComeBackWithTheCountsOfTheirRun) {
    ASSERT_EQ(exchange({"export", "--layout", "chronogap", "--run", "3", "--dir", m_out.file("")}).status, app::kDone);
    const auto workspace =
        must(store::Workspace::open(s_folder->file("exchange.chronoscope"), store::Workspace::Open::Reading));
    const auto record = recordOf(workspace, 3);
    const Outcome counted = exchange({"import", "--layout", "chronogap", "--model", record.model, "--match", "paper",
                                      "--dir", m_out.file(""), "--json"});
    ASSERT_EQ(counted.status, app::kDone);
    const json lines = json::parse(counted.out);
    ASSERT_EQ(lines.size(), 1U);
    auto reader = must(workspace->reader());
    const auto own = must(traversal::readTraversalReport(reader, 3)).lines.front();
    EXPECT_EQ(lines[0].at("model"), record.model);
    EXPECT_EQ(lines[0].at("elements"), own.measured);
    EXPECT_EQ(lines[0].at("known"), own.known);
    EXPECT_EQ(lines[0].at("rescued"), own.rescued);
    EXPECT_EQ(lines[0].at("known_after"), own.known + own.rescued);
    EXPECT_EQ(lines[0].at("chrono_correct"), own.correct);
    EXPECT_EQ(lines[0].at("harmed"), own.harmed);
    EXPECT_EQ(must(store::RunStore(reader).list(store::kTraversalRuns)).size(), 1U) << "nothing is stored";
    const Outcome unnamed =
        exchange({"import", "--layout", "chronogap", "--match", "paper", "--dir", m_out.file(""), "--json"});
    ASSERT_EQ(unnamed.status, app::kDone) << "the only folder has the name";
    EXPECT_EQ(json::parse(unnamed.out)[0].at("elements"), own.measured);
}

TEST_F(ExchangeCommand, ResultsAreOfTheModelThatTheirFolderNames) {
    const std::vector<std::string> place{"--layout", "reference", "--template", "generation", "--dir", m_out.file("")};
    const auto reference = [&](std::vector<std::string> words) {
        words.insert(words.end(), place.begin(), place.end());
        return exchange(words);
    };
    ASSERT_EQ(reference({"export", "--run", "1"}).status, app::kDone);
    const std::filesystem::path results = m_out.file("Results");
    ASSERT_FALSE(std::filesystem::is_empty(results));
    std::filesystem::rename(std::filesystem::directory_iterator(results)->path(), results / "some-model");
    const Outcome imported = reference({"import", "--json"});
    ASSERT_EQ(imported.status, app::kDone) << imported.out;
    const auto workspace =
        must(store::Workspace::open(s_folder->file("exchange.chronoscope"), store::Workspace::Open::Reading));
    EXPECT_EQ(recordOf(workspace, json::parse(imported.out).at("run")).model, "some-model");
    testing::internal::CaptureStderr();
    const Outcome named = reference({"import", "--model", "as I call it", "--json"});
    const std::string told = testing::internal::GetCapturedStderr();
    EXPECT_NE(told.find("the only results there: the run of \"as I call it\""), std::string::npos) << told;
    ASSERT_EQ(named.status, app::kDone) << "the only folder, whatever its name: " << named.out;
    EXPECT_EQ(recordOf(workspace, json::parse(named.out).at("run")).model, "as I call it");
    std::filesystem::create_directory(results / "another");
    EXPECT_TRUE(
        std::filesystem::equivalent(json::parse(named.out).at("folder").get<std::string>(), results / "some-model"));
    EXPECT_EQ(reference({"import"}).status, app::kWrongUsage) << "which of them is not said";
    testing::internal::CaptureStderr();
    EXPECT_EQ(reference({"import", "--model", "none of them"}).status, app::kBadInput);
    const std::string why = testing::internal::GetCapturedStderr();
    EXPECT_NE(why.find("one of: another, some-model"), std::string::npos) << why;
}

TEST_F(ExchangeCommand, RepliesThatAreLeftOutMakeItBadInput) {
    ASSERT_EQ(exchange({"export", "--layout", "reference", "--template", "generation", "--run", "1", "--model", "m",
                        "--dir", m_out.file("")})
                  .status,
              app::kDone);
    for (const auto& file : std::filesystem::directory_iterator(m_out.file("Results/m"))) {
        json results = json::parse(readFile(file.path().string()));
        for (json& element : results)
            if (!element.empty()) element["objects_1900"] = element.begin().value(); // a year of no element
        writeFile(file.path().string(), results.dump());
    }
    const Outcome imported =
        exchange({"import", "--layout", "reference", "--template", "generation", "--dir", m_out.file(""), "--json"});
    EXPECT_EQ(imported.status, app::kBadInput);
    EXPECT_GT(json::parse(imported.out).at("unasked"), 0);
    EXPECT_GT(json::parse(imported.out).at("replies"), 0) << "the others are imported";
}

TEST_F(ExchangeCommand, ResultsAreWrittenUnderTheNameThatIsAskedFor) {
    const std::vector<std::string> place{"--layout", "reference", "--template", "generation", "--dir", m_out.file("")};
    const auto reference = [&](std::vector<std::string> words) {
        words.insert(words.end(), place.begin(), place.end());
        return exchange(words);
    };
    ASSERT_EQ(reference({"export", "--run", "1", "--model", "as I call it"}).status, app::kDone);
    EXPECT_FALSE(std::filesystem::is_empty(m_out.file("Results/as I call it")));
    EXPECT_EQ(reference({"export"}).status, app::kWrongUsage) << "two runs could be meant";
    EXPECT_EQ(exchange({"export", "--layout", "chronogap", "--dir", m_out.file("")}).status, app::kDone)
        << "there is one traversal run alone";
}

TEST_F(ExchangeCommand, ABadFileIsBadInput) {
    writeFile(m_out.file("Timestamp_General_Dynamic.json"), "{\"Known\": [7]}");
    EXPECT_EQ(exchange({"import", "--layout", "chronogap", "--model", "m", "--dir", m_out.file("")}).status,
              app::kBadInput);
}

TEST_F(ExchangeCommand, OneTemplateOfSeveralCanBeExported) {
    const Outcome samples =
        exchange({"export", "--layout", "samples", "--run", "1", "--template", "tf", "--dir", m_out.file("")});
    ASSERT_EQ(samples.status, app::kDone);
    EXPECT_NE(samples.out.find("_tf_"), std::string::npos) << samples.out;
    EXPECT_EQ(samples.out.find("_generation_"), std::string::npos) << samples.out;
    const Outcome all = exchange({"export", "--layout", "samples", "--run", "1", "--dir", m_out.file("all")});
    EXPECT_NE(all.out.find("_generation_"), std::string::npos) << all.out;
}

TEST_F(ExchangeCommand, WhatHasNoMeaningIsWrongUsage) {
    const std::vector<std::vector<std::string>> cases{
        {"export", "--layout", "samples", "--run", "1", "--template", "mcqa"}, // which the run does not use
        {"export", "--layout", "replies", "--run", "1", "--template", "essay"},
        {"export", "--layout", "samples", "--run", "1", "--format", "csv"},
        {"export", "--layout", "chronogap", "--run", "1"}, // no traversal run
        {"export", "--layout", "chronogap", "--run", "3", "--template", "tf"},
        {"import", "--layout", "chronogap", "--model", "m", "--extract", "strict"},
        {"import", "--layout", "chronogap", "--model", "m", "--protocol", "debiased"},
        {"import", "--layout", "chronogap", "--model", "m", "--match", "roughly"}};
    for (auto words : cases) {
        words.insert(words.end(), {"--dir", m_out.file("")});
        const Outcome refused = exchange(words);
        EXPECT_EQ(refused.status, app::kWrongUsage) << words[2] << " " << words.back();
        EXPECT_TRUE(refused.out.empty()) << refused.out;
    }
    EXPECT_TRUE(std::filesystem::is_empty(m_out.file("")));
}
} // namespace
