// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/annotation/ChoiceDelegate.h"

#include <QComboBox>

namespace chronoscope::ui {

QWidget* ChoiceDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                      const QModelIndex& index) const {
    const QStringList choices = index.data(m_role).toStringList();
    if (choices.isEmpty()) return QStyledItemDelegate::createEditor(parent, option, index);
    auto* box = new QComboBox(parent);
    box->addItems(choices);
    box->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    connect(box, &QComboBox::activated, this, &ChoiceDelegate::take);
    return box;
}

void ChoiceDelegate::take() {
    auto* box = qobject_cast<QWidget*>(sender());
    emit commitData(box);
    emit closeEditor(box);
}

void ChoiceDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (auto* box = qobject_cast<QComboBox*>(editor))
        box->setCurrentIndex(index.data(Qt::EditRole).toInt());
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void ChoiceDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    if (const auto* box = qobject_cast<QComboBox*>(editor))
        model->setData(index, box->currentIndex());
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

} // namespace chronoscope::ui
