// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// A bar plot laid out for one place and theme: axes and bars by QCustomPlot, hatching, numbers and
// counts over them. Immutable once made, and made anew for every change; owned by its plot, or lives
// for one export. GUI thread only.
#pragma once

#include "widgets/plots/BarsData.h"
#include "widgets/plots/PlotCanvas.h"
#include "widgets/plots/PlotTheme.h"

#include <QFont>
#include <QSet>

#include <optional>

class QCPAxis;

namespace chronoscope::widgets {

class BarsChart {
public:
    static constexpr double kLabelShare = 0.30;     ///< of the width, for the names of horizontal rows
    static constexpr double kMostLabelShare = 0.75; ///< in a file, where names are whole

    BarsChart(const BarsData& data, const QSet<qint64>& hidden, const PlotTheme& theme, const QFont& font,
              const QRectF& body, double labelShare = kLabelShare);

    /// What the longest name of a row needs that a file has room for.
    static qreal wholeLabelWidth(const BarsData& data, const QFont& font);

    void draw(QPainter& painter) const;

    const QRectF& plotRect() const { return m_canvas.plotRect(); }
    /// Null where the segment is hidden or counts nothing.
    QRectF segmentRect(int row, int segment) const;
    /// The row's whole width or height across the plot.
    QRectF rowRect(int row) const;

private:
    double rowLength(int row) const;
    void setUpAxes(const QRectF& body);
    void setUpRowAxis(QCPAxis& axis, const QRectF& body);
    void addBars();
    QRectF span(int row, double halfWidth, double from, double to) const;
    QString countText(int row) const;
    void drawNumbers(QPainter& painter) const;
    void drawCounts(QPainter& painter) const;
    QColor color(int segment) const;

    BarsData m_data;
    QSet<qint64> m_hidden;
    PlotTheme m_theme;
    QFont m_font;
    double m_labelShare; ///< that names may take, of the width
    PlotCanvas m_canvas;
};

} // namespace chronoscope::widgets
