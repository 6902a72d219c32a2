// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/studies/mined/RunScores.h"

#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::mined {

/// A run of editing with what the run before it scored on the same items.
struct EditedScores {
    RunScores after;
    EditingSpec editing;
    std::map<std::int64_t, double> before; ///< CEM by item row, in percent
    std::string base = {};                 ///< name of that run; empty: it was removed
};
/// InvalidArgument for a run that edits nothing; else as loadScores(). Blocks.
Result<EditedScores> loadEdited(store::Database& database, const MinedContext& run, bool recompute,
                                const std::stop_token& stop = {});

/// run, model, method, setting, embedding, task, items, missing, before, after, difference, ci_low, ci_high (of after,
/// see ScoreMean): CEM in percent by task, over the items of which every reply and the score before are there; the task
/// "average", last, is the mean over the tasks (nine in the paper). Tables 6 and 7 of the paper.
analysis::Table editingTable(const std::vector<EditedScores>& runs, EmptyRule rule);
/// model, method, task, single, lifelong, single_minus_lifelong, embedding (of IKE), base, single_items,
/// lifelong_items: of each model, method and embedding that has runs of either setting from the same base; the last of
/// each counts. Over the tasks that both have; the items are those that are in the mean of either setting.
analysis::Table settingsTable(const std::vector<EditedScores>& runs, EmptyRule rule);

} // namespace chronoscope::mined
