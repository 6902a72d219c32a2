// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/ScoreDraftStore.h"

#include "core/facts/IsoDate.h"
#include "core/store/RowWriter.h"
#include "core/studies/robustness/FactText.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace chronoscope::robustness {

using store::execute;
using store::guarded;

namespace {
constexpr int kNoDate = -1; ///< as the day of a row without a date

/// What SQLite has no number for.
enum OddScore : int { kPlain = 0, kNotANumber, kMinusInfinity, kInfinity };

OddScore oddOf(const std::optional<double>& score) {
    if (!score || std::isfinite(*score)) return kPlain;
    if (std::isnan(*score)) return kNotANumber;
    return *score < 0 ? kMinusInfinity : kInfinity;
}

std::optional<double> scoreFrom(const SQLite::Column& value, int odd) {
    switch (odd) {
    case kNotANumber: return std::numeric_limits<double>::quiet_NaN();
    case kMinusInfinity: return -std::numeric_limits<double>::infinity();
    case kInfinity: return std::numeric_limits<double>::infinity();
    default: return value.isNull() ? std::nullopt : std::optional(value.getDouble());
    }
}

bool isSameScore(const std::optional<double>& a, const std::optional<double>& b) {
    if (a && b && std::isnan(*a) && std::isnan(*b)) return true;
    return a == b;
}

facts::Date dateOrNone(const LogProbRow& row) { return row.date.value_or(facts::Date{0, 0, kNoDate}); }

std::optional<double> plain(const std::optional<double>& score) {
    return oddOf(score) == kPlain ? score : std::nullopt;
}

std::optional<int> classOf(const LogProbRow& row) {
    return row.of ? std::optional(static_cast<int>(*row.of)) : std::nullopt;
}
} // namespace

