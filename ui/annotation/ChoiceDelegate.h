// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QStyledItemDelegate>

namespace chronoscope::ui {

/// Edits a cell that is one of several with a box of their words, which the model gives in `choicesRole`; its value is
/// the place in them. GUI thread.
class ChoiceDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit ChoiceDelegate(int choicesRole, QObject* parent) : QStyledItemDelegate(parent), m_role(choicesRole) {}

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

private:
    /// What was chosen counts at once: else it would wait until the box is left.
    void take();

    int m_role;
};

} // namespace chronoscope::ui
