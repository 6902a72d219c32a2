// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace chronoscope::app {

/// The options of `runs` that change a run instead of listing them. Main thread.
struct RunMarking {
    std::string run; ///< as typed; empty = the runs are listed
    std::string name, note;
    std::vector<std::string> tags, untags;
    bool noNote = false;
    bool wantsName = false; ///< a name was typed, be it empty
    bool putAway = false, forGood = false, bringBack = false;
    bool wantsDeleted = false; ///< list those
    std::string tagged;        ///< list those with this tag; empty = all
};

void addRunMarking(CLI::App& runs, RunMarking& marking);
/// Changes the run of `marking`; returns the exit status.
int markRun(const std::string& workspace, const RunMarking& marking);
/// Lists what was deleted and can be brought back.
int listDeleted(const std::string& workspace, bool json);

} // namespace chronoscope::app
