// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/HeatmapPainter.h"

#include "widgets/plots/FigureFrame.h"
#include "widgets/plots/Hatch.h"
#include "widgets/plots/HeatmapData.h"
#include "widgets/plots/HeatmapLegend.h"
#include "widgets/plots/HeatmapText.h"
#include "widgets/plots/LongestText.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chronoscope::widgets {

namespace {

constexpr qreal kBodyTextHeight = 24;
constexpr qsizetype kMostDetailed = 400; ///< cells: of more, lines below the values would be noise
constexpr qreal kDetailsHeight = 60;     ///< of a cell that has room for two lines below its value
constexpr qreal kDetailLine = 20;        ///< less for one
constexpr qreal kValueMargin = 4;
constexpr qreal kGapFrom = 8;
constexpr double kSmallCountInk = 0.66;

// The longest text a cell can show, with some air.
qreal valueWidth(const HeatmapData& data, const HeatmapSummary& summary, const QFont& font, int decimals) {
    const QFontMetricsF metrics(font);
    const auto widthOf = [&](double value) {
        return metrics.horizontalAdvance(HeatmapText::value(data, value, decimals));
    };
    if (data.scale == HeatmapScale::Percent) return widthOf(100.0) + kValueMargin;
    if (std::isnan(summary.lowest)) return 0;
    return std::max(widthOf(summary.lowest), widthOf(summary.highest)) + kValueMargin;
}

// The part of the cell that is coloured; the rest is the gap to the next one.
QRectF fillRect(const QRectF& cell) {
    const bool gap = cell.width() >= kGapFrom && cell.height() >= kGapFrom;
    return gap ? cell.adjusted(0, 0, -1, -1) : cell;
}

bool scrolls(const HeatmapLayout& layout) {
    const QSizeF range = layout.scrollRange();
    return range.width() > 0 || range.height() > 0;
}

} // namespace

HeatmapPainter::HeatmapPainter(const HeatmapData& data, const HeatmapSummary& summary, const PlotTheme& theme,
                               const QFont& font, const HeatmapView& view)
    : m_data(data), m_summary(summary), m_theme(theme), m_font(font), m_view(view),
      m_scale(summary.scale(data, view.fit)) {}

HeatmapLayout::Request HeatmapPainter::measure(const HeatmapData& data, const HeatmapSummary& summary,
                                               const QFont& font) {
    const QFont caption = PlotTheme::sized(font, PlotTheme::kCaptionPx);
    HeatmapLayout::Request request;
    request.rows = data.rowCount();
    request.columns = data.columnCount();
    request.pinnedRows = data.pinnedRows;
    request.hasTitle = !data.title.isEmpty();
    request.hasColumnGroups = !data.columnGroups.isEmpty();
    const QFontMetricsF axes(caption);
    request.axesWidth =
        axes.horizontalAdvance(data.rowAxis) + axes.horizontalAdvance(data.columnAxis) + 2 * kLabelSpacing;
    LongestText labels(PlotTheme::sized(font, PlotTheme::kBodyPx));
    LongestText details(caption);
    for (const HeatmapRow& row : data.rows) {
        labels.add(row.label);
        details.add(row.detail);
    }
    request.labelWidth = std::max(request.axesWidth, labels.width() + 1 + (data.pinnedRows > 0 ? kPinWidth : 0));
    request.detailWidth = details.width() + 1;
    request.valueWidth = valueWidth(data, summary, caption, 1);
    request.wholeValueWidth = valueWidth(data, summary, caption, 0);
    const HeatmapLegend::Extent legend = HeatmapLegend::measure(data, summary, font);
    request.legendWidth = legend.width;
    request.legendKeysHeight = legend.keysHeight;
    return request;
}

HeatmapLayout::Request HeatmapPainter::measureFigure(const HeatmapData& data, const HeatmapSummary& summary,
                                                     const QFont& font) {
    HeatmapLayout::Request request = measure(data, summary, font);
    request.scrolls = false;
    request.titleWidth = FigureFrame::titleWidth(data.title, font);
    LongestText labels(PlotTheme::sized(font, PlotTheme::kBodyPx));
    LongestText details(PlotTheme::sized(font, PlotTheme::kCaptionPx));
    for (const HeatmapRow& row : data.rows) {
        labels.add(row.label.left(FigureFrame::kWholeName));
        details.add(row.detail.left(FigureFrame::kWholeName));
    }
    const qreal pin = data.pinnedRows > 0 ? kPinWidth : 0;
    request.wholeLabelWidth = std::max(request.axesWidth, std::ceil(labels.width()) + 1 + pin);
    request.area = QRectF(QPointF(), HeatmapLayout::naturalSize(request));
    // Few rows are tall, and have a second line.
    if (HeatmapLayout(request).cellSize().height() >= HeatmapLayout::kDetailRowHeight)
        request.wholeLabelWidth = std::max(request.wholeLabelWidth, std::ceil(details.width()) + 1 + pin);
    return request;
}

