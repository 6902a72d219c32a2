// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/settings/Settings.h"

namespace chronoscope::ui {

namespace {
constexpr qsizetype kRecent = 8;
}

Settings::Settings(const QString& file)
    : m_settings(file.isEmpty() ? QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("chronoscope"),
                                            QStringLiteral("chronoscope"))
                                      .fileName()
                                : file,
                 QSettings::IniFormat) {}

QVariant Settings::chosen(const QString& key) const {
    for (const Setting& setting : settingTable())
        if (setting.key == key) return chosen(setting);
    return {};
}

void Settings::choose(const Setting& setting, const QVariant& value) {
    const QVariant sound = soundValue(setting, value);
    if (sound == setting.usual)
        m_settings.remove(setting.key);
    else
        write(setting.key, sound);
}

Scheme Settings::scheme() const {
    const QString name = chosen(QStringLiteral("look/scheme")).toString();
    return name == QLatin1String("dark")    ? Scheme::Dark
           : name == QLatin1String("light") ? Scheme::Light
                                            : Scheme::System;
}

void Settings::setScheme(Scheme value) {
    write("look/scheme", value == Scheme::Dark    ? QStringLiteral("dark")
                         : value == Scheme::Light ? QStringLiteral("light")
                                                  : QStringLiteral("system"));
}

void Settings::addRecent(const QString& path) {
    QStringList list = recent();
    list.removeAll(path);
    list.prepend(path);
    write("workspaces/recent", list.mid(0, kRecent));
    m_settings.remove("workspaces/closed");
}

QString Settings::lastWorkspace() const {
    const bool isWanted = chosen(QStringLiteral("start/reopen")).toBool() && !read("workspaces/closed").toBool();
    return isWanted ? recent().value(0) : QString();
}

void Settings::setResultFilter(const QString& workspace, const QString& value) {
    QVariantMap stored = read(QStringLiteral("results/filters")).toMap();
    const QStringList kept = recent();
    for (const QString& path : stored.keys())
        if (!kept.contains(path)) stored.remove(path);
    stored.insert(workspace, value);
    write(QStringLiteral("results/filters"), stored);
}

void Settings::removeRecent(const QString& path) {
    QStringList list = recent();
    list.removeAll(path);
    write("workspaces/recent", list);
}

qint64 Settings::annotationQueue(const QString& workspace) const {
    const QStringList last = read("annotation/queue").toStringList();
    return last.value(0) == workspace ? last.value(1).toLongLong() : 0;
}

DeclaredCutOffs Settings::declaredCutOffs() const {
    DeclaredCutOffs dates;
    // One value, not a key for each model: a name may hold what separates keys.
    const QVariantMap stored = read(QStringLiteral("models/declaredCutOffs")).toMap();
    for (auto it = stored.begin(); it != stored.end(); ++it)
        dates.insert(it.key(), it.value().toString());
    return dates;
}

void Settings::setDeclaredCutOff(const QString& model, const QString& date) {
    QVariantMap stored = read(QStringLiteral("models/declaredCutOffs")).toMap();
    if (date.isEmpty())
        stored.remove(model);
    else
        stored.insert(model, date);
    write(QStringLiteral("models/declaredCutOffs"), stored);
}

} // namespace chronoscope::ui
