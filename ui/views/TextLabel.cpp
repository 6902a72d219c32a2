// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/TextLabel.h"

#include <QLabel>

namespace chronoscope::ui {

QLabel* makeText(QWidget* parent, const char* name, Role role, const QString& text) {
    auto* label = new QLabel(text, parent);
    label->setObjectName(QLatin1String(name));
    setRole(label, role);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QLabel* makeCopyableText(QWidget* parent, const char* name, Role role, const QString& text) {
    QLabel* label = makeText(parent, name, role, text);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace chronoscope::ui
