// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/RunStore.h"
#include "core/store/Workspace.h"

#include <memory>
#include <string>

namespace chronoscope::app {

/// A workspace that a command works on, with a connection to read it. Main thread.
struct OpenWorkspace {
    std::shared_ptr<store::Workspace> workspace;
    store::Database reader;
};

/// … and a run in it.
struct OpenRun {
    std::shared_ptr<store::Workspace> workspace;
    store::Database reader;
    store::RunRecord record;
};

/// Errors: those of Workspace::open() and, for a run, of RunStore::find().
Result<OpenWorkspace> openWorkspace(const std::string& path,
                                    store::Workspace::Open how = store::Workspace::Open::Reading);
Result<OpenRun> openRun(const std::string& path, const std::string& idOrName,
                        store::Workspace::Open how = store::Workspace::Open::Reading);

} // namespace chronoscope::app
