// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/study/Rejudging.h"

namespace chronoscope::chroknow {

/// Judges the stored replies of a run that asks templates again, by their texts and the run's own settings, and counts
/// those whose stored verdict is another. One element is in memory. Errors: Cancelled, Corrupt, those of the database.
/// Blocks.
Result<study::Rejudged> rejudgeTemplates(const store::RunRecord& run, store::Database& reader,
                                         const study::GoesOn& goesOn);

/// Holds every element against its content hash, and what is kept beside it for choosing against its text. Cancelled
/// soon after `stop`. Blocks.
Result<study::CheckedItems> checkElements(store::Database& reader, const std::stop_token& stop);

} // namespace chronoscope::chroknow
