// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/PageTitle.h"

#include "ui/theme/Role.h"

#include <QEvent>

namespace chronoscope::ui {

PageTitle::PageTitle(const QString& text, QWidget* parent) : QLabel(text, parent) { setRole(this, Role::Title); }

void PageTitle::showEvent(QShowEvent* event) {
    QLabel::showEvent(event);
    window()->installEventFilter(this);
    setVisible(window()->height() >= kLowWindow);
}

bool PageTitle::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == window()) setVisible(window()->height() >= kLowWindow);
    return QLabel::eventFilter(watched, event);
}

} // namespace chronoscope::ui
