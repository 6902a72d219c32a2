// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// How the n-th series of a plot looks: Okabe and Ito's colours first, then the line style, and a
// marker that differs between neighbours, so that no series is told by colour alone. The caller
// gives a model the same number on every page. A value; painting on the GUI thread.
#pragma once

#include <QColor>
#include <QPen>

class QPainter;
class QPointF;

namespace chronoscope::widgets {

struct PlotTheme;

class SeriesStyle {
public:
    /// Published series have a dashed line and hollow markers whatever their number.
    explicit SeriesStyle(int index, bool published = false) : m_index(index < 0 ? 0 : index), m_published(published) {}

    QColor color(const PlotTheme& theme) const;
    QPen pen(const PlotTheme& theme) const;

    /// `faint` for values of a small count.
    void drawMarker(QPainter& painter, QPointF centre, const PlotTheme& theme, bool faint = false) const;

private:
    int m_index;
    bool m_published;
};

} // namespace chronoscope::widgets
