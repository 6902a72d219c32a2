// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What a heat map needs to know of all its cells at once: taken when the data comes, so that painting
// touches the visible cells only. A value; any thread.
#pragma once

#include "widgets/plots/ColorScale.h"

#include <limits>

namespace chronoscope::widgets {

struct HeatmapData;

struct HeatmapSummary {
    bool hasMissing = false;
    bool hasUnplanned = false;
    bool hasSmall = false; ///< a value over few, which is written dim
    bool hasNotes = false; ///< of columns
    bool hasDoubts = false;
    /// Of the values; NaN without any.
    double lowest = std::numeric_limits<double>::quiet_NaN();
    double highest = std::numeric_limits<double>::quiet_NaN();

    static HeatmapSummary of(const HeatmapData& data);

    /// The scale of the data; `fit` narrows percentages and differences to the values there are.
    ColorScale scale(const HeatmapData& data, bool fit) const;
};

} // namespace chronoscope::widgets