void HeatmapPainter::draw(QPainter& painter, const HeatmapLayout& layout) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(layout.area(), m_theme.page);
    if (m_data.isEmpty()) {
        FigureFrame::drawEmpty(painter, layout.area(), m_data.emptyText, m_data.emptyHint, m_theme, m_font);
        if (m_view.focused) FigureFrame::drawFocus(painter, layout.area(), m_theme);
        painter.restore();
        return;
    }

    drawTitle(painter, layout);
    drawCorner(painter, layout);
    drawColumnLabels(painter, layout);
    drawBand(painter, layout, layout.scrolledBand(), {layout.firstVisibleRow(), layout.lastVisibleRow()});
    if (layout.frozenRows() > 0) drawBand(painter, layout, layout.frozenBand(), {0, layout.frozenRows() - 1});
    drawColumnGroups(painter, layout);
    if (m_view.brush.isValid()) drawBrush(painter, layout);
    drawPointers(painter, layout);

    const QPoint read = m_view.hovered.x() >= 0 ? m_view.hovered : m_view.current;
    HeatmapLegend(m_scale, m_summary, m_theme, m_font)
        .draw(painter, layout, m_data, m_data.cell(read.y(), read.x()).value);
    if (m_view.focused) FigureFrame::drawFocus(painter, layout.area(), m_theme);
    painter.restore();
}

/// The rows that scroll, or those that do not, with their labels.
void HeatmapPainter::drawBand(QPainter& painter, const HeatmapLayout& layout, const QRectF& band, Rows rows) const {
    painter.save();
    if (layout.scrollRange().height() > 0) painter.setClipRect(band);
    drawRowLabels(painter, layout, rows);
    if (scrolls(layout)) painter.setClipRect(band.intersected(layout.mapRect()));
    drawCells(painter, layout, rows);
    if (m_data.markDiagonal) drawDiagonal(painter, layout, rows);
    painter.restore();
    drawGroupLines(painter, layout, rows);
}

std::optional<HeatmapPainter::ValueLook> HeatmapPainter::valueLook(const QSizeF& cell) const {
    if (!m_view.showValues || cell.height() < kMinTextHeight) return std::nullopt;
    // One decision for the whole map: values that come and go by cell would look like data.
    for (const int decimals : {1, 0}) {
        for (const int pixels : {PlotTheme::kBodyPx, PlotTheme::kCaptionPx}) {
            if (pixels == PlotTheme::kBodyPx && cell.height() < kBodyTextHeight) continue;
            const QFont font = PlotTheme::sized(m_font, pixels);
            if (valueWidth(m_data, m_summary, font, decimals) <= cell.width())
                return ValueLook{font, decimals, roomForDetails(cell)};
        }
    }
    return std::nullopt;
}

QStringList HeatmapPainter::detailsOf(const HeatmapCell& cell, Details which) const {
    if (which == Details::None) return {};
    QStringList lines = HeatmapText::details(m_data, cell);
    if (which == Details::Counts && cell.hasInterval() && !lines.isEmpty()) lines.removeFirst();
    return lines;
}

HeatmapPainter::Details HeatmapPainter::roomForDetails(const QSizeF& cell) const {
    if (m_data.cells.size() > kMostDetailed) return Details::None;
    const QFontMetricsF metrics(PlotTheme::sized(m_font, PlotTheme::kCaptionPx));
    for (const Details which : {Details::All, Details::Counts}) {
        const bool fits = std::all_of(m_data.cells.begin(), m_data.cells.end(), [&](const HeatmapCell& one) {
            const QStringList lines = detailsOf(one, which);
            const qreal height = lines.size() > 1 ? kDetailsHeight : kDetailsHeight - kDetailLine;
            return cell.height() >= height && std::all_of(lines.begin(), lines.end(), [&](const QString& line) {
                       return metrics.horizontalAdvance(line) + 2 * kValueMargin <= cell.width();
                   });
        });
        if (fits) return which;
    }
    return Details::None;
}

