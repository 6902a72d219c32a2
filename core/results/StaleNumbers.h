// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/results/ResultFilter.h"
#include "core/results/StaleView.h"

#include <string>
#include <vector>

namespace chronoscope::results {

/// Stale or invented: what the wrong replies of the chosen runs are, and the tables of it. Counts of replies. Pure; any
/// thread.

/// Which of the replies are counted.
enum class Samples : int { All = 0, Greedy, Sampled };

struct StaleNumbers {
    std::vector<StaleRun> runs;
    std::vector<StaleElement> worst; ///< most stale replies first
    RunNames names;                  ///< of all runs of the set
    std::vector<RunChoice> choices;
    std::vector<std::string> models; ///< as `choices`, by run index

    const std::string& nameOf(std::size_t run) const { return names.at(choices[run]); }
    /// Nothing that names an object was answered.
    bool empty() const;
};

StaleNumbers staleNumbers(const ResultSet& set, const ResultFilter& filter);
/// Cells pass the filter, and all of them are TF, which stale() leaves out.
bool onlyTrueFalse(const ResultSet& set, const ResultFilter& filter);
std::int64_t count(const Replies& replies, Samples samples);
/// Replies that are not right.
std::int64_t wrongReplies(const StaleRun& run, Samples samples);
std::int64_t kindCount(const StaleRun& run, matching::AnswerKind kind, Samples samples);
/// Stale and ahead.
std::int64_t shiftedReplies(const StaleRun& run, Samples samples);

/// run, model, replies, right, wrong, then per kind its replies and its percentage of the wrong ones.
analysis::Table kindTable(const StaleNumbers& numbers, Samples samples);
/// run, model, shift_years, replies, percent (of the stale and ahead replies).
analysis::Table shiftTable(const StaleNumbers& numbers, const StaleRun& run, Samples samples);
/// run, model, asked_year, answered_year, replies.
analysis::Table matrixTable(const StaleNumbers& numbers, const StaleRun& run, Samples samples);

} // namespace chronoscope::results
