// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"

#include <cstdint>
#include <vector>

namespace chronoscope::store {

/// Which runs were made together, one of each of several models, and share one budget. A view over a connection; its
/// thread.
class RunPartyStore {
public:
    explicit RunPartyStore(Database& database) : m_sql(database.sql()) {}

    /// Runs that are in no party yet. One transaction.
    Status join(const std::vector<std::int64_t>& runs);
    /// The other runs of its party, by id; deleted ones too: what they cost is spent.
    Result<std::vector<std::int64_t>> others(std::int64_t run);

private:
    SQLite::Database& m_sql;
};

} // namespace chronoscope::store
