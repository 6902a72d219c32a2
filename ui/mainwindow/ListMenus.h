// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/pages/SelectionMenu.h"

#include <QObject>

class QMainWindow;

namespace chronoscope::ui {

/// The menu of every list, plot, grid and strip that has none of its own, and of what says what its number is, in the
/// window and in its dialogs: what it can do itself, what can be done with what its row is of, copies, and what the
/// number is. An event filter on the application; owned by the window. GUI thread.
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
