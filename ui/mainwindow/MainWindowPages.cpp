// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The pages of the main window: what they are, their order on the rail, what they want of each other, and which is
// shown.
#include "ui/mainwindow/MainWindow.h"

#include "core/study/Study.h"
#include "ui/annotation/UnitLabelsPage.h"
#include "ui/dialogs/FactsDialog.h"
#include "ui/mainwindow/FileDrop.h"
#include "ui/mainwindow/FileIntake.h"
#include "ui/mainwindow/InspectorDock.h"
#include "ui/mainwindow/Rail.h"
#include "ui/pages/AnnotatePage.h"
#include "ui/pages/AnswersPage.h"
#include "ui/pages/AskPage.h"
#include "ui/pages/BackendsPage.h"
#include "ui/pages/BenchmarkPage.h"
#include "ui/pages/CategoriesPage.h"
#include "ui/pages/ComparePage.h"
#include "ui/pages/ElementsPage.h"
#include "ui/pages/HeatmapPage.h"
#include "ui/pages/LabelsPage.h"
#include "ui/pages/ProfilePage.h"
#include "ui/pages/RunsPage.h"
#include "ui/pages/StalePage.h"
#include "ui/pages/WelcomePage.h"
#include "ui/views/FilterBar.h"
#include "ui/views/PageArea.h"
#include "ui/views/SavedBar.h"
#include "ui/views/Words.h"

#include <QBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

namespace chronoscope::ui {

namespace {
constexpr const char* kWelcome = "welcome"; ///< a page that is not on the rail
} // namespace

void MainWindow::addPages(std::shared_ptr<const exchange::Published> published) {
    addWelcome();
    addPage("ask", "ask", tr("Ask"), makeAsking(), false, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K));
    addPage("benchmark", "bench", tr("Benchmark"), m_benchmark, false);
    addPage("runs", "runs", tr("Runs"), m_runs, false);
    addResultPages(published);
    addPage("traversal", "traversal", tr("Traversal"), makeTraversals(std::move(published)), false);
    addStudyPages();
    takeFiles();
    addPage("annotate", "annotate", tr("Annotate"), makeAnnotating(), false,
            QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A));
    addPage("backends", "backends", tr("Backends"), m_backends, false, QKeySequence(Qt::CTRL | Qt::Key_0));
    connect(m_annotate, &AnnotatePage::newRunRequested, this, [this] { m_requests.requestRun({}); });
}

/// The first page of all, which is not on the rail, and the ways in that it shares with the Benchmark page.
void MainWindow::addWelcome() {
    auto* welcome = new WelcomePage(m_workspaces, m_dialogs, m_settings, this);
    welcome->setProperty("page", QLatin1String(kWelcome));
    m_pages->addWidget(new PageArea(welcome, m_pages));
    connect(welcome, &WelcomePage::askWanted, this, [this] { showPage(QStringLiteral("ask")); });
    const auto takeOwnFacts = [this] {
        const auto show = [this] {
            showPage(QStringLiteral("benchmark"));
            m_benchmark->takeOwnFacts();
        };
        m_session.isOpen() ? show() : m_workspaces.makeAtHome(show); // they need a place to be kept in
    };
    connect(welcome, &WelcomePage::factsWanted, this, takeOwnFacts);
    connect(m_benchmark, &BenchmarkPage::workspaceRequested, this, takeOwnFacts);
    connect(&m_session, &Session::workspaceChanged, this, [this] {
        if (!m_session.isOpen()) m_saved->hide(); // what it says is about what was closed
    });
    connect(m_benchmark, &BenchmarkPage::firstRunRequested, &m_requests, &RunRequests::requestFirstRun);
    connect(&m_requests, &RunRequests::heatmapWanted, this, [this] { showPage(QStringLiteral("heatmap")); });
}

