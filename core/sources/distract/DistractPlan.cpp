// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/distract/DistractPlan.h"

#include "core/base/Text.h"
#include "core/store/RunTotalStore.h"

#include <algorithm>
#include <utility>

namespace chronoscope::sources {

namespace {
constexpr std::int64_t kReadAhead = 100;
} // namespace

struct DistractPlan::Open {
    std::int64_t ordinal = 0;
    int calls = 0;
    OptionDraft draft;
};

/// What a request keeps until its reply is folded.
class DistractPlan::Asked final : public run::ProbeContext {
public:
    explicit Asked(std::shared_ptr<Open> of) : open(std::move(of)) {}
    const std::shared_ptr<Open> open;
};

DistractPlan::DistractPlan(std::shared_ptr<const DistractContext> context, store::Database reader)
    : m_context(std::move(context)), m_reader(std::move(reader)) {}

DistractPlan::~DistractPlan() = default;

Result<bool> DistractPlan::openMore() {
    for (;;) {
        if (m_ahead.empty()) {
            if (m_nextOrdinal >= m_context->record().elements) return false;
            auto loaded = store::BenchmarkStore(m_reader).loadOfRun(m_context->record().id, m_nextOrdinal, kReadAhead);
            if (!loaded) return loaded.error();
            m_nextOrdinal += kReadAhead;
            m_ahead.insert(m_ahead.end(), std::make_move_iterator(loaded->begin()),
                           std::make_move_iterator(loaded->end()));
            if (m_ahead.empty()) return Error{ErrorCode::Corrupt, "the run's elements are missing", {}};
        }
        auto replayed = replayDraft(m_reader, *m_context, m_ahead.front());
        if (!replayed) return replayed.error();
        const std::int64_t ordinal = m_ahead.front().ordinal;
        m_ahead.pop_front();
        if (replayed->hasFailed || replayed->draft.step() == OptionDraft::Step::Done) continue;
        const std::lock_guard lock(m_mutex);
        m_ready.push_back(std::make_shared<Open>(Open{ordinal, replayed->calls, std::move(replayed->draft)}));
        ++m_open;
        return true;
    }
}

Result<run::ProbePlan::Next> DistractPlan::next(run::Probe& probe) {
    const auto hasReady = [this] {
        const std::lock_guard lock(m_mutex);
        return std::pair(!m_ready.empty(), m_open < kWindow);
    };
    if (const auto [isReady, hasRoom] = hasReady(); !isReady && hasRoom)
        if (const auto more = openMore(); !more) return more.error();
    const std::lock_guard lock(m_mutex);
    if (m_ready.empty()) return m_open == 0 ? Next::End : Next::Wait;
    const std::shared_ptr<Open> open = std::move(m_ready.front());
    m_ready.pop_front();
    probe.index = open->ordinal * OptionDraft::kMostCalls + open->calls;
    probe.request = open->draft.request();
    probe.request.tag = probe.index;
    probe.request.group = static_cast<std::uint64_t>(m_context->record().id);
    probe.request.decoding.seed = m_context->seed();
    probe.context = std::make_shared<const Asked>(open);
    return Next::Ready;
}

run::ReplyReading DistractPlan::read(std::int64_t /*index*/, const run::ProbeContext& /*context*/,
                                     const backend::Completion& completion) const {
    run::ReplyReading reading;
    if (text::trim(completion.text).empty()) reading.kind = matching::ReplyKind::Empty;
    return reading;
}

void DistractPlan::fold(store::Database& database, std::span<const run::Settled> settled) {
    std::int64_t more = 0; // calls that nobody could count before
    const std::lock_guard lock(m_mutex);
    for (const run::Settled& one : settled) {
        const std::shared_ptr<Open>& open = dynamic_cast<const Asked&>(*one.context).open;
        if (!one.row.error) {
            open->draft.take(one.row.text);
            ++open->calls;
        }
        if (!one.row.error && open->draft.step() != OptionDraft::Step::Done) {
            m_ready.push_back(open);
            more += open->calls >= kFewestCalls ? 1 : 0;
        } else {
            --m_open;
        }
    }
    if (more > 0) store::RunTotalStore(database).add(m_context->record().id, more);
}

Status DistractPlan::restrictTo(const std::vector<store::IndexRange>& /*wanted*/) {
    return Error{
        ErrorCode::Unsupported, "what is asked hangs on the replies before: it cannot be asked in batches", {}};
}

/// All that comes of a reply is found from the replies themselves.
Status DistractPlan::forget(store::Database& /*database*/, std::span<const std::int64_t> /*indices*/) { return {}; }

Result<std::unique_ptr<run::ProbePlan>> SourcesStudy::plan(const store::RunRecord& run, store::Database reader,
                                                           const std::stop_token& stop) const {
    if (!run.is(kDistractRuns))
        return Error{ErrorCode::Unsupported, "this program does not know what the run asks", run.plan};
    auto context = DistractContext::open(reader, run, stop);
    if (!context) return context.error();
    return std::unique_ptr<run::ProbePlan>(
        std::make_unique<DistractPlan>(std::move(context).value(), std::move(reader)));
}

/// The calls that the replies so far call for are the run's total; the drafts are found from the replies themselves.
Status SourcesStudy::refold(const store::RunRecord& run, store::Database& database, const std::stop_token& stop) const {
    const auto context = DistractContext::open(database, run, stop);
    if (!context) return context.error();
    std::int64_t total = 0, ordinal = 0;
    while (ordinal < run.elements) {
        const auto loaded = store::BenchmarkStore(database).loadOfRun(run.id, ordinal, kReadAhead);
        if (!loaded) return loaded.error();
        for (const auto& element : *loaded) {
            if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
            if (element.ordinal != ordinal++) break;
            const auto replayed = replayDraft(database, **context, element);
            if (!replayed) return replayed.error();
            const int wanted = replayed->calls + (replayed->draft.step() == OptionDraft::Step::Done ? 0 : 1);
            total += std::max(wanted, kFewestCalls);
        }
        if (loaded->empty() || loaded->back().ordinal + 1 != ordinal)
            return Error{ErrorCode::Corrupt, "the run's elements are missing", {}};
    }
    store::RunTotalStore(database).set(run.id, total);
    return {};
}

} // namespace chronoscope::sources
