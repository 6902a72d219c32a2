// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/ScoringStore.h"

#include "core/base/StrictJson.h"
#include "core/base/Time.h"
#include "core/store/RowReader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstring>
#include <stdexcept>

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

/// Throws std::exception where the text is none of ours.
matching::JudgeSettings judgeFrom(const std::string& text) {
    constexpr int kMaxDepth = 4;
    const auto document = parseJson(text, kMaxDepth);
    if (!document) throw std::runtime_error(document.error().message);
    const json& in = *document;
    const auto extraction = matching::extractionFromName(in.at("extract").get<std::string>());
    const auto preprocess = matching::preprocessFromName(in.at("match").get<std::string>());
    if (!extraction || !preprocess) throw std::runtime_error("unknown name in " + text);
    const int rules = in.contains("rules") ? static_cast<int>(wholeNumber(in["rules"], 1, kMostRules)) : kUnnamedRules;
    matching::JudgeSettings judge{*extraction, *preprocess, in.at("threshold").get<double>(), rules};
    if (const auto problem = problemOf(judge)) throw std::runtime_error(*problem);
    return judge;
}

/// Reads with `work`, whose JSON may be damaged too.
template <typename Work> auto readingScoring(Work&& work) -> Result<std::invoke_result_t<Work>> {
    try {
        return guarded(std::forward<Work>(work));
    } catch (const json::exception& problem) {
        return Error{ErrorCode::Corrupt, "a scoring in the workspace cannot be read", wordsOf(problem)};
    } catch (const std::exception& problem) {
        return Error{ErrorCode::Corrupt, "a scoring in the workspace cannot be read", problem.what()};
    }
}

std::vector<DiagnosisRow> readDiagnoses(SQLite::Statement& rows) {
    std::vector<DiagnosisRow> list;
    while (rows.executeStep()) {
        DiagnosisRow& row = list.emplace_back();
        row.cell = keyIndex(rows.getColumn(0).getInt64());
        row.what = {static_cast<scoring::AnswerKind>(wholeFrom(rows.getColumn(1), 1, scoring::kAnswerKinds)),
                    static_cast<int>(wholeFrom(rows.getColumn(2), -kMaxShift, kMaxShift))};
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
        put.bind(1, runKey(id, cell.index));
        put.bind(2, cell.counts.greedyAnswered);
        put.bind(3, cell.counts.greedyHits);
        put.bind(4, cell.counts.sampledAnswered);
        put.bind(5, cell.counts.sampledHits);
        put.bind(6, cell.counts.errors);
        put.bind(7, static_cast<int>(cell.category));
        put.bind(8, cell.counts.greedyLeftOut);
        put.bind(9, cell.counts.sampledLeftOut);
        put.exec();
        put.reset();
    }
}

void writeElements(SQLite::Database& sql, std::int64_t id, const std::vector<ScoredElement>& elements) {
    SQLite::Statement put(sql, "INSERT INTO scored_element(key, category) VALUES(?,?)");
    for (const ScoredElement& element : elements) {
        put.bind(1, runKey(id, element.index));
        put.bind(2, static_cast<int>(element.category));
        put.exec();
        put.reset();
    }
}

void writeDiagnoses(SQLite::Database& sql, std::int64_t id, const std::vector<DiagnosisRow>& diagnoses) {
    SQLite::Statement put(sql, "INSERT INTO diagnosis(key, kind, shift, greedy, sampled) VALUES(?,?,?,?,?)");
    for (const DiagnosisRow& row : diagnoses) {
        put.bind(1, runKey(id, row.cell));
        put.bind(2, static_cast<int>(row.what.kind));
        put.bind(3, row.what.shift);
        put.bind(4, row.greedy);
        put.bind(5, row.sampled);
        put.exec();
        put.reset();
    }
}

void writeHistogram(SQLite::Database& sql, std::int64_t id, const ScoreHistogram& histogram) {
    SQLite::Statement put(sql, "INSERT INTO score_histogram(scoring, template, score, count) VALUES(?,?,?,?)");
    for (const auto& [form, counts] : histogram) {
        for (std::size_t score = 0; score < counts.size(); ++score) {
            if (counts[score] == 0) continue;
            put.bind(1, id);
            put.bind(2, static_cast<int>(form));
            put.bind(3, static_cast<int>(score));
            put.bind(4, counts[score]);
            put.exec();
            put.reset();
        }
    }
}

