// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <functional>
#include <span>

namespace CLI {
class App;
}

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

/// A sub-command of a library above this one. It is given the root, and what is to be set to its action: see
/// Commands.h.
using AddCommand = void (*)(CLI::App& root, std::function<int()>& action);
using MoreCommands = std::span<const AddCommand>;

/// True if the arguments name a sub-command (or ask for help or the version): everything but opening the window.
bool isCommand(int argc, const char* const* argv, MoreCommands more = {});

/// Runs the sub-command and returns the exit status. Needs no display, no window system and no configuration.
int runCommandLine(int argc, const char* const* argv, MoreCommands more = {});

} // namespace chronoscope::app
