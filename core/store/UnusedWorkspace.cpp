// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/UnusedWorkspace.h"

#include "core/store/Database.h"
#include "core/store/WorkspaceLock.h"

#include <filesystem>
#include <vector>

namespace chronoscope::store {

namespace {
Result<bool> holdsNothing(Database& database) {
    return guarded([&] {
        std::vector<std::string> tables;
        SQLite::Statement names(database.sql(), "SELECT name FROM sqlite_master WHERE type = 'table' "
                                                "AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'");
        while (names.executeStep())
            tables.push_back(names.getColumn(0).getString());
        for (const std::string& table : tables)
            if (database.sql().execAndGet("SELECT EXISTS (SELECT 1 FROM \"" + table + "\")").getInt() != 0)
                return false;
        return true;
    });
}
} // namespace

bool isUnused(const std::string& path) {
    if (WorkspaceLock::isHeld(path)) return false;
    auto database = Database::open(path, Database::Access::ReadOnly);
    if (!database) return false;
    const auto isEmpty = holdsNothing(*database);
    return isEmpty && *isEmpty;
}

Status removeUnused(const std::string& path) {
    const auto lock = WorkspaceLock::acquire(path);
    if (!lock) return lock.error();
    {
        auto database = Database::open(path, Database::Access::ReadWrite); // which takes its log with it
        if (!database) return database.error();
        const auto isEmpty = holdsNothing(*database);
        if (!isEmpty || !*isEmpty) return isEmpty ? Status() : Status(isEmpty.error());
    }
    std::error_code problem;
    std::filesystem::remove(path, problem);
    if (problem) return Error{ErrorCode::Io, problem.message(), path};
    return {};
}

} // namespace chronoscope::store
