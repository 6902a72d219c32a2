// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/study/Rejudging.h"

namespace chronoscope::robustness {

/// Reads all that a run asks, fact by fact, and holds its scores against the log-probabilities of the tokens where
/// those are kept; other scores are as the server measured them. Corrupt or NotFound where something that the run asks
/// is missing. The run's list of facts is in memory. Blocks.
Result<study::Rejudged> remeasure(const store::RunRecord& run, store::Database& reader, const study::GoesOn& goesOn);

/// Holds every dated fact against its content hash. Cancelled soon after `stop`. Blocks.
Result<study::CheckedItems> checkFacts(store::Database& reader, const std::stop_token& stop);

} // namespace chronoscope::robustness
