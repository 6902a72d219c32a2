// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/ProgressDelegate.h"

#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kBarHeight = 3;
constexpr int kBarMargin = 4; // where the text begins
} // namespace

ProgressDelegate::ProgressDelegate(int shareRole, QObject* parent)
    : QStyledItemDelegate(parent), m_shareRole(shareRole) {}

void ProgressDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem upper = option;
    QStyledItemDelegate::paint(painter, upper, index);
    const QVariant share = index.data(m_shareRole);
    if (!share.isValid()) return;
    QRectF bar(option.rect.left() + kBarMargin, option.rect.bottom() - kBarHeight, option.rect.width() - 2 * kBarMargin,
               kBarHeight - 1);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    QColor ground = option.palette.color(QPalette::Text);
    ground.setAlphaF(0.12F);
    painter->setBrush(ground);
    painter->drawRoundedRect(bar, 1, 1);
    bar.setWidth(bar.width() * std::clamp(share.toDouble(), 0.0, 1.0));
    painter->setBrush(QGuiApplication::palette().color(QPalette::Highlight)); // the accent; views tone theirs down
    painter->drawRoundedRect(bar, 1, 1);
    painter->restore();
}

} // namespace chronoscope::ui
