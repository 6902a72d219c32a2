// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/results/Aggregate.h"
#include "core/results/ResultFilter.h"
#include "widgets/plots/HeatmapData.h"

#include <QPoint>

#include <optional>
#include <vector>

namespace chronoscope::ui {

/// What the heat map of results shows, and how.
struct HeatmapWish {
    enum class Sort : int { Given = 0, Name, Value, Year };

    results::RowsBy rowsBy = results::RowsBy::Run;
    std::optional<results::RunChoice> run;     ///< none = all runs that pass the filter
    std::optional<results::RunChoice> against; ///< with `run`: the difference, run minus this one
    Sort sort = Sort::Given;
    int year = 0;                 ///< with Sort::Year
    bool descending = true;       ///< not with Sort::Given; rows without a value come last either way
    results::ResultFilter pinned; ///< rows that are on top however they are sorted: see HeatmapPins.h
};

/// A heat map and its table twin, with what its rows and columns stand for.
struct HeatmapContent {
    widgets::HeatmapData data;
    results::RowsBy rowsBy = results::RowsBy::Run; ///< as wished
    std::vector<results::HeatRow> rows;            ///< as data.rows
    std::vector<int> years;                        ///< as data.columns
    analysis::Table numbers;
    std::vector<QPoint> places;                ///< by line of `numbers`: x = column, y = row of the map
    std::vector<results::RunChoice> runs;      ///< that pass the filter, in the order of the set
    std::optional<results::RunChoice> run;     ///< as wished, if it passes; the first run where there must be one
    std::optional<results::RunChoice> against; ///< as wished, if it passes: then it is a difference
};

/// "Other elements than in the year before: 3 more, 5 fewer"; of several templates their questions.
QString changeText(const results::QuestionChange& change);

/// Pure; any thread. A run that does not pass the filter is as if it had not been wished for. Rows by element are of
/// one run, as a table with a column per year; other tables have a line per row and year, as those of `chronoscope
/// report`.
HeatmapContent heatmapContent(const results::ResultSet& set, const results::ResultFilter& filter,
                              const HeatmapWish& wish);

} // namespace chronoscope::ui
