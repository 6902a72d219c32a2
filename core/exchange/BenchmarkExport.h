// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/store/Workspace.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::exchange {

/// How elements are written: as ChroKnowBench's files, or as one table of facts that spreadsheets open.
enum class BenchmarkLayout : int { Published = 0, TableCsv, TableJsonLines };

struct BenchmarkExport {
    std::vector<std::string> files;           ///< paths
    std::int64_t elements = 0;                ///< written, few-shots included
    std::int64_t leftOut = 0;                 ///< that the layout cannot hold
    std::optional<std::pair<int, int>> years; ///< first and last, of a table: what it must be imported with
};

/// Writes the elements of the workspace, or those of one run, so that importing the files gives the same elements
/// again: each is read back first, those of a table also as a whole, and left out where it would come back changed.
/// The published layout holds few-shots too, where all elements are written. Nothing is overwritten. Memory: one
/// element, or the table. Errors: InvalidArgument where a file is there already, BadInput for a table that is too
/// large to be read, Cancelled, those of the store and of the disk; then no file is left. Blocks; any thread.
Result<BenchmarkExport> exportBenchmark(store::Workspace& workspace, std::optional<std::int64_t> run,
                                        BenchmarkLayout layout, const std::string& folder, const std::stop_token& stop);

} // namespace chronoscope::exchange
