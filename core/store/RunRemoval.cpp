// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/RunRemoval.h"

#include "core/backend/BackendUri.h"
#include "core/layout/RunLayout.h"
#include "core/store/QueueGaps.h"
#include "core/store/RunStore.h"
#include "core/store/ScoringStore.h"

#include <string>
#include <vector>

namespace chronoscope::store {

namespace {
/// The run that starts from `id`, deleted or not; 0 if there is none.
std::int64_t startsFrom(SQLite::Database& sql, std::int64_t id) {
    SQLite::Statement bases(sql, "SELECT min(id) FROM run WHERE base = ?");
    bases.bind(1, id);
    return bases.executeStep() ? bases.getColumn(0).getInt64() : 0;
}

/// Takes the run's cells out of all queues of annotation, which are then numbered from 0 again.
void eraseQueueItems(SQLite::Database& sql, std::int64_t run) {
    SQLite::Statement touched(sql, "SELECT DISTINCT queue FROM queue_item WHERE run = ?");
    touched.bind(1, run);
    std::vector<std::int64_t> queues;
    while (touched.executeStep())
        queues.push_back(touched.getColumn(0).getInt64());
    SQLite::Statement drop(sql, "DELETE FROM queue_item WHERE run = ?");
    drop.bind(1, run);
    drop.exec();
    for (const std::int64_t queue : queues)
        closeQueueGaps(sql, queue);
}

/// Every table that names a run in a column of its own, whatever study it is of, with that column.
std::vector<std::pair<std::string, std::string>> tablesOfRuns(SQLite::Database& sql) {
    SQLite::Statement query(sql, "SELECT m.name, f.\"from\" FROM sqlite_schema m, pragma_foreign_key_list(m.name) f "
                                 "WHERE m.type = 'table' AND f.\"table\" = 'run' AND m.name != 'run'");
    std::vector<std::pair<std::string, std::string>> tables;
    while (query.executeStep())
        tables.emplace_back(query.getColumn(0).getString(), query.getColumn(1).getString());
    return tables;
}
} // namespace

Status removeRun(Database& database, std::int64_t id) {
    return guarded([&]() -> Status {
        SQLite::Database& sql = database.sql();
        SQLite::Transaction transaction(sql, SQLite::TransactionBehavior::IMMEDIATE);
        if (const std::int64_t other = startsFrom(sql, id); other != 0)
            return Error{ErrorCode::InvalidArgument, "another run starts from this one; remove that one first",
                         "run " + std::to_string(other)};
        ScoringStore(database).eraseOfRun(id);
        eraseQueueItems(sql, id);
        for (const char* table :
             {"reply", "thinking", "reply_tokens", "cell", "element_category", "traversal_element"}) {
            SQLite::Statement drop(sql, std::string("DELETE FROM ") + table + " WHERE key >= ? AND key < ?");
            drop.bind(1, run::runKey(id, 0));
            drop.bind(2, run::runKey(id + 1, 0));
            drop.exec();
        }
        auto tables = tablesOfRuns(sql);
        tables.emplace_back("run", "id");
        for (const auto& [table, column] : tables) {
            SQLite::Statement drop(sql, "DELETE FROM \"" + table + "\" WHERE \"" + column + "\" = ?");
            drop.bind(1, id);
            drop.exec();
        }
        transaction.commit();
        return {};
    });
}

Status removeHalfImports(Database& database) {
    // Not through RunStore: a run that is damaged in some other way must not keep the workspace from being opened.
    const auto halves = guarded([&] {
        std::vector<std::int64_t> ids;
        SQLite::Statement rows(database.sql(),
                               "SELECT id FROM run WHERE state != ? AND backend GLOB ? AND NOT EXISTS (SELECT 1 FROM "
                               "run AS traversals WHERE traversals.base = run.id)");
        rows.bind(1, static_cast<int>(RunState::Finished));
        rows.bind(2, std::string(backend::kImportedProtocol) + ":*");
        while (rows.executeStep())
            ids.push_back(rows.getColumn(0).getInt64());
        return ids;
    });
    if (!halves) return halves.error();
    for (const std::int64_t id : *halves)
        if (const Status removed = removeRun(database, id); !removed) return removed;
    return {};
}

} // namespace chronoscope::store
