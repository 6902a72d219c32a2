// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/studies/mined/RunScores.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::mined {

/// The tables of MINED's results, one block of rows a run, in the order of the runs. Shares and scores in percent with
/// four decimals; what is undefined is empty. Items that lack a reply are missing and in no mean. F.M.C and P.M.C are
/// counted with their context, but where "without" is said. Pure; any thread.

/// run, model, dimension, task, type, items, missing, cem, f1, judge, ci_low, ci_high (of cem, see ScoreMean): of every
/// task that the run asks, over all types and by type; the task "average" is the mean over the tasks of a dimension,
/// and under the dimension "all", last, that over all tasks asked (eleven in the paper).
analysis::Table scoreTable(const std::vector<RunScores>& runs, EmptyRule rule);
/// What the judge's mean in a row of that table is over: items of which it scored every reply. Nothing where no judge
/// read the run.
std::optional<std::int64_t> judgedItems(const RunScores& run, const std::vector<std::string>& row, EmptyRule rule);
/// run, model, type, items, latest, outdated, irrelevant: of T.A, table 4 of the paper. `items` are those with every
/// reply.
analysis::Table latestTable(const std::vector<RunScores>& runs);
/// run, model, task, outputs, context, other, irrelevant, cem, and the same of the questions without their context:
/// table 5 of the paper. Over the outputs of items of which every reply to every condition asked is there.
analysis::Table contextTable(const std::vector<RunScores>& runs);
/// run, model, configuration, items, cem, f1, judge: over the items of all tasks with a reply to that configuration,
/// each item counting the same.
analysis::Table agreementTable(const std::vector<RunScores>& runs, EmptyRule rule);
/// The same with `task` behind the configuration: every task by itself, and as "average" the mean over them, as table
/// 13 of the paper has it.
analysis::Table agreementByTask(const std::vector<RunScores>& runs, EmptyRule rule);

} // namespace chronoscope::mined
