// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/CommonKeys.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QRadioButton>
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

/// Enter on a button that has the focus, with no other key: whatever else Enter would do in its window.
bool isPress(const QEvent& event, const QAbstractButton* button) {
    if (!button || qobject_cast<const QCheckBox*>(button) || qobject_cast<const QRadioButton*>(button)) return false;
    const auto& key = static_cast<const QKeyEvent&>(event);
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) &&
           (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}
} // namespace

bool CommonKeys::pressesButton(QObject* watched, QEvent* event) {
    auto* button = qobject_cast<QAbstractButton*>(watched);
    if (!isPress(*event, button)) return false;
    event->accept(); // before it is pressed it is asked for: the key is not that of an action of the page
    if (event->type() == QEvent::KeyPress && !static_cast<QKeyEvent*>(event)->isAutoRepeat()) button->click();
    return true;
}

bool CommonKeys::eventFilter(QObject* watched, QEvent* event) {
    auto* widget = qobject_cast<QWidget*>(watched);
    if (widget && event->type() == QEvent::Show && qobject_cast<QMainWindow*>(widget->window())) letTabLeave(*widget);
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)
        if (pressesButton(watched, event)) return true;
    if (event->type() != QEvent::KeyPress || !widget || widget != QApplication::focusWidget() ||
        !isMenuKey(*static_cast<QKeyEvent*>(event)) || QApplication::activePopupWidget())
        return false;
    const QPoint at = selectedIn(*widget);
    QContextMenuEvent menu(QContextMenuEvent::Keyboard, at, widget->mapToGlobal(at));
    QApplication::sendEvent(widget, &menu);
    return menu.isAccepted();
}

} // namespace chronoscope::ui
