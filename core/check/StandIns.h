// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>
#include <vector>

namespace chronoscope::check {

/// Puts something in the place of lost packs of words, pictures and attribute lists that others name, so that no run
/// goes with them: a pack of `knownPacks` that has the hash of the lost one, whole; else a row that says nothing, which
/// whoever needs its content is told to be damaged. Returns a line for each. In the caller's transaction; throws SQLite
/// errors.
std::vector<std::string> standInForLost(SQLite::Database& sql, const std::vector<std::string>& knownPacks);

} // namespace chronoscope::check
