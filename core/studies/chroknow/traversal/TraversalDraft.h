// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/studies/chroknow/traversal/TraversalStore.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

namespace chronoscope::store {

/// Evidence and targets of a traversal run that is not stored yet, gathered element by element outside the workspace,
/// in a temporary file that SQLite makes and that goes with this object: some megabytes of memory however many
/// elements, and the writer thread is needed only for copyTo(). Moves; one thread at a time.
class TraversalDraft {
public:
    static Result<TraversalDraft> open(); ///< Io

    /// Each ordinal once. Errors: Io, DiskFull.
    Status add(std::int64_t ordinal, const traversal::Evidence& evidence, const std::vector<TargetRow>& targets);
    /// Everything that was added becomes that of run `run`, inside the caller's transaction on the writer thread.
    /// Errors: Cancelled, those of SQLite; the transaction is then to be given up.
    Status copyTo(Database& workspace, std::int64_t run, const std::stop_token& stop) const;

private:
    explicit TraversalDraft(std::unique_ptr<SQLite::Database> sql) : m_sql(std::move(sql)) {}
    Status copyEvidence(SQLite::Database& workspace, std::int64_t run, const std::stop_token& stop) const;

    std::unique_ptr<SQLite::Database> m_sql;
};

} // namespace chronoscope::store
