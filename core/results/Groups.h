// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/Selection.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::results {

/// Views that are split by several axes at once. Pure; any thread.

enum class Axis : int { Template = 0, Domain, State, Relation, Year };
inline constexpr std::array kAxes{Axis::Template, Axis::Domain, Axis::State, Axis::Relation, Axis::Year};
/// "template", "domain", "state", "relation", "year".
std::string_view name(Axis axis);
/// What a row key on an axis is called: "general", "employer", "2015". The key of a year is the year.
std::string keyName(const ResultSet& set, Axis axis, RowKey key);
/// The filter with this one value of the axis.
ResultFilter narrowedTo(const ResultSet& set, ResultFilter filter, Axis axis, RowKey key);

/// Which group the cells of a selection belong to. Refers to nothing of it; 8 bytes per element.
class Groups {
public:
    Groups(const ElementFacts& facts, const RunSelection& selection, const std::vector<Axis>& by);
    std::size_t size() const { return m_elementKeys.size() * m_blockKeys.size(); }
    std::size_t at(std::size_t ordinal, Block block) const {
        return m_ofElement[ordinal] * m_blockKeys.size() + m_ofBlock[block.form * m_years + block.year];
    }
    /// In the order of `by`.
    std::vector<RowKey> keys(std::size_t group) const;

private:
    using Keys = std::vector<RowKey>;
    std::vector<Axis> m_by;
    std::size_t m_years = 0;
    std::vector<Keys> m_elementKeys;      ///< domain, state, relation: of each, where it is split by them
    std::vector<Keys> m_blockKeys;        ///< template, year
    std::vector<std::size_t> m_ofElement; ///< by ordinal
    std::vector<std::size_t> m_ofBlock;   ///< by template, then year
};

/// What is counted in one group of one run.
template <typename Counts> struct GroupLine {
    std::size_t run = 0;      ///< run index
    std::vector<RowKey> keys; ///< one per axis
    Counts counts;
};

/// The groups with anything in them, by run and then by keys. One pass over a run however many groups there are:
/// count(selection, groups, counts) fills the counts by group.
template <typename Counts, typename Count>
std::vector<GroupLine<Counts>> countGroups(const ResultSet& set, const ResultFilter& filter,
                                           const std::vector<Axis>& by, Count count) {
    std::vector<GroupLine<Counts>> lines;
    for (const RunSelection& selection : select(set, filter)) {
        const Groups groups(*set.elements, selection, by);
        std::vector<Counts> counts(groups.size());
        count(selection, groups, counts);
        const auto first = static_cast<std::ptrdiff_t>(lines.size());
        for (std::size_t group = 0; group < counts.size(); ++group)
            if (counts[group].elements > 0) lines.push_back({selection.run, groups.keys(group), counts[group]});
        std::sort(lines.begin() + first, lines.end(),
                  [](const auto& one, const auto& other) { return one.keys < other.keys; });
    }
    return lines;
}

} // namespace chronoscope::results
