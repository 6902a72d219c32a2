// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Session.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/sources/BuildDialog.h"

#include <QDialog>
#include <QPointer>
#include <QStringList>
#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

namespace chronoscope::ui {

class ElementExport;
class FactsDialog;

/// Head of the benchmark page: title, what the workspace holds, and the ways to import. Owned by its page; GUI thread.
class BenchmarkHeader : public QWidget {
    Q_OBJECT
public:
    BenchmarkHeader(Session& session, Dialogs& dialogs, QWidget* parent);

    void setCaption(const QString& text);
    QAction* importFilesAction() const { return m_filesAction; }
    QAction* importFolderAction() const { return m_folderAction; }
    QAction* pasteFactsAction() const { return m_pasteAction; }
    QAction* buildAction() const { return m_buildAction; }
    /// Imports benchmark files and folders; tables of facts are shown first, one after the other. A single file of any
    /// other kind is taken for a table, which says what is wrong with it.
    void importPaths(const QStringList& paths);
    /// Shows the dialog of one's own facts, over what was copied where that is a table.
    void takeOwnFacts();
    /// Why nothing can be imported now, or empty.
    QString importObstacle() const;
    QString importToolTip() const;

signals:
    void distractorsWanted();
    void importabilityChanged();
    void workspaceWanted(); ///< for one's own facts
    /// Each is to go where its kind belongs, as if it were dropped on the window.
    void filesChosen(const QStringList& paths);
    /// What is being imported is to be asked about.
    void runWanted(const chronoscope::benchmark::SliceSpec& slice);

protected:
    void changeEvent(QEvent* event) override;

private:
    QAction* makeAction(const char* name, const QString& text);
    QPushButton* makeButton(const char* name, QAction* action);
    void importFiles();
    void importFolder();
    void pasteFacts();
    FactsDialog* presentFacts();
    void makeSourcesMenu();
    void openBuild(BuildDialog::Kind kind);
    void showNextTable();
    void updateActions();
    void refreshIcons();

    Session& m_session;
    Dialogs& m_dialogs;
    QStringList m_tables;  ///< to be shown yet
    int m_shownTables = 0; ///< of those that came together
    QPointer<QDialog> m_table;
    QLabel* m_caption;
    QAction* m_filesAction;
    QAction* m_folderAction;
    QAction* m_pasteAction;
    QAction* m_buildAction;
    QAction* m_extendAction;
    QAction* m_distractAction;
    QAction* m_wordsAction;
    QAction* m_exemplarsAction;
    QPushButton* m_files = nullptr;
    QPushButton* m_folder = nullptr;
    QPushButton* m_paste = nullptr;
    QPushButton* m_sources = nullptr;
    ElementExport* m_export = nullptr;
};

} // namespace chronoscope::ui