void HeatmapPainter::drawCells(QPainter& painter, const HeatmapLayout& layout, Rows rows) const {
    const std::optional<ValueLook> look = valueLook(layout.cellSize());
    const bool dashes = layout.cellSize().height() >= kGapFrom && layout.cellSize().width() >= kGapFrom;
    const QColor dash = PlotTheme::blend(m_theme.secondary, m_theme.page, 0.6);
    Hatch hatch(m_theme);
    if (look) painter.setFont(look->font);
    for (int row = rows.first; row <= rows.last; ++row) {
        for (int column = layout.firstVisibleColumn(); column <= layout.lastVisibleColumn(); ++column) {
            const HeatmapCell& cell = m_data.cell(row, column);
            const QRectF rect = fillRect(layout.cellRect(row, column));
            if (cell.hasValue()) {
                const QColor fill = m_scale.color(cell.value);
                drawFill(painter, rect, fill);
                if (look) drawValue(painter, rect, cell, fill, *look);
                if (cell.doubted && dashes) drawDoubt(painter, rect, fill);
            } else if (cell.planned) {
                hatch.add(painter, rect);
            } else if (dashes) {
                const QPointF centre = rect.center();
                painter.fillRect(QRectF(std::round(centre.x()) - 3, std::round(centre.y()), 6, 1), dash);
            }
        }
    }
    hatch.draw(painter);
}

/// What a dark page would swallow has a line round it; the smallest cells have no room for one.
void HeatmapPainter::drawFill(QPainter& painter, const QRectF& rect, const QColor& fill) const {
    painter.fillRect(rect, fill);
    const auto rim = m_theme.rimOf(fill);
    if (!rim || rect.height() < kGapFrom || rect.width() < kGapFrom) return;
    for (const QRectF& side :
         {QRectF(rect.left(), rect.top(), rect.width(), 1), QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1),
          QRectF(rect.left(), rect.top(), 1, rect.height()), QRectF(rect.right() - 1, rect.top(), 1, rect.height())})
        painter.fillRect(side, *rim);
}

namespace {
/// As dim as it can be read on its filling.
QColor dimInk(const QColor& ink, const QColor& fill) {
    constexpr double kLegible = 4.5, kStep = 0.04;
    for (double share = kSmallCountInk; share < 1; share += kStep)
        if (const QColor dim = PlotTheme::blend(ink, fill, share); ColorScale::contrast(dim, fill) >= kLegible)
            return dim;
    return ink;
}
} // namespace

void HeatmapPainter::drawValue(QPainter& painter, const QRectF& rect, const HeatmapCell& cell, const QColor& fill,
                               const ValueLook& look) const {
    const QColor ink = ColorScale::textOn(fill);
    const bool isSmall = m_data.isSmall(cell);
    painter.setPen(isSmall ? dimInk(ink, fill) : ink);
    const auto slanted = [isSmall](QFont font) { // fillings of middling light leave nothing to dim
        font.setItalic(isSmall);
        return font;
    };
    painter.setFont(slanted(look.font));
    const QString value = HeatmapText::value(m_data, cell.value, look.decimals);
    const QStringList lines = detailsOf(cell, look.details);
    const QFont caption = PlotTheme::sized(m_font, PlotTheme::kCaptionPx);
    const qreal lineHeight = QFontMetricsF(caption).height();
    const qreal below = lineHeight * static_cast<qreal>(lines.size());
    painter.drawText(rect.adjusted(0, 0, 0, -below), Qt::AlignCenter | Qt::TextSingleLine, value);
    painter.setFont(lines.isEmpty() ? look.font : slanted(caption));
    const qreal middle = rect.center().y() - below / 2 + QFontMetricsF(look.font).height() / 2;
    for (qsizetype line = 0; line < lines.size(); ++line)
        painter.drawText(QRectF(rect.left(), middle + lineHeight * static_cast<qreal>(line), rect.width(), lineHeight),
                         Qt::AlignCenter | Qt::TextSingleLine, lines.at(line));
    painter.setFont(look.font);
}

