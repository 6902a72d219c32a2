// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/TraversalStore.h"

#include "core/base/Time.h"
#include "core/layout/RunLayout.h"
#include "core/store/RowReader.h"
#include "core/store/RowWriter.h"

#include <fmt/format.h>

namespace chronoscope::store {

using analysis::CellCategory;
using analysis::ChronoCategory;
using traversal::Outcome;

namespace {
constexpr std::int64_t kMostStored = (std::int64_t{1} << 40) - 1;
constexpr int kLastYear = 9'999;

constexpr const char* kTargetColumns =
    "SELECT number, ordinal, year, before, previous_steps, next_steps, changed, total, previous_only, score, "
    "candidate, "
    "matched, ever_right, deciding_step, calls, prompt_tokens, completion_tokens, failed FROM traversal_target ";

/// Whether a traversal can end, or stand, like this.
bool isConsistent(const TargetRow& target) {
    const traversal::TraversalVerdict& verdict = target.verdict;
    const int steps = target.previousSteps + target.nextSteps;
    if ((verdict.total == Outcome::NotApplicable) != (steps == 0)) return false;
    if (verdict.total == Outcome::Open) return true;
    if (target.failed || target.calls != steps || verdict.previousOnly == Outcome::Open) return false;
    if ((verdict.previousOnly == Outcome::NotApplicable) != (target.previousSteps == 0)) return false;
    const bool right = verdict.total == Outcome::ChronoCorrect || verdict.previousOnly == Outcome::ChronoCorrect;
    return !right || (verdict.everRight && verdict.decidingStep >= 0);
}

TargetRow readTarget(SQLite::Statement& row) {
    TargetRow target;
    target.number = wholeFrom(row.getColumn(0), 0, kMostStored);
    target.ordinal = wholeFrom(row.getColumn(1), 0, kMostStored);
    target.year = intFrom(row.getColumn(2), 1, kLastYear);
    target.before = enumFrom(row.getColumn(3), CellCategory::Incorrect);
    target.previousSteps = intFrom(row.getColumn(4), 0, traversal::kAllYears);
    target.nextSteps = intFrom(row.getColumn(5), 0, traversal::kMaxSpan);
    if (!row.getColumn(6).isNull()) target.changed = flagFrom(row.getColumn(6));
    traversal::TraversalVerdict& verdict = target.verdict;
    verdict.total = enumFrom(row.getColumn(7), Outcome::StillWrong);
    verdict.previousOnly = enumFrom(row.getColumn(8), Outcome::StillWrong);
    verdict.score = amountFrom(row.getColumn(9), 100);
    verdict.candidate = row.getColumn(10).getString();
    verdict.matched = row.getColumn(11).getString();
    verdict.everRight = flagFrom(row.getColumn(12));
    const int steps = target.previousSteps + target.nextSteps;
    verdict.decidingStep = intFrom(row.getColumn(13), -1, steps - 1);
    target.calls = intFrom(row.getColumn(14), 0, steps);
    target.promptTokens = wholeFrom(row.getColumn(15), 0, kMostStored);
    target.completionTokens = wholeFrom(row.getColumn(16), 0, kMostStored);
    target.failed = flagFrom(row.getColumn(17));
    if (!isConsistent(target)) throw damaged(fmt::format("target {} contradicts itself", target.number));
    return target;
}
} // namespace

Result<traversal::Evidence> TraversalStore::evidence(std::int64_t run, std::int64_t ordinal) {
    const auto json = guarded([&]() -> std::optional<std::string> {
        SQLite::Statement row(m_sql, "SELECT evidence FROM traversal_element WHERE key = ?");
        row.bind(1, run::runKey(run, ordinal));
        return row.executeStep() ? std::optional(row.getColumn(0).getString()) : std::nullopt;
    });
    if (!json) return json.error();
    if (!*json)
        return Error{ErrorCode::Corrupt, "an element of a traversal run has no evidence", std::to_string(ordinal)};
    return traversal::decodeEvidence(**json);
}

Status TraversalStore::targets(std::int64_t run, const std::function<bool(const TargetRow&)>& sink) {
    return guarded([&] {
        SQLite::Statement rows(m_sql, std::string(kTargetColumns) + "WHERE run = ? ORDER BY ordinal, number");
        rows.bind(1, run);
        std::int64_t expected = 0;
        while (rows.executeStep()) {
            const TargetRow target = readTarget(rows);
            if (target.number != expected++)
                throw damaged(fmt::format("target {} is not where it belongs", target.number));
            if (!sink(target)) return;
        }
    });
}

Result<std::vector<TargetRow>> TraversalStore::targetsOf(std::int64_t run, std::int64_t ordinal) {
    return guarded([&] {
        std::vector<TargetRow> targets;
        SQLite::Statement rows(m_sql, std::string(kTargetColumns) + "WHERE run = ? AND ordinal = ? ORDER BY number");
        SQLite::bind(rows, run, ordinal);
        while (rows.executeStep())
            targets.push_back(readTarget(rows));
        return targets;
    });
}

Status TraversalStore::tokens(std::int64_t run, const std::function<bool(const CallTokens&)>& sink) {
    return guarded([&] {
        SQLite::Statement rows(m_sql, "SELECT key, prompt_tokens, completion_tokens FROM reply "
                                      "WHERE key >= ? AND key < ? AND kind >= 0 ORDER BY key");
        SQLite::bind(rows, run::runKey(run, 0), run::runKey(run + 1, 0));
        const auto counted = [](const SQLite::Column& column) {
            return column.isNull() ? std::nullopt : std::optional(wholeFrom(column, 0, kMostStored));
        };
        while (rows.executeStep())
            if (!sink({run::keyIndex(rows.getColumn(0).getInt64()), counted(rows.getColumn(1)),
                       counted(rows.getColumn(2))}))
                return;
    });
}

Result<std::vector<Stratum>> TraversalStore::strata(std::int64_t run) {
    return guarded([&] {
        std::vector<Stratum> strata;
        SQLite::Statement rows(m_sql,
                               "SELECT domain, state, category, elements, sampled FROM traversal_stratum WHERE run = ? "
                               "ORDER BY domain, state, category");
        rows.bind(1, run);
        while (rows.executeStep()) {
            Stratum& stratum = strata.emplace_back();
            stratum.domain = enumFrom(rows.getColumn(0), benchmark::kDomains.back());
            stratum.state = enumFrom(rows.getColumn(1), benchmark::kStates.back());
            stratum.category = enumFrom(rows.getColumn(2), ChronoCategory::Unknown);
            stratum.all = wholeFrom(rows.getColumn(3), 0, kMostStored);
            stratum.sampled = wholeFrom(rows.getColumn(4), 0, stratum.all);
        }
        return strata;
    });
}

Result<std::optional<std::int64_t>> TraversalStore::firstOpen(std::int64_t run) {
    return guarded([&]() -> std::optional<std::int64_t> {
        SQLite::Statement row(
            m_sql, "SELECT ordinal FROM traversal_target WHERE run = ? AND total NOT IN (1, 2, 3) AND failed = 0 "
                   "ORDER BY ordinal LIMIT 1");
        row.bind(1, run);
        return row.executeStep() ? std::optional<std::int64_t>(row.getColumn(0).getInt64()) : std::nullopt;
    });
}

Result<std::int64_t> TraversalStore::targetCount(std::int64_t run) {
    return guarded([&]() -> std::int64_t {
        SQLite::Statement row(m_sql, "SELECT count(*) FROM traversal_target WHERE run = ?");
        row.bind(1, run);
        row.executeStep();
        return row.getColumn(0).getInt64();
    });
}

void TraversalStore::writeStrata(std::int64_t run, const std::vector<Stratum>& strata) {
    SQLite::Statement put(m_sql, "INSERT INTO traversal_stratum(run, domain, state, category, elements, sampled) "
                                 "VALUES(?,?,?,?,?,?)");
    for (const Stratum& stratum : strata) {
        execute(put, run, stratum.domain, stratum.state, stratum.category, stratum.all, stratum.sampled);
    }
}

void TraversalStore::writeEvidence(std::int64_t run, std::int64_t ordinal, const traversal::Evidence& evidence) {
    SQLite::Statement put(m_sql, "INSERT INTO traversal_element(key, evidence) VALUES(?,?)");
    execute(put, run::runKey(run, ordinal), traversal::encodeEvidence(evidence));
}

void TraversalStore::forgetFailures(std::int64_t run) {
    SQLite::Statement update(m_sql, "UPDATE traversal_target SET failed = 0 WHERE run = ? AND failed = 1");
    update.bind(1, run);
    update.exec();
}

void TraversalStore::forgetOutcomes(std::int64_t run) {
    SQLite::Statement update(m_sql, "UPDATE traversal_target SET total = iif(previous_steps + next_steps > 0, ?2, ?3), "
                                    "previous_only = iif(previous_steps + next_steps > 0, ?2, ?3), score = 0.0, "
                                    "candidate = '', matched = '', ever_right = 0, deciding_step = -1, calls = 0, "
                                    "prompt_tokens = 0, completion_tokens = 0, failed = 0 WHERE run = ?1");
    execute(update, run, traversal::Outcome::Open, traversal::Outcome::NotApplicable);
}

void TraversalStore::writeTarget(std::int64_t run, const TargetRow& target) {
    if (!m_putTarget)
        m_putTarget.emplace(
            m_sql, "INSERT OR REPLACE INTO traversal_target(run, ordinal, number, year, before, previous_steps, "
                   "next_steps, changed, total, previous_only, score, candidate, matched, ever_right, "
                   "deciding_step, calls, prompt_tokens, completion_tokens, failed) "
                   "VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
    const traversal::TraversalVerdict& verdict = target.verdict;
    execute(*m_putTarget, run, target.ordinal, target.number, target.year, target.before, target.previousSteps,
            target.nextSteps, target.changed, verdict.total, verdict.previousOnly, verdict.score, verdict.candidate,
            verdict.matched, verdict.everRight, verdict.decidingStep, target.calls, target.promptTokens,
            target.completionTokens, target.failed);
}

Result<std::int64_t> TraversalStore::accept(const AcceptedTraversal& traversal) {
    return guarded([&] {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        SQLite::Statement insert(m_sql,
                                 "INSERT INTO traversal_accepted(run, row, year, outcome, model, trace, created) "
                                 "VALUES(?,?,?,?,?,?,?)");
        execute(insert, traversal.run, traversal.row, traversal.year, traversal.outcome, traversal.model,
                traversal.trace, traversal.created.empty() ? utcNow() : traversal.created);
        const std::int64_t id = m_sql.getLastInsertRowid();
        transaction.commit();
        return id;
    });
}

Status TraversalStore::withdraw(std::int64_t id) {
    const auto dropped = guarded([&] {
        SQLite::Statement drop(m_sql, "DELETE FROM traversal_accepted WHERE id = ?");
        return execute(drop, id);
    });
    if (!dropped) return dropped.error();
    if (*dropped == 0) return Error{ErrorCode::NotFound, "no such accepted traversal", std::to_string(id)};
    return {};
}

Result<std::vector<AcceptedTraversal>> TraversalStore::accepted(std::int64_t run) {
    return guarded([&] {
        std::vector<AcceptedTraversal> list;
        SQLite::Statement rows(m_sql,
                               "SELECT id, run, row, year, outcome, model, trace, created FROM traversal_accepted "
                               "WHERE run = ? ORDER BY id");
        rows.bind(1, run);
        while (rows.executeStep()) {
            AcceptedTraversal& one = list.emplace_back();
            one.id = rows.getColumn(0).getInt64();
            one.run = rows.getColumn(1).getInt64();
            one.row = rows.getColumn(2).getInt64();
            one.year = intFrom(rows.getColumn(3), 1, kLastYear);
            one.outcome = enumFrom(rows.getColumn(4), Outcome::StillWrong);
            one.model = rows.getColumn(5).getString();
            one.trace = rows.getColumn(6).getString();
            one.created = rows.getColumn(7).getString();
        }
        return list;
    });
}

} // namespace chronoscope::store
