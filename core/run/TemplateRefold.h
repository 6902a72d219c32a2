// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/RunContext.h"
#include "core/store/Database.h"

#include <stop_token>

namespace chronoscope::run {

/// Makes the cells and categories of a run of templates anew from its stored replies, inside the caller's transaction;
/// in memory for a few elements. Corrupt: an element is missing, or a reply answers nothing that the run asks.
/// Cancelled soon after `stop`. Throws SQLite errors. Blocks; on the thread of the connection.
Status refoldTemplates(store::Database& database, const RunContext& context, const std::stop_token& stop);

} // namespace chronoscope::run
