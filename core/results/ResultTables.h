// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/results/Aggregate.h"
#include "core/results/ChronoView.h"
#include "core/results/Comparison.h"
#include "core/results/RunCutOff.h"

#include <functional>
#include <string_view>
#include <vector>

namespace chronoscope::results {

/// Tables of result views, the same for the window and the command line. Pure functions, any thread. Columns are
/// stable; percentages and points have two decimals, p-values six, a missing number is an empty cell.

/// run, model, domain, state, template, relation (where it is split by them), year, elements, missing, correct,
/// partial_greedy, partial_sampled, incorrect, correct_percent, ci_low, ci_high (95 % Wilson over the judged elements;
/// none where a line adds up years or templates and so repeats elements: the profile has the bootstrap for these). A
/// line per run, in order of creation, and value of each axis in `by`; another axis reads what the filter leaves of it.
analysis::Table heatmapTable(const ResultSet& set, const ResultFilter& filter, const std::vector<Axis>& by);
/// The same of chronological categories, never by year: run, model, domain, state, template, relation, elements,
/// missing, known, partial_known, cutoff, unknown.
analysis::Table categoriesTable(const ResultSet& set, const ResultFilter& filter, const std::vector<Axis>& by);
/// What a filter leaves of an axis that is added up: "all", "general", "general+legal"; of the years the only one, or
/// nothing.
std::string leftOf(const ResultFilter& filter, Axis axis);

/// first, second (names of the runs), year (empty in the last row: over all years), elements (of all years alone),
/// pairs, first_correct, second_correct, only_first, only_second, difference_points (first less second), ci_low,
/// ci_high, interval ("tango", "bootstrap" or empty), p (McNemar), p_holm (corrected over the years), method ("exact",
/// "chi_squared", "no_difference", or empty: no test). A row per year with a pair, then the pooled one; none for a
/// comparison without pairs.
analysis::Table comparisonTable(const ResultSet& set, const std::vector<Comparison>& comparisons);

/// One run against another, over all years.
struct PooledLine {
    std::size_t first = 0; ///< run index
    std::size_t second = 0;
    PooledDifference difference;
};
/// first, second, difference_points, ci_low, ci_high (bootstrap by element), pairs, elements, first_correct,
/// second_correct.
analysis::Table pooledTable(const ResultSet& set, const std::vector<PooledLine>& lines);

struct CutOffLine {
    std::size_t run = 0; ///< run index
    RunCutOff cutOff;
};
/// run, model, cutoff (last year known), cutoff_low, cutoff_high, first_after, before_percent, after_percent,
/// explained_percent, chance (bound on the chance under "no drop"), draws_without_percent, judged_years, elements (that
/// it rests on), judged_elements, mixed ("yes": some elements lack years), outcome ("found", "too_few_years", "flat",
/// "rising").
analysis::Table cutOffTable(const ResultSet& set, const std::vector<CutOffLine>& lines);

using MakeTable = std::function<Result<analysis::Table>(const ResultFilter&)>;
/// `make` for each part of what passes the filter, the tables one under the other with a column per axis in front.
/// Parts nothing passes in are left out. Errors are those of `make`, whose columns must always be the same.
Result<analysis::Table> splitTable(const ResultSet& set, const ResultFilter& filter, const std::vector<Axis>& by,
                                   const MakeTable& make);

} // namespace chronoscope::results
