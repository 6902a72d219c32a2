// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/base/Result.h"
#include "core/store/Database.h"
#include "core/store/RunStore.h"
#include "core/study/Narrowing.h"

#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::app {

/// `report --by` of studies that are narrowed by a study::Narrowing: a view split by an axis is the view under the
/// filter of each of its values, with the value before each row. One command, main thread.

/// The axes that `by` names, parted by commas. "run" and "model" are left out: they are always apart. InvalidArgument
/// for one that is none of `possible`, with these, and for one that is named twice.
Result<std::vector<std::string>> splitAxes(const std::string& view, const std::string& by,
                                           const std::vector<std::string>& possible);

struct TableSplit {
    std::vector<std::string> axes;
    study::Narrowing only; ///< what is split
    /// Of an axis, the values that something has under a filter, in the order of the rows.
    std::function<Result<std::vector<std::string>>(const std::string& axis, const study::Narrowing& only)> values;
    std::function<Result<analysis::Table>(const study::Narrowing& only)> make;
    std::stop_token stop = {};
};
/// The axes before the columns of `whole`, which is the table unsplit. Labels as --label takes them.
/// Cancelled once `stop` is requested.
Result<analysis::Table> splitRows(const TableSplit& split, const analysis::Table& whole);

/// The labels that a filter by labels leaves of those that units of the runs have, as filters name them, in order; ""
/// first: that nobody said any. Not each need have something under the rest of the filter.
Result<std::vector<std::string>> labelsOfRuns(store::Database& database, std::span<const store::RunRecord> runs,
                                              const study::Narrowing& only);

} // namespace chronoscope::app
