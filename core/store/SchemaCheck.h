// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include <optional>
#include <string>

namespace chronoscope::store {

/// What in the schema of an open file is not what the first `version` migrations make, as one line that names the
/// object; nothing where all is. White space and comments do not count; statistics that ANALYZE made may be there. A
/// workspace comes from anywhere: a trigger, a view in a table's place or a default of another's making would rewrite
/// numbers as they are stored. `version` is between 0 and the newest. Throws SQLite errors; on the connection's thread.
std::optional<std::string> foreignSchema(SQLite::Database& sql, int version);

/// An SQL text with one space between its tokens and without comments: equal for texts that mean the same tables.
std::string sqlTokens(const std::string& text);

} // namespace chronoscope::store
