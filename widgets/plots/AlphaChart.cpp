// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/AlphaChart.h"

#include "widgets/plots/PlotText.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <qcustomplot.h>

#include <algorithm>

namespace chronoscope::widgets {

namespace {

constexpr qreal kAlphaMark = 8;
constexpr double kBarWidth = 0.8;
constexpr double kBound = 0.5; ///< where validity begins and ends
constexpr double kEndAlpha = 0.2;
constexpr double kEndValues = 0.08;
constexpr double kSmallOpacity = 0.4;
constexpr qreal kBarLabelSpacing = 6;
constexpr qreal kValueAxis = 68; ///< left of the plot, over whose width the name of the other axis stands

QString distance(double alpha) {
    return (alpha < 0 ? QLocale().negativeSign() : QString()) + QLocale().toString(std::abs(alpha), 'g', 4);
}

} // namespace

QString AlphaChart::binText(const AlphaPoint& point) {
    if (point.low == point.high) return distance(point.alpha);
    return QCoreApplication::translate("chronoscope::widgets::AlphaChart", "%1 to %2")
        .arg(distance(point.low), distance(point.high));
}

AlphaChart::AlphaChart(const AlphaData& data, const QSet<qint64>& hidden, const PlotTheme& theme, const QFont& font,
                       const QRectF& body)
    : m_data(data), m_hidden(hidden), m_theme(theme), m_font(font), m_canvas(theme, font) {
    QCustomPlot& plot = m_canvas.plot();
    plot.xAxis->setLabel(
        PlotText::fitted(axisText(), QFontMetricsF(plot.xAxis->labelFont()), std::max(0.0, body.width() - kValueAxis)));
    plot.xAxis->grid()->setVisible(false);
    setUpValues(body);
    if (m_data.bars)
        setUpBars(body);
    else
        setUpDistances();
    m_canvas.record(body);
}

/// Bars are never pale.
QString AlphaChart::axisText() const {
    bool hasSmall = false;
    for (int i = 0; i < m_data.points.size() && !m_data.bars; ++i)
        hasSmall = hasSmall || (isShown(i) && m_data.points.at(i).dates < AlphaData::kSmallCount);
    return PlotText::axisName(m_data.xAxis, hasSmall);
}

bool AlphaChart::isShown(int point) const {
    return m_data.contains(point) && std::isfinite(m_data.points.at(point).meanLogProb) &&
           !m_hidden.contains(static_cast<qint64>(m_data.points.at(point).kind));
}

void AlphaChart::setUpDistances() {
    double lowest = -1;
    double highest = 1;
    for (const AlphaPoint& point : m_data.points) {
        lowest = std::min(lowest, point.alpha);
        highest = std::max(highest, point.alpha);
    }
    m_canvas.plot().xAxis->setRange(lowest - kEndAlpha, highest + kEndAlpha);
}

void AlphaChart::setUpBars(const QRectF& body) {
    QCustomPlot& plot = m_canvas.plot();
    const auto bars = static_cast<int>(m_data.points.size());
    plot.xAxis->setRange(-0.6, std::max(bars, 1) - 0.4);
    const QFontMetricsF metrics(plot.xAxis->tickLabelFont());
    qreal widest = 0;
    const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    for (int i = 0; i < bars; ++i) {
        const QString label = binText(m_data.points.at(i));
        widest = std::max(widest, metrics.horizontalAdvance(label));
        ticker->addTick(i, label);
    }
    plot.xAxis->setTicker(ticker);
    if ((widest + kBarLabelSpacing) * bars > body.width()) plot.xAxis->setTickLabelRotation(-45);
    for (const DateKind kind : DateKinds::kAll) {
        auto* drawn = new QCPBars(plot.xAxis, plot.yAxis);
        drawn->setPen(Qt::NoPen);
        drawn->setBrush(CategoryMark::color(DateKinds::mark(kind), m_theme));
        drawn->setWidth(kBarWidth);
        for (int i = 0; i < bars; ++i)
            if (m_data.points.at(i).kind == kind && isShown(i)) drawn->addData(i, m_data.points.at(i).meanLogProb);
    }
}

void AlphaChart::setUpValues(const QRectF& body) {
    QCPAxis& axis = *m_canvas.plot().yAxis;
    double lowest = std::numeric_limits<double>::infinity();
    double highest = m_data.bars ? 0.0 : -lowest; // bars hang from 0, where the model is sure
    for (int i = 0; i < m_data.points.size(); ++i) {
        if (!isShown(i)) continue;
        lowest = std::min(lowest, m_data.points.at(i).meanLogProb);
        highest = std::max(highest, m_data.points.at(i).meanLogProb);
    }
    if (lowest > highest) std::tie(lowest, highest) = std::pair(-1.0, 0.0); // all are hidden
    const double more = std::max((highest - lowest) * kEndValues, 0.01);
    axis.setRange(lowest - more, m_data.bars ? 0.0 : highest + more);
    axis.setLabel(QFontMetricsF(axis.labelFont())
                      .elidedText(m_data.valueName, Qt::ElideRight, std::max(40.0, body.height() - 60)));
    const int top = static_cast<int>(std::ceil(QFontMetricsF(axis.tickLabelFont()).height() / 2 + 1));
    m_canvas.plot().axisRect()->setMinimumMargins(QMargins(0, top, 0, 0));
}

QRectF AlphaChart::pointRect(int point) const {
    if (!isShown(point)) return {};
    const AlphaPoint& one = m_data.points.at(point);
    if (m_data.bars)
        return QRectF(QPointF(m_canvas.x(point - kBarWidth / 2), m_canvas.y(0.0)),
                      QPointF(m_canvas.x(point + kBarWidth / 2), m_canvas.y(one.meanLogProb)))
            .normalized();
    QRectF rect(0, 0, kAlphaMark, kAlphaMark);
    rect.moveCenter({m_canvas.x(one.alpha), m_canvas.y(one.meanLogProb)});
    return rect;
}

void AlphaChart::drawValidity(QPainter& painter) const {
    const QRectF plot = plotRect();
    QColor shade = CategoryMark::color(Mark::Correct, m_theme);
    shade.setAlphaF(0.1F);
    painter.fillRect(
        QRectF(QPointF(m_canvas.x(-kBound), plot.top()), QPointF(m_canvas.x(kBound), plot.bottom())).intersected(plot),
        shade);
}

void AlphaChart::draw(QPainter& painter) const {
    painter.save();
    if (!m_data.bars) drawValidity(painter);
    m_canvas.draw(painter);
    for (int i = 0; i < m_data.points.size() && !m_data.bars; ++i) {
        if (!isShown(i)) continue;
        painter.setOpacity(m_data.points.at(i).dates < AlphaData::kSmallCount ? kSmallOpacity : 1.0);
        CategoryMark::draw(painter, DateKinds::mark(m_data.points.at(i).kind), pointRect(i), m_theme);
    }
    painter.restore();
}

} // namespace chronoscope::widgets
