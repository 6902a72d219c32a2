// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/RunStore.h"
#include "core/store/ScoringStore.h"

#include <cstdint>
#include <stop_token>

namespace chronoscope::check {

/// Judges the replies of the scoring's run again by its settings; how many elements come out otherwise than stored, in
/// cells, categories or what their wrong replies are. One element is in memory; a million replies take seconds.
/// Errors: Cancelled, Corrupt, those of the database. Blocks.
Result<std::int64_t> recountScoring(store::Database& database, const store::RunRecord& run,
                                    const store::ScoringRecord& scoring, const std::stop_token& stop);

} // namespace chronoscope::check
