// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/CommandLine.h"
#include "core/backend/client/BackendConfig.h"
#include "core/base/Text.h"
#include "tests/support/ModelServer.h"
#include "tests/support/ReplyCache.h"
#include "tests/support/Workbench.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <thread>

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

using namespace chronoscope;
using namespace chronoscope::test;

// What the command line says of what servers and workspaces say, and whom it asks for a workspace from elsewhere.
namespace {
constexpr const char* kHostile = "a\x1b[2J\x1b]0;owned\x07 \u202eb\u009bc";

class TerminalTest : public testing::Test {
protected:
    struct Said {
        int status = 0;
        std::string out;
        std::string problem;
    };

    void SetUp() override {
        ::setenv("XDG_CONFIG_HOME", m_folder.file("config").c_str(), 1);
        ::setenv("XDG_CACHE_HOME", m_folder.file("cache").c_str(), 1);
    }
    void TearDown() override {
        ::unsetenv("XDG_CONFIG_HOME");
        ::unsetenv("XDG_CACHE_HOME");
    }

    static int command(const std::vector<std::string>& words) {
        std::vector<const char*> argv{"chronoscope"};
        for (const std::string& word : words)
            argv.push_back(word.c_str());
        return app::runCommandLine(static_cast<int>(argv.size()), argv.data());
    }
    static Said piped(const std::vector<std::string>& words) {
        testing::internal::CaptureStdout();
        testing::internal::CaptureStderr();
        Said said;
        said.status = command(words);
        said.out = testing::internal::GetCapturedStdout();
        said.problem = testing::internal::GetCapturedStderr();
        return said;
    }
    /// Standard output as a terminal gets it.
    static std::string onTerminal(const std::vector<std::string>& words) {
        const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
        if (terminal < 0 || ::grantpt(terminal) != 0 || ::unlockpt(terminal) != 0)
            throw std::runtime_error("no pseudo terminal");
        const int line = ::open(::ptsname(terminal), O_RDWR | O_NOCTTY | O_CLOEXEC);
        std::string seen;
        std::thread reader([&] {
            std::array<char, 4096> buffer{};
            for (ssize_t got = 0; (got = ::read(terminal, buffer.data(), buffer.size())) > 0;)
                seen.append(buffer.data(), static_cast<std::size_t>(got));
        });
        std::fflush(stdout);
        const int before = ::dup(STDOUT_FILENO);
        ::dup2(line, STDOUT_FILENO);
        command(words);
        std::fflush(stdout);
        ::dup2(before, STDOUT_FILENO);
        ::close(before);
        ::tcdrain(line);
        ::close(line); // the reader ends
        reader.join();
        ::close(terminal);
        return seen;
    }
    /// A workspace with a finished run whose name, model and replies are `said`.
    std::string workspaceSaying(const std::string& said) const {
        const std::string path = m_folder.file("hostile.chronoscope");
        {
            const auto workspace = makeWorkspace(m_folder, "hostile.chronoscope");
            runToEnd(workspace, makeRun(workspace, smallSpec(1), "calibration:?cutoff=2018"));
        }
        SQLite::Database database(path, SQLite::OPEN_READWRITE);
        for (const char* change : {"UPDATE run SET name = ?", "UPDATE run SET model = ?"}) {
            SQLite::Statement statement(database, change);
            statement.bind(1, said);
            statement.exec();
        }
        return path;
    }
    static bool steers(const std::string& text) {
        return std::any_of(text.begin(), text.end(),
                           [](char c) {
                               return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\r' && c != '\t') ||
                                      c == 0x7f;
                           }) ||
               text.find("\u009b") != std::string::npos || text.find("\u202e") != std::string::npos;
    }

