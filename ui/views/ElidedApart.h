// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "widgets/plots/NamesApart.h"

#include <QStyledItemDelegate>

namespace chronoscope::ui {

/// As in plots.
using widgets::elidedApart;

/// Draws a cell with its text cut apart from the others of its column. `cell`: as its delegate has made it.
void drawApart(QPainter* painter, QStyleOptionViewItem& cell, const QModelIndex& index);

/// Draws names so, whatever else `Delegate` does with them. GUI thread.
template <typename Delegate> class ApartCells : public Delegate {
public:
    using Delegate::Delegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem cell = option;
        this->initStyleOption(&cell, index);
        drawApart(painter, cell, index);
    }
};

} // namespace chronoscope::ui
