// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/store/Database.h"
#include "core/studies/robustness/StressResults.h"
#include "core/studies/robustness/StressTables.h"

#include <span>

namespace chronoscope::robustness {

/// Planted against measured for runs of a calibration model: the proof that dates, questions, scores and tests do what
/// they should. run, model, precision, planted, facts, undefined, win_rate, robust, robust_percent, expected_percent,
/// agree: expected is 100 for facts planted as robust, 0 for blind ones, the chance of random scores for random ones;
/// agree counts the facts of the first two that came out so. Facts planted as nearly robust are lost to dates just
/// outside the period, where one was drawn, so nothing is expected of them. Reads the facts. InvalidArgument unless all
/// are runs of a calibration model.
Result<analysis::Table> stressCalibrationTable(store::Database& database, std::span<const StressResults> runs,
                                               const StressFilter& filter, TableStyle style);

} // namespace chronoscope::robustness
