// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/Pages.h"

#include "core/facts/FactImport.h"
#include "core/studies/chroknow/traversal/TraversalWords.h"
#include "core/studies/mined/DatedLists.h"
#include "core/studies/mined/MinedStore.h"
#include "core/studies/mined/Task.h"
#include "core/studies/mined/TaskFiles.h"
#include "core/studies/robustness/FactFile.h"
#include "core/studies/robustness/FactStore.h"
#include "core/studies/robustness/StressStore.h"
#include "ui/bridge/Session.h"
#include "ui/pages/ImportPanel.h"
#include "ui/studies/MorePages.h"
#include "ui/studies/TableStudy.h"
#include "ui/studies/chroknow/TraversalPage.h"
#include "ui/studies/chroknow/TraversalReportPage.h"
#include "ui/studies/chroknow/TraversalRunDialog.h"
#include "ui/studies/chroknow/TraversalText.h"
#include "ui/studies/mined/ItemUnitView.h"
#include "ui/studies/mined/ItemsView.h"
#include "ui/studies/mined/MinedImporting.h"
#include "ui/studies/mined/MinedPage.h"
#include "ui/studies/robustness/DatedTable.h"
#include "ui/studies/robustness/FactImporting.h"
#include "ui/studies/robustness/FactUnitView.h"
#include "ui/studies/robustness/RobustnessPage.h"
#include "ui/views/Text.h"

#include <QTabWidget>

#include <numeric>
#include <optional>
#include <utility>

namespace chronoscope::ui {

namespace {
std::vector<MoreStudy>& addedStudies() {
    static std::vector<MoreStudy> added;
    return added;
}

std::vector<StudyPage> shippedPages(const StudyParts& parts, QWidget* parent) {
    auto* page = new RobustnessPage(parts, parent);
    auto* questions = new MinedPage(parts, parent);
    return {{"robustness",
             "robustness",
             page->title(),
             QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R),
             page,
             std::string(robustness::kRobustness),
             [page](qint64 run) { page->showRun(run); },
             &page->filter(),
             {robustNumber, new FactUnitView(parts.session, parent), nullptr,
              Text::tr("Click a cell of the overview, or a fact in a list."),
              Text::tr("Labels are about the fact at this precision in this run, all its dates together.")},
             [page] { return page->makeRunDialog(); },
             robustness::filesOfFacts(),
             {},
             [page, parts](const QStringList& paths, const QStringList& /*elsewhere*/) {
                 importFactFiles(parts.session, parts.dialogs, *page->findChild<ImportPanel*>(), paths);
             },
             [page](QMenu& menu, const StudySelection& of, const auto& seen) { page->offerSelection(menu, of, seen); },
             [](store::Database& database) { return robustness::FactStore(database).count(); }},
            {"mined",
             "mined",
             questions->title(),
             QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M),
             questions,
             std::string(mined::kStudy),
             [questions](qint64 run) { questions->showRun(run); },
             &questions->filter(),
             {[readings = questions->readings()](store::Database& database, const StudySelection& selection) {
                  return minedNumber(*readings, database, selection);
              },
              new ItemUnitView(parts.session, parent), new ItemPictures(questions->items()->thumbnails(), questions),
              Text::tr("Click a number of a figure, or an item in a list."),
              Text::tr("Labels are about the question in this run, all its ways of asking together.")},
             [questions] { return questions->makeRunDialog(); },
             mined::filesOfMined(),
             Text::tr("a task file of MINED that is not read with the folder around it: import it, or its own folder, "
                      "by itself"),
             [questions, parts](const QStringList& paths, const QStringList& elsewhere) {
                 importMinedPaths(parts.session, *questions->findChild<ImportPanel*>(), paths, elsewhere,
                                  [questions](qint64 faults) {
                                      if (faults > 0) questions->show(MinedPage::View::Audit);
                                  });
             },
             [questions](QMenu& menu, const StudySelection& of, const auto& seen) {
                 questions->offerSelection(menu, of, seen);
             },
             [](store::Database& database) -> Result<std::int64_t> {
                 const auto tasks = mined::MinedStore(database).countByTask();
                 if (!tasks) return tasks.error();
                 return std::accumulate(tasks->begin(), tasks->end(), std::int64_t{0});
             }}};
}
} // namespace

std::vector<StudyPage> makeStudyPages(const StudyParts& parts, QWidget* parent) {
    std::vector<StudyPage> pages = shippedPages(parts, parent);
    for (const MoreStudy& more : moreStudies())
        pages.push_back(more.page(parts, parent));
    return pages;
}

void addStudyPage(MoreStudy more) { addedStudies().push_back(std::move(more)); }

const std::vector<MoreStudy>& moreStudies() { return addedStudies(); }

std::vector<StudyActions> studyActions() {
    std::vector<StudyActions> all{TraversalPage::actionRows(), RobustnessPage::actionRows(), MinedPage::actionRows()};
    for (const MoreStudy& more : moreStudies())
        if (more.actions) all.push_back(more.actions());
    return all;
}

TraversalViews makeTraversalViews(const StudyParts& parts, const TraversalParts& besides, QTabWidget* tabs) {
    auto* stepper = new TraversalPage(parts.session, besides.words, besides.settings, tabs);
    auto* report = new TraversalReportPage(parts.session, parts.dialogs, besides.published, tabs);
    QObject::connect(stepper, &TraversalPage::newRunRequested, tabs, besides.askBaseRun);
    QObject::connect(stepper, &TraversalPage::runsRequested, tabs, parts.showRuns);
    QObject::connect(stepper, &TraversalPage::traversalRunRequested, tabs,
                     [parts, words = besides.words, asked = besides.runAsked, tabs](qint64 base) {
                         TraversalRunDialog::ask(parts.session, parts.starter, base, words->json(), tabs->window(),
                                                 asked);
                     });
    QObject::connect(report, &TraversalReportPage::newRunWanted, tabs,
                     [tabs, stepper] { tabs->setCurrentWidget(stepper); });
    return {stepper, report, [report](qint64 run) { report->showRun(run); }};
}

QString studySpecText(const Session& session, const store::RunRecord& record) {
    return record.is(store::kTraversalRuns) ? traversalText(session, record) : QString();
}

std::vector<std::shared_ptr<const TableStudy>> tableStudies() { return {std::make_shared<DatedTable>()}; }

Result<std::optional<StudyTable>> studyTableIn(const std::string& bytes, const std::stop_token& stop) {
    const bool isTable = facts::FactTable::open(bytes, {}).ok(); // in which such words may stand
    if (isTable || !mined::looksLikeDatedLists(bytes)) return std::optional<StudyTable>();
    auto lists = mined::readDatedLists(bytes, stop);
    if (!lists) return lists.error();
    const QString remark = datedListsText(*lists);
    return std::optional(StudyTable{std::move(lists->table), remark});
}

} // namespace chronoscope::ui
