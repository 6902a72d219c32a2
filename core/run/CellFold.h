// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/benchmark/Element.h"
#include "core/layout/RunLayout.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::run {

struct RunContext;

/// How replies become the counts and category of a cell, and cells the category of an element: one rule for a run as
/// it goes (TemplateFold) and for a scoring of its stored replies. Pure; any thread.

/// What the counting needs of an element.
struct FoldElement {
    std::int64_t ordinal = 0;
    std::vector<bool> planned; ///< [template index * years + year index]

    bool isPlanned(const RunLayout& layout, int year, int form) const { return planned[cellPlace(layout, year, form)]; }
    static std::size_t cellPlace(const RunLayout& layout, int year, int form) {
        return static_cast<std::size_t>(form) * layout.years.size() + static_cast<std::size_t>(year);
    }
};

FoldElement foldElementOf(const RunContext& context, std::int64_t ordinal, const benchmark::Element& element);

struct FoldCell {
    analysis::CellCounts counts;
    analysis::CellCategory category = analysis::CellCategory::Missing;
    bool settled = false; ///< complete: its category is final
};

/// A cell with what the run plans for it, and no reply yet.
FoldCell emptyCell(const RunLayout& layout);

/// The outcome of one request.
struct Outcome {
    bool sampled = false; ///< asked at a temperature above 0
    bool lost = false;    ///< it ended in an error: neither right nor wrong
    bool hit = false;
    bool leftOut = false; ///< it arrived, and counts neither as right nor as wrong
};

/// Counts one outcome; true when it was the cell's last, which then has its category.
bool countOutcome(FoldCell& cell, const Outcome& outcome);

/// The element's category under a template once all its years have theirs; nothing before. `cells` as
/// FoldElement::planned.
std::optional<analysis::ChronoCategory> settledCategory(const RunLayout& layout, const FoldElement& element,
                                                        const std::vector<FoldCell>& cells, int form);

} // namespace chronoscope::run
