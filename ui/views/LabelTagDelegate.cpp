// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/LabelTagDelegate.h"

#include "ui/theme/Tokens.h"
#include "widgets/plots/PlotTheme.h"

#include <QApplication>
#include <QPainter>

namespace chronoscope::ui {

using widgets::LabelTag;

void LabelTagDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto tag = index.data(kLabelTagRole).value<LabelTag>();
    if (tag.isEmpty()) return QStyledItemDelegate::paint(painter, option, index);
    const auto room = static_cast<int>(LabelTag::kSide) + 2 * Tokens::kSpace4;
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    QStyleOptionViewItem words = ground;
    ground.text.clear();
    ground.icon = {};
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget); // selected or not, the whole width of it
    words.rect.setRight(words.rect.right() - room);
    words.state &= ~QStyle::State_HasFocus;
    painter->save();
    painter->setClipRect(words.rect, Qt::IntersectClip);
    style->drawControl(QStyle::CE_ItemViewItem, &words, painter, option.widget);
    painter->restore();
    const QRectF box(option.rect.right() - room + Tokens::kSpace4, option.rect.top(), LabelTag::kSide, option.rect.height());
    tag.draw(*painter, box, widgets::PlotTheme::fromPalette(option.palette));
}

} // namespace chronoscope::ui
