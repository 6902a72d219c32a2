// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/layout/RunLayout.h"
#include "core/store/Database.h"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace chronoscope::store {

/// Indexes of cells or elements: from <= index < to.
struct CellRange {
    std::int64_t from = 0;
    std::int64_t to = run::kIndexEnd;
};

/// Reads what was judged of a run, whole or in a range, in key order, by range scans: cells, chronological categories,
/// diagnoses; never replies. What it hands out is as stored: the caller judges whether it can be. A view over a
/// connection.
class CellStore {
public:
    explicit CellStore(Database& database) : m_sql(database.sql()) {}

    /// Whose judgement: the run's own (scoring 0), or that of one of its scorings.
    struct Source {
        std::int64_t run = 0;
        std::int64_t scoring = 0;
    };
    struct Cell {
        std::int64_t index = 0; ///< RunLayout::cellIndex
        /// Greedy answered, hits, sampled answered, hits, errors, left out greedy, left out sampled.
        std::array<std::int64_t, 7> counts;
        int category = 0;
    };
    struct Diagnosed {
        std::int64_t index = 0; ///< RunLayout::cellIndex
        int kind = 0;           ///< matching::AnswerKind
        std::int64_t shift = 0; ///< years
        std::int64_t greedy = 0;
        std::int64_t sampled = 0;
    };

    /// `sink` returns false to end the scan early.
    Status cells(Source source, const std::function<bool(const Cell&)>& sink, CellRange range = {});
    /// (RunLayout::elementIndex, ChronoCategory)
    Status elements(Source source, const std::function<bool(std::int64_t, int)>& sink, CellRange range = {});
    /// By cell, kind and shift.
    Status diagnoses(std::int64_t scoring, const std::function<bool(const Diagnosed&)>& sink);
    /// Element rows of a run by ordinal; Corrupt where an ordinal is missing.
    Result<std::vector<std::int64_t>> rowsOf(std::int64_t run, std::int64_t elements);
    /// Bodies of elements, in the order of `rows`; see benchmark::decodeBody. Corrupt where one is missing.
    Status bodies(const std::vector<std::int64_t>& rows,
                  const std::function<bool(std::size_t, std::string_view)>& sink);

private:
    SQLite::Database& m_sql;
};

} // namespace chronoscope::store
