// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QWidget>

#include <functional>

namespace chronoscope::ui {

/// F6 and Shift+F6 go from region to region of a window: the navigation, what stands above the page, the page, the
/// docks. In each to where the focus was last, else to what the region is for, else to its first stop. Owned by the
/// window; GUI thread.
class Regions : public QObject {
    Q_OBJECT
public:
    /// `list`: those there are now, in the order seen. What is hidden, or has nothing to go to, is passed over.
    Regions(QWidget& window, std::function<QWidgetList()> list);

private:
    void go(int step);
    void remember(QWidget* focused);
    QWidget* stopIn(QWidget& region) const;

    QWidget& m_window;
    std::function<QWidgetList()> m_list;
    QHash<QWidget*, QPointer<QWidget>> m_last; ///< by region; regions live as long as the window
};

} // namespace chronoscope::ui
