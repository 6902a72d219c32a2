// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/probe/ProbePlan.h"
#include "core/run/RunContext.h"
#include "core/run/TemplateFold.h"
#include "core/store/BenchmarkStore.h"

#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace chronoscope::run {

/// The probe plan of ChroKnowledge 4.2: every element of the slice, in every year, under every template, with every
/// exemplar set at every temperature. Goes through the elements in order, reading them from its own connection a
/// few at a time.
class TemplatePlan final : public ProbePlan {
public:
    /// `stored`: the reply indices at and above the run's low-water mark that need no asking, ascending.
    TemplatePlan(std::shared_ptr<const RunContext> context, store::Database reader,
                 std::vector<store::IndexRange> stored);

    Result<Next> next(Probe& probe) override;
    ReplyReading read(std::int64_t index, const ProbeContext& context,
                      const backend::Completion& completion) const override;
    void fold(store::Database& database, std::span<const Settled> settled) override;
    std::int64_t resumePoint(std::int64_t smallestOutstanding) const override;
    Status restrictTo(const std::vector<store::IndexRange>& wanted) override;
    Status forget(store::Database& database, std::span<const std::int64_t> indices) override;

private:
    class Cell;

    Result<bool> openElement(std::int64_t ordinal);
    bool openCell();
    /// Moves m_next behind the stored range it is in, if it is in one.
    bool skipStored();

    std::shared_ptr<const RunContext> m_context;
    store::Database m_reader;
    std::vector<store::IndexRange> m_stored;
    std::size_t m_storedAt = 0;
    std::deque<store::BenchmarkStore::Loaded> m_ahead;
    std::shared_ptr<const FoldElement> m_element;
    std::shared_ptr<const benchmark::Element> m_facts;
    std::int64_t m_row = 0;
    std::shared_ptr<const Cell> m_cell;
    std::int64_t m_next = 0; ///< reply index to look at next
    bool m_partial = false;  ///< see restrictTo()
    TemplateFold m_fold;
};

} // namespace chronoscope::run
