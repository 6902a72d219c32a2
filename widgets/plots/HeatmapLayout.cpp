// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/HeatmapLayout.h"

#include <algorithm>
#include <cmath>

namespace chronoscope::widgets {

namespace {

constexpr qreal kTitleHeight = 32;
constexpr qreal kHeaderHeight = 24;
constexpr qreal kColumnGroupHeight = 34; // two lines: see HeatmapPainter::drawColumnGroups()
constexpr qreal kGutterGap = 8;
constexpr qreal kLegendGap = 24;
constexpr qreal kLegendBarWidth = 12;
constexpr qreal kLegendBarInset = 4;
constexpr qreal kLegendMinHeight = 120;
constexpr qreal kLegendMaxHeight = 280;
constexpr qreal kLegendKeysGap = 16;
constexpr qreal kMinColumnWidth = 14;
constexpr qreal kMaxColumnWidth = 120;
constexpr qreal kMinGutter = 40;
constexpr qreal kLegibleGutter = 120;
constexpr qreal kUsualGutter = 200;
constexpr qreal kNaturalColumnWidth = 56;
constexpr qreal kNaturalRowHeight = 28;

constexpr qreal kRounding = 1e-6; // what sums of fractions of a pixel may be off by

// Equal cells on whole device pixels look calmer than cells that fill the last pixel of the space
// but differ by one; tiny cells keep their fraction, or too much space would be lost.
qreal cellExtent(qreal space, int count, qreal least, qreal most, qreal zoom, qreal pixelRatio) {
    if (count <= 0) return 0;
    const qreal extent = std::clamp(space / count, least, most) * zoom;
    return extent < 8 ? extent : std::floor(extent * pixelRatio + kRounding) / pixelRatio;
}

/// What columns take whose cells have this width at the least, once cellExtent() has cut them to whole pixels.
qreal columnsWidth(qreal width, int columns, qreal pixelRatio) {
    return std::ceil(width * pixelRatio - kRounding) / pixelRatio * columns;
}

/// What row labels of this width take of the area.
qreal shareFor(qreal text, qreal areaWidth) {
    return std::min(std::max(text, kMinGutter) + kGutterGap, areaWidth * HeatmapLayout::kMaxGutterShare);
}

qreal snapped(qreal value, qreal pixelRatio) { return std::round(value * pixelRatio) / pixelRatio; }

int indexAt(qreal offset, qreal extent, int count) {
    return extent > 0 ? std::clamp(static_cast<int>(std::floor(offset / extent)), 0, count - 1) : 0;
}

} // namespace

HeatmapLayout::HeatmapLayout(const Request& request)
    : m_area(request.area), m_legendWidth(request.legendWidth),
      m_groupHeight(request.hasColumnGroups ? kColumnGroupHeight : 0), m_rows(request.rows),
      m_columns(request.columns) {
    const qreal ratio = request.devicePixelRatio;
    const QRectF inner = m_area.adjusted(kPadding, kPadding, -kPadding, -kPadding);
    const qreal titleHeight = request.hasTitle ? kTitleHeight : 0;
    m_title = QRectF(inner.left(), inner.top(), std::max(0.0, inner.width()), titleHeight);

    const qreal top = snapped(inner.top() + titleHeight + m_groupHeight + kHeaderHeight, ratio);
    const qreal viewHeight = std::max(1.0, inner.bottom() - top);
    const qreal leastHeight = request.scrolls ? kMinRowHeight : 1;
    m_cell.setHeight(cellExtent(viewHeight, m_rows, leastHeight, kMaxRowHeight, request.zoom, ratio));
    const bool leaveRoom = request.pinnedRows * m_cell.height() <= viewHeight / 2;
    m_frozen = request.scrolls && leaveRoom ? std::clamp(request.pinnedRows, 0, m_rows) : 0;

    if (needsLegendsRoom(request, inner.width())) {
        m_hasLegend = false;
        const qreal left = inner.width() - columnsWidth(request.wholeValueWidth, m_columns, ratio);
        m_gutter = std::floor(left * ratio + kRounding) / ratio;
    } else {
        m_gutter = snapped(gutterWidth(request, m_cell.height(), inner.width()), ratio);
    }
    const qreal left = snapped(inner.left() + m_gutter, ratio);
    const qreal legend = hasLegend() ? kLegendGap + m_legendWidth : 0;
    const qreal viewWidth = std::max(1.0, inner.right() - left - legend);
    const qreal leastWidth = request.scrolls ? kMinColumnWidth : 1;
    m_cell.setWidth(cellExtent(viewWidth, m_columns, leastWidth, kMaxColumnWidth, request.zoom, ratio));
    const QSizeF view(viewWidth, viewHeight);
    m_map = QRectF(left, top, std::min(view.width(), m_cell.width() * m_columns),
                   std::min(view.height(), m_cell.height() * m_rows));
    placeLegend(request, top + view.height());
}

qreal HeatmapLayout::gutterWidth(const Request& request, qreal rowHeight, qreal innerWidth) {
    const auto gutterFor = [&request](qreal text) { return shareFor(text, request.area.width()); };
    if (request.wholeLabelWidth > 0) return std::max(request.wholeLabelWidth, kMinGutter) + kGutterGap;
    const qreal forLabels = gutterFor(request.labelWidth);
    const bool twoLines = rowHeight >= kDetailRowHeight;
    const qreal most = twoLines ? std::max(forLabels, gutterFor(request.detailWidth)) : forLabels;
    // Row labels give way so that values can show, unless these would not fit even then.
    for (const qreal value : {request.valueWidth, request.wholeValueWidth}) {
        const qreal left = innerWidth - columnsWidth(value, request.columns, request.devicePixelRatio) - kLegendGap -
                           request.legendWidth;
        if (left >= std::min(forLabels, kLegibleGutter))
            return std::min(std::max(left, gutterFor(request.axesWidth)), most);
    }
    return forLabels;
}

bool HeatmapLayout::needsLegendsRoom(const Request& request, qreal innerWidth) {
    if (!request.showsValues || !request.scrolls || request.columns == 0) return false;
    const qreal left = innerWidth - columnsWidth(request.wholeValueWidth, request.columns, request.devicePixelRatio);
    const qreal least = std::min(std::max(request.axesWidth, kMinGutter) + kGutterGap, kLegibleGutter);
    const qreal beside = std::min(shareFor(request.labelWidth, request.area.width()), kLegibleGutter);
    return left >= least && left - kLegendGap - request.legendWidth < beside; // see gutterWidth()
}

void HeatmapLayout::placeLegend(const Request& request, qreal viewBottom) {
    if (!hasLegend()) return;
    const qreal keys = request.legendKeysHeight > 0 ? request.legendKeysHeight + kLegendKeysGap : 0;
    const qreal space = viewBottom - m_map.top() - kLegendBarInset - keys;
    const qreal wanted = std::clamp(m_map.height() - kLegendBarInset - keys, kLegendMinHeight, kLegendMaxHeight);
    const qreal x = m_map.right() + kLegendGap;
    m_legendBar = QRectF(x, m_map.top() + kLegendBarInset, kLegendBarWidth, std::max(0.0, std::min(wanted, space)));
    m_legendKeys = QRectF(x, m_legendBar.bottom() + kLegendKeysGap, request.legendWidth, request.legendKeysHeight);
}

QSize HeatmapLayout::naturalSize(const Request& request) {
    const qreal rest = request.columns * kNaturalColumnWidth + kLegendGap + request.legendWidth + 2 * kPadding;
    const qreal gutter = std::max(request.labelWidth, kMinGutter) + kGutterGap;
    // Wide enough for the label gutter's share to hold names of usual length; longer ones are elided.
    const qreal forLabels = std::ceil(std::min(gutter, kUsualGutter) / kMaxGutterShare) + 1;
    const qreal usual = std::max(rest + std::min(gutter, rest * kMaxGutterShare / (1 - kMaxGutterShare)), forLabels);
    const qreal whole = rest + std::max(request.wholeLabelWidth, kMinGutter) + kGutterGap;
    const qreal width =
        request.wholeLabelWidth > 0 ? std::max({usual, whole, request.titleWidth + 2 * kPadding}) : usual;
    return QSize(static_cast<int>(std::ceil(std::clamp(width, 360.0, 8000.0))),
                 static_cast<int>(std::ceil(std::clamp(naturalHeight(request), 160.0, 16000.0))));
}

qreal HeatmapLayout::naturalHeight(const Request& request) {
    const qreal legend = kLegendMinHeight + kLegendBarInset +
                         (request.legendKeysHeight > 0 ? kLegendKeysGap + request.legendKeysHeight : 0);
    return 2 * kPadding + (request.hasTitle ? kTitleHeight : 0) + kHeaderHeight +
           (request.hasColumnGroups ? kColumnGroupHeight : 0) + std::max(request.rows * kNaturalRowHeight, legend);
}

QSizeF HeatmapLayout::scrollRange() const {
    return QSizeF(std::max(0.0, m_cell.width() * m_columns - m_map.width()),
                  std::max(0.0, m_cell.height() * m_rows - m_map.height()));
}

QRectF HeatmapLayout::cornerRect() const {
    return QRectF(m_map.left() - m_gutter, m_map.top() - kHeaderHeight, m_gutter - kGutterGap, kHeaderHeight);
}

QRectF HeatmapLayout::columnLabelRect(int column) const {
    const QRectF cell = cellRect(0, column);
    return QRectF(cell.left(), m_map.top() - kHeaderHeight, cell.width(), kHeaderHeight);
}

QRectF HeatmapLayout::columnGroupRect(int first, int last) const {
    const qreal left = cellRect(0, first).left();
    return QRectF(left, m_map.top() - kHeaderHeight - m_groupHeight, cellRect(0, last).right() - left, m_groupHeight);
}

QRectF HeatmapLayout::rowLabelRect(int row) const {
    const QRectF cell = cellRect(row, 0);
    return QRectF(m_map.left() - m_gutter, cell.top(), m_gutter - kGutterGap, cell.height());
}

QRectF HeatmapLayout::cellRect(int row, int column) const {
    return QRectF(m_map.left() + column * m_cell.width() - m_scroll.x(),
                  m_map.top() + row * m_cell.height() - (row < m_frozen ? 0 : m_scroll.y()), m_cell.width(),
                  m_cell.height());
}

QRectF HeatmapLayout::frozenBand() const {
    return QRectF(m_area.left(), m_map.top(), m_map.right() - m_area.left(), frozenHeight());
}

QRectF HeatmapLayout::scrolledBand() const {
    return QRectF(m_area.left(), m_map.top() + frozenHeight(), m_map.right() - m_area.left(),
                  m_map.height() - frozenHeight());
}

QRectF HeatmapLayout::legendCaptionRect() const {
    return QRectF(m_legendBar.left(), m_map.top() - kHeaderHeight, m_legendWidth, kHeaderHeight);
}

int HeatmapLayout::rowAtY(qreal y) const {
    const qreal offset = y - m_map.top();
    return indexAt(offset < frozenHeight() ? offset : offset + m_scroll.y(), m_cell.height(), m_rows);
}

int HeatmapLayout::columnAtX(qreal x) const {
    return indexAt(x - m_map.left() + m_scroll.x(), m_cell.width(), m_columns);
}

int HeatmapLayout::firstVisibleRow() const { return std::max(m_frozen, rowAtY(m_map.top() + frozenHeight())); }

int HeatmapLayout::lastVisibleRow() const { return rowAtY(m_map.bottom()); }

int HeatmapLayout::firstVisibleColumn() const { return columnAtX(m_map.left()); }

int HeatmapLayout::lastVisibleColumn() const { return columnAtX(m_map.right()); }

QPoint HeatmapLayout::cellAt(QPointF position) const {
    if (m_rows == 0 || m_columns == 0 || !m_map.contains(position)) return {-1, -1};
    return {columnAtX(position.x()), rowAtY(position.y())};
}

int HeatmapLayout::rowLabelAt(QPointF position) const {
    const QRectF labels(m_map.left() - m_gutter, m_map.top(), m_gutter, m_map.height());
    return m_rows > 0 && labels.contains(position) ? rowAtY(position.y()) : -1;
}

int HeatmapLayout::columnLabelAt(QPointF position) const {
    const qreal height = kHeaderHeight + m_groupHeight; // the name of its group belongs to the column, too
    const QRectF labels(m_map.left(), m_map.top() - height, m_map.width(), height);
    return m_columns > 0 && labels.contains(position) ? columnAtX(position.x()) : -1;
}

QPointF HeatmapLayout::scrollToShow(int row, int column) const {
    const auto shown = [](qreal present, qreal start, qreal extent, qreal window) {
        return std::clamp(present, start + extent - window, std::max(start, 0.0));
    };
    // A cell larger than the window shows its start.
    const qreal width = std::min(m_cell.width(), m_map.width());
    const qreal window = scrolledBand().height();
    const qreal height = std::min(m_cell.height(), window);
    return {shown(m_scroll.x(), column * m_cell.width(), width, m_map.width()),
            row < m_frozen ? m_scroll.y()
                           : shown(m_scroll.y(), row * m_cell.height() - frozenHeight(), height, window)};
}

} // namespace chronoscope::widgets
