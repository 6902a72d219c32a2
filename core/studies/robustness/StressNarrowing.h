// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"
#include "core/studies/robustness/StressResults.h"
#include "core/studies/robustness/StressTables.h"
#include "core/study/Narrowing.h"

#include <span>
#include <stop_token>
#include <vector>

namespace chronoscope::robustness {

/// The one filter of this study, of page, Inspector and command line: runs and their models choose runs; relation,
/// subject and label choose facts; precision ("year", "month", "day", "global") chooses which of their numbers. A label
/// keeps a fact in the run that it was given in, at whatever precision. Blocks; any thread.

inline constexpr const char* kPrecisionAxis = "precision";

/// Whether the filter takes a run.
bool takesRun(const study::Narrowing& narrowing, const store::RunRecord& run);

/// What tables are narrowed to. Reads the facts where the filter is by subject, the annotations too where it is by
/// label. InvalidArgument for a precision that there is not; those of the store.
Result<StressFilter> stressFilter(store::Database& database, const study::Narrowing& narrowing,
                                  std::span<const store::RunRecord> runs, const std::stop_token& stop = {});

/// The sums of a run's alpha curve: as they are kept, or from the replies where the filter chooses among the facts of a
/// relation. Cancelled soon after `stop`.
Result<std::vector<AlphaSum>> narrowedAlpha(store::Database& database, std::int64_t run, const StressFilter& filter,
                                            const std::stop_token& stop = {});

/// The level of that name; none: there is no such.
std::optional<Level> levelFromName(std::string_view name);

} // namespace chronoscope::robustness
