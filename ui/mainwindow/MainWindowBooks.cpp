// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What the main window knows of itself: every action with its keys, what is found by typing, and how each workspace was
// left.
#include "ui/mainwindow/MainWindow.h"

#include "core/results/SavedView.h"
#include "core/store/ViewStore.h"
#include "ui/actions/ActionBook.h"
#include "ui/desktop/DesktopTies.h"
#include "ui/help/HelpKey.h"
#include "ui/inspector/Inspector.h"
#include "ui/mainwindow/InspectorDock.h"
#include "ui/mainwindow/ListMenus.h"
#include "ui/mainwindow/MainMenu.h"
#include "ui/mainwindow/PaletteEntries.h"
#include "ui/mainwindow/Rail.h"
#include "ui/mainwindow/Regions.h"
#include "ui/mainwindow/ScreenFit.h"
#include "ui/mainwindow/SideWindows.h"
#include "ui/mainwindow/ViewKeeper.h"
#include "ui/pages/BenchmarkPage.h"
#include "ui/pages/ElementsPage.h"
#include "ui/pages/RunTable.h"
#include "ui/views/ColumnChooser.h"
#include "ui/views/CommonKeys.h"
#include "ui/views/CoreWords.h"
#include "ui/views/StudyFilter.h"
#include "ui/views/TabOrder.h"
#include "ui/views/TableColumns.h"

#include <QApplication>
#include <QBoxLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kFreshInspectorWidth = 370;
} // namespace

void MainWindow::makeBooks() {
    qApp->installEventFilter(new CommonKeys(this));
    new HelpKey(*this, [this] { return currentPage()->property("page").toString(); });
    new ListMenus(offers(), *this);
    new Regions(*this, [this] { return regions(); });
    m_actions = new ActionBook(m_settings, *this);
    m_side->setActions(*m_actions);
    m_keeper = new ViewKeeper(*this);
    m_desktop = new DesktopTies(m_session, m_settings, *this);
    connect(m_desktop, &DesktopTies::runWanted, this, [this](qint64 run) {
        showRun(run);
        setWindowState(windowState() & ~Qt::WindowMinimized);
        raise();
        activateWindow();
    });
    connect(&m_session, &Session::workspaceClosing, this, &MainWindow::keepView);
    connect(&m_session, &Session::workspaceChanged, this, &MainWindow::restoreView);
    connect(&m_session, &Session::runsChanged, this, &MainWindow::landOnResults);
}

QWidgetList MainWindow::regions() const {
    QWidgetList all{m_rail};
    for (int i = 0; i < m_column->count(); ++i) {
        QWidget* part = m_column->itemAt(i)->widget();
        all << (part == m_pages ? currentPage() : part);
    }
    return all << m_inspector;
}

bool MainWindow::focusNextPrevChild(bool next) {
    QWidgetList parts = regions();
    parts.removeLast();
    if (!m_dock->isFloating()) parts << m_dock; // with the buttons of its title
    return tabAsLaidOut(parts, next) || QMainWindow::focusNextPrevChild(next);
}

std::vector<PaletteEntry> MainWindow::paletteEntries() {
    std::vector<PaletteEntry> all;
    const auto show = [this](const QString& page) { showPage(page); };
    ui::addPages(all, *m_rail);
    addCommands(all, *m_menu);
    ui::addActions(all, *m_actions, [this, show](const QString& id) {
        if (!m_actions->act(id, show))
            emit m_session.notice(tr("“%1” cannot be done now").arg(m_actions->find(id)->row.title));
    });
    addViews(all, *this, show);
    addRuns(all, m_session, [this](qint64 run) { showRun(run); });
    return all;
}

/// With what the runs answered, where the shown ones asked it; else in the benchmark.
void MainWindow::showElement(qint64 row, const QString& subject) {
    const auto& set = m_results.set();
    if (set && set->elements->indexOfRow(row)) {
        m_chosen.remove(QStringLiteral("elements")); // this one is wanted
        showPage(QStringLiteral("elements"));
        return findChild<ElementsPage*>()->showElement(row);
    }
    benchmark::SliceSpec slice;
    slice.subjectText = subject.toStdString();
    showPage(QStringLiteral("benchmark"));
    m_benchmark->setSlice(slice);
}

void MainWindow::showView(const store::ViewRecord& view) {
    const FilterModel::Saved saved{view.runs, view.filter};
    for (const StudyPage& page : m_studyPages) {
        if (!page.filter->describe(saved)) continue; // saved on other pages
        showPage(QLatin1String(page.name));
        const QString why = page.filter->restore(saved);
        if (!why.isEmpty()) emit m_session.notice(tr("This view cannot be read: %1").arg(why));
        return;
    }
    const auto shown = results::savedView(view.runs, view.filter);
    if (!shown) return emit m_session.notice(tr("This view cannot be read: %1").arg(coreWords(shown.error())));
    if (!currentPage()->property("isResult").toBool()) showPage(QStringLiteral("heatmap"));
    m_results.setPinned(shown->pinned);
    m_results.choose(shown->runs);
    m_results.setFilter(shown->filter);
}

void MainWindow::takeLastColumns() {
    for (auto* columns : findChildren<TableColumns*>())
        columns->keepIn(m_settings);
    for (auto* chooser : findChildren<ColumnChooser*>())
        chooser->keepIn(m_settings);
    for (auto* runs : findChildren<RunTable*>())
        runs->keepIn(m_settings);
}

