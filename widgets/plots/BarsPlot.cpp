// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/BarsPlot.h"

#include "widgets/plots/PlotText.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace chronoscope::widgets {

namespace {

constexpr int kNaturalBar = 30;
constexpr int kNaturalRest = 64;

} // namespace

BarsPlot::BarsPlot(QWidget* parent) : ChartPlot(parent) { setData({}); }

void BarsPlot::setData(BarsData next) {
    const PlotItem before = currentItem();
    const bool had = data().contains(before.index, before.series);
    const qint64 row = had ? data().rows.at(before.index).key : 0;
    const qint64 segment = had ? data().segments.at(before.series).key : 0;
    FigureContent content = takeData(std::move(next));
    PlotItem kept;
    for (int i = 0; i < data().segmentCount(); ++i) {
        const BarsSegment& one = data().segments.at(i);
        content.legend.append({one.key, one.name, one.style, false, true, one.mark});
        if (had && one.key == segment) kept.series = i;
    }
    for (int i = 0; i < data().rowCount(); ++i) {
        if (had && kept.series >= 0 && data().rows.at(i).key == row) kept.index = i;
    }
    setContent(std::move(content), kept, tr("Bars"));
}

QSize BarsPlot::naturalBody() const {
    const int along = data().rowCount() * kNaturalBar + kNaturalRest;
    return data().horizontal ? QSize(640, std::clamp(along, 160, 4000)) : QSize(std::clamp(along, 420, 2000), 340);
}

/// Wider by what the names of the rows need beyond their usual share.
QSize BarsPlot::fileBody() const {
    const QSize usual = naturalBody();
    if (!data().horizontal) return usual;
    const qreal more = BarsChart::wholeLabelWidth(data(), font()) - usual.width() * BarsChart::kLabelShare;
    return {usual.width() + std::max(0, static_cast<int>(std::ceil(more))), usual.height()};
}

BarsChart BarsPlot::makeChart(const PlotTheme& theme, const QRectF& body, Place place) const {
    const bool isWhole = place == Place::File && body.width() + 2 > fileBody().width(); // to the pixel
    const double share = isWhole ? BarsChart::kMostLabelShare : BarsChart::kLabelShare;
    return {data(), hiddenSeries(), theme, font(), body, share};
}

bool BarsPlot::isShown(PlotItem item) const {
    return data().count(item.index, item.series) > 0 && !isHidden(item.series);
}

QRectF BarsPlot::rectOf(PlotItem item) const {
    return chart() && data().contains(item.index, item.series) ? chart()->segmentRect(item.index, item.series)
                                                               : QRectF();
}

PlotItem BarsPlot::hit(QPointF position) const {
    if (!chart()) return {};
    for (int row = 0; row < data().rowCount(); ++row) {
        if (!chart()->rowRect(row).contains(position)) continue;
        for (int segment = 0; segment < data().segmentCount(); ++segment) {
            if (chart()->segmentRect(row, segment).contains(position)) return {segment, row};
        }
    }
    return {};
}

QString BarsPlot::place(PlotItem item) const {
    const QString& row = data().rows.at(item.index).label;
    const QString& segment = data().segments.at(item.series).name;
    return segment.isEmpty() ? row : QStringLiteral("%1  %2").arg(row, segment);
}

QVector<PlotItem> BarsPlot::items() const {
    QVector<PlotItem> all;
    for (int row = 0; row < data().rowCount(); ++row)
        for (int segment = 0; segment < data().segmentCount(); ++segment)
            if (isShown({segment, row})) all.append({segment, row});
    return all;
}

QStringList BarsPlot::itemLines(PlotItem item) const {
    if (!data().contains(item.index, item.series)) return {};
    const BarsRow& row = data().rows.at(item.index);
    QStringList lines{place(item), tr("%1 of %2  (%3 %)")
                                       .arg(PlotText::count(data().count(item.index, item.series)),
                                            PlotText::count(data().total(item.index)),
                                            PlotText::number(data().share(item.index, item.series)))};
    if (data().segmentCount() == 1) lines.last() = PlotText::count(data().count(item.index, item.series));
    if (row.n >= 0) lines << tr("n = %1").arg(PlotText::count(row.n));
    if (!row.note.isEmpty()) lines << row.note.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    return lines;
}

