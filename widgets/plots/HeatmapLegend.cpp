// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/HeatmapLegend.h"

#include "widgets/plots/Hatch.h"
#include "widgets/plots/HeatmapData.h"
#include "widgets/plots/HeatmapLayout.h"
#include "widgets/plots/HeatmapSummary.h"
#include "widgets/plots/HeatmapText.h"
#include "widgets/plots/PlotTheme.h"

#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chronoscope::widgets {

namespace {

constexpr qreal kTickLength = 4;
constexpr qreal kTickGap = 4;
constexpr qreal kLegendSwatch = 12;
constexpr qreal kSwatchGap = 6;
constexpr qreal kKeyHeight = 18;
constexpr qreal kMaxWidth = 120;
constexpr qreal kNotch = 7;
constexpr qreal kDim = 0.66;

} // namespace

HeatmapLegend::HeatmapLegend(const ColorScale& scale, const HeatmapSummary& summary, const PlotTheme& theme,
                             const QFont& font)
    : m_scale(scale), m_summary(summary), m_theme(theme), m_font(PlotTheme::sized(font, PlotTheme::kCaptionPx)) {}

HeatmapLegend::Extent HeatmapLegend::measure(const HeatmapData& data, const HeatmapSummary& summary,
                                             const QFont& font) {
    const QFontMetricsF metrics(PlotTheme::sized(font, PlotTheme::kCaptionPx));
    // The widest range of the scale: what fit leaves of it is narrower.
    const QString widest = HeatmapText::tick(data, summary.scale(data, false).range().high, 0);
    Extent extent;
    extent.width = kLegendSwatch + kTickLength + kTickGap +
                   std::max(metrics.horizontalAdvance(HeatmapText::number(100.0)), metrics.horizontalAdvance(widest));
    extent.width = std::max(extent.width, metrics.horizontalAdvance(data.valueName) + 1);
    // Room for all keys at all times: cells that turn from missing to measured must not shift the map.
    for (const QString& key : {HeatmapText::missingKey(data), HeatmapText::unplannedKey(data), HeatmapText::smallKey(),
                               HeatmapText::notedKey()})
        extent.width = std::max(extent.width, kLegendSwatch + kSwatchGap + metrics.horizontalAdvance(key) + 1);
    if (summary.hasDoubts) // nothing that comes and goes: published figures have them
        extent.width = std::max(extent.width,
                                kLegendSwatch + kSwatchGap + metrics.horizontalAdvance(HeatmapText::doubtedKey()) + 1);
    extent.width = std::ceil(std::min(extent.width, kMaxWidth));
    for (const bool isShown :
         {summary.hasMissing, summary.hasUnplanned, summary.hasSmall, summary.hasNotes, summary.hasDoubts})
        extent.keysHeight += isShown ? kKeyHeight : 0;
    return extent;
}

void HeatmapLegend::draw(QPainter& painter, const HeatmapLayout& layout, const HeatmapData& data,
                         double pointed) const {
    if (!layout.hasLegend()) return;
    painter.save();
    painter.setFont(m_font);
    painter.setPen(m_theme.secondary);
    const QRectF caption = layout.legendCaptionRect();
    painter.drawText(caption, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetricsF(m_font).elidedText(data.valueName, Qt::ElideRight, caption.width()));
    if (layout.legendBarRect().height() >= 24) {
        drawBar(painter, layout, data);
        if (!std::isnan(pointed)) drawPointer(painter, layout, pointed);
    }
    drawKeys(painter, layout, data);
    painter.restore();
}

