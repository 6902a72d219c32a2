// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What a screen reader hears of a heat map: a table that is read cell by cell, each with its row, column, value,
// interval and counts. Installed once; GUI thread only.
#pragma once

namespace chronoscope::widgets {

/// From now on every HeatmapPlot is heard so.
void installHeatmapAccess();

} // namespace chronoscope::widgets
