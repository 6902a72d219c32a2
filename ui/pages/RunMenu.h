// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QMenu>

#include <array>

namespace chronoscope::ui {

/// What can be done with one run besides letting it ask: under the right mouse button and the page's own. Owned by the
/// Runs page; GUI thread.
class RunMenu : public QMenu {
    Q_OBJECT
public:
    enum Act { Rename, Note, Tags, Like, Another, Repeat, Compare, Delete, ActCount };
    explicit RunMenu(QWidget* parent = nullptr);

    /// `obstacle`: why it cannot be done now; empty = it can.
    void allow(Act act, const QString& obstacle);

signals:
    void chosen(chronoscope::ui::RunMenu::Act act);

private:
    std::array<QAction*, ActCount> m_actions{};
    std::array<QString, ActCount> m_tips;
};

} // namespace chronoscope::ui
