// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/Selection.h"
#include "ui/views/ResultHeatmap.h"

#include <QString>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// What the heat maps of shares and of differences have in common: how rows are called and sorted. Pure; any thread.
class HeatmapRows {
public:
    HeatmapRows(const results::ResultSet& set, const results::ResultFilter& filter, const HeatmapWish& wish);

    /// `severalRuns`: rows of other things than runs are grouped by run.
    widgets::HeatmapRow row(results::HeatRow row, bool severalRuns) const;
    std::string runName(std::size_t run) const;
    std::string rowName(results::RowKey key) const;
    /// "General", or empty.
    QString filterText() const;
    /// How many templates of a run the filter chooses, and the run asks what it chooses in.
    int templatesOf(std::size_t run) const;
    /// The only one, if there is one.
    std::optional<prompt::Template> oneTemplate(std::size_t run) const;
    /// Whether an element is in a cell more than once: with several templates added up.
    bool repeats(std::size_t run) const;
    QString repeatNote(std::size_t run) const; ///< empty unless it repeats
    std::string axisName() const;

    int countPinned(const std::vector<results::HeatRow>& rows) const;
    /// Places of the rows in the order wished for, pinned ones first; `value` is that of a row, or nothing. Among those
    /// that are pinned, and among the others, groups stay together.
    std::vector<std::size_t> order(const std::vector<results::HeatRow>& rows,
                                   const std::function<std::optional<double>(std::size_t)>& value) const;

    /// Puts the columns that say what an element row is, and their cells.
    static void addElementColumns(analysis::Table& table);
    void addElementCells(std::vector<std::string>& line, results::RowKey element) const;

private:
    const results::ResultSet& m_set;
    const results::ResultFilter& m_filter;
    const HeatmapWish& m_wish;
    results::RunNames m_names;
    std::vector<std::vector<prompt::Template>> m_templates; ///< by run index
};

} // namespace chronoscope::ui
