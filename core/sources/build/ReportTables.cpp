// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/build/ReportTables.h"

#include <initializer_list>

namespace chronoscope::sources {

using analysis::Table;

namespace {
/// The first `names` columns are texts, the others numbers.
Table tableWith(std::initializer_list<const char*> columns, std::size_t names) {
    Table table;
    for (const char* column : columns)
        table.addColumn(column, table.columns.size() >= names);
    return table;
}

std::string counted(std::size_t number) { return std::to_string(number); }

Table relationsTable(const BuildReport& report) {
    Table table = tableWith({"relation", "dynamic", "static", "invariant", "few-shots", "taken"}, 1);
    for (const RelationShare& share : report.relations)
        table.rows.push_back({share.relation, counted(share.dynamic), counted(share.unchanging),
                              counted(share.invariant), counted(share.fewShots), counted(share.taken)});
    return table;
}

Table problemsTable(const BuildReport& report) {
    Table table = tableWith({"file", "line", "reason"}, 3);
    table.numeric[1] = true;
    for (const BuildProblem& problem : report.problems)
        table.rows.push_back(
            {problem.file, problem.line > 0 ? std::to_string(problem.line) : std::string(), problem.reason});
    return table;
}

/// The page on which a subject is read by people; of a source without pages its id.
std::string pageOf(const BuildReport& report, const BuiltElement& built) {
    if (report.source == "wikidata") return "https://www.wikidata.org/wiki/" + built.sourceId + "#" + built.relationId;
    return built.sourceId;
}

std::string namesOf(const benchmark::YearObjects& year) {
    std::string names;
    for (const benchmark::Object& object : year.objects)
        if (!object.empty()) names += (names.empty() ? "" : " | ") + object.front();
    return names;
}
} // namespace

Table tableOf(const BuildReport& report, ReportPart part) {
    switch (part) {
    case ReportPart::LeftOut: {
        Table table = tableWith({"left out", "count"}, 1);
        for (const auto& [reason, count] : report.dropped)
            table.rows.push_back({reason, counted(count)});
        return table;
    }
    case ReportPart::Steps: {
        Table table = tableWith({"step", "left"}, 1);
        for (const auto& [step, count] : report.funnel)
            table.rows.push_back({step, counted(count)});
        return table;
    }
    case ReportPart::Gaps: {
        Table table = tableWith({"years between", "complete", "dynamic", "filled years"}, 1);
        for (const auto& [mode, count] : report.gapModes)
            table.rows.push_back({mode, counted(count.complete), counted(count.dynamic), counted(count.filled)});
        return table;
    }
    case ReportPart::Relations: return relationsTable(report);
    case ReportPart::Files: {
        Table table = tableWith({"file", "date", "bytes", "sha256"}, 4);
        table.numeric[2] = true;
        for (const BuildInput& input : report.inputs)
            table.rows.push_back({input.name, input.date, std::to_string(input.bytes), input.hash});
        return table;
    }
    case ReportPart::Problems: break;
    }
    return problemsTable(report);
}

Table auditTable(const BuildReport& report, const std::vector<std::size_t>& places) {
    Table table = tableWith({"page", "subject", "relation", "state", "from", "to", "objects", "right", "remark"}, 9);
    for (const std::size_t place : places) {
        const BuiltElement& built = report.elements[place];
        const auto& years = built.element.years;
        for (std::size_t first = 0; first < years.size();) {
            std::size_t last = first;
            while (last + 1 < years.size() && namesOf(years[last + 1]) == namesOf(years[first]))
                ++last;
            const bool isTimeless = built.state == benchmark::State::Invariant;
            table.rows.push_back({pageOf(report, built),
                                  built.element.subject,
                                  built.element.relation,
                                  built.state ? std::string(benchmark::name(*built.state)) : std::string(),
                                  isTimeless ? std::string() : std::to_string(years[first].year),
                                  isTimeless ? std::string() : std::to_string(years[last].year),
                                  namesOf(years[first]),
                                  {},
                                  {}});
            first = last + 1;
        }
    }
    return table;
}

} // namespace chronoscope::sources
