// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/MainWindow.h"

#include "core/study/Study.h"
#include "ui/annotation/NewQueueDialog.h"
#include "ui/desktop/DesktopTies.h"
#include "ui/help/HelpWindow.h"
#include "ui/inspector/Inspector.h"
#include "ui/mainwindow/FileIntake.h"
#include "ui/mainwindow/InspectorDock.h"
#include "ui/mainwindow/JobsBar.h"
#include "ui/mainwindow/MainMenu.h"
#include "ui/mainwindow/OpeningCover.h"
#include "ui/mainwindow/PaletteEntries.h"
#include "ui/mainwindow/PaletteSearch.h"
#include "ui/mainwindow/Rail.h"
#include "ui/mainwindow/ResumeBar.h"
#include "ui/mainwindow/ScreenFit.h"
#include "ui/mainwindow/SideWindows.h"
#include "ui/pages/AnnotatePage.h"
#include "ui/pages/AskPage.h"
#include "ui/pages/BackendsPage.h"
#include "ui/pages/BenchmarkPage.h"
#include "ui/pages/ElementTable.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/pages/ImportPanel.h"
#include "ui/pages/LabelsPage.h"
#include "ui/pages/RunsPage.h"
#include "ui/sources/DistractorsDialog.h"
#include "ui/views/CoreWords.h"
#include "ui/views/FilterBar.h"
#include "ui/views/LoadStrip.h"
#include "ui/views/PageArea.h"
#include "ui/views/PlainLabels.h"
#include "ui/views/RunChooser.h"
#include "ui/views/SavedBar.h"
#include "ui/views/StudyFilter.h"
#include "ui/views/WheelGuard.h"
#include "ui/views/Words.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>
#include <QStyle>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kCompactWidth = 1180; ///< below, the rail shows icons only
constexpr int kNarrowWidth = 1280;  ///< up to here, the Inspector is there only while there is something to inspect
/// What pages are made for: a screen of 1280 × 800 at twice the scale, and what the desktop keeps of it. On a smaller
/// one the window scrolls.
constexpr QSize kLeastSize(600, 340);
constexpr int kLeastCentre = 530; ///< rail and page, also beside an Inspector that is dragged as wide as it goes

/// As high as it has to be: pages scroll by themselves, and what they would like is no matter here.
class Centre final : public QWidget {
public:
    using QWidget::QWidget;
    int heightForWidth(int width) const override { return layout()->totalMinimumHeightForWidth(width); }
};
} // namespace

MainWindow::MainWindow(Session& session, Dialogs& dialogs, Settings& settings,
                       std::shared_ptr<const traversal::TraversalWords> words, annotation::LabelSet labels,
                       std::shared_ptr<const exchange::Published> published, QWidget* parent)
    : QMainWindow(parent), m_session(session), m_dialogs(dialogs), m_settings(settings), m_words(std::move(words)),
      m_starter(session), m_results(session), m_annotations(session, settings, std::move(labels)),
      m_departure(session, m_annotations, dialogs, *this), m_workspaces(session, dialogs, settings, m_departure, *this),
      m_requests(session, m_starter, dialogs, settings, *this), m_labels(m_annotations, m_results),
      m_rail(new Rail(this)), m_resultFilter(m_results, session),
      m_filterBar(new FilterBar(m_resultFilter, session, new RunChooser(m_results, session, this), this)),
      m_pages(new QStackedWidget(this)), m_benchmark(new BenchmarkPage(session, dialogs, this)),
      m_runs(new RunsPage(session, m_starter, this)), m_heatmap(new HeatmapPage(m_results, session, dialogs, this)),
      m_backends(new BackendsPage(session.backends(), dialogs, this)) {
    setObjectName(QStringLiteral("mainWindow"));
    m_pages->setObjectName(QStringLiteral("pages"));
    setMinimumSize(ScreenFit::bounded(kLeastSize, *this));
    qApp->installEventFilter(new PlainLabels(this));
    connect(m_rail, &Rail::pageWanted, this, [this](const QString& name) {
        showPage(name);
        QWidget* page = currentPage();
        const auto* tabs = qobject_cast<QTabWidget*>(page);
        if (tabs && tabs->currentWidget()->focusPolicy() != Qt::NoFocus) page = tabs->currentWidget(); // its keys act
        if (page->focusProxy() || tabs) page->setFocus(); // there already, perhaps
    });
    addPages(std::move(published));
    new OpeningCover(session, m_pages);
    arrange();
    setStatusBar(new JobsBar(session, this));
    makeInspector();
    makeMenu();
    connectPages();
    connectSession();
    updateTitle();
    m_unstyled.reset();
    resize(ScreenFit::bounded({1280, 800}, *this));
    new ScreenFit(this);
    restoreGeometry(settings.geometry());
    if (!isMaximized()) resize(ScreenFit::bounded(size(), *this)); // the screen may be a smaller one now
    restoreState(settings.layout());
    m_dock->takeRestored();
    restoreFilter();
    showPage(settings.page());
    makeBooks();
    m_benchmark->table()->horizontalHeader()->restoreState(settings.columns(QStringLiteral("elements")));
    takeLastColumns();
    new WheelGuard(this);
}

