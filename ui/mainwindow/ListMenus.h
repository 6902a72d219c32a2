// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/pages/SelectionMenu.h"

#include <QObject>

class QMainWindow;

namespace chronoscope::ui {

/// The menu of every list that has none of its own, in the window and in its dialogs: what the list itself can do, what
/// can be done with what its row is of, and copies. An event filter on the application; owned by the window. GUI
/// thread.
class ListMenus : public QObject {
    Q_OBJECT
public:
    ListMenus(SelectionMenu offers, QMainWindow& window);
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    SelectionMenu m_offers;
    QMainWindow& m_window;
};

} // namespace chronoscope::ui
