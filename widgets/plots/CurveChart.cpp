// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/CurveChart.h"

#include "widgets/plots/ColorScale.h"
#include "widgets/plots/PlotText.h"
#include "widgets/plots/SeriesStyle.h"
#include "widgets/plots/YearAxis.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <qcustomplot.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace chronoscope::widgets {

namespace {

constexpr double kBandShare = 0.14;
constexpr double kShadeShare = 0.10;
constexpr double kEndShare = 0.02;
constexpr qreal kMarkReach = 4;
constexpr qreal kMarkLabelHeight = 16;
constexpr qreal kStarSize = 16;
constexpr qreal kStarGap = 5;
constexpr qreal kCurveNotch = 7;
constexpr double kMostMarkShare = 0.25;
constexpr qreal kBelowPlot = 44; ///< tick labels and name of the axis of years

QColor translucent(QColor color, double share) {
    color.setAlphaF(static_cast<float>(share));
    return color;
}

int styleOf(const CurveData& data, qsizetype series) {
    const int style = data.series.at(series).style;
    return style >= 0 ? style : static_cast<int>(series);
}

QColor markColor(const CurveMark& mark, const PlotTheme& theme) {
    return mark.style < 0 ? theme.secondary : SeriesStyle(mark.style).color(theme);
}

bool isVisible(const CurveView& view, const CurveSeries& series) { return !view.hidden.contains(series.key); }

ValueRange rangeOf(const CurveData& data, const CurveView& view) {
    double lowest = 100.0;
    double highest = data.differences ? -100.0 : 0.0;
    for (const CurveSeries& series : data.series) {
        if (!isVisible(view, series)) continue;
        for (const CurvePoint& point : series.points) {
            const PlotValue& value = point.value;
            if (!value.hasValue()) continue;
            const bool band = view.showBands && value.hasInterval();
            lowest = std::min({lowest, value.value, band ? value.low : value.value});
            highest = std::max({highest, value.value, band ? value.high : value.value});
        }
    }
    if (data.differences)
        return ValueRange::symmetric(lowest <= highest ? std::max(std::abs(lowest), std::abs(highest)) : 0.0, view.fit);
    return view.fit && lowest <= highest ? ValueRange::fitted(lowest, highest) : ValueRange{};
}

bool joins(const CurveData& data, const CurvePoint& from, const CurvePoint& to) {
    return qint64{to.year} - from.year <= std::max(1, data.yearStep);
}

// No line reaches this point from either side.
bool isAlone(const CurveData& data, const CurveSeries& series, qsizetype index) {
    const auto linked = [&](qsizetype left, qsizetype right) {
        return left >= 0 && right < series.points.size() && series.points.at(left).value.hasValue() &&
               series.points.at(right).value.hasValue() && joins(data, series.points.at(left), series.points.at(right));
    };
    return !linked(index - 1, index) && !linked(index, index + 1);
}

} // namespace

CurveChart::CurveChart(const CurveData& data, const CurveView& view, const PlotTheme& theme, const QFont& font,
                       const QRectF& body)
    : m_data(data), m_view(view), m_theme(theme), m_font(font), m_canvas(theme, font) {
    setUpAxes(body);
    // All bands under all lines.
    for (qsizetype i = 0; i < m_data.series.size(); ++i) {
        if (m_view.showBands && isVisible(m_view, m_data.series.at(i)))
            addBand(m_data.series.at(i), SeriesStyle(styleOf(m_data, i)).color(m_theme));
    }
    for (qsizetype i = 0; i < m_data.series.size(); ++i) {
        const CurveSeries& series = m_data.series.at(i);
        if (isVisible(m_view, series)) addLine(series, SeriesStyle(styleOf(m_data, i), series.published).pen(m_theme));
    }
    m_canvas.record(body);
    placeMarks();
}

