// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/QueueGaps.h"

#include "core/store/RowWriter.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <vector>

namespace chronoscope::store {

void closeQueueGaps(SQLite::Database& sql, std::int64_t queue) {
    std::vector<std::int64_t> places;
    SQLite::Statement rows(sql, "SELECT place FROM queue_item WHERE queue = ? ORDER BY place");
    rows.bind(1, queue);
    while (rows.executeStep())
        places.push_back(rows.getColumn(0).getInt64());
    SQLite::Statement move(sql, "UPDATE queue_item SET place = ? WHERE queue = ? AND place = ?");
    for (std::size_t i = 0; i < places.size(); ++i) { // going upwards, a place is free when its item comes to it
        if (places[i] == static_cast<std::int64_t>(i)) continue;
        execute(move, static_cast<std::int64_t>(i), queue, places[i]);
    }
}

} // namespace chronoscope::store
