// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/store/RunStore.h"
#include "core/store/TallyStore.h"

#include <vector>

namespace chronoscope::analysis {

/// The tables of `chronoscope report` and of the window's exports: one place, so that both print the same numbers.
/// Columns are those of the command line contract; a dimension that was added up reads "all".

/// run, model, domain, state, template, year, elements, missing, correct, …, correct_percent, ci_low, ci_high
/// (95 % Wilson over the judged elements; none where a line adds up years or templates and so repeats elements: the
/// profile has the bootstrap for these).
Table heatmapTable(const std::vector<store::RunRecord>& runs, const std::vector<store::TallyLine>& lines);
/// run, model, domain, state, template, elements, missing, known, partial_known, cutoff, unknown.
Table categoriesTable(const std::vector<store::RunRecord>& runs, const std::vector<store::ChronoLine>& lines);

/// `value` with `decimals` decimals in the C locale; what rounds to zero has no sign.
std::string number(double value, int decimals);
/// A probability with six significant digits, however small: "0.0390625", "1.30412e-12". A value that is 0 only because
/// a double holds no smaller one is told as a bound, "<1e-300".
std::string chance(double p);

/// Share of Correct among the judged elements in percent, with its interval; no value when nothing was judged.
struct CorrectShare {
    bool known = false;
    double percent = 0;
    Interval interval;
};
CorrectShare correctShare(const store::TallyCounts& counts);

} // namespace chronoscope::analysis
