// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/CurvePlot.h"

#include "widgets/plots/PlotText.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chronoscope::widgets {

namespace {

constexpr qreal kReach = 48;
constexpr qreal kRing = 7;
constexpr double kLeastSpan = 2.0;
constexpr double kBrushShare = 0.16;

// Points sorted by year, so that lines run forward; only marks that have a year.
void tidy(CurveData& data) {
    data.marks.removeIf([](const CurveMark& mark) { return !std::isfinite(mark.year); });
    for (CurveSeries& series : data.series)
        std::stable_sort(series.points.begin(), series.points.end(),
                         [](const CurvePoint& a, const CurvePoint& b) { return a.year < b.year; });
}

// Years take no thousands separator, and a decimal only where they lie between two.
QString yearText(double year) { return QString::number(year, 'f', year == std::floor(year) ? 0 : 1); }

PlotText::Unit unitOf(const CurveData& data) {
    return data.differences ? PlotText::Unit::Points : PlotText::Unit::Percent;
}

} // namespace

CurvePlot::CurvePlot(QWidget* parent) : ChartPlot(parent) { setData({}); }

void CurvePlot::setData(CurveData next) {
    tidy(next);
    const CurvePoint* before = point(currentItem());
    const qint64 key = before ? data().series.at(currentItem().series).key : 0;
    const bool hadPoint = before != nullptr;
    const int year = before ? before->year : 0;
    const YearSpan oldSpan = CurveChart::wholeSpan(data());
    FigureContent content = takeData(std::move(next));
    // A zoom belongs to the years it was made in.
    if (CurveChart::wholeSpan(data()) != oldSpan) m_view.span.reset();
    m_brush.reset();

    PlotItem kept;
    for (int i = 0; i < data().series.size(); ++i) {
        const CurveSeries& series = data().series.at(i);
        content.legend.append({series.key, series.name, series.style >= 0 ? series.style : i, series.published});
        const int index = hadPoint && series.key == key ? findPoint(i, year) : -1;
        if (index >= 0) kept = {i, index};
    }
    setContent(std::move(content), kept, tr("Curves over years"));
}

void CurvePlot::setFit(bool fit) {
    m_view.fit = fit;
    refresh();
}

void CurvePlot::setShowBands(bool show) {
    m_view.showBands = show;
    refresh();
}

CurveChart CurvePlot::makeChart(const PlotTheme& theme, const QRectF& body, Place place) const {
    CurveView view = m_view;
    view.hidden = hiddenSeries();
    if (place == Place::File) view.span.reset();
    return {data(), view, theme, font(), body};
}

const CurvePoint* CurvePlot::point(PlotItem item) const {
    if (item.series < 0 || item.series >= data().series.size()) return nullptr;
    const auto& points = data().series.at(item.series).points;
    return item.index >= 0 && item.index < points.size() ? &points.at(item.index) : nullptr;
}

int CurvePlot::findPoint(int series, int year) const {
    const auto& points = data().series.at(series).points;
    const auto at = std::lower_bound(points.begin(), points.end(), year,
                                     [](const CurvePoint& one, int wanted) { return one.year < wanted; });
    return at != points.end() && at->year == year ? static_cast<int>(at - points.begin()) : -1;
}

QRectF CurvePlot::rectOf(PlotItem item) const {
    const CurvePoint* one = point(item);
    const auto position = one && chart() && !isHidden(item.series) ? chart()->position(*one) : std::nullopt;
    return position ? QRectF(*position - QPointF(kRing, kRing), QSizeF(2 * kRing, 2 * kRing)) : QRectF();
}

PlotItem CurvePlot::nearestAt(int year, QPointF position) const {
    PlotItem nearest;
    qreal least = kReach;
    for (int i = 0; i < data().series.size(); ++i) {
        const PlotItem item{i, findPoint(i, year)};
        const QRectF rect = rectOf(item);
        const qreal distance = std::abs(rect.center().y() - position.y());
        if (rect.isNull() || distance >= least) continue;
        least = distance;
        nearest = item;
    }
    return nearest;
}

