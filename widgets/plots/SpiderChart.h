// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// A spider plot laid out for one place and theme, painted with QPainter: QCustomPlot's polar axes of
// 2.1 reserve no room for labels, cannot keep neighbouring ones apart, and draw outlines apart from
// the markers of the other plots. Immutable once made, and made anew for every change; owned by its
// plot, or lives for one export. GUI thread only.
#pragma once

#include "widgets/plots/PlotTheme.h"
#include "widgets/plots/SpiderData.h"

#include <QFont>
#include <QRectF>
#include <QSet>
#include <QVector>

#include <optional>

namespace chronoscope::widgets {

class SpiderChart {
public:
    SpiderChart(const SpiderData& data, const QSet<qint64>& hidden, const PlotTheme& theme, const QFont& font,
                const QRectF& body);

    void draw(QPainter& painter) const;

    /// Nothing where the value is missing or the series hidden.
    std::optional<QPointF> position(int series, int axis) const;
    QRectF labelRect(int axis) const { return m_labels.value(axis); }
    /// Where 100 % lies on the axis.
    QPointF axisEnd(int axis) const { return at(axis, 100.0); }

private:
    QPointF direction(double axis) const;
    QPointF at(double axis, double value) const { return m_centre + direction(axis) * (m_radius * value / 100.0); }
    void placeLabels(const QRectF& body);
    void spreadLabels(bool right, bool upper);
    int missingCount() const;
    void drawRings(QPainter& painter) const;
    void drawRingLabels(QPainter& painter) const;
    void drawLabels(QPainter& painter) const;
    void drawSeries(QPainter& painter, int series) const;
    void drawMissingNote(QPainter& painter) const;

    SpiderData m_data;
    QSet<qint64> m_hidden;
    PlotTheme m_theme;
    QFont m_font;
    QRectF m_note;
    QPointF m_centre;
    qreal m_radius = 0;
    QVector<QRectF> m_labels;
};

} // namespace chronoscope::widgets
