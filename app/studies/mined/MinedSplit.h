// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/store/Database.h"
#include "core/store/RunStore.h"
#include "core/studies/mined/RunScores.h"
#include "core/study/Narrowing.h"

#include <span>
#include <string>
#include <vector>

namespace chronoscope::app {

/// What the views of MINED count and can be split by. One command, main thread.

inline constexpr const char* kYearAxis = "year"; ///< of the view calibration: by what is asked, not by a filter

/// The axes whose values the rows of a view do not tell already, and by which what it counts differs. Of agreement with
/// the task and of calibration with kYearAxis, which have tables of their own.
std::vector<std::string> minedAxes(const std::string& view);

/// Whether the view counts questions of some task that is chosen, with or without their context.
bool countsAnyOf(const std::string& view, const study::Narrowing& only);

/// A run with all its scores, as it was read.
struct MinedScored {
    store::RunRecord run;
    const mined::RunScores* scores = nullptr;
};
/// The values of an axis that what the runs ask has under a filter, in the order of the study. Blocks; errors as
/// mined::minedFilter().
Result<std::vector<std::string>> minedValues(store::Database& database, std::span<const MinedScored> runs,
                                             const std::string& axis, const study::Narrowing& only);

} // namespace chronoscope::app
