// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/RunSpec.h"

#include <string>

namespace chronoscope::app {

/// Figures of the real window on a platform without a display.
struct GuiFigures {
    double openToHeatmapMs = -1; ///< workspace opened → heatmap painted
    double longestFrameMs = -1;  ///< longest time the GUI thread was away while a run wrote at full speed
    std::string problem;
};

/// Opens `workspace` in the window, then runs `replies` more of a calibration model and watches the event loop.
GuiFigures measureWindow(const std::string& workspace, const run::RunSpec& spec);

} // namespace chronoscope::app
