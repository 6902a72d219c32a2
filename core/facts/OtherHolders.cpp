// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/facts/OtherHolders.h"

#include "core/base/Hash.h"
#include "core/facts/FactText.h"

#include <algorithm>
#include <tuple>

namespace chronoscope::facts {

void OtherHolders::add(const Relation& relation, const std::string& name, std::size_t subject, int first, int last) {
    Holders& holders = m_relations[relation];
    auto at = holders.byName.find(name);
    if (at == holders.byName.end()) {
        if (holders.list.size() == kMaxNames) return;
        at = holders.byName.emplace(name, holders.list.size()).first;
        holders.list.push_back({name, folded(name), hash64(name), {}});
    }
    std::vector<Holding>& holdings = holders.list[at->second].holdings;
    if (holdings.size() < kMaxHoldings) holdings.push_back({subject, first, last});
}

std::vector<std::string> OtherHolders::choose(const Relation& relation, const Query& query) const {
    const auto found = m_relations.find(relation);
    if (found == m_relations.end() || query.count == 0) return {};
    const std::vector<Holder>& all = found->second.list;
    std::set<std::size_t> related; // subjects that a right object was also held of
    for (const Holder& holder : all) {
        const bool isRight = std::any_of(holder.holdings.begin(), holder.holdings.end(),
                                         [&](const Holding& holding) { return holding.subject == query.subject; });
        if (!isRight) continue;
        for (const Holding& holding : holder.holdings)
            related.insert(holding.subject);
    }
    std::vector<std::tuple<int, std::uint64_t, const Holder*>> ranked;
    for (const Holder& holder : all) {
        if (query.excluded.contains(holder.folded)) continue;
        bool isOfTheYears = false;
        bool isRelated = false;
        for (const Holding& holding : holder.holdings) {
            isOfTheYears = isOfTheYears || (holding.first <= query.last && query.first <= holding.last);
            isRelated = isRelated || related.contains(holding.subject);
        }
        ranked.emplace_back(!isOfTheYears ? 2 : (isRelated ? 0 : 1), mix(query.seed, holder.hash), &holder);
    }
    std::sort(ranked.begin(), ranked.end());
    std::vector<std::string> names;
    std::set<std::string> taken;
    for (const auto& [rank, order, holder] : ranked)
        if (names.size() < query.count && taken.insert(holder->folded).second) names.push_back(holder->name);
    return names;
}

} // namespace chronoscope::facts
