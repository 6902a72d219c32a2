// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/app/CommandRun.h"
#include "tests/core/studies/mined/SmallMined.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
/// A workspace of one company with a run that knows nothing.
class EditCommand : public testing::Test {
protected:
    EditCommand() {
        json second = headIn("2005", "Steve Jobs");
        second["id"] = 2;
        writeMined(m_folder, json::array({currentHead(), second}));
        EXPECT_EQ(runCommand({"import", "-w", m_workspace, m_folder.path()}).status, app::kDone);
        const CommandRun run =
            said({"mined", "--backend", "calibration:?recall=0&noise=0&refusal=0", "--name", "before"});
        EXPECT_EQ(run.status, app::kDone) << run.problem;
    }
    CommandRun said(Words words) const {
        words.insert(words.begin() + (words[0] == "edits" ? 2 : 1), {"-w", m_workspace});
        return runCommand(words);
    }

    TempDir m_folder;
    std::string m_workspace = m_folder.file("w.chronoscope");
};

TEST_F(EditCommand, WhatWasWrongIsToldAndAskedAgain) {
    const CommandRun dry = said({"edit", "--run", "before", "--dry-run", "--json"});
    ASSERT_EQ(dry.status, app::kDone) << dry.problem;
    EXPECT_EQ(json::parse(dry.out).at("items"), 2);
    EXPECT_EQ(json::parse(dry.out).at("requests"), 8);
    const CommandRun run =
        said({"edit", "--run", "before", "--backend", "calibration:?recall=0&noise=0&refusal=0", "--name", "single"});
    ASSERT_EQ(run.status, app::kDone) << run.problem;
    EXPECT_EQ(run.out, "2\n");
    EXPECT_NE(run.problem.find("character n-grams"), std::string::npos) << "the stand-in is named";
    EXPECT_NE(run.problem.find("fewer than 32 demonstrations"), std::string::npos) << run.problem;
    EXPECT_EQ(said({"edit", "--run", "before", "--backend", "calibration:?recall=0&recall.ike=0&noise=0&refusal=0",
                    "--setting", "lifelong"})
                  .out,
              "3\n");
    const CommandRun report = said({"report", "--view", "editing", "--published"});
    ASSERT_EQ(report.status, app::kDone) << report.problem;
    EXPECT_EQ(report.out.substr(0, report.out.find('\n')),
              "run,model,method,setting,embedding,task,items,missing,before,after,difference,ci_low,ci_high");
    EXPECT_NE(report.out.find("single,tf-idf character n-grams 2-4 (offline),TA,1,0,0.0000,100.0000,100.0000,"),
              std::string::npos)
        << report.out;
    EXPECT_NE(report.out.find("\npublished,LLaVA-v1.5 (7B),SERAC,lifelong,,average,1504,,,51.24,,,\n"),
              std::string::npos);
    EXPECT_NE(report.problem.find("printed 91.25"), std::string::npos) << report.problem;
    const CommandRun ofDimension = said({"report", "--view", "editing", "--dimension", "cognition"});
    std::string part = "dimension," + ofDimension.out; // both items are of it
    for (std::size_t end = part.find('\n'); end + 1 < part.size(); end = part.find('\n', end + 1))
        part.insert(end + 1, "cognition,");
    EXPECT_EQ(said({"report", "--view", "editing", "--by", "dimension"}).out, part);
    EXPECT_EQ(said({"report", "--view", "editing", "--by", "task"}).status, app::kWrongUsage);
    const CommandRun settings = said({"report", "--view", "editing", "--table", "settings"});
    EXPECT_EQ(settings.out.substr(0, settings.out.find('\n')),
              "model,method,task,single,lifelong,single_minus_lifelong,embedding,base,single_items,lifelong_items");
    EXPECT_NE(settings.out.find(",IKE,average,100.0000,0.0000,100.0000"), std::string::npos) << settings.out;
    EXPECT_EQ(said({"report", "--view", "mined"}).out.find("single"), std::string::npos)
        << "runs of editing are in a view of their own";

    const CommandRun prompt = said({"prompt", "--run", "single", "--element", "Apple", "--task", "TA"});
    ASSERT_EQ(prompt.status, app::kDone) << prompt.problem;
    EXPECT_EQ(prompt.out.substr(0, 10), "New Fact: ");
    EXPECT_TRUE(prompt.out.ends_with("\nPrompt: Who is the current CEO of the company in the image?")) << prompt.out;
}

TEST_F(EditCommand, ResultsFromElsewhereStandBeside) {
    const std::string folder = m_folder.file("out");
    const CommandRun out = said({"edits", "export", "--run", "before", "--dir", folder, "--json"});
    ASSERT_EQ(out.status, app::kDone) << out.problem;
    EXPECT_EQ(json::parse(out.out).at("images"), 2);
    json answers = json::array();
    for (const json& edit : json::parse(readFile(folder + "/edits.json"))) {
        EXPECT_TRUE(std::filesystem::is_regular_file(folder + "/" + edit.at("image").get<std::string>()));
        answers.push_back({{"element_id", edit.at("element_id")}, {"image_mm_questions_prediction", edit.at("alt")}});
    }
    writeFile(m_folder.file("mend.json"), answers.dump());
    const CommandRun in = said({"edits", "import", "--run", "before", m_folder.file("mend.json"), "--method", "MEND"});
    ASSERT_EQ(in.status, app::kDone) << in.problem;
    EXPECT_EQ(in.out, "2\n");
    EXPECT_NE(in.problem.find("6 replies are not in the file"), std::string::npos) << in.problem;
    EXPECT_NE(in.problem.find("mend.json:1: row 2: there is no paraphrase_image_mm_questions_prediction, "),
              std::string::npos)
        << in.problem;
    writeFile(m_folder.file("large.jsonl"), "{\"element_id\":1e400}\n\n" + answers[0].dump() + "\n");
    const CommandRun large =
        said({"edits", "import", "--run", "before", m_folder.file("large.jsonl"), "--method", "SERAC", "--json"});
    EXPECT_EQ(large.status, app::kBadInput);
    EXPECT_EQ(json::parse(large.out).at("items"), 1);
    EXPECT_NE(large.problem.find("large.jsonl:1: row 1 is left out: a number is too large: “element_id” 1e400"),
              std::string::npos)
        << large.problem;
    EXPECT_NE(large.problem.find("large.jsonl:3: row 2: there is no "), std::string::npos) << large.problem;
    EXPECT_NE(said({"report", "--view", "editing"}).out.find(",MEND,single,,TA,1,1,,,,,"), std::string::npos);
    EXPECT_EQ(said({"edits", "import", "--run", "before", m_folder.file("none.json"), "--method", "MEND"}).status,
              app::kBadInput);
    EXPECT_EQ(said({"edits", "import", "--run", "before", m_folder.file("mend.json"), "--method", "IKE"}).status,
              app::kWrongUsage);
    EXPECT_EQ(said({"edit", "--run", "2", "--dry-run"}).status, app::kWrongUsage) << "a run of editing";
    EXPECT_EQ(said({"edit", "--run", "before"}).status, app::kWrongUsage) << "neither a backend nor a dry run";
    EXPECT_EQ(said({"edit", "--run", "before", "--task", "FMC", "--dry-run"}).status, app::kWrongUsage);
}
} // namespace
