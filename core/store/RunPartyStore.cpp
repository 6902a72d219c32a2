// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/RunPartyStore.h"

#include "core/store/RowWriter.h"

#include <algorithm>

namespace chronoscope::store {

Status RunPartyStore::join(const std::vector<std::int64_t>& runs) {
    if (runs.size() < 2) return {};
    return guarded([&] {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        const std::int64_t party = *std::min_element(runs.begin(), runs.end());
        SQLite::Statement add(m_sql, "INSERT INTO run_party(run, party) VALUES(?, ?)");
        for (const std::int64_t run : runs)
            execute(add, run, party);
        transaction.commit();
    });
}

Result<std::vector<std::int64_t>> RunPartyStore::others(std::int64_t run) {
    return guarded([&] {
        std::vector<std::int64_t> runs;
        SQLite::Statement rows(m_sql, "SELECT o.run FROM run_party m JOIN run_party o ON o.party = m.party AND o.run "
                                      "<> m.run WHERE m.run = ? ORDER BY o.run");
        rows.bind(1, run);
        while (rows.executeStep())
            runs.push_back(rows.getColumn(0).getInt64());
        return runs;
    });
}

} // namespace chronoscope::store
