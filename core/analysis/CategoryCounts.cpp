// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/analysis/CategoryCounts.h"

#include <initializer_list>

namespace chronoscope::analysis {

namespace {
std::vector<std::string> texts(std::initializer_list<std::int64_t> counts) {
    std::vector<std::string> cells;
    for (const std::int64_t count : counts)
        cells.push_back(std::to_string(count));
    return cells;
}
} // namespace

CategoryCounts& CategoryCounts::operator+=(const CategoryCounts& more) {
    elements += more.elements;
    correct += more.correct;
    partialGreedy += more.partialGreedy;
    partialSampled += more.partialSampled;
    incorrect += more.incorrect;
    lostSamples += more.lostSamples;
    return *this;
}

const std::vector<std::string>& CategoryCounts::columns() {
    static const std::vector<std::string> keys{"elements",       "missing",         "correct",
                                               "partial_greedy", "partial_sampled", "incorrect"};
    return keys;
}

std::vector<std::string> CategoryCounts::cells() const {
    return texts({elements, missing(), correct, partialGreedy, partialSampled, incorrect});
}

const std::vector<std::string>& ChronoCounts::columns() {
    static const std::vector<std::string> keys{"elements", "missing", "known", "partial_known", "cutoff", "unknown"};
    return keys;
}

std::vector<std::string> ChronoCounts::cells() const {
    return texts({elements, missing(), known, partialKnown, cutOffAfter + cutOffBefore, unknown});
}

CorrectShare correctShare(const CategoryCounts& counts) {
    CorrectShare share;
    share.known = counts.judged() > 0;
    if (!share.known) return share;
    share.percent = 100.0 * static_cast<double>(counts.correct) / static_cast<double>(counts.judged());
    share.interval = wilson95(counts.correct, counts.judged());
    return share;
}

} // namespace chronoscope::analysis
