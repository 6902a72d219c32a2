// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Geometry of a heat map: where title, headers, row labels, cells and legend lie in a rectangle,
// and which cell is under a point. Pure arithmetic on logical pixels, no painting, no fonts: what
// text needs comes in as widths. A value; any thread.
#pragma once

#include <QPoint>
#include <QRectF>
#include <QSize>

namespace chronoscope::widgets {

class HeatmapLayout {
public:
    static constexpr qreal kPadding = 12;
    static constexpr qreal kMinRowHeight = 24;
    static constexpr qreal kMaxRowHeight = 120;
    static constexpr qreal kMaxGutterShare = 0.30;
    static constexpr qreal kDetailRowHeight = 40;

    struct Request {
        QRectF area;
        int rows = 0;
        int columns = 0;
        /// Of the rows, the first ones that stay in place if they take no more than half of the height.
        int pinnedRows = 0;
        qreal labelWidth = 0;
        /// In a figure of a size of its own: what the labels need, within bounds. They give way to nothing then.
        qreal wholeLabelWidth = 0;
        qreal titleWidth = 0; ///< that such a figure has room for
        /// Of the names of both axes, which stand beside each other above the row labels.
        qreal axesWidth = 0;
        /// Of the second line that rows tall enough show.
        qreal detailWidth = 0;
        /// What a cell needs to show its value, and its value without decimals; the row labels give way to the first,
        /// or else to the second, down to a legible width.
        qreal valueWidth = 0;
        qreal wholeValueWidth = 0;
        qreal legendWidth = 0;
        qreal legendKeysHeight = 0;
        /// Cells say their values, if these fit. Where they fit without the legend alone, on screen, it gives way: a
        /// number says more than a colour to compare.
        bool showsValues = false;
        bool hasTitle = false;
        /// Neighbouring columns have a common name above them.
        bool hasColumnGroups = false;
        /// On screen rows keep a legible height and scroll; a figure shows all rows at once.
        bool scrolls = true;
        qreal zoom = 1;
        qreal devicePixelRatio = 1;
    };

    HeatmapLayout() = default;
    explicit HeatmapLayout(const Request& request);

    /// A pleasant size for a figure with this content.
    static QSize naturalSize(const Request& request);

    void setScroll(QPointF offset) { m_scroll = offset; }
    QPointF scroll() const { return m_scroll; }
    /// How far the cells can scroll; zero where they fit.
    QSizeF scrollRange() const;

    QRectF area() const { return m_area; }
    QRectF titleRect() const { return m_title; }
    /// The visible window onto the cells.
    QRectF mapRect() const { return m_map; }
    /// So many of the first rows do not scroll.
    int frozenRows() const { return m_frozen; }
    /// Where these are seen, across the area, and where the others are.
    QRectF frozenBand() const;
    QRectF scrolledBand() const;
    /// Above the row labels, left of the column labels.
    QRectF cornerRect() const;
    QRectF columnLabelRect(int column) const;
    /// Above the labels of these columns.
    QRectF columnGroupRect(int first, int last) const;
    QRectF rowLabelRect(int row) const;
    QRectF cellRect(int row, int column) const;
    QSizeF cellSize() const { return m_cell; }
    bool hasLegend() const { return m_hasLegend; }
    QRectF legendCaptionRect() const;
    QRectF legendBarRect() const { return m_legendBar; }
    QRectF legendKeysRect() const { return m_legendKeys; }

    /// Of the rows that scroll.
    int firstVisibleRow() const;
    int lastVisibleRow() const;
    int firstVisibleColumn() const;
    int lastVisibleColumn() const;

    /// x = column, y = row; (-1, -1) outside the cells.
    QPoint cellAt(QPointF position) const;
    /// The row whose label is under the point, or -1.
    int rowLabelAt(QPointF position) const;
    /// The column whose label is, or -1.
    int columnLabelAt(QPointF position) const;
    /// The scroll offset nearest to the present one that shows the whole cell.
    QPointF scrollToShow(int row, int column) const;

private:
    static qreal naturalHeight(const Request& request);
    static qreal gutterWidth(const Request& request, qreal rowHeight, qreal innerWidth);
    static bool needsLegendsRoom(const Request& request, qreal innerWidth);
    void placeLegend(const Request& request, qreal viewBottom);
    int rowAtY(qreal y) const;
    qreal frozenHeight() const { return m_frozen * m_cell.height(); }
    int columnAtX(qreal x) const;

    QRectF m_area;
    QRectF m_title;
    QRectF m_map;
    QRectF m_legendBar;
    QRectF m_legendKeys;
    QSizeF m_cell;
    QPointF m_scroll;
    qreal m_gutter = 0;
    bool m_hasLegend = true;
    qreal m_legendWidth = 0;
    qreal m_groupHeight = 0;
    int m_rows = 0;
    int m_columns = 0;
    int m_frozen = 0;
};

} // namespace chronoscope::widgets
