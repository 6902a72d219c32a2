// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/Selection.h"

#include <cstdint>
#include <vector>

namespace chronoscope::results {

/// What of a year's questions (element, template) is not asked in the year before, and the other way round.
struct QuestionChange {
    std::int64_t joined = 0;
    std::int64_t left = 0;
    bool any() const { return joined + left > 0; }
};

/// Where a row of a heat map, or a curve, goes from one year to the next over other questions: there a step may be one
/// of the elements rather than of the model. A year is compared with the chosen year of its run before it; parts of the
/// filter that look at what came out play no part. Immutable; any thread. Reads each cell twice, as fast as heat(); 16
/// bytes per key and year of each run, so that rows by element are better left alone.
class QuestionChanges {
public:
    QuestionChanges(const ResultSet& set, const ResultFilter& filter, RowsBy rowsBy);
    /// By run index. Nothing for the first year, and where the run has no such row or year.
    QuestionChange at(std::size_t run, RowKey key, int year) const;

private:
    struct RunChanges {
        std::size_t run = 0;
        std::vector<int> years;              ///< ascending
        std::vector<QuestionChange> changes; ///< [year][key]
    };
    std::size_t m_keys = 0;
    std::vector<RunChanges> m_runs;
};

} // namespace chronoscope::results
