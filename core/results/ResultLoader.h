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

/// Reads runs into memory, in one snapshot of the workspace. On the calling thread, the objects of the elements on one
/// beside it. A million cells take about half a second, a million DiagnosisRows a third, the objects of 50,000 elements
/// about a second. From `before` is taken what has not changed: of a run that is going only the cells that can have
/// changed are read.
///
/// Diagnoses of a run as it was run are those of its newest whole scoring with the same judge settings, no overrides
/// and as many replies as it has now, if they fit its cells. Without one it counts as not diagnosed. The set has no
/// labels.
///
/// Errors: InvalidArgument (more than ResultSet::kMaxRuns, the same choice twice), NotFound (no such run or scoring),
/// Unsupported (more than 64 million cells), Cancelled, Corrupt (rows that the run cannot have), and those of the
/// database.
Result<std::shared_ptr<const ResultSet>> loadResults(store::Database& database, const std::vector<RunChoice>& choices,
                                                     const std::stop_token& stop, const LoadProgress& progress = {},
                                                     const std::shared_ptr<const ResultSet>& before = {});

} // namespace chronoscope::results
