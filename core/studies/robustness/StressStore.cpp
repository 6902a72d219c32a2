// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/StressStore.h"

#include "core/layout/RunLayout.h"
#include "core/store/ReplyStore.h"
#include "core/store/RowReader.h"
#include "core/store/RowWriter.h"
#include "core/studies/robustness/AlphaBins.h"
#include "core/studies/robustness/ExactSum.h"

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>

namespace chronoscope::robustness {

using store::execute;
using store::guarded;
using store::RowReader;

namespace {
constexpr std::int64_t kMostFacts = std::int64_t{1} << 32;

Error missingIn(std::int64_t run, const char* what) { return {ErrorCode::Corrupt, what, "run " + std::to_string(run)}; }

/// Damage of a value is told with its run and fact.
template <typename Read> auto ofFact(std::int64_t run, std::int64_t ordinal, Read&& read) {
    const auto where = [&] { return "run " + std::to_string(run) + ", fact " + std::to_string(ordinal); };
    return store::located(where, std::forward<Read>(read));
}

template <typename Value> Value orThrow(Result<Value> result) {
    if (!result) throw store::Failure(result.error());
    return std::move(result).value();
}
void orThrow(const Status& status) {
    if (!status) throw store::Failure(status.error());
}

RunFact factFrom(const RowReader& row) {
    return {row.value(0, 0, kMostFacts), row.value(1), static_cast<int>(row.value(2, 0, kMostDates)),
            row.value(3, 0, run::kIndexEnd), static_cast<int>(row.value(4, 0, kMostDates))};
}

/// The fact of a run that has `value` in this column.
Result<RunFact> oneFact(store::Database& database, std::int64_t run, const std::string& column, std::int64_t value) {
    RowReader row(
        database.sql(),
        ("SELECT ordinal, fact, relation, first, dates FROM stress_fact WHERE run = ? AND " + column + " = ?").c_str());
    row.bind(1, run);
    row.bind(2, value);
    if (!row.next()) return Error{ErrorCode::NotFound, "the run has no such fact", std::to_string(value)};
    return factFrom(row);
}

/// The outcomes of a fact's dates.
struct Outcomes {
    std::vector<Score> scores; ///< one of each date
    int stored = 0;            ///< how many have an outcome
};

Outcomes outcomesOf(store::Database& database, std::int64_t run, const RunFact& fact) {
    Outcomes outcomes;
    outcomes.scores.resize(static_cast<std::size_t>(fact.dates));
    orThrow(store::readReplies(database, run, fact.first, fact.first + fact.dates, [&](const store::ReplyRow& row) {
        outcomes.scores[static_cast<std::size_t>(row.index - fact.first)] = scoreOf(row);
        ++outcomes.stored;
        return true;
    }));
    return outcomes;
}

std::vector<SampledDate> datesOf(store::Database& database, std::int64_t run, const RunFact& fact) {
    RowReader row(database.sql(), "SELECT dates FROM stress_dates WHERE run = ? AND ordinal = ?");
    row.bind(1, run);
    row.bind(2, fact.ordinal);
    if (!row.next()) throw store::Failure(missingIn(run, "the dates of a fact of the run are missing"));
    auto dates = orThrow(decodeDates(row.text(0)));
    if (static_cast<int>(dates.size()) != fact.dates) throw store::damaged("the dates of a fact are not as many");
    return dates;
}

/// What one fact or several bring to the alpha curve.
class AlphaChanges {
public:
    void add(int relation, const std::vector<SampledDate>& dates, const std::vector<Score>& scores, int sign) {
        for (std::size_t i = 0; i < dates.size(); ++i) {
            if (!scores[i] || !dates[i].alpha) continue;
            const double at = plottedAlpha(*dates[i].alpha, dates[i].of);
            const Place place{relation, static_cast<int>(dates[i].precision), static_cast<int>(dates[i].of), 0};
            put(place, alphaPoint(at), *scores[i], sign);
            if (const auto bar = alphaBar(at)) put(place, kAlphaPoints + *bar, *scores[i], sign);
        }
    }
    void write(SQLite::Database& sql, std::int64_t run) const {
        SQLite::Statement change(
            sql, "INSERT INTO stress_alpha(run, relation, precision, class, bin, dates, whole, fraction, left_out) "
                 "VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT DO UPDATE SET dates = dates + ?6, whole = "
                 "whole + ?7 + ((fraction + ?8) >> 50), fraction = (fraction + ?8) & 1125899906842623, left_out = "
                 "left_out + ?9");
        static_assert(ExactSum::kBits == 50 && ExactSum::kOne == 1125899906842624);
        for (const auto& [place, sum] : m_sums)
            execute(change, run, std::get<0>(place), std::get<1>(place), std::get<2>(place), std::get<3>(place),
                    sum.dates, sum.of.whole, sum.of.fraction, sum.leftOut);
    }

