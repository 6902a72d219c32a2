// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/SeriesStyle.h"

#include "widgets/plots/PlotTheme.h"

#include <QPainter>
#include <QPolygonF>

#include <array>

namespace chronoscope::widgets {

namespace {

constexpr qreal kLineWidth = 1.75;
constexpr qreal kMarkerRadius = 3.5;
constexpr double kFaintShare = 0.35;
constexpr double kFaintRimShare = 0.7;
constexpr double kRimShare = 0.35;
constexpr int kShapes = 5;

void drawShape(QPainter& painter, int shape, QPointF c) {
    constexpr qreal r = kMarkerRadius;
    switch (shape) {
    case 0: painter.drawEllipse(c, r, r); break;
    case 1: painter.drawRect(QRectF(c - QPointF(r - 0.4, r - 0.4), QSizeF(2 * r - 0.8, 2 * r - 0.8))); break;
    case 2:
        painter.drawPolygon(
            QPolygonF({c + QPointF(0, -r - 0.6), c + QPointF(r + 0.4, r - 0.4), c + QPointF(-r - 0.4, r - 0.4)}));
        break;
    case 3:
        painter.drawPolygon(
            QPolygonF({c + QPointF(0, -r - 1), c + QPointF(r + 1, 0), c + QPointF(0, r + 1), c + QPointF(-r - 1, 0)}));
        break;
    default:
        painter.drawPolygon(
            QPolygonF({c + QPointF(0, r + 0.6), c + QPointF(r + 0.4, 0.4 - r), c + QPointF(-r - 0.4, 0.4 - r)}));
        break;
    }
}

} // namespace

QColor SeriesStyle::color(const PlotTheme& theme) const { return theme.seriesColor(m_index); }

QPen SeriesStyle::pen(const PlotTheme& theme) const {
    constexpr std::array kLines{Qt::SolidLine, Qt::DashDotLine, Qt::DotLine, Qt::DashDotDotLine};
    const auto round = static_cast<std::size_t>(m_index / PlotTheme::seriesColors().size());
    const Qt::PenStyle line = m_published ? Qt::DashLine : kLines[round % kLines.size()];
    return QPen(color(theme), kLineWidth, line, Qt::FlatCap, Qt::RoundJoin);
}

void SeriesStyle::drawMarker(QPainter& painter, QPointF centre, const PlotTheme& theme, bool faint) const {
    const QColor fill = faint ? PlotTheme::blend(color(theme), theme.page, kFaintShare) : color(theme);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_published) {
        painter.setPen(QPen(fill, 1.5));
        painter.setBrush(theme.page);
    } else {
        // Pale colours would melt into the page without a rim.
        painter.setPen(QPen(faint ? PlotTheme::blend(color(theme), theme.page, kFaintRimShare)
                                  : PlotTheme::blend(theme.ink, fill, kRimShare),
                            1));
        painter.setBrush(fill);
    }
    drawShape(painter, m_index % kShapes, centre);
    painter.restore();
}

} // namespace chronoscope::widgets
