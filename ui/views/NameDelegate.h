// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QLineEdit>
#include <QStyledItemDelegate>

namespace chronoscope::ui {

/// Edits a name in a table whose rows report many times a second: what is being typed is not overwritten. GUI thread.
class NameDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override {
        const auto* line = qobject_cast<QLineEdit*>(editor);
        if (!line || !line->isModified()) QStyledItemDelegate::setEditorData(editor, index);
    }
};

} // namespace chronoscope::ui
