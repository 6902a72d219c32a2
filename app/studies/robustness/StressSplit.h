// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/store/Database.h"
#include "core/studies/robustness/StressResults.h"
#include "core/study/Narrowing.h"

#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::app {

/// What the views of temporal robustness can be split by. One command, main thread.

/// The axes whose values the rows of a view's table (empty: its first) do not tell already. Precision is none: tables
/// have a row of each, or are of all of them together.
std::vector<std::string> stressAxes(const std::string& view, const std::string& table);

/// The values of such an axis that facts of the runs have under a filter, in order. Blocks; errors as
/// robustness::stressFilter().
Result<std::vector<std::string>> stressValues(store::Database& database,
                                              std::span<const robustness::StressResults> runs, const std::string& axis,
                                              const study::Narrowing& only, const std::stop_token& stop);

} // namespace chronoscope::app
