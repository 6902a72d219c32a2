// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/ScoringStore.h"

#include "core/base/StrictJson.h"
#include "core/base/Time.h"
#include "core/store/RowReader.h"
#include "core/store/RowWriter.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace chronoscope::store {

using nlohmann::json;
using run::keyIndex;
using run::runKey;

namespace {
constexpr std::int64_t kCountLimit = std::int64_t{1} << 40; ///< of anything, see runKey()
constexpr int kMaxShift = 10'000;                           ///< years
constexpr int kUnnamedRules = 1; ///< of scorings made before there was a version of the rules
constexpr int kMostRules = 1'000'000;

std::string asJson(const matching::JudgeSettings& judge) {
    return json{{"extract", name(judge.extraction)},
                {"match", name(judge.preprocess)},
                {"threshold", judge.threshold},
                {"rules", judge.rules}}
        .dump();
}

matching::JudgeSettings judgeFrom(const std::string& text) {
    constexpr int kMaxDepth = 4;
    const auto document = parseJson(text, kMaxDepth);
    if (!document) throw damaged(document.error().message);
    try {
        const json& in = *document;
        const auto extraction = matching::extractionFromName(in.at("extract").get<std::string>());
        const auto preprocess = matching::preprocessFromName(in.at("match").get<std::string>());
        if (!extraction || !preprocess) throw damagedValue("judge", text);
        const int rules =
            in.contains("rules") ? static_cast<int>(wholeNumber(in["rules"], 1, kMostRules)) : kUnnamedRules;
        matching::JudgeSettings judge{*extraction, *preprocess, in.at("threshold").get<double>(), rules};
        if (const auto problem = problemOf(judge)) throw damaged(*problem);
        return judge;
    } catch (const json::exception& problem) {
        throw damaged(wordsOf(problem));
    } catch (const JsonProblem& problem) {
        throw damaged(problem.what());
    }
}

std::vector<DiagnosisRow> readDiagnoses(SQLite::Statement& rows) {
    std::vector<DiagnosisRow> list;
    while (rows.executeStep()) {
        DiagnosisRow& row = list.emplace_back();
        row.cell = keyIndex(rows.getColumn(0).getInt64());
        row.what = {static_cast<matching::AnswerKind>(wholeFrom(rows.getColumn(1), 1, matching::kAnswerKinds)),
                    intFrom(rows.getColumn(2), -kMaxShift, kMaxShift)};
        row.greedy = wholeFrom(rows.getColumn(3), 0, kCountLimit);
        row.sampled = wholeFrom(rows.getColumn(4), 0, kCountLimit);
    }
    return list;
}

constexpr const char* kDiagnosesOfCell = "SELECT key, kind, shift, greedy, sampled FROM diagnosis WHERE key = ? "
                                         "ORDER BY kind, shift";

void writeCells(SQLite::Database& sql, std::int64_t id, const std::vector<ScoredCell>& cells) {
    SQLite::Statement put(sql,
                          "INSERT INTO scored_cell(key, greedy_answered, greedy_hits, sampled_answered, sampled_hits, "
                          "errors, category, greedy_left_out, sampled_left_out) VALUES(?,?,?,?,?,?,?,?,?)");
    for (const ScoredCell& cell : cells) {
        execute(put, runKey(id, cell.index), cell.counts.greedyAnswered, cell.counts.greedyHits,
                cell.counts.sampledAnswered, cell.counts.sampledHits, cell.counts.errors, cell.category,
                cell.counts.greedyLeftOut, cell.counts.sampledLeftOut);
    }
}

void writeElements(SQLite::Database& sql, std::int64_t id, const std::vector<ScoredElement>& elements) {
    SQLite::Statement put(sql, "INSERT INTO scored_element(key, category) VALUES(?,?)");
    for (const ScoredElement& element : elements) {
        execute(put, runKey(id, element.index), element.category);
    }
}

void writeDiagnoses(SQLite::Database& sql, std::int64_t id, const std::vector<DiagnosisRow>& diagnoses) {
    SQLite::Statement put(sql, "INSERT INTO diagnosis(key, kind, shift, greedy, sampled) VALUES(?,?,?,?,?)");
    for (const DiagnosisRow& row : diagnoses) {
        execute(put, runKey(id, row.cell), row.what.kind, row.what.shift, row.greedy, row.sampled);
    }
}

void writeHistogram(SQLite::Database& sql, std::int64_t id, const ScoreHistogram& histogram) {
    SQLite::Statement put(sql, "INSERT INTO score_histogram(scoring, template, score, count) VALUES(?,?,?,?)");
    for (const auto& [form, counts] : histogram) {
        for (std::size_t score = 0; score < counts.size(); ++score) {
            if (counts[score] == 0) continue;
            execute(put, id, form, static_cast<int>(score), counts[score]);
        }
    }
}

void writeOverrides(SQLite::Database& sql, std::int64_t id, const std::vector<ScoringOverride>& overrides) {
    SQLite::Statement put(sql,
                          "INSERT OR IGNORE INTO scoring_override(scoring, element, year, template, answer, author, "
                          "reason) VALUES(?,?,?,?,?,?,?)");
    for (const ScoringOverride& one : overrides) {
        execute(put, id, one.element, one.year, one.form, one.answer, one.author, one.reason);
    }
}

ScoringOverride overrideFrom(SQLite::Statement& row) {
    return {idFrom(row.getColumn(0)),
            row.getColumn(1).getInt(),
            enumFrom(row.getColumn(2), prompt::kTemplates.back()),
            row.getColumn(3).getString(),
            row.getColumn(4).getString(),
            row.getColumn(5).getString()};
}

std::vector<std::int64_t> idsWhere(SQLite::Database& sql, const std::string& condition) {
    std::vector<std::int64_t> ids;
    SQLite::Statement rows(sql, "SELECT id FROM scoring WHERE " + condition);
    while (rows.executeStep())
        ids.push_back(rows.getColumn(0).getInt64());
    return ids;
}
} // namespace

