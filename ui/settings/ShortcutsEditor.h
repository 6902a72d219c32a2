// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QPointer>
#include <QWidget>

class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace chronoscope::ui {

class ActionBook;
class Dialogs;
class SavedBar;

/// The keys of every action, to be changed: a list, keys to be pressed for the chosen one, a way back, and files of
/// keys in and out. Keys that another action has are refused with its name. A part of the settings; GUI thread.
class ShortcutsEditor : public QWidget {
    Q_OBJECT
public:
    ShortcutsEditor(ActionBook& book, Dialogs& dialogs, QWidget* parent = nullptr);

    /// Leaves what has the words; false where nothing has.
    bool search(const QString& words);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void showChosen();
    void take(const QKeySequence& keys);
    void importFile();
    void exportFile();
    void read(const QString& path);
    void say(const QString& text);
    QString chosen() const;

    QPointer<ActionBook> m_book; ///< the window's, which can go first
    Dialogs& m_dialogs;
    QTreeWidget* m_list;
    QLabel* m_of;
    QKeySequenceEdit* m_keys;
    QPushButton* m_none;
    QPushButton* m_reset;
    QPushButton* m_resetAll;
    QLabel* m_note;
    SavedBar* m_saved; ///< the settings are a window of their own
};

} // namespace chronoscope::ui
