// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"

#include <cstdint>
#include <initializer_list>

namespace chronoscope::store {

/// Copies what `tables` hold of run `from` to run `to`, row by row as it is. Each table has a column "run". Inside the
/// caller's transaction; throws SQLite errors.
void copyRunRows(Database& database, std::int64_t from, std::int64_t to, std::initializer_list<const char*> tables);

} // namespace chronoscope::store
