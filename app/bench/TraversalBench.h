// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <string>

namespace chronoscope::app {

/// Figures of ChroKnowPrompt over many elements with the calibration model.
struct TraversalFigures {
    std::int64_t traversals = 0;  ///< target years
    std::int64_t steps = 0;       ///< requests
    double elementsPerSecond = 0; ///< read from the base run and frozen
    double traversalsPerSecond = 0;
    double stepsPerSecond = 0;
};

/// Makes a benchmark of `elements` made-up facts in `folder`, runs it under Generation, and traverses all that is
/// Partial Known: about seven traversals an element. Deterministic but for the times. Blocks.
Result<TraversalFigures> measureTraversals(const std::string& folder, int elements);

} // namespace chronoscope::app
