// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/results/ResultSet.h"
#include "core/store/Database.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace chronoscope::results {

/// Cells read so far, and cells there are to read.
using LoadProgress = std::function<void(std::int64_t done, std::int64_t all)>;

/// Reads runs into memory, in one snapshot of the workspace: what is committed meanwhile is seen next time. On the
/// calling thread, the objects of the elements on one beside it; a million cells take about half a second, a million
/// DiagnosisRows a third, and the objects of 50,000 elements about a second, once. With `before`, the columns of runs
/// that have not changed since and, when the elements are the same, the facts of the elements are taken from it: a run
/// that is going is brought up to date by loading again, and of that run only the cells that can have changed are read.
///
/// Diagnoses of a run as it was run are those of its newest whole scoring with the same judge settings and no overrides
/// over as many replies as the run has now, if they fit its cells; without one the run counts as not diagnosed. The set
/// has no labels.
///
/// Errors: InvalidArgument (more than ResultSet::kMaxRuns, the same choice twice), NotFound (no such run or scoring),
/// Unsupported (a run larger than fits: 64 million cells), Cancelled, Corrupt (rows that the run cannot have), and
/// those of the database.
Result<std::shared_ptr<const ResultSet>> loadResults(store::Database& database, const std::vector<RunChoice>& choices,
                                                     const std::stop_token& stop, const LoadProgress& progress = {},
                                                     const std::shared_ptr<const ResultSet>& before = {});

} // namespace chronoscope::results
