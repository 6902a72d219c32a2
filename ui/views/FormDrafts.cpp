// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/FormDrafts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>

namespace chronoscope::ui {

void FormDrafts::keep(const QString& name, const QWidget& form) {
    QMap<QString, QVariant> values;
    for (const auto* box : form.findChildren<QCheckBox*>())
        values[box->objectName()] = box->isChecked();
    for (const auto* combo : form.findChildren<QComboBox*>())
        values[combo->objectName()] =
            combo->isEditable() ? QVariant(combo->currentText()) : QVariant(combo->currentIndex());
    for (const auto* edit : form.findChildren<QLineEdit*>())
        if (!qobject_cast<QComboBox*>(edit->parentWidget())) values[edit->objectName()] = edit->text();
    m_drafts[name] = values;
}

bool FormDrafts::restore(const QString& name, QWidget& form) {
    const auto at = m_drafts.find(name);
    if (at == m_drafts.end()) return false;
    const QMap<QString, QVariant> values = *at;
    m_drafts.erase(at); // first: the form may be asked for more while it is filled
    // Boxes and choices first: some of them fill lines with what is usual.
    for (auto* box : form.findChildren<QCheckBox*>())
        box->setChecked(values.value(box->objectName()).toBool());
    for (auto* combo : form.findChildren<QComboBox*>()) {
        const QVariant value = values.value(combo->objectName());
        combo->isEditable() ? combo->setEditText(value.toString()) : combo->setCurrentIndex(value.toInt());
    }
    for (auto* edit : form.findChildren<QLineEdit*>())
        if (!qobject_cast<QComboBox*>(edit->parentWidget())) edit->setText(values.value(edit->objectName()).toString());
    return true;
}

} // namespace chronoscope::ui
