// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/Hatch.h"

#include "widgets/plots/PlotTheme.h"

#include <QPainter>

#include <algorithm>

namespace chronoscope::widgets {

namespace {
constexpr qreal kSpacing = 6;
constexpr qreal kColourStroke = 2;
constexpr double kGround = 0.07; ///< shares of the ink
constexpr double kStroke = 0.30;
constexpr double kDarkGround = 0.14; ///< the eye tells dark greys apart less well
constexpr double kDarkStroke = 0.46;
constexpr int kPaler = 165; ///< percent of the colour's brightness
} // namespace

Hatch::Hatch(const PlotTheme& theme)
    : Hatch(PlotTheme::blend(theme.ink, theme.page, theme.dark ? kDarkGround : kGround),
            PlotTheme::blend(theme.ink, theme.page, theme.dark ? kDarkStroke : kStroke), 1) {}

Hatch::Hatch(const QColor& ground, const QColor& stroke, qreal width)
    : m_ground(ground), m_stroke(stroke), m_width(width) {}

std::optional<Hatch> Hatch::of(Mark mark, const PlotTheme& theme) {
    if (mark == Mark::Missing) return Hatch(theme);
    if (mark != Mark::CutOffBefore) return std::nullopt;
    const QColor color = CategoryMark::color(mark, theme);
    return Hatch(color, color.lighter(kPaler), kColourStroke);
}

void Hatch::add(QPainter& painter, const QRectF& rect) {
    painter.fillRect(rect, m_ground);
    // Rising diagonals x + y = c, cut to the rectangle.
    for (qreal c = kSpacing / 2; c < rect.width() + rect.height(); c += kSpacing) {
        const qreal fromX = std::max(0.0, c - rect.height());
        const qreal toX = std::min(rect.width(), c);
        m_lines.append(QLineF(rect.left() + fromX, rect.top() + c - fromX, rect.left() + toX, rect.top() + c - toX));
    }
}

void Hatch::draw(QPainter& painter) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_stroke, m_width, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(m_lines);
    painter.restore();
    m_lines.clear();
}

} // namespace chronoscope::widgets
