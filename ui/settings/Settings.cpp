// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/settings/Settings.h"

#include <QLockFile>

namespace chronoscope::ui {

namespace {
constexpr qsizetype kRecent = 8;
constexpr int kLockMs = 100;       ///< the window waits so long
constexpr int kStaleLockMs = 2000; ///< it is held for a moment: what is older was left by a process that is gone
constexpr std::pair<Scheme, const char*> kSchemes[] = {
    {Scheme::System, "system"}, {Scheme::Light, "light"}, {Scheme::Dark, "dark"}, {Scheme::HighContrast, "contrast"}};

/// For a value that windows have parts of, and each window is a process: it is read as it is now, changed and stored
/// before another can. Where the file cannot be locked it is changed all the same.
template <typename Change> void changeShared(QSettings& settings, const QString& key, const Change& change) {
    QLockFile lock(settings.fileName() + QLatin1String(".change.lock")); // QSettings has a ".lock" of its own
    lock.setStaleLockTime(kStaleLockMs);
    lock.tryLock(kLockMs);
    settings.sync();
    const QVariant before = settings.value(key);
    const QVariant after = change(before);
    if (after == before) return; // and the file is not written
    settings.setValue(key, after);
    settings.sync();
}
} // namespace

Settings::Settings(const QString& file)
    : m_settings(file.isEmpty() ? QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("chronoscope"),
                                            QStringLiteral("chronoscope"))
                                      .fileName()
                                : file,
                 QSettings::IniFormat) {
    takeFormer(settingTable());
}

void Settings::takeFormer(const std::vector<Setting>& settings) {
    for (const Setting& setting : settings)
        for (const QString& former : setting.former) {
            if (!m_settings.contains(former)) continue;
            if (!m_settings.contains(setting.key)) choose(setting, read(former));
            m_settings.remove(former);
        }
}

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
    for (const auto& [scheme, stored] : kSchemes)
        if (name == QLatin1String(stored)) return scheme;
    return Scheme::System;
}

void Settings::setScheme(Scheme value) {
    for (const auto& [scheme, stored] : kSchemes)
        if (scheme == value) write(QStringLiteral("look/scheme"), QLatin1String(stored));
}

void Settings::addRecent(const QString& path) {
    m_settings.remove(QStringLiteral("workspaces/closed"));
    changeShared(m_settings, QStringLiteral("workspaces/recent"), [&](const QVariant& stored) {
        QStringList list = stored.toStringList();
        list.removeAll(path);
        list.prepend(path);
        return list.mid(0, kRecent);
    });
}

QString Settings::lastWorkspace() const {
    const bool isWanted =
        chosen(QStringLiteral("start/reopen")).toBool() && !read(QStringLiteral("workspaces/closed")).toBool();
    return isWanted ? recent().value(0) : QString();
}

/// Of one workspace among those that are recent; what is kept of others goes. Nothing is locked or read for what is
/// kept already: a run that goes has it kept again and again.
void Settings::writeFor(const QString& workspace, const QString& key, const QVariant& value) {
    if (read(key).toMap().value(workspace) == value) return;
    changeShared(m_settings, key, [&](const QVariant& before) {
        QVariantMap stored = before.toMap();
        const QStringList kept = recent();
        for (const QString& path : stored.keys())
            if (!kept.contains(path)) stored.remove(path);
        stored.insert(workspace, value);
        return stored;
    });
}

void Settings::setResultFilter(const QString& workspace, const QString& value) {
    writeFor(workspace, QStringLiteral("results/filters"), value);
}

void Settings::setView(const QString& workspace, const QByteArray& value) {
    writeFor(workspace, QStringLiteral("window/views"), value);
}

void Settings::forgetLayout() {
    for (const char* key : {"window/geometry", "window/layout", "window/views", "columns"})
        m_settings.remove(QLatin1String(key));
}

void Settings::setShortcuts(const QMap<QString, std::optional<QString>>& changed) {
    changeShared(m_settings, QStringLiteral("keys/chosen"), [&](const QVariant& stored) {
        QVariantMap chosen = stored.toMap();
        for (auto one = changed.begin(); one != changed.end(); ++one) {
            if (one.value())
                chosen.insert(one.key(), *one.value());
            else
                chosen.remove(one.key());
        }
        return chosen;
    });
}

void Settings::removeRecent(const QString& path) {
    changeShared(m_settings, QStringLiteral("workspaces/recent"), [&](const QVariant& stored) {
        QStringList list = stored.toStringList();
        list.removeAll(path);
        return list;
    });
}

qint64 Settings::annotationQueue(const QString& workspace) const {
    const QStringList last = read(QStringLiteral("annotation/queue")).toStringList();
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
    changeShared(m_settings, QStringLiteral("models/declaredCutOffs"), [&](const QVariant& before) {
        QVariantMap stored = before.toMap();
        if (date.isEmpty())
            stored.remove(model);
        else
            stored.insert(model, date);
        return stored;
    });
}

} // namespace chronoscope::ui
