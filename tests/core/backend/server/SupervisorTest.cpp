// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/server/Supervisor.h"

#include "tests/support/Files.h"
#include "tests/support/Processes.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>

#include <csignal>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace std::chrono_literals;
using Words = std::vector<std::string>;

namespace {
Words underSupervisor(const Words& command, std::chrono::milliseconds grace = 10s) {
    Words words{CHRONOSCOPE_SUPERVISE_DRIVER};
    for (const std::string& word : backend::superviseWords(command, grace))
        words.push_back(word);
    return words;
}

Words server(const Words& options) {
    Words words{CHRONOSCOPE_HEALTH_DRIVER};
    words.insert(words.end(), options.begin(), options.end());
    return words;
}

/// A server that stays, and a process that has escaped from it, both under a supervisor.
struct Family {
    explicit Family(Words options = {}, std::chrono::milliseconds grace = 10s)
        : supervisor([&] {
              options.insert(options.end(), {"--pid", folder.file("server"), "--escape", folder.file("escaped")});
              return underSupervisor(server(options), grace);
          }()) {
        EXPECT_NE(supervisor.readUntil("waiting").find("waiting"), std::string::npos);
    }
    ~Family() { // killing the supervisor would leave the escaped process behind
        supervisor.closeInput();
        supervisor.wait();
    }
    Watched main() const { return watchedFrom(folder.file("server")); }
    Watched escaped() const { return watchedFrom(folder.file("escaped")); }

