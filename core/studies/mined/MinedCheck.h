// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/study/Rejudging.h"

namespace chronoscope::mined {

/// Scores the stored replies of a run again, as `report --recompute` does, or reads a judge's words again, and counts
/// those that are stored otherwise. Reads all that the run asks: Corrupt or NotFound where some of it is missing. A
/// unit's texts are in memory, and the run's units. Blocks.
Result<study::Rejudged> rejudgeMined(const store::RunRecord& run, store::Database& reader, const study::GoesOn& goesOn);

/// Holds pictures, attribute lists and items against their content hashes; one is in memory. Cancelled soon after
/// `stop`. Blocks.
Result<study::CheckedItems> checkMinedItems(store::Database& reader, const std::stop_token& stop);

} // namespace chronoscope::mined
