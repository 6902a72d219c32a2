// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/RunTotalStore.h"

#include "core/store/RowReader.h"
#include "core/store/RowWriter.h"

#include <limits>

namespace chronoscope::store {

void RunTotalStore::add(std::int64_t run, std::int64_t more) {
    SQLite::Statement update(m_sql, "UPDATE run SET total = total + ? WHERE id = ?");
    execute(update, more, run);
}

void RunTotalStore::set(std::int64_t run, std::int64_t total) {
    SQLite::Statement update(m_sql, "UPDATE run SET total = ? WHERE id = ?");
    execute(update, total, run);
}

std::int64_t RunTotalStore::total(std::int64_t run) {
    SQLite::Statement row(m_sql, "SELECT total FROM run WHERE id = ?");
    row.bind(1, run);
    if (!row.executeStep()) throw damaged("the run is gone");
    return wholeFrom(row.getColumn(0), 0, std::numeric_limits<std::int64_t>::max());
}

} // namespace chronoscope::store
