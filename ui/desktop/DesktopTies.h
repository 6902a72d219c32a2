// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/desktop/EndNotice.h"
#include "ui/desktop/SleepGuard.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>

class QWidget;

namespace chronoscope::ui {

class Session;
class Settings;

/// What the desktop is told of runs and of other long work, each where the settings want it: that it has ended while
/// neither the window nor a dialog of it is in front, that the computer is not to sleep while a run goes, and on the
/// task bar how far runs are (the LauncherEntry signal, which most desktops read). Of imports and scorings it hears by
/// itself, others tell it. Owned by the window; GUI thread.
class DesktopTies : public QObject {
    Q_OBJECT
public:
    DesktopTies(Session& session, const Settings& settings, QWidget& window);

    /// A run of this name ended; `text` says how.
    void runEnded(qint64 run, const QString& name, const QString& text);
    /// Other work that began then has ended: told where it took long.
    void jobEnded(const QElapsedTimer& since, const QString& name, const QString& text);
    /// From how long on it does.
    void setLong(std::chrono::milliseconds least) { m_long = least; }
    /// Those of the window that `part` belongs to, by its dialogs too; null where it has none.
    static DesktopTies* of(const QWidget& part);
    const SleepGuard& sleepGuard() const { return m_sleep; }

signals:
    void runWanted(qint64 run); ///< its notification was pressed

private:
    void follow();
    void tellProgress(bool isVisible, int percent);
    void tell(qint64 run, const QString& name, const QString& text);
    void hearImports();
    void hearScorings();

    Session& m_session;
    const Settings& m_settings;
    QWidget& m_window;
    EndNotice m_notice;
    SleepGuard m_sleep;
    std::chrono::milliseconds m_long{std::chrono::seconds(10)};
    QElapsedTimer m_importing; ///< since when; not valid: nothing is imported
    QString m_imported;        ///< what, as it was called first
    QElapsedTimer m_scoring;   ///< the pass in hand
    int m_told = -1;           ///< per cent on the task bar; -1: none
};

} // namespace chronoscope::ui
