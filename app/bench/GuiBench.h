// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/layout/RunSpec.h"

#include <string>

namespace chronoscope::app {

/// Figures of the real window on a platform without a display.
struct GuiFigures {
    double firstPaintMs = -1;     ///< nothing is there → the window is painted, without a workspace
    double startToHeatmapMs = -1; ///< nothing is there → the heat map of the workspace is painted
    double openToHeatmapMs = -1;  ///< workspace opened → heatmap painted
    double longestFrameMs = -1;   ///< longest time the GUI thread was away while a run wrote at full speed
    double longestAnswerMs =
        -1;         ///< longest answer to a click meanwhile: cell → what it is made of, element → its replies
    int clicks = 0; ///< that were answered
    double themeSwitchMs = -1; ///< another look chosen → painted, the longer way of there and back
};

/// Opens `workspace` in the window, then runs `spec` with a calibration model, clicks through the heat map and watches
/// the event loop. Main thread; no other application may be there.
Result<GuiFigures> measureWindow(const std::string& workspace, const run::RunSpec& spec);

} // namespace chronoscope::app
