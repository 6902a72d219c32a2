// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/FactInsertion.h"

#include "core/facts/IsoDate.h"
#include "core/store/RowWriter.h"
#include "core/studies/robustness/FactText.h"

#include <algorithm>
#include <string>
#include <utility>

namespace chronoscope::robustness {

using store::bindValue;
using store::execute;

FactInsertion::FactInsertion(SQLite::Database& sql)
    : m_sql(sql), m_known(sql, "SELECT row, subject_id, object_id FROM dated_fact WHERE content = ?"),
      m_insert(sql, "INSERT OR IGNORE INTO dated_fact(id, content, subject, relation, relation_id, object, first_date, "
                    "last_date, triple, subject_visits, object_visits, visits, source, known, entities, subject_id, "
                    "object_id) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"),
      m_period(sql, "INSERT OR IGNORE INTO dated_period(triple, first_date, last_date) VALUES(?,?,?)"),
      m_factOf(sql, "SELECT 1 FROM dated_fact WHERE triple = ? LIMIT 1"),
      m_dropEnded(sql, "DELETE FROM dated_period WHERE triple = ?1 AND last_date = '' AND first_date IN (SELECT "
                       "first_date FROM dated_period WHERE triple = ?2 AND last_date <> '')"),
      m_takeOver(sql, "UPDATE OR IGNORE dated_period SET triple = ? WHERE triple = ?"),
      m_withIds(sql, "SELECT 1 FROM dated_fact WHERE triple = ?1 AND (subject_id <> '' OR object_id <> '') AND "
                     "(subject_id IN (?2, '') OR ?2 = '') AND (object_id IN (?3, '') OR ?3 = '') LIMIT 1"),
      m_withOtherIds(sql,
                     "SELECT 1 FROM dated_fact WHERE triple = ? AND (subject_id <> '' OR object_id <> '') LIMIT 1"),
      m_setIds(sql, "UPDATE dated_fact SET subject_id = CASE subject_id WHEN '' THEN ?1 ELSE subject_id END, "
                    "object_id = CASE object_id WHEN '' THEN ?2 ELSE object_id END WHERE row = ?3"),
      m_setId(sql, "UPDATE OR IGNORE dated_fact SET id = ? WHERE row = ? AND id = ?"),
      m_idOf(sql, "SELECT id FROM dated_fact WHERE row = ?"),
      m_setVisits(sql, "UPDATE dated_fact SET subject_visits = coalesce(subject_visits, ?), object_visits = "
                       "coalesce(object_visits, ?), visits = coalesce(visits, ?) WHERE row = ?"),
      m_setRelation(sql, "UPDATE dated_fact SET relation_id = ? WHERE row = ? AND relation_id = ''"),
      m_endOf(sql, "SELECT 1 FROM dated_period WHERE triple = ? AND first_date = ? AND last_date <> '' LIMIT 1"),
      // one that stands beside an end already was told with it, by one source
      m_dropEndless(sql, "DELETE FROM dated_period WHERE triple = ?1 AND first_date = ?2 AND last_date = '' AND NOT "
                         "EXISTS (SELECT 1 FROM dated_period WHERE triple = ?1 AND first_date = ?2 AND last_date <> "
                         "'')") {}

bool FactInsertion::hasRow(SQLite::Statement& query) {
    const bool has = query.executeStep();
    query.reset();
    return has;
}

FactInsertion::Known FactInsertion::known(const DatedFact& fact) {
    const ContentId content = factContent(fact);
    bindValue(m_known, 1, content);
    Known known;
    if (m_known.executeStep()) {
        const std::string subject = m_known.getColumn(1).getString();
        const std::string object = m_known.getColumn(2).getString();
        known.row = m_known.getColumn(0).getInt64();
        known.lacksIds = subject.empty() || object.empty();
        const auto agrees = [](const std::string& one, const std::string& other) {
            return one.empty() || other.empty() || one == other; // what is not said may be the same
        };
        known.isSame = agrees(subject, fact.subjectId) && agrees(object, fact.objectId);
    }
    m_known.reset();
    return known;
}

/// Whether a fact under these names has these ids.
bool FactInsertion::hasNames(const DatedFact& fact, const ContentId& triple) {
    bindValue(m_withIds, 1, triple);
    bindValue(m_withIds, 2, fact.subjectId);
    bindValue(m_withIds, 3, fact.objectId);
    return hasRow(m_withIds);
}

/// Whether the names are also of others: those of a fact that is not there yet.
bool FactInsertion::needsIds(const DatedFact& fact, bool namesAreTaken) {
    if (namesAreTaken) return true;
    const ContentId triple = tripleOf(fact);
    if (hasFact(tripleOf(toldByIds(fact)))) return true; // another fact of theirs is kept so
    if (hasNames(fact, triple)) return false;
    bindValue(m_withOtherIds, 1, triple);
    return hasRow(m_withOtherIds);
}

bool FactInsertion::hasFact(const ContentId& triple) {
    bindValue(m_factOf, 1, triple);
    return hasRow(m_factOf);
}

/// The open periods of somebody whose facts have the names come to them, but for those whose end is known there.
void FactInsertion::takeOver(const DatedFact& fact) {
    if (!hasIds(fact) || !fact.entities.empty()) return;
    const ContentId withIds = tripleOf(toldByIds(fact));
    if (hasFact(withIds)) return;
    execute(m_dropEnded, withIds, tripleOf(fact));
    execute(m_takeOver, tripleOf(fact), withIds);
}

void FactInsertion::keepPeriods(const DatedFact& fact) {
    const ContentId triple = tripleOf(fact);
    const std::vector<Period> all = allPeriods(fact);
    for (const Period& one : all) {
        const std::string start = facts::isoText(one.start);
        const bool hasTwin = std::any_of(all.begin(), all.end(), [&](const Period& other) {
            return other.start == one.start && other.end.has_value() != one.end.has_value();
        });
        if (!hasTwin && one.end) execute(m_dropEndless, triple, start);
        if (!hasTwin && !one.end) {
            bindValue(m_endOf, 1, triple);
            bindValue(m_endOf, 2, start);
            if (hasRow(m_endOf)) continue;
        }
        execute(m_period, triple, start, one.end ? facts::isoText(*one.end) : std::string());
    }
}

void FactInsertion::keep(DatedFact fact) {
    fact.entities.clear();
    if (hasIds(fact) && (!hasFact(tripleOf(fact)) || needsIds(fact, false))) // whose the names will be is not known yet
        fact = toldByIds(std::move(fact));
    keepPeriods(fact);
}

std::int64_t FactInsertion::add(const DatedFact& fact) {
    const ContentId content = factContent(fact);
    const int added =
        execute(m_insert, fact.id.empty() ? toHex(content) : fact.id, content, fact.subject, fact.relation,
                fact.relationId, fact.object, facts::isoText(fact.period.start), facts::isoText(*fact.period.end),
                tripleOf(fact), fact.subjectVisits, fact.objectVisits, fact.visits, fact.source,
                fact.known ? periodsText({*fact.known}) : std::string(), fact.entities, fact.subjectId, fact.objectId);
    return added == 1 ? m_sql.getLastInsertRowid() : 0;
}

/// What the stored fact lacks and this one knows.
void FactInsertion::fill(const Known& there, const DatedFact& fact) {
    if (there.lacksIds && hasIds(fact)) execute(m_setIds, fact.subjectId, fact.objectId, there.row);
    if (!fact.id.empty()) execute(m_setId, fact.id, there.row, toHex(factContent(fact)));
    if (fact.subjectVisits || fact.objectVisits || fact.visits)
        execute(m_setVisits, fact.subjectVisits, fact.objectVisits, fact.visits, there.row);
    if (!fact.relationId.empty()) execute(m_setRelation, fact.relationId, there.row);
}

std::string FactInsertion::otherIdOf(const DatedFact& fact, std::int64_t row) {
    if (fact.id.empty()) return {};
    bindValue(m_idOf, 1, row);
    std::string id = m_idOf.executeStep() ? m_idOf.getColumn(0).getString() : fact.id;
    m_idOf.reset();
    return id == fact.id ? std::string() : id;
}

FactInsertion::Done FactInsertion::insert(DatedFact fact) {
    fact.entities.clear();
    Known there = known(fact);
    if (hasIds(fact)) {
        DatedFact byIds = toldByIds(fact);
        if (const Known exact = known(byIds); exact.row > 0) {
            there = exact;
            fact = std::move(byIds);
        } else if (!there.isSame && needsIds(fact, there.row > 0)) {
            there = {};
            fact = std::move(byIds);
        }
    }
    if (there.row > 0) {
        fill(there, fact);
        keepPeriods(fact);
        takeOver(fact);
        return {Result::Already, there.row, otherIdOf(fact, there.row)};
    }
    const std::int64_t row = add(fact);
    keepPeriods(fact); // also of one that is refused: its names held then
    takeOver(fact);
    return {row == 0 ? Result::Refused : Result::Added, row, {}};
}

} // namespace chronoscope::robustness
