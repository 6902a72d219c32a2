// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/scoring/ElementScorer.h"

#include <algorithm>
#include <cmath>

namespace chronoscope::scoring {

ElementScorer::ElementScorer(const run::RunContext& context, const run::ElementOfRun& element,
                             const matching::JudgeSettings& settings)
    : m_layout(context.layout), m_element(element.asked), m_decoder(element.element, settings),
      m_cells(m_element.planned.size(), run::emptyCell(m_layout)), m_answered(m_cells.size()),
      m_scores(m_layout.templates.size()) {}

void ElementScorer::add(const run::StoredReply& reply) {
    m_answered[reply.cell] = true;
    run::countOutcome(m_cells[reply.cell], reply.outcome());
    if (reply.row.error) return;
    const matching::Verdict& verdict = reply.verdict();
    const auto score = static_cast<std::size_t>(std::clamp(std::floor(verdict.score), 0.0, 100.0));
    if (!verdict.leftOut) ++m_scores[static_cast<std::size_t>(reply.place.form)][score];
    if (verdict.hit || verdict.leftOut) return;
    if (m_cell != reply.cell) m_diagnosed.clear();
    m_cell = reply.cell;
    const auto [what, isNew] = m_diagnosed.try_emplace(&verdict);
    if (isNew) what->second = m_decoder.diagnose(reply.form, reply.key(), reply.row.text, verdict, reply.year);
    if (what->second) {
        Wrong& wrong = m_wrong[{reply.cell, what->second->kind, what->second->shift}];
        ++(reply.sampled() ? wrong.sampled : wrong.greedy);
    }
}

void ElementScorer::writeTo(store::ScoringBatch& batch) const {
    const run::RunLayout& layout = m_layout;
    const auto cellIndex = [&](std::size_t cell) {
        const std::size_t years = layout.years.size();
        return layout.cellIndex(m_element.ordinal, static_cast<int>(cell % years), static_cast<int>(cell / years));
    };
    for (std::size_t cell = 0; cell < m_cells.size(); ++cell)
        if (m_answered[cell]) batch.cells.push_back({cellIndex(cell), m_cells[cell].counts, m_cells[cell].category});
    for (int form = 0; form < static_cast<int>(layout.templates.size()); ++form)
        if (const auto category = run::settledCategory(layout, m_element, m_cells, form))
            batch.elements.push_back({layout.elementIndex(m_element.ordinal, form), *category});
    for (const auto& [key, wrong] : m_wrong)
        batch.diagnoses.push_back(
            {cellIndex(std::get<0>(key)), {std::get<1>(key), std::get<2>(key)}, wrong.greedy, wrong.sampled});
}

void ElementScorer::addTo(store::ScoreHistogram& histogram) const {
    for (std::size_t form = 0; form < m_scores.size(); ++form) {
        store::ScoreCounts& counts = histogram[m_layout.templates[form]];
        for (std::size_t score = 0; score < counts.size(); ++score)
            counts[score] += m_scores[form][score];
    }
}

} // namespace chronoscope::scoring
