// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/scoring/ElementScorer.h"

#include "core/run/FinishedKind.h"

#include <algorithm>
#include <cmath>

namespace chronoscope::scoring {

using prompt::Template;
using run::FoldElement;

namespace {
bool sameKey(const prompt::Prompt& a, const prompt::Prompt& b) {
    return a.correctOption == b.correctOption && a.statementTrue == b.statementTrue && a.options == b.options;
}
} // namespace

ElementScorer::ElementScorer(const run::RunContext& context, const matching::JudgeSettings& settings,
                             const store::BenchmarkStore::Loaded& loaded, const AcceptedAnswers& accepted)
    : m_context(context), m_settings(settings), m_loaded(loaded), m_accepted(accepted),
      m_element(run::foldElementOf(context, loaded.ordinal, loaded.element)), m_decoder(loaded.element, settings),
      m_cells(m_element.planned.size(), run::emptyCell(context.layout)), m_answered(m_cells.size()),
      m_scores(context.layout.templates.size()) {}

void ElementScorer::openCell(std::size_t cell) {
    if (m_open == cell) return;
    m_open = cell;
    m_questions.clear();
    m_questionOf.assign(static_cast<std::size_t>(m_context.layout.sets), std::nullopt);
}

ElementScorer::Question& ElementScorer::questionOf(const run::RunLayout::Place& place) {
    const auto set = static_cast<std::size_t>(place.set);
    if (m_questionOf[set]) return m_questions[*m_questionOf[set]];
    const Template form = m_context.layout.templates[static_cast<std::size_t>(place.form)];
    prompt::Prompt key;
    if (form != Template::Generation)
        key =
            m_context.builder->answerKey(m_loaded.element, m_loaded.row,
                                         m_context.layout.years[static_cast<std::size_t>(place.year)], form, place.set);
    const auto same = std::find_if(m_questions.begin(), m_questions.end(),
                                   [&](const Question& question) { return sameKey(question.prompt, key); });
    m_questionOf[set] = static_cast<std::size_t>(same - m_questions.begin());
    if (same == m_questions.end()) m_questions.push_back({std::move(key), {}});
    return m_questions[*m_questionOf[set]];
}

const ElementScorer::Judged& ElementScorer::judged(const run::RunLayout::Place& place, const store::ReplyRow& row) {
    Question& question = questionOf(place);
    const std::string& reply = row.text;
    const auto [at, isNew] = question.judged[row.finish == backend::Finish::ContentFilter ? 1 : 0].try_emplace(reply);
    if (!isNew) return at->second;
    const int year = m_context.layout.years[static_cast<std::size_t>(place.year)];
    const Template form = m_context.layout.templates[static_cast<std::size_t>(place.form)];
    auto verdict = matching::judge(form, question.prompt, m_loaded.element.at(year)->objects, m_decoder.rightAt(year),
                                   reply, m_settings);
    verdict.kind = run::kindAsFinished(verdict.kind, row.finish);
    if (!verdict.hit &&
        m_accepted.accept(m_loaded.element.id, year, form, question.prompt, reply, verdict, m_settings)) {
        verdict.hit = true;
        verdict.score = 100; // it matches under every threshold
    }
    at->second = {verdict.hit, verdict.leftOut,
                  static_cast<std::size_t>(std::clamp(std::floor(verdict.score), 0.0, 100.0)),
                  m_decoder.diagnose(form, question.prompt, reply, verdict, year)};
    return at->second;
}

Status ElementScorer::add(const store::ReplyRow& reply) {
    const run::RunLayout& layout = m_context.layout;
    const auto place = layout.placeOfReply(reply.index);
    if (place.ordinal != m_element.ordinal || !m_element.isPlanned(layout, place.year, place.form))
        return Error{ErrorCode::Corrupt, "the run does not ask what this reply answers", std::to_string(reply.index)};
    const std::size_t cell = FoldElement::cellPlace(layout, place.year, place.form);
    const bool sampled = layout.temperatures[static_cast<std::size_t>(place.temperature)] > 0;
    m_answered[cell] = true;
    if (reply.error) {
        run::countOutcome(m_cells[cell], {.sampled = sampled, .lost = true});
        return {};
    }
    openCell(cell);
    const Judged& judged = this->judged(place, reply);
    run::countOutcome(m_cells[cell], {.sampled = sampled, .hit = judged.hit, .leftOut = judged.leftOut});
    if (!judged.leftOut) ++m_scores[static_cast<std::size_t>(place.form)][judged.score];
    if (judged.wrong) {
        Wrong& wrong = m_wrong[{cell, judged.wrong->kind, judged.wrong->shift}];
        ++(sampled ? wrong.sampled : wrong.greedy);
    }
    return {};
}

void ElementScorer::writeTo(store::ScoringBatch& batch) const {
    const run::RunLayout& layout = m_context.layout;
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
        store::ScoreCounts& counts = histogram[m_context.layout.templates[form]];
        for (std::size_t score = 0; score < counts.size(); ++score)
            counts[score] += m_scores[form][score];
    }
}

} // namespace chronoscope::scoring
