// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/settings/SettingTable.h"
#include "ui/theme/Tokens.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <optional>
#include <vector>

namespace chronoscope::ui {

/// The knowledge cut-off a vendor declares, as the user noted it, by model: "2023", "2023-10" or "2023-10-31".
using DeclaredCutOffs = QMap<QString, QString>;

/// What the program remembers between starts; one table of keys with defaults. No secrets. GUI thread.
class Settings {
public:
    /// `file` empty: the user's configuration; else an INI file of its own, for tests.
    explicit Settings(const QString& file = {});

    /// What was chosen for a setting of settingTable() that is kept here; its usual value where nothing was, or what is
    /// kept cannot be.
    QVariant chosen(const Setting& setting) const { return soundValue(setting, read(setting.key)); }
    QVariant chosen(const QString& key) const;
    /// Keeps nothing for the usual value.
    void choose(const Setting& setting, const QVariant& value);

    QByteArray geometry() const { return read(QStringLiteral("window/geometry")).toByteArray(); }
    void setGeometry(const QByteArray& value) { write(QStringLiteral("window/geometry"), value); }
    QByteArray layout() const { return read(QStringLiteral("window/layout")).toByteArray(); }
    void setLayout(const QByteArray& value) { write(QStringLiteral("window/layout"), value); }
    QString page() const { return read(QStringLiteral("window/page"), QStringLiteral("heatmap")).toString(); }
    void setPage(const QString& value) { write(QStringLiteral("window/page"), value); }
    Scheme scheme() const;
    void setScheme(Scheme value);
    QStringList recent() const { return read(QStringLiteral("workspaces/recent")).toStringList(); }
    void addRecent(const QString& path);
    void removeRecent(const QString& path);
    /// The workspace to open at the start; empty where none was open at the end, or that is not wanted.
    QString lastWorkspace() const;
    /// The workspace was closed, not left open.
    void setClosed() { write(QStringLiteral("workspaces/closed"), true); }
    /// Where a file of this kind was last chosen; empty until one was.
    QString folder(const QString& kind) const { return read(QLatin1String("folders/") + kind).toString(); }
    void setFolder(const QString& kind, const QString& path) { write(QLatin1String("folders/") + kind, path); }
    /// JSON of the filter over all result pages in this workspace; empty = none was ever set there. Kept of recent
    /// ones.
    QString resultFilter(const QString& workspace) const {
        return read(QStringLiteral("results/filters")).toMap().value(workspace).toString();
    }
    void setResultFilter(const QString& workspace, const QString& value);
    /// The same of the pages of another study.
    QString studyFilter(const QString& workspace, const QString& study) const {
        return read(QLatin1String("studyFilters/") + study).toMap().value(workspace).toString();
    }
    void setStudyFilter(const QString& workspace, const QString& study, const QString& value) {
        writeFor(workspace, QLatin1String("studyFilters/") + study, value);
    }
    /// JSON of how the window was left in this workspace, see ViewKeeper; empty = it was never left. Kept of recent
    /// ones.
    QByteArray view(const QString& workspace) const {
        return read(QStringLiteral("window/views")).toMap().value(workspace).toByteArray();
    }
    void setView(const QString& workspace, const QByteArray& value);
    /// Sizes, docks, columns and what was left where, of every workspace. What is chosen in the settings stays.
    void forgetLayout();
    /// The keys a person gave to actions, by the action's id, as portable text; empty text: none at all.
    QVariantMap shortcuts() const { return read(QStringLiteral("keys/chosen")).toMap(); }
    void forgetShortcuts() { m_settings.remove(QStringLiteral("keys/chosen")); }
    /// Of these actions alone: what another window has chosen for others stays. Nothing: the action has its usual keys
    /// again.
    void setShortcuts(const QMap<QString, std::optional<QString>>& changed);
    void setShortcut(const QString& action, const std::optional<QString>& keys) { setShortcuts({{action, keys}}); }
    QByteArray columns(const QString& table) const { return read(QLatin1String("columns/") + table).toByteArray(); }
    void setColumns(const QString& table, const QByteArray& value) { write(QLatin1String("columns/") + table, value); }
    /// Who annotates; empty until it was said.
    QString annotator() const { return read(QStringLiteral("annotation/author")).toString(); }
    void setAnnotator(const QString& value) { write(QStringLiteral("annotation/author"), value); }
    /// The annotation queue that was open last, if that was in this workspace; else 0.
    qint64 annotationQueue(const QString& workspace) const;
    void setAnnotationQueue(const QString& workspace, qint64 queue) {
        write(QStringLiteral("annotation/queue"), QStringList{workspace, QString::number(queue)});
    }
    /// JSON of the run that was asked for last, see LastRun; empty until one was.
    QByteArray lastRun() const { return read(QStringLiteral("runs/last")).toByteArray(); }
    void setLastRun(const QByteArray& value) { write(QStringLiteral("runs/last"), value); }
    /// Takes over what is kept under former keys of the settings. A key that is kept already wins.
    void takeFormer(const std::vector<Setting>& settings);
    DeclaredCutOffs declaredCutOffs() const;
    /// An empty date forgets the model's.
    void setDeclaredCutOff(const QString& model, const QString& date);

private:
    QVariant read(const QString& key, const QVariant& fallback = {}) const { return m_settings.value(key, fallback); }
    void write(const QString& key, const QVariant& value) { m_settings.setValue(key, value); }
    void writeFor(const QString& workspace, const QString& key, const QVariant& value);

    QSettings m_settings;
};

} // namespace chronoscope::ui
