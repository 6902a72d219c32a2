// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What every figure has around its plot: title, legend and, instead of a plot, the words of an empty
// state. Geometry and painting, the same on screen and in a file. A value rebuilt whenever size, font
// or content change; GUI thread, or the thread that owns the paint device.
#pragma once

#include "widgets/plots/SeriesLegend.h"

#include <QFont>
#include <QRectF>
#include <QSize>
#include <QString>
#include <QVector>

class QPainter;

namespace chronoscope::widgets {

struct PlotTheme;

struct FigureContent {
    QString title;
    QString emptyText;
    QString emptyHint;
    bool empty = true;
    /// Less than two entries are not shown.
    QVector<LegendEntry> legend;
};

class FigureFrame {
public:
    /// Letters of a name that a figure in a file, where nobody can point at it, has room for. On screen longer ones
    /// than fit are cut.
    static constexpr int kWholeName = 80;
    static constexpr qreal kWidestTitle = 1600; ///< that a figure in a file gets wider for

    enum class Names { Cut, Whole };

    FigureFrame() = default;
    FigureFrame(const FigureContent& content, const QFont& font, const QRectF& area, int firstEntry = 0,
                Names names = Names::Cut);

    /// The size of a figure around a body of this size.
    static QSize sizeAround(QSize body, const FigureContent& content, const QFont& font, Names names = Names::Cut);
    /// What a title needs, within bounds.
    static qreal titleWidth(const QString& title, const QFont& font);

    const QRectF& area() const { return m_area; }
    const QRectF& body() const { return m_body; }
    const SeriesLegend& legend() const { return m_legend; }

    /// Page, title, legend or empty state; the plot itself is the caller's.
    void draw(QPainter& painter, const FigureContent& content, const PlotTheme& theme, const QFont& font,
              const QSet<qint64>& hidden) const;

    static void drawEmpty(QPainter& painter, const QRectF& area, const QString& text, const QString& hint,
                          const PlotTheme& theme, const QFont& font);
    static void drawFocus(QPainter& painter, const QRectF& area, const PlotTheme& theme);

private:
    QRectF m_area;
    QRectF m_title;
    QRectF m_body;
    SeriesLegend m_legend;
};

} // namespace chronoscope::widgets
