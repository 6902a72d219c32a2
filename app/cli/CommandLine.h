// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

namespace chronoscope::app {

/// Exit statuses of the contract.
enum ExitStatus : int {
    kDone = 0,
    kWrongUsage = 2,
    kBadInput = 3,
    kBackendFailed = 4,
    kStoppedByBudget = 5,
    kInterrupted = 130,
};

/// True if the arguments name a sub-command (or ask for help or the version): everything but opening the window.
bool isCommand(int argc, const char* const* argv);

/// Runs the sub-command and returns the exit status. Needs no display, no window system and no configuration.
int runCommandLine(int argc, const char* const* argv);

} // namespace chronoscope::app
