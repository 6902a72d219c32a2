// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Session.h"
#include "ui/mainwindow/WorkspaceCommands.h"
#include "ui/settings/Settings.h"

#include <QMenu>

namespace chronoscope::ui {

/// The program's one menu, behind the button at the upper left: workspaces, the report, the window, help. What needs a
/// workspace is enabled while one is open. Its keys work while it is closed. Owned by the window; GUI thread.
class MainMenu : public QMenu {
    Q_OBJECT
public:
    MainMenu(Session& session, WorkspaceCommands& commands, Settings& settings, QWidget& window);

    /// Imports as that action does: where it can, and else says as it does why not.
    void importAs(const QAction& import);
    QAction* paletteAction() const { return m_palette; }

signals:
    void welcomeWanted();
    void importWanted();
    void reportWanted();
    void inspectorWanted();
    void resetLayoutWanted();
    void schemeWanted(chronoscope::ui::Scheme scheme);
    void settingsWanted();
    void paletteWanted();
    void helpWanted();
    void keysWanted();
    void diagnosticsWanted();
    void quitWanted();

private:
    template <typename Slot> QAction* add(const char* name, const QString& text, const QKeySequence& keys, Slot slot);
    void addRecent(WorkspaceCommands& commands);
    void addThemes();
    void follow();

    Session& m_session;
    Settings& m_settings;
    QWidget& m_window;
    QAction* m_import = nullptr;
    QAction* m_palette = nullptr;
    QList<QAction*> m_ofWorkspace; ///< enabled while one is open
};

} // namespace chronoscope::ui
