// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/QuestionChanges.h"

#include <algorithm>

namespace chronoscope::results {

namespace {
ResultFilter withoutOutcomes(const ResultFilter& filter) {
    ResultFilter open = filter;
    open.categories.clear();
    open.chrono.clear();
    open.answers.clear();
    open.labels.clear();
    return open;
}
} // namespace

QuestionChanges::QuestionChanges(const ResultSet& set, const ResultFilter& filter, RowsBy rowsBy)
    : m_keys(rowKeys(set, rowsBy)) {
    for (const RunSelection& selection : select(set, withoutOutcomes(filter))) {
        RunChanges& out = m_runs.emplace_back();
        out.run = selection.run;
        out.years = yearsOf({selection});
        out.changes.resize(m_keys * out.years.size());
        const RowKeys keys(*set.elements, selection, rowsBy);
        const RunColumns& run = *selection.columns;
        for (std::size_t i = 1; i < selection.blocks.size(); ++i) { // year by year of one template, then the next
            const Block before = selection.blocks[i - 1];
            const Block now = selection.blocks[i];
            if (before.form != now.form) continue;
            const auto column =
                std::lower_bound(out.years.begin(), out.years.end(), run.layout.years[now.year]) - out.years.begin();
            const std::uint8_t* const was = run.category.data() + run.cellAt(0, before.year, before.form);
            const std::uint8_t* const is = run.category.data() + run.cellAt(0, now.year, now.form);
            for (std::size_t ordinal = 0; ordinal < run.rows.size(); ++ordinal) {
                if (selection.elements[ordinal] == 0 || (was[ordinal] == kNotAsked) == (is[ordinal] == kNotAsked))
                    continue;
                QuestionChange& change = out.changes[static_cast<std::size_t>(column) * m_keys + keys.at(ordinal, now)];
                ++(was[ordinal] == kNotAsked ? change.joined : change.left);
            }
        }
    }
}

QuestionChange QuestionChanges::at(std::size_t run, RowKey key, int year) const {
    for (const RunChanges& one : m_runs) {
        const auto at = std::lower_bound(one.years.begin(), one.years.end(), year);
        if (one.run == run && key < m_keys && at != one.years.end() && *at == year)
            return one.changes[static_cast<std::size_t>(at - one.years.begin()) * m_keys + key];
    }
    return {};
}

} // namespace chronoscope::results
