// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/ListMenus.h"

#include "ui/pages/FigureMenu.h"
#include "ui/views/MenuKeys.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMainWindow>
#include <QMenu>

#include <utility>

namespace chronoscope::ui {

namespace {
bool isOf(const QMainWindow& window, const QWidget* widget) {
    while (widget && widget != &window)
        widget = widget->parentWidget();
    return widget;
}

QWidget* targetOf(const QWidget& window, const QContextMenuEvent& event) {
    const bool byKey = event.reason() == QContextMenuEvent::Keyboard;
    return menuTarget(window, byKey ? QApplication::focusWidget() : window.childAt(event.pos()));
}
} // namespace

ListMenus::ListMenus(SelectionMenu offers, QMainWindow& window)
    : QObject(&window), m_offers(std::move(offers)), m_window(window) {
    window.setContextMenuPolicy(Qt::NoContextMenu); // it would offer its docks everywhere
    qApp->installEventFilter(this);
}

/// A wish that nothing below the window has taken comes to the window at last.
bool ListMenus::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ContextMenu) return false;
    auto* window = qobject_cast<QWidget*>(watched);
    if (!window || !window->isWindow() || !isOf(m_window, window)) return false;
    const auto& wish = *static_cast<QContextMenuEvent*>(event);
    QWidget* target = targetOf(*window, wish);
    if (!target) return false;
    auto* menu = new QMenu(window);
    menu->setObjectName(QStringLiteral("listMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    fillListMenu(*menu, *target, m_offers, wish.globalPos());
    if (menu->isEmpty()) {
        delete menu;
        return false;
    }
    keepKeysApart(*menu);
    menu->popup(wish.globalPos());
    event->accept();
    return true;
}

} // namespace chronoscope::ui
