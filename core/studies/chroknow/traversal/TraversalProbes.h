// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/probe/ProbePlan.h"
#include "core/run/RunContext.h"
#include "core/store/BenchmarkStore.h"
#include "core/studies/chroknow/traversal/TraversalStore.h"
#include "core/studies/chroknow/traversal/TraversalWords.h"

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>

namespace chronoscope::run {

/// The probe plan of ChroKnowPrompt over many elements (ChroKnowledge, Algorithm 2): up to kWindow elements at once,
/// one request after the other within an element, since each prompt holds the candidate of the step before. An element
/// whose request ends in an error is left as it is; the others go on. Owned by the engine; threads as ProbePlan says.
class TraversalProbes final : public ProbePlan {
public:
    static constexpr std::size_t kWindow = 1'024;

    /// Goes on with a stored traversal run where it was left. `reader` becomes the plan's own. InvalidArgument for a
    /// run that is none, Corrupt for one that cannot be read.
    static Result<std::unique_ptr<TraversalProbes>> open(std::shared_ptr<const RunContext> context,
                                                         store::Database reader);
    ~TraversalProbes() override;

    Result<Next> next(Probe& probe) override;
    /// `hit` and `score`: of the candidate after this step with the objects of the target year.
    ReplyReading read(std::int64_t index, const ProbeContext& context,
                      const backend::Completion& completion) const override;
    void fold(store::Database& database, std::span<const Settled> settled) override;
    std::int64_t resumePoint(std::int64_t smallestOutstanding) const override;
    Status restrictTo(const std::vector<store::IndexRange>& wanted) override;
    Status forget(store::Database& database, std::span<const std::int64_t> indices) override;

private:
    struct OpenElement;
    class Asked;

    TraversalProbes(std::shared_ptr<const RunContext> context, store::Database reader, traversal::TraversalSpec spec,
                    std::shared_ptr<const traversal::TraversalWords> words);
    Result<std::shared_ptr<OpenElement>> openNext();
    Result<std::shared_ptr<OpenElement>> openElement(store::BenchmarkStore::Loaded loaded);
    Result<bool> beginTarget(OpenElement& element) const;
    Status replayEnded(OpenElement& element);
    Status replay(OpenElement& element);
    void ask(const std::shared_ptr<OpenElement>& element, Probe& probe) const;
    void take(store::TraversalStore& targets, const Settled& settled);
    std::int64_t indexOf(const OpenElement& element) const;

    const std::shared_ptr<const RunContext> m_context;
    const traversal::TraversalSpec m_spec;
    const std::shared_ptr<const traversal::TraversalWords> m_words;
    store::Database m_reader; ///< dispatcher only, as is m_ahead
    std::deque<store::BenchmarkStore::Loaded> m_ahead;
    std::int64_t m_end = 0;        ///< one past the last index of the run
    std::int64_t m_nextTarget = 0; ///< dispatcher only: the next element's targets are numbered from here on

    mutable std::mutex m_mutex;
    /// What is under way, by ordinal. An element belongs to the dispatcher until it is asked, to the writer from then
    /// on until it is in m_ready again.
    std::map<std::int64_t, std::shared_ptr<OpenElement>> m_open;
    std::deque<std::shared_ptr<OpenElement>> m_ready; ///< answered: their next step can be asked
    std::int64_t m_nextOrdinal = 0;                   ///< elements from here on were not looked at
    std::int64_t m_unopenedFrom = 0; ///< every index that belongs to such an element is at or above this
};

} // namespace chronoscope::run
