// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QCursor>
#include <QMenu>
#include <QPushButton>

namespace chronoscope::ui {

/// Gives a button its menu. Qt tells it nothing of a pointer that leaves it for the menu, so it would look hovered
/// until the pointer comes by again: it is told when the menu closes. GUI thread.
inline void setButtonMenu(QPushButton& button, QMenu* menu) {
    button.setMenu(menu);
    const auto settle = [&button] {
        if (button.rect().contains(button.mapFromGlobal(QCursor::pos()))) return;
        button.setAttribute(Qt::WA_UnderMouse, false);
        button.update();
    };
    QObject::connect(menu, &QMenu::aboutToHide, &button, settle, Qt::QueuedConnection);
}

} // namespace chronoscope::ui
