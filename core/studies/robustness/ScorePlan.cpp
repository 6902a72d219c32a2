// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/ScorePlan.h"

#include <cmath>
#include <utility>

namespace chronoscope::robustness {

/// What the requests of one fact share.
class ScorePlan::OfFact final : public run::ProbeContext {
public:
    OfFact(const RunFact& where, DatedFact what, std::vector<SampledDate> when)
        : place(where), fact(std::move(what)), dates(std::move(when)) {}

    const RunFact place;
    const DatedFact fact;
    const std::vector<SampledDate> dates;
};

ScorePlan::ScorePlan(std::shared_ptr<const StressContext> context, store::Database reader,
                     std::vector<store::IndexRange> stored)
    : m_context(std::move(context)), m_reader(std::move(reader)), m_stored(std::move(stored)),
      m_next(m_context->record.lowWater) {}

Status ScorePlan::openFact(const RunFact& fact) {
    if (m_open && m_open->place.ordinal == fact.ordinal) return {};
    auto stored = FactStore(m_reader).load(fact.row);
    if (!stored) return stored.error();
    auto dates = StressStore(m_reader).dates(m_context->record.id, fact);
    if (!dates) return dates.error();
    m_open = std::make_shared<const OfFact>(fact, std::move(stored->fact), std::move(dates).value());
    return {};
}

Result<run::ProbePlan::Next> ScorePlan::next(run::Probe& probe) {
    for (; m_storedAt < m_stored.size() && m_stored[m_storedAt].from <= m_next; ++m_storedAt)
        m_next = std::max(m_next, m_stored[m_storedAt].to);
    if (m_next >= m_context->record.total) return Next::End;
    const RunFact* fact = m_open && m_next >= m_open->place.first && m_next < m_open->place.first + m_open->place.dates
                              ? &m_open->place
                              : m_context->factAt(m_next);
    if (!fact)
        return Error{ErrorCode::Corrupt, "a fact of the run is missing in the workspace", std::to_string(m_next)};
    if (const Status open = openFact(*fact); !open) return open.error();
    const SampledDate& date = m_open->dates[static_cast<std::size_t>(m_next - m_open->place.first)];
    auto request = m_context->request(m_open->fact, date, m_next);
    if (!request) return request.error();
    probe.index = m_next++;
    probe.request = std::move(request).value();
    probe.context = m_open;
    return Next::Ready;
}

run::ReplyReading ScorePlan::read(std::int64_t /*index*/, const run::ProbeContext& /*context*/,
                                  const backend::Completion& completion) const {
    run::ReplyReading reading;
    double sum = 0;
    for (const backend::TokenLogProb& token : completion.logProbs)
        sum += token.logProb;
    // No tokens, or one that is no number: a score that did not come, which must not become the probability 1.
    const bool isScore = !completion.logProbs.empty() && std::isfinite(sum);
    if (isScore)
        reading.value = sum;
    else
        reading.kind = matching::ReplyKind::Unreadable;
    reading.keepTokens = m_context->keepsTokens();
    return reading;
}

template <typename Items, typename IndexOf>
std::vector<RunFact> ScorePlan::factsOf(const Items& items, IndexOf indexOf) const {
    std::vector<RunFact> facts;
    for (const auto& item : items) {
        const std::int64_t index = indexOf(item);
        if (!facts.empty() && index >= facts.back().first && index < facts.back().first + facts.back().dates) continue;
        if (const RunFact* fact = m_context->factAt(index)) facts.push_back(*fact);
    }
    return facts;
}

void ScorePlan::fold(store::Database& database, std::span<const run::Settled> settled) {
    StressStore(database).settle(m_context->record.id,
                                 factsOf(settled, [](const run::Settled& one) { return one.row.index; }));
}

std::int64_t ScorePlan::resumePoint(std::int64_t smallestOutstanding) const {
    return m_partial ? m_context->record.lowWater : smallestOutstanding;
}

/// Everything else counts as stored.
Status ScorePlan::restrictTo(const std::vector<store::IndexRange>& wanted) {
    m_stored.clear();
    std::int64_t from = m_next;
    for (const store::IndexRange& range : wanted) {
        if (range.from > from) m_stored.push_back({from, range.from});
        from = std::max(from, range.to);
    }
    if (from < m_context->record.total) m_stored.push_back({from, m_context->record.total});
    m_partial = true;
    return {};
}

Status ScorePlan::forget(store::Database& database, std::span<const std::int64_t> indices) {
    StressStore(database).unsettle(m_context->record.id, factsOf(indices, [](std::int64_t index) { return index; }));
    return {};
}

} // namespace chronoscope::robustness
