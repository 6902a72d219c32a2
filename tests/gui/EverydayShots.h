// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "tests/gui/Stage.h"
#include "ui/help/NumberNote.h"
#include "ui/mainwindow/Palette.h"
#include "ui/pages/HeatmapPage.h"

#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>

namespace chronoscope::test {

/// What is used every day beside the pages: the menu of a figure, what a number is, the palette, the keys.
inline void everydayShots(Stage& stage, const std::function<QString(const QString&)>& path) {
    const auto front = [&] {
        stage.window->activateWindow();
        (void)QTest::qWaitForWindowActive(stage.window.get());
    };
    const auto shot = [&](QWidget* widget, const char* name) {
        QTest::qWait(200);
        if (widget) widget->grab().save(path(QLatin1String(name)));
    };
    front();
    stage.window->showPage(QStringLiteral("heatmap"));
    auto* plot = stage.window->heatmapPage()->plot();
    plot->setFocus();
    QTest::keyClick(plot, Qt::Key_Right);
    QTest::qWait(300);
    QTest::keyClick(plot, Qt::Key_F10, Qt::ShiftModifier);
    if (auto* menu = stage.find<QMenu>("figureMenu")) {
        shot(menu, "figure-menu.png");
        menu->close();
    }
    auto* note = ui::NumberNote::present(stage.window->heatmapPage()->numberKey(), QStringLiteral("51.8 % (n = 85)"),
                                         stage.window->heatmapPage()->command(), stage.window.get());
    shot(note, "what-is-this-number.png");
    note->close();
    front();
    QTest::keyClick(stage.window.get(), Qt::Key_K, Qt::ControlModifier);
    if (auto* palette = stage.window->findChild<ui::Palette*>()) {
        QTest::keyClicks(palette->findChild<QLineEdit*>(), QStringLiteral("run"));
        shot(palette, "palette.png");
        palette->close();
    }
    front();
    QTest::keyClick(stage.window.get(), Qt::Key_Comma, Qt::ControlModifier);
    QTest::qWait(300);
    auto* settings = stage.find<QWidget>("settingsWindow");
    auto* area = settings->findChild<QScrollArea*>();
    area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    shot(settings, "settings-keys.png");
    settings->close();
    front();
    QTest::keyClick(stage.window.get(), Qt::Key_F1, Qt::ControlModifier);
    auto* help = stage.find<QWidget>("helpWindow");
    shot(help, "help-keys.png");
    help->close();
}

} // namespace chronoscope::test