Result<std::vector<ScoringRecord>> ScoringStore::read(const std::string& where,
                                                      const std::vector<std::string>& values) {
    return guarded([&] {
        std::vector<ScoringRecord> list;
        SQLite::Statement rows(m_sql,
                               "SELECT id, run, name, judge, created, replies, (SELECT count(*) FROM scoring_override "
                               "WHERE scoring_override.scoring = scoring.id) FROM scoring WHERE whole = 1" +
                                   where + " ORDER BY id");
        for (std::size_t i = 0; i < values.size(); ++i)
            rows.bind(static_cast<int>(i) + 1, values[i]);
        while (rows.executeStep()) {
            ScoringRecord& record = list.emplace_back();
            record.id = rows.getColumn(0).getInt64();
            record.run = rows.getColumn(1).getInt64();
            record.name = rows.getColumn(2).getString();
            record.judge = judgeFrom(rows.getColumn(3).getString());
            record.created = rows.getColumn(4).getString();
            record.replies = wholeFrom(rows.getColumn(5), 0, kCountLimit);
            record.overrides = rows.getColumn(6).getInt64();
        }
        return list;
    });
}

Result<std::vector<ScoringRecord>> ScoringStore::list(std::optional<std::int64_t> run) {
    const std::string shown = " AND run NOT IN (SELECT run FROM run_deleted)";
    return run ? read(shown + " AND run = CAST(? AS INTEGER)", {std::to_string(*run)}) : read(shown, {});
}

Result<ScoringRecord> ScoringStore::get(std::int64_t id) {
    auto list = read(" AND id = CAST(? AS INTEGER)", {std::to_string(id)});
    if (!list) return list.error();
    if (list->empty()) return Error{ErrorCode::NotFound, "no such scoring", std::to_string(id)};
    return std::move(list->front());
}

Result<ScoringRecord> ScoringStore::find(std::int64_t run, const std::string& idOrName) {
    auto list = read(" AND run = CAST(?1 AS INTEGER) AND (name = ?2 OR CAST(id AS TEXT) = ?2)",
                     {std::to_string(run), idOrName});
    if (!list) return list.error();
    if (list->empty()) return Error{ErrorCode::NotFound, "the run has no such scoring", idOrName};
    const auto named =
        std::find_if(list->begin(), list->end(), [&](const ScoringRecord& one) { return one.name == idOrName; });
    return named == list->end() ? std::move(list->front()) : std::move(*named);
}

Result<std::int64_t> ScoringStore::begin(std::int64_t run, const std::string& name,
                                         const matching::JudgeSettings& judge,
                                         const std::vector<ScoringOverride>& overrides) {
    const auto id = guarded([&]() -> std::int64_t {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        SQLite::Statement insert(m_sql, "INSERT OR IGNORE INTO scoring(run, name, judge, created) VALUES(?,?,?,?)");
        if (execute(insert, run, name, asJson(judge), utcNow()) != 1) return 0;
        const std::int64_t added = m_sql.getLastInsertRowid();
        writeOverrides(m_sql, added, overrides);
        transaction.commit();
        return added;
    });
    if (id && *id == 0) return Error{ErrorCode::InvalidArgument, "the run has a scoring of this name", name};
    return id;
}

