// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"

#include <cstdint>

namespace chronoscope::store {

/// How many outcomes a run will have in all, of plans that learn while they run that there is more to ask. A view over
/// a connection; its thread. Throws SQLite errors.
class RunTotalStore {
public:
    explicit RunTotalStore(Database& database) : m_sql(database.sql()) {}

    /// Inside the transaction that stores the replies because of which there is more to ask.
    void add(std::int64_t run, std::int64_t more);
    std::int64_t total(std::int64_t run);
    void set(std::int64_t run, std::int64_t total); ///< inside the caller's transaction

private:
    SQLite::Database& m_sql;
};

} // namespace chronoscope::store