MainWindow::~MainWindow() { hide(); } // pages keep what is being typed while the hub is still there

void MainWindow::arrange() {
    auto* centre = new Centre(this);
    centre->setMinimumWidth(kLeastCentre); // beside the Inspector bars give way before anything is scrolled
    auto* sides = new QHBoxLayout(centre);
    auto* column = new QVBoxLayout;
    for (QBoxLayout* layout : {static_cast<QBoxLayout*>(sides), static_cast<QBoxLayout*>(column)}) {
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(0);
    }
    m_column = column;
    m_saved = new SavedBar(centre);
    column->addWidget(new ResumeBar(m_session, centre));
    column->addWidget(m_files->panel());
    column->addWidget(m_filterBar);
    column->addWidget(m_pages, 1);
    column->addWidget(m_saved); // below: what was worked with stays where it is
    sides->addWidget(m_rail);
    sides->addLayout(column, 1);
    auto* area = new QScrollArea(this);
    area->setObjectName(QStringLiteral("centre"));
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setWidget(centre);
    setCentralWidget(area);
    m_filterBar->addLine(new LoadStrip(m_results, m_filterBar));
    addStudyBars();
}

/// Each above the pages of its study, and seen with them alone.
void MainWindow::addStudyBars() {
    for (const StudyPage& page : m_studyPages) {
        auto* bar = new FilterBar(*page.filter, m_session, nullptr, m_pages->parentWidget());
        bar->setObjectName(QStringLiteral("filterBar-") + QLatin1String(page.name));
        bar->hide();
        m_column->insertWidget(m_column->indexOf(m_pages), bar);
        m_studyBars.push_back(bar);
        const QString study = QString::fromStdString(page.study);
        connect(page.filter, &StudyFilter::narrowed, this, [this, study, filter = page.filter] {
            if (m_session.isOpen() && m_filterOf == m_session.path())
                m_settings.setStudyFilter(m_filterOf, study,
                                          QString::fromStdString(study::toJson(filter->narrowing())));
        });
    }
}

void MainWindow::makeMenu() {
    auto* menu = new MainMenu(m_session, m_workspaces, m_settings, *this);
    m_menu = menu;
    auto* search = new PaletteSearch(m_session,
                                     {[this](const store::ViewRecord& view) { showView(view); },
                                      [this](qint64 row, const QString& subject) { showElement(row, subject); },
                                      [this](const QString& question) {
                                          showPage(QStringLiteral("ask"));
                                          findChild<AskPage*>()->askNow(question);
                                      }},
                                     this);
    m_side = new SideWindows(
        m_session, m_settings, m_dialogs, [this] { return paletteEntries(); },
        [search](const QString& typed, const auto& then) { search->find(typed, then); }, *this);
    connect(m_side, &SideWindows::schemeWanted, this, &MainWindow::schemeWanted);
    connect(m_side, &SideWindows::restartWanted, this, &MainWindow::restart);
    connect(m_side, &SideWindows::pageWanted, this, [this](const QString& page) {
        showPage(page);
        activateWindow();
    });
    connect(menu, &MainMenu::welcomeWanted, this, [this] { showPage(QStringLiteral("welcome")); });
    menu->importAs(*m_benchmark->importFilesAction());
    connect(menu, &MainMenu::importWanted, this, [this] {
        showPage(QStringLiteral("benchmark"));
        m_benchmark->importFilesAction()->trigger();
    });
    connect(menu, &MainMenu::reportWanted, this, &MainWindow::openReport);
    connect(menu, &MainMenu::inspectorWanted, this, [this] { m_dock->toggle(); });
    connect(menu, &MainMenu::resetLayoutWanted, this, &MainWindow::resetLayout);
    connect(menu, &MainMenu::schemeWanted, this, &MainWindow::schemeWanted);
    connect(menu, &MainMenu::settingsWanted, m_side, [this] { m_side->showSettings(); });
    connect(menu, &MainMenu::paletteWanted, m_side, &SideWindows::showPalette);
    connect(menu, &MainMenu::helpWanted, this,
            [this] { m_side->showHelp(HelpWindow::sectionOf(currentPage()->property("page").toString())); });
    connect(menu, &MainMenu::keysWanted, this, [this] { m_side->showHelp(HelpWindow::keysSection()); });
    connect(menu, &MainMenu::quitWanted, this, &MainWindow::close);
    m_rail->setMenu(menu);
    m_rail->setSearch(menu->paletteAction());
}

