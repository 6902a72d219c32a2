// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/ProbePlan.h"
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
    TemplatePlan(std::shared_ptr<const RunContext> context, store::Database reader, std::vector<std::int64_t> stored);

    Result<Next> next(Probe& probe) override;
    void judge(store::ReplyRow& row, const void* context) const override;
    void fold(SQLite::Database& sql, std::span<const Settled> settled) override;

private:
    struct Cell;

    Result<bool> openElement(std::int64_t ordinal);
    bool openCell();
    bool isStored(std::int64_t index);

    std::shared_ptr<const RunContext> m_context;
    store::Database m_reader;
    std::vector<std::int64_t> m_stored;
    std::size_t m_storedAt = 0;
    std::deque<store::BenchmarkStore::Loaded> m_ahead;
    std::shared_ptr<const FoldElement> m_element;
    std::shared_ptr<const benchmark::Element> m_facts;
    std::int64_t m_row = 0;
    std::shared_ptr<const Cell> m_cell;
    std::int64_t m_next = 0; ///< reply index to look at next
    TemplateFold m_fold;
};

} // namespace chronoscope::run