    TempDir folder;
    Child supervisor;
};

bool hasEnded(pid_t pid) { return kill(pid, 0) != 0 && errno == ESRCH; }

struct Ending {
    const char* name;
    Words options;
    int expected;
};

class SupervisorEnding : public testing::TestWithParam<Ending> {};

TEST_P(SupervisorEnding, HasTheStatusOfItsServer) {
    Child supervisor(underSupervisor(server(GetParam().options)));
    EXPECT_EQ(supervisor.wait(), GetParam().expected);
}

INSTANTIATE_TEST_SUITE_P(Servers, SupervisorEnding,
                         testing::Values(Ending{"Success", {"--exit", "0"}, 0}, Ending{"Failure", {"--exit", "7"}, 7},
                                         Ending{"Killed", {"--die", "9"}, 128 + SIGKILL},
                                         Ending{"Crashed", {"--die", "6"}, 128 + SIGABRT}),
                         [](const auto& test) { return test.param.name; });

struct Order {
    const char* name;
    Words words;
    int expected;
    const char* said;
};

class SupervisorOrder : public testing::TestWithParam<Order> {};

TEST_P(SupervisorOrder, ThatCannotBeFollowedIsExplained) {
    Words words{CHRONOSCOPE_SUPERVISE_DRIVER, backend::kSuperviseArgument};
    words.insert(words.end(), GetParam().words.begin(), GetParam().words.end());
    Child supervisor(words);
    EXPECT_NE(supervisor.readAll().find(GetParam().said), std::string::npos) << supervisor.readAll();
    EXPECT_EQ(supervisor.wait(), GetParam().expected);
}

INSTANTIATE_TEST_SUITE_P(
    Words, SupervisorOrder,
    testing::Values(Order{"NothingToStart", {"100", "--"}, backend::kSuperviseUsage, "usage"},
                    Order{"NoDashes", {"100", "/bin/true", "x"}, backend::kSuperviseUsage, "usage"},
                    Order{"NoNumber", {"1s", "--", "/bin/true"}, backend::kSuperviseUsage, "usage"},
                    Order{"Negative", {"-1", "--", "/bin/true"}, backend::kSuperviseUsage, "usage"},
                    Order{"NotInPath",
                          {"100", "--", "no-such-server"},
                          backend::kSuperviseCannotStart,
                          "cannot start no-such-server: there is no such program in PATH"},
                    Order{"NoSuchFile",
                          {"100", "--", "/no/such/server"},
                          backend::kSuperviseCannotStart,
                          "cannot start /no/such/server: there is no such file"},
                    Order{"AFolder", {"100", "--", "/"}, backend::kSuperviseCannotStart, "not a program"}),
    [](const auto& test) { return test.param.name; });

TEST(Supervisor, GivesAScriptWithoutInterpreterToNoShell) {
    const TempDir folder;
    writeFile(folder.file("script"), "echo a shell was here\n");
    ASSERT_EQ(chmod(folder.file("script").c_str(), 0755), 0);
    Child supervisor(underSupervisor({folder.file("script")}));
    EXPECT_EQ(supervisor.readAll().find("shell"), std::string::npos);
    EXPECT_EQ(supervisor.wait(), backend::kSuperviseCannotStart);
}

TEST(Supervisor, HandsArgumentsOnAsTheyAre) {
    for (const std::string text : {"$(id) `id` ; id", "a  b\t'c\"", "*", "--", "süß"}) {
        Child supervisor(underSupervisor(server({"--say", text, "--exit", "0"})));
        EXPECT_EQ(supervisor.readAll(), text + "\n");
    }
}

TEST(Supervisor, GivesTheServerNothingButItsOutput) {
    // Open here and not closed by exec: what a careless library in the program might leave.
    const backend::FileDescriptor careless(open("/dev/zero", O_RDONLY));
    Child supervisor(underSupervisor(server({"--descriptors", "--exit", "0"})));
    EXPECT_EQ(supervisor.readAll(), "descriptors:\ninput: /dev/null\n");
}

TEST(Supervisor, LeavesTheSessionOfTheTerminal) {
    const Family family;
    EXPECT_EQ(getsid(family.supervisor.pid()), family.supervisor.pid());
}

TEST(Supervisor, StartsTheServerInAGroupOfItsOwn) {
    const Family family;
    const pid_t pid = family.main().pid();
    EXPECT_EQ(getpgid(pid), pid);
}

TEST(Supervisor, EndsTheServerAndWhatEscapedFromItWhenItsInputEnds) {
    Family family;
    const Watched server = family.main();
    const Watched escaped = family.escaped();
    family.supervisor.closeInput();
    EXPECT_EQ(family.supervisor.wait(), 128 + SIGTERM);
    EXPECT_TRUE(hasEnded(server.pid()));
    EXPECT_TRUE(hasEnded(escaped.pid()));
}

class SupervisorSignal : public testing::TestWithParam<int> {};

TEST_P(SupervisorSignal, EndsTheServerAndWhatEscapedFromIt) {
    Family family;
    const Watched server = family.main();
    const Watched escaped = family.escaped();
    kill(family.supervisor.pid(), GetParam());
    EXPECT_EQ(family.supervisor.wait(), 128 + SIGTERM);
    EXPECT_TRUE(hasEnded(server.pid()));
    EXPECT_TRUE(hasEnded(escaped.pid()));
}

INSTANTIATE_TEST_SUITE_P(Signals, SupervisorSignal, testing::Values(SIGTERM, SIGINT, SIGHUP));

TEST(Supervisor, KillsWhatIgnoresSigtermAfterTheGraceAndNotBefore) {
    constexpr auto kGrace = 300ms;
    Family family({"--stubborn"}, kGrace);
    const Watched server = family.main();
    const Watched escaped = family.escaped();
    const auto asked = std::chrono::steady_clock::now();
    family.supervisor.closeInput();
    EXPECT_EQ(family.supervisor.wait(), 128 + SIGKILL);
    EXPECT_GE(std::chrono::steady_clock::now() - asked, kGrace);
    EXPECT_TRUE(hasEnded(server.pid()));
    EXPECT_TRUE(hasEnded(escaped.pid()));
}

TEST(Supervisor, KillsWhatIsLeftOfAServerThatEndsByItself) {
    Family family({"--stubborn"});
    const Watched escaped = family.escaped();
    kill(family.main().pid(), SIGABRT);
    EXPECT_EQ(family.supervisor.wait(), 128 + SIGABRT);
    EXPECT_TRUE(hasEnded(escaped.pid()));
}

TEST(Supervisor, TakesTheServerWithItWhenItIsKilled) {
    Family family;
    const Watched server = family.main();
    const Watched escaped = family.escaped();
    kill(family.supervisor.pid(), SIGKILL);
    EXPECT_EQ(family.supervisor.wait(), 128 + SIGKILL);
    EXPECT_TRUE(server.ended());
    kill(escaped.pid(), SIGKILL); // no one is left to do it
}
} // namespace
