// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RetryErrors.h"

#include "core/backend/BackendUri.h"
#include "core/layout/RunLayout.h"
#include "core/store/RunStore.h"

#include <string>
#include <vector>

namespace chronoscope::run {

namespace {
/// Drops the rows of a run's errors; their indices, ascending.
std::vector<std::int64_t> dropErrors(SQLite::Database& sql, std::int64_t run) {
    std::vector<std::int64_t> dropped;
    SQLite::Statement find(sql, "SELECT key FROM reply WHERE key >= ? AND key < ? AND kind < 0 ORDER BY key");
    SQLite::Statement drop(sql, "DELETE FROM reply WHERE key >= ? AND key < ? AND kind < 0");
    for (SQLite::Statement* statement : {&find, &drop}) {
        statement->bind(1, runKey(run, 0));
        statement->bind(2, runKey(run + 1, 0));
    }
    while (find.executeStep())
        dropped.push_back(keyIndex(find.getColumn(0).getInt64()));
    find.reset();
    drop.exec();
    return dropped;
}

/// The run itself, of which `forgotten` are unasked now. Throws SQLite errors.
void reopen(SQLite::Database& sql, std::int64_t id, const std::vector<std::int64_t>& forgotten) {
    SQLite::Statement errors(sql, "DELETE FROM run_error WHERE run = ?");
    errors.bind(1, id);
    errors.exec();
    SQLite::Statement state(sql,
                            "UPDATE run SET low_water = min(low_water, ?), state = ?, message = ?, failed_to = 0 WHERE "
                            "id = ?");
    state.bind(1, forgotten.front());
    state.bind(2, static_cast<int>(store::RunState::Stopped));
    state.bind(3, std::to_string(forgotten.size()) + " errors are to be asked again");
    state.bind(4, id);
    state.exec();
    // A scoring of these errors too is one of fewer replies than the run will have: no longer of all of them.
    SQLite::Statement scorings(sql, "UPDATE scoring SET replies = max(replies - ?, 0) WHERE run = ?");
    scorings.bind(1, static_cast<std::int64_t>(forgotten.size()));
    scorings.bind(2, id);
    scorings.exec();
}
} // namespace

Result<std::int64_t> forgetErrors(store::Workspace& workspace, std::int64_t id, const study::Studies& studies) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    const auto record = store::RunStore(*reader).get(id);
    if (!record) return record.error();
    const std::int64_t count = record->counts.errorCount();
    if (count == 0) return count;
    if (const auto uri = backend::BackendUri::parse(record->backend);
        uri && uri->protocol == backend::kImportedProtocol)
        return Error{ErrorCode::Unsupported, "the run was imported from files: what is missing there cannot be asked",
                     record->backend};
    const auto plan = studies.planOf(*record, std::move(reader).value());
    if (!plan) return plan.error();
    return workspace.write([&](store::Database& database) -> Result<std::int64_t> {
        return store::guarded([&]() -> Result<std::int64_t> {
            SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
            const auto dropped = dropErrors(database.sql(), id);
            if (static_cast<std::int64_t>(dropped.size()) != count)
                return Error{ErrorCode::Corrupt,
                             "the errors of the run are damaged: " + std::to_string(dropped.size()) +
                                 " are stored where the run counts " + std::to_string(count),
                             record->name};
            if (const Status forgotten = (*plan)->forget(database, dropped); !forgotten) return forgotten.error();
            reopen(database.sql(), id, dropped);
            transaction.commit();
            return count;
        });
    });
}

} // namespace chronoscope::run
