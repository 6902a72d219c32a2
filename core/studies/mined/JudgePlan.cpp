// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/JudgePlan.h"

#include "core/store/RunTotalStore.h"
#include "core/studies/mined/LlmJudge.h"

#include <algorithm>
#include <set>
#include <utility>

namespace chronoscope::mined {

/// Nothing is needed to read a judge's answer.
class JudgePlan::Asked final : public run::ProbeContext {};

Result<std::unique_ptr<JudgePlan>> JudgePlan::open(std::shared_ptr<const JudgeContext> context,
                                                   store::Database reader) {
    std::unique_ptr<JudgePlan> plan(new JudgePlan(std::move(context), std::move(reader)));
    if (const Status stored = plan->readStored(); !stored) return stored.error();
    return plan;
}

Status JudgePlan::readStored() {
    const std::int64_t total = m_context->total();
    std::set<std::int64_t> stored, unreadable;
    const Status read =
        store::readReplies(m_reader, m_context->record.id, 0, 2 * total, [&](const store::ReplyRow& row) {
            stored.insert(row.index);
            if (!row.error && !row.value) unreadable.insert(row.index);
            return true;
        });
    if (!read) return read;
    for (const std::int64_t reply : m_context->replies) {
        if (!stored.contains(reply)) m_first.push_back(reply);
        if (unreadable.contains(reply) && !stored.contains(reply + total)) m_again.push_back(reply + total);
    }
    return {};
}

Status JudgePlan::fill(run::Probe& probe, std::int64_t index) {
    const std::int64_t reply = index % m_context->total();
    const MinedContext& judged = *m_context->judged;
    const Unit& unit = judged.unitOf(judged.order.place(reply));
    auto item = m_items.get(unit.item, [&](std::int64_t row) -> Result<std::shared_ptr<const Item>> {
        auto found = MinedStore(m_reader).item(row);
        if (!found) return found.error();
        return std::make_shared<const Item>(std::move(found).value());
    });
    if (!item) return item.error();
    std::optional<std::string> text;
    const Status read =
        store::readReplies(m_reader, judged.record.id, reply, reply + 1, [&](const store::ReplyRow& row) {
            text = row.text;
            return true;
        });
    if (!read) return read;
    if (!text) return Error{ErrorCode::Corrupt, "a reply that is to be judged is gone", judged.record.name};
    probe.index = index;
    probe.request = m_context->request(goldsOf(unit, **item), *text, index);
    probe.context = std::make_shared<const Asked>();
    return {};
}

Result<run::ProbePlan::Next> JudgePlan::next(run::Probe& probe) {
    std::int64_t index = 0;
    {
        const std::lock_guard lock(m_mutex);
        const bool isFirst = !m_first.empty();
        auto& queue = isFirst ? m_first : m_again;
        if (queue.empty()) return m_open > 0 ? Next::Wait : Next::End;
        index = queue.front();
        queue.pop_front();
        if (isFirst) ++m_open;
    }
    if (const Status filled = fill(probe, index); !filled) return filled.error();
    return Next::Ready;
}

run::ReplyReading JudgePlan::read(std::int64_t /*index*/, const run::ProbeContext& /*context*/,
                                  const backend::Completion& completion) const {
    run::ReplyReading reading;
    reading.value = judgedScore(completion.text);
    if (!reading.value) reading.kind = matching::ReplyKind::Unreadable;
    reading.hit = reading.value && *reading.value >= JudgeAgreement::kRight;
    return reading;
}

void JudgePlan::fold(store::Database& database, std::span<const run::Settled> settled) {
    const std::lock_guard lock(m_mutex);
    std::int64_t more = 0;
    for (const run::Settled& one : settled) {
        if (one.row.index >= m_context->total()) continue;
        --m_open;
        if (one.row.error || one.row.value) continue;
        m_again.push_back(one.row.index + m_context->total());
        ++more;
    }
    if (more > 0) store::RunTotalStore(database).add(m_context->record.id, more);
}

std::int64_t JudgePlan::resumePoint(std::int64_t /*smallestOutstanding*/) const { return 0; }

Status JudgePlan::restrictTo(const std::vector<store::IndexRange>& /*wanted*/) {
    return Error{ErrorCode::Unsupported, "what a judge is asked depends on what it said: it goes in no batches", {}};
}

Status JudgePlan::forget(store::Database& /*database*/, std::span<const std::int64_t> /*indices*/) { return {}; }

} // namespace chronoscope::mined
