// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/server/ManagedServer.h"

#include "core/backend/server/FreePort.h"
#include "core/backend/server/HealthProbe.h"
#include "core/backend/server/LogTail.h"
#include "tests/support/Files.h"
#include "tests/support/Processes.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <mutex>
#include <optional>
#include <thread>

#include <poll.h>
#include <sys/stat.h>

using namespace chronoscope;
using namespace chronoscope::backend;
using namespace chronoscope::test;
using namespace std::chrono_literals;
using State = ManagedServer::State;
using Clock = std::chrono::steady_clock;

namespace {
ManagedCommand healthDriver(std::vector<std::string> options) {
    options.insert(options.begin(), {"--port", "{port}"});
    return {CHRONOSCOPE_HEALTH_DRIVER, std::move(options), "model of {port}.gguf", "/health"};
}

ManagedServer::Options quick() {
    ManagedServer::Options options;
    options.supervisor = CHRONOSCOPE_SUPERVISE_DRIVER;
    options.startLimit = kPatience;
    options.stopGrace = 10s;
    return options;
}

/// The states a server goes through, as it tells them.
class Story {
public:
    ManagedServer::Changed teller() {
        return [this](const ManagedServer::Status& status) {
            const std::lock_guard lock(m_mutex);
            m_states.push_back(status.state);
        };
    }
    std::vector<State> states() const {
        const std::lock_guard lock(m_mutex);
        return m_states;
    }

private:
    mutable std::mutex m_mutex;
    std::vector<State> m_states;
};

/// What /health of `port` answers now; 0 = nothing.
int healthOf(int port) {
    HealthProbe probe(port, "/health");
    for (;;) {
        if (const auto status = probe.step(Clock::now())) return *status;
        pollfd event{probe.fd(), probe.events(), 0};
        poll(&event, 1, 100);
    }
}

bool isGone(pid_t pid) { return kill(pid, 0) != 0 && errno == ESRCH; }

TEST(ManagedServer, IsReadyOnceItsHealthIsGood) {
    Story story;
    {
        ManagedServer server(healthDriver({"--loading", "2"}), quick(), story.teller());
        server.start();
        const auto status = server.waitUntilSettled();
        ASSERT_EQ(status.state, State::Ready) << status.message;
        EXPECT_EQ(healthOf(status.port), 200);
    }
    EXPECT_EQ(story.states(), (std::vector{State::Starting, State::Ready}));
}

TEST(ManagedServer, IsNotReadyWhileItLoads) {
    auto options = quick();
    options.startLimit = 500ms;
    ManagedServer server(healthDriver({"--loading", "1000000", "--say", "loading"}), options, {});
    server.start();
    const auto status = server.waitUntilSettled();
    EXPECT_EQ(status.state, State::Failed);
    EXPECT_EQ(status.message, "the server was not ready within 0.5 s (/health answers 503):\nloading");
}

TEST(ManagedServer, PutsPortAndModelIntoTheArguments) {
    ManagedServer server(healthDriver({"--say", "{model} at {port}, http://127.0.0.1:{port}/"}), quick(), {});
    server.start();
    const auto status = server.waitUntilSettled();
    ASSERT_EQ(status.state, State::Ready) << status.message;
    const std::string port = std::to_string(status.port);
    EXPECT_EQ(server.log(), "model of {port}.gguf at " + port + ", http://127.0.0.1:" + port + "/\n");
}

TEST(ManagedServer, IsGivenNoKeysOfThePerson) {
    constexpr std::array<const char*, 8> kSecrets{"OPENAI_API_KEY",
                                                  "AWS_ACCESS_KEY_ID",
                                                  "HF_TOKEN",
                                                  "MY_SECRET",
                                                  "PGPASSWORD",
                                                  "dbPassword",
                                                  "GOOGLE_APPLICATION_CREDENTIALS",
                                                  "SOMEAPIKEY"};
    constexpr std::array<const char*, 4> kNeeded{"HF_HOME", "CUDA_VISIBLE_DEVICES", "TOKENIZERS_PARALLELISM",
                                                 "KEYBOARD_LAYOUT"};
    for (const char* name : kSecrets)
        ::setenv(name, "canary-of-the-person", 1);
    for (const char* name : kNeeded)
        ::setenv(name, "needed", 1);
    ManagedServer server({"sh", {"-c", "env; exit 1"}, "", "/health"}, quick(), {});
    server.start();
    EXPECT_EQ(server.waitUntilSettled().state, State::Failed);
    const std::string log = server.log();
    EXPECT_EQ(log.find("canary-of-the-person"), std::string::npos) << log;
    for (const char* name : kNeeded)
        EXPECT_NE(log.find(std::string(name) + "=needed"), std::string::npos) << name;
    EXPECT_NE(log.find("PATH="), std::string::npos);
    for (const char* name : kSecrets)
        ::unsetenv(name);
    for (const char* name : kNeeded)
        ::unsetenv(name);
}

TEST(ManagedServer, PutsAThreadForEachFreeCoreIntoTheArguments) {
    ManagedServer server(healthDriver({"--say", "{threads}"}), quick(), {});
    server.start();
    ASSERT_EQ(server.waitUntilSettled().state, State::Ready);
    const int threads = std::stoi(server.log());
    EXPECT_GE(threads, 1);
    EXPECT_LE(threads, static_cast<int>(std::max(1U, std::thread::hardware_concurrency())));
}

TEST(ManagedServer, KeepsTheNewestOutputWithinItsBound) {
    auto options = quick();
    options.logBytes = 4096;
    ManagedServer server(healthDriver({"--chatter", "200000"}), options, {});
    server.start();
    const auto status = server.waitUntilSettled();
    ASSERT_EQ(status.state, State::Ready) << status.message;
    const std::string log = server.log();
    EXPECT_LE(log.size(), 4096U);
    EXPECT_TRUE(log.starts_with("line ")) << log.substr(0, 20);
    EXPECT_TRUE(log.ends_with("line 199999\nline 200000\n"));
}

struct BadStart {
    const char* name;
    std::vector<std::string> options;
    const char* message;
};

class ManagedServerStart : public testing::TestWithParam<BadStart> {};

TEST_P(ManagedServerStart, FailsInTheServersWords) {
    ManagedServer server(healthDriver(GetParam().options), quick(), {});
    server.start();
    const auto status = server.waitUntilSettled();
    EXPECT_EQ(status.state, State::Failed);
    EXPECT_EQ(status.message, GetParam().message);
}

INSTANTIATE_TEST_SUITE_P(Servers, ManagedServerStart,
                         testing::Values(BadStart{"Exit",
                                                  {"--say", "model.gguf: bad magic", "--exit", "3"},
                                                  "the server ended with exit status 3:\nmodel.gguf: bad magic"},
                                         BadStart{"Crash",
                                                  {"--say", "oops", "--die", "9"},
                                                  "the server was ended by signal 9 (Killed):\noops"},
                                         BadStart{"Mute", {"--exit", "0"}, "the server ended with exit status 0"}),
                         [](const auto& test) { return test.param.name; });

TEST(ManagedServer, WhoseProgramIsNotThereFailsClearly) {
    ManagedServer server({"no-such-server", {}, {}, "/health"}, quick(), {});
    server.start();
    const auto status = server.waitUntilSettled();
    EXPECT_EQ(status.state, State::Failed);
    EXPECT_EQ(status.message,
              "the server could not be started:\ncannot start no-such-server: there is no such program in PATH");
}

TEST(ManagedServer, WhoseSupervisorIsNotThereFailsClearly) {
    auto options = quick();
    options.supervisor = "/no/such/supervisor";
    ManagedServer server(healthDriver({}), options, {});
    server.start();
    EXPECT_EQ(server.waitUntilSettled().message,
              "the supervisor cannot be started: No such file or directory (/no/such/supervisor)");
}

TEST(ManagedServer, ThatEndsAfterItWasReadyHasFailed) {
    const TempDir folder;
    Child waiter({CHRONOSCOPE_HEALTH_DRIVER}); // only to have its end to wait for
    ManagedServer server(healthDriver({"--pid", folder.file("pid")}), quick(), [&](const auto& status) {
        if (status.state == State::Failed) kill(waiter.pid(), SIGKILL);
    });
    server.start();
    ASSERT_EQ(server.waitUntilSettled().state, State::Ready);
    kill(watchedFrom(folder.file("pid")).pid(), SIGKILL);
    ASSERT_EQ(waiter.wait(), 128 + SIGKILL);
    EXPECT_EQ(server.status().message, "the server was ended by signal 9 (Killed)");
}

TEST(ManagedServer, StopsWithEverythingThatEscapedFromIt) {
    const TempDir folder;
    ManagedServer server(healthDriver({"--pid", folder.file("pid"), "--escape", folder.file("escaped")}), quick(), {});
    server.start();
    ASSERT_EQ(server.waitUntilSettled().state, State::Ready);
    const Watched main = watchedFrom(folder.file("pid"));
    const Watched escaped = watchedFrom(folder.file("escaped"));
    server.stop();
    const auto status = server.waitUntilSettled();
    EXPECT_EQ(status.state, State::Stopped);
    EXPECT_EQ(status.message, "");
    EXPECT_TRUE(isGone(main.pid()));
    EXPECT_TRUE(isGone(escaped.pid()));
}

TEST(ManagedServer, ThatIgnoresSigtermIsKilledAfterTheGrace) {
    const TempDir folder;
    auto options = quick();
    options.stopGrace = 300ms;
    ManagedServer server(healthDriver({"--stubborn", "--pid", folder.file("pid")}), options, {});
    server.start();
    ASSERT_EQ(server.waitUntilSettled().state, State::Ready);
    const Watched main = watchedFrom(folder.file("pid"));
    const auto asked = Clock::now();
    server.stop();
    EXPECT_EQ(server.waitUntilSettled().state, State::Stopped);
    EXPECT_GE(Clock::now() - asked, options.stopGrace);
    EXPECT_TRUE(isGone(main.pid()));
}

TEST(ManagedServer, DoesNotOutliveAProgramThatIsKilled) {
    const TempDir folder;
    Child owner({CHRONOSCOPE_OWNER_DRIVER, CHRONOSCOPE_SUPERVISE_DRIVER, CHRONOSCOPE_HEALTH_DRIVER, "--port", "{port}",
                 "--pid", folder.file("pid"), "--escape", folder.file("escaped")});
    ASSERT_EQ(owner.readUntil("\n"), "ready\n");
    const Watched main = watchedFrom(folder.file("pid"));
    const Watched escaped = watchedFrom(folder.file("escaped"));
    kill(owner.pid(), SIGKILL);
    EXPECT_TRUE(main.ended());
    EXPECT_TRUE(escaped.ended());
}

TEST(ManagedServer, WorksAgainAfterARestart) {
    const TempDir folder;
    ManagedServer server(healthDriver({"--pid", folder.file("pid")}), quick(), {});
    server.start();
    ASSERT_EQ(server.waitUntilSettled().state, State::Ready);
    const Watched first = watchedFrom(folder.file("pid"));
    server.restart();
    const auto status = server.waitUntilSettled();
    ASSERT_EQ(status.state, State::Ready) << status.message;
    EXPECT_TRUE(isGone(first.pid()));
    EXPECT_EQ(healthOf(status.port), 200);
}

TEST(ManagedServer, StartedAgainAfterAFailureForgetsTheOldOutput) {
    const TempDir folder;
    ManagedServer server(healthDriver({"--say", "hello", "--exit", "1"}), quick(), {});
    for (int time = 0; time < 2; ++time) {
        server.start();
        EXPECT_EQ(server.waitUntilSettled().state, State::Failed);
        EXPECT_EQ(server.log(), "hello\n");
    }
}

TEST(ManagedServer, TriesAnotherPortOnceWhenItsOwnIsTaken) {
    const TempDir folder;
    ManagedServer server(healthDriver({"--busy-once", folder.file("busy")}), quick(), {});
    server.start();
    const auto status = server.waitUntilSettled();
    ASSERT_EQ(status.state, State::Ready) << status.message;
    EXPECT_NE(std::stoi(readFile(folder.file("busy"))), status.port);
}

TEST(ManagedServer, FailsWhenThePortIsTakenAgain) {
    Story story;
    {
        ManagedServer server(healthDriver({"--say", "Address already in use", "--exit", "1"}), quick(), story.teller());
        server.start();
        EXPECT_EQ(server.waitUntilSettled().message,
                  "the server ended with exit status 1:\nAddress already in use\nAddress already in use");
    }
    EXPECT_EQ(std::ranges::count(story.states(), State::Starting), 2);
}

TEST(ManagedServer, DestroyedWhileStartingIsGoneAtOnce) {
    const TempDir folder;
    ASSERT_EQ(mkfifo(folder.file("pid").c_str(), 0600), 0); // reading it waits for the server to write
    std::optional<ManagedServer> server;
    server.emplace(healthDriver({"--loading", "1000000", "--pid", folder.file("pid")}), quick(),
                   ManagedServer::Changed());
    server->start();
    const Watched main = watchedFrom(folder.file("pid"));
    const auto begun = Clock::now();
    server.reset();
    EXPECT_LT(Clock::now() - begun, 5s); // startLimit is 30 s, stopGrace 10 s
    EXPECT_TRUE(isGone(main.pid()));
}

TEST(ManagedServer, StoppedBeforeItWasReadyIsStopped) {
    ManagedServer server(healthDriver({"--loading", "1000000"}), quick(), {});
    server.start();
    EXPECT_EQ(server.status().state, State::Starting);
    server.stop();
    EXPECT_EQ(server.waitUntilSettled().state, State::Stopped);
}

TEST(ManagedServer, NeverStartedIsSettled) {
    ManagedServer server(healthDriver({}), quick(), {});
    server.stop();
    EXPECT_EQ(server.waitUntilSettled().state, State::Stopped);
}

TEST(ManagedServer, RefusesAHealthPathThatWouldSpoilTheRequest) {
    for (const char* path : {"", "health", "/health\r\nX: y", "/a b"}) {
        auto command = healthDriver({});
        command.healthPath = path;
        ManagedServer server(command, quick(), {});
        server.start();
        EXPECT_EQ(server.waitUntilSettled().state, State::Failed) << path;
    }
}

TEST(FreePort, CanBeListenedOn) {
    const auto port = freePort();
    ASSERT_TRUE(port);
    EXPECT_EQ(healthOf(*port), 0);
    EXPECT_GT(*port, 1023);
}

TEST(LogTail, LastLinesSkipBlankOnesAndEndAtCarriageReturns) {
    LogTail log(1000);
    log.append("one\r\n\n  two \n10%\r20%\r\n");
    EXPECT_EQ(log.lastLines(3), "two\n10%\n20%");
    EXPECT_EQ(log.lastLines(99), "one\ntwo\n10%\n20%");
}

TEST(LogTail, LastLinesOfOneEndlessLineAreShort) {
    LogTail log(100'000);
    log.append(std::string(90'000, 'x'));
    EXPECT_EQ(log.lastLines(8).size(), 1000U);
}

TEST(LogTail, BeginsWithAWholeLineWhateverThePieces) {
    for (const std::size_t piece : {1U, 7U, 64U, 1000U}) {
        LogTail log(64);
        std::string all;
        for (int line = 0; line < 100; ++line)
            all += "line " + std::to_string(line) + "\n";
        for (std::size_t at = 0; at < all.size(); at += piece)
            log.append(std::string_view(all).substr(at, piece));
        EXPECT_TRUE(log.text().starts_with("line ")) << piece;
        EXPECT_LE(log.text().size(), 64U) << piece;
        EXPECT_TRUE(all.ends_with(log.text())) << piece;
    }
}
} // namespace
