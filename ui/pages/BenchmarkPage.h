// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/Session.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/pages/BenchmarkQueries.h"

#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

class QAction;
class QPushButton;
class QStackedWidget;
class QTreeView;

namespace chronoscope::ui {

class BenchmarkHeader;
class ElementDetail;
class ElementTable;
class EmptyState;
class ImportPanel;
class SliceBar;
class SliceFooter;
class SliceTreeModel;

/// What is asked: imports benchmark files, cuts a slice (tree, subject, years, sample) and shows it: what the table
/// lists is the slice. Everything is read through the session's worker. Owned by the window; GUI thread.
class BenchmarkPage : public QWidget {
    Q_OBJECT
public:
    BenchmarkPage(Session& session, Dialogs& dialogs, QWidget* parent = nullptr);

    benchmark::SliceSpec slice() const;
    /// Once a workspace is open; may come before its benchmark is read.
    void setSlice(const benchmark::SliceSpec& slice);

    /// Files and folders of benchmarks; tables of facts are shown first, one after the other.
    void importPaths(const QStringList& paths);
    /// What a workspace without a benchmark may have instead, on another page: said where it has some.
    using Count = std::function<Result<std::int64_t>(store::Database& database)>;
    void addElsewhere(const QString& page, Count count, const std::function<void()>& show);
    /// Shows the dialog of one's own facts; a workspace is open.
    void takeOwnFacts();

    ElementTable* table() const { return m_table; } ///< for whoever stores its column widths
    /// With their shortcuts; also for the window's menu.
    QAction* importFilesAction() const;
    QAction* importFolderAction() const;

signals:
    void newRunRequested(const chronoscope::benchmark::SliceSpec& slice);
    void firstRunRequested(const chronoscope::benchmark::SliceSpec& slice); ///< of what has just been imported
    void distractorsRequested();
    void waysInRequested();                     ///< there is no workspace
    void workspaceRequested();                  ///< for one's own facts
    void filesChosen(const QStringList& paths); ///< to be imported, each as what it is

private:
    QWidget* makeContent();
    QWidget* makeTreeSide();
    QWidget* makeTableSide();
    void connectSession();
    void connectControls();

    void endImport();
    void forgetWorkspace();
    void updateEmptyState();
    void readElsewhere();
    void refreshOverview();
    void showOverview(const BenchmarkOverview& overview);
    void sliceChanged();
    void refreshSlice();
    void showSlice(const SliceRows& rows);
    void showElement(qint64 row);
    void readElement(qint64 row);
    void editElement();
    void showNoElement();

    Session& m_session;
    BenchmarkHeader* m_header;
    ImportPanel* m_import;
    QStackedWidget* m_stack;
    QWidget* m_blank; ///< until the benchmark is read
    EmptyState* m_empty;
    QPushButton* m_emptyBuild = nullptr;
    struct Elsewhere {
        QString page;
        Count count;
        QPushButton* button; ///< that shows it
        bool any = false;
    };
    std::vector<Elsewhere> m_elsewhere;
    QWidget* m_content;
    SliceTreeModel* m_treeModel;
    QTreeView* m_tree;
    SliceBar* m_bar;
    QStackedWidget* m_tableStack;
    ElementTable* m_table;
    EmptyState* m_noMatch;
    ElementDetail* m_detail;
    SliceFooter* m_footer;
    QTimer m_debounce;
    qint64 m_selectedRow = 0;                       ///< in the workspace; 0 = none
    qint64 m_lastRow = 0;                           ///< of all elements, as they were read last
    qint64 m_newerThan = 0;                         ///< the first element behind this row is shown next; 0 = none is
    bool m_findNew = false;                         ///< elements were imported
    bool m_hasCome = false;                         ///< what was imported is here, new or not
    std::optional<benchmark::SliceSpec> m_askAfter; ///< what is to be asked once it is imported
    bool m_expanded = false;                        ///< the tree was unfolded once for this workspace
};

} // namespace chronoscope::ui
