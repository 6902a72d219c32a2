// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/Hatch.h"

#include "widgets/plots/PlotTheme.h"

#include <QPainter>

#include <algorithm>

namespace chronoscope::widgets {

namespace {
constexpr qreal kSpacing = 6;
}

Hatch::Hatch(const PlotTheme& theme)
    : m_ground(PlotTheme::blend(theme.ink, theme.page, 0.07)), m_stroke(PlotTheme::blend(theme.ink, theme.page, 0.30)) {
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
    painter.setPen(QPen(m_stroke, 1, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(m_lines);
    painter.restore();
    m_lines.clear();
}

} // namespace chronoscope::widgets
