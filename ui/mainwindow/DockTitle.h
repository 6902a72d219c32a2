// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QWidget>

class QDockWidget;
class QToolButton;

namespace chronoscope::ui {

/// The title of a dock with its buttons, in the size and ink of all others: the style's own are 10 pixels small, and
/// drawn for light windows. The dock is dragged by it. Owned by the dock; GUI thread.
class DockTitle : public QWidget {
    Q_OBJECT
public:
    explicit DockTitle(QDockWidget* dock);

private:
    QToolButton* addButton(const char* name, const char* icon, const QString& text);
};

} // namespace chronoscope::ui
