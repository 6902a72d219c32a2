// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QObject>

namespace chronoscope::ui {

/// What keys do alike in all windows of the program. Enter presses the button that has the focus, as Space does; in a
/// field, a list or a check box it stays what it is there. The Menu key and Shift+F10 open the menu of what has the
/// focus, at what is selected there: platforms send the one, and not all of them, and never the other. Tab leaves the
/// lists and texts of the main window, which would keep it to themselves. An event filter on the application; GUI
/// thread.
class CommonKeys : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static bool pressesButton(QObject* watched, QEvent* event);
};

} // namespace chronoscope::ui
