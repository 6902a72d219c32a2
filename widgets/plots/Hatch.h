// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The hatched neutral fill that means "missing" on every plot, and that of the one category that shares
// its colour with another. Draws explicit lines instead of a pattern brush, so that it is crisp at any
// scale and survives in SVG and PDF.
// Lives for one paint; GUI thread, or the thread that owns the paint device.
#pragma once

#include "widgets/plots/CategoryMark.h"

#include <QColor>
#include <QLineF>
#include <QVector>

#include <optional>

class QPainter;
class QRectF;

namespace chronoscope::widgets {

struct PlotTheme;

class Hatch {
public:
    /// That of what is missing.
    explicit Hatch(const PlotTheme& theme);
    /// That of a mark, or nothing where it has a plain fill.
    static std::optional<Hatch> of(Mark mark, const PlotTheme& theme);

    /// Fills the ground now and remembers the lines; draw() strokes all of them in one go.
    void add(QPainter& painter, const QRectF& rect);
    void draw(QPainter& painter);

private:
    Hatch(const QColor& ground, const QColor& stroke, qreal width);

    QColor m_ground;
    QColor m_stroke;
    qreal m_width = 1;
    QVector<QLineF> m_lines;
};

} // namespace chronoscope::widgets
