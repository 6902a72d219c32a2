// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The colour scale beside a heat map: caption, gradient, ticks, a pointer at the value being read,
// and keys for what is marked: missing and unplanned cells, values over few, columns over other elements.
// Lives for one paint and borrows its summary and theme; GUI thread, or the thread that owns the paint device.
#pragma once

#include "widgets/plots/ColorScale.h"

#include <QFont>

class QPainter;

namespace chronoscope::widgets {

class HeatmapLayout;
struct HeatmapData;
struct HeatmapSummary;
struct PlotTheme;

class HeatmapLegend {
public:
    struct Extent {
        qreal width = 0;
        qreal keysHeight = 0;
    };

    HeatmapLegend(const ColorScale& scale, const HeatmapSummary& summary, const PlotTheme& theme, const QFont& font);

    static Extent measure(const HeatmapData& data, const HeatmapSummary& summary, const QFont& font);

    /// The mark between two columns that are not to be compared as they stand: its point is at `tip`.
    static void drawNotch(QPainter& painter, QPointF tip, const PlotTheme& theme);
    /// `pointed` is the value under the pointer, or NaN.
    void draw(QPainter& painter, const HeatmapLayout& layout, const HeatmapData& data, double pointed) const;

private:
    void drawBar(QPainter& painter, const HeatmapLayout& layout, const HeatmapData& data) const;
    void drawPointer(QPainter& painter, const HeatmapLayout& layout, double value) const;
    void drawKeys(QPainter& painter, const HeatmapLayout& layout, const HeatmapData& data) const;

    ColorScale m_scale;
    const HeatmapSummary& m_summary;
    const PlotTheme& m_theme;
    QFont m_font;
};

} // namespace chronoscope::widgets