QWidget* MainWindow::makeAsking() {
    auto* ask = new AskPage(m_session, this);
    connect(m_backends, &BackendsPage::askRequested, this, [this, ask](const QString& backend) {
        ask->choose(backend);
        showPage(QStringLiteral("ask"));
    });
    connect(ask, &AskPage::runWanted, &m_requests, &RunRequests::requestRunOf);
    const auto keeps = std::make_shared<bool>(false); // what is being imported was asked here
    connect(ask, &AskPage::keepWanted, this, [this, keeps](const run::AskTable& table) {
        const auto show = [this, table, keeps] {
            showPage(QStringLiteral("ask"));
            auto* dialog = FactsDialog::present(m_session, m_dialogs, this);
            dialog->showAsked(QString::fromStdString(table.csv), table.frame);
            connect(dialog, &QDialog::accepted, this, [keeps] { *keeps = true; });
        };
        m_session.isOpen() ? show() : m_workspaces.makeAtHome(show);
    });
    connect(&m_session, &Session::importFinished, ask, [this, ask, keeps](const benchmark::ImportReport& report) {
        if (!std::exchange(*keeps, false) || currentPage() != ask) return; // the page Benchmark tells it
        const QString kept =
            report.elements > 0
                ? tr("Kept as elements of the workspace: %1").arg(numberText(static_cast<qint64>(report.elements)))
            : report.already > 0 ? tr("The workspace has this element already")
                                 : tr("Nothing was kept");
        m_saved->sayDone(kept, tr("Go to Benchmark"), [this] { showPage(QStringLiteral("benchmark")); });
    });
    return ask;
}

/// Those over the chosen runs and the one filter.
void MainWindow::addResultPages(const std::shared_ptr<const exchange::Published>& published) {
    auto* answers = new AnswersPage(m_results, m_session, m_dialogs, this);
    auto* profile = new ProfilePage(m_results, m_session, m_dialogs, m_settings, published, this);
    auto* categories = new CategoriesPage(m_results, m_session, m_dialogs, this);
    auto* stale = new StalePage(m_results, m_session, m_session.scorings(), m_dialogs, this);
    auto* compare = new ComparePage(m_results, m_session, m_dialogs, this);
    auto* elements = new ElementsPage(m_results, m_session, m_dialogs, this);
    m_reportPages = {{m_heatmap, {}}, {profile, [profile] { return profile->isRefining(); }}, {categories, {}},
                     {stale, {}},     {compare, [compare] { return compare->isRefining(); }}, {elements, {}}};
    addPage("heatmap", "heatmap", tr("Heat map"), m_heatmap, true);
    addPage("answers", "answers", tr("Answers"), answers, true, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G));
    addPage("profile", "profile", tr("Profile"), profile, true);
    addPage("categories", "categories", tr("Categories"), categories, true);
    addPage("stale", "stale", tr("Stale"), stale, true);
    addPage("compare", "compare", tr("Compare"), compare, true);
    addPage("elements", "elements", tr("Elements"), elements, true);
    connect(answers, &AnswersPage::inspectorWanted, this, [this] { m_dock->open(); });
    connect(stale, &StalePage::elementRequested, this, [this, elements](qint64 row) {
        m_chosen.remove(QStringLiteral("elements")); // this one is wanted
        showPage(QStringLiteral("elements"));
        elements->showElement(row);
    });
}

StudyParts MainWindow::studyParts() {
    const auto showRuns = [this] { showPage(QStringLiteral("runs")); };
    const auto inspect = [this] { m_dock->open(); };
    const auto askRun = [this](RunDialog* dialog) { m_requests.request(dialog); };
    const auto showWaysIn = [this] { showPage(QLatin1String(kWelcome)); };
    return {m_session, m_starter, m_dialogs, m_annotations, showRuns, inspect, askRun, showWaysIn};
}

void MainWindow::addStudyPages() {
    m_studyPages = makeStudyPages(studyParts(), this);
    for (const StudyPage& page : m_studyPages) {
        m_requests.addStudy(page.study, page.makeRunDialog);
        addPage(page.name, page.icon, page.title, page.widget, false, page.keys);
        m_benchmark->addElsewhere(page.title, page.countItems,
                                  [this, name = page.name] { showPage(QLatin1String(name)); });
    }
}

