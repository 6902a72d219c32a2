// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/desktop/SessionBus.h"

#include <QFileInfo>
#include <QString>

namespace chronoscope::ui {

std::optional<QDBusConnection> sessionBus() {
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const bool isThere = !qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS") ||
                         (!folder.isEmpty() && QFileInfo::exists(folder + QLatin1String("/bus")));
    if (!isThere) return std::nullopt; // asked for, the library would try to start one
    QDBusConnection bus = QDBusConnection::sessionBus();
    return bus.isConnected() ? std::optional(bus) : std::nullopt;
}

} // namespace chronoscope::ui
