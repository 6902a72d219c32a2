// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/results/ResultFilter.h"
#include "core/results/StaleView.h"
#include "widgets/plots/BarsData.h"
#include "widgets/plots/HeatmapData.h"

#include <vector>

namespace chronoscope::ui {

/// Stale or invented: what the wrong replies are, made ready for the screen. Counts of replies. Pure; any thread.

/// Which of the replies are counted.
enum class Samples : int { All = 0, Greedy, Sampled };

struct WorstElement {
    results::StaleElement counts;
    /// Its cell with the most stale replies.
    prompt::Template form = prompt::Template::Generation;
    int year = 0;
};

struct StaleNumbers {
    std::vector<results::StaleRun> runs;
    std::vector<WorstElement> worst; ///< most stale replies first
    results::RunNames names;         ///< of all runs of the set
    std::vector<results::RunChoice> choices;
    std::vector<std::string> models; ///< as `choices`, by run index

    const std::string& nameOf(std::size_t run) const { return names.at(choices[run]); }
    /// Nothing that names an object was answered.
    bool empty() const;
};

StaleNumbers staleNumbers(const results::ResultSet& set, const results::ResultFilter& filter);
std::int64_t count(const results::Replies& replies, Samples samples);
/// Replies that are not right.
std::int64_t wrongReplies(const results::StaleRun& run, Samples samples);

/// A row per run, a segment per kind (key: AnswerKind), and one of key 0 for what is not diagnosed. Row key: run index.
widgets::BarsData kindBars(const StaleNumbers& numbers, Samples samples);
/// A column per shift from the furthest ahead to the most stale. Row key: the shift in years.
widgets::BarsData shiftBars(const StaleNumbers& numbers, const results::StaleRun& run, Samples samples);
/// Asked years by answered years, right replies on the diagonal, which outnumber the others: it can be left out. Row
/// key: the year asked.
widgets::HeatmapData yearMatrix(const StaleNumbers& numbers, const results::StaleRun& run, Samples samples, bool withRight);

/// run, model, replies, right, wrong, then per kind its replies and its percentage of the wrong ones.
analysis::Table kindTable(const StaleNumbers& numbers, Samples samples);
/// run, model, shift_years, replies, percent (of the stale and ahead replies).
analysis::Table shiftTable(const StaleNumbers& numbers, const results::StaleRun& run, Samples samples);
/// run, model, asked_year, answered_year, replies.
analysis::Table matrixTable(const StaleNumbers& numbers, const results::StaleRun& run, Samples samples);

} // namespace chronoscope::ui
