// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <string>

namespace chronoscope::app {

/// Most memory that this program had so far.
double peakMb();

/// Figures of the real window on a platform without a display.
struct MinedWindowFigures {
    double openToTasksMs = -1; ///< workspace opened → heat map of the tasks painted
    double peakAtTasksMb = -1;
    double longestFrameMs = -1; ///< longest time that the GUI thread was away while 10,000 items were scrolled
    int listed = 0;             ///< items
    int frames = 0;             ///< of that
};

/// Opens a workspace with a run of MINED, and goes through its items with their pictures. Main thread; no other
/// application may be there.
Result<MinedWindowFigures> measureMinedWindow(const std::string& workspace);

} // namespace chronoscope::app