YearSpan CurveChart::wholeSpan(const CurveData& data) {
    double first = std::numeric_limits<double>::infinity();
    double last = -first;
    for (const CurveSeries& series : data.series) {
        for (const CurvePoint& point : series.points) {
            first = std::min(first, static_cast<double>(point.year));
            last = std::max(last, static_cast<double>(point.year));
        }
    }
    return first <= last ? YearSpan{first - 0.5, last + 0.5} : YearSpan{};
}

void CurveChart::setUpAxes(const QRectF& body) {
    QCustomPlot& plot = m_canvas.plot();
    const YearSpan span = m_view.span.value_or(wholeSpan(m_data));
    YearAxis::setUp(*plot.xAxis, span.from, span.to, body.width());
    plot.xAxis->setLabel(axisText());

    const ValueRange range = rangeOf(m_data, m_view);
    // A little more than the range, so that markers at its ends stay whole.
    const double more = (range.high - range.low) * kEndShare;
    plot.yAxis->setRange(range.low - more, range.high + more);
    plot.yAxis->setLabel(
        PlotText::fitted(m_data.valueName, QFontMetricsF(plot.yAxis->labelFont()), body.height() - kBelowPlot));
    plot.yAxis->setNumberFormat(QStringLiteral("f"));
    plot.yAxis->setNumberPrecision(range.step == std::floor(range.step) ? 0 : 1);
    const QSharedPointer<QCPAxisTickerFixed> values(new QCPAxisTickerFixed);
    values->setTickStep(range.step);
    values->setScaleStrategy(QCPAxisTickerFixed::ssNone);
    plot.yAxis->setTicker(values);
    plot.xAxis->grid()->setVisible(false);

    // The names of the marks stand above the plot, each on a line of its own where they would meet.
    const auto names = std::count_if(m_data.marks.begin(), m_data.marks.end(),
                                     [](const CurveMark& mark) { return !mark.label.isEmpty(); });
    const qreal lines =
        std::min(static_cast<qreal>(names), std::floor(body.height() * kMostMarkShare / kMarkLabelHeight));
    // A tick label that reaches over the edge is not drawn at all.
    const qreal highestLabel = QFontMetricsF(plot.yAxis->tickLabelFont()).height() / 2 + 1;
    plot.axisRect()->setMinimumMargins(
        QMargins(0, static_cast<int>(std::ceil(std::max(lines * kMarkLabelHeight, highestLabel))), 0, 0));
}

QCPGraph* CurveChart::addGraph(const CurveSeries& series, double PlotValue::*member, bool needsInterval) {
    constexpr double kGap = std::numeric_limits<double>::quiet_NaN();
    QCPGraph* graph = m_canvas.plot().addGraph();
    const CurvePoint* previous = nullptr;
    for (const CurvePoint& point : series.points) {
        if (previous && !joins(m_data, *previous, point)) graph->addData(previous->year + 0.5, kGap);
        // An interval of few is so wide that its band would hide the others': it is a whisker.
        const bool hasBand = point.value.hasInterval() && !point.value.isSmall();
        const bool drawn = point.value.hasValue() && (!needsInterval || hasBand);
        graph->addData(point.year, drawn ? point.value.*member : kGap);
        previous = &point;
    }
    return graph;
}

void CurveChart::addBand(const CurveSeries& series, const QColor& color) {
    QCPGraph* low = addGraph(series, &PlotValue::low, true);
    QCPGraph* high = addGraph(series, &PlotValue::high, true);
    low->setPen(Qt::NoPen);
    high->setPen(Qt::NoPen);
    high->setBrush(translucent(color, kBandShare));
    high->setChannelFillGraph(low);
}

void CurveChart::addLine(const CurveSeries& series, const QPen& pen) {
    addGraph(series, &PlotValue::value, false)->setPen(pen);
}

