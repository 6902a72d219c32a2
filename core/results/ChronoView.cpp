// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/ChronoView.h"

#include <map>

namespace chronoscope::results {

using analysis::ChronoCategory;

namespace {
/// By RunLayout::elementIndex: 1 where any cell of the unit passes.
std::vector<std::uint8_t> passingUnits(const RunSelection& selection) {
    const RunColumns& run = *selection.columns;
    std::vector<std::uint8_t> units(run.chrono.size(), 0);
    forEachCell(selection, [&](std::size_t ordinal, std::size_t, Block block) {
        units[block.form * run.rows.size() + ordinal] = 1;
    });
    return units;
}

/// Calls visit(ordinal, form, category) for every unit that passes.
template <typename Visit> void forEachUnit(const RunSelection& selection, Visit&& visit) {
    const RunColumns& run = *selection.columns;
    const auto units = passingUnits(selection);
    for (std::size_t form = 0; form < run.layout.templates.size(); ++form)
        for (std::size_t ordinal = 0; ordinal < run.rows.size(); ++ordinal)
            if (const std::size_t at = run.elementAt(ordinal, form); units[at] != 0)
                visit(ordinal, form, static_cast<ChronoCategory>(run.chrono[at]));
}

void count(analysis::ChronoCounts& counts, ChronoCategory category) {
    ++counts.elements;
    switch (category) {
    case ChronoCategory::Missing: break;
    case ChronoCategory::Known: ++counts.known; break;
    case ChronoCategory::PartialKnown: ++counts.partialKnown; break;
    case ChronoCategory::CutOffAfter: ++counts.cutOffAfter; break;
    case ChronoCategory::CutOffBefore: ++counts.cutOffBefore; break;
    case ChronoCategory::Unknown: ++counts.unknown; break;
    }
}
} // namespace

std::vector<ChronoRow> chrono(const ResultSet& set, const ResultFilter& filter, RowsBy rowsBy) {
    std::vector<ChronoRow> rows;
    for (const RunSelection& selection : select(set, filter)) {
        std::vector<analysis::ChronoCounts> counts(rowKeys(set, rowsBy));
        const RowKeys keys(*set.elements, selection, rowsBy);
        forEachUnit(selection, [&](std::size_t ordinal, std::size_t form, ChronoCategory category) {
            count(counts[keys.at(ordinal, {form, 0})], category);
        });
        for (std::size_t key = 0; key < counts.size(); ++key)
            if (counts[key].elements > 0) rows.push_back({selection.run, static_cast<RowKey>(key), counts[key]});
    }
    return rows;
}

std::vector<GroupLine<analysis::ChronoCounts>> chronoGroups(const ResultSet& set, const ResultFilter& filter,
                                                            const std::vector<Axis>& by) {
    return countGroups<analysis::ChronoCounts>(
        set, filter, by, [](const RunSelection& selection, const Groups& groups, auto& counts) {
            forEachUnit(selection, [&](std::size_t ordinal, std::size_t form, ChronoCategory category) {
                count(counts[groups.at(ordinal, {form, 0})], category);
            });
        });
}

std::vector<ChronoElement> chronoElements(const ResultSet& set, const ResultFilter& filter, RowsBy rowsBy,
                                          const ChronoRow& row, std::optional<ChronoCategory> category) {
    std::vector<ChronoElement> list;
    for (const RunSelection& selection : select(set, filter)) {
        if (selection.run != row.run) continue;
        const RowKeys keys(*set.elements, selection, rowsBy);
        forEachUnit(selection, [&](std::size_t ordinal, std::size_t form, ChronoCategory found) {
            if (keys.at(ordinal, {form, 0}) == row.key && (!category || *category == found))
                list.push_back({selection.view->elementOf[ordinal], selection.columns->layout.templates[form], found});
        });
    }
    return list;
}

std::vector<ChangesRow> changes(const ResultSet& set, const ResultFilter& filter) {
    const ElementFacts& facts = *set.elements;
    std::vector<std::uint8_t> asked(facts.size(), 0);
    for (const RunSelection& selection : select(set, filter))
        forEachCell(selection,
                    [&](std::size_t ordinal, std::size_t, Block) { asked[selection.view->elementOf[ordinal]] = 1; });
    std::map<std::pair<benchmark::Domain, benchmark::State>, std::vector<std::int64_t>> groups;
    for (std::size_t i = 0; i < facts.size(); ++i) {
        if (asked[i] == 0) continue;
        auto& elements = groups[{facts.domains[i], facts.states[i]}];
        if (elements.size() <= facts.changes[i]) elements.resize(std::size_t{facts.changes[i]} + 1);
        ++elements[facts.changes[i]];
    }
    std::vector<ChangesRow> rows;
    for (auto& [group, elements] : groups)
        rows.push_back({group.first, group.second, std::move(elements)});
    return rows;
}

} // namespace chronoscope::results
