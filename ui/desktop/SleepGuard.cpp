// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/desktop/SleepGuard.h"

#include "ui/desktop/SessionBus.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

#include <utility>

namespace chronoscope::ui {

namespace {
const QString kScreenSaver = QStringLiteral("org.freedesktop.ScreenSaver");
const QString kScreenSaverPath = QStringLiteral("/org/freedesktop/ScreenSaver");
const QString kName = QStringLiteral("Chronoscope");

void uninhibit(uint cookie) {
    QDBusMessage call =
        QDBusMessage::createMethodCall(kScreenSaver, kScreenSaverPath, kScreenSaver, QStringLiteral("UnInhibit"));
    call << cookie;
    if (auto bus = sessionBus()) bus->asyncCall(call);
}
} // namespace

SleepGuard::SleepGuard(QObject* parent) : QObject(parent) {}

SleepGuard::~SleepGuard() { release(); }

void SleepGuard::hold(bool wanted) {
    if (std::exchange(m_wanted, wanted) == wanted) return;
    ++m_round;
    wanted ? askLogin() : release();
}

void SleepGuard::askLogin() {
    QDBusMessage call = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.login1"), QStringLiteral("/org/freedesktop/login1"),
        QStringLiteral("org.freedesktop.login1.Manager"), QStringLiteral("Inhibit"));
    call << QStringLiteral("idle:sleep") << kName << tr("A run is going") << QStringLiteral("block");
    QDBusConnection bus = QDBusConnection::systemBus();
    if (!bus.isConnected()) return askScreenSaver();
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer, round = m_round] {
        const QDBusPendingReply<QDBusUnixFileDescriptor> lock = *answer;
        answer->deleteLater();
        if (round != m_round) return; // closed with the answer
        if (lock.isError()) return askScreenSaver();
        m_lock = lock.value();
    });
}

void SleepGuard::askScreenSaver() {
    QDBusMessage call =
        QDBusMessage::createMethodCall(kScreenSaver, kScreenSaverPath, kScreenSaver, QStringLiteral("Inhibit"));
    call << kName << tr("A run is going");
    auto bus = sessionBus();
    if (!bus) return;
    auto* answer = new QDBusPendingCallWatcher(bus->asyncCall(call), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer, round = m_round] {
        const QDBusPendingReply<uint> cookie = *answer;
        answer->deleteLater();
        if (cookie.isError()) return;
        if (round != m_round) return uninhibit(cookie.value());
        m_cookie = cookie.value();
    });
}

void SleepGuard::release() {
    m_lock = QDBusUnixFileDescriptor();
    if (const uint cookie = std::exchange(m_cookie, 0)) uninhibit(cookie);
}

} // namespace chronoscope::ui
