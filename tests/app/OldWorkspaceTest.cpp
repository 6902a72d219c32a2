// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Compress.h"
#include "tests/app/CommandRun.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
constexpr std::size_t kLargest = 16u << 20;

std::string golden(const std::string& name) {
    const auto bytes = decompressed(readFile(source("tests/golden/workspace/" + name)), kLargest);
    if (!bytes) throw std::runtime_error(name + ": " + bytes.error().text());
    return *bytes;
}

/// A workspace that an earlier program made, and what that program printed of it: see tests/golden/workspace.
class OldWorkspace : public testing::Test {
protected:
    const TempDir folder;
    const std::string path = folder.file("old.chronoscope");

    void SetUp() override { writeFile(path, golden("schema12.chronoscope.zlib")); }

    std::string printed(const nlohmann::json& command) const {
        Words words;
        for (const std::string word : command)
            words.push_back(word == "WORKSPACE" ? path : word);
        CommandRun run = runCommand(words);
        EXPECT_EQ(run.status, 0) << command << run.problem;
        return std::move(run.out);
    }
};

/// The first line in which they differ, not two megabytes.
void expectSameLines(const std::string& now, const std::string& before, const nlohmann::json& command) {
    if (now == before) return;
    std::istringstream nowLines(now);
    std::istringstream beforeLines(before);
    std::string a;
    std::string b;
    int line = 1;
    for (; std::getline(nowLines, a) && std::getline(beforeLines, b) && a == b; ++line) {
    }
    ADD_FAILURE() << command << ", line " << line << "\n now:    " << a << "\n before: " << b;
}

TEST_F(OldWorkspace, SaysWhatItAlwaysSaid) {
    for (const nlohmann::json& one : nlohmann::json::parse(golden("schema12_outputs.json.zlib")))
        expectSameLines(printed(one.at("command")), one.at("out"), one.at("command"));
}

TEST_F(OldWorkspace, SaysThatItHasToBeBroughtUpToDateWhereItCannotBeWritten) {
    const std::string bytes = readFile(path);
    std::filesystem::create_symlink(folder.file("elsewhere"), path + "-lock"); // its lock cannot be made
    const CommandRun run = runCommand({"runs", "-w", path});
    EXPECT_EQ(run.status, app::kBadInput);
    EXPECT_NE(run.problem.find("copy it to a folder that can be written"), std::string::npos) << run.problem;
    EXPECT_EQ(readFile(path), bytes);
}
} // namespace
