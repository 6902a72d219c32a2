// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// A plot of points laid out for one place and theme: axes by QCustomPlot, everything else over them. Immutable once
// made, and made anew for every change; owned by its plot, or lives for one export. GUI thread only.
#pragma once

#include "widgets/plots/PlotCanvas.h"
#include "widgets/plots/PlotTheme.h"
#include "widgets/plots/PointsData.h"

#include <QFont>
#include <QSet>

#include <optional>

namespace chronoscope::widgets {

class PointsChart {
public:
    /// `hidden`: keys of series that are not drawn.
    PointsChart(const PointsData& data, const QSet<qint64>& hidden, const PlotTheme& theme, const QFont& font,
                const QRectF& body);

    void draw(QPainter& painter) const;

    const QRectF& plotRect() const { return m_canvas.plotRect(); }
    /// Of a point's marker; none where it is hidden, has no value or no place on the axis.
    std::optional<QPointF> position(int series, int point) const;
    /// Where the name of a guide stands, clear of its line.
    QRectF labelOf(const PointsGuide& guide) const;

private:
    double onAxis(double x) const;
    QPointF placeOf(QPointF at) const;
    void setUpX(const QRectF& body);
    void setUpDecades(double from, double to, const QRectF& body);
    void setUpValues(const QRectF& body);
    void drawGuides(QPainter& painter) const;
    void drawLines(QPainter& painter) const;
    void drawPoints(QPainter& painter, int series) const;
    void drawMarks(QPainter& painter) const;
    QFont labelFont() const;
    int styleOf(int series) const;

    PointsData m_data;
    QSet<qint64> m_hidden;
    PlotTheme m_theme;
    QFont m_font;
    PlotCanvas m_canvas;
};

} // namespace chronoscope::widgets
