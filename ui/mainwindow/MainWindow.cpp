// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/MainWindow.h"

#include "ui/annotation/NewQueueDialog.h"
#include "ui/dialogs/NewRunDialog.h"
#include "ui/dialogs/TraversalRunDialog.h"
#include "ui/help/HelpWindow.h"
#include "ui/inspector/Inspector.h"
#include "ui/mainwindow/InspectorDock.h"
#include "ui/mainwindow/JobsBar.h"
#include "ui/mainwindow/Rail.h"
#include "ui/mainwindow/ScreenFit.h"
#include "ui/pages/AnnotatePage.h"
#include "ui/pages/BackendsPage.h"
#include "ui/pages/BenchmarkPage.h"
#include "ui/pages/CategoriesPage.h"
#include "ui/pages/ComparePage.h"
#include "ui/pages/ElementTable.h"
#include "ui/pages/ElementsPage.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/pages/LabelsPage.h"
#include "ui/pages/ProfilePage.h"
#include "ui/pages/RunsPage.h"
#include "ui/pages/StalePage.h"
#include "ui/pages/TraversalPage.h"
#include "ui/pages/TraversalReportPage.h"
#include "ui/views/ColumnChooser.h"
#include "ui/views/ElementView.h"
#include "ui/views/FilterBar.h"
#include "ui/views/PageArea.h"
#include "ui/views/PlainLabels.h"
#include "ui/views/TabOrder.h"
#include "ui/views/TableColumns.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QShortcut>
#include <QStackedWidget>
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
constexpr int kInspectorWidth = 370;

QString workspaceFilter() { return MainWindow::tr("Chronoscope workspace (*.chronoscope)"); }
} // namespace

MainWindow::MainWindow(Session& session, Dialogs& dialogs, Settings& settings,
                       std::shared_ptr<const traversal::TraversalWords> words, annotation::LabelSet labels,
                       std::shared_ptr<const exchange::Published> published, QWidget* parent)
    : QMainWindow(parent), m_session(session), m_dialogs(dialogs), m_settings(settings), m_starter(session), m_results(session),
      m_annotations(session, settings, std::move(labels)), m_labels(m_annotations, m_results),
      m_rail(new Rail(this)), m_filterBar(new FilterBar(m_results, session, this)), m_pages(new QStackedWidget(this)),
      m_benchmark(new BenchmarkPage(session, dialogs, this)), m_runs(new RunsPage(session, m_starter, this)),
      m_heatmap(new HeatmapPage(m_results, session, dialogs, this)), m_backends(new BackendsPage(session.backends(), dialogs, this)),
      m_words(std::move(words)) {
    setObjectName(QStringLiteral("mainWindow"));
    setMinimumSize(900, 560); // a screen of 1920 × 1200 at twice the scale, and what the desktop keeps of it
    qApp->installEventFilter(new PlainLabels(this));
    connect(m_rail, &Rail::pageWanted, this, &MainWindow::showPage);
    addPages(std::move(published));
    arrange();
    setStatusBar(new JobsBar(session, this));
    makeInspector();
    makeMenu();
    connectPages();
    updateTitle();
    resize(ScreenFit::bounded({1280, 800}, *this));
    new ScreenFit(this);
    restoreGeometry(settings.geometry());
    restoreState(settings.layout());
    m_dock->takeRestored();
    m_benchmark->table()->horizontalHeader()->restoreState(settings.columns(QStringLiteral("elements")));
    for (auto* columns : findChildren<TableColumns*>())
        columns->keepIn(settings);
    for (auto* chooser : findChildren<ColumnChooser*>())
        chooser->keepIn(settings);
    restoreFilter();
    showPage(settings.page());
}

MainWindow::~MainWindow() { hide(); } // pages keep what is being typed while the hub is still there

