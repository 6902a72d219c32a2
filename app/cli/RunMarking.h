// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/RunMarkStore.h"
#include "core/store/Workspace.h"

#include <CLI/CLI.hpp>

#include <cstdint>
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
/// Checks an option that names a new run as --rename does; empty: the usual name.
CLI::Validator runName();
/// As RunMarkStore::nameApart(), and says which runs got another name. Returns the exit status.
int nameApart(store::Workspace& workspace, const std::vector<std::int64_t>& runs, store::RunMarkStore::Apart apart);
/// Lists what was deleted and can be brought back.
int listDeleted(const std::string& workspace, bool json);

} // namespace chronoscope::app
