// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// Draws a heat map with a QPainter: the one path for screen, PNG, SVG and PDF. Borrows the data for
// its own short life; created for each paint. Uses neither clipping (unless the cells scroll) nor
// pattern brushes, which Qt's SVG writer drops. GUI thread, or the thread that owns the paint device.
#pragma once

#include "widgets/plots/ColorScale.h"
#include "widgets/plots/HeatmapLayout.h"
#include "widgets/plots/HeatmapSummary.h"
#include "widgets/plots/PlotTheme.h"

#include <QFont>
#include <QPoint>
#include <QRect>
#include <QStringList>

#include <optional>
#include <vector>

class QPainter;

namespace chronoscope::widgets {

struct HeatmapCell;
struct HeatmapData;

/// How the data is looked at; cells as x = column, y = row, (-1, -1) for none.
struct HeatmapView {
    bool fit = false;
    bool showValues = true;
    QPoint current{-1, -1};
    QPoint hovered{-1, -1};
    /// The cells being brushed, in columns and rows.
    QRect brush;
    bool focused = false;
};

class HeatmapPainter {
public:
    /// Borrows the summary like the data.
    HeatmapPainter(const HeatmapData& data, const HeatmapSummary& summary, const PlotTheme& theme, const QFont& font,
                   const HeatmapView& view);

    /// The part of a layout request that follows from the content; the caller adds the area.
    static HeatmapLayout::Request measure(const HeatmapData& data, const HeatmapSummary& summary, const QFont& font);

    /// The same for a figure of a size of its own, in which names are whole.
    static HeatmapLayout::Request measureFigure(const HeatmapData& data, const HeatmapSummary& summary,
                                                const QFont& font);

    void draw(QPainter& painter, const HeatmapLayout& layout) const;

private:
    static constexpr qreal kMinTextHeight = 18; ///< of a row
    static constexpr qreal kLabelSpacing = 8;
    static constexpr qreal kPinWidth = 14;

    /// From the first to the last one.
    struct Rows {
        int first = 0;
        int last = -1;
    };
    /// What stands below all values: interval and n where cells are large enough for all of them, else n alone.
    enum class Details { None, Counts, All };
    /// How all values are written, if there is room for them.
    struct ValueLook {
        QFont font;
        int decimals = 1;
        Details details = Details::None;
    };

    /// How the names of columns are written.
    struct ColumnLook {
        QFont font;
        qreal widest = 1; ///< of what is written
        int stride = 1;   ///< every so many are
        bool isCut = false;
    };

    ColumnLook columnLook(qreal cellWidth) const;
    void drawBand(QPainter& painter, const HeatmapLayout& layout, const QRectF& band, Rows rows) const;
    void drawTitle(QPainter& painter, const HeatmapLayout& layout) const;
    void drawCorner(QPainter& painter, const HeatmapLayout& layout) const;
    void drawColumnLabels(QPainter& painter, const HeatmapLayout& layout) const;
    /// Columns beside each other with one name above them.
    struct ColumnGroup {
        QString name;
        QRectF rect;
    };
    std::vector<ColumnGroup> columnGroups(const HeatmapLayout& layout) const;
    void drawColumnGroups(QPainter& painter, const HeatmapLayout& layout) const;
    void drawRowLabels(QPainter& painter, const HeatmapLayout& layout, Rows rows) const;
    void drawRowLabel(QPainter& painter, const QRectF& rect, int row) const;
    void drawPin(QPainter& painter, const QRectF& rect) const;
    void drawCells(QPainter& painter, const HeatmapLayout& layout, Rows rows) const;
    void drawDiagonal(QPainter& painter, const HeatmapLayout& layout, Rows rows) const;
    void drawGroupLines(QPainter& painter, const HeatmapLayout& layout, Rows rows) const;
    void drawBrush(QPainter& painter, const HeatmapLayout& layout) const;
    void drawFill(QPainter& painter, const QRectF& rect, const QColor& fill) const;
    void drawValue(QPainter& painter, const QRectF& rect, const HeatmapCell& cell, const QColor& fill,
                   const ValueLook& look) const;
    static void drawDoubt(QPainter& painter, const QRectF& rect, const QColor& fill);
    void clipToRow(QPainter& painter, const HeatmapLayout& layout, int row, int margin) const;
    void drawPointers(QPainter& painter, const HeatmapLayout& layout) const;
    void drawLabelBand(QPainter& painter, const QRectF& rect, bool current) const;
    std::optional<ValueLook> valueLook(const QSizeF& cell) const;
    QStringList detailsOf(const HeatmapCell& cell, Details which) const;
    Details roomForDetails(const QSizeF& cell) const;

    const HeatmapData& m_data;
    const HeatmapSummary& m_summary;
    const PlotTheme& m_theme;
    QFont m_font;
    HeatmapView m_view;
    ColorScale m_scale;
};

} // namespace chronoscope::widgets
