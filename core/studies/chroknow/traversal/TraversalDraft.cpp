// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/TraversalDraft.h"

#include "core/layout/RunLayout.h"
#include "core/store/RowWriter.h"

#include <utility>

namespace chronoscope::store {

namespace {
constexpr std::int64_t kNoRun = 0; ///< in the draft

Error cancelled() { return {ErrorCode::Cancelled, "stopped; no traversal run was made", {}}; }
} // namespace

Result<TraversalDraft> TraversalDraft::open() {
    return guarded([] {
        // Of an empty name: a file of SQLite's own, which nobody else can open.
        auto sql = std::make_unique<SQLite::Database>("", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        sql->exec("PRAGMA journal_mode = OFF");
        sql->exec("PRAGMA synchronous = OFF");
        // As in the workspace, for TraversalStore to read and write.
        sql->exec("CREATE TABLE traversal_element(key INTEGER PRIMARY KEY, evidence TEXT NOT NULL)");
        sql->exec(
            "CREATE TABLE traversal_target(run, ordinal, number, year, before, previous_steps, next_steps, changed, "
            "total, previous_only, score, candidate, matched, ever_right, deciding_step, calls, prompt_tokens, "
            "completion_tokens, failed, PRIMARY KEY(run, ordinal, number)) WITHOUT ROWID");
        return TraversalDraft(std::move(sql));
    });
}

Status TraversalDraft::add(std::int64_t ordinal, const traversal::Evidence& evidence,
                           const std::vector<TargetRow>& targets) {
    return guarded([&] {
        TraversalStore draft(*m_sql);
        draft.writeEvidence(kNoRun, ordinal, evidence);
        for (const TargetRow& target : targets)
            draft.writeTarget(kNoRun, target);
    });
}

Status TraversalDraft::copyTo(Database& workspace, std::int64_t run, const std::stop_token& stop) const {
    if (const Status copied = copyEvidence(workspace.sql(), run, stop); !copied) return copied;
    TraversalStore traversals(workspace);
    const Status copied = TraversalStore(*m_sql).targets(kNoRun, [&](const TargetRow& target) {
        if (stop.stop_requested()) return false;
        traversals.writeTarget(run, target);
        return true;
    });
    if (!copied) return copied;
    return stop.stop_requested() ? Status(cancelled()) : Status();
}

/// As it stands: reading and writing JSON anew would keep the writer thread longer.
Status TraversalDraft::copyEvidence(SQLite::Database& workspace, std::int64_t run, const std::stop_token& stop) const {
    return guarded([&] {
        SQLite::Statement rows(*m_sql, "SELECT key, evidence FROM traversal_element ORDER BY key");
        SQLite::Statement put(workspace, "INSERT INTO traversal_element(key, evidence) VALUES(?,?)");
        while (!stop.stop_requested() && rows.executeStep()) {
            execute(put, run::runKey(run, rows.getColumn(0).getInt64()), rows.getColumn(1).getString());
        }
    });
}

} // namespace chronoscope::store
