// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The hatched neutral fill that means "missing" on every plot. Draws explicit lines instead of a
// pattern brush, so that it is crisp at any scale and survives in SVG and PDF.
// Lives for one paint; GUI thread, or the thread that owns the paint device.
#pragma once

#include <QColor>
#include <QLineF>
#include <QVector>

class QPainter;
class QRectF;

namespace chronoscope::widgets {

struct PlotTheme;

class Hatch {
public:
    explicit Hatch(const PlotTheme& theme);

    /// Fills the ground now and remembers the lines; draw() strokes all of them in one go.
    void add(QPainter& painter, const QRectF& rect);
    void draw(QPainter& painter);

private:
    QColor m_ground;
    QColor m_stroke;
    QVector<QLineF> m_lines;
};

} // namespace chronoscope::widgets
