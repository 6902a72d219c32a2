// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// QCustomPlot as a renderer: axes, grid, lines and bars are set up once, laid out for a size and
// recorded, then drawn with any QPainter. The plot is never shown: interaction and everything that is
// not an axis, a line or a bar belongs to the widgets around it, so screen and files share one path.
// Owned by a chart; GUI thread only.
#pragma once

#include <QPicture>
#include <QPointF>
#include <QRectF>

#include <memory>

class QCPAxis;
class QCustomPlot;
class QFont;

namespace chronoscope::widgets {

struct PlotTheme;

class PlotCanvas {
public:
    PlotCanvas(const PlotTheme& theme, const QFont& font);
    ~PlotCanvas();
    PlotCanvas(PlotCanvas&&) noexcept;
    PlotCanvas& operator=(PlotCanvas&&) noexcept;

    /// Until record().
    QCustomPlot& plot() { return *m_plot; }

    /// Lays out and records the plot for this place in the figure, and lets go of it: a hidden widget
    /// kept for longer would be in the way of whoever goes through all widgets.
    void record(const QRectF& body);
    void draw(QPainter& painter) const;

    /// Within the axes, in coordinates of the figure; valid after record().
    const QRectF& plotRect() const { return m_plotRect; }
    qreal x(double coordinate) const { return m_x.pixel(coordinate); }
    qreal y(double coordinate) const { return m_y.pixel(coordinate); }
    double xCoordinate(qreal pixel) const { return m_x.coordinate(pixel); }

private:
    /// A linear axis, by the coordinates and pixels of its ends.
    struct Scale {
        double from = 0.0;
        double to = 1.0;
        qreal start = 0;
        qreal end = 1;

        qreal pixel(double coordinate) const { return start + (coordinate - from) / (to - from) * (end - start); }
        double coordinate(qreal pixel) const { return from + (pixel - start) / (end - start) * (to - from); }
    };

    static void thinLabels(QCPAxis& axis, qreal height);
    static Scale scaleOf(const QCPAxis& axis, qreal offset);

    std::unique_ptr<QCustomPlot> m_plot;
    QPicture m_picture;
    QPointF m_origin;
    QRectF m_plotRect;
    Scale m_x;
    Scale m_y;
};

} // namespace chronoscope::widgets
