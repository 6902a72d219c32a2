// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/OpenRun.h"

#include <utility>

namespace chronoscope::app {

Result<OpenWorkspace> openWorkspace(const std::string& path, store::Workspace::Open how) {
    auto workspace = store::Workspace::open(path, how);
    if (!workspace) return workspace.error();
    auto reader = (*workspace)->reader();
    if (!reader) return reader.error();
    return OpenWorkspace{std::move(workspace).value(), std::move(reader).value()};
}

Result<OpenRun> openRun(const std::string& path, const std::string& idOrName, store::Workspace::Open how) {
    auto open = openWorkspace(path, how);
    if (!open) return open.error();
    auto record = store::RunStore(open->reader).find(idOrName);
    if (!record) return record.error();
    return OpenRun{std::move(open->workspace), std::move(open->reader), std::move(record).value()};
}

} // namespace chronoscope::app
