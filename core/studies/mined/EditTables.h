// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/studies/mined/RunScores.h"

#include <map>
#include <stop_token>
#include <vector>

namespace chronoscope::mined {

/// A run of editing with what the run before it scored on the same items.
struct EditedScores {
    RunScores after;
    EditingSpec editing;
    std::map<std::int64_t, double> before; ///< CEM by item row, in percent
};
/// InvalidArgument for a run that edits nothing; else as loadScores(). Blocks.
Result<EditedScores> loadEdited(store::Database& database, const MinedContext& run, bool recompute,
                                const std::stop_token& stop = {});

/// run, model, method, setting, embedding, task, items, missing, before, after, difference, ci_low, ci_high (of after,
/// see ScoreMean): CEM in percent by task, over the items of which every reply and the score before are there; the task
/// "average", last, is the mean over the tasks (nine in the paper). Tables 6 and 7 of the paper.
analysis::Table editingTable(const std::vector<EditedScores>& runs, EmptyRule rule);
/// model, method, task, single, lifelong, single_minus_lifelong, embedding (of IKE): of each model, method and
/// embedding that has runs of either setting from the same base; the last of each counts. Over the tasks that both
/// have.
analysis::Table settingsTable(const std::vector<EditedScores>& runs, EmptyRule rule);

} // namespace chronoscope::mined
