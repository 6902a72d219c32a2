// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/LabelQueries.h"

#include "core/results/CellLabels.h"
#include "core/results/Selection.h"

#include <algorithm>
#include <set>
#include <utility>

namespace chronoscope::ui {

using annotation::LabelSetResults;
using results::ResultFilter;
using results::ResultSet;

namespace {
LabelSetResults resultsOf(const LabelQuestion& question, const ResultSet& set) {
    const auto chosen = std::find_if(question.sets.begin(), question.sets.end(),
                                     [&](const auto& one) { return one.name == question.chosen; });
    return annotation::resultsWith(set, question.book,
                                   chosen != question.sets.end()
                                       ? *chosen
                                       : mostUsed(question.sets, annotation::labelSetUse(*question.book, set)));
}

LabelSource sourceOf(const LabelSetResults& own) { return {own.labels, own.annotations, own.others}; }

/// Those that the filter chooses.
std::set<annotation::ItemKey> annotatedItems(const ResultSet& set, const ResultFilter& filter) {
    std::set<annotation::ItemKey> items;
    for (const auto& selection : results::select(set, filter)) {
        std::vector<std::uint8_t> chosen(set.run(selection.run).category.size(), 0);
        results::forEachCell(selection, [&](std::size_t, std::size_t cell, results::Block) { chosen[cell] = 1; });
        for (const auto& one : set.labels->runs[selection.run].cells)
            if (chosen[one.cell] != 0) items.insert(results::itemOf(set, selection.run, one.cell));
    }
    return items;
}
} // namespace

LabelsCounted countLabels(const LabelQuestion& question, const ResultSet& set, const ResultFilter& filter,
                          LabelColumns columns) {
    const LabelSetResults own = resultsOf(question, set);
    // A share must not choose by its outcome.
    return {sourceOf(own), own.results,
            labelFigures(*own.results, filter.without(results::FilterPart::Labels), columns, own.labels.name)};
}

LabelsCompared compareAnnotators(const LabelQuestion& question, std::shared_ptr<const ResultSet> set,
                                 const ResultFilter& filter) {
    const LabelSetResults own = resultsOf(question, *set);
    const auto items = annotatedItems(*own.results, filter.without(results::FilterPart::Labels));
    return {sourceOf(own), std::move(set),
            annotation::agreement(*own.book, own.labels,
                                  [&](const annotation::ItemKey& item) { return items.contains(item); })};
}

Result<LabelsAudited> auditRuns(store::Database& database, const LabelQuestion& question,
                                std::shared_ptr<const ResultSet> set, const ResultFilter& filter,
                                const std::stop_token& stop) {
    const LabelSetResults own = resultsOf(question, *set);
    LabelsAudited out{sourceOf(own), set, {}};
    for (const auto& selection : results::select(*set, filter)) {
        auto audit = annotation::auditRun(database, own, filter, selection.run, stop);
        if (!audit) return audit.error();
        out.audits.push_back({selection.run, std::move(audit).value()});
    }
    return out;
}

} // namespace chronoscope::ui