PlotItem CurvePlot::hit(QPointF position) const {
    if (!chart()) return {};
    const int mark = chart()->markAt(position);
    if (!chart()->plotRect().contains(position)) return {-1, mark};
    const double year = std::round(chart()->year(position.x()));
    if (std::abs(year) > std::numeric_limits<int>::max()) return {};
    const PlotItem nearest = nearestAt(static_cast<int>(year), position);
    // A mark gives way only to a point right under the pointer.
    if (mark < 0 || rectOf(nearest).contains(position)) return nearest;
    return {-1, mark};
}

QString CurvePlot::place(PlotItem item) const {
    return QStringLiteral("%1  %2").arg(data().series.at(item.series).name).arg(point(item)->year);
}

QVector<PlotItem> CurvePlot::items() const {
    QVector<PlotItem> all;
    for (int i = 0; i < data().series.size(); ++i)
        for (int at = 0; !isHidden(i) && at < data().series.at(i).points.size(); ++at)
            all.append({i, at});
    for (int mark = 0; mark < data().marks.size(); ++mark)
        all.append({-1, mark});
    return all;
}

QStringList CurvePlot::itemLines(PlotItem item) const {
    if (item.series == -1 && item.index >= 0 && item.index < data().marks.size()) {
        const CurveMark& mark = data().marks.at(item.index);
        QStringList lines{mark.label, yearText(mark.year)};
        if (std::isfinite(mark.low) && std::isfinite(mark.high))
            lines << QStringLiteral("%1–%2").arg(yearText(mark.low), yearText(mark.high));
        return lines;
    }
    const CurvePoint* one = point(item);
    if (!one) return {};
    QStringList lines = PlotText::lines(place(item), one->value, data().intervalName, unitOf(data()));
    if (data().series.at(item.series).published) lines << tr("Published figure");
    return lines;
}

QString CurvePlot::itemDefinition(PlotItem item) const {
    const CurvePoint* one = point(item);
    if (!one) return itemLines(item).join(QStringLiteral("; "));
    return PlotText::definition(place(item), one->value, data().intervalName,
                                data().title.isEmpty() ? data().valueName : data().title, unitOf(data()));
}

PlotItem CurvePlot::anyPoint(bool last) const {
    for (int i = 0; i < data().series.size(); ++i) {
        const int count = static_cast<int>(data().series.at(i).points.size());
        if (count > 0 && !isHidden(i)) return {i, last ? count - 1 : 0};
    }
    return {};
}

PlotItem CurvePlot::neighbourSeries(PlotItem from, bool upwards) const {
    // Upwards is to the next higher value of the year; equal values follow in the order of the list.
    const CurvePoint* start = point(from);
    const auto rank = [&](PlotItem item) {
        const PlotValue& value = point(item)->value;
        return std::pair(value.hasValue() ? value.value : -1.0, item.series);
    };
    PlotItem best = from;
    for (int i = 0; i < data().series.size(); ++i) {
        const PlotItem item{i, findPoint(i, start->year)};
        if (item.index < 0 || isHidden(i) || i == from.series) continue;
        const bool beyond = upwards ? rank(item) > rank(from) : rank(item) < rank(from);
        const bool nearer = best == from || (upwards ? rank(item) < rank(best) : rank(item) > rank(best));
        if (beyond && nearer) best = item;
    }
    return best;
}

std::optional<PlotItem> CurvePlot::moved(PlotItem from, int key) const {
    const bool known = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down ||
                       key == Qt::Key_Home || key == Qt::Key_End;
    if (!known || data().isEmpty()) return std::nullopt;
    if (!point(from) || isHidden(from.series)) return anyPoint(key == Qt::Key_Left || key == Qt::Key_End);
    const int last = static_cast<int>(data().series.at(from.series).points.size()) - 1;
    switch (key) {
    case Qt::Key_Left: return PlotItem{from.series, std::max(0, from.index - 1)};
    case Qt::Key_Right: return PlotItem{from.series, std::min(last, from.index + 1)};
    case Qt::Key_Home: return PlotItem{from.series, 0};
    case Qt::Key_End: return PlotItem{from.series, last};
    default: return neighbourSeries(from, key == Qt::Key_Up);
    }
}

