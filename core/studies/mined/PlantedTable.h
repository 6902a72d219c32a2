// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "core/studies/mined/RunScores.h"

namespace chronoscope::mined {

/// What was planted in the calibration model that a run asked, beside what was measured: run, model, task,
/// configuration, replies, planted, measured (percent of these replies that are right), difference (points). By task
/// and configuration, then by configuration over all tasks ("all"). Replies that are missing are in neither; noise
/// leaves the answer in a reply, a refusal does not. InvalidArgument for a run of another model. Blocks.
Result<analysis::Table> plantedTable(store::Database& database, const MinedContext& run, const RunScores& scores,
                                     const MinedFilter& filter);

} // namespace chronoscope::mined
