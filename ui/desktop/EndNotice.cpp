// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/desktop/EndNotice.h"

#include "ui/desktop/DesktopName.h"
#include "ui/desktop/SessionBus.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QVariantMap>

namespace chronoscope::ui {

namespace {
const QString kService = QStringLiteral("org.freedesktop.Notifications");
const QString kPath = QStringLiteral("/org/freedesktop/Notifications");
const QString kPressed = QStringLiteral("default"); ///< the action of a press on the notification itself
constexpr int kAsTheDesktopDoes = -1;               ///< how long it is shown
} // namespace

EndNotice::EndNotice(QObject* parent) : QObject(parent) {}

void EndNotice::tell(qint64 run, const QString& title, const QString& text) {
    auto bus = sessionBus();
    if (!bus) return;
    if (!m_listening) {
        m_listening = true;
        bus->connect(kService, kPath, kService, QStringLiteral("ActionInvoked"), this, SLOT(takeAction(uint, QString)));
        bus->connect(kService, kPath, kService, QStringLiteral("NotificationClosed"), this,
                     SLOT(takeClosed(uint, uint)));
    }
    QDBusMessage call = QDBusMessage::createMethodCall(kService, kPath, kService, QStringLiteral("Notify"));
    call << QStringLiteral("Chronoscope") << uint(0) << QString(kDesktopName) << title
         << text.toHtmlEscaped() // servers may read markup in it
         << QStringList{kPressed, run != 0 ? tr("Show the run") : tr("Show the window")}
         << QVariantMap{{QStringLiteral("desktop-entry"), QString(kDesktopName)}} << kAsTheDesktopDoes;
    auto* answer = new QDBusPendingCallWatcher(bus->asyncCall(call), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, run, answer] {
        const QDBusPendingReply<uint> id = *answer;
        if (!id.isError()) m_runs.insert(id.value(), run);
        answer->deleteLater();
    });
}

void EndNotice::takeAction(uint id, const QString& action) {
    if (action == kPressed && m_runs.contains(id)) emit pressed(m_runs.take(id));
}

void EndNotice::takeClosed(uint id, uint /*reason*/) { m_runs.remove(id); }

} // namespace chronoscope::ui
