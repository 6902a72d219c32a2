// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/PlantedTable.h"

#include "core/backend/BackendUri.h"
#include "core/backend/calibration/CalibrationParams.h"
#include "core/studies/mined/CalibrationEye.h"
#include "core/studies/mined/YearTables.h"

#include <array>
#include <map>
#include <tuple>
#include <utility>

namespace chronoscope::mined {

namespace {
/// Replies to one way of asking.
struct PlantedCounts {
    std::int64_t replies = 0;
    std::int64_t planted = 0;
    std::int64_t measured = 0;

    void add(const PlantedReply& reply) {
        ++replies;
        planted += reply.isPlanted ? 1 : 0;
        measured += reply.isMeasured ? 1 : 0;
    }
};

analysis::Table plantedHead(std::initializer_list<const char*> years) {
    analysis::Table table;
    for (const char* key : {"run", "model", "task"})
        table.addColumn(key);
    for (const char* key : years)
        table.addColumn(key, true);
    table.addColumn("configuration");
    for (const char* key : {"replies", "planted", "measured", "difference"})
        table.addColumn(key, true);
    return table;
}

void addCounts(std::vector<std::string>& row, const PlantedCounts& counted) {
    constexpr int kPlantedDecimals = 4;
    row.push_back(std::to_string(counted.replies));
    for (const std::int64_t some : {counted.planted, counted.measured, counted.measured - counted.planted})
        row.push_back(analysis::number(100.0 * static_cast<double>(some) / static_cast<double>(counted.replies),
                                       kPlantedDecimals));
}
} // namespace

bool asksCalibration(const store::RunRecord& run) {
    const auto uri = backend::BackendUri::parse(run.backend);
    return uri && uri->protocol == "calibration";
}

Result<std::shared_ptr<const CalibrationEye>> eyeOf(store::Database& database, const store::RunRecord& run) {
    const auto uri = backend::BackendUri::parse(run.backend);
    if (!uri) return uri.error();
    if (uri->protocol != "calibration")
        return Error{ErrorCode::InvalidArgument, "nothing was planted: the run asked another model", run.name};
    const auto params = backend::CalibrationParams::fromUri(*uri);
    if (!params) return params.error();
    return CalibrationEye::open(database, run, *params);
}

void eachPlanted(const CalibrationEye& eye, const RunScores& scores, const MinedFilter& filter,
                 const std::function<void(const PlantedReply& reply)>& visit) {
    for (std::size_t at = 0; at < scores.units.size(); ++at) {
        const ScoredUnit& unit = scores.units[at];
        if (!filter.takes(unit)) continue;
        for (const Configuration one : kAllConfigurations) {
            const ReplyScore& reply = unit.replies[static_cast<std::size_t>(one)];
            const bool isThere = reply.kind == ReplyScore::Kind::Scored || reply.kind == ReplyScore::Kind::Empty;
            if (!isThere || !filter.takes(one)) continue;
            visit({at, one, eye.isKnown(static_cast<std::int64_t>(at), one), reply.cem});
        }
    }
}

Result<analysis::Table> plantedTable(store::Database& database, const MinedContext& run, const RunScores& scores,
                                     const MinedFilter& filter) {
    const auto eye = eyeOf(database, run.record);
    if (!eye) return eye.error();
    return plantedTable(**eye, scores, filter);
}

analysis::Table plantedTable(const CalibrationEye& eye, const RunScores& scores, const MinedFilter& filter) {
    std::map<std::pair<std::size_t, Configuration>, PlantedCounts> counts; // the task after the last is all of them
    eachPlanted(eye, scores, filter, [&](const PlantedReply& reply) {
        for (const std::size_t task : {static_cast<std::size_t>(scores.units[reply.unit].task), kTasks})
            counts[{task, reply.configuration}].add(reply);
    });
    analysis::Table table = plantedHead({});
    for (const auto& [place, counted] : counts) {
        const auto& [task, configuration] = place;
        auto& row = table.rows.emplace_back();
        row = {scores.run, scores.model, task == kTasks ? "all" : std::string(name(kAllTasks[task])),
               std::string(name(configuration))};
        addCounts(row, counted);
    }
    return table;
}

Result<analysis::Table> plantedYears(store::Database& database, const MinedContext& run, const RunScores& scores,
                                     const MinedFilter& filter, const std::stop_token& stop) {
    const auto eye = eyeOf(database, run.record);
    if (!eye) return eye.error();
    const auto spans = loadSpans(database, scores, stop);
    if (!spans) return spans.error();
    return plantedYears(**eye, *spans, scores, filter);
}

analysis::Table plantedYears(const CalibrationEye& eye, const std::vector<std::optional<int>>& spans,
                             const RunScores& scores, const MinedFilter& filter) {
    std::map<std::tuple<Task, int, std::size_t>, PlantedCounts> counts; // after the last configuration: all of them
    eachPlanted(eye, scores, filter, [&](const PlantedReply& reply) {
        if (const auto from = spans[reply.unit])
            for (const std::size_t way : {static_cast<std::size_t>(reply.configuration), kConfigurations})
                counts[{scores.units[reply.unit].task, *from, way}].add(reply);
    });
    analysis::Table table = plantedHead({"from", "to"});
    for (const auto& [place, counted] : counts) {
        const auto& [task, from, way] = place;
        auto& row = table.rows.emplace_back();
        row = {scores.run,
               scores.model,
               std::string(name(task)),
               std::to_string(from),
               std::to_string(from + kAskedSpan - 1),
               way == kConfigurations ? "all" : std::string(name(kAllConfigurations[way]))};
        addCounts(row, counted);
    }
    return table;
}

} // namespace chronoscope::mined
