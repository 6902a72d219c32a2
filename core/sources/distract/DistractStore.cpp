// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/distract/DistractStore.h"

#include "core/benchmark/ElementJson.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/RowReader.h"
#include "core/store/RowWriter.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace chronoscope::sources {

namespace {
constexpr const char* kStandsFor = "new_version_of"; ///< in the extra keys: content id of the old element

nlohmann::json extraOf(const std::string& text) {
    auto extra = nlohmann::json::parse(text, nullptr, false);
    return extra.is_object() ? extra : nlohmann::json::object();
}
} // namespace

Result<std::vector<DistractStore::Lacking>> DistractStore::lacking(const std::vector<benchmark::Domain>& domains) {
    return store::guarded([&]() -> Result<std::vector<Lacking>> {
        std::set<std::string> replaced; // ids
        SQLite::Statement versions(m_sql, "SELECT extra FROM element_body WHERE extra LIKE '%new_version_of%'");
        while (versions.executeStep()) {
            const auto extra = extraOf(store::textFrom(versions.getColumn(0)));
            if (extra.contains(kStandsFor) && extra.at(kStandsFor).is_string())
                replaced.insert(extra.at(kStandsFor).get<std::string>());
        }
        std::vector<Lacking> list;
        SQLite::Statement rows(m_sql,
                               "SELECT row, few_shot, domain, lower(hex(id)) FROM element WHERE distractors <> 3 "
                               "AND row NOT IN (SELECT row FROM element_replaced) ORDER BY row");
        while (rows.executeStep()) {
            const auto domain = static_cast<benchmark::Domain>(rows.getColumn(2).getInt());
            if (!domains.empty() && std::find(domains.begin(), domains.end(), domain) == domains.end()) continue;
            if (replaced.contains(rows.getColumn(3).getString())) continue;
            list.push_back({rows.getColumn(0).getInt64(), rows.getColumn(1).getInt() != 0});
        }
        return list;
    });
}

Result<std::optional<std::int64_t>> DistractStore::ordinalIn(std::int64_t run, std::int64_t row) {
    return store::guarded([&]() -> Result<std::optional<std::int64_t>> {
        SQLite::Statement rows(m_sql, "WITH RECURSIVE version(row) AS (SELECT ? UNION SELECT r.row FROM "
                                      "element_replaced r JOIN version v ON r.by_row = v.row) SELECT min(ordinal) FROM "
                                      "run_element WHERE run = ? AND row IN (SELECT row FROM version)");
        rows.bind(1, row);
        rows.bind(2, run);
        if (!rows.executeStep() || rows.getColumn(0).isNull()) return std::optional<std::int64_t>();
        return std::optional<std::int64_t>(rows.getColumn(0).getInt64());
    });
}

Result<std::vector<std::int64_t>> DistractStore::rows() {
    return store::guarded([&]() -> Result<std::vector<std::int64_t>> {
        std::vector<std::int64_t> list;
        SQLite::Statement rows(m_sql, "SELECT row FROM element ORDER BY row");
        while (rows.executeStep())
            list.push_back(rows.getColumn(0).getInt64());
        return list;
    });
}

/// An element by the runs that ask it; a few-shot by every run that could draw it. Runs that write options for it do
/// not use it.
bool DistractStore::isUsed(const Lacking& old) {
    SQLite::Statement used(
        m_sql, old.isFewShot
                   ? "SELECT 1 FROM run WHERE element_limit >= ? AND NOT (study = 'sources' AND plan = 'distract') "
                     "LIMIT 1"
                   : "SELECT 1 FROM run_element e JOIN run r ON r.id = e.run WHERE e.row = ?1 AND NOT "
                     "(r.study = 'sources' AND r.plan = 'distract') UNION ALL "
                     "SELECT 1 FROM traversal_accepted WHERE row = ?1 LIMIT 1");
    used.bind(1, old.row);
    return used.executeStep();
}

Result<std::vector<DistractStore::Put>> DistractStore::put(const std::vector<Change>& changes) {
    return store::guarded([&]() -> Result<std::vector<Put>> {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        std::vector<Put> done;
        for (const Change& change : changes)
            done.push_back(putOne(change.old, change.element));
        transaction.commit();
        return done;
    });
}

/// By another element since it was read: which of the two new ones stands for it would be chance.
bool DistractStore::isReplaced(std::int64_t row) {
    SQLite::Statement rows(m_sql, "SELECT 1 FROM element_replaced WHERE row = ?");
    rows.bind(1, row);
    return rows.executeStep();
}

DistractStore::Put DistractStore::putOne(const Lacking& old, benchmark::Element element) {
    const bool used = isUsed(old);
    if (used && (old.isFewShot || isReplaced(old.row))) return Put::InUse;
    if (used) {
        auto extra = extraOf(element.extra);
        extra[kStandsFor] = toHex(element.id);
        element.extra = extra.dump();
    }
    element.id = benchmark::computeId(element);
    SQLite::Statement twin(m_sql, "SELECT 1 FROM element WHERE few_shot = ? AND id = ?");
    store::bindValue(twin, 1, old.isFewShot);
    store::bindValue(twin, 2, element.id);
    if (twin.executeStep()) return Put::AlreadyThere;
    const auto count = static_cast<int>(element.distractors.size());
    const std::string body = benchmark::encodeBody(element);
    if (used) {
        SQLite::Statement head(m_sql, "INSERT INTO element(id, few_shot, domain, state, relation, subject, years, "
                                      "distractors) SELECT ?, few_shot, domain, state, relation, subject, years, ? "
                                      "FROM element WHERE row = ?");
        store::execute(head, element.id, count, old.row);
        const auto row = static_cast<std::int64_t>(m_sql.getLastInsertRowid());
        SQLite::Statement text(m_sql, "INSERT INTO element_body(row, body, extra) VALUES(?,?,?)");
        store::execute(text, row, body, element.extra);
        SQLite::Statement source(m_sql, "INSERT INTO element_source SELECT ?, build, source_id, relation_id, as_of, "
                                        "object_ids FROM element_source WHERE element = ?");
        store::execute(source, row, old.row);
        // As an edit does: new runs ask this one, and not the same fact twice.
        SQLite::Statement mark(m_sql, "INSERT INTO element_replaced(row, by_row) VALUES(?, ?)");
        store::execute(mark, old.row, row);
        return Put::NewVersion;
    }
    SQLite::Statement head(m_sql, "UPDATE element SET id = ?, distractors = ? WHERE row = ?");
    store::execute(head, element.id, count, old.row);
    SQLite::Statement text(m_sql, "UPDATE element_body SET body = ?, extra = ? WHERE row = ?");
    store::execute(text, body, element.extra, old.row);
    return Put::Changed;
}

} // namespace chronoscope::sources
