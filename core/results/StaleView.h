// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/Selection.h"

#include <array>
#include <cstdint>
#include <map>
#include <vector>

namespace chronoscope::results {

/// What the wrong answers are: stale, ahead of their time, distractors, invented. Counts of replies, not of cells, by
/// greedy and sampled; replies lost to errors are in none. TF is left out: its replies name no object, so they say
/// nothing about years. Pure functions, any thread.

struct Replies {
    std::int64_t greedy = 0;
    std::int64_t sampled = 0;
    std::int64_t all() const { return greedy + sampled; }
    bool operator==(const Replies&) const = default;
};

/// Asked against answered year: a right reply is right for the year asked (the diagonal), a stale one for an earlier
/// year, one ahead for a later year. Other replies are for no year and not in it.
struct YearMatrix {
    std::vector<int> asked;       ///< rows, ascending
    std::vector<int> answered;    ///< columns, ascending: years the run asks, and years of the elements beside them
    std::vector<Replies> replies; ///< row by row
    const Replies& at(std::size_t row, std::size_t column) const { return replies[row * answered.size() + column]; }
};

/// One run. Not diagnosed: only answered and right are known.
struct StaleRun {
    std::size_t run = 0; ///< run index
    bool diagnosed = false;
    Replies
        answered; ///< of the chosen cells, refusals and empty ones included, those left out by strict extraction not
    Replies right;
    std::array<Replies, matching::kAnswerKinds + 1> kinds{}; ///< by AnswerKind; together answered − right
    std::map<int, Replies> shifts; ///< years: stale by k > 0, ahead by −k; stale and ahead replies only
    YearMatrix matrix;
};
/// The chosen runs, in the order of the set.
std::vector<StaleRun> stale(const ResultSet& set, const ResultFilter& filter);

struct StaleElement {
    std::size_t run = 0;       ///< run index
    std::uint32_t element = 0; ///< element index
    Replies stale;
    Replies wrong;
    int largestShift = 0; ///< years, of its stale replies
    /// The chosen cell with most of them.
    prompt::Template form = prompt::Template::Generation;
    int year = 0;
};
/// Elements with stale replies, most stale ones first, then by run and element; at most `limit`.
std::vector<StaleElement> worstElements(const ResultSet& set, const ResultFilter& filter, std::size_t limit);

} // namespace chronoscope::results
