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
    enum class Stage { Pages, References, Rows, Runs, Copying };
    Stage stage = Stage::Pages;
    std::int64_t part = 0;
    std::int64_t parts = 0;
    std::string text;
};
using CheckSink = std::function<void(const CheckProgress&)>;

/// What checking a workspace file found. Value type.
struct CheckReport {
    std::vector<std::string> problems; ///< a line each; none: every number follows from what it was counted from
    std::vector<std::string> notes;    ///< what could not be counted, and why
    std::int64_t runs = 0;             ///< counted anew
    std::int64_t replies = 0;          ///< of them, errors among them
    int schema = 0;                    ///< version; 0 where the file does not say
    bool wasCounted = false;           ///< false: the file is too damaged, or of an older schema
};

/// Looks whether a workspace file, which may come from anywhere and be damaged, can be believed: its pages, its schema,
/// the references between its rows, rows that are of no run; then, run by run of every study, counts, cells and units
/// against the replies, and scorings against both. The file is never written; one that is being written is read as it
/// was at the beginning. Bounded memory; ten million replies take about a minute. Errors: NotFound, Cancelled,
/// NewerSchema, Io; damage is no error. Blocks.
Result<CheckReport> checkWorkspace(const std::string& path, const CheckSink& sink, const std::stop_token& stop);

} // namespace chronoscope::check
