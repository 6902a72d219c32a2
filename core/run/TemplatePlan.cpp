// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/TemplatePlan.h"

#include "core/run/TemplateErrors.h"

#include <algorithm>

namespace chronoscope::run {

namespace {
constexpr std::int64_t kElementsAhead = 64;
}

/// What judging a reply of one (element, year, template) needs; shared by its samples.
class TemplatePlan::Cell final : public ProbeContext {
public:
    Cell(FoldPlace at, std::shared_ptr<const benchmark::Element> element, int year, prompt::Template template_,
         const matching::JudgeSettings& judge)
        : place(std::move(at)), facts(std::move(element)), right(*facts->at(year)), form(template_),
          matcher(right.objects, judge.preprocess, judge.threshold) {}
    static const Cell& of(const ProbeContext& context) { return dynamic_cast<const Cell&>(context); }

    const FoldPlace place;
    const std::shared_ptr<const benchmark::Element> facts;
    const benchmark::YearObjects& right; ///< into facts
    const prompt::Template form;
    std::vector<prompt::Prompt> prompts; ///< one per exemplar set
    const matching::FuzzyMatcher matcher;
};

TemplatePlan::TemplatePlan(std::shared_ptr<const RunContext> context, store::Database reader,
                           std::vector<store::IndexRange> stored)
    : m_context(std::move(context)), m_reader(std::move(reader)), m_stored(std::move(stored)),
      m_next(m_context->record.lowWater),
      // The element at the low-water mark may be half done even when nothing above the mark is stored.
      m_fold(m_context->record.id, m_context->layout,
             m_context->layout.placeOfReply(m_stored.empty() ? m_next : m_stored.back().to - 1).ordinal) {}

/// Everything else counts as stored; what is wanted may be of elements that are half done.
Status TemplatePlan::restrictTo(const std::vector<store::IndexRange>& wanted) {
    const std::int64_t end = m_context->record.elements * m_context->layout.repliesPerElement();
    m_stored.clear();
    std::int64_t from = m_next;
    for (const store::IndexRange& range : wanted) {
        if (range.from > from) m_stored.push_back({from, range.from});
        from = std::max(from, range.to);
    }
    if (from < end) m_stored.push_back({from, end});
    m_fold = TemplateFold(m_context->record.id, m_context->layout, m_context->record.elements);
    m_partial = true;
    return {};
}

Status TemplatePlan::forget(store::Database& database, std::span<const std::int64_t> indices) {
    return forgetTemplateErrors(database.sql(), m_context->record, indices);
}

std::int64_t TemplatePlan::resumePoint(std::int64_t smallestOutstanding) const {
    return m_partial ? m_context->record.lowWater : smallestOutstanding;
}

/// Makes the element with this ordinal the current one; false behind the last.
Result<bool> TemplatePlan::openElement(std::int64_t ordinal) {
    if (m_element && m_element->ordinal == ordinal) return true;
    if (ordinal >= m_context->record.elements) return false;
    if (m_ahead.empty() || m_ahead.front().ordinal != ordinal) {
        auto loaded = store::BenchmarkStore(m_reader).loadOfRun(m_context->record.id, ordinal, kElementsAhead);
        if (!loaded) return loaded.error();
        if (loaded->empty() || loaded->front().ordinal != ordinal)
            return Error{ErrorCode::Corrupt, "an element of the run is missing in the workspace",
                         std::to_string(ordinal)};
        m_ahead.assign(std::make_move_iterator(loaded->begin()), std::make_move_iterator(loaded->end()));
    }
    auto element = std::make_shared<benchmark::Element>(std::move(m_ahead.front().element));
    m_row = m_ahead.front().row;
    m_ahead.pop_front();
    m_element = std::make_shared<const FoldElement>(foldElementOf(*m_context, ordinal, *element));
    m_facts = std::move(element);
    return true;
}

/// Makes the cell of m_next the current one; false if the element has no such cell.
bool TemplatePlan::openCell() {
    const RunLayout& layout = m_context->layout;
    const auto place = layout.placeOfReply(m_next);
    if (m_cell && m_cell->place.element == m_element && m_cell->place.year == place.year &&
        m_cell->place.form == place.form)
        return true;
    m_cell.reset();
    if (!m_element->isPlanned(layout, place.year, place.form)) return false;
    const int year = layout.years[static_cast<std::size_t>(place.year)];
    const prompt::Template form = layout.templates[static_cast<std::size_t>(place.form)];
    auto cell = std::make_shared<Cell>(FoldPlace{m_element, place.year, place.form}, m_facts, year, form,
                                       m_context->record.spec.judge);
    for (int set = 0; set < layout.sets; ++set)
        cell->prompts.push_back(m_context->builder->build(*m_facts, m_row, year, form, set));
    m_cell = std::move(cell);
    return true;
}

bool TemplatePlan::skipStored() {
    while (m_storedAt < m_stored.size() && m_stored[m_storedAt].to <= m_next)
        ++m_storedAt;
    if (m_storedAt == m_stored.size() || m_stored[m_storedAt].from > m_next) return false;
    m_next = m_stored[m_storedAt].to;
    return true;
}

Result<ProbePlan::Next> TemplatePlan::next(Probe& probe) {
    const RunLayout& layout = m_context->layout;
    for (;;) {
        if (skipStored()) continue;
        const auto place = layout.placeOfReply(m_next);
        const auto open = openElement(place.ordinal);
        if (!open) return open.error();
        if (!*open) return Next::End;
        if (!openCell()) {
            m_next += layout.samplesPerCell() - place.sampleIndex; // the rest of a cell that is not there
            continue;
        }
        probe.index = m_next++;
        probe.request = m_context->request(m_cell->prompts,
                                           layout.temperatures[static_cast<std::size_t>(place.temperature)], place.set);
        probe.request.tag = probe.index;
        probe.context = m_cell;
        return Next::Ready;
    }
}

ReplyReading TemplatePlan::read(std::int64_t index, const ProbeContext& context,
                                const backend::Completion& completion) const {
    const Cell& cell = Cell::of(context);
    const auto place = m_context->layout.placeOfReply(index);
    const auto verdict =
        matching::judge(cell.form, cell.prompts[static_cast<std::size_t>(place.set)], cell.right.objects, cell.matcher,
                        completion.text, m_context->record.spec.judge);
    return {.kind = verdict.kind, .hit = verdict.hit, .leftOut = verdict.leftOut, .score = verdict.score};
}

void TemplatePlan::fold(store::Database& database, std::span<const Settled> settled) {
    for (const Settled& one : settled)
        m_fold.add(database.sql(), Cell::of(*one.context).place, one.row);
    m_fold.write(database.sql());
}

} // namespace chronoscope::run
