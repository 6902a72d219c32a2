// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Workspace.h"
#include "core/studies/mined/Rating.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::mined {

/// Ratings as JSON Lines: {"element_id", "id", "task", "annotator", "scores": {…}, "texts": {…}, "seconds", "ts"}. What
/// is written is read back as it was. id and task are for people, and are not read.

/// Errors of the store.
Result<std::string> ratingLines(store::Database& database, const std::vector<Rating>& ratings);

struct RatingImport {
    std::size_t added = 0;   ///< or newer than what the workspace had
    std::size_t already = 0; ///< the workspace has the same, or something newer
    struct Note {
        std::size_t line = 0;
        std::string reason;
    };
    std::vector<Note> leftOut;
};
/// The text of such a file. Io; BadInput where it is too large.
Result<std::string> readRatingFile(const std::string& path);
/// A line that is none, or is of no item of the workspace, is left out and told. One transaction. Blocks.
Result<RatingImport> importRatings(store::Workspace& workspace, std::string_view lines);

} // namespace chronoscope::mined
