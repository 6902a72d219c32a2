// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/ListKeys.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace chronoscope::ui {

namespace {
bool isMenuKey(const QKeyEvent& key) {
    return key.key() == Qt::Key_Menu || (key.key() == Qt::Key_F10 && key.modifiers() == Qt::ShiftModifier);
}

QPoint selectedIn(const QWidget& widget) {
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget); view && view->currentIndex().isValid())
        return view->viewport()->mapTo(view, view->visualRect(view->currentIndex()).center());
    return widget.rect().center();
}
void letTabLeave(QWidget& widget) {
    if (auto* list = qobject_cast<QAbstractItemView*>(&widget)) list->setTabKeyNavigation(false);
    if (auto* text = qobject_cast<QPlainTextEdit*>(&widget)) text->setTabChangesFocus(true);
    if (auto* text = qobject_cast<QTextEdit*>(&widget)) text->setTabChangesFocus(true);
}
} // namespace

bool ListKeys::eventFilter(QObject* watched, QEvent* event) {
    auto* widget = qobject_cast<QWidget*>(watched);
    if (widget && event->type() == QEvent::Show && qobject_cast<QMainWindow*>(widget->window())) letTabLeave(*widget);
    if (event->type() != QEvent::KeyPress || !widget || widget != QApplication::focusWidget() ||
        !isMenuKey(*static_cast<QKeyEvent*>(event)) || QApplication::activePopupWidget())
        return false;
    const QPoint at = selectedIn(*widget);
    QContextMenuEvent menu(QContextMenuEvent::Keyboard, at, widget->mapToGlobal(at));
    QApplication::sendEvent(widget, &menu);
    return menu.isAccepted();
}

} // namespace chronoscope::ui
