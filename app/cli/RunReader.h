// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/OpenRun.h"

#include <CLI/CLI.hpp>

#include <string>

namespace chronoscope::app {

/// How `replies` and `prompt` read the runs of one study. One object a command: it holds the study's own options as
/// they are typed. Main thread.
class RunReader {
public:
    /// What every study is told.
    struct Asked {
        std::string element; ///< content id or subject of what is asked about; empty = all, of `replies` alone
        bool json = false;
    };

    virtual ~RunReader() = default;
    /// As a person calls it: "MINED".
    virtual std::string study() const = 0;
    virtual bool reads(const store::RunRecord& run) const = 0;
    virtual void addPromptOptions(CLI::App& /*command*/) {}
    virtual void addReplyOptions(CLI::App& /*command*/) {}

    /// Prints the exact text of one request. Returns the exit status; what is wrong has been printed by then.
    virtual int showPrompt(OpenRun run, const Asked& asked) = 0;
    /// Prints every stored outcome, one row each. The same.
    virtual int listReplies(OpenRun run, const Asked& asked) = 0;
};

} // namespace chronoscope::app
