// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"

#include <cstdint>

namespace chronoscope::store {

/// Takes back a run that was never finished, or a traversal run: its replies, cells, tallies, targets, scorings, its
/// items in annotation queues and its own row, in one transaction. Texts stay: other runs may have said the same;
/// annotations stay: they are bound to what the run was, not to its number. Not for a run that a batch
/// refers to; InvalidArgument, with nothing changed, for one that traversal runs start from. On the writer thread.
Status removeRun(Database& database, std::int64_t id);

} // namespace chronoscope::store
