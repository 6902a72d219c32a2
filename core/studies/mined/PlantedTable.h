// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/studies/mined/CalibrationEye.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "core/studies/mined/RunScores.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace chronoscope::mined {

/// The eye that a run asked, as it was planted. InvalidArgument for a run of another model. Blocks: what every question
/// would be answered is worked out.
Result<std::shared_ptr<const CalibrationEye>> eyeOf(store::Database& database, const store::RunRecord& run);

/// A reply that is there.
struct PlantedReply {
    std::size_t unit = 0; ///< ordinal in its run
    Configuration configuration = Configuration::QI;
    bool isPlanted = false;  ///< as right
    bool isMeasured = false; ///< so it came out
};
/// Every reply that the tables below count, unit by unit. `scores` are the run's, all of them. Pure.
void eachPlanted(const CalibrationEye& eye, const RunScores& scores, const MinedFilter& filter,
                 const std::function<void(const PlantedReply& reply)>& visit);

/// What was planted in the calibration model that a run asked, beside what was measured: run, model, task,
/// configuration, replies, planted, measured (percent of these replies that are right), difference (points). By task
/// and configuration, then by configuration over all tasks ("all"). Replies that are missing are in neither; noise
/// leaves the answer in a reply, a refusal does not. InvalidArgument for a run of another model. Blocks.
Result<analysis::Table> plantedTable(store::Database& database, const MinedContext& run, const RunScores& scores,
                                     const MinedFilter& filter);
/// Where the eye is known. Pure.
analysis::Table plantedTable(const CalibrationEye& eye, const RunScores& scores, const MinedFilter& filter);
/// The same by the years that are asked, see askedSpan(): run, model, task, from, to, configuration and the columns of
/// numbers above. By task, years and configuration, each task and years also over all configurations ("all"). Cancelled
/// soon after `stop`.
Result<analysis::Table> plantedYears(store::Database& database, const MinedContext& run, const RunScores& scores,
                                     const MinedFilter& filter, const std::stop_token& stop = {});
/// Where eye and years are known; `spans` as loadSpans() gives them. Pure.
analysis::Table plantedYears(const CalibrationEye& eye, const std::vector<std::optional<int>>& spans,
                             const RunScores& scores, const MinedFilter& filter);
/// Whether the model that a run asked had anything planted.
bool asksCalibration(const store::RunRecord& run);

} // namespace chronoscope::mined
