// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/RunStore.h"
#include "tests/app/CommandRun.h"
#include "tests/support/Waiting.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdio>

#include <sys/wait.h>
#include <unistd.h>

namespace chronoscope::test {

/// `chronoscope WORDS…` in a process of its own, without a word on the terminal.
inline pid_t started(const Words& words) {
    std::fflush(nullptr); // or the child says again what waits
    const pid_t child = fork();
    if (child != 0) return child;
    if (!std::freopen("/dev/null", "w", stdout) || !std::freopen("/dev/null", "w", stderr)) _exit(1);
    std::vector<const char*> argv{"chronoscope"};
    for (const std::string& word : words)
        argv.push_back(word.c_str());
    _exit(app::runCommandLine(static_cast<int>(argv.size()), argv.data()));
}

/// The runs as another process sees them now; none while there is no such file.
inline std::vector<store::RunRecord> runsIn(const std::string& workspace) {
    auto reader = store::Database::open(workspace, store::Database::Access::ReadOnly);
    return reader ? must(store::RunStore(*reader).all()) : std::vector<store::RunRecord>();
}

/// Kills the process once a reply of `run` is stored. Returns the runs as they were at that moment.
inline std::vector<store::RunRecord> killedIn(std::int64_t run, pid_t child, const std::string& workspace) {
    std::vector<store::RunRecord> seen;
    const bool asks = comesTrue([&] {
        seen = runsIn(workspace);
        for (const store::RunRecord& one : seen)
            if (one.id == run && one.counts.done() > 0) return true;
        return false;
    });
    EXPECT_TRUE(asks);
    EXPECT_EQ(kill(child, SIGKILL), 0);
    int status = 0;
    EXPECT_EQ(waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFSIGNALED(status)) << "it had ended before it was killed";
    return seen;
}

} // namespace chronoscope::test
