// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>
#include <QToolButton>

namespace chronoscope::ui {

/// A button with a text for the line over or under a list, reached by Tab. Owned by `parent`; GUI thread.
inline QToolButton* makeBarButton(QWidget* parent, const char* name, const QString& text, const QString& tip) {
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace chronoscope::ui
