// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/DropFrame.h"

#include "ui/theme/Tokens.h"

#include <QKeyEvent>
#include <QScreen>

#include <algorithm>

namespace chronoscope::ui {

DropFrame::DropFrame(const char* name, QWidget* parent) : QFrame(parent, Qt::Popup) {
    setObjectName(QLatin1String(name));
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
}

void DropFrame::dropFrom(const QWidget* anchor) {
    adjustSize();
    const QRect room = anchor->screen()->availableGeometry();
    QPoint place = anchor->mapToGlobal(QPoint(0, anchor->height() + Tokens::kSpace4));
    if (place.y() + height() > room.bottom()) // above it, where there is no room below
        place.setY(std::max(room.top(), anchor->mapToGlobal(QPoint(0, 0)).y() - height() - Tokens::kSpace4));
    place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - width())));
    move(place);
    show();
}

void DropFrame::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

void DropFrame::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    emit closed();
}

} // namespace chronoscope::ui
