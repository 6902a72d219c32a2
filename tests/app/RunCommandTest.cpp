// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/app/CommandRun.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <tuple>
#include <utility>
#include <vector>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
/// `chronoscope run` over the sample.
class RunCommand : public testing::Test {
protected:
    CommandRun said(Words words) {
        words.insert(words.begin(), {"run", "-w", m_folder.file("test.chronoscope"), "--sample", "first:2"});
        return runCommand(words);
    }
    Words with(const Words& stops, const std::string& uri, const char* what) {
        Words words{"--backend", uri, what, "--json"};
        for (const std::string& stop : stops)
            words.insert(words.end(), {"--stop", stop});
        return words;
    }

    TempDir m_folder;
    WorkspacePtr m_workspace = makeWorkspace(m_folder);
};

const std::string kCompletion = "llama:http://127.0.0.1:1?mode=completion",
                  kChat = "llama:http://127.0.0.1:1?mode=chat";

TEST_F(RunCommand, ANumberThatCannotBeHeldIsRefusedInOneLine) {
    for (const auto& [option, value, reason] :
         {std::tuple("--seed", "-1", "not a whole number from 0 to 18446744073709551615: -1"),
          {"--seed", "18446744073709551616", "not a whole number from 0 to 18446744073709551615: 18446744073709551616"},
          {"--seed", "0x10", "not a whole number"},
          {"--seed", "1.5", "not a whole number"},
          {"--sets", "9223372036854775808", "not a whole number from -9223372036854775808 to 9223372036854775807"}}) {
        const CommandRun refused = said({"--backend", "calibration:", "--dry-run", option, value});
        EXPECT_EQ(refused.status, app::kWrongUsage) << value;
        EXPECT_NE(refused.problem.find(reason), std::string::npos) << refused.problem;
    }
    EXPECT_EQ(said({"--backend", "calibration:", "--dry-run", "--seed", "18446744073709551615"}).status, app::kDone);
}

TEST_F(RunCommand, ADryRunSaysTheModeAndTheStop) {
    const std::tuple<std::string, Words, const char*, Words> cases[]{
        {kCompletion, {}, "completion", {"\n"}},
        {kChat, {}, "chat", {}},
        {"calibration:", {}, "chat", {}},
        {kCompletion, {"none"}, "completion", {}},
        {kChat, {R"(\n\n)", "END, of"}, "chat", {"\n\n", "END, of"}},
    };
    for (const auto& [uri, stops, mode, expected] : cases) {
        const CommandRun dry = said(with(stops, uri, "--dry-run"));
        ASSERT_EQ(dry.status, app::kDone) << dry.problem;
        EXPECT_EQ(json::parse(dry.out).at("mode"), mode) << uri;
        EXPECT_EQ(json::parse(dry.out).at("stop"), json(expected)) << uri;
    }
    const CommandRun text = said({"--backend", kCompletion, "--dry-run"});
    EXPECT_NE(text.out.find(R"(asked by completion, stop at \n)"), std::string::npos) << text.out;
}

TEST_F(RunCommand, ARunKeepsItsStop) {
    const std::pair<Words, Words> cases[]{{{}, {"\n"}}, {{"none"}, {}}, {{R"(\t\\)"}, {"\t\\"}}};
    for (const auto& [stops, expected] : cases) {
        m_workspace.reset();
        const CommandRun made = said(with(stops, kCompletion, "--no-start"));
        ASSERT_EQ(made.status, app::kDone) << made.problem;
        m_workspace = must(store::Workspace::open(m_folder.file("test.chronoscope"), store::Workspace::Open::Reading));
        const auto record = recordOf(m_workspace, json::parse(made.out).at("run").get<std::int64_t>());
        EXPECT_EQ(record.spec.mode, backend::Mode::Completion);
        EXPECT_EQ(record.spec.decoding.stop, expected);
    }
}

TEST_F(RunCommand, AStopThatCannotBeIsRefused) {
    const std::tuple<std::string, Words, const char*> cases[]{
        {kCompletion, {R"(\q)"}, "backslash"},
        {kCompletion, {""}, "not empty"},
        {"responses:https://api.example.org?model=m", {"END"}, "no stop texts"},
        {"anthropic:https://api.example.org?model=m", {R"(\n)"}, "white space"},
    };
    m_workspace.reset();
    for (const auto& [uri, stops, problem] : cases)
        for (const char* what : {"--dry-run", "--no-start"}) {
            const CommandRun refused = said(with(stops, uri, what));
            EXPECT_NE(refused.status, app::kDone) << uri << what;
            EXPECT_NE(refused.problem.find(problem), std::string::npos) << uri << what << ": " << refused.problem;
        }
}

TEST_F(RunCommand, WithoutTemperatureZeroItSaysThatThereAreNoPercentages) {
    const CommandRun warm = said({"--backend", "calibration:", "--temperatures", "0.7", "--dry-run"});
    EXPECT_EQ(warm.status, app::kDone);
    EXPECT_NE(warm.problem.find("no percentage"), std::string::npos) << warm.problem;
    const CommandRun greedy = said({"--backend", "calibration:", "--temperatures", "0", "--dry-run"});
    EXPECT_EQ(greedy.problem.find("no percentage"), std::string::npos) << greedy.problem;
}

TEST_F(RunCommand, TheProtocolBringsItsWordsUnlessOthersAreNamed) {
    m_workspace.reset(); // the command writes
    const char* published = "Q. In 2021, Chagas disease is the causative agent of ";
    const char* clean = " is the causative agent of Chagas disease.";
    const std::pair<Words, const char*> cases[]{{Words{}, published},
                                                {Words{"--protocol", "debiased"}, clean},
                                                {Words{"--words", "clean"}, clean},
                                                {Words{"--protocol", "debiased", "--words", "reference"}, published}};
    int number = 0;
    for (const auto& [options, statement] : cases) {
        Words words{"--backend", "calibration:", "--no-start", "--subject", "Chagas disease", "--template", "tf"};
        words.insert(words.end(), options.begin(), options.end());
        const CommandRun made = said(words);
        ASSERT_EQ(made.status, app::kDone) << made.problem;
        const CommandRun prompt =
            runCommand({"prompt", "-w", m_folder.file("test.chronoscope"), "--run", std::to_string(++number),
                        "--element", "Chagas disease", "--year", "2021", "--template", "tf", "--set", "0"});
        ASSERT_EQ(prompt.status, app::kDone) << prompt.problem;
        const auto target = prompt.out.rfind("Q. In");
        ASSERT_NE(target, std::string::npos) << prompt.out;
        EXPECT_NE(prompt.out.find(statement, target), std::string::npos) << prompt.out;
    }
    const CommandRun refused = said({"--backend", "calibration:", "--dry-run", "--words", "dirty"});
    EXPECT_EQ(refused.status, app::kWrongUsage);
    EXPECT_NE(refused.problem.find("unknown words (dirty)"), std::string::npos) << refused.problem;
}
} // namespace
