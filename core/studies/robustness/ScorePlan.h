// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/probe/ProbePlan.h"
#include "core/studies/robustness/StressRun.h"

#include <memory>
#include <span>
#include <vector>

namespace chronoscope::robustness {

/// Has the object of every fact scored after the question of each of its dates, fact by fact. What came of a fact is
/// settled with the last of its outcomes, in whatever order and sitting they come. Memory is one fact and the list of
/// them. Threads: see ProbePlan.
class ScorePlan final : public run::ProbePlan {
public:
    /// `stored`: the reply indices at and above the run's low-water mark that need no asking, ascending.
    ScorePlan(std::shared_ptr<const StressContext> context, store::Database reader,
              std::vector<store::IndexRange> stored);

    Result<Next> next(run::Probe& probe) override;
    run::ReplyReading read(std::int64_t index, const run::ProbeContext& context,
                           const backend::Completion& completion) const override;
    void fold(store::Database& database, std::span<const run::Settled> settled) override;
    std::int64_t resumePoint(std::int64_t smallestOutstanding) const override;
    Status restrictTo(const std::vector<store::IndexRange>& wanted) override;
    Status forget(store::Database& database, std::span<const std::int64_t> indices) override;

private:
    class OfFact;

    Status openFact(const RunFact& fact);
    /// The facts that the indices, ascending, are of, each once.
    template <typename Items, typename IndexOf> std::vector<RunFact> factsOf(const Items& items, IndexOf indexOf) const;

    const std::shared_ptr<const StressContext> m_context;
    store::Database m_reader;
    std::vector<store::IndexRange> m_stored;
    std::size_t m_storedAt = 0;
    std::shared_ptr<const OfFact> m_open; ///< the fact that is asked about
    std::int64_t m_next = 0;              ///< reply index to look at next
    bool m_partial = false;               ///< see restrictTo()
};

} // namespace chronoscope::robustness
