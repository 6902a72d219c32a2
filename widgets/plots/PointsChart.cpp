// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/PointsChart.h"

#include "widgets/plots/ColorScale.h"
#include "widgets/plots/PlotText.h"
#include "widgets/plots/SeriesStyle.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPolygonF>

#include <qcustomplot.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace chronoscope::widgets {

namespace {
constexpr double kEndX = 0.03;
constexpr double kEndY = 0.02;
constexpr double kMoreThanLargest = 1.1;
constexpr double kWhiskerBlend = 0.6;
constexpr double kExtrapolatedOpacity = 0.7;
constexpr double kFewDecades = 2.0; ///< with ticks at 2 and 5, too
constexpr qreal kDecadeLabel = 44;
constexpr qreal kAroundAxisName = 60;
constexpr double kBeside = 6;      ///< pixels between points of two series
constexpr double kManyUnits = 100; ///< an axis up to there has whole numbers on it
constexpr qreal kFromMark = 8;     ///< pixels between a point's middle and what is written beside it
constexpr qreal kFromLine = 3;     ///< pixels between a guide and its name

/// "2 B": as numbers of parameters are written.
QString shortNumber(double value) {
    constexpr std::array<std::pair<double, const char*>, 4> kUnits{
        {{1e12, " T"}, {1e9, " B"}, {1e6, " M"}, {1e3, " K"}}};
    constexpr double kLargest = 1e15;
    for (const auto& [unit, name] : kUnits)
        if (value >= unit && value < kLargest) return QLocale().toString(value / unit, 'g', 4) + QLatin1String(name);
    return QLocale().toString(value, 'g', 4);
}
} // namespace

PointsChart::PointsChart(const PointsData& data, const QSet<qint64>& hidden, const PlotTheme& theme, const QFont& font,
                         const QRectF& body)
    : m_data(data), m_hidden(hidden), m_theme(theme), m_font(font), m_canvas(theme, font) {
    m_canvas.plot().setLocale(QLocale()); // with thousands separators
    setUpX(body);
    setUpValues(body);
    m_canvas.record(body);
}

double PointsChart::onAxis(double x) const {
    if (!m_data.decades) return x;
    return x > 0 ? std::log10(x) : std::numeric_limits<double>::quiet_NaN();
}

QPointF PointsChart::placeOf(QPointF at) const { return {m_canvas.x(onAxis(at.x())), m_canvas.y(at.y())}; }

int PointsChart::styleOf(int series) const {
    const int style = m_data.series.at(series).style;
    return style >= 0 ? style : series;
}

void PointsChart::setUpX(const QRectF& body) {
    double from = std::numeric_limits<double>::infinity();
    double to = -from;
    const auto take = [&](double x) {
        if (!std::isfinite(onAxis(x))) return;
        from = std::min(from, onAxis(x));
        to = std::max(to, onAxis(x));
    };
    for (const PointsSeries& series : m_data.series) {
        for (const PointsPoint& point : series.points)
            take(point.x);
        for (const PointsLine& line : series.lines)
            std::for_each(line.through.begin(), line.through.end(), [&](QPointF at) { take(at.x()); });
    }
    for (const PointsGuide& guide : m_data.guides) {
        take(guide.from.x());
        take(guide.to.x());
    }
    if (from > to) std::tie(from, to) = std::pair(0.0, 1.0);
    if (from == to) std::tie(from, to) = std::pair(from - 1, to + 1);
    const double more = (to - from) * kEndX;
    QCPAxis& axis = *m_canvas.plot().xAxis;
    const bool hasSmall = std::any_of(m_data.series.begin(), m_data.series.end(), [](const PointsSeries& series) {
        return std::any_of(series.points.begin(), series.points.end(),
                           [](const PointsPoint& point) { return point.value.hasValue() && point.value.isSmall(); });
    });
    const QString name = PlotText::axisName(m_data.xAxis, hasSmall);
    axis.setLabel(QFontMetricsF(axis.labelFont()).elidedText(name, Qt::ElideMiddle, body.width()));
    axis.grid()->setVisible(false);
    if (m_data.decades) return setUpDecades(from - more, to + more, body);
    axis.setRange(from - more, to + more);
    const bool many = to > kManyUnits;
    axis.setNumberFormat(many ? QStringLiteral("f") : QStringLiteral("g"));
    axis.setNumberPrecision(many ? 0 : 4);
    axis.ticker()->setTickCount(std::clamp(static_cast<int>(body.width() / (2 * kDecadeLabel)), 2, 8));
}

