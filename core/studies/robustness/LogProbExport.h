// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/Database.h"
#include "core/store/RunStore.h"

#include <cstdint>
#include <stop_token>
#include <string>

namespace chronoscope::robustness {

struct LogProbExport {
    std::string path;
    std::int64_t dates = 0;
    std::int64_t missing = 0; ///< without a score, those that are not asked yet among them
};

/// Writes a run of this study as a file of scored dates (see LogProbFile), with ids where its facts have any, from
/// which importLogProbs() makes the same numbers. Streams; the file gets its name when it is whole, and nothing is
/// overwritten. Errors: InvalidArgument (a run of another study, a name that is taken), Cancelled, DiskFull, Io,
/// Corrupt.
Result<LogProbExport> exportLogProbs(store::Database& database, const store::RunRecord& run, const std::string& path,
                                     const std::stop_token& stop);

} // namespace chronoscope::robustness
