// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <string>

namespace chronoscope::app {

/// Figures of temporal robustness over scores that are there.
struct ScoresFigures {
    std::int64_t tableScores = 0; ///< of the run in memory that the table is of
    double tableMs = 0;           ///< its table by relation and precision, with intervals
    std::int64_t imported = 0;    ///< rows of a file of scored dates
    double importedPerSecond = 0; ///< read, put in order, stored and folded
    double reportMs = 0;          ///< their table, read from the workspace
};

/// Makes a workspace with `rows` scored dates in `folder`. Blocks.
Result<ScoresFigures> measureScores(const std::string& folder, int rows);

} // namespace chronoscope::app