void PointsChart::setUpDecades(double from, double to, const QRectF& body) {
    QCPAxis& axis = *m_canvas.plot().xAxis;
    axis.setRange(from, to);
    const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    const int stride = std::max(1, static_cast<int>(std::ceil((to - from) * kDecadeLabel / body.width())));
    for (int decade = static_cast<int>(std::floor(from)); decade <= to; decade += stride)
        for (const double digit : {1.0, 2.0, 5.0}) {
            const double value = digit * std::pow(10.0, decade);
            if (digit == 1.0 || to - from <= kFewDecades) ticker->addTick(std::log10(value), shortNumber(value));
        }
    axis.setTicker(ticker);
}

void PointsChart::setUpValues(const QRectF& body) {
    QCPAxis& axis = *m_canvas.plot().yAxis;
    double highest = 0;
    for (const PointsSeries& series : m_data.series) {
        if (m_hidden.contains(series.key)) continue;
        for (const PointsPoint& point : series.points) {
            if (point.value.hasValue()) highest = std::max(highest, point.value.value);
            if (point.value.hasInterval()) highest = std::max(highest, point.value.high);
        }
    }
    if (m_data.percent) {
        const ValueRange range = highest > 0 ? ValueRange::fitted(0, std::min(highest, 100.0)) : ValueRange{};
        const double more = range.high * kEndY;
        axis.setRange(-more, range.high + more);
        const QSharedPointer<QCPAxisTickerFixed> values(new QCPAxisTickerFixed);
        values->setTickStep(range.step);
        values->setScaleStrategy(QCPAxisTickerFixed::ssNone);
        axis.setTicker(values);
        axis.setNumberFormat(QStringLiteral("f"));
        axis.setNumberPrecision(range.step == std::floor(range.step) ? 0 : 1);
    } else {
        for (const PointsGuide& guide : m_data.guides)
            highest = std::max({highest, guide.from.y(), guide.to.y()});
        axis.setRange(0, highest > 0 ? highest * kMoreThanLargest : 1);
        axis.setNumberFormat(QStringLiteral("g"));
        axis.setNumberPrecision(4);
    }
    axis.setLabel(QFontMetricsF(axis.labelFont())
                      .elidedText(m_data.valueName, Qt::ElideRight, std::max(40.0, body.height() - kAroundAxisName)));
    // A tick label that reaches over the edge is not drawn at all.
    const int top = static_cast<int>(std::ceil(QFontMetricsF(axis.tickLabelFont()).height() / 2 + 1));
    const QFontMetricsF below(m_canvas.plot().xAxis->tickLabelFont());
    const int right = static_cast<int>(std::ceil(below.horizontalAdvance(QStringLiteral("0,000,000")) / 2 + 1));
    m_canvas.plot().axisRect()->setMinimumMargins(QMargins(0, top, right, 0));
}

std::optional<QPointF> PointsChart::position(int series, int point) const {
    if (!m_data.contains(series, point) || m_hidden.contains(m_data.series.at(series).key)) return std::nullopt;
    const PointsPoint& one = m_data.series.at(series).points.at(point);
    if (!one.value.hasValue() || !std::isfinite(onAxis(one.x))) return std::nullopt;
    const auto all = static_cast<double>(m_data.series.size());
    const double aside = m_data.sideBySide ? (series - (all - 1) / 2) * kBeside : 0;
    return placeOf({one.x, one.value.value}) + QPointF(aside, 0);
}

void PointsChart::draw(QPainter& painter) const {
    painter.save();
    m_canvas.draw(painter);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(plotRect(), Qt::IntersectClip);
    drawGuides(painter);
    drawLines(painter);
    painter.restore();
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < m_data.series.size(); ++i)
        drawPoints(painter, i);
    drawMarks(painter);
    painter.restore();
}

QFont PointsChart::labelFont() const { return PlotTheme::sized(m_font, PlotTheme::kCaptionPx); }

/// Below its upper end, where a rising line leaves room; above a line along the axis.
QRectF PointsChart::labelOf(const PointsGuide& guide) const {
    const QFontMetricsF metrics(labelFont());
    const QRectF plot = plotRect();
    const QPointF from = placeOf(guide.from), to = placeOf(guide.to);
    const qreal width = metrics.horizontalAdvance(guide.label) + 1;
    const qreal left = std::min(to.x() + kFromLine, plot.right() - width - 2);
    const auto heightAt = [&](qreal x) {
        if (from.x() == to.x()) return to.y();
        const qreal within = std::clamp(x, std::min(from.x(), to.x()), std::max(from.x(), to.x()));
        return from.y() + (to.y() - from.y()) * (within - from.x()) / (to.x() - from.x());
    };
    const qreal below = std::max(heightAt(left), heightAt(left + width)) + kFromLine;
    if (below + metrics.height() <= plot.bottom()) return {left, below, width, metrics.height()};
    const qreal above = std::min(heightAt(left), heightAt(left + width)) - kFromLine - metrics.height();
    return {left, above, width, metrics.height()};
}

