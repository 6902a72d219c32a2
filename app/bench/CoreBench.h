// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/layout/RunSpec.h"

#include <cstdint>
#include <functional>
#include <string>

namespace chronoscope::app {

/// Figures of the main job on made-up facts and the calibration model at zero latency.
struct CoreFigures {
    double importMbPerSecond = 0;
    std::int64_t replies = 0;
    double repliesPerSecond = 0; ///< asked, judged, durable and counted
    double peakMbAtMillion = 0;  ///< resident memory once a million replies were stored (or all, if fewer)
    double peakMb = 0;           ///< … at the end
    double resultsLoadMs = 0;    ///< the run read into memory
    double heatmapQueryMs = 0;   ///< and a heat map made from there: median of 21
    double workspaceMb = 0;
    double fuzzyPerSecond = 0;     ///< our matcher, reply preprocessing included
    double rapidfuzzPerSecond = 0; ///< rapidfuzz's function on strings preprocessed before
};

using BenchNote = std::function<void(const std::string&)>;

/// Works in `folder`; leaves a workspace of `elements` elements there, named in `workspace`.
Result<CoreFigures> measureCore(const std::string& folder, int elements, std::string& workspace, const BenchNote& note);

} // namespace chronoscope::app
