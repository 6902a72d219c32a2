// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/Selection.h"
#include "core/store/Database.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string_view>
#include <vector>

namespace chronoscope::results {

/// The rows of the grid of answers: element-years under one template, each with a cell of every chosen run. Rows are
/// told from the columns in memory alone; what the cells say is read by AnswerReader when it is looked at.

/// Which rows are listed, by the categories of their cells. A cell without a category (not asked, not judged yet, lost
/// to errors) says nothing either way.
enum class RowsWanted : int {
    All = 0,
    Differ,   ///< two runs have not the same category
    AllWrong, ///< some run has a category, and every one that has is Incorrect
    AnyWrong, ///< some run is Incorrect
};
/// "all", "differ", "all-wrong", "any-wrong".
std::string_view name(RowsWanted wanted);

enum class RowOrder : int { Benchmark = 0, Subject, Relation, Year, Category };

/// By run index: which cells have a reply that was searched for. One bit per cell.
using CellsSaying = std::vector<std::vector<bool>>;
/// Looks through the replies of the runs at these run indices; see store::findTexts(). Blocking; seconds for ten
/// million replies. Errors: Cancelled, those of the database.
Result<CellsSaying> cellsSaying(store::Database& database, const ResultSet& set, const std::vector<std::size_t>& runs,
                                std::string_view words, const std::stop_token& stop);

struct AnswerQuestion {
    prompt::Template form = prompt::Template::Generation;
    RowsWanted wanted = RowsWanted::All;
    std::shared_ptr<const CellsSaying> saying; ///< null: whatever was said
    RowOrder order = RowOrder::Benchmark;      ///< equal ones as in the benchmark, by element and year
    std::size_t run = 0;                       ///< run index, of RowOrder::Category: wrong ones first
    bool isDescending = false;
};

struct AnswerRow {
    std::uint32_t element = 0; ///< element index
    std::int16_t year = 0;
    bool operator==(const AnswerRow&) const = default;
};

struct AnswerRows {
    std::vector<std::size_t> runs; ///< run indices: the chosen runs that use the template, in the order of the set
    prompt::Template form = prompt::Template::Generation;
    std::vector<AnswerRow> rows; ///< where a cell of any run passes the filter; 8 bytes each
    std::size_t all = 0;         ///< such rows whatever is wanted of them and was searched for
};

/// Templates that the chosen runs use and the filter takes, ascending.
std::vector<prompt::Template> answerForms(const ResultSet& set, const ResultFilter& filter);
/// Pure; any thread. A million rows take some 50 ms, sorted ones some 200, and 2 bytes each beside the list.
AnswerRows answerRows(const ResultSet& set, const ResultFilter& filter, const AnswerQuestion& question);

} // namespace chronoscope::results
