// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/OtherVerdicts.h"

#include "core/layout/RunLayout.h"
#include "core/store/RowWriter.h"

#include <cmath>

namespace chronoscope::store {

std::int64_t StoredVerdict::tenthsOf(double score) { return std::lround(score * 10); }

StoredVerdict StoredVerdict::of(const ReplyRow& reply) {
    return {reply.kind, reply.hit, reply.leftOut, tenthsOf(reply.score), reply.value};
}

void OtherVerdicts::keepIn(Database& database) {
    database.sql().exec("DROP TABLE IF EXISTS temp.other_verdict; CREATE TEMP TABLE other_verdict(key INTEGER PRIMARY "
                        "KEY, kind INTEGER, hit INTEGER, left_out INTEGER, score INTEGER, value REAL)");
}

Status OtherVerdicts::note(std::int64_t index, const StoredVerdict& verdict) {
    return guarded([&] {
        SQLite::Database& sql = m_database.sql();
        if (!m_isKept)
            m_isKept =
                sql.execAndGet("SELECT count(*) FROM sqlite_temp_schema WHERE name = 'other_verdict'").getInt() > 0;
        if (!*m_isKept) return;
        SQLite::Statement insert(sql, "INSERT OR REPLACE INTO temp.other_verdict VALUES(?, ?, ?, ?, ?, ?)");
        execute(insert, run::runKey(m_run, index), verdict.kind, verdict.hit, verdict.leftOut, verdict.tenths,
                verdict.value);
    });
}

std::int64_t OtherVerdicts::store() const {
    SQLite::Statement update(m_database.sql(),
                             "UPDATE main.reply AS stored SET kind = said.kind, hit = said.hit, left_out = "
                             "said.left_out, score = said.score, value = said.value FROM temp.other_verdict AS said "
                             "WHERE stored.key = said.key AND said.key >= ? AND said.key < ?");
    return execute(update, run::runKey(m_run, 0), run::runKey(m_run + 1, 0));
}

} // namespace chronoscope::store
