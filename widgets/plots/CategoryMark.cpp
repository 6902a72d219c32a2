// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/CategoryMark.h"

#include "widgets/plots/PlotTheme.h"

#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <QPolygonF>

#include <algorithm>

namespace chronoscope::widgets {

namespace {

QPolygonF triangle(const QRectF& box) {
    // An equilateral triangle looks centred with its centroid in the middle, not its bounding box.
    const qreal half = box.width() / 2;
    const QPointF centre = box.center();
    return {{centre + QPointF(0, -half), centre + QPointF(half, half * 0.75), centre + QPointF(-half, half * 0.75)}};
}

void drawCross(QPainter& painter, const QRectF& box, const QPen& pen) {
    const qreal inset = pen.widthF() / 2;
    const QRectF arms = box.adjusted(inset, inset, -inset, -inset);
    painter.setPen(pen);
    painter.drawLine(arms.topLeft(), arms.bottomRight());
    painter.drawLine(arms.topRight(), arms.bottomLeft());
}

void drawHalfCircle(QPainter& painter, const QRectF& box, const QPen& pen, const QColor& filling, bool leftHalf) {
    constexpr int kSixteenths = 16;
    const qreal inset = pen.widthF() / 2;
    const QRectF circle = box.adjusted(inset, inset, -inset, -inset);
    painter.setPen(Qt::NoPen);
    painter.setBrush(filling);
    painter.drawPie(circle, (leftHalf ? 90 : -90) * kSixteenths, 180 * kSixteenths);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(circle);
}

void drawMissing(QPainter& painter, const QRectF& box, const PlotTheme& theme) {
    // The ground of a missing heat map cell; its hatching would be noise at this size.
    painter.setBrush(PlotTheme::blend(theme.ink, theme.page, theme.dark ? 0.26 : 0.12));
    painter.drawRoundedRect(box, 2, 2);
    const qreal thickness = std::max(1.5, box.height() / 7);
    painter.fillRect(
        QRectF(box.left() + box.width() / 5, box.center().y() - thickness / 2, box.width() * 3 / 5, thickness),
        theme.secondary);
}

} // namespace

QColor CategoryMark::color(Mark mark, const PlotTheme& theme) {
    switch (mark) {
    case Mark::Correct: return QColor(0x00, 0x9E, 0x73);
    case Mark::PartialGreedy: return QColor(0x56, 0xB4, 0xE9);
    case Mark::PartialSampled: return QColor(0xA8, 0xD4, 0xEF);
    case Mark::Incorrect: return QColor(0xD5, 0x5E, 0x00);
    case Mark::Unknown: return QColor(0x8A, 0x92, 0x9C);
    case Mark::CutOff:
    case Mark::CutOffBefore: return QColor(0xE6, 0x9F, 0x00);
    case Mark::ChronoCorrect: return QColor(0xCC, 0x79, 0xA7);
    case Mark::Missing: return theme.secondary;
    case Mark::None: break;
    }
    return theme.line;
}

QString CategoryMark::name(Mark mark) {
    switch (mark) {
    case Mark::Correct: return tr("Correct");
    case Mark::PartialGreedy: return tr("Partial Correct (greedy)");
    case Mark::PartialSampled: return tr("Partial Correct (sampled)");
    case Mark::Incorrect: return tr("Incorrect");
    case Mark::Unknown: return tr("Unknown");
    case Mark::CutOff: return tr("Cut-off");
    case Mark::CutOffBefore: return tr("Cut-off (before)");
    case Mark::ChronoCorrect: return tr("Chrono-Correct");
    case Mark::Missing: return tr("Missing");
    case Mark::None: break;
    }
    return tr("Not asked");
}

void CategoryMark::draw(QPainter& painter, Mark mark, const QRectF& box, const PlotTheme& theme) {
    const qreal side = std::min(box.width(), box.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(box.center());
    const QColor ink = color(mark, theme);
    const qreal stroke = std::max(1.5, side / 6);
    const QPen pen(ink, stroke, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    const qreal inset = stroke / 2;
    const QPen edge(theme.outlineOf(ink), std::max(1.0, side / 10), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    const qreal half = edge.widthF() / 2;

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    switch (mark) {
    case Mark::Correct: painter.drawEllipse(square); break;
    case Mark::PartialGreedy:
        painter.setPen(edge); // the blue is pale on white
        painter.drawPolygon(triangle(square.adjusted(half, half, -half, -half)));
        break;
    case Mark::PartialSampled:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.outlineOf(ink), stroke));
        painter.drawPolygon(triangle(square.adjusted(inset, stroke, -inset, 0)));
        break;
    case Mark::Incorrect: drawCross(painter, square, pen); break;
    case Mark::Unknown: painter.drawRect(QRectF(square.left(), square.center().y() - side / 6, side, side / 3)); break;
    case Mark::CutOff:
    case Mark::CutOffBefore: drawHalfCircle(painter, square, edge, ink, mark == Mark::CutOff); break;
    case Mark::ChronoCorrect:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(pen);
        painter.drawEllipse(square.adjusted(inset, inset, -inset, -inset));
        break;
    case Mark::Missing: drawMissing(painter, square, theme); break;
    case Mark::None: break;
    }
    painter.restore();
}

QIcon CategoryMark::icon(Mark mark, const PlotTheme& theme, int size) {
    constexpr qreal kFaint = 0.45; // of what is disabled
    const auto drawn = [&](int ratio, qreal opacity) {
        QPixmap pixmap(size * ratio, size * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setOpacity(opacity);
        const qreal margin = size / 6.0;
        draw(painter, mark, QRectF(margin, margin, size - 2 * margin, size - 2 * margin), theme);
        return pixmap;
    };
    QIcon icon; // of all modes: a style would tint those of selected and disabled items by rules of its own
    for (const int ratio : {1, 2}) {
        const QPixmap full = drawn(ratio, 1);
        icon.addPixmap(full);
        icon.addPixmap(full, QIcon::Selected);
        icon.addPixmap(drawn(ratio, kFaint), QIcon::Disabled);
    }
    return icon;
}

} // namespace chronoscope::widgets
