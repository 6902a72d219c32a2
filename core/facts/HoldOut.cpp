// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Hash.h"
#include "core/benchmark/ElementJson.h"
#include "core/facts/FactIntake.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace chronoscope::facts {

using benchmark::Domain;

bool isOfTable(const benchmark::Element& element) {
    const auto extra = nlohmann::json::parse(element.extra, nullptr, false);
    return extra.is_object() && extra.contains("source_lines");
}

benchmark::Element asExemplar(benchmark::Element element) {
    if (element.state == benchmark::State::Invariant) return element;
    element.state = benchmark::State::Dynamic;
    element.id = benchmark::computeId(element);
    return element;
}

std::vector<bool> FactIntake::heldOut(const KnownFacts& known) const {
    std::vector<bool> held(m_elements.size());
    std::map<std::pair<Domain, std::string>, std::vector<std::size_t>> relations;
    for (std::size_t i = 0; i < m_elements.size(); ++i) {
        const Group& group = m_groups[m_elements[i]];
        const KnownFacts::Key key(group.domain, group.subject, group.relation);
        held[i] = known.heldOut.contains(key) || (group.isHeldOut && !known.asked.contains(key));
        relations[{group.domain, group.relation}].push_back(i);
    }
    if (m_saysHeldOut) return held;
    for (const auto& [key, places] : relations) {
        const auto exemplars = known.exemplars.find(key);
        const bool isServed = exemplars != known.exemplars.end() && exemplars->second >= kHeldOut;
        if (places.size() >= kEnoughToHoldOut && !isServed) chooseHeldOut(places, known, held);
    }
    return held;
}

FactIntake::HeldOutCounts FactIntake::heldOutCounts(const std::vector<bool>& heldOut) const {
    HeldOutCounts counts;
    for (std::size_t i = 0; i < heldOut.size(); ++i) {
        if (m_saysHeldOut && heldOut[i] != m_groups[m_elements[i]].isHeldOut) ++counts.otherwise;
        if (heldOut[i]) {
            ++counts.elements;
            counts.elementYears += m_years[i];
        }
    }
    return counts;
}

/// Whole ones first; then in an order that rests on the seed and the names alone, so that other rows change nothing.
void FactIntake::chooseHeldOut(const std::vector<std::size_t>& places, const KnownFacts& known,
                               std::vector<bool>& held) const {
    using Place = std::tuple<bool, std::uint64_t, std::size_t>;
    std::vector<Place> order;
    for (const std::size_t i : places) {
        const Group& group = m_groups[m_elements[i]];
        if (held[i] || known.asked.contains({group.domain, group.subject, group.relation})) continue;
        const std::uint64_t drawn = hash64("held out\n" + group.relation + '\n' + group.subject);
        order.emplace_back(!m_isWhole[i], mix(m_options.seed, drawn), i);
    }
    if (order.size() < kHeldOut) return;
    std::ranges::sort(order);
    for (std::size_t i = 0; i < kHeldOut; ++i)
        held[std::get<2>(order[i])] = true;
}

} // namespace chronoscope::facts
