// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/SpiderChart.h"

#include "widgets/plots/PlotText.h"
#include "widgets/plots/SeriesStyle.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace chronoscope::widgets {

namespace {

constexpr std::array kRings{25.0, 50.0, 75.0, 100.0};
constexpr qreal kLabelGap = 8;
constexpr qreal kLabelHeight = 15;
constexpr qreal kMostLabelShare = 0.24;
constexpr qreal kNoteHeight = 18;
// Smaller spiders name every other ring.
constexpr qreal kFewRingsBelow = 130;
constexpr double kFillShare = 0.07;
// From this many axes on, labels near the poles are stacked and need the height of another line.
constexpr int kDenseAxes = 16;

} // namespace

SpiderChart::SpiderChart(const SpiderData& data, const QSet<qint64>& hidden, const PlotTheme& theme, const QFont& font,
                         const QRectF& body)
    : m_data(data), m_hidden(hidden), m_theme(theme), m_font(font) {
    const qreal noteHeight = missingCount() > 0 ? kNoteHeight : 0;
    m_note = QRectF(body.left(), body.bottom() - noteHeight, body.width(), noteHeight);
    const QRectF space = body.adjusted(0, 0, 0, -noteHeight);
    const QFontMetricsF metrics(PlotTheme::sized(font, PlotTheme::kCaptionPx));
    qreal widest = 0;
    for (const QString& axis : std::as_const(m_data.axes))
        widest = std::max(widest, metrics.horizontalAdvance(axis) + 2);
    widest = std::min(widest, body.width() * kMostLabelShare);
    const qreal poles = kLabelHeight * (m_data.axisCount() >= kDenseAxes ? 2 : 1) + kLabelGap;
    m_centre = space.center();
    m_radius = std::max(10.0, std::min(space.width() / 2 - widest - kLabelGap, space.height() / 2 - poles));
    placeLabels(space);
}

QPointF SpiderChart::direction(double axis) const {
    const double angle = 2 * std::numbers::pi * axis / std::max(1, m_data.axisCount());
    return {std::sin(angle), -std::cos(angle)};
}

int SpiderChart::missingCount() const {
    int count = 0;
    for (int i = 0; i < m_data.seriesCount(); ++i) {
        if (m_hidden.contains(m_data.series.at(i).key)) continue;
        for (int axis = 0; axis < m_data.axisCount(); ++axis)
            count += m_data.value(i, axis).hasValue() ? 0 : 1;
    }
    return count;
}

void SpiderChart::placeLabels(const QRectF& body) {
    const QFontMetricsF metrics(PlotTheme::sized(m_font, PlotTheme::kCaptionPx));
    for (int axis = 0; axis < m_data.axisCount(); ++axis) {
        const QPointF way = direction(axis);
        const QPointF anchor = m_centre + way * (m_radius + kLabelGap);
        const bool upright = std::abs(way.x()) < 0.01;
        const qreal room = upright       ? body.width() * kMostLabelShare * 2
                           : way.x() > 0 ? body.right() - anchor.x()
                                         : anchor.x() - body.left();
        const qreal width = std::max(1.0, std::min(metrics.horizontalAdvance(m_data.axes.at(axis)) + 2, room));
        const qreal left = upright ? anchor.x() - width / 2 : way.x() > 0 ? anchor.x() : anchor.x() - width;
        // At the poles above or below the anchor, at the sides beside it.
        const qreal top = anchor.y() - kLabelHeight * (1 - way.y()) / 2;
        m_labels.append(QRectF(left, top, width, kLabelHeight));
    }
    for (const bool right : {false, true}) {
        for (const bool upper : {false, true})
            spreadLabels(right, upper);
    }
}

void SpiderChart::spreadLabels(bool right, bool upper) {
    // From the equator to the pole, each label at least a line beyond the one before.
    QVector<int> order;
    for (int axis = 0; axis < m_data.axisCount(); ++axis) {
        const QPointF way = direction(axis);
        const bool onSide = right ? way.x() > -0.01 : way.x() < 0.01;
        if (onSide && (upper ? way.y() < 0 : way.y() >= 0)) order.append(axis);
    }
    std::sort(order.begin(), order.end(),
              [this](int a, int b) { return std::abs(direction(a).y()) < std::abs(direction(b).y()); });
    for (qsizetype i = 1; i < order.size(); ++i) {
        const QRectF& before = m_labels.at(order.at(i - 1));
        QRectF& label = m_labels[order.at(i)];
        if (upper && label.bottom() > before.top() && label.intersects(before)) label.moveBottom(before.top());
        if (!upper && label.top() < before.bottom() && label.intersects(before)) label.moveTop(before.bottom());
    }
}

