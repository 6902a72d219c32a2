// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/views/ResultHeatmap.h"

namespace chronoscope::ui {

/// Puts the difference of two runs (run indices), Correct % of the first minus that of the second over the same
/// questions, into `content`. Part of heatmapContent(); pure, any thread.
void fillDifference(const results::ResultSet& set, const results::ResultFilter& filter, const HeatmapWish& wish,
                    std::size_t first, std::size_t second, HeatmapContent& content);

} // namespace chronoscope::ui
