// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/OpenRun.h"

#include "app/cli/Console.h"
#include "core/store/RunMarkStore.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

namespace chronoscope::app {

Result<OpenWorkspace> openWorkspace(const std::string& path, store::Workspace::Open how) {
    auto workspace = store::Workspace::open(path, how);
    if (!workspace) return workspace.error();
    auto reader = (*workspace)->reader();
    if (!reader) return reader.error();
    return OpenWorkspace{std::move(workspace).value(), std::move(reader).value()};
}

Result<store::RunRecord> findRun(store::Database& reader, const std::string& idOrName) {
    auto found = store::RunStore(reader).find(idOrName);
    if (!found || std::to_string(found->id) == idOrName) return found;
    const auto all = store::RunMarkStore(reader).idsNamed(idOrName);
    if (!all) return all.error();
    if (all->size() > 1)
        printNote(
            fmt::format("{} runs are called \"{}\" (runs {}): the newest is meant, run {}; name another by its id",
                        all->size(), idOrName, fmt::join(*all, ", "), found->id));
    return found;
}

Result<OpenRun> openRun(const std::string& path, const std::string& idOrName, store::Workspace::Open how) {
    auto open = openWorkspace(path, how);
    if (!open) return open.error();
    auto record = findRun(open->reader, idOrName);
    if (!record) return record.error();
    return OpenRun{std::move(open->workspace), std::move(open->reader), std::move(record).value()};
}

} // namespace chronoscope::app
