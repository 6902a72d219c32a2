// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/base/Hash.h"
#include "core/layout/RunLayout.h"
#include "core/matching/Diagnosis.h"
#include "core/matching/Judge.h"
#include "core/prompt/Template.h"
#include "core/store/Database.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::store {

/// An answer that a scoring counts as a match in one cell, because a person holds it to be right.
struct ScoringOverride {
    ContentId element{};
    int year = 0;
    prompt::Template form = prompt::Template::Generation;
    std::string answer; ///< as read out of the replies; MCQA: the text of the option
    std::string author;
    std::string reason;
    auto operator<=>(const ScoringOverride&) const = default;
};

/// A whole scoring, as stored.
struct ScoringRecord {
    std::int64_t id = 0;
    std::int64_t run = 0;
    std::string name;
    matching::JudgeSettings judge;
    std::string created;
    std::int64_t replies = 0;   ///< outcomes it was made from, errors included
    std::int64_t overrides = 0; ///< with any, it is more than its settings: never the run as it was judged
};

struct ScoredCell {
    std::int64_t index = 0; ///< RunLayout::cellIndex
    analysis::CellCounts counts;
    analysis::CellCategory category = analysis::CellCategory::Missing;
};

struct ScoredElement {
    std::int64_t index = 0; ///< RunLayout::elementIndex
    analysis::ChronoCategory category = analysis::ChronoCategory::Missing;
};

/// How many wrong replies of a cell are of one kind.
struct DiagnosisRow {
    std::int64_t cell = 0; ///< RunLayout::cellIndex
    matching::Diagnosis what;
    std::int64_t greedy = 0;
    std::int64_t sampled = 0;
};

/// A part of a scoring: what became of some elements.
struct ScoringBatch {
    std::vector<ScoredCell> cells;
    std::vector<ScoredElement> elements;
    std::vector<DiagnosisRow> diagnoses;
};

/// Replies per score, 0 to 100 rounded down. Replies that count and give no answer are at 0, errors and replies that
/// are left out nowhere.
using ScoreCounts = std::array<std::int64_t, 101>;
using ScoreHistogram = std::map<prompt::Template, ScoreCounts>;

/// Named scorings of runs. One that is being made, or was left half made, is seen by nobody. A view over a connection;
/// what writes opens its own transaction.
class ScoringStore {
public:
    explicit ScoringStore(Database& database) : m_sql(database.sql()) {}

    /// In order of creation; of one run, or of all. Runs that are deleted have none.
    Result<std::vector<ScoringRecord>> list(std::optional<std::int64_t> run = {});
    Result<ScoringRecord> get(std::int64_t id);
    /// By id or by name.
    Result<ScoringRecord> find(std::int64_t run, const std::string& idOrName);

    /// Makes a place for a new scoring and returns its id. InvalidArgument: the run has one of that name. Of overrides
    /// that differ in their reason alone, the first is kept.
    Result<std::int64_t> begin(std::int64_t run, const std::string& name, const matching::JudgeSettings& judge,
                               const std::vector<ScoringOverride>& overrides = {});
    Status write(std::int64_t id, const ScoringBatch& batch);
    /// Makes it whole: from now on it is seen.
    Status finish(std::int64_t id, std::int64_t replies, const ScoreHistogram& histogram);
    /// Takes away a scoring and all that is its own, whole or not.
    Status remove(std::int64_t id);
    /// Takes away all scorings of a run, half made ones too, inside the caller's transaction. Throws SQLite errors.
    void eraseOfRun(std::int64_t run);
    /// Takes away what a process that ended left half made; for a writer that has just opened the workspace.
    Status removeUnfinished();

    /// Ascending.
    Result<std::vector<ScoringOverride>> overrides(std::int64_t id);
    Result<ScoreHistogram> histogram(std::int64_t id);
    /// By kind, then by shift.
    Result<std::vector<DiagnosisRow>> diagnosesOfCell(std::int64_t id, std::int64_t cellIndex);
    /// Template by template, year by year.
    Result<std::vector<DiagnosisRow>> diagnosesOfElement(std::int64_t id, const run::RunLayout& layout,
                                                         std::int64_t ordinal);

private:
    Result<std::vector<ScoringRecord>> read(const std::string& where, const std::vector<std::string>& values);
    void erase(std::int64_t id);

    SQLite::Database& m_sql;
};

} // namespace chronoscope::store
