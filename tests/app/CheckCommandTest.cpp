// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/app/CommandRun.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>

using namespace chronoscope;
using namespace chronoscope::test;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {
/// A file with a finished run, as the commands that look after it see it.
class CheckCommand : public testing::Test {
protected:
    void SetUp() override {
        const auto workspace = makeWorkspace(folder, "w.chronoscope");
        runToEnd(workspace, makeRun(workspace, smallSpec(2), "calibration:?cutoff=2018"));
    }
    void damage(const std::string& sql) const { SQLite::Database(file, SQLite::OPEN_READWRITE).exec(sql); }

    const TempDir folder;
    const std::string file = folder.file("w.chronoscope");
    const std::string copy = folder.file("copy.chronoscope");
};

TEST_F(CheckCommand, SaysWhatIsWrongAndEndsWithStatus3) {
    const auto sound = runCommand({"check", file});
    EXPECT_EQ(sound.status, app::kDone) << sound.problem;
    EXPECT_NE(sound.out.find("every number agrees"), std::string::npos) << sound.out;
    EXPECT_NE(sound.problem.find(" replies judged again by what they say; "), std::string::npos) << sound.problem;
    damage("UPDATE cell SET greedy_hits = greedy_hits + 1 WHERE key = (SELECT min(key) FROM cell)");
    const auto broken = runCommand({"check", file, "--json"});
    EXPECT_EQ(broken.status, app::kBadInput);
    const json report = json::parse(broken.out);
    EXPECT_EQ(report.at("runs"), 1);
    EXPECT_EQ(report.at("problems").size(), 1U);
    EXPECT_NE(broken.problem.find("1 cells are not those of its replies"), std::string::npos) << broken.problem;
    EXPECT_EQ(runCommand({"check", folder.file("none")}).status, app::kBadInput);
    EXPECT_EQ(runCommand({"check"}).status, app::kWrongUsage);
}

TEST_F(CheckCommand, RepairsIntoACopyThatIsSound) {
    damage("DELETE FROM cell");
    const std::string before = readFile(file);
    const auto repaired = runCommand({"check", file, "--repair", copy, "--json"});
    EXPECT_EQ(repaired.status, app::kDone) << repaired.problem;
    const json report = json::parse(repaired.out);
    EXPECT_EQ(report.at("copy"), copy);
    EXPECT_TRUE(report.at("problems").empty());
    EXPECT_EQ(readFile(file), before);
    EXPECT_EQ(runCommand({"check", copy}).status, app::kDone);
    EXPECT_EQ(runCommand({"check", file, "--repair", copy}).status, app::kWrongUsage) << "it is there";
}

TEST_F(CheckCommand, LostWordsOfThisProgramArePutBack) {
    damage("DELETE FROM pack; PRAGMA wal_checkpoint(TRUNCATE)");
    const auto repaired = runCommand({"check", file, "--repair", copy});
    EXPECT_EQ(repaired.status, app::kDone) << repaired.problem;
    EXPECT_NE(repaired.problem.find("is put back"), std::string::npos) << repaired.problem;
    for (const char* end : {"-wal", "-shm"})
        EXPECT_FALSE(fs::exists(file + end) || fs::exists(copy + end)) << end;
    EXPECT_EQ(runCommand({"check", copy}).status, app::kDone);
}

TEST_F(CheckCommand, ACopyThatHoldsLessEndsWithStatus3) {
    damage("DELETE FROM run");
    const auto repaired = runCommand({"check", file, "--repair", copy});
    EXPECT_EQ(repaired.status, app::kBadInput);
    EXPECT_NE(repaired.problem.find("are left out, for their run is lost"), std::string::npos) << repaired.problem;
    EXPECT_EQ(repaired.out.find("every number agrees"), std::string::npos) << repaired.out;
    EXPECT_NE(repaired.out.find("what is left agrees"), std::string::npos) << repaired.out;
}

TEST_F(CheckCommand, AFileThatIsCutOffIsToldAndWhatIsLeftIsKept) {
    fs::resize_file(file, fs::file_size(file) / 2);
    const auto broken = runCommand({"check", file});
    EXPECT_EQ(broken.status, app::kBadInput);
    EXPECT_NE(broken.problem.find("cut off"), std::string::npos) << broken.problem;
    const auto repaired = runCommand({"check", file, "--repair", copy});
    EXPECT_NE(repaired.out.find("rows were read into"), std::string::npos) << repaired.out << repaired.problem;
    EXPECT_TRUE(fs::exists(copy));
}

TEST_F(CheckCommand, ABundleIsShownBeforeItIsSavedAndHasRepliesOnlyWhereTheyAreWanted) {
    setenv("XDG_STATE_HOME", folder.path().c_str(), 1);
    const auto shown = runCommand({"diagnose", "-w", file});
    EXPECT_EQ(shown.status, app::kDone) << shown.problem;
    EXPECT_NE(shown.out.find("--- about.json"), std::string::npos) << shown.out;
    EXPECT_NE(shown.out.find("--- workspace.json"), std::string::npos);
    EXPECT_EQ(shown.out.find("replies.jsonl"), std::string::npos);
    const std::string zip = folder.file("bundle.zip");
    const auto saved = runCommand({"diagnose", "-w", file, "--replies", "-o", zip});
    EXPECT_EQ(saved.status, app::kDone) << saved.problem;
    EXPECT_NE(saved.out.find("replies.jsonl"), std::string::npos) << saved.out;
    EXPECT_EQ(readFile(zip).substr(0, 2), "PK");
    EXPECT_EQ(runCommand({"diagnose", "--replies"}).status, app::kWrongUsage);
    EXPECT_EQ(runCommand({"diagnose", "-o", zip}).status, app::kDone) << "an earlier bundle";
    const std::string precious = folder.file("replies.txt");
    writeFile(precious, "precious");
    EXPECT_EQ(runCommand({"diagnose", "-o", precious}).status, app::kWrongUsage);
    EXPECT_EQ(readFile(precious), "precious");
    EXPECT_EQ(runCommand({"diagnose", "-w", folder.file("none"), "-o", zip}).status, app::kBadInput);
    unsetenv("XDG_STATE_HOME");
}
} // namespace