void MainWindow::addPages(std::shared_ptr<const exchange::Published> published) {
    auto* stale = new StalePage(m_results, m_session, m_session.scorings(), m_dialogs, this);
    auto* elements = new ElementsPage(m_results, m_session, m_dialogs, this);
    auto* profile = new ProfilePage(m_results, m_session, m_dialogs, m_settings, published, this);
    auto* categories = new CategoriesPage(m_results, m_session, m_dialogs, this);
    auto* compare = new ComparePage(m_results, m_session, m_dialogs, this);
    m_reportPages = {{m_heatmap, {}},
                     {profile, [profile] { return profile->isRefining(); }},
                     {categories, {}},
                     {stale, {}},
                     {compare, [compare] { return compare->isRefining(); }},
                     {elements, {}}};
    addPage("benchmark", "bench", tr("Benchmark"), m_benchmark, false);
    addPage("runs", "runs", tr("Runs"), m_runs, false);
    addPage("heatmap", "heatmap", tr("Heat map"), m_heatmap, true);
    addPage("profile", "profile", tr("Profile"), profile, true);
    addPage("categories", "categories", tr("Categories"), categories, true);
    addPage("stale", "stale", tr("Stale"), stale, true);
    addPage("compare", "compare", tr("Compare"), compare, true);
    addPage("elements", "elements", tr("Elements"), elements, true);
    addPage("traversal", "traversal", tr("Traversal"), makeTraversals(std::move(published)), false);
    addPage("annotate", "annotate", tr("Annotate"), makeAnnotating(), false, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A));
    addPage("backends", "backends", tr("Backends"), m_backends, false, QKeySequence(Qt::CTRL | Qt::Key_0));
    connect(m_annotate, &AnnotatePage::newRunRequested, this, [this] { requestRun({}); });
    connect(stale, &StalePage::elementRequested, this, [this, elements](qint64 row) {
        showPage(QStringLiteral("elements"));
        elements->showElement(row);
    });
}

/// Reading item by item, and what the labels add up to under the filter.
QWidget* MainWindow::makeAnnotating() {
    m_annotateTabs = new QTabWidget(this);
    m_annotateTabs->setObjectName(QStringLiteral("annotateTabs"));
    m_annotateTabs->setDocumentMode(true);
    m_annotateTabs->setAccessibleName(tr("Parts of the page Annotate"));
    m_annotateTabs->tabBar()->setAccessibleName(m_annotateTabs->accessibleName());
    m_annotate = new AnnotatePage(m_annotations, m_results, m_session, m_dialogs, m_settings, m_annotateTabs);
    m_labelsPage = new LabelsPage(m_results, m_session, m_annotations, m_dialogs, m_annotateTabs);
    m_reportPages.push_back(m_labelsPage->forReport());
    m_annotateTabs->addTab(m_annotate, tr("It&ems"));
    m_annotateTabs->addTab(m_labelsPage, tr("La&bels"));
    for (const auto* page : findChildren<ResultPage*>())
        connect(page, &ResultPage::labelsWanted, m_annotateTabs, [this] {
            m_labelsPage->show(LabelsPage::View::Counts);
            m_annotateTabs->setCurrentWidget(m_labelsPage);
            showPage(QStringLiteral("annotate"));
        });
    connect(m_annotateTabs, &QTabWidget::currentChanged, this, [this] {
        m_annotateTabs->setProperty("isResult", m_annotateTabs->currentWidget() == m_labelsPage);
        showPage(QStringLiteral("annotate"));
    });
    return m_annotateTabs;
}