void MainWindow::keepView() {
    if (!m_session.isOpen()) return;
    QJsonObject state = m_keeper->kept();
    state[QStringLiteral("page")] = currentPage()->property("page").toString();
    state[QStringLiteral("runs")] = static_cast<int>(m_session.everyRun().size()); // for the list of recent ones
    QJsonObject looks;
    for (const StudyPage& page : m_studyPages)
        looks[QString::fromStdString(page.study)] = page.filter->look();
    state[QStringLiteral("looks")] = looks;
    m_dock->showAsWanted();
    state[QStringLiteral("docks")] = QString::fromLatin1(saveState().toBase64());
    followSelection();
    m_settings.setView(m_session.path(), QJsonDocument(state).toJson(QJsonDocument::Compact));
}

/// As it was left in this workspace; one that was never left is shown as the window is, with the columns of last time.
void MainWindow::restoreView() {
    m_isLanding = false;
    if (!m_session.isOpen()) return;
    const QJsonObject state = QJsonDocument::fromJson(m_settings.view(m_session.path())).object();
    takeLastColumns();
    m_isLanding = state.isEmpty();
    if (m_isLanding) return;
    if (restoreState(QByteArray::fromBase64(state.value(QStringLiteral("docks")).toString().toLatin1())))
        m_dock->takeRestored();
    m_keeper->restore(state);
    const QJsonObject looks = state.value(QStringLiteral("looks")).toObject();
    for (const StudyPage& page : m_studyPages)
        page.filter->takeLook(looks.value(QString::fromStdString(page.study)).toObject());
    showPage(state.value(QStringLiteral("page")).toString());
}

void MainWindow::keepChosen() {
    m_chosenOn = currentPage()->property("page").toString();
    m_chosen[m_chosenOn] = m_session.selection();
}

/// A page that comes to the front and has something marked is what the Inspector shows.
void MainWindow::takeUpChosen() {
    const QString page = currentPage()->property("page").toString();
    const bool isOfResults = currentPage()->property("isResult").toBool() || shownStudy();
    const Selection chosen = m_chosen.value(page);
    const bool isAny = chosen.run != 0 || chosen.elementRow != 0 || chosen.study;
    if (isOfResults && isAny && page != m_chosenOn) m_session.select(chosen);
}

/// Where it has runs of another study alone, and what is shown has none: the page of the newest.
void MainWindow::landOnResults() {
    if (!m_session.isOpen() || !std::exchange(m_isLanding, false) || !m_session.runs().empty()) return;
    const auto& runs = m_session.studyRuns();
    const auto hasRuns = [&](const StudyPage& page) {
        return std::any_of(runs.begin(), runs.end(), [&](const auto& run) { return run.study == page.study; });
    };
    const StudyPage* shown = shownStudy();
    const StudyPage* newest = newestStudy();
    const bool isEmpty = shown ? !hasRuns(*shown) : currentPage()->property("isResult").toBool();
    if (isEmpty && newest) showPage(QLatin1String(newest->name));
}

/// The page of the newest run of a study; null without any.
const StudyPage* MainWindow::newestStudy() const {
    const auto& runs = m_session.studyRuns();
    const auto newest =
        std::max_element(runs.begin(), runs.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
    for (const StudyPage& page : m_studyPages)
        if (newest != runs.end() && page.study == newest->study) return &page;
    return nullptr;
}

/// For lists that are on no result page: what is narrowed is then shown on one.
SelectionMenu MainWindow::offers() {
    const auto narrow = [this](const results::ResultFilter& filter) {
        const auto& shown = m_results.choices();
        auto choices = filter.runs; // first: where there are too many the others give way
        choices.insert(choices.end(), shown.begin(), shown.end());
        const auto isShown = [&](const results::RunChoice& run) {
            return std::find(shown.begin(), shown.end(), run) != shown.end();
        };
        if (!std::all_of(filter.runs.begin(), filter.runs.end(), isShown)) m_results.choose(std::move(choices));
        m_results.setFilter(filter);
        if (!filter.elements.empty()) m_chosen.remove(QStringLiteral("elements")); // these are wanted
        if (!currentPage()->property("isResult").toBool())
            showPage(filter.elements.empty() ? QStringLiteral("heatmap") : QStringLiteral("elements"));
    };
    return {m_session,
            m_results,
            narrow,
            [this] { annotateThese(); },
            [this](const std::vector<results::RunChoice>& two) { compare(two); },
            [this] { askAgain(); },
            [this](QMenu& menu, const StudySelection& of) {
                for (const StudyPage& page : m_studyPages)
                    if (page.study == of.study && page.offer)
                        page.offer(menu, of, [this, name = page.name] { showPage(QLatin1String(name)); });
            }};
}

void MainWindow::compare(const std::vector<results::RunChoice>& two) {
    m_results.choose(two);
    showPage(QStringLiteral("compare"));
}

void MainWindow::askAgain() {
    m_dock->open();
    if (auto* again = m_inspector->findChild<QWidget*>(QStringLiteral("askNowButton"))) again->setFocus();
}

void MainWindow::resetLayout() {
    m_settings.forgetLayout();
    m_keeper->reset();
    takeLastColumns();
    m_dock->setFloating(false);
    addDockWidget(Qt::RightDockWidgetArea, m_dock);
    m_dock->open();
    followSelection();
    if (!isMaximized()) resize(ScreenFit::bounded({1280, 800}, *this));
    resizeDocks({m_dock}, {kFreshInspectorWidth}, Qt::Horizontal);
    emit m_session.notice(tr("The layout is as in a fresh window"));
}

} // namespace chronoscope::ui
