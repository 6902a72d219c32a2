// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/CommandLine.h"
#include "tests/support/Files.h"
#include "tests/support/Waiting.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <future>

using namespace chronoscope;
using namespace chronoscope::test;
namespace fs = std::filesystem;

namespace {
int command(std::vector<std::string> words) {
    words.insert(words.begin(), "chronoscope");
    std::vector<const char*> argv;
    for (const std::string& word : words)
        argv.push_back(word.c_str());
    return app::runCommandLine(static_cast<int>(argv.size()), argv.data());
}

/// Waits until the run, once there is one, has stored `replies`; false if it does not within half a minute.
bool awaitReplies(const std::string& path, std::int64_t replies) {
    const auto reading = must(store::Workspace::open(path, store::Workspace::Open::Reading));
    auto reader = must(reading->reader());
    return comesTrue([&] {
        const auto runs = must(store::RunStore(reader).list());
        return !runs.empty() && runs.front().counts.done() >= replies;
    });
}

TEST(LostWorkspaceCommand, ARunWhoseWorkspaceGoesAwayEndsWithAnErrorThatSaysWhereItIs) {
    struct Case {
        const char* what;
        const char* kept; ///< file that holds everything
        void (*lose)(const std::string& path, const std::string& moved);
    };
    for (const Case& one : {Case{"moved", "moved.chronoscope",
                                 [](const std::string&path, const std::string&moved) { fs::rename(path, moved); }},
                            Case{"removed", "test.rescued.chronoscope",
                                 [](const std::string&path, const std::string&) { fs::remove(path); }}}) {
        const TempDir folder;
        makeWorkspace(folder).reset();
        const std::string path = folder.file("test.chronoscope");
        testing::internal::CaptureStderr();
        testing::internal::CaptureStdout();
        auto running = std::async(std::launch::async, [&] {
            return command({"run", "-w", path, "--backend", "calibration:?cutoff=2018&latency_ms=20", "--domain",
                            "general", "--sets", "2", "--concurrency", "4"});
        });
        const bool goes = awaitReplies(path, 20);
        one.lose(path, folder.file("moved.chronoscope"));
        const auto ended = running.wait_for(std::chrono::seconds(10));
        const int status = running.get();
        (void)testing::internal::GetCapturedStdout();
        const std::string said = testing::internal::GetCapturedStderr();
        EXPECT_TRUE(goes) << one.what;
        EXPECT_EQ(ended, std::future_status::ready) << one.what;
        EXPECT_EQ(status, app::kBadInput) << one.what << ": " << said;
        EXPECT_NE(said.find(folder.file(one.kept)), std::string::npos) << one.what << ": " << said;
        const auto kept = must(store::Workspace::open(folder.file(one.kept), store::Workspace::Open::Reading));
        EXPECT_GE(recordOf(kept, 1).counts.done(), 20) << one.what;
        EXPECT_EQ(recordOf(kept, 1).state, store::RunState::Stopped) << one.what;
        EXPECT_FALSE(fs::exists(path + "-wal")) << one.what;
    }
}

TEST(ImportCommand, AFolderOfWhichSomethingIsLostOrNothingComesEndsWithExitStatusThree) {
    const TempDir folder;
    const std::string workspace = folder.file("test.chronoscope");
    const std::string in = folder.file("in");
    fs::create_directory(in);
    const auto import = [&] {
        testing::internal::CaptureStderr();
        testing::internal::CaptureStdout();
        const int status = command({"import", "-w", workspace, in});
        (void)testing::internal::GetCapturedStdout();
        return std::pair(status, testing::internal::GetCapturedStderr());
    };
    auto [status, said] = import();
    EXPECT_EQ(status, app::kBadInput);
    EXPECT_NE(said.find("the folder holds no benchmark file"), std::string::npos) << said;
    fs::create_symlink("nowhere", in + "/TimeVariant_General_Static.jsonl");
    std::tie(status, said) = import();
    EXPECT_EQ(status, app::kBadInput);
    EXPECT_NE(said.find("TimeVariant_General_Static.jsonl: is a link to nothing"), std::string::npos) << said;
    fs::remove(in + "/TimeVariant_General_Static.jsonl");
    writeFile(in + "/TimeVariant_General_Static.jsonl",
              "{\"subject\":\"s\",\"relation\":\"r\",\"objects_2010\":[\"A\"],\"distractor\":[\"x\",\"y\",\"z\"]}\n");
    EXPECT_EQ(import().first, app::kDone);
}
} // namespace
