// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/PlantedTable.h"

#include "core/backend/BackendUri.h"
#include "core/backend/calibration/CalibrationParams.h"
#include "core/studies/mined/CalibrationEye.h"

#include <map>
#include <utility>

namespace chronoscope::mined {

namespace {
/// Replies to one way of asking.
struct PlantedCounts {
    std::int64_t replies = 0;
    std::int64_t planted = 0;
    std::int64_t measured = 0;
};

Result<std::shared_ptr<const CalibrationEye>> eyeOf(store::Database& database, const store::RunRecord& run) {
    const auto uri = backend::BackendUri::parse(run.backend);
    if (!uri) return uri.error();
    if (uri->protocol != "calibration")
        return Error{ErrorCode::InvalidArgument, "nothing was planted: the run asked another model", run.name};
    const auto params = backend::CalibrationParams::fromUri(*uri);
    if (!params) return params.error();
    return CalibrationEye::open(database, run, *params);
}
} // namespace

Result<analysis::Table> plantedTable(store::Database& database, const MinedContext& run, const RunScores& scores,
                                     const MinedFilter& filter) {
    const auto eye = eyeOf(database, run.record);
    if (!eye) return eye.error();
    std::map<std::pair<std::size_t, Configuration>, PlantedCounts> counts; // the task after the last is all of them
    for (std::size_t at = 0; at < scores.units.size(); ++at) {
        const ScoredUnit& unit = scores.units[at];
        if (!filter.takes(unit)) continue;
        for (const Configuration one : kAllConfigurations) {
            const ReplyScore& reply = unit.replies[static_cast<std::size_t>(one)];
            const bool isThere = reply.kind == ReplyScore::Kind::Scored || reply.kind == ReplyScore::Kind::Empty;
            if (!isThere || !filter.takes(one)) continue;
            for (const std::size_t task : {static_cast<std::size_t>(unit.task), kTasks}) {
                PlantedCounts& counted = counts[{task, one}];
                ++counted.replies;
                counted.planted += (*eye)->isKnown(static_cast<std::int64_t>(at), one) ? 1 : 0;
                counted.measured += reply.cem ? 1 : 0;
            }
        }
    }
    analysis::Table table;
    for (const char* key : {"run", "model", "task", "configuration"})
        table.addColumn(key);
    for (const char* key : {"replies", "planted", "measured", "difference"})
        table.addColumn(key, true);
    constexpr int kPlantedDecimals = 4;
    for (const auto& [place, counted] : counts) {
        const auto percent = [all = counted.replies](std::int64_t some) {
            return analysis::number(100.0 * static_cast<double>(some) / static_cast<double>(all), kPlantedDecimals);
        };
        const auto& [task, configuration] = place;
        table.rows.push_back({scores.run, scores.model, task == kTasks ? "all" : std::string(name(kAllTasks[task])),
                              std::string(name(configuration)), std::to_string(counted.replies),
                              percent(counted.planted), percent(counted.measured),
                              percent(counted.measured - counted.planted)});
    }
    return table;
}

} // namespace chronoscope::mined
