// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/CellLookup.h"

#include "core/layout/Temperatures.h"
#include "core/store/RowReader.h"

#include <limits>

namespace chronoscope::store {

namespace {
/// Columns greedy_answered … sampled_left_out. Throws damagedValue().
StoredCell readStoredCell(SQLite::Statement& row) {
    const auto count = [&](int column, int most) {
        return static_cast<int>(wholeFrom(row.getColumn(column), 0, most));
    };
    constexpr int kMost = std::numeric_limits<int>::max();
    StoredCell cell;
    cell.counts.greedyAnswered = count(0, kMost);
    cell.counts.greedyHits = count(1, cell.counts.greedyAnswered);
    cell.counts.sampledAnswered = count(2, kMost);
    cell.counts.sampledHits = count(3, cell.counts.sampledAnswered);
    cell.counts.errors = count(4, kMost);
    cell.category = static_cast<analysis::CellCategory>(count(5, analysis::kCellCategories - 1));
    cell.counts.greedyLeftOut = count(6, cell.counts.greedyAnswered - cell.counts.greedyHits);
    cell.counts.sampledLeftOut = count(7, cell.counts.sampledAnswered - cell.counts.sampledHits);
    return cell;
}
} // namespace

Result<std::int64_t> CellLookup::ordinalOf(std::int64_t run, std::int64_t row) {
    return guarded([&]() -> Result<std::int64_t> {
        SQLite::Statement one(m_sql, "SELECT ordinal FROM run_element WHERE run = ? AND row = ?");
        one.bind(1, run);
        one.bind(2, row);
        if (!one.executeStep())
            return Error{ErrorCode::NotFound, "the run does not ask about this element", "row " + std::to_string(row)};
        return std::int64_t{one.getColumn(0).getInt64()};
    });
}

Result<std::vector<std::vector<std::optional<StoredCell>>>>
CellLookup::elementCells(std::int64_t run, const run::RunLayout& layout, std::int64_t ordinal) {
    return guarded([&] {
        std::vector<std::vector<std::optional<StoredCell>>> table(
            layout.templates.size(), std::vector<std::optional<StoredCell>>(layout.years.size()));
        SQLite::Statement one(m_sql, "SELECT greedy_answered, greedy_hits, sampled_answered, sampled_hits, errors, "
                                     "category, greedy_left_out, sampled_left_out FROM cell WHERE key = ?");
        for (std::size_t form = 0; form < table.size(); ++form)
            for (std::size_t year = 0; year < layout.years.size(); ++year) {
                one.bind(1,
                         run::runKey(run, layout.cellIndex(ordinal, static_cast<int>(year), static_cast<int>(form))));
                if (one.executeStep()) {
                    StoredCell& cell = table[form][year].emplace(readStoredCell(one));
                    if (!run::asksGreedy(layout.temperatures)) cell.category = analysis::CellCategory::Missing;
                }
                one.reset();
            }
        return table;
    });
}

Result<std::vector<double>> CellLookup::bestWrongScores(std::int64_t run, const std::vector<IndexRange>& ranges,
                                                        double below, const std::stop_token& stop) {
    std::vector<double> scores;
    const Status read = guarded([&] {
        SQLite::Statement best(m_sql,
                               "SELECT max(score) FROM reply WHERE key >= ? AND key < ? AND kind = 0 AND hit = 0 "
                               "AND score < ?");
        for (const IndexRange& range : ranges) {
            if (stop.stop_requested()) return;
            best.bind(1, run::runKey(run, range.from));
            best.bind(2, run::runKey(run, range.to));
            best.bind(3, below * 10); // stored in tenths
            scores.push_back(best.executeStep() ? best.getColumn(0).getInt() / 10.0 : 0.0);
            best.reset();
        }
    });
    if (!read) return read.error();
    if (scores.size() < ranges.size()) return Error{ErrorCode::Cancelled, "stopped", {}};
    return scores;
}

} // namespace chronoscope::store
