// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/CrashDriver.h"

#include "tests/support/Waiting.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <csignal>

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace chronoscope::test {

pid_t startDriver(const std::string& workspace, std::int64_t run) {
    std::string program = CHRONOSCOPE_CRASH_DRIVER;
    std::string file = workspace;
    std::string number = std::to_string(run);
    char* arguments[] = {program.data(), file.data(), number.data(), nullptr};
    pid_t child = 0;
    if (posix_spawn(&child, program.c_str(), nullptr, nullptr, arguments, environ) != 0)
        throw std::runtime_error("crash_driver cannot be started");
    return child;
}

std::optional<int> ended(pid_t child) {
    int status = 0;
    return waitpid(child, &status, WNOHANG) == child ? std::optional(status) : std::nullopt;
}

int killUntilFinished(const std::string& path, std::int64_t run, std::int64_t total, std::mt19937& random) {
    int kills = 0;
    std::int64_t done = 0;
    for (;; ++kills) {
        if (kills == 200) throw std::runtime_error("no progress in 200 processes");
        const pid_t child = startDriver(path, run);
        // Some are killed at once, while they open the workspace, most after a few hundred replies more.
        const std::int64_t target =
            kills % 6 == 5 ? done : done + 1 + static_cast<std::int64_t>(random() % static_cast<unsigned>(total / 22));
        const auto reading = must(store::Workspace::open(path, store::Workspace::Open::Reading));
        std::optional<int> status;
        const bool goesOn = comesTrue([&] {
            status = ended(child);
            if (status) return true;
            const auto now = recordOf(reading, run).counts.done();
            EXPECT_GE(now, done) << "a reply that counted as done was lost";
            done = now;
            return done >= target && done < total;
        });
        if (status) {
            EXPECT_TRUE(WIFEXITED(*status) && WEXITSTATUS(*status) == 0);
            return kills;
        }
        kill(child, SIGKILL);
        if (!goesOn) throw std::runtime_error("the run stands still");
        int ignored = 0;
        waitpid(child, &ignored, 0);
    }
}

} // namespace chronoscope::test
