// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/base/Result.h"
#include "core/layout/RunLayout.h"
#include "core/store/Database.h"
#include "core/store/ReplyStore.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace chronoscope::store {

/// One cell of a run as stored.
struct StoredCell {
    analysis::CellCounts counts;                                       ///< without the planned numbers
    analysis::CellCategory category = analysis::CellCategory::Missing; ///< Missing where the run asks nothing greedily
};

/// Looks up single elements and cells of a run by their numbers: a few index probes each, whatever the size of the run.
/// A view over a connection.
class CellLookup {
public:
    explicit CellLookup(Database& database) : m_sql(database.sql()) {}

    /// The ordinal of the element with this row; NotFound if it is not in the run.
    Result<std::int64_t> ordinalOf(std::int64_t run, std::int64_t row);

    /// Cells of one element: [template index][year index]; nothing where the run has none (yet). Corrupt: counts that
    /// cannot be.
    Result<std::vector<std::vector<std::optional<StoredCell>>>>
    elementCells(std::int64_t run, const run::RunLayout& layout, std::int64_t ordinal);

    /// For each range of reply numbers the best score, 0 to 100 and under `below`, of answers that did not hit, as the
    /// run judged them; 0 where there is none. Ascending ranges are read fastest. Cancelled.
    Result<std::vector<double>> bestWrongScores(std::int64_t run, const std::vector<IndexRange>& ranges, double below,
                                                const std::stop_token& stop);

private:
    SQLite::Database& m_sql;
};

} // namespace chronoscope::store
