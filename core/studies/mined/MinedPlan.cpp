// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/MinedPlan.h"

#include "core/studies/mined/AnswerScore.h"
#include "core/studies/mined/MinedReplies.h"

#include <utility>

namespace chronoscope::mined {

/// What a request keeps until its reply is read.
class MinedPlan::Asked final : public run::ProbeContext {
public:
    explicit Asked(const std::vector<std::string>& texts) : golds(texts) {}
    const Golds golds;
};

MinedPlan::MinedPlan(std::shared_ptr<const MinedContext> context, store::Database reader,
                     std::vector<store::IndexRange> stored)
    : m_context(std::move(context)), m_reader(std::move(reader)), m_stored(std::move(stored)),
      m_next(m_context->record.lowWater) {}

Result<run::ProbePlan::Next> MinedPlan::next(run::Probe& probe) {
    for (; m_storedAt < m_stored.size() && m_stored[m_storedAt].from <= m_next; ++m_storedAt)
        m_next = std::max(m_next, m_stored[m_storedAt].to);
    if (m_next >= m_context->record.total) return Next::End;
    const AskingOrder::Place place = m_context->order.place(m_next);
    const Unit& unit = m_context->unitOf(place);
    MinedStore mined(m_reader);
    auto item = m_items.get(unit.item, [&](std::int64_t row) -> Result<std::shared_ptr<const Item>> {
        auto read = mined.item(row);
        if (!read) return read.error();
        return std::make_shared<const Item>(std::move(read).value());
    });
    if (!item) return item.error();
    const auto shown = m_context->pictureOf(place);
    if (!shown) return Error{ErrorCode::Corrupt, "a picture of the run is missing in the workspace", (*item)->number};
    auto picture = m_pictures.get(*shown, [&](std::int64_t row) { return mined.picture(row); });
    if (!picture) return picture.error();
    probe.request = m_context->request(**item, place, m_next, std::move(picture).value());
    probe.context = std::make_shared<const Asked>(goldsOf(unit, **item));
    probe.index = m_next++;
    return Next::Ready;
}

run::ReplyReading MinedPlan::read(std::int64_t /*index*/, const run::ProbeContext& context,
                                  const backend::Completion& completion) const {
    run::ReplyReading reading;
    const bool isEmpty = isEmptyReply(completion.text);
    const AnswerScore score =
        isEmpty ? AnswerScore() : dynamic_cast<const Asked&>(context).golds.score(completion.text);
    reading.kind = kindByRules(m_context->spec.rules, completion.text, completion.finish, score.cem);
    reading.hit = score.cem;
    reading.value = score.f1;
    return reading;
}

/// All that comes of a reply is stored with it.
void MinedPlan::fold(store::Database& /*database*/, std::span<const run::Settled> /*settled*/) {}

Status MinedPlan::forget(store::Database& /*database*/, std::span<const std::int64_t> /*indices*/) { return {}; }

std::int64_t MinedPlan::resumePoint(std::int64_t smallestOutstanding) const {
    return m_partial ? m_context->record.lowWater : smallestOutstanding;
}

Status MinedPlan::restrictTo(const std::vector<store::IndexRange>& wanted) {
    m_stored.clear();
    m_storedAt = 0;
    std::int64_t from = m_next;
    for (const store::IndexRange& range : wanted) {
        if (range.from > from) m_stored.push_back({from, range.from});
        from = std::max(from, range.to);
    }
    if (from < m_context->record.total) m_stored.push_back({from, m_context->record.total});
    m_partial = true;
    return {};
}

} // namespace chronoscope::mined