/// Stepping through one traversal, and what runs of many changed.
QWidget* MainWindow::makeTraversals(std::shared_ptr<const exchange::Published> published) {
    m_traversalTabs = new QTabWidget(this);
    m_traversalTabs->setObjectName(QStringLiteral("traversalTabs"));
    m_traversalTabs->setDocumentMode(true);
    m_traversalTabs->setAccessibleName(tr("Parts of the page Traversal"));
    m_traversalTabs->tabBar()->setAccessibleName(m_traversalTabs->accessibleName());
    m_traversal = new TraversalPage(m_session, m_words, m_settings, m_traversalTabs);
    m_traversalReport = new TraversalReportPage(m_session, m_dialogs, std::move(published), m_traversalTabs);
    m_traversalTabs->addTab(m_traversal, tr("Step &through"));
    m_traversalTabs->addTab(m_traversalReport, tr("&What runs changed"));
    connect(m_traversal, &TraversalPage::newRunRequested, this, [this] { requestRun({}); });
    connect(m_traversal, &TraversalPage::runsRequested, this, [this] { showPage(QStringLiteral("runs")); });
    connect(m_traversal, &TraversalPage::traversalRunRequested, this, &MainWindow::requestTraversals);
    connect(m_traversalReport, &TraversalReportPage::newRunWanted, m_traversalTabs, [this] { m_traversalTabs->setCurrentWidget(m_traversal); });
    return m_traversalTabs;
}

void MainWindow::requestTraversals(qint64 base) {
    const store::RunRecord* record = m_session.run(base);
    if (!record || m_session.isReadOnly()) return;
    auto* dialog = new TraversalRunDialog(m_session, *record, m_words->json(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_starter.start(dialog->wish());
        showPage(QStringLiteral("runs"));
    });
    dialog->open();
}

/// Where the run's results are seen.
void MainWindow::showRun(qint64 run) {
    const store::RunRecord* record = m_session.run(run);
    if (!record) return;
    if (record->base != 0) {
        showPage(QStringLiteral("traversal"));
        m_traversalTabs->setCurrentWidget(m_traversalReport);
        m_traversalReport->showRun(run);
        return;
    }
    showPage(QStringLiteral("heatmap"));
    m_heatmap->showRun(run);
}

void MainWindow::addPage(const char* name, const char* icon, const QString& text, QWidget* page, bool isResult, const QKeySequence& keys) {
    page->setProperty("page", QLatin1String(name));
    page->setProperty("isResult", isResult);
    m_pages->addWidget(new PageArea(page, m_pages));
    m_rail->addPage(QLatin1String(name), QLatin1String(icon), text, keys);
}

void MainWindow::arrange() {
    auto* centre = new QWidget(this);
    auto* sides = new QHBoxLayout(centre);
    auto* column = new QVBoxLayout;
    for (QBoxLayout* layout : {static_cast<QBoxLayout*>(sides), static_cast<QBoxLayout*>(column)}) {
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(0);
    }
    m_column = column;
    column->addWidget(m_filterBar);
    column->addWidget(m_pages, 1);
    sides->addWidget(m_rail);
    sides->addLayout(column, 1);
    setCentralWidget(centre);
}

