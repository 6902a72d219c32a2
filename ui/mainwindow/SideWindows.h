// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/mainwindow/Palette.h"
#include "ui/theme/Tokens.h"

#include <QObject>

namespace chronoscope::ui {

class ActionBook;
class Dialogs;
class Session;
class Settings;

/// What opens beside the main window: help, settings, the palette. Each is made when it is first wanted. Owned by the
/// main window, whose children they are; GUI thread.
class SideWindows : public QObject {
    Q_OBJECT
public:
    /// `entries`, `search`: of the palette, apart from settings and help.
    SideWindows(Session& session, Settings& settings, Dialogs& dialogs, Palette::Entries entries,
                Palette::Search search, QWidget& window);
    /// Whose keys the settings change and the help lists. Before either is shown.
    void setActions(ActionBook& actions) { m_actions = &actions; }

    void showHelp(const QString& section);
    /// With `search` typed in.
    void showSettings(const QString& search = {});
    void showPalette();

signals:
    void schemeWanted(chronoscope::ui::Scheme scheme);
    void restartWanted();
    void pageWanted(const QString& page);

private:
    Session& m_session;
    Settings& m_settings;
    Dialogs& m_dialogs;
    Palette::Entries m_entries;
    Palette::Search m_search;
    QWidget& m_window;
    ActionBook* m_actions = nullptr;
};

} // namespace chronoscope::ui