void MainWindow::makeInspector() {
    m_inspector = new Inspector(m_session, m_results, m_annotations, this);
    for (const StudyPage& page : m_studyPages)
        if (page.inspection.view) m_inspector->addStudy(page.study, page.inspection);
    m_dock = new InspectorDock(this);
    m_dock->setWidget(m_inspector);
    addDockWidget(Qt::RightDockWidgetArea, m_dock);
    resizeDocks({m_dock}, {InspectorDock::kWidth}, Qt::Horizontal);
    m_labels.restBehind(*m_annotate, *m_inspector);
}

void MainWindow::connectPages() {
    connect(m_benchmark, &BenchmarkPage::newRunRequested, &m_requests, &RunRequests::requestRun);
    connect(m_benchmark, &BenchmarkPage::waysInRequested, this, [this] { showPage(QStringLiteral("welcome")); });
    connect(m_benchmark, &BenchmarkPage::distractorsRequested, this,
            [this] { (new DistractorsDialog(m_session, m_starter, this))->show(); });
    connectRuns();
    for (const auto* page : findChildren<ResultPage*>()) {
        connect(page, &ResultPage::annotateWanted, this, &MainWindow::annotateThese);
        connect(page, &ResultPage::compareWanted, this, &MainWindow::compare);
        connect(page, &ResultPage::askAgainWanted, this, &MainWindow::askAgain);
        connect(page, &ResultPage::pageWanted, this, &MainWindow::showPage);
    }
    connect(m_heatmap, &HeatmapPage::inspectorWanted, m_dock, &InspectorDock::open);
    const auto showBackend = [this](const QString& name) {
        showPage(QStringLiteral("backends"));
        m_backends->select(name);
    };
    connect(&m_requests, &RunRequests::backendWanted, this, showBackend);
    m_departure.setUnsavedForm([this] { return m_backends->unsaved(); });
    connect(&m_departure, &Departure::formWanted, this,
            [this, showBackend] { showBackend(m_backends->unsavedName()); });
}

/// Runs are wished for on many pages; how they come out is shown on others.
void MainWindow::connectRuns() {
    connect(m_runs, &RunsPage::newRunRequested, this, &MainWindow::requestRun);
    m_runs->setCanMakeLike([this](const store::RunRecord& run) { return m_requests.canMakeLike(run); });
    connect(m_runs, &RunsPage::likeRunRequested, &m_requests, &RunRequests::requestLike);
    connect(m_runs, &RunsPage::otherModelRequested, &m_requests, &RunRequests::requestOtherModel);
    connect(m_runs, &RunsPage::repeatRequested, &m_requests, &RunRequests::requestRepeat);
    connect(m_runs, &RunsPage::inspectRequested, this, [this] { m_dock->open(); });
    connect(m_runs, &RunsPage::compareRequested, this, [this](qint64 first, qint64 second) {
        const store::RunRecord* run = m_session.run(second);
        if (run && !study::builtInStudies().hasCells(*run)) return showRun(second);
        compare({{first, 0}, {second, 0}});
    });
    connect(m_runs, &RunsPage::resultsRequested, this, &MainWindow::showRun);
    auto* newRun = new QShortcut(QKeySequence::New, this);
    newRun->setObjectName(QStringLiteral("newRunShortcut"));
    connect(newRun, &QShortcut::activated, this, &MainWindow::requestRun);
    connect(&m_requests, &RunRequests::runsWanted, this, [this] {
        showPage(QStringLiteral("runs"));
        m_runs->setFocus();
    });
    connect(&m_session.hub(), &RunHub::ended, this, &MainWindow::notifyEnd);
}

