// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/BarsChart.h"

#include "widgets/plots/ColorScale.h"
#include "widgets/plots/FigureFrame.h"
#include "widgets/plots/Hatch.h"
#include "widgets/plots/PlotText.h"
#include "widgets/plots/SeriesStyle.h"

#include <QFontMetricsF>
#include <QPainter>

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace chronoscope::widgets {

namespace {

constexpr double kBarHalf = 0.36;
constexpr double kHistogramHalf = 0.46;
constexpr qreal kNumberMargin = 8;
constexpr qreal kNumberHeight = 14;
constexpr qreal kCountGap = 6;
constexpr qreal kLabelLine = 14;
constexpr qreal kUsualPlotShare = 0.8;

} // namespace

BarsChart::BarsChart(const BarsData& data, const QSet<qint64>& hidden, const PlotTheme& theme, const QFont& font,
                     const QRectF& body, double labelShare)
    : m_data(data), m_hidden(hidden), m_theme(theme), m_font(font), m_labelShare(labelShare), m_canvas(theme, font) {
    setUpAxes(body);
    addBars();
    m_canvas.record(body);
}

qreal BarsChart::wholeLabelWidth(const BarsData& data, const QFont& font) {
    const QFontMetricsF metrics(PlotTheme::sized(font, PlotTheme::kCaptionPx));
    qreal widest = 0;
    for (const BarsRow& row : data.rows)
        widest = std::max(widest, metrics.horizontalAdvance(row.label.left(FigureFrame::kWholeName)));
    return std::ceil(widest) + 1;
}

double BarsChart::rowLength(int row) const {
    double sum = 0;
    for (int i = 0; i < m_data.segmentCount(); ++i)
        sum += m_hidden.contains(m_data.segments.at(i).key) ? 0 : m_data.extent(row, i);
    return sum;
}

QString BarsChart::countText(int row) const {
    const qint64 n = m_data.rows.at(row).n;
    if (n < 0) return {};
    return m_data.horizontal ? QStringLiteral("n = %1").arg(PlotText::count(n)) : PlotText::count(n);
}

void BarsChart::setUpAxes(const QRectF& body) {
    QCustomPlot& plot = m_canvas.plot();
    QCPAxis& rows = m_data.horizontal ? *plot.yAxis : *plot.xAxis;
    QCPAxis& values = m_data.horizontal ? *plot.xAxis : *plot.yAxis;
    plot.setLocale(QLocale()); // with thousands separators
    setUpRowAxis(rows, body);

    double longest = 0;
    qreal widest = 0;
    const QFontMetricsF metrics(PlotTheme::sized(m_font, PlotTheme::kCaptionPx));
    for (int row = 0; row < m_data.rowCount(); ++row) {
        longest = std::max(longest, rowLength(row));
        widest = std::max(widest, metrics.horizontalAdvance(countText(row)));
    }
    if (m_data.shares) longest = 100.0;
    if (longest <= 0) longest = 1.0;
    // Room for the counts behind the longest bar.
    const qreal names = std::min(wholeLabelWidth(m_data, m_font), body.width() * m_labelShare);
    const qreal labels = std::max(names, body.width() * kLabelShare);
    const qreal space = m_data.horizontal ? body.width() - labels : body.height() * kUsualPlotShare;
    const qreal wanted = widest <= 0 ? 0 : (m_data.horizontal ? widest : kLabelLine) + 2 * kCountGap;
    const double more = std::min(0.5, wanted / std::max(1.0, space - wanted));
    values.setRange(0, longest * (1 + std::max(0.02, more)));
    values.setLabel(m_data.valueAxis);
    values.setNumberFormat(QStringLiteral("f"));
    values.setNumberPrecision(0);
    const QSharedPointer<QCPAxisTickerFixed> ticker(new QCPAxisTickerFixed);
    ticker->setTickStep(m_data.shares ? 25.0 : 1.0);
    ticker->setScaleStrategy(m_data.shares ? QCPAxisTickerFixed::ssNone : QCPAxisTickerFixed::ssMultiples);
    values.setTicker(ticker);
    rows.grid()->setVisible(false);
}

void BarsChart::setUpRowAxis(QCPAxis& axis, const QRectF& body) {
    const QFontMetricsF metrics(axis.tickLabelFont());
    const QSharedPointer<QCPAxisTickerText> labels(new QCPAxisTickerText);
    const qreal along = (m_data.horizontal ? body.height() : body.width()) * kUsualPlotShare;
    const qreal each = along / std::max(1, m_data.rowCount());
    qreal widest = 0;
    for (const BarsRow& row : std::as_const(m_data.rows))
        widest = std::max(widest, metrics.horizontalAdvance(row.label));
    // Beside each other labels are cut to a legible width before some are left out.
    const qreal least = m_data.horizontal ? kLabelLine : std::min(widest, 3 * kLabelLine) + kNumberMargin;
    const int stride = std::max(1, static_cast<int>(std::ceil(least / each)));
    const qreal most = m_data.horizontal ? body.width() * m_labelShare : each * stride - kNumberMargin;
    const qreal longest = m_labelShare > kLabelShare && m_data.horizontal ? wholeLabelWidth(m_data, m_font) : most;
    for (int row = 0; row < m_data.rowCount(); row += stride)
        labels->addTick(row, metrics.elidedText(m_data.rows.at(row).label, Qt::ElideMiddle, std::min(most, longest)));
    axis.setTicker(labels);
    axis.setTickLength(0, 0);
    axis.setRange(-0.5, std::max(1, m_data.rowCount()) - 0.5);
    axis.setRangeReversed(m_data.horizontal);
    axis.setLabel(m_data.rowAxis);
}

QColor BarsChart::color(int segment) const {
    const BarsSegment& one = m_data.segments.at(segment);
    return one.mark == Mark::None ? SeriesStyle(one.style).color(m_theme) : CategoryMark::color(one.mark, m_theme);
}

void BarsChart::addBars() {
    QCustomPlot& plot = m_canvas.plot();
    QCPAxis* rows = m_data.horizontal ? plot.yAxis : plot.xAxis;
    QCPAxis* values = m_data.horizontal ? plot.xAxis : plot.yAxis;
    QCPBars* below = nullptr;
    for (int i = 0; i < m_data.segmentCount(); ++i) {
        if (m_hidden.contains(m_data.segments.at(i).key)) continue;
        auto* bars = new QCPBars(rows, values); // the plot's
        bars->setWidth(2 * (m_data.segmentCount() > 1 ? kBarHalf : kHistogramHalf));
        bars->setAntialiased(false);
        bars->setPen(Qt::NoPen);
        // Hatching is drawn over: pattern brushes get lost in SVG.
        bars->setBrush(m_data.segments.at(i).mark == Mark::Missing ? QBrush(Qt::NoBrush) : QBrush(color(i)));
        for (int row = 0; row < m_data.rowCount(); ++row)
            bars->addData(row, m_data.extent(row, i));
        if (below) bars->moveAbove(below);
        below = bars;
    }
}

QRectF BarsChart::span(int row, double halfWidth, double from, double to) const {
    if (m_data.horizontal) {
        return QRectF(QPointF(m_canvas.x(from), m_canvas.y(row - halfWidth)),
                      QPointF(m_canvas.x(to), m_canvas.y(row + halfWidth)))
            .normalized();
    }
    return QRectF(QPointF(m_canvas.x(row - halfWidth), m_canvas.y(to)),
                  QPointF(m_canvas.x(row + halfWidth), m_canvas.y(from)))
        .normalized();
}

QRectF BarsChart::segmentRect(int row, int segment) const {
    if (!m_data.contains(row, segment) || m_data.count(row, segment) == 0) return {};
    if (m_hidden.contains(m_data.segments.at(segment).key)) return {};
    double from = 0;
    for (int i = 0; i < segment; ++i)
        from += m_hidden.contains(m_data.segments.at(i).key) ? 0 : m_data.extent(row, i);
    return span(row, m_data.segmentCount() > 1 ? kBarHalf : kHistogramHalf, from, from + m_data.extent(row, segment));
}

QRectF BarsChart::rowRect(int row) const {
    const QRectF across = span(row, 0.5, 0, 0);
    const QRectF plot = plotRect();
    return m_data.horizontal ? QRectF(plot.left(), across.top(), plot.width(), across.height())
                             : QRectF(across.left(), plot.top(), across.width(), plot.height());
}

void BarsChart::draw(QPainter& painter) const {
    painter.save();
    m_canvas.draw(painter);
    for (int i = 0; i < m_data.segmentCount(); ++i) {
        std::optional<Hatch> hatch = Hatch::of(m_data.segments.at(i).mark, m_theme);
        if (!hatch) continue;
        for (int row = 0; row < m_data.rowCount(); ++row) {
            if (const QRectF rect = segmentRect(row, i); !rect.isNull()) hatch->add(painter, rect);
        }
        hatch->draw(painter);
    }
    painter.setFont(PlotTheme::sized(m_font, PlotTheme::kCaptionPx));
    if (m_data.segmentCount() > 1) drawNumbers(painter);
    drawCounts(painter);
    painter.restore();
}

void BarsChart::drawNumbers(QPainter& painter) const {
    const QFontMetricsF metrics(painter.font());
    for (int row = 0; row < m_data.rowCount(); ++row) {
        for (int i = 0; i < m_data.segmentCount(); ++i) {
            const QRectF rect = segmentRect(row, i);
            const QString text =
                m_data.shares ? PlotText::number(m_data.share(row, i)) : PlotText::count(m_data.count(row, i));
            const bool fits =
                rect.height() >= kNumberHeight && metrics.horizontalAdvance(text) + kNumberMargin <= rect.width();
            if (!fits) continue;
            const bool missing = m_data.segments.at(i).mark == Mark::Missing;
            painter.setPen(missing ? m_theme.ink : ColorScale::textOn(color(i)));
            painter.drawText(rect, Qt::AlignCenter | Qt::TextSingleLine, text);
        }
    }
}

void BarsChart::drawCounts(QPainter& painter) const {
    const QFontMetricsF metrics(painter.font());
    painter.setPen(m_theme.secondary);
    for (int row = 0; row < m_data.rowCount(); ++row) {
        const QString text = countText(row);
        const QRectF across = rowRect(row);
        const qreal width = metrics.horizontalAdvance(text) + 1;
        const QRectF end = span(row, 0.5, rowLength(row), rowLength(row));
        if (text.isEmpty() || (m_data.horizontal ? across.height() < kNumberHeight - 2 : across.width() < width))
            continue;
        if (m_data.horizontal)
            painter.drawText(QRectF(end.right() + kCountGap, across.top(), width, across.height()),
                             Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text);
        else
            painter.drawText(QRectF(across.left(), end.top() - kLabelLine - 2, across.width(), kLabelLine),
                             Qt::AlignCenter | Qt::TextSingleLine, text);
    }
}

} // namespace chronoscope::widgets
