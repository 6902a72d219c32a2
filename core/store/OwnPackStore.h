// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"

#include <string>
#include <vector>

namespace chronoscope::store {

/// The words that a workspace has of its own, beside the shipped ones: one pack of each format, as JSON. Runs keep a
/// copy of what they were asked with, so that a change here is one for later runs alone. A view over a connection.
class OwnPackStore {
public:
    static constexpr std::size_t kMaxBytes = 4 << 20; ///< of a pack

    explicit OwnPackStore(Database& database) : m_sql(database.sql()) {}

    /// By format. Who reads them checks what they hold.
    Result<std::vector<std::string>> all();
    /// The pack of that format; empty where there is none.
    Result<std::string> find(const std::string& format);
    /// Stores it in place of the one there. InvalidArgument for one that is too large.
    Status put(const std::string& format, const std::string& json);

private:
    SQLite::Database& m_sql;
};

} // namespace chronoscope::store