/// What the workspace and the selection tell.
void MainWindow::connectSession() {
    connect(&m_session, &Session::saved, m_saved, [this](const QString& path) { m_saved->saySaved(path); });
    connect(&m_session, &Session::workspaceChanged, this, [this] {
        updateTitle();
        m_chosen.clear();
        if (m_session.isOpen()) m_settings.addRecent(m_session.path());
        if (m_session.isOpen() && currentPage()->property("page").toString() == u"welcome") showPage(m_settings.page());
        restoreFilter();
    });
    connect(&m_workspaces, &WorkspaceCommands::closed, this, [this] { showPage(QStringLiteral("welcome")); });
    connect(&m_workspaces, &WorkspaceCommands::madeAtHome, this, [this](const QString& path) {
        m_saved->sayMade(tr("A new workspace was made for this: %1").arg(QDir::toNativeSeparators(path)), path);
    });
    connect(&m_results, &Results::changed, this, &MainWindow::keepFilter);
    connect(&m_session, &Session::problem, this,
            [this](const QString& what, const QString& details) { m_dialogs.showProblem(this, what, details); });
    connect(&m_session, &Session::hostUnknown, this, [this](qint64 run, const QString& host) {
        const Question question{
            tr("Ask %1?").arg(host),
            tr("The run sends its requests to this host, which nobody has used on this computer so far. A "
               "workspace from elsewhere can name any host, also services on this computer."),
            {tr("Ask this host")},
            tr("Cancel"),
            true};
        m_dialogs.ask(this, question, [this, run](int) { m_session.allowHost(run); });
    });
    connect(&m_session, &Session::selectionChanged, this, &MainWindow::keepChosen);
    connect(&m_session, &Session::selectionChanged, this, &MainWindow::followSelection);
}

void MainWindow::notifyEnd(qint64 run) {
    const auto* record = m_session.run(run);
    const auto* progress = m_session.hub().progress(run);
    if (!record || !progress) return;
    const bool finished = progress->state == run::EngineState::Finished;
    const QString name = QString::fromStdString(record->name);
    const QString message = coreWords(progress->message);
    emit m_session.notice(finished ? tr("%1 has finished").arg(name) : tr("%1: %2").arg(name, message));
    m_desktop->runEnded(run, name, finished ? tr("The run has finished") : tr("The run stopped: %1").arg(message));
}

const StudyPage* MainWindow::shownStudy() const {
    const QString shown = currentPage()->property("page").toString();
    const auto study = std::find_if(m_studyPages.begin(), m_studyPages.end(),
                                    [&](const StudyPage& one) { return shown == QLatin1String(one.name); });
    return study == m_studyPages.end() ? nullptr : &*study;
}

/// A new run is of the system that is looked at; where there is no benchmark to ask, of that of the newest run.
void MainWindow::requestRun() {
    if (!m_session.isOpen() || m_session.isReadOnly()) return;
    const bool hasBenchmark = m_benchmark->table()->model()->rowCount() > 0 || !m_session.runs().empty();
    const StudyPage* study = shownStudy() || hasBenchmark ? shownStudy() : newestStudy();
    RunDialog* dialog = study && study->makeRunDialog ? study->makeRunDialog() : nullptr;
    if (dialog)
        m_requests.request(dialog);
    else
        m_requests.requestRun({});
}

/// What is selected belongs to one system: beside a page of another it would only take the room.
void MainWindow::followSelection() {
    const StudyPage* study = shownStudy();
    const bool isStudy = study != nullptr;
    const Selection& selection = m_session.selection();
    const bool isChosen = selection.run != 0 || selection.study;
    const bool fits = selection.study ? isStudy && selection.study->study == study->study : !isStudy;
    const bool isResult = currentPage()->property("isResult").toBool() && currentPage() != m_annotateTabs;
    m_dock->setUseful((isStudy ? study->inspection.view != nullptr : isResult) && (fits || !isChosen));
    m_dock->setChosen(isChosen && fits);
    m_inspector->setHint(study ? study->inspection.hint : QString());
    const bool isElement = selection.run == 0 && selection.elementRow != 0 && !selection.study;
    m_inspector->setAside((isStudy || isResult) && ((isChosen && !fits) || (isStudy && isElement)));
}

