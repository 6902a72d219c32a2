// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/CategoryCounts.h"
#include "core/results/Groups.h"

#include <optional>
#include <vector>

namespace chronoscope::results {

/// Views over whole elements. Pure functions, any thread.
///
/// The unit is (element, template) of one run, with the chronological category over all years of the run, whatever
/// years the filter chooses: years, cell categories and answers keep a unit when any of its cells passes them.

struct ChronoRow {
    std::size_t run = 0; ///< run index
    RowKey key = 0;
    analysis::ChronoCounts counts; ///< a unit without a category counts in elements and missing() alone
};
/// By run, then by key; rows with a unit at all.
std::vector<ChronoRow> chrono(const ResultSet& set, const ResultFilter& filter, RowsBy rowsBy);

/// The same per run and value of each axis, which cannot be the years.
std::vector<GroupLine<analysis::ChronoCounts>> chronoGroups(const ResultSet& set, const ResultFilter& filter,
                                                            const std::vector<Axis>& by);

struct ChronoElement {
    std::uint32_t element = 0; ///< element index
    prompt::Template form = prompt::Template::Generation;
    analysis::ChronoCategory category = analysis::ChronoCategory::Missing;
};
/// The units behind a segment of a bar of chrono(); all segments without a category.
std::vector<ChronoElement> chronoElements(const ResultSet& set, const ResultFilter& filter, RowsBy rowsBy,
                                          const ChronoRow& row, std::optional<analysis::ChronoCategory> category);

/// How often the objects of elements change (ChroKnowledge, figures 2C and 8): elements that any chosen run asks, each
/// once. A fact of the benchmark, not of a model.
struct ChangesRow {
    benchmark::Domain domain = benchmark::Domain::General;
    benchmark::State state = benchmark::State::Dynamic;
    std::vector<std::int64_t> elements; ///< [changes]
};
/// By domain, then by state.
std::vector<ChangesRow> changes(const ResultSet& set, const ResultFilter& filter);

} // namespace chronoscope::results
