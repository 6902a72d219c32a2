// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/app/CommandRun.h"
#include "tests/support/FaultServer.h"
#include "tests/support/Files.h"
#include "tests/support/ModelServer.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;

namespace {
/// A workspace with edges of CSKG, none with wrong options.
class DistractCommand : public testing::Test {
protected:
    void SetUp() override {
        std::string edges = "node1\trelation\tnode2\n";
        for (int i = 0; i < 6; ++i)
            edges += "/c/en/thing_" + std::to_string(i) + "\t/r/Desires\t/c/en/object_" + std::to_string(i) + "\n";
        writeFile(m_folder.file("edges.tsv"), edges);
        const CommandRun built =
            runCommand({"build", "-w", workspace, "cskg", m_folder.file("edges.tsv"), "--few-shots", "0"});
        ASSERT_EQ(built.status, 0) << built.problem;
    }

    TempDir m_folder;
    const std::string workspace = m_folder.file("w.chronoscope");
};

/// What the model of the tests says to a conversation.
std::string told(const json& body) {
    const std::string prompt = body.at("messages").back().at("content");
    if (prompt.find("Create 1 other") != std::string::npos) return "1. late option";
    if (prompt.find("Create three") != std::string::npos) return "1. first\n2. maybe\n3. third";
    const std::size_t at = prompt.find(") maybe\n");
    return at == std::string::npos ? "None" : prompt.substr(at - 1, 1);
}

TEST_F(DistractCommand, WithoutAModelOptionsComeFromOtherElements) {
    const CommandRun run = runCommand({"distract", "-w", workspace, "--offline", "--json"});
    ASSERT_EQ(run.status, 0) << run.problem;
    const json report = json::parse(run.out);
    EXPECT_EQ(report.at("changed"), 6);
    EXPECT_EQ(report.at("domains").at("commonsense").at("complete"), 6);
    EXPECT_EQ(report.at("domains").at("commonsense").at("verified"), 0);
}

TEST_F(DistractCommand, AModelWritesChecksAndRewritesThem) {
    const FaultServer server([](const Received& request) {
        if (request.body.find("distractors") == std::string::npos &&
            request.body.find("Which options are correct") == std::string::npos)
            return modelServer()(request);
        return chatReply(told(json::parse(request.body)));
    });
    const std::string backend = "openai:" + server.url("/v1?model=m");
    const CommandRun run = runCommand({"distract", "-w", workspace, "--backend", backend, "--json"});
    ASSERT_EQ(run.status, 0) << run.problem;
    const json share = json::parse(run.out).at("domains").at("commonsense");
    EXPECT_EQ(share.at("verified"), 6);
    EXPECT_EQ(share.at("rounds"), json::parse(R"([{"shown":18,"marked":6},{"shown":18,"marked":0}])"));
    std::size_t rewrites = 0;
    for (const Received& request : server.requests()) {
        if (request.body.find("Create 1 other") == std::string::npos) continue;
        ++rewrites;
        const json messages = json::parse(request.body).at("messages");
        EXPECT_EQ(messages.size(), 12U) << "system, four shots, the first list, and what is asked now";
        EXPECT_EQ(messages.at(10).at("content"), "1. first\n2. maybe\n3. third");
    }
    EXPECT_EQ(rewrites, 6U);
    const CommandRun replies = runCommand({"replies", "-w", workspace, "--run", "1", "--element", "thing 2", "--json"});
    std::vector<std::string> steps;
    std::istringstream lines(replies.out);
    for (std::string line; std::getline(lines, line);) {
        const json call = json::parse(line);
        steps.push_back(call.at("step"));
        EXPECT_EQ(call.at("subject"), "thing 2");
        EXPECT_EQ(call.at("reply").get<std::string>().empty(), false);
    }
    EXPECT_EQ(steps, (std::vector<std::string>{"write", "verify", "rewrite", "verify"})) << replies.problem;
    EXPECT_NE(runCommand({"replies", "-w", workspace, "--run", "1", "--element", "nobody"}).status, 0);
    const CommandRun again = runCommand({"distract", "-w", workspace, "--backend", backend});
    EXPECT_NE(again.status, 0);
    EXPECT_NE(again.problem.find("no element lacks wrong options"), std::string::npos) << again.problem;
}

TEST_F(DistractCommand, OneOfTheWaysIsChosen) {
    EXPECT_NE(runCommand({"distract", "-w", workspace}).status, 0);
    EXPECT_NE(runCommand({"distract", "-w", workspace, "--offline", "--run", "1"}).status, 0);
    EXPECT_EQ(
        runCommand({"distract", "-w", workspace, "--backend", "openai:http://127.0.0.1:9/v1?model=m", "--offline"})
            .status,
        0)
        << "nobody is asked";
    EXPECT_NE(runCommand({"distract", "-w", workspace, "--offline", "--domain", "sports"}).status, 0);
    EXPECT_NE(runCommand({"distract", "-w", workspace, "--run", "7"}).status, 0);
}
} // namespace
