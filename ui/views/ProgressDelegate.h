// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QStyledItemDelegate>

namespace chronoscope::ui {

/// Draws a thin bar under the text of a cell, from a share (0 to 1) in the given role. GUI thread.
class ProgressDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit ProgressDelegate(int shareRole, QObject* parent = nullptr);
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_shareRole;
};

} // namespace chronoscope::ui
