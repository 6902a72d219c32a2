// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/probe/ProbePlan.h"
#include "core/studies/mined/MinedRun.h"
#include "core/studies/mined/RecentRows.h"

#include <memory>
#include <span>
#include <vector>

namespace chronoscope::mined {

class Golds;

/// Asks the questions of a run in its order, picture by picture; each picture is read once where its questions stand
/// together. A reply's verdict is with the reply: hit is CEM, value is F1 (0 to 1). Threads: see ProbePlan.
class MinedPlan final : public run::ProbePlan {
public:
    /// `stored`: the reply indices at and above the run's low-water mark that need no asking, ascending.
    MinedPlan(std::shared_ptr<const MinedContext> context, store::Database reader,
              std::vector<store::IndexRange> stored);

    Result<Next> next(run::Probe& probe) override;
    run::ReplyReading read(std::int64_t index, const run::ProbeContext& context,
                           const backend::Completion& completion) const override;
    void fold(store::Database& database, std::span<const run::Settled> settled) override;
    std::int64_t resumePoint(std::int64_t smallestOutstanding) const override;
    Status restrictTo(const std::vector<store::IndexRange>& wanted) override;
    Status forget(store::Database& database, std::span<const std::int64_t> indices) override;

private:
    class Asked;

    const std::shared_ptr<const MinedContext> m_context;
    store::Database m_reader;
    std::vector<store::IndexRange> m_stored;
    std::size_t m_storedAt = 0;
    std::int64_t m_next = 0; ///< reply index to look at next
    bool m_partial = false;  ///< see restrictTo()
    RecentRows<const Item> m_items{256};
    RecentRows<const backend::Image> m_pictures{8};
};

} // namespace chronoscope::mined
