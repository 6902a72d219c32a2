// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/LabelTag.h"

#include "widgets/plots/ColorScale.h"
#include "widgets/plots/PlotTheme.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QIcon>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <iterator>

namespace chronoscope::widgets {

namespace {
constexpr qreal kFrame = 1.5;
constexpr qreal kTagRadius = 2.5;
constexpr double kSignShares[]{0.78, 0.54, 0.4}; ///< of the side, by letters of the sign
constexpr double kEdgeInk = 0.35; ///< keeps pale colours apart from a white page and dark ones from a dark page
constexpr double kFrameInk = 0.25;
} // namespace

void LabelTag::draw(QPainter& painter, const QRectF& box, const PlotTheme& theme) const {
    if (isEmpty()) return;
    const qreal side = std::min(box.width(), box.height());
    QRectF square(0, 0, side, side);
    square.moveCenter(box.center());
    const auto& colors = PlotTheme::labelColors();
    const QColor color = style < 0 ? theme.secondary : colors.at(style % colors.size());
    const bool isFilled = style >= 0 && style < colors.size();

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal width = isFilled ? 1 : kFrame;
    painter.setPen(QPen(PlotTheme::blend(theme.ink, color, isFilled ? kEdgeInk : kFrameInk), width));
    painter.setBrush(isFilled ? color : theme.page);
    painter.drawRoundedRect(square.adjusted(width / 2, width / 2, -width / 2, -width / 2), kTagRadius, kTagRadius);
    const auto letters = std::clamp<qsizetype>(sign.size(), 1, std::ssize(kSignShares));
    painter.setFont(PlotTheme::sized(QGuiApplication::font(), qRound(side * kSignShares[letters - 1]), true));
    painter.setPen(isFilled ? ColorScale::textOn(color) : theme.ink);
    painter.drawText(square, Qt::AlignCenter | Qt::TextSingleLine, sign);
    painter.restore();
}

QString LabelTag::saidAfter(const QString& text) const {
    return isEmpty() ? text : QCoreApplication::translate("chronoscope::widgets", "%1, %2").arg(text, words);
}

QIcon LabelTag::icon(const PlotTheme& theme, int size) const {
    QIcon icon;
    for (const int ratio : {1, 2}) {
        QPixmap pixmap(size * ratio, size * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        const qreal margin = size / 16.0;
        draw(painter, QRectF(margin, margin, size - 2 * margin, size - 2 * margin), theme);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace chronoscope::widgets