void MainWindow::openReport() {
    if (!m_session.isOpen() || findChild<ReportDialog*>()) return;
    std::vector<ReportPage> pages = m_reportPages;
    for (const StudyPage& study : m_studyPages)
        if (auto* page = qobject_cast<FigurePage*>(study.widget)) pages.push_back({page});
    auto* dialog = new ReportDialog(m_results, m_session, m_dialogs, std::move(pages), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

/// The wrong answers that the filter chooses become a queue, which is then worked on.
void MainWindow::annotateThese() {
    if (!m_annotations.canWrite()) return emit m_session.notice(m_annotations.whyNot());
    if (findChild<NewQueueDialog*>()) return;
    auto* dialog = new NewQueueDialog(m_annotations, m_results, m_session, m_dialogs, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewQueueDialog::made, this, [this](qint64 queue) {
        showPage(QStringLiteral("annotate"));
        m_annotateTabs->setCurrentWidget(m_annotate);
        m_annotate->openQueue(queue);
    });
    dialog->open();
}

void MainWindow::updateTitle() {
    const QString name = QFileInfo(m_session.path()).completeBaseName();
    m_rail->setWorkspace(m_session.isOpen() ? m_session.path() : QString());
    setWindowTitle(m_session.isOpen()
                       ? tr("%1%2 – Chronoscope").arg(name, m_session.isReadOnly() ? tr(" (read only)") : QString())
                       : tr("Chronoscope"));
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    m_rail->setCompact(width() < kCompactWidth);
    m_dock->setCompact(width() <= kNarrowWidth);
    const int separator = style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, this);
    m_dock->setRoom(width() - kLeastCentre - separator);
}

/// The filter of the workspace as it was left, or one to begin with.
void MainWindow::restoreFilter() {
    m_filterOf = m_session.path();
    if (!m_session.isOpen()) return;
    const QString stored = m_settings.resultFilter(m_filterOf);
    auto filter = results::filterFromJson(stored.toStdString());
    m_resultFilter.setFirst(!filter);
    for (const StudyPage& page : m_studyPages) {
        const QString left = m_settings.studyFilter(m_filterOf, QString::fromStdString(page.study));
        auto narrowing = study::narrowingFromJson(left.toStdString());
        if (!narrowing) continue;
        narrowing->erase(study::kRunFacet); // numbers of a file that was here before, perhaps
        page.filter->amend(std::move(narrowing).value());
    }
    if (!filter) return;
    filter->runs.clear(); // numbers of a file that was here before, perhaps
    filter->elements.clear();
    m_results.amendFilter(std::move(filter).value());
}

void MainWindow::keepFilter() {
    if (!m_session.isOpen() || m_filterOf != m_session.path()) return; // another workspace is being opened
    // Nothing is remembered before there is something to remember: till then it is a first opening.
    if (m_results.filter().empty() && m_settings.resultFilter(m_filterOf).isEmpty()) return;
    m_settings.setResultFilter(m_filterOf, QString::fromStdString(results::toJson(m_results.filter())));
}

void MainWindow::closeEvent(QCloseEvent* event) {
    m_closing = true;
    if (!m_mayClose)
        m_departure.leave(Departure::Kind::Quit, [this] {
            m_mayClose = true;
            if (!m_closing) close(); // said later
        });
    m_closing = false;
    if (!std::exchange(m_mayClose, false)) return event->ignore();
    remember();
    QMainWindow::closeEvent(event);
}

/// As closing it: what would be lost is asked about first, and runs that go on can be resumed.
void MainWindow::restart() {
    m_departure.leave(Departure::Kind::Quit, [this] {
        m_mayClose = true;
        emit leftToRestart();
        close();
    });
}

void MainWindow::remember() {
    keepView();
    m_dock->showAsWanted();
    m_settings.setGeometry(saveGeometry());
    m_settings.setLayout(saveState());
    m_settings.setColumns(QStringLiteral("elements"), m_benchmark->table()->horizontalHeader()->saveState());
}

} // namespace chronoscope::ui
