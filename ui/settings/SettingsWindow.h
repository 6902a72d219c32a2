// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/settings/SettingTable.h"
#include "ui/settings/Settings.h"

#include <QVariantMap>
#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace chronoscope::ui {

class ActionBook;
class BackendHub;
class Dialogs;
class NoticeBar;
class ShortcutsEditor;

/// The settings, made from settingTable(): a row each, with a search and a way back to the usual value. A change is
/// kept at once. Esc and the button Close close it. Owned by the main window, with a window of its own; GUI thread.
class SettingsWindow : public QWidget {
    Q_OBJECT
public:
    SettingsWindow(Settings& settings, BackendHub& backends, Dialogs& dialogs, QWidget* parent = nullptr);

    /// With a section of the keys of all actions. Once.
    void addShortcuts(ActionBook& book);
    /// Opens it, or brings it to the front, with `words` searched for.
    void present(const QString& words = {});

signals:
    void schemeWanted(Scheme scheme);
    void restartWanted(); ///< so that what was chosen acts
    void pageWanted(const QString& page);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    struct Row {
        Setting setting;
        QWidget* whole = nullptr;
        QWidget* field = nullptr;
        QLabel* note = nullptr; ///< why a value was not taken
        QToolButton* reset = nullptr;
    };
    struct Section {
        QString title;
        QWidget* whole = nullptr;
        QVBoxLayout* rows = nullptr;
    };
    Section& section(const QString& title);
    void addRow(const Setting& setting);
    QWidget* makeField(const Setting& setting, QWidget* parent);
    void addChoosing(QLineEdit& edit, const Setting& setting);
    void addCacheRow();
    QVariant value(const Setting& setting) const;
    void choose(const Setting& setting, const QVariant& value);
    QString chooseNetwork(const Setting& setting, const QVariant& value);
    void offerRestart(const Setting& setting, const QVariant& before);
    void placeOverParent();
    void show(Row& row);
    void showAll();
    void showCache();
    void search(const QString& words);

    Settings& m_settings;
    BackendHub& m_backends;
    Dialogs& m_dialogs;
    std::vector<Row> m_rows;
    std::vector<Section> m_sections;
    bool m_showing = false; ///< values are being put into the fields: no choice of a person's
    QLineEdit* m_search;
    QLabel* m_problem;
    NoticeBar* m_restart;
    QVariantMap m_begun; ///< what acts in this process of those that act at the next start, as far as changed
    QVBoxLayout* m_column;
    QLabel* m_nothing;
    QLabel* m_cache = nullptr;
    QPushButton* m_clear = nullptr;
    ShortcutsEditor* m_shortcuts = nullptr;
};

} // namespace chronoscope::ui
