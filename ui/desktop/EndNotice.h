// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QHash>
#include <QObject>

namespace chronoscope::ui {

/// Notifications of the desktop (org.freedesktop.Notifications on the session bus) that tell how a run ended, or (run
/// 0) other work; pressed, each brings up its run. Where there is no such service nothing is told. Nothing here waits.
/// Owned by DesktopTies; GUI thread.
class EndNotice : public QObject {
    Q_OBJECT
public:
    explicit EndNotice(QObject* parent = nullptr);

    void tell(qint64 run, const QString& title, const QString& text);

signals:
    void pressed(qint64 run);

private slots:
    void takeAction(uint id, const QString& action);
    void takeClosed(uint id, uint reason);

private:
    QHash<uint, qint64> m_runs; ///< by the notification's number
    bool m_listening = false;
};

} // namespace chronoscope::ui
