// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/PlotCanvas.h"

#include "widgets/plots/PlotTheme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <qcustomplot.h>

#include <algorithm>

namespace chronoscope::widgets {

PlotCanvas::PlotCanvas(const PlotTheme& theme, const QFont& font) : m_plot(std::make_unique<QCustomPlot>()) {
    theme.applyTo(*m_plot, font);
    // The figure's page shows through, with what is drawn under the curves.
    m_plot->setBackground(QBrush(Qt::NoBrush));
    m_plot->axisRect()->setBackground(QBrush(Qt::NoBrush));
}

PlotCanvas::~PlotCanvas() = default;
PlotCanvas::PlotCanvas(PlotCanvas&&) noexcept = default;
PlotCanvas& PlotCanvas::operator=(PlotCanvas&&) noexcept = default;

void PlotCanvas::record(const QRectF& body) {
    thinLabels(*m_plot->yAxis, body.height());
    const QSize size = body.size().toSize().expandedTo(QSize(1, 1));
    m_origin = body.topLeft();
    m_picture = QPicture();
    // toPainter() puts the old viewport back; it has to be this one for the coordinates to hold.
    m_plot->setViewport(QRect(QPoint(), size));
    QCPPainter painter;
    painter.begin(&m_picture);
    m_plot->toPainter(&painter, size.width(), size.height());
    painter.end();
    m_plotRect = QRectF(m_plot->axisRect()->rect()).translated(m_origin);
    m_x = scaleOf(*m_plot->xAxis, m_origin.x());
    m_y = scaleOf(*m_plot->yAxis, m_origin.y());
    m_plot.reset();
}

/// Of an axis with little height only so many values are named as do not touch.
void PlotCanvas::thinLabels(QCPAxis& axis, qreal height) {
    constexpr qreal kBelowAxis = 44;     // the names of the axis below
    constexpr qreal kLineSpacing = 1.25; // of the height of a name
    constexpr int kMostTicks = 5;
    const QSharedPointer<QCPAxisTicker> ticker = axis.ticker();
    if (!axis.visible() || dynamic_cast<QCPAxisTickerText*>(ticker.data())) return;
    const qreal line = QFontMetricsF(axis.tickLabelFont()).height() * kLineSpacing;
    const int room = std::max(1, static_cast<int>((height - kBelowAxis) / line));
    auto* fixed = dynamic_cast<QCPAxisTickerFixed*>(ticker.data());
    if (fixed && fixed->scaleStrategy() == QCPAxisTickerFixed::ssNone) {
        while (axis.range().size() / fixed->tickStep() > room && fixed->tickStep() < axis.range().size())
            fixed->setTickStep(2 * fixed->tickStep());
        return;
    }
    // What is asked for is a round number: there may be half as many more.
    ticker->setTickCount(std::clamp(2 * room / 3, 1, kMostTicks));
}

void PlotCanvas::draw(QPainter& painter) const {
    painter.save();
    painter.translate(m_origin);
    // A picture scales itself to the device's resolution; figures are drawn in logical pixels throughout.
    painter.scale(static_cast<qreal>(m_picture.logicalDpiX()) / painter.device()->logicalDpiX(),
                  static_cast<qreal>(m_picture.logicalDpiY()) / painter.device()->logicalDpiY());
    QPicture copy(m_picture); // playing moves the picture's own read position
    copy.play(&painter);
    painter.restore();
}

PlotCanvas::Scale PlotCanvas::scaleOf(const QCPAxis& axis, qreal offset) {
    const QCPRange range = axis.range();
    return {range.lower, range.upper, axis.coordToPixel(range.lower) + offset, axis.coordToPixel(range.upper) + offset};
}

} // namespace chronoscope::widgets