void CurvePlot::selectedByUser(PlotItem item) {
    if (const CurvePoint* one = point(item)) emit pointSelected(data().series.at(item.series).key, one->year);
}

void CurvePlot::activatedByUser(PlotItem item) {
    if (const CurvePoint* one = point(item)) emit pointActivated(data().series.at(item.series).key, one->year);
}

bool CurvePlot::zoomBy(double factor, std::optional<QPointF> anchor) {
    if (!chart() || data().isEmpty()) return false;
    const YearSpan whole = CurveChart::wholeSpan(data());
    const YearSpan shown = m_view.span.value_or(whole);
    const double wanted = factor > 0 ? (shown.to - shown.from) / factor : whole.to - whole.from;
    if (wanted >= whole.to - whole.from) {
        m_view.span.reset();
    } else {
        const CurvePoint* selected = point(currentItem());
        const double still = anchor     ? chart()->year(anchor->x())
                             : selected ? static_cast<double>(selected->year)
                                        : (shown.from + shown.to) / 2;
        const double width = std::max(std::min(kLeastSpan, shown.to - shown.from), wanted);
        const double share = std::clamp((still - shown.from) / (shown.to - shown.from), 0.0, 1.0);
        const double from = std::clamp(still - share * width, whole.from, whole.to - width);
        m_view.span = YearSpan{from, from + width};
    }
    refresh();
    return true;
}

bool CurvePlot::dragTo(QPointF from, QPointF to, bool finished) {
    if (!chart() || !chart()->plotRect().contains(from)) return false;
    const YearSpan whole = CurveChart::wholeSpan(data());
    const auto yearAt = [&](QPointF position) {
        const QRectF plot = chart()->plotRect();
        const double year = std::round(chart()->year(std::clamp(position.x(), plot.left(), plot.right())));
        return static_cast<int>(std::clamp(year, whole.from + 0.5, whole.to - 0.5));
    };
    const auto [first, last] = std::minmax({yearAt(from), yearAt(to)});
    m_brush = Brush{first, last};
    if (!finished) return true;
    m_brush.reset();
    emit brushed(first, last);
    return true;
}

void CurvePlot::drawCrosshair(QPainter& painter, PlotItem item, const QColor& color) const {
    const QRectF rect = rectOf(item);
    const QRectF plot = chart()->plotRect();
    if (rect.isNull()) return;
    painter.setPen(QPen(color, 1, Qt::DotLine));
    const QPointF at(std::round(rect.center().x()) + 0.5, std::round(rect.center().y()) + 0.5);
    painter.drawLine(QPointF(at.x(), plot.top()), QPointF(at.x(), plot.bottom()));
    painter.drawLine(QPointF(plot.left(), at.y()), QPointF(plot.right(), at.y()));
}

void CurvePlot::paintOverlay(QPainter& painter) const {
    if (!chart()) return;
    const PlotTheme& theme = plotTheme();
    const QRectF plot = chart()->plotRect();
    if (m_brush) {
        QColor shade = theme.accent;
        shade.setAlphaF(static_cast<float>(kBrushShare));
        const QRectF band(QPointF(chart()->x(m_brush->first - 0.5), plot.top()),
                          QPointF(chart()->x(m_brush->last + 0.5), plot.bottom()));
        painter.fillRect(band.intersected(plot), shade);
    }
    drawCrosshair(painter, hoveredItem(), theme.secondary);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    if (const CurvePoint* one = point(currentItem()); one && !isHidden(currentItem().series)) {
        painter.setPen(QPen(theme.accent, 2));
        const QRectF rect = rectOf(currentItem());
        // A missing point has no height: its year is marked on the axis.
        const QPointF foot(chart()->x(one->year), plot.bottom());
        if (!rect.isNull())
            painter.drawEllipse(rect);
        else if (!one->value.hasValue() && foot.x() >= plot.left() && foot.x() <= plot.right())
            painter.drawLine(foot + QPointF(-8, 1), foot + QPointF(8, 1));
    }
    if (const QRectF rect = rectOf(hoveredItem()); !rect.isNull() && hoveredItem() != currentItem()) {
        painter.setPen(QPen(theme.ink, 1.25));
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1));
    }
}

} // namespace chronoscope::widgets
