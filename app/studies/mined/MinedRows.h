// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/OpenRun.h"

#include <CLI/CLI.hpp>

#include <string>

namespace chronoscope::app {

/// What of a run of MINED is to be shown, as it is typed with `prompt` and `replies`.
struct MinedPick {
    std::string element; ///< content id or subject; empty = all
    std::string task;
    std::string configuration;
    std::string context; ///< "with", "without"
    bool json = false;
};
void addMinedPick(CLI::App& command, MinedPick& pick);

/// The exact text of one request, and which picture goes with it. Returns the exit status.
int showMinedPrompt(OpenRun& run, const MinedPick& pick);
/// Every stored reply, one object or line each, in order of asking. Returns the exit status.
int listMinedReplies(OpenRun& run, const MinedPick& pick);

} // namespace chronoscope::app
