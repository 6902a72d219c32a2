// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/desktop/EndNotice.h"
#include "ui/desktop/SleepGuard.h"

#include <QObject>

class QWidget;

namespace chronoscope::ui {

class Session;
class Settings;

/// What the desktop is told of runs, each where the settings want it: that one has ended while the window is not in
/// front, that the computer is not to sleep while one goes, and on the task bar how far they are (the LauncherEntry
/// signal, which most desktops read). Owned by the window; GUI thread.
class DesktopTies : public QObject {
    Q_OBJECT
public:
    DesktopTies(Session& session, const Settings& settings, QWidget& window);

    /// A run of this name ended; `text` says how.
    void runEnded(qint64 run, const QString& name, const QString& text);
    const SleepGuard& sleepGuard() const { return m_sleep; }

signals:
    void runWanted(qint64 run); ///< its notification was pressed

private:
    void follow();
    void tellProgress(bool isVisible, int percent);

    Session& m_session;
    const Settings& m_settings;
    QWidget& m_window;
    EndNotice m_notice;
    SleepGuard m_sleep;
    int m_told = -1; ///< per cent on the task bar; -1: none
};

} // namespace chronoscope::ui
