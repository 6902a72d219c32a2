// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QDBusUnixFileDescriptor>
#include <QObject>

namespace chronoscope::ui {

/// Keeps the computer from going to sleep by itself while it is held: an inhibitor of org.freedesktop.login1 (the
/// system bus), which ends with this process whatever becomes of it; where that is refused or not there, one of
/// org.freedesktop.ScreenSaver (the session bus). Where there is neither, the computer sleeps as it would. Nothing here
/// waits. Owned by DesktopTies; GUI thread.
class SleepGuard : public QObject {
    Q_OBJECT
public:
    explicit SleepGuard(QObject* parent = nullptr);
    ~SleepGuard() override;

    void hold(bool wanted);
    bool isHeld() const { return m_lock.isValid() || m_cookie != 0; }

private:
    void askLogin();
    void askScreenSaver();
    void release();

    bool m_wanted = false;
    int m_round = 0; ///< an answer to an earlier question is let go of
    QDBusUnixFileDescriptor m_lock;
    uint m_cookie = 0;
};

} // namespace chronoscope::ui
