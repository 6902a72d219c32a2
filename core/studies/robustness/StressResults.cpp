// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/StressResults.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace chronoscope::robustness {

Result<StressResults> readStressResults(store::Database& database, const store::RunRecord& run,
                                        const std::stop_token& stop) {
    if (!run.is(kStressRuns))
        return Error{ErrorCode::InvalidArgument, "the run is of another study: it has no scored dates", run.name};
    StressStore stored(database);
    const auto text = stored.spec(run.id);
    if (!text) return text.error();
    auto spec = StressSpec::parse(*text);
    if (!spec) return spec.error();
    auto relations = stored.relations(run.id);
    if (!relations) return relations.error();
    const auto facts = stored.facts(run.id);
    if (!facts) return facts.error();
    StressResults results{run, std::move(spec).value(), std::move(relations).value(), {}, 0};
    results.facts.reserve(facts->size());
    bool isSound = true;
    const Status read = stored.units(run.id, [&](std::int64_t ordinal, int relation, const FactUnits& units) {
        isSound =
            ordinal < static_cast<std::int64_t>(facts->size()) && relation < static_cast<int>(results.relations.size());
        if (isSound) results.facts.push_back({facts->at(static_cast<std::size_t>(ordinal)).row, relation, units});
        return isSound && !stop.stop_requested();
    });
    if (!read) return read.error();
    if (!isSound) return Error{ErrorCode::Corrupt, "a unit is of no fact of the run", run.name};
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", run.name};
    results.pending = static_cast<std::int64_t>(facts->size() - results.facts.size());
    return results;
}

bool StressFilter::takesRelation(const std::string& relation) const {
    return relations.empty() || std::find(relations.begin(), relations.end(), relation) != relations.end();
}

bool StressFilter::takes(Level level) const {
    return levels.empty() || std::find(levels.begin(), levels.end(), level) != levels.end();
}

bool StressFilter::takes(const StressResults& run, const FactResult& fact) const {
    return takesRelation(run.relations.at(static_cast<std::size_t>(fact.relation))) &&
           (!facts || facts->takes(run.run.id, fact.row));
}

void FactChoice::take(std::int64_t run, std::int64_t row) {
    std::vector<bool>& rows = m_rows[run];
    const auto place = static_cast<std::size_t>(row);
    if (rows.size() <= place) rows.resize(place + 1);
    rows[place] = true;
}

bool FactChoice::takes(std::int64_t run, std::int64_t row) const {
    const auto at = m_rows.find(run);
    const auto place = static_cast<std::size_t>(row);
    return at != m_rows.end() && place < at->second.size() && at->second[place];
}

std::vector<UnitsOfTwo> factsOfBoth(const StressResults& first, const StressResults& second,
                                    const StressFilter& filter) {
    std::unordered_map<std::int64_t, const FactUnits*> ofSecond;
    for (const FactResult& fact : second.facts)
        ofSecond.emplace(fact.row, &fact.units);
    std::vector<UnitsOfTwo> both;
    for (const FactResult& fact : first.facts) {
        if (!filter.takes(first, fact)) continue;
        if (const auto at = ofSecond.find(fact.row); at != ofSecond.end()) both.push_back({fact.units, *at->second});
    }
    return both;
}

} // namespace chronoscope::robustness
