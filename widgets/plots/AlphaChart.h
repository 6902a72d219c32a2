// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// A plot of log-probabilities by distance laid out for one place and theme: axes and bars by QCustomPlot, points over
// them. Immutable once made, and made anew for every change; owned by its plot, or lives for one export. GUI thread
// only.
#pragma once

#include "widgets/plots/AlphaData.h"
#include "widgets/plots/PlotCanvas.h"
#include "widgets/plots/PlotTheme.h"

#include <QFont>
#include <QSet>

namespace chronoscope::widgets {

class AlphaChart {
public:
    /// `hidden`: kinds of dates that are not drawn.
    AlphaChart(const AlphaData& data, const QSet<qint64>& hidden, const PlotTheme& theme, const QFont& font,
               const QRectF& body);

    void draw(QPainter& painter) const;

    const QRectF& plotRect() const { return m_canvas.plotRect(); }
    /// Of a point's mark or bar; null where it is hidden or has no value.
    QRectF pointRect(int point) const;
    /// What the axis of distances says.
    QString axisText() const;
    /// "−1 to −0.5", or the one distance.
    static QString binText(const AlphaPoint& point);

private:
    bool isShown(int point) const;
    void setUpDistances();
    void setUpBars(const QRectF& body);
    void setUpValues(const QRectF& body);
    void drawValidity(QPainter& painter) const;

    AlphaData m_data;
    QSet<qint64> m_hidden;
    PlotTheme m_theme;
    QFont m_font;
    PlotCanvas m_canvas;
};

} // namespace chronoscope::widgets
