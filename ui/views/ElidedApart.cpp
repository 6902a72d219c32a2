// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/ElidedApart.h"

#include <QApplication>
#include <QStyle>

namespace chronoscope::ui {

void drawApart(QPainter* painter, QStyleOptionViewItem& cell, const QModelIndex& index) {
    const QStyle* style = cell.widget ? cell.widget->style() : QApplication::style();
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, cell.widget) + 1; // as it draws texts
    const int room = style->subElementRect(QStyle::SE_ItemViewItemText, &cell, cell.widget).width() - 2 * margin;
    if (cell.fontMetrics.horizontalAdvance(cell.text) > room) {
        const QAbstractItemModel& model = *index.model();
        QStringList all;
        for (int row = 0; row < model.rowCount(index.parent()); ++row)
            all << model.index(row, index.column(), index.parent()).data().toString();
        cell.text = elidedApart(cell.text, all, QFontMetricsF(cell.fontMetrics), room);
    }
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
}

} // namespace chronoscope::ui
