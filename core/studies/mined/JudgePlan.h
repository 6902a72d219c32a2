// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/probe/ProbePlan.h"
#include "core/studies/mined/JudgeRun.h"
#include "core/studies/mined/RecentRows.h"

#include <deque>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace chronoscope::mined {

/// Asks the judge about every reply, and once more about those of which it said no score; a reply's value is the score.
/// Threads: see ProbePlan; what fold() learns is behind a mutex.
class JudgePlan final : public run::ProbePlan {
public:
    /// Reads what is stored of the run already.
    static Result<std::unique_ptr<JudgePlan>> open(std::shared_ptr<const JudgeContext> context, store::Database reader);

    Result<Next> next(run::Probe& probe) override;
    run::ReplyReading read(std::int64_t index, const run::ProbeContext& context,
                           const backend::Completion& completion) const override;
    void fold(store::Database& database, std::span<const run::Settled> settled) override;
    /// What is asked again lies behind what is asked first: nothing below is ever done with.
    std::int64_t resumePoint(std::int64_t smallestOutstanding) const override;
    Status restrictTo(const std::vector<store::IndexRange>& wanted) override;
    Status forget(store::Database& database, std::span<const std::int64_t> indices) override;

private:
    class Asked;

    JudgePlan(std::shared_ptr<const JudgeContext> context, store::Database reader)
        : m_context(std::move(context)), m_reader(std::move(reader)) {}
    Status readStored();
    Status fill(run::Probe& probe, std::int64_t index);

    const std::shared_ptr<const JudgeContext> m_context;
    store::Database m_reader;
    std::deque<std::int64_t> m_first; ///< indices to ask, ascending
    RecentRows<const Item> m_items{256};
    std::mutex m_mutex;
    std::deque<std::int64_t> m_again; ///< indices to ask once more
    std::size_t m_open = 0;           ///< asked for the first time, and not folded
};

} // namespace chronoscope::mined
