// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/robustness/StressSplit.h"

#include "app/cli/ReportSplit.h"
#include "core/studies/robustness/StressNarrowing.h"

#include <algorithm>
#include <set>

namespace chronoscope::app {

using robustness::FactResult;
using robustness::StressResults;

std::vector<std::string> stressAxes(const std::string& view, const std::string& table) {
    const bool isByRelation =
        table == "facts" || (view == "robustness" && (table.empty() || table == "means")); // a column tells it
    if (isByRelation) return {study::kLabelFacet};
    const bool isOfPairs = view == "compare" || table == "duel"; // labels are of one run: the other's facts lack them
    if (isOfPairs) return {study::kRelationFacet};
    return {study::kRelationFacet, study::kLabelFacet};
}

Result<std::vector<std::string>> stressValues(store::Database& database, std::span<const StressResults> runs,
                                              const std::string& axis, const study::Narrowing& only,
                                              const std::stop_token& stop) {
    std::vector<store::RunRecord> records;
    for (const StressResults& run : runs)
        records.push_back(run.run);
    if (axis == study::kRelationFacet) {
        const auto filter = robustness::stressFilter(database, only, records, stop);
        if (!filter) return filter.error();
        std::set<std::string> relations;
        for (const StressResults& run : runs)
            for (const FactResult& fact : run.facts)
                if (filter->takes(run, fact))
                    relations.insert(run.relations.at(static_cast<std::size_t>(fact.relation)));
        return std::vector<std::string>(relations.begin(), relations.end());
    }
    auto labels = labelsOfRuns(database, records, only);
    if (!labels) return labels;
    std::vector<std::string> taken;
    for (const std::string& label : *labels) {
        study::Narrowing narrowed = only;
        narrowed[study::kLabelFacet] = {label};
        const auto filter = robustness::stressFilter(database, narrowed, records, stop);
        if (!filter) return filter.error();
        const bool hasAny = std::any_of(runs.begin(), runs.end(), [&](const StressResults& run) {
            return std::any_of(run.facts.begin(), run.facts.end(),
                               [&](const FactResult& fact) { return filter->takes(run, fact); });
        });
        if (hasAny) taken.push_back(label);
    }
    return taken;
}

} // namespace chronoscope::app
