// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/LabelTagDelegate.h"

#include "ui/theme/Tokens.h"
#include "widgets/plots/PlotTheme.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace chronoscope::ui {

using widgets::LabelTag;

void LabelTagDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto tag = index.data(kLabelTagRole).value<LabelTag>();
    if (tag.isEmpty()) return QStyledItemDelegate::paint(painter, option, index);
    const auto room = static_cast<int>(LabelTag::kSide) + 2 * Tokens::kSpace4;
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    const int margin =
        style->pixelMetric(QStyle::PM_FocusFrameHMargin, &item, option.widget) + 1; // of the text, either side
    const int width =
        style->subElementRect(QStyle::SE_ItemViewItemText, &item, option.widget).width() - 2 * margin - room;
    item.text = item.fontMetrics.elidedText(item.text, item.textElideMode, std::max(0, width));
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, option.widget);
    const QRectF box(option.rect.right() - room + Tokens::kSpace4, option.rect.top(), LabelTag::kSide,
                     option.rect.height());
    tag.draw(*painter, box, widgets::PlotTheme::fromPalette(option.palette));
}

} // namespace chronoscope::ui