/// A corner, so that the value stays legible.
void HeatmapPainter::drawDoubt(QPainter& painter, const QRectF& rect, const QColor& fill) {
    constexpr qreal kCorner = 7;
    const QPointF corner[3]{rect.topRight(), rect.topRight() - QPointF(kCorner, 0),
                            rect.topRight() + QPointF(0, kCorner)};
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(ColorScale::textOn(fill));
    painter.drawConvexPolygon(corner, 3);
    painter.restore();
}

void HeatmapPainter::drawDiagonal(QPainter& painter, const HeatmapLayout& layout, Rows rows) const {
    painter.setBrush(Qt::NoBrush);
    for (int row = rows.first; row <= rows.last; ++row) {
        const auto column = static_cast<int>(m_data.columns.indexOf(m_data.rows.at(row).label));
        if (column < 0) continue;
        const HeatmapCell& cell = m_data.cell(row, column);
        const QRectF rect = fillRect(layout.cellRect(row, column));
        painter.setPen(QPen(cell.hasValue() ? ColorScale::textOn(m_scale.color(cell.value)) : m_theme.ink, 1));
        painter.drawRect(rect.adjusted(1.5, 1.5, -2.5, -2.5));
    }
}

/// Above each row that begins a group, and between the rows that stay in place and those under them.
void HeatmapPainter::drawGroupLines(QPainter& painter, const HeatmapLayout& layout, Rows rows) const {
    const bool isFrozen = rows.first < layout.frozenRows();
    const QRectF band = isFrozen ? layout.frozenBand() : layout.scrolledBand();
    const auto draw = [&](qreal y) {
        for (const QRectF& side : {layout.cornerRect(), layout.mapRect()})
            painter.fillRect(QRectF(side.left(), y - 1.5, side.width(), 2), m_theme.secondary);
    };
    for (int row = std::max(1, rows.first); row <= rows.last; ++row) {
        const bool begins = m_data.rows.at(row).group != m_data.rows.at(row - 1).group || row == m_data.pinnedRows;
        const qreal y = layout.cellRect(row, 0).top();
        if (begins && y > band.top() && y < band.bottom()) draw(y);
    }
    if (isFrozen && layout.frozenRows() < m_data.rowCount()) draw(band.bottom());
}

void HeatmapPainter::drawBrush(QPainter& painter, const HeatmapLayout& layout) const {
    const QRectF cells = layout.cellRect(m_view.brush.top(), m_view.brush.left())
                             .united(layout.cellRect(m_view.brush.bottom(), m_view.brush.right()));
    QColor shade = m_theme.accent;
    shade.setAlphaF(0.25F);
    painter.save();
    clipToRow(painter, layout, m_view.brush.bottom(), 0);
    if (m_view.brush.top() < layout.frozenRows()) painter.setClipRect(layout.mapRect());
    painter.fillRect(cells, shade);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.accent, 2));
    painter.drawRect(cells.adjusted(1, 1, -2, -2));
    painter.restore();
}

/// To where rows like this one are seen, if anything scrolls.
void HeatmapPainter::clipToRow(QPainter& painter, const HeatmapLayout& layout, int row, int margin) const {
    if (!scrolls(layout)) return;
    const QRectF band = row < layout.frozenRows() ? layout.frozenBand() : layout.scrolledBand();
    painter.setClipRect(band.intersected(layout.mapRect()).adjusted(-margin, -margin, margin, margin));
}

void HeatmapPainter::drawPointers(QPainter& painter, const HeatmapLayout& layout) const {
    const auto outline = [&painter](const QRectF& rect, const QColor& color, qreal width) {
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.drawRect(rect);
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    if (m_view.hovered.x() >= 0 && m_view.hovered != m_view.current) {
        clipToRow(painter, layout, m_view.hovered.y(), 1);
        const QRectF rect = fillRect(layout.cellRect(m_view.hovered.y(), m_view.hovered.x()));
        outline(rect.adjusted(0.5, 0.5, -0.5, -0.5), m_theme.ink, 1);
        outline(rect.adjusted(1.5, 1.5, -1.5, -1.5), m_theme.page, 1);
    }
    if (m_view.current.x() >= 0) {
        // The ring alone would drown in cells near the accent's own colour; the inner line parts them.
        clipToRow(painter, layout, m_view.current.y(), 1);
        const QRectF rect = fillRect(layout.cellRect(m_view.current.y(), m_view.current.x()));
        outline(rect.adjusted(1.5, 1.5, -1.5, -1.5), m_theme.page, 1);
        outline(rect, m_theme.accent, 2);
    }
    painter.restore();
}

} // namespace chronoscope::widgets
