// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/SpiderPlot.h"

#include "widgets/plots/PlotText.h"

#include <QLineF>
#include <QPainter>

namespace chronoscope::widgets {

namespace {

constexpr qreal kSpiderReach = 12;
constexpr qreal kSpiderRing = 7;

} // namespace

SpiderPlot::SpiderPlot(QWidget* parent) : ChartPlot(parent) { setData({}); }

void SpiderPlot::setData(SpiderData next) {
    const PlotItem before = currentItem();
    const bool had = before.index >= 0 && before.index < data().axisCount();
    const QString axis = had ? data().axes.at(before.index) : QString();
    const bool hadSeries = had && data().contains(before.series, before.index);
    const qint64 key = hadSeries ? data().series.at(before.series).key : 0;
    FigureContent content = takeData(std::move(next));
    PlotItem kept{-1, had ? static_cast<int>(data().axes.indexOf(axis)) : -1};
    for (int i = 0; i < data().seriesCount(); ++i) {
        const SpiderSeries& one = data().series.at(i);
        content.legend.append({one.key, one.name, one.style >= 0 ? one.style : i, one.published});
        if (hadSeries && one.key == key) kept.series = i;
    }
    if (hadSeries && kept.series < 0) kept = {};
    setContent(std::move(content), kept, tr("Spider plot"));
}

SpiderChart SpiderPlot::makeChart(const PlotTheme& theme, const QRectF& body, Place /*place*/) const {
    return {data(), hiddenSeries(), theme, font(), body};
}

QRectF SpiderPlot::rectOf(PlotItem item) const {
    if (!chart() || item.index < 0 || item.index >= data().axisCount()) return {};
    if (item.series < 0) return chart()->labelRect(item.index);
    const auto place = chart()->position(item.series, item.index);
    return place ? QRectF(*place - QPointF(kSpiderRing, kSpiderRing), QSizeF(2 * kSpiderRing, 2 * kSpiderRing))
                 : QRectF();
}

PlotItem SpiderPlot::hit(QPointF position) const {
    if (!chart()) return {};
    PlotItem nearest;
    qreal least = kSpiderReach;
    for (int axis = 0; axis < data().axisCount(); ++axis) {
        for (int i = 0; i < data().seriesCount(); ++i) {
            const auto place = chart()->position(i, axis);
            const qreal distance = place ? QLineF(*place, position).length() : least;
            if (distance >= least) continue;
            least = distance;
            nearest = {i, axis};
        }
    }
    for (int axis = 0; !nearest.isValid() && axis < data().axisCount(); ++axis) {
        if (chart()->labelRect(axis).contains(position)) nearest = {-1, axis};
    }
    return nearest;
}

QString SpiderPlot::place(PlotItem item) const {
    return QStringLiteral("%1  %2").arg(data().series.at(item.series).name, data().axes.at(item.index));
}

QVector<PlotItem> SpiderPlot::items() const {
    QVector<PlotItem> all;
    for (int i = -1; !data().isEmpty() && i < data().seriesCount(); ++i) // first all series of an axis together
        for (int axis = 0; !isHidden(i) && axis < data().axisCount(); ++axis)
            all.append({i, axis});
    return all;
}

QStringList SpiderPlot::itemLines(PlotItem item) const {
    if (item.series == -1 && item.index >= 0 && item.index < data().axisCount()) {
        QStringList lines{data().axes.at(item.index)};
        for (int i = 0; i < data().seriesCount(); ++i) {
            if (isHidden(i)) continue;
            const PlotValue value = data().value(i, item.index);
            QString line = QStringLiteral("%1:  %2").arg(data().series.at(i).name,
                                                         PlotText::valueLine(value, data().intervalName));
            if (value.n >= 0) line += tr("  n = %1").arg(PlotText::count(value.n));
            lines << line;
        }
        return lines;
    }
    if (!data().contains(item.series, item.index)) return {};
    QStringList lines = PlotText::lines(place(item), data().value(item.series, item.index), data().intervalName);
    if (data().series.at(item.series).published) lines << tr("Published figure");
    return lines;
}

QString SpiderPlot::itemDefinition(PlotItem item) const {
    if (!data().contains(item.series, item.index)) return itemLines(item).join(QStringLiteral("; "));
    return PlotText::definition(place(item), data().value(item.series, item.index), data().intervalName,
                                data().title.isEmpty() ? data().valueName : data().title);
}

int SpiderPlot::nextSeries(int from, int step) const {
    for (int i = from + step; i >= 0 && i < data().seriesCount(); i += step) {
        if (!isHidden(i)) return i;
    }
    return from;
}

std::optional<PlotItem> SpiderPlot::moved(PlotItem from, int key) const {
    const bool known = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down ||
                       key == Qt::Key_Home || key == Qt::Key_End;
    if (!known || data().isEmpty()) return std::nullopt;
    const int axes = data().axisCount();
    if (!data().contains(from.series, from.index)) {
        const int first = nextSeries(-1, 1);
        return first < 0 ? PlotItem{} : PlotItem{first, std::max(0, from.index)};
    }
    switch (key) {
    case Qt::Key_Left: return PlotItem{from.series, (from.index + axes - 1) % axes};
    case Qt::Key_Right: return PlotItem{from.series, (from.index + 1) % axes};
    case Qt::Key_Home: return PlotItem{from.series, 0};
    case Qt::Key_End: return PlotItem{from.series, axes - 1};
    default: return PlotItem{nextSeries(from.series, key == Qt::Key_Down ? 1 : -1), from.index};
    }
}

void SpiderPlot::selectedByUser(PlotItem item) { emit pointSelected(item.series, item.index); }

void SpiderPlot::activatedByUser(PlotItem item) { emit pointActivated(item.series, item.index); }

void SpiderPlot::paintOverlay(QPainter& painter) const {
    if (!chart()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const auto ring = [&](PlotItem item, const QColor& color, qreal width) {
        const QRectF rect = rectOf(item);
        painter.setPen(QPen(color, width));
        painter.setBrush(Qt::NoBrush);
        // A missing value has no place of its own: the end of its axis stands for it.
        if (rect.isNull() && item.isValid() && !isHidden(item.series))
            painter.drawEllipse(chart()->axisEnd(item.index), 3, 3);
        else if (item.series < 0)
            painter.drawRoundedRect(rect.adjusted(-3, 0, 3, 0), 3, 3);
        else if (!rect.isNull())
            painter.drawEllipse(rect);
    };
    if (hoveredItem().isValid() && hoveredItem() != currentItem()) ring(hoveredItem(), plotTheme().ink, 1.25);
    if (currentItem().isValid()) ring(currentItem(), plotTheme().accent, 2);
}

} // namespace chronoscope::widgets
