// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"

#include <cstdint>
#include <string>
#include <vector>

namespace chronoscope::analysis {

/// Sums of categories: what one number of a view is made of. Values; pure functions, any thread.

/// Cells by category: one cell of a heat map.
struct CategoryCounts {
    std::int64_t elements = 0;
    std::int64_t correct = 0;
    std::int64_t partialGreedy = 0;
    std::int64_t partialSampled = 0;
    std::int64_t incorrect = 0;
    std::int64_t lostSamples = 0; ///< requests lost to errors, also in cells that have a category all the same

    std::int64_t judged() const { return correct + partialGreedy + partialSampled + incorrect; }
    std::int64_t missing() const { return elements - judged(); } ///< no category yet, or lost to errors
    CategoryCounts& operator+=(const CategoryCounts& more);
    /// elements, missing, correct, partial_greedy, partial_sampled, incorrect, as they stand in tables.
    static const std::vector<std::string>& columns();
    std::vector<std::string> cells() const;
};

/// The same for chronological categories. `elements` counts elements × templates.
struct ChronoCounts {
    std::int64_t elements = 0;
    std::int64_t known = 0;
    std::int64_t partialKnown = 0;
    std::int64_t cutOffAfter = 0;
    std::int64_t cutOffBefore = 0;
    std::int64_t unknown = 0;

    std::int64_t missing() const { return elements - known - partialKnown - cutOffAfter - cutOffBefore - unknown; }
    /// elements, missing, known, partial_known, cutoff, unknown.
    static const std::vector<std::string>& columns();
    std::vector<std::string> cells() const;
};

/// Share of Correct among the judged elements in percent, with its interval (95 %, Wilson); no value when nothing was
/// judged.
struct CorrectShare {
    bool known = false;
    double percent = 0;
    Interval interval;
};
CorrectShare correctShare(const CategoryCounts& counts);

} // namespace chronoscope::analysis
