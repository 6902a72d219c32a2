// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"
#include "core/studies/robustness/DatedFact.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <string>

namespace chronoscope::robustness {

/// Puts facts into the tables of a workspace, inside a transaction of the caller. Names tell a fact; its ids are part
/// of it only where facts of these names with other ids are there already. A stored fact without ids is the one that
/// comes with ids first, and keeps them. Throws SQLite errors: for use in guarded(). One thread.
class FactInsertion {
public:
    explicit FactInsertion(SQLite::Database& sql);

    enum class Result {
        Added,
        Already, ///< it is there; an id of its own, visits and a relation's id that it lacks are taken
        Refused  ///< another fact has its id
    };
    struct Done {
        Result result = Result::Refused;
        std::int64_t row = 0; ///< of the fact; 0 where it was refused
        std::string otherId;  ///< that it has and keeps, where it came with one of its own
    };
    /// The periods are kept in any case.
    Done insert(DatedFact fact);
    /// The periods alone, of what is no fact to be asked.
    void keep(DatedFact fact);

private:
    struct Known {
        std::int64_t row = 0;  ///< 0: none
        bool isSame = false;   ///< by its ids, which may be missing
        bool lacksIds = false; ///< one of them at least
    };
    Known known(const DatedFact& fact);
    bool hasNames(const DatedFact& fact, const ContentId& triple);
    bool hasFact(const ContentId& triple);
    void takeOver(const DatedFact& fact);
    bool needsIds(const DatedFact& fact, bool namesAreTaken);
    bool hasRow(SQLite::Statement& query);
    void fill(const Known& there, const DatedFact& fact);
    std::string otherIdOf(const DatedFact& fact, std::int64_t row);
    /// An open period with the start of one that ends lacks its end, unless one source tells both.
    void keepPeriods(const DatedFact& fact);
    std::int64_t add(const DatedFact& fact);

    SQLite::Database& m_sql;
    SQLite::Statement m_known, m_insert, m_period, m_factOf, m_dropEnded, m_takeOver, m_withIds, m_withOtherIds,
        m_setIds, m_setId, m_idOf, m_setVisits, m_setRelation, m_endOf, m_dropEndless;
};

} // namespace chronoscope::robustness
