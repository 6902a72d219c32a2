// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"
#include "core/study/Rejudging.h"

#include <stop_token>

namespace chronoscope::check {

/// Holds the texts that every study has in common, prompt packs and replies, against the hashes that they are stored
/// by. One is in memory; a million replies take a second. Errors: Cancelled, those of the database. Blocks.
Result<study::CheckedItems> checkTexts(store::Database& database, const std::stop_token& stop);

} // namespace chronoscope::check