void writeOverrides(SQLite::Database& sql, std::int64_t id, const std::vector<ScoringOverride>& overrides) {
    SQLite::Statement put(sql,
                          "INSERT OR IGNORE INTO scoring_override(scoring, element, year, template, answer, author, "
                          "reason) VALUES(?,?,?,?,?,?,?)");
    for (const ScoringOverride& one : overrides) {
        put.bind(1, id);
        put.bind(2, one.element.data(), static_cast<int>(one.element.size()));
        put.bind(3, one.year);
        put.bind(4, static_cast<int>(one.form));
        put.bind(5, one.answer);
        put.bind(6, one.author);
        put.bind(7, one.reason);
        put.exec();
        put.reset();
    }
}

/// Throws std::exception where the row is none of ours.
ScoringOverride overrideFrom(SQLite::Statement& row) {
    ScoringOverride one;
    const SQLite::Column id = row.getColumn(0);
    const int form = row.getColumn(2).getInt();
    if (id.getBytes() != static_cast<int>(one.element.size()) || form < 0 ||
        form >= static_cast<int>(prompt::kTemplates.size()))
        throw std::runtime_error("an override of no element or template");
    std::memcpy(one.element.data(), id.getBlob(), one.element.size());
    one.year = row.getColumn(1).getInt();
    one.form = static_cast<prompt::Template>(form);
    one.answer = row.getColumn(3).getString();
    one.author = row.getColumn(4).getString();
    one.reason = row.getColumn(5).getString();
    return one;
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
    return readingScoring([&] {
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
    return run ? read(" AND run = CAST(? AS INTEGER)", {std::to_string(*run)}) : read("", {});
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
        insert.bind(1, run);
        insert.bind(2, name);
        insert.bind(3, asJson(judge));
        insert.bind(4, utcNow());
        if (insert.exec() != 1) return 0;
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
        whole.bind(1, replies);
        whole.bind(2, id);
        whole.exec();
        transaction.commit();
    });
}

void ScoringStore::erase(std::int64_t id) {
    for (const char* table : {"scored_cell", "scored_element", "diagnosis"}) {
        SQLite::Statement rows(m_sql, std::string("DELETE FROM ") + table + " WHERE key >= ? AND key < ?");
        rows.bind(1, runKey(id, 0));
        rows.bind(2, runKey(id + 1, 0));
        rows.exec();
    }
    for (const char* row : {"DELETE FROM score_histogram WHERE scoring = ?",
                            "DELETE FROM scoring_override WHERE scoring = ?", "DELETE FROM scoring WHERE id = ?"}) {
        SQLite::Statement one(m_sql, row);
        one.bind(1, id);
        one.exec();
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
    return readingScoring([&] {
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
            const auto form =
                static_cast<prompt::Template>(wholeFrom(rows.getColumn(0), 0, prompt::kTemplates.size() - 1));
            auto& counts = histogram[form];
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

Result<ScoringStore::CategoryCounts> ScoringStore::categories(std::int64_t id, const run::RunLayout& layout) {
    return guarded([&] {
        CategoryCounts counts;
        SQLite::Statement rows(
            m_sql, "SELECT category, count(*) FROM scored_element WHERE key >= ? AND key < ? GROUP BY category");
        for (std::size_t form = 0; form < layout.templates.size(); ++form) {
            rows.bind(1, runKey(id, layout.elementIndex(0, static_cast<int>(form))));
            rows.bind(2, runKey(id, layout.elementIndex(layout.elements, static_cast<int>(form))));
            auto& ofForm = counts[layout.templates[form]];
            while (rows.executeStep())
                ofForm[static_cast<std::size_t>(wholeFrom(rows.getColumn(0), 0, analysis::kChronoCategories - 1))] =
                    rows.getColumn(1).getInt64();
            rows.reset();
        }
        return counts;
    });
}

} // namespace chronoscope::store
