// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/HeatmapSummary.h"

#include "widgets/plots/HeatmapData.h"

#include <algorithm>
#include <cmath>

namespace chronoscope::widgets {

HeatmapSummary HeatmapSummary::of(const HeatmapData& data) {
    HeatmapSummary summary;
    summary.hasNotes = std::any_of(data.columnNotes.begin(), data.columnNotes.end(),
                                   [](const QString& note) { return !note.isEmpty(); });
    for (int row = 0; row < data.rowCount(); ++row) {
        for (int column = 0; column < data.columnCount(); ++column) {
            const HeatmapCell& cell = data.cell(row, column);
            summary.hasUnplanned = summary.hasUnplanned || !cell.planned;
            summary.hasMissing = summary.hasMissing || (cell.planned && !cell.hasValue());
            if (!cell.hasValue()) continue;
            summary.hasDoubts = summary.hasDoubts || cell.doubted;
            summary.hasSmall = summary.hasSmall || data.isSmall(cell);
            // fmin and fmax pass over the NaN of the start.
            summary.lowest = std::fmin(summary.lowest, cell.value);
            summary.highest = std::fmax(summary.highest, cell.value);
        }
    }
    return summary;
}

ColorScale HeatmapSummary::scale(const HeatmapData& data, bool fit) const {
    const bool known = !std::isnan(lowest);
    const double largest = known ? std::max(std::abs(lowest), std::abs(highest)) : 0.0;
    switch (data.scale) {
    case HeatmapScale::Difference:
        return ColorScale(ValueRange::symmetric(largest, fit), ColorScale::Palette::Diverging);
    case HeatmapScale::Count: return ColorScale(ValueRange::counts(largest));
    case HeatmapScale::Percent: break;
    }
    return ColorScale(fit && known ? ValueRange::fitted(lowest, highest) : ValueRange{});
}

} // namespace chronoscope::widgets
