// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/ReplyStore.h"

#include <cstdint>
#include <optional>

namespace chronoscope::store {

/// What is stored of a reply because of what it says. Value.
struct StoredVerdict {
    matching::ReplyKind kind = matching::ReplyKind::Answered;
    bool hit = false;
    bool leftOut = false;
    std::int64_t tenths = 0; ///< of a point of the score, as it is stored
    std::optional<double> value;
    bool operator==(const StoredVerdict&) const = default;

    static std::int64_t tenthsOf(double score);
    static StoredVerdict of(const ReplyRow& reply);
};

/// Verdicts of a run that judging again found to be other than they are stored, kept in a temporary table of the
/// connection until they are stored instead. A connection that was not asked to keep them keeps none, and pays nothing.
/// One thread, like the connection.
class OtherVerdicts {
public:
    OtherVerdicts(Database& database, std::int64_t run) : m_database(database), m_run(run) {}

    /// Lets the connection keep verdicts, none yet. Throws SQLite errors.
    static void keepIn(Database& database);
    /// Keeps the verdict of the reply with this index. Errors: those of the database.
    Status note(std::int64_t index, const StoredVerdict& verdict);
    /// Stores those of the run; inside the caller's transaction. Returns how many. Throws SQLite errors.
    std::int64_t store() const;

private:
    Database& m_database;
    const std::int64_t m_run;
    std::optional<bool> m_isKept; ///< once one was noted
};

} // namespace chronoscope::store
