// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"

#include <cstdint>

namespace chronoscope::store {

/// Takes back a run that was never finished: its replies, cells, tallies and its own row, in one transaction. Texts
/// stay: other runs may have said the same. Not for a run that anything else (a batch, a scoring) refers to. On the
/// writer thread.
Status removeRun(Database& database, std::int64_t id);

} // namespace chronoscope::store
