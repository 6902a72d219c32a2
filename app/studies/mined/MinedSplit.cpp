// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/mined/MinedSplit.h"

#include "app/cli/ReportSplit.h"
#include "core/studies/mined/AnswerVoices.h"
#include "core/studies/mined/MinedNarrowing.h"

#include <algorithm>
#include <map>
#include <set>

namespace chronoscope::app {

using namespace mined;

namespace {
/// The units of all runs that a filter takes, with the replies that it takes.
Result<std::vector<ScoredUnit>> unitsUnder(store::Database& database, std::span<const MinedScored> runs,
                                           const study::Narrowing& only) {
    std::vector<ScoredUnit> units;
    for (const MinedScored& run : runs) {
        const auto filter = minedFilter(database, only, run.run);
        if (!filter) return filter.error();
        const RunScores taken = narrowed(*run.scores, *filter);
        units.insert(units.end(), taken.units.begin(), taken.units.end());
    }
    return units;
}

/// Those that have something under the filter, of labels.
Result<std::vector<std::string>> labelValues(store::Database& database, std::span<const MinedScored> runs,
                                             const study::Narrowing& only) {
    std::vector<store::RunRecord> records;
    for (const MinedScored& run : runs)
        records.push_back(run.run);
    const auto labels = labelsOfRuns(database, records, only);
    if (!labels) return labels.error();
    std::vector<std::string> taken;
    for (const std::string& label : *labels) {
        study::Narrowing narrowed = only;
        narrowed[study::kLabelFacet] = {label};
        const auto units = unitsUnder(database, runs, narrowed);
        if (!units) return units.error();
        if (!units->empty()) taken.push_back(label);
    }
    return taken;
}

std::string valueOf(const ScoredUnit& unit, const std::string& axis) {
    if (axis == kTaskFacet) return std::string(name(unit.task));
    if (axis == kDimensionFacet) return std::string(name(dimensionOf(unit.task)));
    if (axis == kContextAxis) return unit.withContext ? kWithContext : kWithoutContext;
    return unit.type;
}

/// Those of `all` that are found, in its order.
template <typename All>
std::vector<std::string> inOrder(const All& all, const std::set<std::string, std::less<>>& found) {
    std::vector<std::string> values;
    for (const auto one : all)
        if (found.contains(name(one))) values.emplace_back(name(one));
    return values;
}
} // namespace

std::vector<std::string> minedAxes(const std::string& view) {
    const char *task = kTaskFacet, *dimension = kDimensionFacet, *type = kTypeFacet, *way = kConfigurationAxis,
               *context = kContextAxis, *label = study::kLabelFacet;
    const std::map<std::string, std::vector<std::string>> axes{
        {"mined", {way, context, label}}, // its rows are by task, of a dimension, and type
        {"latest", {way, label}},         // of T.A alone, by type
        {"context", {dimension, type, way, label}},
        {"agreement", {task, dimension, type, context, label}},
        {"compare", {dimension, way, context}}, // labels are of one run: what one run's items have, the other's lack
        {"judges", {task, dimension, type, way, context, label}},
        {"named", {type, way, label}}, // of T.A alone
        {"asked", {dimension, type, way, context, label}},
        {"items", {dimension, way, label}},
        {"calibration", {kYearAxis, dimension, type, context, label}},
        {"editing", {dimension, type, label}}}; // what was before is over all ways of asking
    const auto at = axes.find(view);
    return at == axes.end() ? std::vector<std::string>() : at->second;
}

bool countsAnyOf(const std::string& view, const study::Narrowing& only) {
    const bool isScored = view == "mined" || view == "agreement" || view == "compare";
    return std::any_of(kAllTasks.begin(), kAllTasks.end(), [&](Task task) {
        if (!study::takes(only, kTaskFacet, name(task)) ||
            !study::takes(only, kDimensionFacet, name(dimensionOf(task))))
            return false;
        const bool with = hasContext(task) && study::takes(only, kContextAxis, kWithContext);
        const bool without = study::takes(only, kContextAxis, kWithoutContext);
        if (view == "items" || view == "calibration") return with || without;
        if (view == "latest") return task == Task::TA && without;
        if (view == "context") return hasContext(task) && (with || without);
        return isScored && hasContext(task) ? with : with || without; // without it is a comparison, in no score
    });
}

Result<std::vector<std::string>> minedValues(store::Database& database, std::span<const MinedScored> runs,
                                             const std::string& axis, const study::Narrowing& only) {
    if (axis == study::kLabelFacet) return labelValues(database, runs, only);
    const auto units = unitsUnder(database, runs, only);
    if (!units) return units.error();
    std::set<std::string, std::less<>> found;
    for (const ScoredUnit& unit : *units)
        if (axis != kConfigurationAxis) found.insert(valueOf(unit, axis));
    if (axis == kTaskFacet) return inOrder(kAllTasks, found);
    if (axis == kDimensionFacet) {
        std::vector<Dimension> dimensions;
        for (std::size_t i = 0; i < kDimensions; ++i)
            dimensions.push_back(static_cast<Dimension>(i));
        return inOrder(dimensions, found);
    }
    if (axis != kConfigurationAxis) return std::vector<std::string>(found.begin(), found.end());
    for (const ScoredUnit& unit : *units)
        for (const Configuration one : kAllConfigurations)
            if (unit.replies[static_cast<std::size_t>(one)].kind != ReplyScore::Kind::Unasked) found.emplace(name(one));
    return inOrder(kAllConfigurations, found);
}

} // namespace chronoscope::app
