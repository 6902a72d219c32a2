// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/check/ForeignRows.h"
#include "core/check/Salvage.h"
#include "core/check/WorkspaceCheck.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::check {

/// What a repair made. Value type.
struct RepairReport {
    std::vector<SalvagedTable> tables;
    std::vector<RemovedRows> removed;  ///< rows that were of nothing
    std::vector<std::string> standIns; ///< a line for each lost row that something stands in for
    std::vector<std::string> runs;     ///< a line for each run that lost something, or was counted otherwise
    CheckReport after;                 ///< of the copy: what could not be made good

    /// Whether the copy holds less than the file did: a table is not whole, or rows of it were left out.
    bool isLess() const;
};

/// Makes the new workspace file `copy` out of what can be read of the file `path`, which is left as it is: rows of
/// nothing are left out, and all that follows from replies, their verdicts too, is made anew, so that its numbers are
/// those of the replies it holds. A run that lost replies is interrupted and can be resumed. `knownPacks`: packs of
/// words that may have been lost; the lost one is known by its hash. `copy` is only there once it is whole. Errors:
/// InvalidArgument where `copy` exists, Corrupt where nothing can be read, NotFound, Cancelled, DiskFull, Io. Blocks.
Result<RepairReport> repairInto(const std::string& path, const std::string& copy, const CheckSink& sink,
                                const std::stop_token& stop, const std::vector<std::string>& knownPacks = {});

} // namespace chronoscope::check
