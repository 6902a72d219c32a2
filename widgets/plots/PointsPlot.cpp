// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/PointsPlot.h"

#include "widgets/plots/PlotText.h"

#include <QLineF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chronoscope::widgets {

namespace {
constexpr qreal kPointReach = 14;
constexpr qreal kPointRing = 7;
} // namespace

PointsPlot::PointsPlot(QWidget* parent) : ChartPlot(parent) { setData({}); }

void PointsPlot::setData(PointsData next) {
    const PlotItem before = currentItem();
    const bool had = data().contains(before.series, before.index);
    const qint64 seriesKey = had ? data().series.at(before.series).key : 0;
    const qint64 pointKey = had ? data().series.at(before.series).points.at(before.index).key : 0;
    for (PointsSeries& series : next.series)
        std::stable_sort(series.points.begin(), series.points.end(),
                         [](const PointsPoint& a, const PointsPoint& b) { return a.x < b.x; });
    FigureContent content = takeData(std::move(next));
    PlotItem kept;
    for (int i = 0; i < data().series.size(); ++i) {
        const PointsSeries& series = data().series.at(i);
        content.legend.append({series.key, series.name, series.style >= 0 ? series.style : i, false});
        for (int point = 0; had && series.key == seriesKey && point < series.points.size(); ++point)
            if (series.points.at(point).key == pointKey) kept = {i, point};
    }
    setContent(std::move(content), kept, tr("Points"));
}

PointsChart PointsPlot::makeChart(const PlotTheme& theme, const QRectF& body, Place /*place*/) const {
    return {data(), hiddenSeries(), theme, font(), body};
}

QRectF PointsPlot::rectOf(PlotItem item) const {
    const auto place = chart() ? chart()->position(item.series, item.index) : std::nullopt;
    return place ? QRectF(*place - QPointF(kPointRing, kPointRing), QSizeF(2 * kPointRing, 2 * kPointRing)) : QRectF();
}

PlotItem PointsPlot::hit(QPointF position) const {
    PlotItem nearest;
    qreal least = kPointReach;
    for (int i = 0; chart() && i < data().series.size(); ++i)
        for (int point = 0; point < data().series.at(i).points.size(); ++point) {
            const auto place = chart()->position(i, point);
            const qreal distance = place ? QLineF(*place, position).length() : least;
            if (distance >= least) continue;
            least = distance;
            nearest = {i, point};
        }
    return nearest;
}

QString PointsPlot::place(PlotItem item) const {
    const PointsSeries& series = data().series.at(item.series);
    const QString& label = series.points.at(item.index).label;
    return series.name.isEmpty() || data().series.size() == 1 ? label
                                                              : QStringLiteral("%1  %2").arg(series.name, label);
}

QVector<PlotItem> PointsPlot::items() const {
    QVector<PlotItem> all;
    for (int i = 0; i < data().series.size(); ++i)
        for (int at = 0; !isHidden(i) && at < data().series.at(i).points.size(); ++at)
            all.append({i, at});
    return all;
}

QStringList PointsPlot::itemLines(PlotItem item) const {
    if (!data().contains(item.series, item.index)) return {};
    const PlotValue& value = data().series.at(item.series).points.at(item.index).value;
    QStringList lines = PlotText::lines(place(item), value, data().intervalName);
    if (!data().percent)
        lines[1] = QStringLiteral("%1 = %2").arg(data().valueName, QLocale().toString(value.value, 'g', 4));
    return lines;
}

QString PointsPlot::itemDefinition(PlotItem item) const {
    return PlotText::definition(itemLines(item), data().title.isEmpty() ? data().valueName : data().title);
}

PlotItem PointsPlot::alongSeries(PlotItem from, int step) const {
    const PlotItem to{from.series, from.index + step};
    return data().contains(to.series, to.index) ? to : from;
}

/// The point of the next visible series that is nearest on the axis.
PlotItem PointsPlot::otherSeries(PlotItem from, int step) const {
    const double x =
        data().contains(from.series, from.index) ? data().series.at(from.series).points.at(from.index).x : 0;
    for (int i = from.series + step; i >= 0 && i < data().series.size(); i += step) {
        const auto& points = data().series.at(i).points;
        if (isHidden(i) || points.isEmpty()) continue;
        const auto nearest =
            std::min_element(points.begin(), points.end(), [x](const PointsPoint& a, const PointsPoint& b) {
                return std::abs(a.x - x) < std::abs(b.x - x);
            });
        return {i, static_cast<int>(nearest - points.begin())};
    }
    return from;
}

std::optional<PlotItem> PointsPlot::moved(PlotItem from, int key) const {
    const bool none = !data().contains(from.series, from.index);
    const PlotItem start = none ? otherSeries({-1, 0}, 1) : from;
    switch (key) {
    case Qt::Key_Left: return none ? start : alongSeries(from, -1);
    case Qt::Key_Right: return none ? start : alongSeries(from, 1);
    case Qt::Key_Up: return none ? start : otherSeries(from, -1);
    case Qt::Key_Down: return none ? start : otherSeries(from, 1);
    case Qt::Key_Home: return start.isValid() ? PlotItem{start.series, 0} : start;
    case Qt::Key_End:
        return start.isValid()
                   ? PlotItem{start.series, static_cast<int>(data().series.at(start.series).points.size()) - 1}
                   : start;
    default: return std::nullopt;
    }
}

void PointsPlot::paintOverlay(QPainter& painter) const {
    if (!chart()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const auto ring = [&](PlotItem item, const QColor& color, qreal width) {
        if (const QRectF rect = rectOf(item); !rect.isNull()) {
            painter.setPen(QPen(color, width));
            painter.drawEllipse(rect);
        }
    };
    if (hoveredItem() != currentItem()) ring(hoveredItem(), plotTheme().ink, 1.25);
    ring(currentItem(), plotTheme().accent, 2);
}

} // namespace chronoscope::widgets
