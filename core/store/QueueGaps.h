// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstdint>

namespace SQLite {
class Database;
}

namespace chronoscope::store {

/// Numbers the items of a queue of annotation from 0 again, inside the caller's transaction. Throws SQLite errors.
void closeQueueGaps(SQLite::Database& sql, std::int64_t queue);

} // namespace chronoscope::store
