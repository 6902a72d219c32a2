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

/// What came out of a table of a damaged file.
struct SalvagedTable {
    std::string name;
    std::int64_t rows = 0;
    bool isWhole = true; ///< false: some of its pages could not be read
};

/// Copies every row that can be read of the workspace file `from` into the new file `to`, made by the same steps of the
/// schema: past damaged pages, cut-off ends and broken indexes. Rows are copied as they are; what does not fit
/// together is for the caller. `from` is not written to. `told` is called with each table's name before it is read.
/// Errors: Corrupt where nothing can be read of it, Cancelled, DiskFull, Io. Bounded memory; blocks.
Result<std::vector<SalvagedTable>> salvage(const std::string& from, const std::string& to,
                                           const std::function<void(const std::string&)>& told,
                                           const std::stop_token& stop);

} // namespace chronoscope::check