QRectF CurveChart::markLabel(const CurveMark& mark) const {
    const QRectF plot = plotRect();
    const qreal at = x(mark.year);
    if (mark.label.isEmpty() || at < plot.left() || at > plot.right()) return {};
    const QFontMetricsF metrics(PlotTheme::sized(m_font, PlotTheme::kCaptionPx));
    const qreal width = std::min(metrics.horizontalAdvance(mark.label) + 8, plot.width());
    QRectF label(at - 1, plot.top() - kMarkLabelHeight, width, kMarkLabelHeight);
    if (label.right() > plot.right()) label.moveRight(at + 1);
    label.moveLeft(std::max(label.left(), plot.left()));
    return label;
}

void CurveChart::placeMarks() {
    QVector<qsizetype> order(m_data.marks.size());
    std::iota(order.begin(), order.end(), 0);
    // From right to left: a name that gives way goes up with its line, which then passes no other name.
    std::stable_sort(order.begin(), order.end(),
                     [this](qsizetype a, qsizetype b) { return m_data.marks.at(a).year > m_data.marks.at(b).year; });
    m_markLabels.resize(m_data.marks.size());
    for (const qsizetype i : std::as_const(order)) {
        QRectF label = markLabel(m_data.marks.at(i));
        const auto meets = [&label](const QRectF& other) { return !label.isNull() && other.intersects(label); };
        while (std::any_of(m_markLabels.begin(), m_markLabels.end(), meets))
            label.translate(0, -kMarkLabelHeight);
        m_markLabels[i] = label;
    }
}

std::optional<QPointF> CurveChart::position(const CurvePoint& point) const {
    if (!point.value.hasValue()) return std::nullopt;
    const QPointF place(m_canvas.x(point.year), m_canvas.y(point.value.value));
    return plotRect().adjusted(-1, -1, 1, 1).contains(place) ? std::optional(place) : std::nullopt;
}

int CurveChart::markAt(QPointF position) const {
    const QRectF plot = plotRect();
    for (int i = 0; i < m_data.marks.size(); ++i) {
        if (m_markLabels.at(i).contains(position)) return i;
    }
    for (int i = 0; i < m_data.marks.size() && plot.contains(position); ++i) {
        if (std::abs(x(m_data.marks.at(i).year) - position.x()) <= kMarkReach) return i;
    }
    return -1;
}

void CurveChart::draw(QPainter& painter) const {
    painter.save();
    drawShades(painter);
    m_canvas.draw(painter);
    if (m_data.differences) drawZero(painter);
    for (qsizetype i = 0; i < m_data.series.size(); ++i) {
        const CurveSeries& series = m_data.series.at(i);
        if (!isVisible(m_view, series)) continue;
        const SeriesStyle style(styleOf(m_data, i), series.published);
        if (m_view.showBands) drawWhiskers(painter, series, style.color(m_theme));
        for (const CurvePoint& point : series.points) {
            if (const auto place = position(point)) style.drawMarker(painter, *place, m_theme, point.value.isSmall());
        }
    }
    drawStars(painter);
    drawNotches(painter);
    drawMarks(painter);
    painter.restore();
}

void CurveChart::drawShades(QPainter& painter) const {
    const QRectF plot = plotRect();
    for (const CurveMark& mark : m_data.marks) {
        if (!std::isfinite(mark.low) || !std::isfinite(mark.high)) continue;
        const QRectF shade(QPointF(x(mark.low), plot.top()), QPointF(x(mark.high), plot.bottom()));
        painter.fillRect(shade.intersected(plot), translucent(markColor(mark, m_theme), kShadeShare));
    }
}

void CurveChart::drawWhiskers(QPainter& painter, const CurveSeries& series, const QColor& color) const {
    painter.setPen(QPen(PlotTheme::blend(color, m_theme.page, 0.6), 1.5));
    const QRectF plot = plotRect();
    for (qsizetype i = 0; i < series.points.size(); ++i) {
        const CurvePoint& point = series.points.at(i);
        // A band needs two points; a lone one shows its interval as a whisker.
        const bool isWhisker = point.value.isSmall() || isAlone(m_data, series, i);
        if (!position(point) || !point.value.hasInterval() || !isWhisker) continue;
        const qreal at = std::round(x(point.year)) + 0.5;
        painter.drawLine(QPointF(at, std::max(plot.top(), m_canvas.y(point.value.high))),
                         QPointF(at, std::min(plot.bottom(), m_canvas.y(point.value.low))));
    }
}

