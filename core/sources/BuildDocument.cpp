// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/BuildDocument.h"

#include <nlohmann/json.hpp>

namespace chronoscope::sources {

using nlohmann::ordered_json;

namespace {
ordered_json stateJson(const BuiltElement& built) {
    return built.state ? ordered_json(benchmark::name(*built.state)) : ordered_json();
}

/// A question of the law with its answer in every year.
ordered_json questionJson(const BuiltElement& built) {
    ordered_json answers = ordered_json::object();
    for (const benchmark::YearObjects& year : built.element.years)
        if (!year.objects.empty() && !year.objects.front().empty())
            answers[std::to_string(year.year)] = year.objects.front().front();
    return {{"section", built.sourceId},      {"question", built.element.subject}, {"answers", std::move(answers)},
            {"type", built.element.relation}, {"state", stateJson(built)},         {"changes", built.changes}};
}

/// The names of the objects of a year, in the order of their ids.
ordered_json namesJson(const benchmark::YearObjects& year) {
    ordered_json names = ordered_json::array();
    for (const benchmark::Object& object : year.objects)
        if (!object.empty()) names.push_back(object.front());
    return names;
}

ordered_json factJson(const BuiltElement& built) {
    ordered_json json{{"source_id", built.sourceId},      {"relation_id", built.relationId},
                      {"subject", built.element.subject}, {"relation", built.element.relation},
                      {"state", stateJson(built)},        {"changes", built.changes}};
    const auto timeless = built.objectIds.find(0);
    if (built.state == benchmark::State::Invariant && timeless != built.objectIds.end()) {
        json["objects"] = timeless->second;
        json["names"] = built.element.years.empty() ? ordered_json::array() : namesJson(built.element.years.front());
        return json;
    }
    ordered_json years = ordered_json::object();
    for (const auto& [year, ids] : built.objectIds)
        years[std::to_string(year)] = ids;
    json["years"] = std::move(years);
    json["names"] = ordered_json::object();
    for (const benchmark::YearObjects& year : built.element.years)
        json["names"][std::to_string(year.year)] = namesJson(year);
    json["filled_years"] = built.filled;
    return json;
}

ordered_json elementJson(const BuildReport& report, const BuiltElement& built) {
    ordered_json json = report.source == "cfr" ? questionJson(built) : factJson(built);
    json["taken"] = built.isTaken;
    json["few_shot"] = built.isFewShot;
    json["held"] = built.isHeld;
    json["unlabelled"] = built.unlabelled;
    json["dropped"] = built.dropped;
    for (const auto& [key, text] : built.notes)
        json[key] = text;
    return json;
}

ordered_json relationsJson(const BuildReport& report) {
    ordered_json relations = ordered_json::object();
    for (const RelationShare& share : report.relations)
        relations[share.relation] = {{"dynamic", share.dynamic},
                                     {"static", share.unchanging},
                                     {"invariant", share.invariant},
                                     {"few_shots", share.fewShots},
                                     {"taken", share.taken}};
    return relations;
}

ordered_json gapsJson(const BuildReport& report) {
    ordered_json modes = ordered_json::object();
    for (const auto& [mode, count] : report.gapModes)
        modes[mode] = {{"complete", count.complete}, {"dynamic", count.dynamic}, {"filled_years", count.filled}};
    return modes;
}

ordered_json inputsJson(const BuildReport& report) {
    ordered_json inputs = ordered_json::array();
    for (const BuildInput& input : report.inputs)
        inputs.push_back({{"name", input.name}, {"date", input.date}, {"bytes", input.bytes}, {"sha256", input.hash}});
    return inputs;
}

ordered_json problemsJson(const BuildReport& report) {
    ordered_json problems = ordered_json::array();
    for (const BuildProblem& problem : report.problems)
        problems.push_back({{"file", problem.file}, {"line", problem.line}, {"reason", problem.reason}});
    return problems;
}
} // namespace

ordered_json summaryOf(const BuildReport& report) {
    ordered_json funnel = ordered_json::object();
    for (const auto& [step, count] : report.funnel)
        funnel[step] = count;
    return {{"source", report.source},
            {"licence", report.licence},
            {"frame", report.first == 0 ? ordered_json() : ordered_json{report.first, report.last}},
            {"as_of", report.asOf ? ordered_json(*report.asOf) : ordered_json()},
            {"funnel", std::move(funnel)},
            {"dropped", report.dropped},
            {"relations", relationsJson(report)},
            {"gap_modes", gapsJson(report)},
            {"inputs", inputsJson(report)},
            {"problems", problemsJson(report)},
            {"problem_count", report.problemCount},
            {"notes", report.notes}};
}

ordered_json documentOf(const BuildReport& report) {
    ordered_json json = summaryOf(report);
    json["elements"] = ordered_json::array();
    for (const BuiltElement& built : report.elements)
        json["elements"].push_back(elementJson(report, built));
    return json;
}

} // namespace chronoscope::sources