std::optional<QPointF> SpiderChart::position(int series, int axis) const {
    const PlotValue value = m_data.value(series, axis);
    if (!value.hasValue() || m_hidden.contains(m_data.series.at(series).key)) return std::nullopt;
    return at(axis, std::clamp(value.value, 0.0, 100.0));
}

void SpiderChart::draw(QPainter& painter) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    drawRings(painter);
    for (int i = 0; i < m_data.seriesCount(); ++i) {
        if (!m_hidden.contains(m_data.series.at(i).key)) drawSeries(painter, i);
    }
    drawRingLabels(painter);
    drawLabels(painter);
    drawMissingNote(painter);
    painter.restore();
}

void SpiderChart::drawRings(QPainter& painter) const {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.line, 1));
    for (int axis = 0; axis < m_data.axisCount(); ++axis)
        painter.drawLine(m_centre, axisEnd(axis));
    for (const double ring : kRings) {
        const bool outer = ring == kRings.back();
        painter.setPen(QPen(outer ? PlotTheme::blend(m_theme.ink, m_theme.page, 0.3) : m_theme.line, 1));
        painter.drawEllipse(m_centre, m_radius * ring / 100.0, m_radius * ring / 100.0);
    }
}

void SpiderChart::drawRingLabels(QPainter& painter) const {
    painter.setFont(PlotTheme::sized(m_font, PlotTheme::kCaptionPx));
    const QFontMetricsF metrics(painter.font());
    // Between the first two axes and inside their ring, where no axis name can be.
    for (const double ring : kRings) {
        if (m_radius < kFewRingsBelow && std::fmod(ring, 50.0) != 0.0) continue;
        const QString text = PlotText::number(ring, 0);
        QRectF box(0, 0, metrics.horizontalAdvance(text) + 4, PlotTheme::kCaptionPx + 3);
        box.moveCenter(m_centre + direction(0.5) * (m_radius * ring / 100.0 - box.height() / 2 - 1));
        QColor ground = m_theme.page;
        ground.setAlphaF(0.75F);
        painter.fillRect(box, ground);
        painter.setPen(m_theme.secondary);
        painter.drawText(box, Qt::AlignCenter | Qt::TextSingleLine, text);
    }
}

void SpiderChart::drawLabels(QPainter& painter) const {
    painter.setFont(PlotTheme::sized(m_font, PlotTheme::kCaptionPx));
    const QFontMetricsF metrics(painter.font());
    painter.setPen(m_theme.ink);
    for (int axis = 0; axis < m_data.axisCount(); ++axis) {
        const QRectF rect = m_labels.at(axis);
        painter.drawText(rect, Qt::AlignCenter | Qt::TextSingleLine,
                         metrics.elidedText(m_data.axes.at(axis), Qt::ElideMiddle, rect.width()));
    }
}

void SpiderChart::drawSeries(QPainter& painter, int series) const {
    const SpiderSeries& one = m_data.series.at(series);
    const SeriesStyle style(one.style >= 0 ? one.style : series, one.published);
    QPolygonF outline;
    for (int axis = 0; axis < m_data.axisCount(); ++axis) {
        if (const auto place = position(series, axis)) outline << *place;
    }
    if (outline.size() == m_data.axisCount() && !one.published) {
        QColor fill = style.color(m_theme);
        fill.setAlphaF(static_cast<float>(kFillShare));
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawPolygon(outline);
    }
    painter.setPen(style.pen(m_theme));
    for (int axis = 0; axis < m_data.axisCount(); ++axis) {
        const auto from = position(series, axis);
        const auto to = position(series, (axis + 1) % m_data.axisCount());
        if (from && to) painter.drawLine(*from, *to);
    }
    for (int axis = 0; axis < m_data.axisCount(); ++axis) {
        if (const auto place = position(series, axis))
            style.drawMarker(painter, *place, m_theme, m_data.value(series, axis).isSmall());
    }
}

void SpiderChart::drawMissingNote(QPainter& painter) const {
    const int missing = missingCount();
    if (missing == 0) return;
    painter.setFont(PlotTheme::sized(m_font, PlotTheme::kCaptionPx));
    painter.setPen(m_theme.secondary);
    const QString text = QCoreApplication::translate("chronoscope::widgets::SpiderChart",
                                                     "Outlines are broken where a value is missing (%1)");
    painter.drawText(m_note, Qt::AlignLeft | Qt::AlignBottom | Qt::TextSingleLine, text.arg(PlotText::count(missing)));
}

} // namespace chronoscope::widgets
