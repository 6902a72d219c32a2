// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <string>
#include <vector>

namespace chronoscope::check {

/// Rows of a workspace that are of nothing: what refers to a row that is not there, and what is kept by number alone (a
/// reply, a cell …) of a run or scoring that is not there. Throws SQLite errors; on the connection's thread.

/// A line for each table and the table that it refers to.
std::vector<std::string> danglingRows(SQLite::Database& sql);
/// A line for each table with rows of no run or scoring, or with replies whose text is missing.
std::vector<std::string> foreignRows(SQLite::Database& sql);

/// Rows of one table that were of nothing.
struct RemovedRows {
    std::string table;
    std::string of; ///< what is missing
    std::int64_t rows = 0;
};
/// Removes both kinds, and what then dangles, in the caller's transaction. What a run asks stays with the run where it
/// is lost itself: its replies are told apart by their numbers.
std::vector<RemovedRows> removeForeignRows(SQLite::Database& sql);

} // namespace chronoscope::check
