// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/FigureFrame.h"

#include "widgets/plots/PlotTheme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chronoscope::widgets {

namespace {

constexpr qreal kFramePadding = 12;
constexpr qreal kFrameTitle = 32;
constexpr qreal kFrameLegendGap = 16;
constexpr qreal kMostLegend = 300; ///< names of usual runs are whole where the figure is wide
constexpr qreal kLegendShare = 0.30;
constexpr qreal kMostWholeLegend = 0.75;
// Narrower figures have the legend below.
constexpr qreal kSideLegendFrom = 520;
constexpr qreal kBelowShare = 0.30;

bool showsLegend(const FigureContent& content) { return content.legend.size() > 1; }

qreal legendWidth(const FigureContent& content, const QFont& font, FigureFrame::Names names) {
    if (names == FigureFrame::Names::Whole)
        return SeriesLegend::naturalWidth(content.legend, font, FigureFrame::kWholeName);
    return std::min(SeriesLegend::naturalWidth(content.legend, font), kMostLegend);
}

} // namespace

FigureFrame::FigureFrame(const FigureContent& content, const QFont& font, const QRectF& area, int firstEntry,
                         Names names)
    : m_area(area) {
    const QRectF inner = area.adjusted(kFramePadding, kFramePadding, -kFramePadding, -kFramePadding);
    m_title =
        QRectF(inner.left(), inner.top(), std::max(0.0, inner.width()), content.title.isEmpty() ? 0.0 : kFrameTitle);
    QRectF rest(inner.left(), m_title.bottom(), m_title.width(), std::max(0.0, inner.bottom() - m_title.bottom()));
    if (showsLegend(content) && area.width() >= kSideLegendFrom) {
        const qreal most = area.width() * (names == Names::Whole ? kMostWholeLegend : kLegendShare);
        const qreal width = std::min(legendWidth(content, font, names), most);
        const QRectF place(std::floor(rest.right() - width), rest.top(), width, rest.height());
        m_legend = SeriesLegend(content.legend, font, place, false, firstEntry);
        rest.setRight(place.left() - kFrameLegendGap);
    } else if (showsLegend(content)) {
        constexpr qreal row = SeriesLegend::kRowHeight;
        const qreal most = std::max(row, std::floor(rest.height() * kBelowShare / row) * row);
        const qreal height = std::min(SeriesLegend::flowHeight(content.legend, font, rest.width()), most);
        const QRectF place(rest.left(), std::floor(rest.bottom() - height), rest.width(), height);
        m_legend = SeriesLegend(content.legend, font, place, true);
        rest.setBottom(place.top() - kFramePadding / 2);
    }
    m_body = QRectF(rest.toRect()).intersected(area);
}

QSize FigureFrame::sizeAround(QSize body, const FigureContent& content, const QFont& font, Names names) {
    qreal width = body.width() + 2 * kFramePadding;
    qreal height = body.height();
    if (showsLegend(content)) {
        width += kFrameLegendGap + legendWidth(content, font, names);
        // The body grows with a long legend: a figure cannot be scrolled.
        height = std::max(height, SeriesLegend::kRowHeight * static_cast<qreal>(content.legend.size()));
    }
    if (names == Names::Whole) width = std::max(width, titleWidth(content.title, font) + 2 * kFramePadding);
    height += 2 * kFramePadding + (content.title.isEmpty() ? 0.0 : kFrameTitle);
    return QSize(static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height)));
}

qreal FigureFrame::titleWidth(const QString& title, const QFont& font) {
    const QFontMetricsF metrics(PlotTheme::sized(font, PlotTheme::kSectionPx, true));
    return std::min(std::ceil(metrics.horizontalAdvance(title)) + 1, kWidestTitle);
}

void FigureFrame::draw(QPainter& painter, const FigureContent& content, const PlotTheme& theme, const QFont& font,
                       const QSet<qint64>& hidden) const {
    painter.fillRect(m_area, theme.page);
    if (content.empty) {
        drawEmpty(painter, m_area, content.emptyText, content.emptyHint, theme, font);
        return;
    }
    painter.save();
    painter.setFont(PlotTheme::sized(font, PlotTheme::kSectionPx, true));
    painter.setPen(theme.ink);
    painter.drawText(m_title, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
                     QFontMetricsF(painter.font()).elidedText(content.title, Qt::ElideMiddle, m_title.width()));
    painter.restore();
    if (showsLegend(content)) m_legend.draw(painter, theme, hidden);
}

void FigureFrame::drawEmpty(QPainter& painter, const QRectF& area, const QString& text, const QString& hint,
                            const PlotTheme& theme, const QFont& font) {
    const QRectF inner = area.adjusted(24, 0, -24, 0);
    const QRectF hintSpace(inner.left(), inner.center().y() + 4, inner.width(), inner.height() / 2 - 4);
    const QRectF titleSpace(inner.left(), inner.top(), inner.width(), inner.height() / 2 - 4);
    painter.save();
    painter.setFont(PlotTheme::sized(font, PlotTheme::kSectionPx, true));
    painter.setPen(theme.ink);
    painter.drawText(titleSpace, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap, text);
    painter.setFont(PlotTheme::sized(font, PlotTheme::kBodyPx));
    painter.setPen(theme.secondary);
    painter.drawText(hintSpace, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, hint);
    painter.restore();
}

void FigureFrame::drawFocus(QPainter& painter, const QRectF& area, const PlotTheme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, 1.5));
    painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 4, 4);
    painter.restore();
}

} // namespace chronoscope::widgets
