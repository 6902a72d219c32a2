// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/probe/ProbePlan.h"
#include "core/sources/distract/DistractRun.h"
#include "core/study/Study.h"

#include <deque>
#include <memory>
#include <mutex>

namespace chronoscope::sources {

/// Asks for wrong options: up to kWindow elements at once, one call after the other within an element, since each
/// hangs on the reply before. An element whose call ends in an error is left as it is; the others go on. Owned by the
/// engine; threads as ProbePlan says.
class DistractPlan final : public run::ProbePlan {
public:
    static constexpr std::size_t kWindow = 1'024;

    /// `reader` becomes the plan's own.
    DistractPlan(std::shared_ptr<const DistractContext> context, store::Database reader);
    ~DistractPlan() override;

    Result<Next> next(run::Probe& probe) override;
    run::ReplyReading read(std::int64_t index, const run::ProbeContext& context,
                           const backend::Completion& completion) const override;
    void fold(store::Database& database, std::span<const run::Settled> settled) override;
    /// Calls come in no order: every element is looked through again.
    std::int64_t resumePoint(std::int64_t /*smallestOutstanding*/) const override { return 0; }
    Status restrictTo(const std::vector<store::IndexRange>& wanted) override;
    Status forget(store::Database& database, std::span<const std::int64_t> indices) override;

private:
    struct Open;
    class Asked;

    /// Makes the next elements ready that have something to ask; false where there are no more.
    Result<bool> openMore();

    const std::shared_ptr<const DistractContext> m_context;
    store::Database m_reader; ///< dispatcher only, as are the next two
    std::int64_t m_nextOrdinal = 0;
    std::deque<store::BenchmarkStore::Loaded> m_ahead;
    std::mutex m_mutex; ///< over what follows
    std::deque<std::shared_ptr<Open>> m_ready;
    std::size_t m_open = 0; ///< elements under way, the ready ones among them
};

/// What is asked while benchmarks are made.
class SourcesStudy final : public study::Study {
public:
    std::string_view key() const override { return kDistractRuns.study; }
    Result<std::unique_ptr<run::ProbePlan>> plan(const store::RunRecord& run, store::Database reader,
                                                 const std::stop_token& stop) const override;
    Status refold(const store::RunRecord& run, store::Database& database, const std::stop_token& stop) const override;
};

} // namespace chronoscope::sources
