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

/// Errors: those of Workspace::open() and, for a run, of findRun().
Result<OpenWorkspace> openWorkspace(const std::string& path,
                                    store::Workspace::Open how = store::Workspace::Open::Reading);
/// The run of that id or name. Where several have the name it is the newest, which is said on standard error. Errors:
/// those of RunStore::find().
Result<store::RunRecord> findRun(store::Database& reader, const std::string& idOrName);
Result<OpenRun> openRun(const std::string& path, const std::string& idOrName,
                        store::Workspace::Open how = store::Workspace::Open::Reading);

} // namespace chronoscope::app
