// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/desktop/DesktopTies.h"

#include "ui/bridge/Session.h"
#include "ui/desktop/DesktopName.h"
#include "ui/desktop/SessionBus.h"
#include "ui/settings/Settings.h"

#include <QApplication>
#include <QDBusMessage>
#include <QWidget>

namespace chronoscope::ui {

DesktopTies::DesktopTies(Session& session, const Settings& settings, QWidget& window)
    : QObject(&window), m_session(session), m_settings(settings), m_window(window) {
    connect(&session.hub(), &RunHub::progressed, this, &DesktopTies::follow);
    connect(&session.hub(), &RunHub::ended, this, &DesktopTies::follow);
    connect(&session.hub(), &RunHub::failed, this, &DesktopTies::follow);
    connect(&session, &Session::runsChanged, this, &DesktopTies::follow);
    connect(&session, &Session::workspaceChanged, this, &DesktopTies::follow);
    connect(&m_notice, &EndNotice::pressed, this, &DesktopTies::runWanted);
}

void DesktopTies::follow() {
    const bool isGoing = !m_session.hub().going().empty();
    m_sleep.hold(isGoing && m_settings.chosen(QStringLiteral("runs/awake")).toBool());
    std::int64_t done = 0;
    std::int64_t total = 0;
    for (const auto& progress : m_session.hub().active()) {
        done += progress.counts.done();
        total += progress.total;
    }
    tellProgress(isGoing && total > 0, total > 0 ? static_cast<int>(100 * done / total) : 0);
}

void DesktopTies::tellProgress(bool isVisible, int percent) {
    const int now = isVisible ? percent : -1;
    if (m_told == now) return;
    m_told = now;
    const auto bus = sessionBus();
    if (!bus) return;
    QDBusMessage signal =
        QDBusMessage::createSignal(QStringLiteral("/org/chronoscope/Chronoscope"),
                                   QStringLiteral("com.canonical.Unity.LauncherEntry"), QStringLiteral("Update"));
    signal << QStringLiteral("application://%1.desktop").arg(kDesktopName)
           << QVariantMap{{QStringLiteral("progress-visible"), isVisible},
                          {QStringLiteral("progress"), percent / 100.0}};
    bus->send(signal);
}

void DesktopTies::runEnded(qint64 run, const QString& name, const QString& text) {
    if (m_window.isActiveWindow()) return;
    if (m_settings.chosen(QStringLiteral("runs/alert")).toBool()) QApplication::alert(&m_window);
    if (m_settings.chosen(QStringLiteral("runs/notify")).toBool()) m_notice.tell(run, name, text);
}

} // namespace chronoscope::ui
