// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/app/CommandRun.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <cstdio>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
TEST(JudgeCommand, JudgesEveryLineOfAFileAndOfAPipe) {
    const TempDir folder;
    const std::string path = folder.file("in.jsonl");
    const std::string in = "\xEF\xBB\xBF{\"id\":2,\"prediction\":\"Türkiye\",\"golds\":[\"Turkey\",\"Türkiye\"]}\r\n\n"
                           "{\"prediction\":\"x\",\"gold\":\"Turkey\"}";
    const std::string out = "{\"id\":2,\"prediction\":\"Türkiye\",\"golds\":[\"Turkey\",\"Türkiye\"],\"cem\":1}\n"
                            "{\"prediction\":\"x\",\"gold\":\"Turkey\",\"cem\":0}\n";
    writeFile(path, in);
    const CommandRun run = runCommand({"judge", "--scoring", "cem", path});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out, out);
    EXPECT_EQ(run.problem, "");

    const int own = dup(STDIN_FILENO);
    ASSERT_NE(std::freopen(path.c_str(), "rb", stdin), nullptr);
    const CommandRun piped = runCommand({"judge", "--scoring", "cem", "-"});
    dup2(own, STDIN_FILENO);
    close(own);
    EXPECT_EQ(piped.status, 0);
    EXPECT_EQ(piped.out, out);

    const std::string pipe = folder.file("pipe");
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    const std::jthread writer([&] { writeFile(pipe, in); });
    const CommandRun named = runCommand({"judge", "--scoring", "cem", pipe});
    EXPECT_EQ(named.status, 0) << named.problem;
    EXPECT_EQ(named.out, out);
}

TEST(JudgeCommand, NamesTheLinesItCannotJudgeAndJudgesTheOthers) {
    const TempDir folder;
    const std::string path = folder.file("in.jsonl");
    writeFile(path, "{\"prediction\":\"x\"}\n{\"prediction\":\"x\",\"gold\":\"x\"}\nnonsense\n");
    const CommandRun run = runCommand({"judge", "--scoring", "f1", path});
    EXPECT_EQ(run.status, 3);
    EXPECT_EQ(run.out, "{\"prediction\":\"x\",\"gold\":\"x\",\"f1\":1.0}\n");
    EXPECT_NE(run.problem.find(path + ":1: there is no 'gold'"), std::string::npos) << run.problem;
    EXPECT_NE(run.problem.find(path + ":3: not valid JSON"), std::string::npos) << run.problem;
    writeFile(path, "{\"prediction\":\"x\",\"gold\":\"x\"}\n{\"prediction\":\"x\",\"gold\":\"x\",\"cem\":1e400}\n");
    const CommandRun large = runCommand({"judge", "--scoring", "cem", path});
    EXPECT_EQ(large.status, 3);
    EXPECT_EQ(large.out, "{\"prediction\":\"x\",\"gold\":\"x\",\"cem\":1}\n");
    EXPECT_NE(large.problem.find(path + ":2: 'cem' is a number too large: 1e400"), std::string::npos) << large.problem;
}

TEST(JudgeCommand, AFigureOfTheScorerAloneIsRemarked) {
    const TempDir folder;
    const std::string path = folder.file("in.jsonl");
    writeFile(path, "{\"prediction\":\"x\",\"gold\":\"The\"}\n");
    const CommandRun run = runCommand({"judge", "--scoring", "cem", path});
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.out, "{\"prediction\":\"x\",\"gold\":\"The\",\"cem\":1}\n");
    EXPECT_NE(run.problem.find(path + ":1: of a gold nothing is left"), std::string::npos) << run.problem;
}

TEST(JudgeCommand, RefusesWhatItCannotRead) {
    EXPECT_EQ(runCommand({"judge", "--scoring", "exact", "-"}).status, 2);
    EXPECT_EQ(runCommand({"judge", "-"}).status, 2);
    EXPECT_EQ(runCommand({"judge", "--scoring", "cem", "/nowhere/at/all"}).status, 3);
}
} // namespace
