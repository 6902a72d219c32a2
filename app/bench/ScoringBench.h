// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <string>

namespace chronoscope::app {

/// Figures of judging a finished run again.
struct ScoringFigures {
    std::int64_t replies = 0;
    double seconds = 0; ///< read, extracted, matched, diagnosed, tallied and durable
};

/// Judges the replies of the run called `run` in the workspace at `path` again, with another extraction and another
/// preprocessing than it was judged by, so that nothing can be taken over. Blocks.
Result<ScoringFigures> measureScoring(const std::string& path, const std::string& run);

} // namespace chronoscope::app
