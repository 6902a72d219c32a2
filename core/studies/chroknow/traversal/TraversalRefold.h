// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/RunContext.h"
#include "core/store/Database.h"

#include <stop_token>

namespace chronoscope::run {

/// Makes what became of the targets of a traversal run anew from their evidence and stored replies, inside the caller's
/// transaction; one element is in memory. Replies behind a missing one, which nobody would have asked for, are
/// Corrupt. Cancelled soon after `stop`. Throws SQLite errors. Blocks; on the thread of the connection.
Status refoldTraversals(store::Database& database, const RunContext& context, const std::stop_token& stop);

} // namespace chronoscope::run
