// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/CommandLine.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace chronoscope::test {

using Words = std::vector<std::string>;

/// What a command of the program left: exit status, standard output and standard error.
struct CommandRun {
    int status = 0;
    std::string out;
    std::string problem;
};

/// `chronoscope WORDS…`, in this process.
inline CommandRun runCommand(const Words& words) {
    std::vector<const char*> argv{"chronoscope"};
    for (const std::string& word : words)
        argv.push_back(word.c_str());
    EXPECT_TRUE(app::isCommand(static_cast<int>(argv.size()), argv.data()));
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    CommandRun run;
    run.status = app::runCommandLine(static_cast<int>(argv.size()), argv.data());
    run.out = testing::internal::GetCapturedStdout();
    run.problem = testing::internal::GetCapturedStderr();
    return run;
}

} // namespace chronoscope::test