    /// By relation, precision, class and bin, as they are stored.
    std::vector<AlphaSum> sums() const {
        std::vector<AlphaSum> all;
        for (const auto& [place, sum] : m_sums) {
            const auto& [relation, precision, dateClass, bin] = place;
            all.push_back({relation, static_cast<Precision>(precision), static_cast<DateClass>(dateClass), bin,
                           sum.dates, sum.of.value(), sum.leftOut});
        }
        return all;
    }

private:
    using Place = std::tuple<int, int, int, int>; ///< relation, precision, class, bin
    struct Sum {
        std::int64_t dates = 0;
        ExactSum of;
        std::int64_t leftOut = 0;
    };
    void put(Place place, int bin, double logProb, int sign) {
        std::get<3>(place) = bin;
        Sum& sum = m_sums[place];
        if (!ExactSum::takes(logProb)) {
            sum.leftOut += sign;
            return;
        }
        sum.dates += sign;
        sum.of += sign > 0 ? ExactSum::of(logProb) : -ExactSum::of(logProb);
    }

    std::map<Place, Sum> m_sums;
};

FactUnits unitsOf(const std::vector<SampledDate>& dates, const std::vector<Score>& scores) {
    std::array<std::vector<ScoredDate>, kPrecisions> scored;
    for (std::size_t i = 0; i < dates.size(); ++i)
        scored[static_cast<std::size_t>(dates[i].precision)].push_back({dates[i].of, scores[i], dates[i].alpha});
    FactUnits units;
    for (std::size_t i = 0; i < units.size(); ++i)
        units[i] = scoreUnit(scored[i]);
    return units;
}
} // namespace

std::string oddScoreText(double logProb) { return std::isnan(logProb) ? "nan" : logProb < 0 ? "-inf" : "inf"; }

Score scoreOf(const store::ReplyRow& reply) {
    if (reply.error || reply.kind != matching::ReplyKind::Answered) return std::nullopt;
    if (reply.value) return reply.value;
    for (const double odd : {std::numeric_limits<double>::quiet_NaN(), -HUGE_VAL, HUGE_VAL})
        if (reply.text == oddScoreText(odd)) return odd;
    return std::nullopt;
}

void StressStore::insert(std::int64_t run, const std::string& spec, const NextFact& next) {
    SQLite::Database& sql = m_database.sql();
    SQLite::Statement head(sql, "INSERT INTO stress_run(run, spec) VALUES(?, ?)");
    execute(head, run, spec);
    SQLite::Statement addRelation(sql, "INSERT INTO stress_relation(run, place, name) VALUES(?, ?, ?)");
    SQLite::Statement addFact(
        sql, "INSERT INTO stress_fact(run, ordinal, fact, relation, first, dates) VALUES(?, ?, ?, ?, ?, ?)");
    SQLite::Statement addDates(sql, "INSERT INTO stress_dates(run, ordinal, dates) VALUES(?, ?, ?)");
    std::map<std::string, int> places;
    std::int64_t ordinal = 0, first = 0;
    while (const auto fact = next()) {
        const auto [place, isNew] = places.try_emplace(fact->relation, static_cast<int>(places.size()));
        if (isNew) execute(addRelation, run, place->second, place->first);
        const auto dates = static_cast<std::int64_t>(fact->dates.size());
        execute(addFact, run, ordinal, fact->row, place->second, first, dates);
        execute(addDates, run, ordinal, encodeDates(fact->dates));
        ++ordinal;
        first += dates;
    }
}

Result<std::string> StressStore::spec(std::int64_t run) {
    return guarded([&]() -> Result<std::string> {
        SQLite::Statement row(m_database.sql(), "SELECT spec FROM stress_run WHERE run = ?");
        row.bind(1, run);
        if (!row.executeStep()) return missingIn(run, "what the run asks for is missing in the workspace");
        return store::textFrom(row.getColumn(0));
    });
}

Result<std::vector<std::string>> StressStore::relations(std::int64_t run) {
    return guarded([&]() -> Result<std::vector<std::string>> {
        std::vector<std::string> names;
        RowReader rows(m_database.sql(), "SELECT place, name FROM stress_relation WHERE run = ? ORDER BY place");
        rows.bind(1, run);
        while (rows.next()) {
            if (rows.value(0) != static_cast<std::int64_t>(names.size()))
                return missingIn(run, "a relation of the run is missing in the workspace");
            names.emplace_back(rows.text(1));
        }
        return names;
    });
}

Result<std::vector<RunFact>> StressStore::facts(std::int64_t run) {
    return guarded([&]() -> Result<std::vector<RunFact>> {
        std::vector<RunFact> facts;
        std::int64_t next = 0;
        RowReader rows(m_database.sql(), "SELECT ordinal, fact, relation, first, dates FROM stress_fact WHERE run = ? "
                                         "ORDER BY ordinal");
        rows.bind(1, run);
        while (rows.next()) {
            const RunFact fact = factFrom(rows);
            if (fact.ordinal != static_cast<std::int64_t>(facts.size()) || fact.first != next)
                return missingIn(run, "a fact of the run is missing in the workspace");
            next = fact.first + fact.dates;
            facts.push_back(fact);
        }
        return facts;
    });
}

Result<RunFact> StressStore::fact(std::int64_t run, std::int64_t ordinal) {
    return guarded([&] { return oneFact(m_database, run, "ordinal", ordinal); });
}

Result<RunFact> StressStore::factOfRow(std::int64_t run, std::int64_t row) {
    return guarded([&] { return oneFact(m_database, run, "fact", row); });
}

Result<std::vector<SampledDate>> StressStore::dates(std::int64_t run, const RunFact& fact) {
    return guarded([&] { return ofFact(run, fact.ordinal, [&] { return datesOf(m_database, run, fact); }); });
}

Result<std::vector<Score>> StressStore::scores(std::int64_t run, const RunFact& fact) {
    return guarded([&] { return outcomesOf(m_database, run, fact).scores; });
}

Status StressStore::units(std::int64_t run, const UnitSink& sink) {
    return guarded([&] {
        RowReader rows(m_database.sql(),
                       "SELECT ordinal, relation, units FROM stress_unit WHERE run = ? ORDER BY ordinal");
        rows.bind(1, run);
        while (rows.next()) {
            const std::int64_t ordinal = rows.value(0, 0, kMostFacts);
            const auto units = ofFact(run, ordinal, [&] { return orThrow(decodeUnits(rows.text(2))); });
            if (!sink(ordinal, static_cast<int>(rows.value(1, 0, kMostDates)), units)) return;
        }
    });
}

Result<std::vector<AlphaSum>> StressStore::alphaSums(std::int64_t run) {
    return guarded([&] {
        constexpr std::int64_t kMany = std::numeric_limits<std::int64_t>::max();
        std::vector<AlphaSum> sums;
        RowReader rows(m_database.sql(), "SELECT relation, precision, class, bin, dates, whole, fraction, left_out "
                                         "FROM stress_alpha WHERE run = ? ORDER BY relation, precision, class, bin");
        rows.bind(1, run);
        while (rows.next()) {
            const ExactSum sum{rows.value(5), rows.value(6, 0, ExactSum::kOne - 1)};
            sums.push_back({static_cast<int>(rows.value(0, 0, kMostDates)),
                            static_cast<Precision>(rows.value(1, 0, kPrecisions - 1)),
                            static_cast<DateClass>(rows.value(2, 0, kDateClasses - 1)),
                            static_cast<int>(rows.value(3, 0, kAlphaBins - 1)), rows.value(4, 0, kMany), sum.value(),
                            rows.value(7, 0, kMany)});
        }
        return sums;
    });
}

Result<std::vector<AlphaSum>> StressStore::alphaSums(std::int64_t run,
                                                     const std::function<bool(std::int64_t row)>& takes,
                                                     const std::stop_token& stop) {
    const auto all = facts(run);
    if (!all) return all.error();
    return guarded([&]() -> Result<std::vector<AlphaSum>> {
        AlphaChanges changes;
        RowReader settled(m_database.sql(), "SELECT ordinal FROM stress_unit WHERE run = ? ORDER BY ordinal");
        settled.bind(1, run);
        while (settled.next()) {
            if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
            const std::int64_t ordinal = settled.value(0, 0, kMostFacts);
            if (ordinal >= static_cast<std::int64_t>(all->size()))
                return missingIn(run, "a fact of the run is missing");
            const RunFact& fact = (*all)[static_cast<std::size_t>(ordinal)];
            if (!takes(fact.row)) continue;
            const auto dates = ofFact(run, ordinal, [&] { return datesOf(m_database, run, fact); });
            changes.add(fact.relation, dates, outcomesOf(m_database, run, fact).scores, 1);
        }
        return changes.sums();
    });
}

void StressStore::settle(std::int64_t run, std::span<const RunFact> facts) {
    SQLite::Database& sql = m_database.sql();
    SQLite::Statement find(sql, "SELECT 1 FROM stress_unit WHERE run = ? AND ordinal = ?");
    SQLite::Statement add(sql, "INSERT INTO stress_unit(run, ordinal, relation, units) VALUES(?, ?, ?, ?)");
    AlphaChanges changes;
    for (const RunFact& fact : facts) {
        find.bind(1, run);
        find.bind(2, fact.ordinal);
        const bool isSettled = find.executeStep();
        find.reset();
        if (isSettled) continue;
        const Outcomes outcomes = outcomesOf(m_database, run, fact);
        if (outcomes.stored < fact.dates) continue;
        const auto dates = ofFact(run, fact.ordinal, [&] { return datesOf(m_database, run, fact); });
        execute(add, run, fact.ordinal, fact.relation, encodeUnits(unitsOf(dates, outcomes.scores)));
        changes.add(fact.relation, dates, outcomes.scores, 1);
    }
    changes.write(sql, run);
}

void StressStore::unsettle(std::int64_t run, std::span<const RunFact> facts) {
    SQLite::Database& sql = m_database.sql();
    SQLite::Statement drop(sql, "DELETE FROM stress_unit WHERE run = ? AND ordinal = ?");
    AlphaChanges changes;
    for (const RunFact& fact : facts) {
        if (execute(drop, run, fact.ordinal) == 0) continue;
        const auto dates = ofFact(run, fact.ordinal, [&] { return datesOf(m_database, run, fact); });
        changes.add(fact.relation, dates, outcomesOf(m_database, run, fact).scores, -1);
    }
    changes.write(sql, run);
    SQLite::Statement empty(sql, "DELETE FROM stress_alpha WHERE run = ? AND dates = 0 AND left_out = 0");
    execute(empty, run);
}

Status StressStore::resettle(std::int64_t run, const std::stop_token& stop) {
    constexpr std::size_t kAtOnce = 1'024;
    for (const char* table : {"stress_unit", "stress_alpha"}) {
        SQLite::Statement drop(m_database.sql(), std::string("DELETE FROM ") + table + " WHERE run = ?");
        execute(drop, run);
    }
    const auto all = facts(run);
    if (!all) return all.error();
    for (std::span<const RunFact> rest = *all; !rest.empty();) {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
        const auto some = rest.first(std::min(kAtOnce, rest.size()));
        settle(run, some);
        rest = rest.subspan(some.size());
    }
    return {};
}

} // namespace chronoscope::robustness