    const TempDir m_folder;
};

TEST_F(TerminalTest, ANameWithALineBreakTearsNoTable) {
    const Said said = piped({"runs", "-w", workspaceSaying("a\n1  forged  m  finished\x1b[2J")});
    EXPECT_EQ(said.status, app::kDone) << said.problem;
    EXPECT_EQ(text::split(said.out, '\n').size(), 2U) << said.out;
    EXPECT_NE(said.out.find("a\\n1  forged"), std::string::npos) << said.out;
    EXPECT_FALSE(steers(said.out)) << said.out;
}

TEST_F(TerminalTest, DataOnATerminalCannotSteerItAndInAPipeItIsByteForByte) {
    const std::string path = workspaceSaying(kHostile);
    for (const auto& words : std::vector<std::vector<std::string>>{{"runs", "-w", path},
                                                                   {"runs", "-w", path, "--json"},
                                                                   {"report", "-w", path, "--format", "csv"},
                                                                   {"report", "-w", path, "--format", "markdown"}}) {
        const std::string seen = onTerminal(words);
        EXPECT_NE(seen.find("owned"), std::string::npos) << words.front() << ": " << seen;
        EXPECT_FALSE(steers(seen)) << words.front() << ": " << seen;
    }
    EXPECT_NE(piped({"report", "-w", path, "--format", "csv"}).out.find(kHostile), std::string::npos);
}

TEST_F(TerminalTest, WordsForPeopleCannotSteerATerminalWhereverTheyGo) {
    const Said said = piped({"runs", "-w", std::string("/nowhere/") + kHostile + "\nchronoscope: 0 errors"});
    EXPECT_EQ(said.status, app::kBadInput);
    EXPECT_FALSE(steers(said.problem)) << said.problem;
    EXPECT_EQ(text::split(said.problem, '\n').size(), 1U) << "no line is forged: " << said.problem;
    const Said wrong = piped({"runs", std::string("--") + kHostile});
    EXPECT_EQ(wrong.status, app::kWrongUsage);
    EXPECT_FALSE(steers(wrong.problem)) << wrong.problem;
}

TEST_F(TerminalTest, WhatAServerSaysInATestIsShownWholeAndHarmless) {
    const std::string reply = std::string(kHostile) + std::string("\0after", 6) + "\nchronoscope: forged";
    const FaultServer server(modelServer([&](const Wanted& wanted) {
        return wanted.wants == Wants::Chat || wanted.wants == Wants::Picture ? std::optional(chatReply(reply))
                                                                             : std::nullopt;
    }));
    const Said said = piped({"backend", "test", "openai:" + server.url() + "?model=m"});
    EXPECT_EQ(said.status, app::kDone) << said.problem;
    EXPECT_FALSE(steers(said.out)) << said.out;
    EXPECT_NE(said.out.find("\\x00after"), std::string::npos) << said.out;
    EXPECT_EQ(said.out.find("\nchronoscope: forged"), std::string::npos) << said.out;
    const FaultServer names(always(modelsReply({"m\x1b[2J\nforged"})));
    const Said listed = piped({"backend", "models", "openai:" + names.url()});
    EXPECT_FALSE(steers(listed.out)) << listed.out;
    EXPECT_EQ(text::split(listed.out, '\n').size(), 2U) << listed.out;
}

TEST_F(TerminalTest, TheCalibrationModelNeedsNoTestAndAnUnknownProtocolIsWrongUsage) {
    for (const char* what : {"test", "models"}) {
        const Said said = piped({"backend", what, "calibration:?cutoff=2019"});
        EXPECT_EQ(said.status, app::kDone) << said.problem;
        EXPECT_NE(said.out.find("a part of this program"), std::string::npos) << said.out;
        EXPECT_EQ(piped({"backend", what, "foo:http://127.0.0.1:1"}).status, app::kWrongUsage);
    }
}

TEST_F(TerminalTest, TheResponseCacheIsShownAndCleared) {
    const std::string file = m_folder.file("cache/chronoscope/replies.sqlite");
    keepMany(file, 3);
    const Said full = piped({"backend", "cache", "--json"});
    EXPECT_EQ(full.status, app::kDone) << full.problem;
    EXPECT_NE(full.out.find("\"replies\": 3"), std::string::npos) << full.out;
    EXPECT_NE(full.out.find(file), std::string::npos) << full.out;
    const Said cleared = piped({"backend", "cache", "--clear", "--json"});
    EXPECT_EQ(cleared.status, app::kDone) << cleared.problem;
    EXPECT_NE(cleared.out.find("\"replies\": 0"), std::string::npos) << cleared.out;
    EXPECT_EQ(find(*openCache(file), digest(1)), std::nullopt);
}

TEST_F(TerminalTest, NumbersAreDecimalAndAmountsAreSane) {
    const std::string path = workspaceSaying("plain");
    const std::vector<std::string> run{"run", "-w", path, "--backend", "calibration:?cutoff=2018", "--no-start"};
    for (const auto& [option, value] : std::vector<std::pair<const char*, const char*>>{{"--budget", "0x10"},
                                                                                        {"--budget", "1e400"},
                                                                                        {"--budget", "inf"},
                                                                                        {"--budget", "nan"},
                                                                                        {"--budget", "1e12"},
                                                                                        {"--budget", "--5"},
                                                                                        {"--price", "1e308,1e308"},
                                                                                        {"--price", "0x1,1"},
                                                                                        {"--price", "inf,1"},
                                                                                        {"--sets", "0x2"},
                                                                                        {"--sets", "010"},
                                                                                        {"--concurrency", "0b11"},
                                                                                        {"--seed", "0x2a"},
                                                                                        {"--temperatures", "0x1"}}) {
        auto words = run;
        words.insert(words.end(), {option, value});
        const Said said = piped(words);
        EXPECT_EQ(said.status, app::kWrongUsage) << option << ' ' << value << ": " << said.out << said.problem;
    }
    auto words = run;
    words.insert(words.end(),
                 {"--budget", "1e-3", "--price", "0.15,1e1", "--sets", "2", "--seed", "0", "--concurrency", "10"});
    EXPECT_EQ(piped(words).status, app::kDone);
}

TEST_F(TerminalTest, ARunOutOfAForeignWorkspaceIsResumedOnlyWhereItsHostIsAllowed) {
    const FaultServer server(
        [](const Received& request) { return request.method == "GET" ? modelsReply({"m"}) : chatReply("A. nobody"); });
    const std::string uri = "openai:" + server.url("/v1") + "?model=m&cache=off";
    const std::string path = m_folder.file("foreign.chronoscope");
    {
        const auto workspace = makeWorkspace(m_folder, "foreign.chronoscope");
        run::RunSpec spec = smallSpec(1);
        spec.sets = 1;
        makeRun(workspace, spec, uri);
        makeRun(workspace, spec, uri);
    }
    const Said refused = piped({"resume", "-w", path, "1"});
    EXPECT_EQ(refused.status, app::kBackendFailed) << refused.problem;
    EXPECT_NE(refused.problem.find(backend::originOf(server.url())), std::string::npos) << refused.problem;
    EXPECT_NE(refused.problem.find("--allow-host"), std::string::npos) << refused.problem;
    EXPECT_EQ(server.connections(), 0);
    EXPECT_EQ(piped({"resume", "-w", path, "1", "--allow-host"}).status, app::kDone);
    const Said second = piped({"resume", "-w", path, "2"});
    EXPECT_EQ(second.status, app::kDone) << "it was asked for once: " << second.problem;
    const auto access = std::filesystem::status(m_folder.file("config/chronoscope/known-hosts")).permissions();
    EXPECT_EQ(access, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
}

TEST_F(TerminalTest, ABackendThatIsNamedOrSavedIsKnown) {
    const FaultServer server(
        [](const Received& request) { return request.method == "GET" ? modelsReply({"m"}) : chatReply("A. nobody"); });
    const std::string uri = "openai:" + server.url("/v1") + "?model=m&cache=off";
    const std::string path = m_folder.file("mine.chronoscope");
    {
        const auto workspace = makeWorkspace(m_folder, "mine.chronoscope");
        run::RunSpec spec = smallSpec(1);
        spec.sets = 1;
        makeRun(workspace, spec, uri);
    }
    EXPECT_EQ(piped({"resume", "-w", path, "1"}).status, app::kBackendFailed);
    const Said made = piped({"run", "-w", path, "--backend", uri, "--domain", "general", "--state", "static",
                             "--sample", "first:1", "--sets", "1", "--template", "generation", "--no-start"});
    EXPECT_EQ(made.status, app::kDone) << made.problem;
    EXPECT_EQ(piped({"resume", "-w", path, "1"}).status, app::kDone) << "the person has named the host";
}
} // namespace
