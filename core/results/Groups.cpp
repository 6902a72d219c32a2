// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/Groups.h"

#include <map>

namespace chronoscope::results {

namespace {
/// Numbers keys in the order in which they come.
class KeyNumbers {
public:
    explicit KeyNumbers(std::vector<std::vector<RowKey>>& keys) : m_keys(keys) {}
    std::size_t of(const std::vector<RowKey>& key) {
        const auto [at, isNew] = m_numbers.try_emplace(key, m_keys.size());
        if (isNew) m_keys.push_back(key);
        return at->second;
    }

private:
    std::vector<std::vector<RowKey>>& m_keys;
    std::map<std::vector<RowKey>, std::size_t> m_numbers;
};

bool isOfBlocks(Axis axis) { return axis == Axis::Template || axis == Axis::Year; }
} // namespace

std::string_view name(Axis axis) {
    switch (axis) {
    case Axis::Template: return "template";
    case Axis::Domain: return "domain";
    case Axis::State: return "state";
    case Axis::Relation: return "relation";
    case Axis::Year: return "year";
    }
    return "";
}

std::string keyName(const ResultSet& set, Axis axis, RowKey key) {
    switch (axis) {
    case Axis::Template: return rowName(set, RowsBy::Template, key);
    case Axis::Domain: return rowName(set, RowsBy::Domain, key);
    case Axis::State: return rowName(set, RowsBy::State, key);
    case Axis::Relation: return rowName(set, RowsBy::Relation, key);
    case Axis::Year: return std::to_string(key);
    }
    return {};
}

ResultFilter narrowedTo(const ResultSet& set, ResultFilter filter, Axis axis, RowKey key) {
    switch (axis) {
    case Axis::Template: filter.templates = {static_cast<prompt::Template>(key)}; break;
    case Axis::Domain: filter.domains = {static_cast<benchmark::Domain>(key)}; break;
    case Axis::State: filter.states = {static_cast<benchmark::State>(key)}; break;
    case Axis::Relation: filter.relations = {set.elements->relationNames[key]}; break;
    case Axis::Year: filter.years = {{static_cast<int>(key), static_cast<int>(key)}}; break;
    }
    return filter;
}

Groups::Groups(const ElementFacts& facts, const RunSelection& selection, const std::vector<Axis>& by)
    : m_by(by), m_years(selection.columns->layout.years.size()) {
    const auto keysOf = [&](bool ofBlocks, auto value) {
        std::vector<RowKey> keys;
        for (const Axis axis : m_by)
            if (isOfBlocks(axis) == ofBlocks) keys.push_back(value(axis));
        return keys;
    };
    KeyNumbers elements(m_elementKeys);
    for (const std::uint32_t element : selection.view->elementOf)
        m_ofElement.push_back(elements.of(keysOf(false, [&](Axis axis) {
            return axis == Axis::Domain  ? static_cast<RowKey>(facts.domains[element])
                   : axis == Axis::State ? static_cast<RowKey>(facts.states[element])
                                         : facts.relations[element];
        })));
    KeyNumbers blocks(m_blockKeys);
    for (const prompt::Template form : selection.columns->layout.templates)
        for (const int year : selection.columns->layout.years)
            m_ofBlock.push_back(blocks.of(keysOf(true, [&](Axis axis) {
                return static_cast<RowKey>(axis == Axis::Year ? year : static_cast<int>(form));
            })));
}

std::vector<RowKey> Groups::keys(std::size_t group) const {
    auto ofElement = m_elementKeys[group / m_blockKeys.size()].begin();
    auto ofBlock = m_blockKeys[group % m_blockKeys.size()].begin();
    Keys keys;
    for (const Axis axis : m_by)
        keys.push_back(isOfBlocks(axis) ? *ofBlock++ : *ofElement++);
    return keys;
}

} // namespace chronoscope::results
