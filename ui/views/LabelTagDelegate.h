// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "widgets/plots/LabelTag.h"

#include <QStyledItemDelegate>

namespace chronoscope::ui {

/// Where a model has the widgets::LabelTag of a row's cell; the model says its words in tooltip and accessible text.
inline constexpr int kLabelTagRole = Qt::UserRole + 100;

/// Draws an item as ever, with the tag of kLabelTagRole at its right. Without a tag nothing is different. GUI thread.
class LabelTagDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace chronoscope::ui