Result<ScoreDraftStore> ScoreDraftStore::open() {
    return guarded([] {
        // Of an empty name: a file of SQLite's own, which nobody else can open.
        auto sql = std::make_unique<SQLite::Database>("", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        sql->exec("PRAGMA journal_mode = OFF");
        sql->exec("PRAGMA synchronous = OFF");
        sql->exec("PRAGMA cache_size = -65536"); // 64 MiB: rows may come in any order
        sql->exec("CREATE TABLE fact(number INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, line, subject, relation, "
                  "object, first_date, last_date, subject_id, object_id, row NOT NULL DEFAULT 0)");
        sql->exec("CREATE TABLE endless(number INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, subject, relation, "
                  "object, first_date, subject_id, object_id)");
        sql->exec("CREATE TABLE score(fact, precision, year, month, day, line, class, alpha, slack, value, odd, "
                  "PRIMARY KEY(fact, precision, year, month, day)) WITHOUT ROWID");
        return ScoreDraftStore(std::move(sql));
    });
}

ScoreDraftStore::ScoreDraftStore(std::unique_ptr<SQLite::Database> sql)
    : m_sql(std::move(sql)),
      m_findFact(std::make_unique<SQLite::Statement>(*m_sql, "SELECT number FROM fact WHERE key = ?")),
      m_addFact(std::make_unique<SQLite::Statement>(
          *m_sql,
          "INSERT INTO fact(key, line, subject, relation, object, first_date, last_date, subject_id, object_id) "
          "VALUES(?,?,?,?,?,?,?,?,?)")),
      m_addScore(std::make_unique<SQLite::Statement>(
          *m_sql, "INSERT OR IGNORE INTO score(fact, precision, year, month, day, line, class, alpha, slack, value, "
                  "odd) VALUES(?,?,?,?,?,?,?,?,?,?,?)")) {
    m_sql->exec("BEGIN"); // nothing is ever committed: the file goes with its connection
}

std::int64_t ScoreDraftStore::numberOf(const LogProbRow& row) {
    if (row.sameFact && m_lastNumber > 0) return m_lastNumber;
    const ContentId key = contentId(factKey(toldByIds(row.fact)));
    store::bindValue(*m_findFact, 1, key);
    m_lastNumber = m_findFact->executeStep() ? m_findFact->getColumn(0).getInt64() : 0;
    m_findFact->reset();
    if (m_lastNumber > 0) return m_lastNumber;
    execute(*m_addFact, key, row.line, row.fact.subject, row.fact.relation, row.fact.object,
            facts::isoText(row.fact.period.start), facts::isoText(*row.fact.period.end), row.fact.subjectId,
            row.fact.objectId);
    return m_lastNumber = m_sql->getLastInsertRowid();
}

Result<ScoreDraftStore::Added> ScoreDraftStore::add(const LogProbRow& row) {
    return guarded([&]() -> Added {
        const facts::Date date = dateOrNone(row);
        const bool isNew = execute(*m_addScore, numberOf(row), static_cast<int>(row.precision), date.year, date.month,
                                   date.day, row.line, classOf(row), row.alpha, row.alphaSlack, plain(row.logProb),
                                   static_cast<int>(oddOf(row.logProb))) == 1;
        if (isNew) return {};
        Added added;
        added.problem = join(row);
        added.repeated = added.problem.empty();
        return added;
    });
}

Status ScoreDraftStore::addEndless(const DatedFact& fact) {
    return guarded([&] {
        SQLite::Statement add(*m_sql, "INSERT OR IGNORE INTO endless(key, subject, relation, object, first_date, "
                                      "subject_id, object_id) VALUES(?,?,?,?,?,?,?)");
        execute(add, contentId(factKey(toldByIds(fact))), fact.subject, fact.relation, fact.object,
                facts::isoText(fact.period.start), fact.subjectId, fact.objectId);
    });
}

Result<std::vector<DatedFact>> ScoreDraftStore::endlessAfter(std::int64_t& after, std::size_t most) const {
    return guarded([&]() -> Result<std::vector<DatedFact>> {
        SQLite::Statement rows(*m_sql, "SELECT number, subject, relation, object, first_date, subject_id, object_id "
                                       "FROM endless WHERE number > ? ORDER BY number");
        rows.bind(1, after);
        std::vector<DatedFact> list;
        while (list.size() < most && rows.executeStep()) {
            after = rows.getColumn(0).getInt64();
            const auto start = facts::readIsoDate(rows.getColumn(4).getString());
            if (!start) return start.error();
            DatedFact& fact = list.emplace_back();
            fact.subject = rows.getColumn(1).getString();
            fact.relation = rows.getColumn(2).getString();
            fact.object = rows.getColumn(3).getString();
            fact.period.start = *start;
            fact.subjectId = rows.getColumn(5).getString();
            fact.objectId = rows.getColumn(6).getString();
        }
        return list;
    });
}

/// What the row says otherwise than the one of its date that is there; nothing: that one has the score of either now.
std::string ScoreDraftStore::join(const LogProbRow& row) {
    const facts::Date date = dateOrNone(row);
    constexpr const char* kOfDate = "fact = ? AND precision = ? AND year = ? AND month = ? AND day = ?";
    const std::array<std::int64_t, 5> place{m_lastNumber, static_cast<int>(row.precision), date.year, date.month,
                                            date.day};
    std::optional<double> score;
    {
        SQLite::Statement there(*m_sql,
                                fmt::format("SELECT line, class, alpha, value, odd FROM score WHERE {}", kOfDate));
        for (std::size_t i = 0; i < place.size(); ++i)
            there.bind(static_cast<int>(i) + 1, place.at(i));
        if (!there.executeStep()) return "the date could not be stored";
        const auto whole = [&](int column) {
            return there.getColumn(column).isNull() ? std::nullopt : std::optional(there.getColumn(column).getInt());
        };
        const auto alpha = there.getColumn(2).isNull() ? std::nullopt : std::optional(there.getColumn(2).getDouble());
        score = scoreFrom(there.getColumn(3), there.getColumn(4).getInt());
        const char* differs = score && row.logProb && !isSameScore(score, row.logProb) ? "score"
                              : whole(1) != classOf(row)                               ? "class"
                              : alpha != row.alpha                                     ? "alpha"
                                                                                       : "";
        if (*differs != '\0')
            return fmt::format("the date stands in line {} already, with another {}", there.getColumn(0).getInt64(),
                               differs);
    }
    if (score || !row.logProb) return {};
    SQLite::Statement set(*m_sql, fmt::format("UPDATE score SET value = ?, odd = ? WHERE {}", kOfDate));
    execute(set, plain(row.logProb), static_cast<int>(oddOf(row.logProb)), place[0], place[1], place[2], place[3],
            place[4]);
    return {};
}

Result<ScoreDraftStore::Counts> ScoreDraftStore::counts() const {
    return guarded([&] {
        Counts counts;
        counts.facts = m_sql->execAndGet("SELECT count(*) FROM fact").getInt64();
        SQLite::Statement rows(*m_sql, "SELECT precision, count(*), sum(value IS NULL AND odd = 0) FROM score GROUP BY "
                                       "precision");
        while (rows.executeStep()) {
            counts.precisions.at(static_cast<std::size_t>(rows.getColumn(0).getInt())) = true;
            counts.dates += rows.getColumn(1).getInt64();
            counts.missing += rows.getColumn(2).getInt64();
        }
        return counts;
    });
}

Result<std::optional<std::int64_t>> ScoreDraftStore::find(const std::string& factKey) const {
    return guarded([&]() -> std::optional<std::int64_t> {
        const ContentId key = contentId(factKey);
        store::bindValue(*m_findFact, 1, key);
        const auto found =
            m_findFact->executeStep() ? std::optional(m_findFact->getColumn(0).getInt64()) : std::nullopt;
        m_findFact->reset();
        return found;
    });
}

Status ScoreDraftStore::setRow(std::int64_t number, std::int64_t factRow) {
    return guarded([&] {
        SQLite::Statement set(*m_sql, "UPDATE fact SET row = ? WHERE number = ?");
        execute(set, factRow, number);
    });
}

Result<std::optional<std::pair<std::int64_t, std::int64_t>>> ScoreDraftStore::factTwice() const {
    return guarded([&]() -> std::optional<std::pair<std::int64_t, std::int64_t>> {
        SQLite::Statement rows(*m_sql, "SELECT min(line), max(line) FROM fact WHERE row > 0 GROUP BY row "
                                       "HAVING count(*) > 1 LIMIT 1");
        if (rows.executeStep()) return std::pair(rows.getColumn(0).getInt64(), rows.getColumn(1).getInt64());
        SQLite::Statement mixed(*m_sql,
                                "SELECT min(line), max(line) FROM fact WHERE row = 0 GROUP BY subject, relation, "
                                "object, first_date, last_date HAVING min(subject_id || object_id) = '' AND "
                                "max(subject_id || object_id) <> '' LIMIT 1");
        if (!mixed.executeStep()) return std::nullopt;
        return std::pair(mixed.getColumn(0).getInt64(), mixed.getColumn(1).getInt64());
    });
}

Result<std::optional<ScoreDraftStore::Fact>> ScoreDraftStore::factAfter(std::int64_t number) const {
    return guarded([&]() -> Result<std::optional<Fact>> {
        SQLite::Statement row(*m_sql, "SELECT number, line, subject, relation, object, first_date, last_date, row, "
                                      "subject_id, object_id FROM fact WHERE number > ? ORDER BY number LIMIT 1");
        row.bind(1, number);
        if (!row.executeStep()) return std::optional<Fact>();
        Fact fact;
        fact.number = row.getColumn(0).getInt64();
        fact.line = row.getColumn(1).getInt64();
        fact.fact.subject = row.getColumn(2).getString();
        fact.fact.relation = row.getColumn(3).getString();
        fact.fact.object = row.getColumn(4).getString();
        const auto start = facts::readIsoDate(row.getColumn(5).getString());
        const auto end = facts::readIsoDate(row.getColumn(6).getString());
        if (!start) return start.error();
        if (!end) return end.error();
        fact.fact.period = {*start, *end};
        fact.row = row.getColumn(7).getInt64();
        fact.fact.subjectId = row.getColumn(8).getString();
        fact.fact.objectId = row.getColumn(9).getString();
        return std::optional(std::move(fact));
    });
}

Result<std::vector<ScoreDraftStore::Date>> ScoreDraftStore::dates(std::int64_t number) const {
    return guarded([&] {
        std::vector<Date> dates;
        SQLite::Statement rows(*m_sql, "SELECT precision, year, month, day, line, class, alpha, slack, value, odd FROM "
                                       "score WHERE fact = ? ORDER BY precision, line");
        rows.bind(1, number);
        std::array<int, kPrecisions> positions{};
        while (rows.executeStep()) {
            Date date;
            date.date.precision = static_cast<Precision>(rows.getColumn(0).getInt());
            date.date.position = positions.at(static_cast<std::size_t>(date.date.precision))++;
            const int day = rows.getColumn(3).getInt();
            if (day != kNoDate) date.date.date = {rows.getColumn(1).getInt(), rows.getColumn(2).getInt(), day};
            date.line = rows.getColumn(4).getInt64();
            date.hasClass = !rows.getColumn(5).isNull();
            if (date.hasClass) date.date.of = static_cast<DateClass>(rows.getColumn(5).getInt());
            if (!rows.getColumn(6).isNull()) date.date.alpha = rows.getColumn(6).getDouble();
            date.alphaSlack = rows.getColumn(7).getDouble();
            date.logProb = scoreFrom(rows.getColumn(8), rows.getColumn(9).getInt());
            dates.push_back(date);
        }
        return dates;
    });
}

} // namespace chronoscope::robustness
