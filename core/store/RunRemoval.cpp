// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/RunRemoval.h"

#include "core/run/RunLayout.h"

#include <string>

namespace chronoscope::store {

Status removeRun(Database& database, std::int64_t id) {
    return guarded([&] {
        SQLite::Database& sql = database.sql();
        SQLite::Transaction transaction(sql, SQLite::TransactionBehavior::IMMEDIATE);
        for (const char* table : {"reply", "thinking", "cell", "element_category"}) {
            SQLite::Statement drop(sql, std::string("DELETE FROM ") + table + " WHERE key >= ? AND key < ?");
            drop.bind(1, run::runKey(id, 0));
            drop.bind(2, run::runKey(id + 1, 0));
            drop.exec();
        }
        for (const char* where : {"tally WHERE run", "chrono_tally WHERE run", "run_error WHERE run",
                                  "run_element WHERE run", "run WHERE id"}) {
            SQLite::Statement drop(sql, std::string("DELETE FROM ") + where + " = ?");
            drop.bind(1, id);
            drop.exec();
        }
        transaction.commit();
    });
}

} // namespace chronoscope::store
