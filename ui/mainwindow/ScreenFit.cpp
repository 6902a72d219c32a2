// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/ScreenFit.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QMainWindow>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr QMargins kFrame(8, 32, 8, 8); ///< of a window manager; the true one is known too late
} // namespace

ScreenFit::ScreenFit(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

QSize ScreenFit::bounded(const QSize& wished, const QWidget& window) {
    return wished.boundedTo(window.screen()->availableGeometry().marginsRemoved(kFrame).size());
}

/// Where it was put by the program or by a person: with its title, which is above what it has to itself.
void ScreenFit::keepInside(QWidget& window) {
    const QRect room = window.screen()->availableGeometry().marginsRemoved(kFrame);
    QRect place = window.geometry();
    place.moveRight(std::min(place.right(), room.right()));
    place.moveBottom(std::min(place.bottom(), room.bottom()));
    place.moveLeft(std::max(place.left(), room.left()));
    place.moveTop(std::max(place.top(), room.top()));
    if (place != window.geometry()) window.setGeometry(place);
}

bool ScreenFit::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show && !event->spontaneous() && watched->isWidgetType()) {
        auto* window = static_cast<QWidget*>(watched);
        const bool isWatched = (window->windowType() == Qt::Window || window->windowType() == Qt::Dialog) &&
                               !qobject_cast<QMainWindow*>(window);
        if (isWatched && window->isWindow()) {
            const QSize room = bounded({QWIDGETSIZE_MAX, QWIDGETSIZE_MAX}, *window);
            const QSize least = window->minimumSize().expandedTo(window->minimumSizeHint());
            if (least != least.boundedTo(room)) window->setMinimumSize(least.boundedTo(room));
            window->resize(bounded(window->size(), *window));
            if (window->testAttribute(Qt::WA_Moved))
                keepInside(*window);
            else if (qobject_cast<QDialog*>(window)) // Qt places it next, by a frame that it guesses
                QMetaObject::invokeMethod(
                    window, [window] { keepInside(*window); }, Qt::QueuedConnection);
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace chronoscope::ui
