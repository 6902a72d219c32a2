// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/PlotTheme.h"

#include "widgets/plots/ColorScale.h"

#include <QPalette>

#include <qcustomplot.h>

namespace chronoscope::widgets {

namespace {

constexpr double kLineShare = 0.12;
constexpr double kGridShare = 0.08;
constexpr double kGraphicContrast = 3; // WCAG 1.4.11

void styleAxis(QCPAxis& axis, const PlotTheme& theme, const QFont& base) {
    const QPen axisPen(PlotTheme::blend(theme.ink, theme.page, 0.35), 1);
    axis.setBasePen(axisPen);
    axis.setTickPen(axisPen);
    axis.setSubTicks(false);
    axis.setTickLabelColor(theme.secondary);
    axis.setLabelColor(theme.ink);
    axis.setTickLabelFont(PlotTheme::sized(base, PlotTheme::kCaptionPx));
    axis.setLabelFont(PlotTheme::sized(base, PlotTheme::kBodyPx));
    axis.setSelectedTickLabelFont(axis.tickLabelFont());
    axis.setSelectedLabelFont(axis.labelFont());
    axis.setTickLength(0, 4);

    QCPGrid* grid = axis.grid();
    grid->setPen(QPen(PlotTheme::blend(theme.ink, theme.page, kGridShare), 1));
    grid->setZeroLinePen(QPen(theme.line, 1));
    grid->setSubGridVisible(false);
}

void styleLegend(QCPLegend& legend, const PlotTheme& theme, const QFont& base) {
    legend.setBrush(Qt::NoBrush);
    legend.setBorderPen(Qt::NoPen);
    legend.setSelectedBorderPen(Qt::NoPen);
    legend.setTextColor(theme.ink);
    legend.setFont(PlotTheme::sized(base, PlotTheme::kBodyPx));
    legend.setSelectedFont(PlotTheme::sized(base, PlotTheme::kBodyPx, true));
    legend.setSelectedTextColor(theme.ink);
}

} // namespace

PlotTheme PlotTheme::fromPalette(const QPalette& palette) {
    PlotTheme theme;
    theme.page = palette.color(QPalette::Active, QPalette::Base);
    theme.panel = palette.color(QPalette::Active, QPalette::Window);
    theme.ink = palette.color(QPalette::Active, QPalette::Text);
    theme.accent = palette.color(QPalette::Active, QPalette::Highlight);
    theme.line = blend(theme.ink, theme.page, kLineShare);
    theme.dark = theme.page.lightness() < theme.ink.lightness();

    // Palettes that no theme of ours has touched carry a translucent placeholder colour, too faint
    // for text.
    const QColor placeholder = palette.color(QPalette::Active, QPalette::PlaceholderText);
    theme.secondary = placeholder.alpha() == 255 ? placeholder : blend(theme.ink, theme.page, 0.7);
    return theme;
}

PlotTheme PlotTheme::forPrint() {
    PlotTheme theme;
    theme.ink = QColor(0x1C, 0x20, 0x24);
    theme.secondary = QColor(0x5B, 0x64, 0x70);
    theme.line = QColor(0xE3, 0xE6, 0xEA);
    theme.panel = QColor(0xF6, 0xF7, 0xF9);
    theme.page = QColor(0xFF, 0xFF, 0xFF);
    theme.accent = QColor(0x2F, 0x6F, 0xEB);
    return theme;
}

const QVector<QColor>& PlotTheme::seriesColors() {
    static const QVector<QColor> colors{
        QColor(0x00, 0x00, 0x00), // black
        QColor(0xE6, 0x9F, 0x00), // orange
        QColor(0x56, 0xB4, 0xE9), // sky blue
        QColor(0x00, 0x9E, 0x73), // bluish green
        QColor(0xF0, 0xE4, 0x42), // yellow
        QColor(0x00, 0x72, 0xB2), // blue
        QColor(0xD5, 0x5E, 0x00), // vermilion
        QColor(0xCC, 0x79, 0xA7), // reddish purple
    };
    return colors;
}

const QVector<QColor>& PlotTheme::labelColors() {
    static const QVector<QColor> colors{
        QColor(0xDD, 0xCC, 0x77), // sand
        QColor(0x33, 0x22, 0x88), // indigo
        QColor(0xCC, 0x66, 0x77), // rose
        QColor(0x88, 0xCC, 0xEE), // cyan
        QColor(0x88, 0x22, 0x55), // wine
        QColor(0x44, 0xAA, 0x99), // teal
        QColor(0xAA, 0x44, 0x99), // purple
        QColor(0x99, 0x99, 0x33), // olive
        QColor(0x11, 0x77, 0x33), // green
    };
    return colors;
}

QColor PlotTheme::seriesColor(qsizetype index) const {
    const auto& colors = seriesColors();
    const qsizetype wrapped = ((index % colors.size()) + colors.size()) % colors.size();
    return wrapped == 0 ? ink : onPage(colors.at(wrapped));
}

QColor PlotTheme::withContrast(const QColor& color, double least) const {
    constexpr double kStep = 0.05;
    for (double share = 0; share < 1; share += kStep)
        if (const QColor stronger = blend(ink, color, share); ColorScale::contrast(stronger, page) >= least)
            return stronger;
    return ink;
}

QColor PlotTheme::onPage(const QColor& color) const {
    constexpr double kLineContrast = 4.5; // lines are thin
    return dark ? withContrast(color, kLineContrast) : color;
}

QColor PlotTheme::outlineOf(const QColor& color) const { return withContrast(color, kGraphicContrast); }

std::optional<QColor> PlotTheme::rimOf(const QColor& filling) const {
    constexpr double kRimInk = 0.5;
    if (!dark || ColorScale::contrast(filling, page) >= kGraphicContrast) return std::nullopt;
    return blend(ink, page, kRimInk);
}

QFont PlotTheme::sized(QFont base, int pixels, bool strong) {
    base.setPixelSize(pixels);
    base.setWeight(strong ? QFont::DemiBold : QFont::Normal);
    return base;
}

QColor PlotTheme::blend(const QColor& top, const QColor& bottom, double share) {
    const auto mix = [share](int over, int under) { return qRound(over * share + under * (1.0 - share)); };
    return QColor(mix(top.red(), bottom.red()), mix(top.green(), bottom.green()), mix(top.blue(), bottom.blue()));
}

void PlotTheme::applyTo(QCustomPlot& plot, const QFont& base) const {
    plot.setBackground(QBrush(page));
    for (QCPAxisRect* rect : plot.axisRects()) {
        rect->setBackground(QBrush(page));
        for (QCPAxis* axis : rect->axes())
            styleAxis(*axis, *this, base);
    }
    if (plot.legend) styleLegend(*plot.legend, *this, base);
}

} // namespace chronoscope::widgets
