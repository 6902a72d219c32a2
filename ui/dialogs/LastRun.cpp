// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/LastRun.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace chronoscope::ui {

QByteArray LastRun::addedTo(const QByteArray& all, const QString& kind) const {
    QJsonObject kinds = QJsonDocument::fromJson(all).object();
    kinds[kind] = QJsonObject{{QStringLiteral("workspace"), workspace},
                              {QStringLiteral("options"), QString::fromUtf8(options)},
                              {QStringLiteral("models"), QJsonArray::fromStringList(models)}};
    return QJsonDocument(kinds).toJson(QJsonDocument::Compact);
}

std::optional<LastRun> LastRun::read(const QByteArray& all, const QString& kind) {
    const QJsonValue one = QJsonDocument::fromJson(all).object().value(kind);
    if (!one.isObject()) return std::nullopt;
    LastRun last;
    last.workspace = one[QLatin1String("workspace")].toString();
    last.options = one[QLatin1String("options")].toString().toUtf8();
    for (const QJsonValue& key : one[QLatin1String("models")].toArray())
        last.models << key.toString();
    return last;
}

} // namespace chronoscope::ui
