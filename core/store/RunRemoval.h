// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"

#include <cstdint>

namespace chronoscope::store {

/// Takes back a run that was never finished, or a traversal run: its replies, cells, targets, scorings, its
/// items in annotation queues, what is known of its batches and its own row, in one transaction. Texts stay: other runs
/// may have said the same; annotations stay: they are bound to what the run was, not to its number. InvalidArgument,
/// with nothing changed, for a run that traversal runs start from. On the writer thread.
Status removeRun(Database& database, std::int64_t id);

/// Takes back what imports left that a process died over; a run that traversal runs start from stays as it is. On the
/// writer thread, while nothing is imported.
Status removeHalfImports(Database& database);

} // namespace chronoscope::store
