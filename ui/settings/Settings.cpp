// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/settings/Settings.h"

namespace chronoscope::ui {

namespace {
constexpr qsizetype kRecent = 8;
}

Settings::Settings(const QString& file)
    : m_settings(file.isEmpty() ? QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("chronoscope"),
                                            QStringLiteral("chronoscope")).fileName()
                                : file,
                 QSettings::IniFormat) {}

Scheme Settings::scheme() const {
    const QString name = read("look/scheme", QStringLiteral("system")).toString();
    return name == QLatin1String("dark") ? Scheme::Dark : name == QLatin1String("light") ? Scheme::Light : Scheme::System;
}

void Settings::setScheme(Scheme value) {
    write("look/scheme", value == Scheme::Dark    ? QStringLiteral("dark")
                         : value == Scheme::Light ? QStringLiteral("light")
                                                  : QStringLiteral("system"));
}

QList<int> Settings::heatmapFilter() const {
    QList<int> list;
    for (const char* key : {"heatmap/template", "heatmap/domain", "heatmap/state"})
        list << read(QLatin1String(key), list.isEmpty() ? 0 : -1).toInt();
    return list;
}

void Settings::setHeatmapFilter(const QList<int>& value) {
    write(QStringLiteral("heatmap/template"), value.value(0, 0));
    write(QStringLiteral("heatmap/domain"), value.value(1, -1));
    write(QStringLiteral("heatmap/state"), value.value(2, -1));
}

void Settings::addRecent(const QString& path) {
    QStringList list = recent();
    list.removeAll(path);
    list.prepend(path);
    write("workspaces/recent", list.mid(0, kRecent));
}

} // namespace chronoscope::ui
