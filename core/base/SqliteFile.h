// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <string>

namespace chronoscope {

/// What of a database file's own schema SQLite may run. Own: its triggers are ours, made and checked by the caller.
enum class Triggers { None, Own };

/// Sets a connection up for a file of unknown origin, before its first statement: no trigger, no view and no unsafe
/// function of its schema runs, the schema cannot be written past SQL, damaged pages are noticed when they are read. It
/// says nothing of what the tables hold. Throws SQLite errors; on the thread of the connection.
void distrust(SQLite::Database& sql, Triggers triggers = Triggers::None);

/// The first bytes of the file, at most `most`, before SQLite has looked at what is in it. A stream of our own would do
/// harm: closing any descriptor of a file gives up all locks that this process has on it, SQLite's among them. `path`
/// is absolute and that of a regular file. Throws SQLite errors; any thread.
std::string firstBytes(const std::string& path, int most);

/// Whether SQLite keeps a log beside the file that `path` leads to: else nobody was writing it just now. Any thread.
bool hasLog(const std::string& path);
/// The URI under which SQLite reads a file as it lies and leaves nothing beside it; for files without a log, which
/// nobody writes meanwhile. `file` is absolute. To be opened with SQLITE_OPEN_URI.
std::string asItLies(const std::string& file);

/// Makes the database file `path` where there is none, for this user's eyes alone: SQLite would let everybody read it.
/// Its log gets the same rights. Where it cannot be made, opening it will say so. Any thread.
void makePrivate(const std::string& path);

} // namespace chronoscope