Status ScoringStore::write(std::int64_t id, const ScoringBatch& batch) {
    return guarded([&] {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        writeCells(m_sql, id, batch.cells);
        writeElements(m_sql, id, batch.elements);
        writeDiagnoses(m_sql, id, batch.diagnoses);
        transaction.commit();
    });
}

Status ScoringStore::finish(std::int64_t id, std::int64_t replies, const ScoreHistogram& histogram) {
    return guarded([&] {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        writeHistogram(m_sql, id, histogram);
        SQLite::Statement whole(m_sql, "UPDATE scoring SET whole = 1, replies = ? WHERE id = ?");
        execute(whole, replies, id);
        transaction.commit();
    });
}

void ScoringStore::erase(std::int64_t id) {
    for (const char* table : {"scored_cell", "scored_element", "diagnosis"}) {
        SQLite::Statement rows(m_sql, std::string("DELETE FROM ") + table + " WHERE key >= ? AND key < ?");
        execute(rows, runKey(id, 0), runKey(id + 1, 0));
    }
    for (const char* row : {"DELETE FROM score_histogram WHERE scoring = ?",
                            "DELETE FROM scoring_override WHERE scoring = ?", "DELETE FROM scoring WHERE id = ?"}) {
        SQLite::Statement one(m_sql, row);
        execute(one, id);
    }
}

Status ScoringStore::remove(std::int64_t id) {
    return guarded([&] {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        erase(id);
        transaction.commit();
    });
}

void ScoringStore::eraseOfRun(std::int64_t run) {
    for (const std::int64_t id : idsWhere(m_sql, "run = " + std::to_string(run)))
        erase(id);
}

Status ScoringStore::removeUnfinished() {
    return guarded([&] {
        const std::vector<std::int64_t> ids = idsWhere(m_sql, "whole = 0");
        if (ids.empty()) return;
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        for (const std::int64_t id : ids)
            erase(id);
        transaction.commit();
    });
}

Result<std::vector<ScoringOverride>> ScoringStore::overrides(std::int64_t id) {
    return guarded([&] {
        std::vector<ScoringOverride> list;
        SQLite::Statement rows(m_sql,
                               "SELECT element, year, template, answer, author, reason FROM scoring_override WHERE "
                               "scoring = ? ORDER BY element, year, template, answer, author");
        rows.bind(1, id);
        while (rows.executeStep())
            list.push_back(overrideFrom(rows));
        return list;
    });
}

Result<ScoreHistogram> ScoringStore::histogram(std::int64_t id) {
    return guarded([&] {
        ScoreHistogram histogram;
        SQLite::Statement rows(m_sql, "SELECT template, score, count FROM score_histogram WHERE scoring = ?");
        rows.bind(1, id);
        while (rows.executeStep()) {
            auto& counts = histogram[enumFrom(rows.getColumn(0), prompt::kTemplates.back())];
            counts[static_cast<std::size_t>(wholeFrom(rows.getColumn(1), 0, static_cast<int>(counts.size()) - 1))] =
                wholeFrom(rows.getColumn(2), 0, kCountLimit);
        }
        return histogram;
    });
}

Result<std::vector<DiagnosisRow>> ScoringStore::diagnosesOfCell(std::int64_t id, std::int64_t cellIndex) {
    return guarded([&] {
        SQLite::Statement rows(m_sql, kDiagnosesOfCell);
        rows.bind(1, runKey(id, cellIndex));
        return readDiagnoses(rows);
    });
}

Result<std::vector<DiagnosisRow>> ScoringStore::diagnosesOfElement(std::int64_t id, const run::RunLayout& layout,
                                                                   std::int64_t ordinal) {
    return guarded([&] {
        std::vector<DiagnosisRow> list;
        SQLite::Statement rows(m_sql, kDiagnosesOfCell);
        for (std::int64_t cell = 0; cell < layout.cellsPerElement(); ++cell) {
            rows.bind(1, runKey(id, cell * layout.elements + ordinal));
            const auto ofCell = readDiagnoses(rows);
            list.insert(list.end(), ofCell.begin(), ofCell.end());
            rows.reset();
        }
        return list;
    });
}

} // namespace chronoscope::store
