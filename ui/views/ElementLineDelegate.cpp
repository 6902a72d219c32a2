// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/ElementLineDelegate.h"

#include "ui/models/ElementListModel.h"
#include "ui/theme/Tokens.h"
#include "ui/views/LabelTagDelegate.h"
#include "widgets/plots/PlotTheme.h"

#include <QApplication>
#include <QPainter>

namespace chronoscope::ui {

namespace {
constexpr int kLine = 18;
constexpr int kMarkHeight = 10;
constexpr int kMarkStep = 14;
} // namespace

QSize ElementLineDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return {0, 2 * kLine + 2 * Tokens::kSpace4};
}

void ElementLineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QWidget* widget = option.widget;
    (widget ? widget->style() : QApplication::style())->drawControl(QStyle::CE_ItemViewItem, &ground, painter, widget);

    const auto theme = widgets::PlotTheme::fromPalette(option.palette);
    QRect line = option.rect.adjusted(Tokens::kSpace8, Tokens::kSpace4, -Tokens::kSpace8, -Tokens::kSpace4);
    line.setHeight(kLine);
    painter->save();
    QRect name = line;
    if (const auto tag = index.data(kLabelTagRole).value<widgets::LabelTag>(); !tag.isEmpty()) {
        name.setRight(line.right() - static_cast<int>(widgets::LabelTag::kSide) - Tokens::kSpace4);
        tag.draw(*painter,
                 QRectF(line.right() + 1 - widgets::LabelTag::kSide, line.top(), widgets::LabelTag::kSide, kLine),
                 theme);
    }
    painter->setPen(theme.ink);
    painter->setFont(option.font);
    painter->drawText(name, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                      option.fontMetrics.elidedText(index.data().toString(), Qt::ElideMiddle, name.width()));
    line.translate(0, kLine);
    const QFont small = widgets::PlotTheme::sized(option.font, widgets::PlotTheme::kCaptionPx);
    painter->setFont(small);
    painter->setPen(theme.secondary);
    const QString count = index.data(ElementListModel::CountRole).toString();
    painter->drawText(line, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, count);
    const int room = line.width() - QFontMetrics(small).horizontalAdvance(count) - Tokens::kSpace8;
    QRectF box(line.left(), line.top() + (kLine - kMarkHeight) / 2.0, kMarkHeight, kMarkHeight);
    for (const int mark : index.data(ElementListModel::MarksRole).value<QList<int>>()) {
        if (box.right() > line.left() + room) break; // the tooltip names them all
        widgets::CategoryMark::draw(*painter, static_cast<widgets::Mark>(mark), box, theme);
        box.translate(kMarkStep, 0);
    }
    painter->restore();
}

} // namespace chronoscope::ui
