// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/Selection.h"

#include "core/base/Text.h"
#include "core/results/CellLabels.h"

#include <algorithm>
#include <set>

namespace chronoscope::results {

namespace {
template <typename T> bool anyOrListed(const std::vector<T>& list, const T& item) {
    return list.empty() || std::find(list.begin(), list.end(), item) != list.end();
}

/// Bit per enumerator of the list; all bits for an empty one, but for what is not asked.
template <typename Enum> std::uint8_t bits(const std::vector<Enum>& list) {
    if (list.empty()) return static_cast<std::uint8_t>(~(1U << kNotAsked));
    unsigned mask = 0;
    for (const Enum value : list)
        mask |= 1U << static_cast<unsigned>(value);
    return static_cast<std::uint8_t>(mask & 0x7FU);
}

std::vector<std::uint8_t> wantedRelations(const ElementFacts& facts, const ResultFilter& filter) {
    std::vector<std::uint8_t> wanted;
    const std::set<std::string_view> names(filter.relations.begin(), filter.relations.end());
    for (const std::string& name : facts.relationNames)
        wanted.push_back(names.empty() || names.contains(name) ? 1 : 0);
    return wanted;
}
} // namespace

std::string_view name(RowsBy rowsBy) {
    switch (rowsBy) {
    case RowsBy::Run: return "run";
    case RowsBy::Domain: return "domain";
    case RowsBy::State: return "state";
    case RowsBy::Template: return "template";
    case RowsBy::Relation: return "relation";
    case RowsBy::Element: return "element";
    }
    return "";
}

std::string rowName(const ResultSet& set, RowsBy rowsBy, RowKey key) {
    switch (rowsBy) {
    case RowsBy::Run: return runNames(set).at(set.run(key).choice);
    case RowsBy::Domain: return std::string(name(static_cast<benchmark::Domain>(key)));
    case RowsBy::State: return std::string(name(static_cast<benchmark::State>(key)));
    case RowsBy::Template: return std::string(name(static_cast<prompt::Template>(key)));
    case RowsBy::Relation: return set.elements->relationNames[key];
    case RowsBy::Element: return std::string(set.elements->subjects.at(key));
    }
    return {};
}

std::size_t rowKeys(const ResultSet& set, RowsBy rowsBy) {
    switch (rowsBy) {
    case RowsBy::Run: return set.runs.size();
    case RowsBy::Domain: return benchmark::kDomains.size();
    case RowsBy::State: return benchmark::kStates.size();
    case RowsBy::Template: return prompt::kTemplates.size();
    case RowsBy::Relation: return set.elements->relationNames.size();
    case RowsBy::Element: return set.elements->size();
    }
    return 0;
}

RowKeys::RowKeys(const ElementFacts& facts, const RunSelection& selection, RowsBy rowsBy) {
    if (rowsBy == RowsBy::Template) {
        for (const prompt::Template form : selection.columns->layout.templates)
            m_byForm.push_back(static_cast<RowKey>(form));
        return;
    }
    m_byOrdinal.reserve(selection.view->elementOf.size());
    for (const std::uint32_t element : selection.view->elementOf) {
        switch (rowsBy) {
        case RowsBy::Domain: m_byOrdinal.push_back(static_cast<RowKey>(facts.domains[element])); break;
        case RowsBy::State: m_byOrdinal.push_back(static_cast<RowKey>(facts.states[element])); break;
        case RowsBy::Relation: m_byOrdinal.push_back(facts.relations[element]); break;
        case RowsBy::Element: m_byOrdinal.push_back(element); break;
        case RowsBy::Run:
        case RowsBy::Template: m_byOrdinal.push_back(static_cast<RowKey>(selection.run)); break;
        }
    }
}

std::vector<std::uint8_t> chosenElements(const ElementFacts& facts, const ResultFilter& filter) {
    std::vector<std::uint8_t> chosen(facts.size(), 1);
    const auto relations = wantedRelations(facts, filter);
    const std::string text = text::toUtf8(text::lower(filter.subject));
    const std::set<ContentId> ids(filter.elements.begin(), filter.elements.end());
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const bool wanted = relations[facts.relations[i]] != 0 && anyOrListed(filter.domains, facts.domains[i]) &&
                            anyOrListed(filter.states, facts.states[i]) &&
                            (ids.empty() || ids.contains(facts.ids[i])) &&
                            (text.empty() || facts.searchTexts.at(i).find(text) != std::string_view::npos);
        chosen[i] = wanted ? 1 : 0;
    }
    return chosen;
}

RunSelection select(const ResultSet& set, const ResultFilter& filter, std::size_t run,
                    const std::vector<std::uint8_t>& chosen) {
    RunSelection selection;
    selection.run = run;
    selection.view = &set.runs[run];
    selection.columns = selection.view->columns.get();
    selection.elements.reserve(selection.view->elementOf.size());
    for (const std::uint32_t element : selection.view->elementOf)
        selection.elements.push_back(chosen[element]);
    const run::RunLayout& layout = selection.columns->layout;
    for (std::size_t form = 0; form < layout.templates.size(); ++form)
        for (std::size_t year = 0; year < layout.years.size(); ++year)
            if (anyOrListed(filter.templates, layout.templates[form]) && filter.wantsYear(layout.years[year]))
                selection.blocks.push_back({form, year});
    selection.categories = bits(filter.categories);
    selection.chrono = bits(filter.chrono);
    for (const matching::AnswerKind kind : filter.answers)
        selection.kinds = static_cast<std::uint16_t>(selection.kinds | 1U << static_cast<unsigned>(kind));
    if (!filter.labels.empty()) selection.labelled = cellsWithLabels(set, run, filter.labels);
    return selection;
}

std::vector<RunSelection> select(const ResultSet& set, const ResultFilter& filter) {
    const auto chosen = chosenElements(*set.elements, filter);
    std::vector<RunSelection> selections;
    for (std::size_t run = 0; run < set.runs.size(); ++run) {
        const RunColumns& columns = set.run(run);
        if (anyOrListed(filter.runs, columns.choice) && anyOrListed(filter.protocols, columns.protocol))
            selections.push_back(select(set, filter, run, chosen));
    }
    return selections;
}

std::vector<int> yearsOf(const std::vector<RunSelection>& selections) {
    std::set<int> years;
    for (const RunSelection& selection : selections)
        for (const Block block : selection.blocks)
            years.insert(selection.columns->layout.years[block.year]);
    return {years.begin(), years.end()};
}

std::vector<std::size_t> columnOf(const RunColumns& run, const std::vector<int>& columns) {
    std::vector<std::size_t> places;
    for (const int year : run.layout.years)
        places.push_back(
            static_cast<std::size_t>(std::lower_bound(columns.begin(), columns.end(), year) - columns.begin()));
    return places;
}

} // namespace chronoscope::results
