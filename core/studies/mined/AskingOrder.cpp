// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/AskingOrder.h"

#include <algorithm>
#include <map>

namespace chronoscope::mined {

namespace {
using Pictures = std::pair<std::optional<std::int64_t>, std::optional<std::int64_t>>;
Pictures picturesOf(const Unit& unit) { return {unit.image, unit.otherImage}; }
} // namespace

AskingOrder::AskingOrder(const std::vector<Unit>& units, const std::vector<Configuration>& configurations)
    : m_perUnit(configurations) {
    const auto other = std::stable_partition(m_perUnit.begin(), m_perUnit.end(),
                                             [](Configuration one) { return !showsOtherImage(one); });
    m_originals = static_cast<std::size_t>(other - m_perUnit.begin());
    for (std::size_t unit = 0; unit < units.size(); ++unit) {
        if (unit == 0 || picturesOf(units[unit]) != picturesOf(units[unit - 1]))
            m_groups.push_back({static_cast<std::int64_t>(unit), 0});
        ++m_groups.back().units;
        m_groupOf.push_back(static_cast<std::int32_t>(m_groups.size() - 1));
    }
}

AskingOrder::Place AskingOrder::place(std::int64_t index) const {
    const auto perUnit = static_cast<std::int64_t>(m_perUnit.size());
    const Group& group = m_groups[static_cast<std::size_t>(m_groupOf[static_cast<std::size_t>(index / perUnit)])];
    const auto originals = static_cast<std::int64_t>(m_originals);
    const std::int64_t within = index - group.first * perUnit;
    const bool isOther = within >= group.units * originals;
    const std::int64_t each = isOther ? perUnit - originals : originals;
    const std::int64_t at = isOther ? within - group.units * originals : within;
    const std::int64_t way = at % each + (isOther ? originals : 0);
    return {group.first + at / each, m_perUnit[static_cast<std::size_t>(way)]};
}

std::int64_t AskingOrder::indexOf(std::int64_t unit, Configuration configuration) const {
    const auto found = std::find(m_perUnit.begin(), m_perUnit.end(), configuration);
    if (found == m_perUnit.end()) return -1;
    const auto perUnit = static_cast<std::int64_t>(m_perUnit.size()),
               originals = static_cast<std::int64_t>(m_originals);
    const Group& group = m_groups[static_cast<std::size_t>(m_groupOf[static_cast<std::size_t>(unit)])];
    const std::int64_t way = found - m_perUnit.begin();
    const bool isOther = way >= originals;
    const std::int64_t each = isOther ? perUnit - originals : originals;
    const std::int64_t before = group.first * perUnit + (isOther ? group.units * originals : 0);
    return before + (unit - group.first) * each + (isOther ? way - originals : way);
}

void sortForAsking(std::vector<Unit>& units) {
    std::map<Pictures, std::int64_t> firstItem;
    for (const Unit& unit : units) {
        const auto known = firstItem.emplace(picturesOf(unit), unit.item).first;
        known->second = std::min(known->second, unit.item);
    }
    std::stable_sort(units.begin(), units.end(), [&](const Unit& a, const Unit& b) {
        const std::int64_t first = firstItem.at(picturesOf(a)), second = firstItem.at(picturesOf(b));
        if (first != second) return first < second;
        return std::pair(a.item, !a.withContext) < std::pair(b.item, !b.withContext);
    });
    for (std::size_t at = 0; at < units.size(); ++at)
        units[at].ordinal = static_cast<std::int64_t>(at);
}

} // namespace chronoscope::mined
