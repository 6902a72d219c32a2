// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/store/Database.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::results {

/// What counting a workspace anew found. Value type.
struct Verification {
    std::vector<std::string> problems; ///< a line each; none: every number follows from what it was counted from
    std::int64_t runs = 0;
    std::int64_t replies = 0; ///< counted, errors among them
};

/// Looks whether the numbers of a workspace, which may come from anywhere, can be believed: the file's pages and the
/// references between its rows; then, run by run, counts and cells against the replies, and categories against the
/// cells. Whether a reply was judged rightly is for a scoring to say. Reads the row of every reply
/// and no text, in one snapshot: some seconds for ten million, 36 bytes of memory for a cell. Errors: Cancelled, those
/// of the database where it cannot even be read. Blocks.
Result<Verification> verify(store::Database& database, const std::stop_token& stop);

} // namespace chronoscope::results
