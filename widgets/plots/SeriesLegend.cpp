// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/SeriesLegend.h"

#include "widgets/plots/Hatch.h"
#include "widgets/plots/NamesApart.h"
#include "widgets/plots/PlotTheme.h"
#include "widgets/plots/SeriesStyle.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace chronoscope::widgets {

namespace {

constexpr qreal kLineSample = 22;
constexpr qreal kSquare = 12;
constexpr qreal kEntryGap = 8;
constexpr qreal kFlowGap = 16;
constexpr double kHiddenShare = 0.45;

qreal swatchWidth(const LegendEntry& entry) { return entry.filled ? kSquare : kLineSample; }

qreal entryWidth(const LegendEntry& entry, const QFontMetricsF& metrics) {
    return std::ceil(swatchWidth(entry) + kEntryGap + metrics.horizontalAdvance(entry.name)) + 1;
}

// Where each entry goes when they fill lines of this width.
QVector<QRectF> flow(const QVector<LegendEntry>& entries, const QFont& font, qreal width) {
    const QFontMetricsF metrics(font);
    QVector<QRectF> rects;
    QPointF at;
    for (const LegendEntry& entry : entries) {
        const qreal wanted = std::min(width, entryWidth(entry, metrics));
        if (at.x() > 0 && at.x() + wanted > width) at = QPointF(0, at.y() + SeriesLegend::kRowHeight);
        rects.append(QRectF(at, QSizeF(wanted, SeriesLegend::kRowHeight)));
        at.rx() += wanted + kFlowGap;
    }
    return rects;
}

QFont legendFont(const QFont& base) { return PlotTheme::sized(base, PlotTheme::kBodyPx); }

} // namespace

QColor LegendEntry::color(const PlotTheme& theme) const {
    return mark == Mark::None ? SeriesStyle(style).color(theme) : CategoryMark::color(mark, theme);
}

SeriesLegend::SeriesLegend(const QVector<LegendEntry>& entries, const QFont& font, const QRectF& rect, bool flows,
                           int first)
    : m_entries(entries), m_font(legendFont(font)), m_rect(rect), m_flows(flows) {
    const int count = static_cast<int>(entries.size());
    if (flows) {
        for (const QRectF& place : flow(entries, m_font, rect.width())) {
            const QRectF moved = place.translated(rect.topLeft());
            m_rects.append(moved.bottom() <= rect.bottom() + 0.5 ? moved : QRectF());
        }
        m_last = count - 1;
        return;
    }
    const int fitting = std::max(1, static_cast<int>(rect.height() / kRowHeight));
    m_first = std::clamp(first, 0, std::max(0, count - fitting));
    m_last = std::min(count, m_first + fitting) - 1;
    m_rects.resize(count);
    for (int i = m_first; i <= m_last; ++i)
        m_rects[i] = QRectF(rect.left(), rect.top() + (i - m_first) * kRowHeight, rect.width(), kRowHeight);
}

qreal SeriesLegend::naturalWidth(const QVector<LegendEntry>& entries, const QFont& font, int letters) {
    const QFontMetricsF metrics(legendFont(font));
    qreal width = 0;
    for (LegendEntry entry : entries) {
        entry.name = entry.name.left(letters);
        width = std::max(width, entryWidth(entry, metrics));
    }
    return width;
}

qreal SeriesLegend::flowHeight(const QVector<LegendEntry>& entries, const QFont& font, qreal width) {
    return entries.isEmpty() ? 0 : flow(entries, legendFont(font), width).last().bottom();
}

int SeriesLegend::entryAt(QPointF position) const {
    for (int i = 0; i < m_rects.size(); ++i) {
        if (m_rects.at(i).contains(position)) return i;
    }
    return -1;
}

int SeriesLegend::scrolled(int entries) const {
    if (m_flows) return 0;
    const int shown = m_last - m_first + 1;
    return std::clamp(m_first + entries, 0, std::max(0, static_cast<int>(m_entries.size()) - shown));
}

bool SeriesLegend::isElided(int entry) const {
    const QRectF rect = entryRect(entry);
    return !rect.isNull() && entryWidth(m_entries.at(entry), QFontMetricsF(m_font)) > rect.width() + 1;
}

void SeriesLegend::draw(QPainter& painter, const PlotTheme& theme, const QSet<qint64>& hidden) const {
    painter.save();
    painter.setFont(m_font);
    const QFontMetricsF metrics(m_font);
    QStringList names;
    for (const LegendEntry& entry : m_entries)
        names << entry.name;
    for (int i = m_first; i <= m_last; ++i) {
        const QRectF rect = m_rects.at(i);
        if (rect.isNull()) continue;
        const LegendEntry& entry = m_entries.at(i);
        const bool off = hidden.contains(entry.key);
        const qreal swatch = swatchWidth(entry);
        painter.setOpacity(off ? kHiddenShare : 1.0);
        drawSwatch(painter, QRectF(rect.left(), rect.top(), swatch, rect.height()), entry, theme);
        const QRectF name = rect.adjusted(swatch + kEntryGap, 0, 0, 0);
        const QString text = elidedApart(entry.name, names, metrics, name.width());
        painter.setPen(theme.ink);
        painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text);
        if (off) {
            const qreal y = std::round(rect.center().y()) + 1;
            painter.drawLine(QPointF(name.left(), y), QPointF(name.left() + metrics.horizontalAdvance(text), y));
        }
    }
    painter.setOpacity(1.0);
    const auto rest = m_entries.size() - 1 - m_last;
    if (m_first > 0 || rest > 0) {
        // A bar at the edge where more entries wait for the wheel.
        const qreal height = m_rect.height() * (m_last - m_first + 1) / static_cast<qreal>(m_entries.size());
        const qreal top = m_rect.height() * m_first / static_cast<qreal>(m_entries.size());
        painter.fillRect(QRectF(m_rect.right() + 4, m_rect.top() + top, 3, height),
                         PlotTheme::blend(theme.ink, theme.page, 0.3));
    }
    painter.restore();
}

void SeriesLegend::drawSwatch(QPainter& painter, const QRectF& box, const LegendEntry& entry,
                              const PlotTheme& theme) const {
    if (entry.filled) {
        QRectF square(0, 0, kSquare, kSquare);
        square.moveTopLeft(QPointF(box.left(), std::round(box.center().y() - kSquare / 2)));
        if (std::optional<Hatch> hatch = Hatch::of(entry.mark, theme)) {
            hatch->add(painter, square);
            hatch->draw(painter);
        } else {
            painter.fillRect(square, entry.color(theme));
        }
        return;
    }
    const SeriesStyle style(entry.style, entry.published);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(style.pen(theme));
    painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()));
    painter.restore();
    style.drawMarker(painter, box.center(), theme);
}

} // namespace chronoscope::widgets
