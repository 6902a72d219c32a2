// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/check/RunRecount.h"

#include "core/check/ScoringRecount.h"
#include "core/layout/RunLayout.h"
#include "core/store/RowReader.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <tuple>

namespace chronoscope::check {

namespace {
using store::RunCounts;
using store::RunRecord;

using study::DerivedTable;

const char* rowsOf(const DerivedTable& derived) {
    return derived.rowsOf == DerivedTable::RowsOf::Key ? "key >= ?1 AND key < ?2" : "run = ?1 AND ?2 > 0";
}

void bindRun(SQLite::Statement& statement, const DerivedTable& derived, std::int64_t run) {
    const bool byKey = derived.rowsOf == DerivedTable::RowsOf::Key;
    statement.bind(1, byKey ? run::runKey(run, 0) : run);
    statement.bind(2, run::runKey(run + 1, 0));
}

/// Rows that are in one of the two tables alone, or not the same in both.
std::int64_t differences(SQLite::Database& sql, const DerivedTable& derived, std::int64_t run, bool isGreedy) {
    std::string columns = derived.columns;
    if (isGreedy && *derived.greedyColumn != '\0') columns += fmt::format(", {}", derived.greedyColumn);
    const auto rows = [&](const char* schema) {
        return fmt::format("SELECT {} FROM {}.{} WHERE {} AND {}", columns, schema, derived.name, rowsOf(derived),
                           derived.counts);
    };
    const auto without = [&](const char* a, const char* b) {
        return fmt::format("SELECT {} FROM ({} EXCEPT {})", derived.key, rows(a), rows(b));
    };
    SQLite::Statement count(
        sql, fmt::format("SELECT count(*) FROM ({} UNION {})", without("main", "temp"), without("temp", "main")));
    bindRun(count, derived, run);
    count.executeStep();
    return count.getColumn(0).getInt64();
}

/// What says that the run is damaged, and not that it cannot be looked at.
bool isDamage(ErrorCode code) {
    return code == ErrorCode::Corrupt || code == ErrorCode::NotFound || code == ErrorCode::BadInput ||
           code == ErrorCode::InvalidArgument;
}

/// Damage is a line of the outcome, once; other errors end the counting.
Status told(const Status& status, RunRecount::Outcome& outcome) {
    if (status || !isDamage(status.error().code)) return status;
    std::string line = status.error().text();
    if (std::find(outcome.problems.begin(), outcome.problems.end(), line) == outcome.problems.end())
        outcome.problems.push_back(std::move(line));
    return {};
}

void compareCounts(const RunCounts& stored, const RunCounts& counted, RunRecount::Outcome& outcome) {
    auto errors = stored.errors;
    std::erase_if(errors, [](const auto& kind) { return kind.second == 0; });
    const auto outcomes = [](const RunCounts& of) {
        return std::tie(of.answered, of.refused, of.empty, of.contradictory, of.unreadable, of.leftOut);
    };
    if (outcomes(stored) != outcomes(counted) || errors != counted.errors)
        outcome.problems.push_back(fmt::format("it counts {} outcomes of its requests, and {} are stored, or others",
                                               stored.done(), counted.done()));
    if (std::tie(stored.promptTokens, stored.completionTokens) !=
        std::tie(counted.promptTokens, counted.completionTokens))
        outcome.problems.push_back(fmt::format("it counts {} tokens, and those of its replies are {}",
                                               stored.promptTokens + stored.completionTokens,
                                               counted.promptTokens + counted.completionTokens));
}
} // namespace

Result<RunCounts> countedReplies(store::Database& database, std::int64_t run, std::int64_t& strangers) {
    return store::guarded([&] {
        RunCounts counts;
        store::RowReader rows(
            database.sql(), "SELECT kind, count(*), sum(left_out), sum(coalesce(prompt_tokens, 0)), "
                            "sum(coalesce(completion_tokens, 0)) FROM reply WHERE key >= ? AND key < ? GROUP BY kind");
        rows.bind(1, run::runKey(run, 0));
        rows.bind(2, run::runKey(run + 1, 0));
        while (rows.next()) {
            const std::int64_t kind = rows.value(0), count = rows.value(1);
            if (kind >= matching::kReplyKinds || kind <= -backend::kErrorKinds) {
                strangers += count;
                continue;
            }
            if (kind < 0)
                counts.errors[static_cast<backend::ErrorKind>(-kind)] += count;
            else
                counts.of(static_cast<matching::ReplyKind>(kind)) += count;
            counts.leftOut += rows.value(2);
            counts.promptTokens += rows.value(3);
            counts.completionTokens += rows.value(4);
        }
        return counts;
    });
}

void RunRecount::begin() {
    SQLite::Database& sql = m_database.sql();
    const auto shadow = [&](const std::string& table) {
        SQLite::Statement made(sql, "SELECT sql FROM main.sqlite_schema WHERE type = 'table' AND name = ?");
        made.bind(1, table);
        made.executeStep(); // the schema is ours: it was compared when the file was opened
        constexpr std::size_t kCreate = 6;
        const std::string text = made.getColumn(0).getString();
        sql.exec("CREATE TEMP" + text.substr(kCreate));
    };
    m_derived = m_studies.derivedTables();
    for (const DerivedTable& derived : m_derived)
        shadow(derived.name);
    shadow("run"); // its total may follow from replies
    sql.exec("INSERT INTO temp.run SELECT * FROM main.run");
}

Result<RunRecount::Outcome> RunRecount::count(const RunRecord& run) {
    Outcome outcome;
    for (const auto part :
         {&RunRecount::countReplies, &RunRecount::judgeReplies, &RunRecount::countUnits, &RunRecount::countScorings})
        if (const Status counted = told((this->*part)(run, outcome), outcome); !counted) return counted.error();
    for (std::string& problem : outcome.problems)
        problem = fmt::format("run {} \"{}\": {}", run.id, run.name, problem);
    for (std::string& note : outcome.notes)
        note = fmt::format("run {} \"{}\": {}", run.id, run.name, note);
    return outcome;
}

Status RunRecount::countReplies(const RunRecord& run, Outcome& outcome) {
    std::int64_t strangers = 0;
    const auto counted = countedReplies(m_database, run.id, strangers);
    if (!counted) return counted.error();
    outcome.replies = counted->done() + strangers;
    if (strangers > 0)
        outcome.problems.push_back(fmt::format("{} replies are such as none of its requests can have", strangers));
    compareCounts(run.counts, *counted, outcome);
    return {};
}

Status RunRecount::judgeReplies(const RunRecord& run, Outcome& outcome) {
    constexpr std::int64_t kBetweenWords = 100'000;
    std::int64_t next = kBetweenWords;
    const auto goesOn = [&](std::int64_t replies) {
        if (m_judging && replies >= next) m_judging(replies);
        next = std::max(next, replies / kBetweenWords * kBetweenWords + kBetweenWords);
        return !m_stop.stop_requested();
    };
    auto judged = m_studies.rejudge(run, m_database, goesOn);
    if (!judged && judged.error().code == ErrorCode::Unsupported) {
        outcome.notes.push_back("its replies were not judged again: " + judged.error().text());
        return {};
    }
    if (!judged) return judged.error();
    outcome.judged = judged->replies;
    outcome.measured = judged->measured;
    if (judged->other > 0)
        outcome.problems.push_back(
            fmt::format("{} of its replies are stored with another verdict than their texts have", judged->other));
    for (std::string& problem : judged->problems)
        outcome.problems.push_back(std::move(problem));
    return {};
}

Status RunRecount::countUnits(const RunRecord& run, Outcome& outcome) {
    SQLite::Database& sql = m_database.sql();
    const Status refolded = store::guarded([&]() -> Status {
        for (const DerivedTable& derived : m_derived) {
            sql.exec(fmt::format("DELETE FROM temp.{}", derived.name));
            if (!derived.isPlanned) continue;
            SQLite::Statement planned(sql, fmt::format("INSERT INTO temp.{0} SELECT * FROM main.{0} WHERE {1}",
                                                       derived.name, rowsOf(derived)));
            bindRun(planned, derived, run.id);
            planned.exec();
        }
        return m_studies.refold(run, m_database, m_stop);
    });
    if (!refolded && refolded.error().code == ErrorCode::Unsupported) {
        outcome.notes.push_back("its units were not counted: " + refolded.error().text());
        return {};
    }
    if (!refolded) return refolded;
    const auto& temperatures = run.spec.temperatures;
    const bool isGreedy = std::any_of(temperatures.begin(), temperatures.end(), [](double one) { return one <= 0; });
    return store::guarded([&] {
        for (const DerivedTable& derived : m_derived) {
            if (!isGreedy && derived.isOfGreedy) continue;
            if (const std::int64_t wrong = differences(sql, derived, run.id, isGreedy); wrong > 0)
                outcome.problems.push_back(fmt::format(fmt::runtime(derived.problem), wrong));
        }
        SQLite::Statement total(sql, "SELECT total FROM temp.run WHERE id = ?");
        total.bind(1, run.id);
        if (total.executeStep() && total.getColumn(0).getInt64() != run.total)
            outcome.problems.push_back(fmt::format("it is to have {} outcomes, and by its replies {}", run.total,
                                                   total.getColumn(0).getInt64()));
    });
}

Status RunRecount::countScorings(const RunRecord& run, Outcome& outcome) {
    const auto scorings = store::ScoringStore(m_database).list(run.id);
    if (!scorings) return scorings.error();
    for (const store::ScoringRecord& scoring : *scorings) {
        if (scoring.replies != run.counts.done()) {
            outcome.notes.push_back(fmt::format("scoring \"{}\" is of {} replies, of which the run has {} now: it was "
                                                "not counted",
                                                scoring.name, scoring.replies, run.counts.done()));
            continue;
        }
        const auto wrong = recountScoring(m_database, run, scoring, m_stop);
        if (!wrong) return wrong.error();
        if (*wrong > 0)
            outcome.problems.push_back(fmt::format("scoring \"{}\": {} of its elements are not what their replies are "
                                                   "by its settings",
                                                   scoring.name, *wrong));
    }
    return {};
}

} // namespace chronoscope::check
