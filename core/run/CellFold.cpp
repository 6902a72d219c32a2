// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/CellFold.h"

#include "core/run/RunContext.h"

namespace chronoscope::run {

FoldElement foldElementOf(const RunContext& context, std::int64_t ordinal, const benchmark::Element& element) {
    FoldElement fold;
    fold.ordinal = ordinal;
    for (const prompt::Template form : context.layout.templates)
        for (const int year : context.layout.years)
            fold.planned.push_back(context.asks(element, year, form));
    return fold;
}

FoldCell emptyCell(const RunLayout& layout) {
    FoldCell cell;
    for (const double temperature : layout.temperatures)
        (temperature > 0 ? cell.counts.sampledPlanned : cell.counts.greedyPlanned) += layout.sets;
    return cell;
}

bool countOutcome(FoldCell& cell, const Outcome& outcome) {
    analysis::CellCounts& counts = cell.counts;
    if (outcome.lost) {
        ++counts.errors;
    } else {
        ++(outcome.sampled ? counts.sampledAnswered : counts.greedyAnswered);
        if (outcome.leftOut) ++(outcome.sampled ? counts.sampledLeftOut : counts.greedyLeftOut);
        if (outcome.hit) ++(outcome.sampled ? counts.sampledHits : counts.greedyHits);
    }
    if (!counts.complete()) return false;
    cell.category = analysis::categorise(counts);
    cell.settled = true;
    return true;
}

std::optional<analysis::ChronoCategory> settledCategory(const RunLayout& layout, const FoldElement& element,
                                                        const std::vector<FoldCell>& cells, int form) {
    std::vector<analysis::CellCategory> years;
    const std::size_t first = FoldElement::cellPlace(layout, 0, form);
    for (std::size_t i = first; i < first + layout.years.size(); ++i) {
        if (!element.planned[i]) continue;
        if (!cells[i].settled) return std::nullopt;
        years.push_back(cells[i].category);
    }
    if (years.empty()) return std::nullopt;
    return analysis::categoriseElement(years);
}

} // namespace chronoscope::run
