// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/FactStore.h"

#include "core/facts/IsoDate.h"
#include "core/store/RowReader.h"
#include "core/studies/robustness/FactInsertion.h"
#include "core/studies/robustness/FactText.h"

#include <algorithm>

namespace chronoscope::robustness {

namespace {
constexpr const char* kFactColumns =
    "SELECT row, id, subject, relation, relation_id, object, first_date, last_date, (SELECT group_concat(p.first_date "
    "|| "
    "'/' || p.last_date, ';') FROM dated_period p WHERE p.triple = f.triple) periods, subject_visits, object_visits, "
    "visits, source, known, content, triple, entities, subject_id, object_id FROM dated_fact f ";

/// What `read` makes of a stored text; it throws what is no value that we stored.
template <typename Read> auto sound(const SQLite::Column& column, Read read) {
    auto value = read(column.getString());
    if (!value) throw store::damagedValue(column.getName(), column.getString());
    return *value;
}

std::optional<double> visitsFrom(const SQLite::Column& column) {
    return column.isNull() ? std::nullopt : std::optional(store::amountFrom(column));
}

StoredFact readFact(SQLite::Statement& from) {
    StoredFact stored;
    stored.row = from.getColumn(0).getInt64();
    DatedFact& fact = stored.fact;
    fact.id = from.getColumn(1).getString();
    fact.subject = from.getColumn(2).getString();
    fact.relation = from.getColumn(3).getString();
    fact.relationId = from.getColumn(4).getString();
    fact.object = from.getColumn(5).getString();
    fact.period = {sound(from.getColumn(6), facts::readIsoDate), sound(from.getColumn(7), facts::readIsoDate)};
    if (!checkPeriod(fact.period)) throw store::damaged("a period that cannot be");
    fact.others = sound(from.getColumn(8), readPeriods);
    if (std::erase(fact.others, fact.period) != 1) throw store::damaged("a fact whose period is not among those of it");
    std::sort(fact.others.begin(), fact.others.end());
    fact.subjectVisits = visitsFrom(from.getColumn(9));
    fact.objectVisits = visitsFrom(from.getColumn(10));
    fact.visits = visitsFrom(from.getColumn(11));
    fact.source = from.getColumn(12).getString();
    const std::vector<Period> known = sound(from.getColumn(13), readPeriods);
    if (known.size() > 1) throw store::damagedValue("known", from.getColumn(13).getString());
    if (!known.empty()) fact.known = known.front();
    stored.content = store::idFrom(from.getColumn(14));
    stored.triple = store::idFrom(from.getColumn(15));
    fact.entities = from.getColumn(16).getString();
    fact.subjectId = from.getColumn(17).getString();
    fact.objectId = from.getColumn(18).getString();
    return stored;
}

std::string placeOf(SQLite::Statement& row) { return "dated fact " + row.getColumn(0).getString(); }
} // namespace

Result<FactStore::Stored> FactStore::insert(const std::vector<DatedFact>& batch) {
    return store::guarded([&] {
        Stored stored;
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        {
            FactInsertion insertion(m_sql);
            for (std::size_t i = 0; i < batch.size(); ++i) {
                const FactInsertion::Done done = insertion.insert(batch[i]);
                stored.rows.push_back(done.row);
                stored.added += done.result == FactInsertion::Result::Added ? 1 : 0;
                stored.already += done.result == FactInsertion::Result::Already ? 1 : 0;
                if (done.result == FactInsertion::Result::Refused) stored.refused.push_back(i);
                if (!done.otherId.empty()) stored.otherIds.emplace_back(i, done.otherId);
            }
        }
        transaction.commit();
        return stored;
    });
}

Status FactStore::keepPeriods(const std::vector<DatedFact>& batch) {
    return store::guarded([&] {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        {
            FactInsertion insertion(m_sql);
            for (const DatedFact& fact : batch)
                insertion.keep(fact);
        }
        transaction.commit();
    });
}

Status FactStore::forEach(const std::function<bool(StoredFact)>& take, std::int64_t upToRow) {
    return store::guarded([&] {
        SQLite::Statement rows(m_sql, std::string(kFactColumns) + "WHERE row <= ? ORDER BY row");
        rows.bind(1, upToRow);
        while (rows.executeStep())
            if (!take(store::located([&] { return placeOf(rows); }, [&] { return readFact(rows); }))) return;
    });
}

Result<StoredFact> FactStore::load(std::int64_t row) {
    return store::guarded([&]() -> Result<StoredFact> {
        SQLite::Statement rows(m_sql, std::string(kFactColumns) + "WHERE row = ?");
        rows.bind(1, row);
        if (!rows.executeStep()) return Error{ErrorCode::NotFound, "no such fact", std::to_string(row)};
        return store::located([&] { return placeOf(rows); }, [&] { return readFact(rows); });
    });
}

Result<std::vector<std::int64_t>> FactStore::find(const std::string& idOrSubject) {
    return store::guarded([&]() -> Result<std::vector<std::int64_t>> {
        bool isContent = false;
        if (const ContentId content = contentIdFromHex(idOrSubject, isContent); isContent) {
            SQLite::Statement row(m_sql, "SELECT row FROM dated_fact WHERE content = ?");
            row.bind(1, content.data(), static_cast<int>(content.size()));
            if (row.executeStep()) return std::vector<std::int64_t>{row.getColumn(0).getInt64()};
        }
        // '$' is the sign behind '#', so the range is of all ids that begin with the given one and '#'.
        for (const char* query : {"SELECT row FROM dated_fact WHERE id = ?",
                                  "SELECT row FROM dated_fact WHERE id > ?1 || '#' AND id < ?1 || '$' ORDER BY row",
                                  "SELECT row FROM dated_fact WHERE subject = ? ORDER BY row"}) {
            std::vector<std::int64_t> found;
            SQLite::Statement rows(m_sql, query);
            rows.bind(1, idOrSubject);
            while (rows.executeStep())
                found.push_back(rows.getColumn(0).getInt64());
            if (!found.empty()) return found;
        }
        return Error{ErrorCode::NotFound, "no such fact", idOrSubject};
    });
}

Result<std::int64_t> FactStore::count() {
    return store::guarded([&] { return std::int64_t{m_sql.execAndGet("SELECT count(*) FROM dated_fact").getInt64()}; });
}

Result<bool> FactStore::hasYearBounds(std::int64_t run) {
    return store::guarded([&] {
        SQLite::Statement rows(m_sql, "SELECT 1 FROM dated_fact WHERE (instr(substr(first_date, 2), '-') = 0 OR "
                                      "instr(substr(last_date, 2), '-') = 0) " // years before Christ begin with one
                                      "AND row IN (SELECT fact FROM stress_fact WHERE run = ?) LIMIT 1");
        rows.bind(1, run);
        return rows.executeStep();
    });
}

Result<bool> FactStore::hasNamesakes(std::optional<std::int64_t> run) {
    return store::guarded([&] {
        const std::string ofRun = "AND row IN (SELECT fact FROM stress_fact WHERE run = ?) ";
        SQLite::Statement rows(m_sql, "SELECT 1 FROM dated_fact WHERE entities <> '' " + (run ? ofRun : std::string()) +
                                          "LIMIT 1");
        if (run) rows.bind(1, *run);
        return rows.executeStep();
    });
}

Result<std::vector<std::pair<std::string, std::int64_t>>> FactStore::relations() {
    return store::guarded([&] {
        std::vector<std::pair<std::string, std::int64_t>> list;
        SQLite::Statement rows(
            m_sql, "SELECT relation, count(*) FROM dated_fact GROUP BY relation ORDER BY count(*) DESC, relation");
        while (rows.executeStep())
            list.emplace_back(rows.getColumn(0).getString(), rows.getColumn(1).getInt64());
        return list;
    });
}

} // namespace chronoscope::robustness
