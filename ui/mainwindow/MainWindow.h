// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/exchange/published/Published.h"
#include "core/labels/LabelSet.h"
#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/ResultLabels.h"
#include "ui/bridge/Results.h"
#include "ui/bridge/RunStarter.h"
#include "ui/bridge/Session.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/dialogs/ReportDialog.h"
#include "ui/mainwindow/Departure.h"
#include "ui/mainwindow/RunRequests.h"
#include "ui/mainwindow/WorkspaceCommands.h"
#include "ui/settings/Settings.h"
#include "ui/studies/Pages.h"
#include "ui/theme/SheetPause.h"
#include "ui/views/ResultFilterModel.h"

#include <QHash>
#include <QMainWindow>

#include <optional>
#include <utility>

class QBoxLayout;
class QStackedWidget;
class QTabWidget;

namespace chronoscope::store {
struct ViewRecord;
}

namespace chronoscope::ui {

class ActionBook;
class AnnotatePage;
class BackendsPage;
class BenchmarkPage;
class DesktopTies;
class FileIntake;
class FilterBar;
class HeatmapPage;
class Inspector;
class InspectorDock;
class LabelsPage;
class MainMenu;
struct PaletteEntry;
class Rail;
class RunsPage;
class SavedBar;
struct SelectionMenu;
class SideWindows;
class ViewKeeper;

/// The frame: rail on the left, pages in the middle, the filter bar above those that show results, Inspector on the
/// right, jobs below. It only arranges. Owned by the application; GUI thread.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// `words`: of ChroKnowPrompt. `labels`: the built-in ones. `published` may be null: no published series are shown
    /// then.
    MainWindow(Session& session, Dialogs& dialogs, Settings& settings,
               std::shared_ptr<const traversal::TraversalWords> words, annotation::LabelSet labels,
               std::shared_ptr<const exchange::Published> published = nullptr, QWidget* parent = nullptr);
    ~MainWindow() override;

    BenchmarkPage* benchmarkPage() const { return m_benchmark; }
    RunsPage* runsPage() const { return m_runs; }
    HeatmapPage* heatmapPage() const { return m_heatmap; }
    BackendsPage* backendsPage() const { return m_backends; }
    AnnotatePage* annotatePage() const { return m_annotate; }
    LabelsPage* labelsPage() const { return m_labelsPage; }
    Inspector* inspector() const { return m_inspector; }
    FilterBar* filterBar() const { return m_filterBar; }
    Results& results() { return m_results; }
    AnnotationHub& annotations() { return m_annotations; }
    /// What opens, makes and closes workspaces, and asks what has to be asked for it.
    WorkspaceCommands& workspaces() { return m_workspaces; }
    void showPage(const QString& name);

signals:
    void schemeWanted(Scheme scheme);
    /// The window closes, so that the program can be started again with the same workspace.
    void leftToRestart();

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    /// A page under its name, with its button on the rail; `isResult`: the filter bar stands above it.
    void addPage(const char* name, const char* icon, const QString& text, QWidget* page, bool isResult,
                 const QKeySequence& keys = {});
    void addPages(std::shared_ptr<const exchange::Published> published);
    void addWelcome();
    QWidget* makeAsking();
    void addResultPages(const std::shared_ptr<const exchange::Published>& published);
    StudyParts studyParts();
    void addStudyPages();
    void takeFiles();
    void arrange();
    void makeMenu();
    void makeInspector();
    void connectPages();
    void connectRuns();
    void connectSession();
    QWidget* currentPage() const;
    void placeFilterBar();
    void addStudyBars();
    void updateTitle();
    void restoreFilter();
    void keepFilter();
    void openReport();
    void annotateThese();
    void compare(const std::vector<results::RunChoice>& two);
    void askAgain();
    SelectionMenu offers();
    QWidget* makeAnnotating();
    QWidget* makeTraversals(std::shared_ptr<const exchange::Published> published);
    void showRun(qint64 run);
    void notifyEnd(qint64 run);
    void restart();
    void remember();
    const StudyPage* shownStudy() const; ///< whose page is shown; null: that of results, or none
    void requestRun();
    void followSelection();
    /// What is found by typing, apart from settings and help.
    std::vector<PaletteEntry> paletteEntries();
    /// Every action with its keys, and what is left behind in each workspace.
    void makeBooks();
    /// The parts of the window as they are seen from the left, and from above.
    QWidgetList regions() const;
    void showElement(qint64 row, const QString& subject);
    void showView(const store::ViewRecord& view);
    /// Widths and hidden columns as a person had them last, in whatever workspace.
    void takeLastColumns();
    void keepView();
    void restoreView();
    void landOnResults();
    const StudyPage* newestStudy() const;
    void keepChosen();
    void takeUpChosen();
    void resetLayout();

    std::optional<SheetPause> m_unstyled{std::in_place}; ///< until all parts are in their places
    Session& m_session;
    Dialogs& m_dialogs;
    Settings& m_settings;
    std::shared_ptr<const traversal::TraversalWords> m_words;
    RunStarter m_starter;
    Results m_results;
    AnnotationHub m_annotations;
    Departure m_departure;
    WorkspaceCommands m_workspaces;
    RunRequests m_requests;
    ResultLabels m_labels;
    Rail* m_rail;
    ResultFilterModel m_resultFilter;
    FilterBar* m_filterBar;
    std::vector<FilterBar*> m_studyBars; ///< as m_studyPages
    QBoxLayout* m_column = nullptr;      ///< filter bar and pages
    QStackedWidget* m_pages;
    BenchmarkPage* m_benchmark;
    RunsPage* m_runs;
    HeatmapPage* m_heatmap;
    std::vector<ReportPage> m_reportPages;
    BackendsPage* m_backends;
    AnnotatePage* m_annotate = nullptr;
    LabelsPage* m_labelsPage = nullptr;
    QTabWidget* m_annotateTabs = nullptr;
    TraversalViews m_traversal{};
    QTabWidget* m_traversalTabs = nullptr;
    std::vector<StudyPage> m_studyPages;
    Inspector* m_inspector = nullptr;
    InspectorDock* m_dock = nullptr;
    FileIntake* m_files = nullptr;
    SavedBar* m_saved = nullptr;
    SideWindows* m_side = nullptr;
    MainMenu* m_menu = nullptr;
    ActionBook* m_actions = nullptr;
    ViewKeeper* m_keeper = nullptr;
    DesktopTies* m_desktop = nullptr;
    QString m_filterOf;                 ///< the workspace that the filter shown is of
    QHash<QString, Selection> m_chosen; ///< by page: what was chosen last while it was shown
    QString m_chosenOn;                 ///< the page that the selection is from
    bool m_isLanding = false;           ///< in a workspace that was never left: its runs say which page it opens on
    bool m_closing = false;             ///< in closeEvent()
    bool m_mayClose = false;            ///< nothing is lost by it that the user does not know of
};

} // namespace chronoscope::ui
