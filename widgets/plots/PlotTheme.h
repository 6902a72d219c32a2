// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The colours and type sizes a plot draws with, resolved from a palette so that plots follow the
// application's light or dark scheme without knowing the ui layer.
// A plain value: copy freely; applyTo() touches a widget, hence GUI thread only.
#pragma once

#include <QColor>
#include <QFont>
#include <QVector>

#include <optional>

class QCustomPlot;
class QPalette;

namespace chronoscope::widgets {

struct PlotTheme {
    static constexpr int kCaptionPx = 11;
    static constexpr int kBodyPx = 13;
    static constexpr int kSectionPx = 15;

    QColor ink;
    QColor secondary;
    QColor line;
    QColor panel;
    QColor page;
    QColor accent;
    bool dark = false;

    static PlotTheme fromPalette(const QPalette& palette);

    /// The light scheme on white, whatever the application shows: figures go into papers.
    static PlotTheme forPrint();

    /// Okabe and Ito's eight colour-blind-safe colours in their published order, black first.
    static const QVector<QColor>& seriesColors();

    /// Paul Tol's nine muted colours, colour-blind-safe too, for the labels of annotations: none is a series or a
    /// category.
    static const QVector<QColor>& labelColors();

    /// seriesColors() by index, wrapping around; black becomes the ink of the scheme, and on a dark page what is too
    /// dark for a line is lighter.
    QColor seriesColor(qsizetype index) const;

    /// On a dark page: the colour, or as much of it with the ink over it as tells it from the page.
    QColor onPage(const QColor& color) const;
    /// The colour, or as much of it with the ink over it as tells a line of it from the page, 3 : 1: the outline of a
    /// mark, whose shape has to be seen on white, too.
    QColor outlineOf(const QColor& color) const;
    /// The line round a filling that the page would swallow: a dark page, and a contrast below 3 : 1.
    std::optional<QColor> rimOf(const QColor& filling) const;

    /// `base` in `pixels`; weight stays normal unless `strong`.
    static QFont sized(QFont base, int pixels, bool strong = false);

    /// `top` laid over `bottom` with the given share (0..1), opaque.
    static QColor blend(const QColor& top, const QColor& bottom, double share);

    /// Background, axes, grid and fonts of every axis rect and legend; does not replot.
    void applyTo(QCustomPlot& plot, const QFont& base) const;

    bool operator==(const PlotTheme& other) const = default;

private:
    QColor withContrast(const QColor& color, double least) const;
};

} // namespace chronoscope::widgets
