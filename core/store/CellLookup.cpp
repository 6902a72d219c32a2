// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/CellLookup.h"

#include "core/run/RunLayout.h"

namespace chronoscope::store {

Result<std::optional<std::int64_t>> CellLookup::ordinalOf(std::int64_t run, std::int64_t elements, std::int64_t row) {
    return guarded([&]() -> std::optional<std::int64_t> {
        SQLite::Statement one(m_sql, "SELECT row FROM run_element WHERE run = ? AND ordinal = ?");
        std::int64_t from = 0;
        for (std::int64_t to = elements; from < to;) {
            const std::int64_t middle = from + (to - from) / 2;
            one.bind(1, run);
            one.bind(2, middle);
            if (!one.executeStep()) return std::nullopt;
            const std::int64_t found = one.getColumn(0).getInt64();
            one.reset();
            if (found == row) return middle;
            if (found < row)
                from = middle + 1;
            else
                to = middle;
        }
        return std::nullopt;
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
