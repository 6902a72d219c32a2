// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/diagnose/Bundle.h"
#include "core/diagnose/CrashNote.h"
#include "core/diagnose/Log.h"
#include "core/diagnose/Redaction.h"
#include "tests/support/Files.h"
#include "tests/support/Processes.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>
#include <zip.h>

#include <csignal>
#include <filesystem>
#include <map>
#include <thread>

using namespace chronoscope;
using namespace chronoscope::diagnose;
using namespace chronoscope::test;
namespace fs = std::filesystem;

namespace {
TEST(Redaction, TakesOutWhatLooksLikeAKeyAndLeavesTheRest) {
    const std::string home = "/home/ada";
    const std::vector<std::pair<std::string, std::string>> cases{
        {"run 3 ended: finished", "run 3 ended: finished"},
        {"Authorization: Bearer abc", "Authorization: Bearer [removed]"},
        {"authorization: basic", "authorization: [removed]"},
        {"bearer sk-or-1", "bearer [removed]"},
        {"{\"api_key\": \"short\"}", "{\"api_key\": \"[removed]\"}"},
        {"x-api-key=q", "x-api-key=[removed]"},
        {"GET /v1?key=AIza1&model=m", "GET /v1?key=[removed]&model=m"},
        {"GET /v1?model=m&token=t", "GET /v1?model=m&token=[removed]"},
        {"used sk-proj-12", "used [removed]"},
        {"hash 0123456789abcdef0123456789abcdef", "hash [removed]"},
        {"http://ada:secret1@host:8080/v1", "http://[removed]@host:8080/v1"},
        {"http://host/a@b", "http://host/a@b"},
        {"opened /home/ada/work/x.chronoscope", "opened ~/work/x.chronoscope"},
        {"opened /home/adam/x", "opened /home/adam/x"},
        {"key-env=OPENAI_API_KEY", "key-env=OPENAI_API_KEY"},
        {"two\nlines", "two\\nlines"},
        {"supercalifragilisticexpialidocious", "supercalifragilisticexpialidocious"}};
    for (const auto& [given, wanted] : cases)
        EXPECT_EQ(redacted(given, home), wanted) << given;
    EXPECT_LT(redacted(std::string(10'000, 'x'), home, 100).size(), 120U);
}

TEST(Redaction, NoPartOfAKeyIsLeftWhateverStandsAroundIt) {
    const std::string key = "sk-ant-REDACTED";
    for (const std::string before : {"", "Bearer ", "\"", "key=", "?key=", "\t", "//", "Authorization:"})
        for (const std::string after : {"", "\"", " ", "\n", "&x=1", ",", "@host"}) {
            const std::string out = redacted(before + key + after, "/root");
            EXPECT_EQ(out.find("api03"), std::string::npos) << out;
            EXPECT_EQ(out.find("Ab3dEf6h"), std::string::npos) << out;
        }
}

TEST(LogFile, KeepsLinesOfItsLevelForThisUserAlone) {
    const TempDir folder;
    const std::string path = folder.file("state/log/window.log");
    {
        const auto log = must(Log::open(path, LogLevel::Warning));
        log->write(LogLevel::Error, "could not open; Bearer abcdef");
        log->write(LogLevel::Warning, "slow");
        log->write(LogLevel::Info, "opened");
    }
    const std::string text = readFile(path);
    EXPECT_NE(text.find("error could not open; Bearer [removed]\n"), std::string::npos) << text;
    EXPECT_NE(text.find("warning slow\n"), std::string::npos) << text;
    EXPECT_EQ(text.find("opened"), std::string::npos);
    EXPECT_EQ(text.substr(4, 1), "-") << "begins with the date: " << text;
    EXPECT_EQ(fs::status(path).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST(LogFile, BeginsAnewAndKeepsThreeOlderOnes) {
    const TempDir folder;
    const std::string path = folder.file("window.log");
    const auto log = must(Log::open(path, LogLevel::Info, 2'000));
    {
        std::vector<std::jthread> writers;
        for (int i = 0; i < 4; ++i)
            writers.emplace_back([&] {
                for (int line = 0; line < 100; ++line)
                    log->write(LogLevel::Info, "a line of the log that is of some length, so that it rotates");
            });
    }
    const auto files = Log::files(path);
    ASSERT_EQ(files.size(), 4U);
    EXPECT_EQ(files[0], path);
    for (const std::string& file : files) {
        EXPECT_LE(fs::file_size(file), 2'200U);
        EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
        const std::string text = readFile(file);
        EXPECT_EQ(text.back(), '\n') << "whole lines";
    }
}

TEST(LogFile, ThatCannotBeWrittenIsAnErrorAndNoEnd) {
    const TempDir folder;
    writeFile(folder.file("file"), "x");
    EXPECT_EQ(Log::open(folder.file("file/log"), LogLevel::Info).error().code, ErrorCode::Io);
    EXPECT_EQ(logLevelFrom("debug"), LogLevel::Debug);
    EXPECT_FALSE(logLevelFrom("loud"));
}

/// A process that dies, or not, in a way that it is told: see tests/support/crash_note_driver.cpp.
int drive(const std::string& folder, const std::string& end) {
    Child child({CHRONOSCOPE_CRASH_NOTE_DRIVER, folder, end});
    (void)child.readAll();
    return child.wait();
}

TEST(CrashNotes, AProcessThatDiesSaysWhatWasOpenAndEndsAsItWouldHave) {
    for (const auto& [end, signal] : std::vector<std::pair<std::string, int>>{{"segv", SIGSEGV},
                                                                              {"abort", SIGABRT},
                                                                              {"overflow", SIGSEGV},
                                                                              {"thread", SIGSEGV},
                                                                              {"terminate", SIGABRT}}) {
        const TempDir folder;
        EXPECT_EQ(drive(folder.path(), end), 128 + signal) << end;
        const auto crashes = crashesIn(folder.path());
        ASSERT_EQ(crashes.size(), 1U) << end;
        const Crash& crash = crashes[0];
        EXPECT_EQ(crash.file, "/data/my workspace.chronoscope");
        EXPECT_EQ(crash.page, "heatmap");
        EXPECT_NE(crash.text.find("signal " + std::to_string(signal) + "\nversion 9.8.7\n"), std::string::npos)
            << crash.text;
        EXPECT_NE(crash.text.find("frames\n"), std::string::npos);
        EXPECT_TRUE(crash.text.ends_with("end\n")) << crash.text;
        setTold(crash);
        EXPECT_TRUE(crashesIn(folder.path()).empty());
        ASSERT_EQ(crashesIn(folder.path(), Told::Also).size(), 1U) << "for a bundle";
        EXPECT_EQ(crashesIn(folder.path(), Told::Also)[0].text, crash.text);
    }
}

TEST(CrashNotes, NothingIsLeftOfAProcessThatEndsByItselfOrIsKilled) {
    const TempDir folder;
    EXPECT_EQ(drive(folder.path(), "well"), 0);
    EXPECT_TRUE(fs::is_empty(folder.path()));
    EXPECT_EQ(drive(folder.path(), "kill"), 128 + SIGKILL);
    EXPECT_FALSE(fs::is_empty(folder.path()));
    EXPECT_TRUE(crashesIn(folder.path()).empty()) << "it did not crash";
    EXPECT_TRUE(fs::is_empty(folder.path()));
}

TEST(CrashNotes, AProcessThatLivesIsNoCrash) {
    const TempDir folder;
    Child child({CHRONOSCOPE_CRASH_NOTE_DRIVER, folder.path(), "wait"});
    child.readUntil("ready");
    EXPECT_TRUE(crashesIn(folder.path()).empty());
    EXPECT_FALSE(fs::is_empty(folder.path())) << "its note stays open";
    child.closeInput();
    EXPECT_EQ(child.wait(), 0);
}

std::map<std::string, std::string> unzipped(const std::string& path) {
    std::map<std::string, std::string> files;
    int code = 0;
    zip_t* archive = zip_open(path.c_str(), ZIP_RDONLY | ZIP_CHECKCONS, &code);
    if (!archive) throw std::runtime_error("no ZIP file: " + path);
    for (zip_int64_t i = 0; i < zip_get_num_entries(archive, 0); ++i) {
        zip_file_t* file = zip_fopen_index(archive, static_cast<zip_uint64_t>(i), 0);
        std::string text(1 << 20, '\0');
        text.resize(static_cast<std::size_t>(zip_fread(file, text.data(), text.size())));
        files[zip_get_name(archive, static_cast<zip_uint64_t>(i), 0)] = text;
        zip_fclose(file);
    }
    zip_close(archive);
    return files;
}

TEST(DiagnosticBundle, HoldsWhatItShowsAndNeitherKeysNorReplies) {
    const TempDir folder;
    const auto workspace = makeWorkspace(folder, "w.chronoscope");
    runToEnd(workspace, makeRun(workspace, smallSpec(2), "calibration:?cutoff=2018"));
    writeFile(folder.file("window.log"), "2026-01-01T00:00:00Z 1 info Bearer sk-12345678901234567890\n");
    BundleSources sources;
    sources.about = {"1.2.3", {{"toolkit", "6.4"}}};
    sources.settings = "{\n \"network/proxy\": \"http://me:pass@proxy:3128\"\n}";
    sources.logs = {folder.file("window.log")};
    sources.crashes = folder.file("none");
    sources.workspace = workspace->path();
    const auto reader = must(workspace->reader());
    std::string said;
    auto writable = must(workspace->reader());
    must(store::readReplies(writable, 1, 0, 1, [&](const store::ReplyRow& row) {
        said = row.text;
        return true;
    }));
    ASSERT_FALSE(said.empty());
    for (const bool withReplies : {false, true}) {
        sources.withReplies = withReplies;
        const auto parts = gather(sources);
        std::string all;
        for (const BundlePart& part : parts)
            all += part.name + "\n" + part.text;
        EXPECT_NE(all.find("Chronoscope 1.2.3"), std::string::npos);
        EXPECT_NE(all.find("\"toolkit\": \"6.4\""), std::string::npos);
        EXPECT_EQ(all.find("sk-123"), std::string::npos);
        EXPECT_EQ(all.find("me:pass"), std::string::npos);
        EXPECT_NE(all.find("\"reply\""), std::string::npos) << "the table is counted";
        EXPECT_EQ(all.find("replies.jsonl") != std::string::npos, withReplies);
        const std::string path = folder.file("bundle.zip");
        must(saveBundle(parts, path));
        const auto files = unzipped(path);
        ASSERT_EQ(files.size(), parts.size());
        for (const BundlePart& part : parts)
            EXPECT_EQ(files.at(part.name), part.text);
    }
    EXPECT_EQ(saveBundle({{"a", "b", "c"}}, folder.file("none/bundle.zip")).error().code, ErrorCode::Io);
}

TEST(DiagnosticBundle, SaysWhyAWorkspaceCannotBeRead) {
    const TempDir folder;
    writeFile(folder.file("broken.chronoscope"), "not one");
    BundleSources sources;
    sources.workspace = folder.file("broken.chronoscope");
    const auto parts = gather(sources);
    EXPECT_NE(parts.back().text.find("not a Chronoscope workspace"), std::string::npos) << parts.back().text;
}
} // namespace
