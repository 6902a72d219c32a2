// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/mainwindow/Palette.h"
#include "ui/theme/Tokens.h"

#include <QObject>

namespace chronoscope::ui {

class Dialogs;
class Session;
class Settings;

/// What opens beside the main window: help, settings, the palette. Each is made when it is first wanted. Owned by the
/// main window, whose children they are; GUI thread.
class SideWindows : public QObject {
    Q_OBJECT
public:
    /// `entries`: of the palette, apart from settings and help.
    SideWindows(Session& session, Settings& settings, Dialogs& dialogs, Palette::Entries entries, QWidget& window);

    void showHelp(const QString& section);
    /// With `search` typed in.
    void showSettings(const QString& search = {});
    void showPalette();

signals:
    void schemeWanted(chronoscope::ui::Scheme scheme);

private:
    Session& m_session;
    Settings& m_settings;
    Dialogs& m_dialogs;
    Palette::Entries m_entries;
    QWidget& m_window;
};

} // namespace chronoscope::ui