/// Whatever is dropped anywhere goes where its kind belongs.
void MainWindow::takeFiles() {
    const auto addModel = [this](const QString& file) {
        showPage(QStringLiteral("backends"));
        m_backends->addModelFile(file);
    };
    const auto importBenchmark = [this](const QStringList& paths) {
        showPage(QStringLiteral("benchmark"));
        m_benchmark->importPaths(paths);
    };
    m_files = new FileIntake(m_session, m_annotations, m_workspaces,
                             {addModel, importBenchmark, [this] { return currentPage()->property("page").toString(); },
                              [this](const QString& page) { showPage(page); }},
                             this);
    for (const StudyPage& page : m_studyPages)
        m_files->addStudy(page);
    connect(new FileDrop(*this), &FileDrop::dropped, m_files, &FileIntake::take);
    connect(m_benchmark, &BenchmarkPage::filesChosen, m_files, &FileIntake::take);
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
    auto* units = new UnitLabelsPage(m_session, m_annotations, m_dialogs, m_annotateTabs);
    m_annotateTabs->addTab(units, tr("Facts and &questions"));
    m_reportPages.push_back(units->forReport());
    connect(units, &UnitLabelsPage::unitChosen, this, [this] { m_dock->open(); });
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
    const auto askBaseRun = [this] { m_requests.requestRun({}); };
    const auto runAsked = [this] { emit m_requests.runsWanted(); };
    m_traversal = makeTraversalViews(studyParts(), {m_words, std::move(published), m_settings, askBaseRun, runAsked},
                                     m_traversalTabs);
    m_traversalTabs->addTab(m_traversal.stepper, tr("Step &through"));
    m_traversalTabs->addTab(m_traversal.report, tr("&What runs changed"));
    return m_traversalTabs;
}

void MainWindow::addPage(const char* name, const char* icon, const QString& text, QWidget* page, bool isResult,
                         const QKeySequence& keys) {
    page->setProperty("page", QLatin1String(name));
    page->setProperty("isPage", true); // a button of the rail has the name as well
    page->setProperty("isResult", isResult);
    m_pages->addWidget(new PageArea(page, m_pages));
    m_rail->addPage(QLatin1String(name), QLatin1String(icon), text, keys);
}

/// Where the run's results are seen.
void MainWindow::showRun(qint64 run) {
    const store::RunRecord* record = m_session.run(run);
    if (!record) return;
    if (study::builtInStudies().resultsOf(*record) == study::ResultKind::Traversals) {
        showPage(QStringLiteral("traversal"));
        m_traversalTabs->setCurrentWidget(m_traversal.report);
        return m_traversal.showRun(run);
    }
    for (const StudyPage& page : m_studyPages) {
        if (page.study != record->study) continue;
        showPage(QLatin1String(page.name));
        return page.showRun(run);
    }
    showPage(QStringLiteral("heatmap"));
    m_heatmap->showRun(run);
}

void MainWindow::showPage(const QString& name) {
    m_dock->giveWay();
    const auto areas = m_pages->findChildren<PageArea*>(Qt::FindDirectChildrenOnly);
    const auto named = std::find_if(areas.begin(), areas.end(), [&](const PageArea* area) {
        return area->widget()->property("page").toString() == name;
    });
    QWidget* page = named == areas.end() ? m_heatmap : (*named)->widget();
    const QString shown = page->property("page").toString();
    m_pages->setCurrentWidget(page->parentWidget()->parentWidget()); // its area; between them is the viewport
    placeFilterBar();
    m_filterBar->setVisible(page->property("isResult").toBool());
    for (std::size_t i = 0; i < m_studyBars.size(); ++i)
        m_studyBars[i]->setVisible(page == m_studyPages[i].widget);
    m_rail->setCurrent(shown);
    m_saved->allowUndoKey(page != m_annotateTabs && page != m_traversalTabs); // which undo what is theirs
    if (shown != QLatin1String(kWelcome)) m_settings.setPage(shown);
    takeUpChosen();
    followSelection();
}

QWidget* MainWindow::currentPage() const { return static_cast<PageArea*>(m_pages->currentWidget())->widget(); }

/// Above the page; of annotations below the tabs, which stay where they are when another one is chosen.
void MainWindow::placeFilterBar() {
    const bool isBelowTabs = currentPage() == m_annotateTabs;
    auto* place = isBelowTabs ? static_cast<QBoxLayout*>(m_labelsPage->layout()) : m_column;
    if (place->indexOf(m_filterBar) >= 0) return;
    m_filterBar->setBare(isBelowTabs);
    place->insertWidget(0, m_filterBar);
}

} // namespace chronoscope::ui
