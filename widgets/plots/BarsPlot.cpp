// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/BarsPlot.h"

#include "widgets/plots/PlotText.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace chronoscope::widgets {

namespace {

constexpr int kNaturalBar = 30;
constexpr int kNaturalRest = 64;

} // namespace

BarsPlot::BarsPlot(QWidget* parent) : FigurePlot(parent) {
    setData({});
}

void BarsPlot::setData(BarsData data) {
    const PlotItem before = currentItem();
    const bool had = m_data.contains(before.index, before.series);
    const qint64 row = had ? m_data.rows.at(before.index).key : 0;
    const qint64 segment = had ? m_data.segments.at(before.series).key : 0;
    m_data = std::move(data);
    m_chart.reset();

    FigureContent content{m_data.title, m_data.emptyText, m_data.emptyHint, m_data.isEmpty(), {}};
    PlotItem kept;
    for (int i = 0; i < m_data.segmentCount(); ++i) {
        const BarsSegment& one = m_data.segments.at(i);
        content.legend.append({one.key, one.name, one.style, false, true, one.mark});
        if (had && one.key == segment) kept.series = i;
    }
    for (int i = 0; i < m_data.rowCount(); ++i) {
        if (had && kept.series >= 0 && m_data.rows.at(i).key == row) kept.index = i;
    }
    setContent(std::move(content), kept, tr("Bars"));
}

QSize BarsPlot::naturalBody() const {
    const int along = m_data.rowCount() * kNaturalBar + kNaturalRest;
    return m_data.horizontal ? QSize(640, std::clamp(along, 160, 4000)) : QSize(std::clamp(along, 420, 2000), 340);
}

void BarsPlot::layoutChart(const QRectF& body) {
    m_chart.emplace(m_data, hiddenSeries(), plotTheme(), font(), body);
}

void BarsPlot::paintChart(QPainter& painter) const {
    if (m_chart) m_chart->draw(painter);
}

void BarsPlot::paintFigure(QPainter& painter, const QRectF& body, const PlotTheme& theme) const {
    BarsChart(m_data, hiddenSeries(), theme, font(), body).draw(painter);
}

bool BarsPlot::isShown(PlotItem item) const {
    return m_data.count(item.index, item.series) > 0 && !isHidden(item.series);
}

QRectF BarsPlot::rectOf(PlotItem item) const {
    return m_chart && m_data.contains(item.index, item.series) ? m_chart->segmentRect(item.index, item.series)
                                                               : QRectF();
}

PlotItem BarsPlot::hit(QPointF position) const {
    if (!m_chart) return {};
    for (int row = 0; row < m_data.rowCount(); ++row) {
        if (!m_chart->rowRect(row).contains(position)) continue;
        for (int segment = 0; segment < m_data.segmentCount(); ++segment) {
            if (m_chart->segmentRect(row, segment).contains(position)) return {segment, row};
        }
    }
    return {};
}

QString BarsPlot::place(PlotItem item) const {
    const QString& row = m_data.rows.at(item.index).label;
    const QString& segment = m_data.segments.at(item.series).name;
    return segment.isEmpty() ? row : QStringLiteral("%1  %2").arg(row, segment);
}

QStringList BarsPlot::itemLines(PlotItem item) const {
    if (!m_data.contains(item.index, item.series)) return {};
    const BarsRow& row = m_data.rows.at(item.index);
    QStringList lines{place(item), tr("%1 of %2  (%3 %)")
                                       .arg(PlotText::count(m_data.count(item.index, item.series)),
                                            PlotText::count(m_data.total(item.index)),
                                            PlotText::number(m_data.share(item.index, item.series)))};
    if (m_data.segmentCount() == 1) lines.last() = PlotText::count(m_data.count(item.index, item.series));
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
    lines.insert(1, m_data.title.isEmpty() ? m_data.valueAxis : m_data.title);
    return lines.join(QStringLiteral("; "));
}

PlotItem BarsPlot::firstOfRow(int row) const {
    for (int i = 0; i < m_data.segmentCount(); ++i) {
        if (isShown({i, row})) return {i, row};
    }
    return {};
}

PlotItem BarsPlot::nextRow(PlotItem from, int step) const {
    for (int row = from.index + step; row >= 0 && row < m_data.rowCount(); row += step) {
        if (isShown({from.series, row})) return {from.series, row};
        // The row lacks this segment: its nearest one.
        PlotItem nearest = firstOfRow(row);
        for (int i = 0; nearest.isValid() && i < m_data.segmentCount(); ++i) {
            if (isShown({i, row}) && std::abs(i - from.series) < std::abs(nearest.series - from.series))
                nearest.series = i;
        }
        if (nearest.isValid()) return nearest;
    }
    return from;
}

PlotItem BarsPlot::nextSegment(PlotItem from, int step) const {
    for (int i = from.series + step; i >= 0 && i < m_data.segmentCount(); i += step) {
        if (isShown({i, from.index})) return {i, from.index};
    }
    return from;
}

std::optional<PlotItem> BarsPlot::moved(PlotItem from, int key) const {
    const bool alongRow =
        m_data.horizontal ? key == Qt::Key_Left || key == Qt::Key_Right : key == Qt::Key_Up || key == Qt::Key_Down;
    const bool alongRows =
        m_data.horizontal ? key == Qt::Key_Up || key == Qt::Key_Down : key == Qt::Key_Left || key == Qt::Key_Right;
    const bool ends = key == Qt::Key_Home || key == Qt::Key_End;
    if ((!alongRow && !alongRows && !ends) || m_data.isEmpty()) return std::nullopt;
    if (!m_data.contains(from.index, from.series)) return nextRow({0, -1}, 1);
    if (key == Qt::Key_Home) return nextRow({from.series, -1}, 1);
    if (key == Qt::Key_End) return nextRow({from.series, m_data.rowCount()}, -1);
    // Upright bars grow upwards.
    const bool forward = key == Qt::Key_Right || (m_data.horizontal ? key == Qt::Key_Down : key == Qt::Key_Up);
    return alongRow ? nextSegment(from, forward ? 1 : -1) : nextRow(from, forward ? 1 : -1);
}

void BarsPlot::selectedByUser(PlotItem item) {
    emit segmentSelected(item.index, item.series);
}

void BarsPlot::activatedByUser(PlotItem item) {
    emit segmentActivated(item.index, item.series);
}

void BarsPlot::mousePressEvent(QMouseEvent* event) {
    FigurePlot::mousePressEvent(event);
    const PlotItem item = itemAt(event->position());
    if (event->button() == Qt::LeftButton && item.isValid()) activatedByUser(item);
}

void BarsPlot::mouseDoubleClickEvent(QMouseEvent* event) {
    // The first click has activated the segment already.
    if (!itemAt(event->position()).isValid()) FigurePlot::mouseDoubleClickEvent(event);
}

void BarsPlot::paintOverlay(QPainter& painter) const {
    if (!m_chart) return;
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