void PointsChart::drawGuides(QPainter& painter) const {
    painter.setFont(labelFont());
    for (const PointsGuide& guide : m_data.guides) {
        painter.setPen(QPen(m_theme.secondary, 1, Qt::DashLine));
        painter.drawLine(placeOf(guide.from), placeOf(guide.to));
        painter.setPen(m_theme.secondary);
        painter.drawText(labelOf(guide), Qt::AlignLeft | Qt::TextSingleLine, guide.label);
    }
}

/// At the right of a point, or at its left, above or below it: where no other point, mark or name of a guide stands.
void PointsChart::drawMarks(QPainter& painter) const {
    QVector<QRectF> taken;
    for (const PointsGuide& guide : m_data.guides)
        taken << labelOf(guide);
    for (int series = 0; series < m_data.series.size(); ++series)
        for (int i = 0; i < m_data.series.at(series).points.size(); ++i)
            if (const auto place = position(series, i))
                taken << QRectF(*place - QPointF(kFromMark / 2, kFromMark / 2), QSizeF(kFromMark, kFromMark));
    painter.setFont(labelFont());
    painter.setPen(m_theme.ink);
    const QFontMetricsF metrics(painter.font());
    for (int series = 0; series < m_data.series.size(); ++series)
        for (int i = 0; i < m_data.series.at(series).points.size(); ++i) {
            const QString& mark = m_data.series.at(series).points.at(i).mark;
            const auto place = position(series, i);
            if (mark.isEmpty() || !place) continue;
            const QSizeF size(metrics.horizontalAdvance(mark) + 1, metrics.height());
            const QPointF corner(*place - QPointF(size.width() / 2, size.height() / 2)); // were it over the point
            const qreal across = size.width() / 2 + kFromMark, along = size.height() / 2 + kFromMark;
            for (const QPointF aside :
                 {QPointF(across, 0), QPointF(-across, 0), QPointF(0, -along), QPointF(0, along)}) {
                const QRectF rect(corner + aside, size);
                const bool isFree = std::none_of(taken.begin(), taken.end(),
                                                 [&](const QRectF& other) { return other.intersects(rect); });
                if (!isFree || !plotRect().contains(rect)) continue;
                painter.drawText(rect, Qt::AlignLeft | Qt::TextSingleLine, mark);
                taken << rect;
                break;
            }
        }
}

void PointsChart::drawLines(QPainter& painter) const {
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < m_data.series.size(); ++i) {
        const PointsSeries& series = m_data.series.at(i);
        if (m_hidden.contains(series.key)) continue;
        for (const PointsLine& line : series.lines) {
            QPolygonF through;
            for (const QPointF at : line.through)
                if (std::isfinite(onAxis(at.x()))) through << placeOf(at);
            QPen pen = SeriesStyle(styleOf(i)).pen(m_theme);
            if (line.extrapolated) pen.setStyle(Qt::DashLine);
            painter.setOpacity(line.extrapolated ? kExtrapolatedOpacity : 1.0);
            painter.setPen(pen);
            painter.drawPolyline(through);
        }
    }
    painter.setOpacity(1.0);
}

void PointsChart::drawPoints(QPainter& painter, int series) const {
    const SeriesStyle style(styleOf(series));
    const QRectF plot = plotRect();
    for (int i = 0; i < m_data.series.at(series).points.size(); ++i) {
        const auto place = position(series, i);
        if (!place) continue;
        const PlotValue& value = m_data.series.at(series).points.at(i).value;
        if (value.hasInterval()) {
            painter.setPen(QPen(PlotTheme::blend(style.color(m_theme), m_theme.page, kWhiskerBlend), 1.5));
            painter.drawLine(QPointF(place->x(), std::max(plot.top(), m_canvas.y(value.high))),
                             QPointF(place->x(), std::min(plot.bottom(), m_canvas.y(value.low))));
        }
        style.drawMarker(painter, *place, m_theme, value.isSmall());
    }
}

} // namespace chronoscope::widgets