void HeatmapLegend::drawBar(QPainter& painter, const HeatmapLayout& layout, const HeatmapData& data) const {
    const QRectF bar = layout.legendBarRect();
    QLinearGradient gradient(bar.bottomLeft(), bar.topLeft());
    gradient.setStops(m_scale.stops());
    painter.fillRect(bar, gradient);
    if (const auto rim = m_theme.rimOf(m_scale.color(m_scale.range().low))) {
        painter.setPen(QPen(*rim, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(bar.adjusted(0.5, 0.5, -0.5, -0.5));
        painter.setPen(m_theme.secondary);
    }

    const QFontMetricsF metrics(m_font);
    const QVector<double> ticks = m_scale.range().ticks();
    const int decimals = m_scale.range().step == std::floor(m_scale.range().step) ? 0
                         : m_scale.range().step < 0.5                             ? 2
                                                                                  : 1;
    const bool endsOnly =
        bar.height() / static_cast<double>(std::max<qsizetype>(1, ticks.size() - 1)) < metrics.height();
    for (const double tick : ticks) {
        if (endsOnly && tick != ticks.first() && tick != ticks.last()) continue;
        const qreal y = bar.bottom() - m_scale.range().share(tick) * bar.height();
        const qreal line = std::clamp(std::round(y), bar.top(), bar.bottom() - 1);
        painter.fillRect(QRectF(bar.right(), line, kTickLength, 1), m_theme.secondary);
        painter.drawText(QRectF(bar.right() + kTickLength + kTickGap, y - 8, 60, 16),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         HeatmapText::tick(data, tick, decimals));
    }
}

void HeatmapLegend::drawNotch(QPainter& painter, QPointF tip, const PlotTheme& theme) {
    const QPointF triangle[3]{tip, tip + QPointF(-kNotch / 2, -kNotch), tip + QPointF(kNotch / 2, -kNotch)};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.secondary);
    painter.drawConvexPolygon(triangle, 3);
    painter.restore();
}

void HeatmapLegend::drawPointer(QPainter& painter, const HeatmapLayout& layout, double value) const {
    const QRectF bar = layout.legendBarRect();
    const qreal y = bar.bottom() - m_scale.range().share(value) * bar.height();
    const QPointF tip(bar.left() - 2, y);
    const QPointF triangle[3]{tip, tip + QPointF(-6, -4), tip + QPointF(-6, 4)};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.ink);
    painter.drawConvexPolygon(triangle, 3);
    painter.restore();
}

void HeatmapLegend::drawKeys(QPainter& painter, const HeatmapLayout& layout, const HeatmapData& data) const {
    QRectF line = layout.legendKeysRect();
    if (line.bottom() > layout.area().bottom()) return;
    line.setHeight(kKeyHeight);
    const auto drawName = [&painter, &line, this](const QString& name) {
        painter.setPen(m_theme.secondary);
        painter.drawText(line.adjusted(kLegendSwatch + kSwatchGap, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, name);
        line.translate(0, kKeyHeight);
    };
    if (m_summary.hasMissing) {
        const qreal inset = (kKeyHeight - kLegendSwatch) / 2;
        Hatch hatch(m_theme);
        hatch.add(painter, QRectF(line.left(), line.top() + inset, kLegendSwatch, kLegendSwatch));
        hatch.draw(painter);
        drawName(HeatmapText::missingKey(data));
    }
    if (m_summary.hasUnplanned) {
        const QRectF dash(line.left() + kLegendSwatch / 2 - 3, line.center().y(), 6, 1);
        painter.fillRect(dash, m_theme.secondary);
        drawName(HeatmapText::unplannedKey(data));
    }
    if (m_summary.hasSmall) {
        const QFont upright = painter.font();
        QFont slanted = upright;
        slanted.setItalic(true);
        painter.setFont(slanted);
        painter.setPen(m_theme.secondary);
        painter.setOpacity(kDim);
        painter.drawText(QRectF(line.left(), line.top(), kLegendSwatch, line.height()),
                         Qt::AlignCenter | Qt::TextSingleLine, QStringLiteral("n"));
        painter.setOpacity(1);
        painter.setFont(upright);
        drawName(HeatmapText::smallKey());
    }
    if (m_summary.hasNotes) {
        drawNotch(painter, {line.left() + kLegendSwatch / 2, line.center().y() + kNotch / 2}, m_theme);
        drawName(HeatmapText::notedKey());
    }
    if (m_summary.hasDoubts) {
        const QPointF top(line.left() + kLegendSwatch / 2 + kNotch / 2, line.center().y() - kNotch / 2);
        const QPointF corner[3]{top, top - QPointF(kNotch, 0), top + QPointF(0, kNotch)};
        painter.save();
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.secondary);
        painter.drawConvexPolygon(corner, 3);
        painter.restore();
        drawName(HeatmapText::doubtedKey());
    }
}

} // namespace chronoscope::widgets