void CurveChart::drawZero(QPainter& painter) const {
    const qreal at = std::round(m_canvas.y(0.0)) + 0.5;
    painter.setPen(QPen(m_theme.secondary, 1));
    painter.drawLine(QPointF(plotRect().left(), at), QPointF(plotRect().right(), at));
}

void CurveChart::drawStars(QPainter& painter) const {
    painter.setFont(PlotTheme::sized(m_font, PlotTheme::kBodyPx, true));
    painter.setPen(m_theme.ink);
    const QRectF plot = plotRect();
    for (const CurveSeries& series : m_data.series) {
        if (!isVisible(m_view, series)) continue;
        for (const CurvePoint& point : series.points) {
            const auto place = point.starred ? position(point) : std::nullopt;
            if (!place) continue;
            QRectF box(place->x() - kStarSize / 2, place->y() - kStarSize - kStarGap, kStarSize, kStarSize);
            if (box.top() < plot.top()) box.moveTop(place->y() + kStarGap);
            painter.drawText(box, Qt::AlignCenter, QStringLiteral("★"));
        }
    }
}

template <typename Is> bool CurveChart::anyShown(Is is) const {
    return std::any_of(m_data.series.begin(), m_data.series.end(), [&](const CurveSeries& series) {
        return isVisible(m_view, series) && std::any_of(series.points.begin(), series.points.end(), is);
    });
}

QString CurveChart::axisText() const {
    const bool hasSmall =
        anyShown([](const CurvePoint& point) { return point.value.hasValue() && point.value.isSmall(); });
    const QString name = PlotText::axisName(m_data.xAxis, hasSmall);
    if (!anyShown([](const CurvePoint& point) { return point.otherElements; })) return name;
    return QCoreApplication::translate("chronoscope::widgets::CurveChart", "%1 · ▾ other elements than the year before")
        .arg(name);
}

/// A notch on the axis, between the years.
void CurveChart::drawNotches(QPainter& painter) const {
    const QRectF plot = plotRect();
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.secondary);
    for (const CurveSeries& series : m_data.series) {
        if (!isVisible(m_view, series)) continue;
        for (qsizetype i = 1; i < series.points.size(); ++i) {
            const CurvePoint& point = series.points.at(i);
            const QPointF tip(x((point.year + series.points.at(i - 1).year) / 2.0), plot.bottom());
            if (!point.otherElements || tip.x() < plot.left() || tip.x() > plot.right()) continue;
            const QPointF triangle[3]{tip, tip + QPointF(-kCurveNotch / 2, -kCurveNotch),
                                      tip + QPointF(kCurveNotch / 2, -kCurveNotch)};
            painter.drawConvexPolygon(triangle, 3);
        }
    }
}

void CurveChart::drawMarks(QPainter& painter) const {
    const QRectF plot = plotRect();
    painter.setFont(PlotTheme::sized(m_font, PlotTheme::kCaptionPx));
    const QFontMetricsF metrics(painter.font());
    for (qsizetype i = 0; i < m_data.marks.size(); ++i) {
        const CurveMark& mark = m_data.marks.at(i);
        const qreal at = std::round(x(mark.year)) + 0.5;
        if (at < plot.left() || at > plot.right()) continue;
        painter.setPen(QPen(markColor(mark, m_theme), 1.25, mark.declared ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap));
        const QRectF label = m_markLabels.at(i);
        painter.drawLine(QPointF(at, label.isNull() ? plot.top() : label.top() + 2), QPointF(at, plot.bottom()));
        if (label.isNull()) continue;
        painter.setPen(m_theme.ink);
        painter.drawText(label, Qt::AlignCenter | Qt::TextSingleLine,
                         metrics.elidedText(mark.label, Qt::ElideMiddle, label.width() - 6));
    }
}

} // namespace chronoscope::widgets
