// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/AlphaPlot.h"

#include "widgets/plots/PlotRow.h"
#include "widgets/plots/PlotText.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace chronoscope::widgets {

namespace {
constexpr qreal kAlphaReach = 14;

auto orderOf(const AlphaPoint& point) { return std::tuple(point.low, point.high, point.alpha, point.kind); }
} // namespace

AlphaPlot::AlphaPlot(QWidget* parent) : ChartPlot(parent) { setData({}); }

void AlphaPlot::setData(AlphaData next) {
    const bool had = data().contains(currentItem().index);
    const AlphaPoint before = had ? data().points.at(currentItem().index) : AlphaPoint{};
    std::stable_sort(next.points.begin(), next.points.end(),
                     [](const AlphaPoint& a, const AlphaPoint& b) { return orderOf(a) < orderOf(b); });
    FigureContent content = takeData(std::move(next));
    m_kinds.clear();
    for (const DateKind kind : DateKinds::kAll) {
        const auto isOfKind = [kind](const AlphaPoint& point) { return point.kind == kind; };
        if (std::none_of(data().points.begin(), data().points.end(), isOfKind)) continue;
        m_kinds.append(kind);
        content.legend.append(
            {static_cast<qint64>(kind), DateKinds::name(kind), 0, false, true, DateKinds::mark(kind)});
    }
    PlotItem kept;
    for (int i = 0; had && i < data().points.size(); ++i)
        if (orderOf(data().points.at(i)) == orderOf(before)) kept = itemOf(i);
    setContent(std::move(content), kept, tr("Log-probability by distance"));
}

PlotItem AlphaPlot::itemOf(int point) const {
    if (!data().contains(point)) return {};
    return {static_cast<int>(m_kinds.indexOf(data().points.at(point).kind)), point};
}

AlphaChart AlphaPlot::makeChart(const PlotTheme& theme, const QRectF& body, Place /*place*/) const {
    return {data(), hiddenSeries(), theme, font(), body};
}

QRectF AlphaPlot::rectOf(PlotItem item) const { return chart() ? chart()->pointRect(item.index) : QRectF(); }

PlotItem AlphaPlot::hit(QPointF position) const {
    if (!chart()) return {};
    int nearest = -1;
    qreal least = kAlphaReach;
    for (int i = 0; i < data().points.size(); ++i) {
        const QRectF rect = chart()->pointRect(i);
        if (rect.isNull()) continue;
        if (data().bars && rect.contains(position)) return itemOf(i);
        const QPointF away = rect.center() - position;
        const qreal distance = std::hypot(away.x(), away.y());
        if (data().bars || distance >= least) continue;
        least = distance;
        nearest = i;
    }
    return itemOf(nearest);
}

QString AlphaPlot::valueLine(const AlphaPoint& point) const {
    return std::isfinite(point.meanLogProb) ? tr("mean log P = %1").arg(PlotText::number(point.meanLogProb, 3))
                                            : tr("no date has a score");
}

QVector<PlotItem> AlphaPlot::items() const {
    QVector<PlotItem> all;
    for (int i = 0; i < data().points.size(); ++i)
        if (const PlotItem item = itemOf(i); !isHidden(item.series)) all.append(item);
    return all;
}

QStringList AlphaPlot::itemLines(PlotItem item) const {
    if (!data().contains(item.index)) return {};
    const AlphaPoint& point = data().points.at(item.index);
    QStringList lines{QStringLiteral("α %1  %2").arg(AlphaChart::binText(point), DateKinds::name(point.kind)),
                      valueLine(point), tr("n = %1 dates").arg(PlotText::count(point.dates))};
    if (point.missing > 0) lines << tr("%1 without a score left out").arg(PlotText::count(point.missing));
    return lines;
}

QString AlphaPlot::itemDefinition(PlotItem item) const {
    return PlotText::definition(itemLines(item), data().title.isEmpty() ? data().valueName : data().title);
}

std::optional<PlotItem> AlphaPlot::moved(PlotItem from, int key) const {
    const auto isShown = [this](int i) {
        return !hiddenSeries().contains(static_cast<qint64>(data().points.at(i).kind));
    };
    const auto to = PlotRow::moved(from.index, static_cast<int>(data().points.size()), key, isShown);
    return to ? std::optional(itemOf(*to)) : std::nullopt;
}

void AlphaPlot::paintOverlay(QPainter& painter) const {
    if (!chart()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const auto outline = [&](const QRectF& rect, const QColor& color, qreal width) {
        painter.setPen(QPen(color, width));
        if (data().bars)
            painter.drawRect(rect);
        else
            painter.drawEllipse(rect.adjusted(-4, -4, 4, 4));
    };
    if (const QRectF rect = rectOf(hoveredItem()); !rect.isNull() && hoveredItem() != currentItem())
        outline(rect, plotTheme().ink, 1.25);
    if (const QRectF rect = rectOf(currentItem()); !rect.isNull()) outline(rect, plotTheme().accent, 2);
}

} // namespace chronoscope::widgets