void MainWindow::makeMenu() {
    auto* menu = new QMenu(this);
    const auto add = [&](const QString& text, const QKeySequence& keys, auto slot) {
        QAction* action = menu->addAction(text, this, slot);
        action->setShortcut(keys);
        addAction(action); // so that its keys work while the menu is closed
        return action;
    };
    add(tr("New workspace…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), [this] { newWorkspace(); });
    add(tr("Open workspace…"), QKeySequence::Open, [this] { openWorkspace(); });
    QMenu* recent = menu->addMenu(tr("Recent"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] {
        recent->clear();
        for (const QString& path : m_settings.recent())
            recent
                ->addAction(QFileInfo(path).fileName().replace(QLatin1Char('&'), QLatin1String("&&")), this,
                            [this, path] {
                                if (!holdsUnsaved()) m_session.openWorkspace(path, false);
                            })
                ->setToolTip(plainToolTip(path));
        if (recent->isEmpty()) recent->addAction(tr("None yet"))->setEnabled(false);
    });
    add(tr("Close workspace"), {}, [this] {
        if (!holdsUnsaved()) m_session.closeWorkspace();
    });
    add(tr("Report…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E), [this] { openReport(); });
    menu->addSeparator();
    add(tr("Inspector"), QKeySequence(Qt::CTRL | Qt::Key_J), [this] { m_dock->toggle(); });
    QMenu* look = menu->addMenu(tr("Look"));
    look->addAction(tr("As the system"), this, [this] { emit schemeWanted(Scheme::System); });
    look->addAction(tr("Light"), this, [this] { emit schemeWanted(Scheme::Light); });
    look->addAction(tr("Dark"), this, [this] { emit schemeWanted(Scheme::Dark); });
    add(tr("Help"), QKeySequence::HelpContents, [this] {
        auto* window = findChild<HelpWindow*>();
        if (!window) window = new HelpWindow(this);
        window->showSection(HelpWindow::sectionOf(currentPage()->property("page").toString()));
    });
    menu->addSeparator();
    add(tr("Quit"), QKeySequence::Quit, [this] { close(); });
    m_rail->setMenu(menu);
}

void MainWindow::makeInspector() {
    m_inspector = new Inspector(m_session, m_results, m_annotations, this);
    m_dock = new InspectorDock(this);
    m_dock->setWidget(m_inspector);
    addDockWidget(Qt::RightDockWidgetArea, m_dock);
    resizeDocks({m_dock}, {kInspectorWidth}, Qt::Horizontal);
    m_labels.restBehind(*m_annotate, *m_inspector);
}

void MainWindow::connectPages() {
    connect(m_benchmark, &BenchmarkPage::newRunRequested, this, &MainWindow::requestRun);
    connect(m_runs, &RunsPage::newRunRequested, this, [this] { requestRun({}); });
    connect(m_runs, &RunsPage::resultsRequested, this, &MainWindow::showRun);
    for (const auto* page : findChildren<ResultPage*>())
        connect(page, &ResultPage::annotateWanted, this, &MainWindow::annotateThese);
    connect(new QShortcut(QKeySequence::New, this), &QShortcut::activated, this, [this] { requestRun({}); });
    connect(&m_session, &Session::workspaceChanged, this, [this] {
        updateTitle();
        if (m_session.isOpen()) m_settings.addRecent(m_session.path());
        restoreFilter();
    });
    connect(&m_results, &Results::changed, this, &MainWindow::keepFilter);
    connect(&m_session, &Session::problem, this, [this](const QString& what, const QString& details) { m_dialogs.showProblem(this, what, details); });
    connect(&m_session, &Session::hostUnknown, this, [this](qint64 run, const QString& host) {
        m_dialogs.ask(this, tr("Ask %1?").arg(host),
                      tr("The run sends its requests to this host, which nobody has used on this computer so far. A workspace from "
                         "elsewhere can name any host, also services on this computer."),
                      tr("Ask this host"), [this, run] { m_session.allowHost(run); });
    });
    connect(&m_session.hub(), &RunHub::ended, this, &MainWindow::notifyEnd);
    connect(&m_session, &Session::selectionChanged, this, [this] { m_dock->setChosen(m_session.selection().run != 0); });
    connect(m_heatmap, &HeatmapPage::inspectorWanted, m_dock, &InspectorDock::open);
    connect(&m_annotations, &AnnotationHub::savingChanged, this, [this] {
        if (m_annotations.problem().isEmpty()) m_toldUnsaved = false;
    });
}

void MainWindow::requestRun(const benchmark::SliceSpec& slice) {
    if (!m_session.isOpen() || m_session.isReadOnly()) return;
    auto* dialog = new NewRunDialog(m_session, slice, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_starter.start(dialog->wish());
        showPage(QStringLiteral("runs"));
    });
    dialog->open();
}

void MainWindow::notifyEnd(qint64 run) {
    const auto* record = m_session.run(run);
    const auto* progress = m_session.hub().progress(run);
    if (!record || !progress) return;
    const bool finished = progress->state == run::EngineState::Finished;
    const QString name = QString::fromStdString(record->name);
    emit m_session.notice(finished ? tr("%1 has finished").arg(name)
                                   : tr("%1 stopped: %2").arg(name, QString::fromStdString(progress->message)));
    if (!isActiveWindow()) QApplication::alert(this);
}

void MainWindow::showPage(const QString& name) {
    const auto areas = m_pages->findChildren<PageArea*>(Qt::FindDirectChildrenOnly);
    const auto named = std::find_if(areas.begin(), areas.end(), [&](const PageArea* area) {
        return area->widget()->property("page").toString() == name;
    });
    QWidget* page = named == areas.end() ? m_heatmap : (*named)->widget();
    const QString shown = page->property("page").toString();
    m_pages->setCurrentWidget(page->parentWidget()->parentWidget()); // its area; between them is the viewport
    placeFilterBar();
    m_filterBar->setVisible(page->property("isResult").toBool());
    tabAsLaidOut(*page);
    m_rail->setCurrent(shown);
    m_settings.setPage(shown);
    // Benchmark shows the element itself.
    static const QStringList kNothingToInspect{QStringLiteral("benchmark"), QStringLiteral("runs"), QStringLiteral("traversal"),
                                               QStringLiteral("annotate"), QStringLiteral("backends")};
    m_dock->setUseful(!kNothingToInspect.contains(shown));
}

QWidget* MainWindow::currentPage() const {
    return static_cast<PageArea*>(m_pages->currentWidget())->widget();
}

/// Above the page; of annotations below the tabs, which stay where they are when another one is chosen.
void MainWindow::placeFilterBar() {
    const bool isBelowTabs = currentPage() == m_annotateTabs;
    auto* place = isBelowTabs ? static_cast<QBoxLayout*>(m_labelsPage->layout()) : m_column;
    if (place->indexOf(m_filterBar) >= 0) return;
    m_filterBar->setBare(isBelowTabs);
    place->insertWidget(0, m_filterBar);
}

void MainWindow::newWorkspace() {
    if (holdsUnsaved()) return;
    QString path = m_dialogs.saveFile(this, tr("New workspace"), tr("untitled.chronoscope"), workspaceFilter());
    if (path.isEmpty()) return;
    if (!path.endsWith(QLatin1String(".chronoscope"))) path += QLatin1String(".chronoscope");
    m_session.openWorkspace(path, true);
}

void MainWindow::openWorkspace() {
    if (holdsUnsaved()) return;
    const QString path = m_dialogs.openFile(this, tr("Open workspace"), workspaceFilter());
    if (!path.isEmpty()) m_session.openWorkspace(path, false);
}

void MainWindow::openReport() {
    if (!m_session.isOpen() || findChild<ReportDialog*>()) return;
    auto* dialog = new ReportDialog(m_results, m_session, m_dialogs, m_reportPages, this);
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
    setWindowTitle(m_session.isOpen() ? tr("%1%2 – Chronoscope").arg(name, m_session.isReadOnly() ? tr(" (read only)") : QString())
                                      : tr("Chronoscope"));
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    m_rail->setCompact(width() < kCompactWidth);
    m_dock->setCompact(width() <= kNarrowWidth);
}

/// The filter of the workspace as it was left, or one to begin with.
void MainWindow::restoreFilter() {
    m_filterOf = m_session.path();
    if (!m_session.isOpen()) return;
    const QString stored = m_settings.resultFilter(m_filterOf);
    auto filter = results::filterFromJson(stored.toStdString());
    m_filterBar->setFirst(!filter);
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

bool MainWindow::holdsUnsaved() {
    if (m_annotations.unsaved() == 0 || m_annotations.problem().isEmpty() || std::exchange(m_toldUnsaved, true)) return false;
    const QString what = tr("%n change(s) of annotations are not saved yet. Leaving the workspace once more gives them up", nullptr, m_annotations.unsaved());
    m_dialogs.showProblem(this, what, m_annotations.problem());
    m_annotations.retry();
    return true;
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (holdsUnsaved()) return event->ignore();
    m_dock->showAsWanted();
    m_settings.setGeometry(saveGeometry());
    m_settings.setLayout(saveState());
    m_settings.setColumns(QStringLiteral("elements"), m_benchmark->table()->horizontalHeader()->saveState());
    QMainWindow::closeEvent(event);
}

} // namespace chronoscope::ui
