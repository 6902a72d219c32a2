// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Bootstrap.h"
#include "core/analysis/CategoryCounts.h"
#include "core/analysis/CutOff.h"
#include "core/results/Groups.h"
#include "core/results/QuestionChanges.h"
#include "core/results/Selection.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace chronoscope::results {

/// Correct shares under a filter. Pure functions, any thread; a million cells take some milliseconds.
///
/// The share shown everywhere is Correct % = correct / judged, analysis::correctShare(): a cell without a category
/// (not asked yet, or lost to errors) is in `elements` and `missing()`, never in the share. Its Wilson interval is
/// sound where each element counts once, that is for one year and one template; sums over years or templates repeat
/// elements, are marked so, and need the bootstrap by element (elementSums(), cutOffPanel()).
///
/// Runs are never added up: every row is of one run. A filter by cell category, chronological category or answer
/// makes `elements` the cells that pass, and the share a share of those.

struct HeatRow {
    std::size_t run = 0; ///< run index
    RowKey key = 0;
};

/// Counts per row and year. 32 bytes per key and year of each run, keys without a cell included: with rows by element
/// choose one run.
class HeatGrid {
public:
    RowsBy rowsBy = RowsBy::Run;
    std::vector<int> years;    ///< columns, ascending: all chosen years of the chosen runs
    std::vector<HeatRow> rows; ///< with a cell at all; by run, then by key

    analysis::CategoryCounts at(std::size_t row, std::size_t column) const;
    /// Over all columns.
    analysis::CategoryCounts total(std::size_t row) const;
    /// Leaves out the years in which no row has an element, unless these are all.
    void leaveOutEmptyYears();

private:
    friend HeatGrid heat(const ResultSet&, const ResultFilter&, RowsBy);
    using Line = std::array<std::uint32_t, 8>; ///< cells per category; last: samples lost
    struct RunLines {
        std::size_t run = 0;
        std::vector<Line> lines; ///< [column][key]: one year is one range
    };
    std::size_t m_keys = 0;
    std::vector<RunLines> m_runs;
};

HeatGrid heat(const ResultSet& set, const ResultFilter& filter, RowsBy rowsBy);

/// Counts per run and value of each axis, in one pass over its cells.
std::vector<GroupLine<analysis::CategoryCounts>> cellGroups(const ResultSet& set, const ResultFilter& filter,
                                                            const std::vector<Axis>& by);

/// By run index: whether a line that is split by these axes counts an element more than once, in several years or
/// templates: its Wilson interval would be too narrow.
std::vector<bool> repeatsElements(const ResultSet& set, const ResultFilter& filter, const std::vector<Axis>& by);

/// One corner of a profile. For a spider of templates in one year, filter by the year.
struct ProfilePoint {
    std::size_t run = 0; ///< run index
    RowKey key = 0;      ///< as the rows of that name; Year: the year
    analysis::CategoryCounts counts;
    analysis::CorrectShare share;
    bool repeatsElements = false; ///< see repeatsElements()
    QuestionChange change;        ///< with the axis of years: against the year before
};
/// By run, then by key.
std::vector<ProfilePoint> profile(const ResultSet& set, const ResultFilter& filter, Axis axis);

/// Cells behind a cell, a row or a whole view.
struct CellsQuery {
    RowsBy rowsBy = RowsBy::Run;
    std::optional<std::size_t> run; ///< run index; none = all chosen runs
    std::optional<RowKey> key;
    std::optional<int> year;
    std::size_t offset = 0;
    std::size_t limit = 200;
};
struct CellRef {
    std::size_t run = 0;       ///< run index
    std::uint32_t element = 0; ///< element index
    std::size_t cell = 0;      ///< RunLayout::cellIndex: RunColumns::category, counts() …
    int year = 0;
    prompt::Template form = prompt::Template::Generation;
};
struct CellPage {
    std::size_t all = 0;        ///< cells behind it, on all pages
    std::vector<CellRef> cells; ///< by run, template, year, element in run order
};
CellPage cellsOf(const ResultSet& set, const ResultFilter& filter, const CellsQuery& query);

/// What was drawn around in a view: its rows and columns become the filter. Rows of several runs narrow runs and keys
/// each, so that the filter may hold more than a ragged selection does.
struct Brush {
    RowsBy rowsBy = RowsBy::Run;
    std::vector<HeatRow> rows; ///< none = rows stay as they are
    std::vector<int> years;    ///< none = years stay as they are
};
ResultFilter brushed(const ResultSet& set, ResultFilter filter, const Brush& brush);

/// Judged and correct cells per (element, year) of one run, for analysis::estimateCutOff() and everyYearOnly(): the
/// elements with anything judged. Ignores the filter's runs and protocols.
analysis::CutOffPanel cutOffPanel(const ResultSet& set, const ResultFilter& filter, std::size_t run);
/// Per element two columns, judged and correct cells over all chosen years: for analysis::bootstrap95().
analysis::ElementSums elementSums(const ResultSet& set, const ResultFilter& filter, std::size_t run);

} // namespace chronoscope::results