QString BarsPlot::itemDefinition(PlotItem item) const {
    QStringList lines = itemLines(item);
    if (lines.size() < 2) return {};
    // The number first, then what it counts and where.
    const QString where = lines.takeFirst().simplified();
    lines.insert(1, where);
    lines.insert(1, data().title.isEmpty() ? data().valueAxis : data().title);
    return lines.join(QStringLiteral("; "));
}

PlotItem BarsPlot::firstOfRow(int row) const {
    for (int i = 0; i < data().segmentCount(); ++i) {
        if (isShown({i, row})) return {i, row};
    }
    return {};
}

PlotItem BarsPlot::nextRow(PlotItem from, int step) const {
    for (int row = from.index + step; row >= 0 && row < data().rowCount(); row += step) {
        if (isShown({from.series, row})) return {from.series, row};
        // The row lacks this segment: its nearest one.
        PlotItem nearest = firstOfRow(row);
        for (int i = 0; nearest.isValid() && i < data().segmentCount(); ++i) {
            if (isShown({i, row}) && std::abs(i - from.series) < std::abs(nearest.series - from.series))
                nearest.series = i;
        }
        if (nearest.isValid()) return nearest;
    }
    return from;
}

PlotItem BarsPlot::nextSegment(PlotItem from, int step) const {
    for (int i = from.series + step; i >= 0 && i < data().segmentCount(); i += step) {
        if (isShown({i, from.index})) return {i, from.index};
    }
    return from;
}

std::optional<PlotItem> BarsPlot::moved(PlotItem from, int key) const {
    const bool alongRow =
        data().horizontal ? key == Qt::Key_Left || key == Qt::Key_Right : key == Qt::Key_Up || key == Qt::Key_Down;
    const bool alongRows =
        data().horizontal ? key == Qt::Key_Up || key == Qt::Key_Down : key == Qt::Key_Left || key == Qt::Key_Right;
    const bool ends = key == Qt::Key_Home || key == Qt::Key_End;
    if ((!alongRow && !alongRows && !ends) || data().isEmpty()) return std::nullopt;
    if (!data().contains(from.index, from.series)) return nextRow({0, -1}, 1);
    if (key == Qt::Key_Home) return nextRow({from.series, -1}, 1);
    if (key == Qt::Key_End) return nextRow({from.series, data().rowCount()}, -1);
    // Upright bars grow upwards.
    const bool forward = key == Qt::Key_Right || (data().horizontal ? key == Qt::Key_Down : key == Qt::Key_Up);
    return alongRow ? nextSegment(from, forward ? 1 : -1) : nextRow(from, forward ? 1 : -1);
}

void BarsPlot::selectedByUser(PlotItem item) { emit segmentSelected(item.index, item.series); }

void BarsPlot::activatedByUser(PlotItem item) { emit segmentActivated(item.index, item.series); }

void BarsPlot::mousePressEvent(QMouseEvent* event) {
    const PlotItem item = itemAt(event->position()); // before what is selected opens the Inspector beside the plot
    FigurePlot::mousePressEvent(event);
    if (event->button() == Qt::LeftButton && item.isValid()) activatedByUser(item);
}

void BarsPlot::mouseDoubleClickEvent(QMouseEvent* event) {
    // The first click has activated the segment already.
    if (!itemAt(event->position()).isValid()) FigurePlot::mouseDoubleClickEvent(event);
}

void BarsPlot::paintOverlay(QPainter& painter) const {
    if (!chart()) return;
    const auto outline = [&painter](const QRectF& rect, const QColor& color, qreal width) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(rect);
    };
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    if (const QRectF rect = rectOf(hoveredItem()); !rect.isNull() && hoveredItem() != currentItem())
        outline(rect, plotTheme().ink, 1.25);
    if (const QRectF rect = rectOf(currentItem()); !rect.isNull()) {
        // The ring alone would drown in bars near the accent's own colour; the inner line parts them.
        outline(rect.adjusted(1.5, 1.5, -1.5, -1.5), plotTheme().page, 1);
        outline(rect, plotTheme().accent, 2);
    }
}

} // namespace chronoscope::widgets
