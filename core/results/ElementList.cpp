// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/ElementList.h"

#include "core/base/Text.h"
#include "core/results/StaleView.h"

#include <algorithm>
#include <limits>

namespace chronoscope::results {

namespace {
struct Sum {
    bool chosen = false;
    std::uint32_t wrong = 0;
    std::uint32_t stale = 0;
};

void addCells(std::vector<Sum>& sums, const RunSelection& selection) {
    const RunColumns& run = *selection.columns;
    forEachCell(selection, [&](std::size_t ordinal, std::size_t cell, Block) {
        Sum& sum = sums[selection.view->elementOf[ordinal]];
        sum.chosen = true;
        sum.wrong += static_cast<std::uint32_t>(run.greedyWrong(cell) + run.sampledWrong(cell));
    });
}

void sortLines(std::vector<ElementList::Line>& lines, const ElementFacts& facts, ElementOrder order) {
    const auto count = [order](const ElementList::Line& line) {
        return order == ElementOrder::Wrong ? line.wrong : order == ElementOrder::Stale ? line.stale : 0;
    };
    std::sort(lines.begin(), lines.end(), [&](const auto& a, const auto& b) {
        if (count(a) != count(b)) return count(a) > count(b);
        const int names = facts.searchTexts.at(a.element).compare(facts.searchTexts.at(b.element));
        return names != 0 ? names < 0 : a.element < b.element;
    });
}

void addCategories(ElementList& list, const std::vector<RunSelection>& selections) {
    list.categories.assign(list.lines.size() * selections.size(), kNotAsked);
    for (std::size_t at = 0; at < selections.size(); ++at) {
        if (selections[at].blocks.empty()) continue;
        const std::size_t form = selections[at].blocks.front().form;
        for (std::size_t line = 0; line < list.lines.size(); ++line) {
            const std::int32_t ordinal = selections[at].view->ordinalOf[list.lines[line].element];
            if (ordinal < 0) continue;
            const auto& run = *selections[at].columns;
            list.categories[line * selections.size() + at] =
                run.chrono[run.elementAt(static_cast<std::size_t>(ordinal), form)];
        }
    }
}
} // namespace

ElementList elementList(const ResultSet& set, const ResultFilter& filter, ElementOrder order, std::string_view search) {
    const auto selections = select(set, filter);
    std::vector<Sum> sums(set.elements->size());
    for (const RunSelection& selection : selections)
        addCells(sums, selection);
    for (const StaleElement& element : worstElements(set, filter, std::numeric_limits<std::size_t>::max()))
        sums[element.element].stale += static_cast<std::uint32_t>(element.stale.all());
    ElementList list;
    for (const RunSelection& selection : selections) {
        list.runs.push_back(selection.run);
        list.forms.push_back(selection.blocks.empty()
                                 ? prompt::Template::Generation
                                 : selection.columns->layout.templates[selection.blocks.front().form]);
    }
    const std::string text = text::toUtf8(text::lower(search));
    for (std::uint32_t element = 0; element < sums.size(); ++element)
        if (sums[element].chosen && set.elements->searchTexts.at(element).find(text) != std::string_view::npos)
            list.lines.push_back({element, sums[element].wrong, sums[element].stale});
    sortLines(list.lines, *set.elements, order);
    addCategories(list, selections);
    return list;
}

} // namespace chronoscope::results
