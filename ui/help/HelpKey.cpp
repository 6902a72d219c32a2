// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/help/HelpKey.h"

#include "ui/help/HelpWindow.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QWidget>

namespace chronoscope::ui {

namespace {
/// In it any keys are typed as such.
bool isFieldOfKeys(const QWidget& widget) {
    return qobject_cast<const QKeySequenceEdit*>(&widget) || qobject_cast<const QKeySequenceEdit*>(widget.parent());
}
/// A letter that a person gave the action is typed where one types.
bool isTyped(const QWidget& widget, const QKeyEvent& key) {
    const bool isPlain = (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    return isPlain && !key.text().isEmpty() && key.text().front().isPrint() &&
           widget.testAttribute(Qt::WA_InputMethodEnabled);
}
} // namespace

HelpKey::HelpKey(QWidget& window, std::function<QString()> page)
    : QObject(&window), m_window(window), m_page(std::move(page)) {
    qApp->installEventFilter(this);
}

/// Another main window has a key of its own.
bool HelpKey::isOver(const QWidget& other) const {
    const QWidget* below = other.parentWidget();
    while (below && below != &m_window)
        below = below->parentWidget();
    return below != nullptr;
}

/// A person may have given the action others.
bool HelpKey::isKey(QEvent& event) const {
    const auto* action = m_window.findChild<QAction*>(QStringLiteral("helpAction"));
    return action && QKeySequence(static_cast<QKeyEvent&>(event).keyCombination()) == action->shortcut();
}

bool HelpKey::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || QApplication::activePopupWidget()) return false;
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || isFieldOfKeys(*widget)) return false;
    QWidget* over = widget->window();
    if (over == &m_window || qobject_cast<HelpWindow*>(over) || !isOver(*over) || !isKey(*event)) return false;
    if (isTyped(*widget, *static_cast<const QKeyEvent*>(event))) return false;
    const QString own = HelpWindow::sectionOf(over->objectName());
    while (over != &m_window && !over->isModal())
        over = over->parentWidget()->window();
    HelpWindow::of(*over).showSection(own.isEmpty() ? HelpWindow::sectionOf(m_page()) : own);
    return true;
}

} // namespace chronoscope::ui
