// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/Regions.h"

#include "ui/views/TabOrder.h"

#include <QApplication>
#include <QShortcut>

#include <utility>

namespace chronoscope::ui {

Regions::Regions(QWidget& window, std::function<QWidgetList()> list)
    : QObject(&window), m_window(window), m_list(std::move(list)) {
    const auto add = [&](const char* name, int keys, int step) {
        auto* shortcut = new QShortcut(QKeySequence(keys), &window);
        shortcut->setObjectName(QLatin1String(name));
        connect(shortcut, &QShortcut::activated, this, [this, step] { go(step); });
    };
    add("nextRegionShortcut", Qt::Key_F6, 1);
    add("regionBeforeShortcut", static_cast<int>(Qt::SHIFT) | Qt::Key_F6, -1);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { remember(now); });
}

void Regions::remember(QWidget* focused) {
    if (!focused) return;
    for (QWidget* region : m_list())
        if (region->isAncestorOf(focused)) m_last[region] = focused;
}

QWidget* Regions::stopIn(QWidget& region) const {
    const auto takes = [&](QWidget* one) {
        return one && one->isVisible() && one->isEnabled() && region.isAncestorOf(one);
    };
    if (QWidget* last = m_last.value(&region); takes(last)) return last;
    if (QWidget* main = region.focusProxy(); takes(main)) return main;
    return firstTabStop(region);
}

void Regions::go(int step) {
    const QWidgetList all = m_list();
    const QWidget* focused = QApplication::focusWidget();
    qsizetype at = step > 0 ? -1 : all.size();
    for (qsizetype i = 0; i < all.size(); ++i)
        if (focused && (all.at(i) == focused || all.at(i)->isAncestorOf(focused))) at = i;
    for (qsizetype tried = 0; tried < all.size(); ++tried) {
        at = (at + step + all.size()) % all.size();
        QWidget* region = all.at(at);
        QWidget* stop = region->isVisible() ? stopIn(*region) : nullptr;
        if (!stop) continue;
        if (!stop->window()->isActiveWindow()) stop->window()->activateWindow(); // a dock that floats
        return stop->setFocus(Qt::ShortcutFocusReason);
    }
}

} // namespace chronoscope::ui
