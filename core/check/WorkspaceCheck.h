// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::check {

/// What is being done; `text` names the table or the run, `part` of `parts` where there are several.
struct CheckProgress {
    enum class Stage { Pages, References, Rows, Texts, Runs, Copying };
    Stage stage = Stage::Pages;
    std::int64_t part = 0;
    std::int64_t parts = 0;
    std::string text;
    std::int64_t replies = 0; ///< of the run, judged again so far
};
using CheckSink = std::function<void(const CheckProgress&)>;

/// What checking a workspace file found. Value type.
struct CheckReport {
    std::vector<std::string> problems; ///< a line each; none: every number follows from what it was counted from
    std::vector<std::string> notes;    ///< what could not be counted, and why
    std::int64_t runs = 0;             ///< counted anew
    std::int64_t replies = 0;          ///< of them, errors among them
    std::int64_t judged = 0;           ///< of the replies, again by what they say
    std::int64_t measured = 0;         ///< of the replies, scores that stand as a server measured them
    std::int64_t items = 0;            ///< texts and what is asked about, held against their content hashes
    int schema = 0;                    ///< version; 0 where the file does not say
    bool wasCounted = false;           ///< false: the file is too damaged, or of an older schema
};

/// Looks whether a workspace file, which may come from anywhere and be damaged, can be believed: its pages, its schema,
/// the references between its rows, rows that are of no run; texts and what is asked about against their content
/// hashes; then, run by run of every study, verdicts against what the replies say, counts, cells and units against the
/// replies, and scorings against both. What people wrote, times and money are taken as they stand. The file is never
/// written, and nothing is left beside it; one that is being written is read as it was at the beginning. Bounded
/// memory; ten million replies take some minutes. Errors: NotFound, Cancelled,
/// NewerSchema, Io; damage is no error. Blocks.
Result<CheckReport> checkWorkspace(const std::string& path, const CheckSink& sink, const std::stop_token& stop);

} // namespace chronoscope::check
