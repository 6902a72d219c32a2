// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"

#include <cstdint>
#include <string>
#include <vector>

namespace chronoscope::store {

/// A saved view of results. What `runs` and `filter` say is for results::filterFromJson().
struct ViewRecord {
    std::int64_t id = 0; ///< 0 = not stored yet
    std::string name;
    std::string runs;
    std::string filter;
    std::string created; ///< UTC
};

/// The saved views of a workspace. A view over a connection; each call is one transaction.
///
/// Errors: InvalidArgument (the name is empty or another view's), NotFound (no such view), and those of the database.
class ViewStore {
public:
    explicit ViewStore(Database& database) : m_sql(database.sql()) {}

    /// By name.
    Result<std::vector<ViewRecord>> list();
    /// Stores a view and returns its id. A record that was removed comes back with its id and time.
    Result<std::int64_t> add(const ViewRecord& view);
    Status rename(std::int64_t id, const std::string& name);
    /// Returns what was removed.
    Result<ViewRecord> remove(std::int64_t id);

private:
    Status checkName(const std::string& name, std::int64_t own);

    SQLite::Database& m_sql;
};

} // namespace chronoscope::store
