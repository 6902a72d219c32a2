// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/results/ChronoView.h"
#include "core/results/ResultFilter.h"
#include "ui/bridge/Selection.h"
#include "widgets/plots/BarsData.h"
#include "widgets/plots/CategoryMark.h"

#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace chronoscope::ui {

/// Chronological categories as stacked bars (ChroKnowledge 6.1), the distribution of object changes (figures 2C and 8),
/// and the elements behind them. Pure; what makes bars or words is for the GUI thread, the rest for any.

QString displayName(analysis::ChronoCategory category);
widgets::Mark markOf(analysis::ChronoCategory category);

/// The segments of a bar, from left to right.
inline constexpr std::array kSegments{analysis::ChronoCategory::Known,       analysis::ChronoCategory::PartialKnown,
                                      analysis::ChronoCategory::CutOffAfter, analysis::ChronoCategory::CutOffBefore,
                                      analysis::ChronoCategory::Unknown,     analysis::ChronoCategory::Missing};

struct CategoryBars {
    std::shared_ptr<const results::ResultSet> set;
    results::RowsBy rowsBy = results::RowsBy::Run;
    bool isOneTemplate = false;           ///< every element counts once in a bar
    std::vector<results::ChronoRow> rows; ///< by key, then by run: runs stand beside each other
};
CategoryBars categoryBars(std::shared_ptr<const results::ResultSet> set, const results::ResultFilter& filter,
                          results::RowsBy rowsBy);
std::int64_t countOf(const analysis::ChronoCounts& counts, analysis::ChronoCategory category);
/// "General · run"; without the run where `bars` has only one.
QString barName(const CategoryBars& bars, const results::ChronoRow& row);
/// Segments as in kSegments; with `shares` in percent of all elements of the bar.
widgets::BarsData barsData(const CategoryBars& bars, bool shares);
/// run, model, what rows are by, elements, then per category its count and its percent of the elements.
analysis::Table barsTable(const CategoryBars& bars);

/// Elements that change that often, by domain and state: columns by number of changes.
widgets::BarsData changesData(const std::vector<results::ChangesRow>& rows);
/// domain, state, changes, elements, percent of the elements of that domain and state.
analysis::Table changesTable(const std::vector<results::ChangesRow>& rows);

/// One element behind a segment, and where to look at it first.
struct ListedElement {
    std::size_t run = 0;       ///< run index
    std::uint32_t element = 0; ///< element index
    prompt::Template form = prompt::Template::Generation;
    int year = 0; ///< the first chosen one that is not Correct, else the first chosen one
    std::optional<analysis::ChronoCategory> category; ///< nothing where the list is not about categories
    bool operator==(const ListedElement&) const = default;
};
std::vector<ListedElement> elementsBehind(const results::ResultSet& set, const results::ResultFilter& filter,
                                          results::RowsBy rowsBy, const results::ChronoRow& row,
                                          std::optional<analysis::ChronoCategory> category);
/// Those of one column's part in the changes, each once, under the first chosen run that asks it.
std::vector<ListedElement> elementsChanging(const results::ResultSet& set, const results::ResultFilter& filter,
                                            benchmark::Domain domain, benchmark::State state, int changes);
Selection selectionOf(const results::ResultSet& set, const ListedElement& listed);

/// Narrowed to a bar, and to a category of it.
results::ResultFilter barFilter(const results::ResultSet& set, const results::ResultFilter& filter,
                                results::RowsBy rowsBy, const results::ChronoRow& row,
                                std::optional<analysis::ChronoCategory> category);
/// Narrowed to these elements.
results::ResultFilter elementsFilter(const results::ResultSet& set, results::ResultFilter filter,
                                     const std::vector<ListedElement>& list);

} // namespace chronoscope::ui
