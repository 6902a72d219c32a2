// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/MinedPage.h"

#include "core/studies/mined/JudgeRun.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "core/studies/mined/PlantedTable.h"
#include "ui/bridge/Session.h"
#include "ui/pages/ImportPanel.h"
#include "ui/studies/mined/AuditView.h"
#include "ui/studies/mined/ComparedView.h"
#include "ui/studies/mined/EditingView.h"
#include "ui/studies/mined/ItemsView.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/studies/mined/PlantedTables.h"
#include "ui/studies/mined/RatingView.h"
#include "ui/views/ElidedBox.h"
#include "ui/views/MenuButton.h"
#include "ui/views/PartStack.h"
#include "ui/views/ToQt.h"
#include "widgets/plots/BarsPlot.h"
#include "widgets/plots/CurvePlot.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QCheckBox>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kMostRunBoxWidth = 440; // where the line has less, it gives way
} // namespace

MinedPage::MinedPage(const StudyParts& parts, QWidget* parent)
    : StudyResultPage(parts,
                      {tr("MINED"), "importMinedButton", tr("Import it&ems…"),
                       tr("Bring in questions about pictures: a folder in the published layout of MINED, or "
                          "single task files"),
                       "newMinedRunButton", tr("Ask a model that sees about the pictures"),
                       tr("There are no questions about pictures to ask: import some first"),
                       tr("Keeps the items whose subject has this text in it, in upper or lower case (Ctrl+F)")},
                      "mined", mined::kStudy, parent),
      m_plantedTables(std::make_shared<PlantedTables>(m_readings)), m_stack(new PartStack(this)),
      m_plots(new MinedPlots(this)), m_items(new ItemsView(parts.session, this)),
      m_audit(new AuditView(parts.session, this)), m_compared(new ComparedView(parts.session, m_readings, this)),
      m_editing(new EditingView(parts.session, this)), m_rating(new RatingView(parts, this)) {
    if (auto published = shippedMinedFigures()) m_published = std::move(published).value();
    setButtonMenu(*m_importButton, makeImportMenu());
    makeMakeButton();
    makeControls();
    makeViews();
    listen();
    filter().setLook([this] { return shownLook(); }, [this](const StudyFilter::Look& look) { takeLook(look); });
    follow();
}

void MinedPage::listen() {
    connect(m_audit, &AuditView::audited, this, [this] {
        if (view() == View::Audit && m_numbers.items() > 0) present(m_audit->numbers()->table);
    });
    connect(m_audit, &AuditView::failed, this, [this](const QString& why) {
        if (view() == View::Audit) presentNothing(tr("The items cannot be read"), why);
    });
    connect(m_compared, &ComparedView::listed, this, [this] {
        if (view() == View::Compare && !m_numbers.runs.empty()) present(m_compared->table());
    });
    connect(m_compared, &ComparedView::failed, this, [this](const QString& why) {
        if (view() == View::Compare) presentNothing(tr("The runs cannot be read"), why);
    });
    connect(m_editing, &EditingView::listed, this, [this] {
        if (view() == View::Editing && m_numbers.items() > 0) presentEditing();
    });
    connect(m_editing, &EditingView::failed, this, [this](const QString& why) {
        if (view() == View::Editing) presentNothing(tr("The runs cannot be read"), why);
    });
    connect(&m_session, &Session::selectionChanged, this, &MinedPage::leaveRater);
    connect(m_rating, &RatingView::listed, this, [this] {
        if (view() == View::Rating && m_numbers.items() > 0) present(m_rating->list()->statistics);
    });
    connect(m_rating, &RatingView::failed, this, [this](const QString& why) {
        if (view() == View::Rating) presentNothing(tr("The ratings cannot be read"), why);
    });
}

void MinedPage::forget() {
    m_numbers = {};
    m_reader = std::make_shared<MinedReader>(m_readings);
    m_readings->keep({});
    m_run = 0;
    m_left.reset();
    m_audit->forget();
    m_items->workspaceChanged();
    m_rating->forget();
}

void MinedPage::itemsChanged() { m_audit->forget(); }

namespace {
QAction* addEntry(QMenu& menu, const char* name, const QString& text, const QString& tip) {
    QAction* action = menu.addAction(text);
    action->setObjectName(QLatin1String(name));
    action->setToolTip(tip);
    return action;
}
} // namespace

QMenu* MinedPage::makeImportMenu() {
    auto* menu = new QMenu(m_importButton);
    connect(addEntry(*menu, "importMinedFolder", tr("&Folder in the published layout…"),
                     tr("A folder with inference_data and imgs, or with task files right in it")),
            &QAction::triggered, this, [this] { importItems(MinedSource::Folder); });
    connect(addEntry(*menu, "importMinedFiles", tr("&Task files…"), tr("Their pictures are looked for beside them")),
            &QAction::triggered, this, [this] { importItems(MinedSource::Files); });
    menu->setToolTipsVisible(true);
    return menu;
}

void MinedPage::makeMakeButton() {
    constexpr int kBesideImport = 1;
    m_make = new QPushButton(tr("Ma&ke items…"), this);
    m_make->setObjectName(QStringLiteral("makeMinedButton"));
    m_make->setToolTip(tr("New questions about pictures: the tasks out of dated attributes, or A.T.E out of what runs "
                          "got wrong"));
    auto* menu = new QMenu(m_make);
    connect(addEntry(*menu, "constructMined", tr("Make &tasks out of dated attributes…"),
                     tr("The eleven tasks from a table of who held what when and two pictures of each entity")),
            &QAction::triggered, this, &MinedPage::requestConstruction);
    m_claims = addEntry(*menu, "claimMined", tr("Make &A.T.E out of wrong answers…"),
                        tr("Made of what every chosen run got wrong; a finished run is needed"));
    connect(m_claims, &QAction::triggered, this, &MinedPage::requestClaims);
    menu->setToolTipsVisible(true);
    setButtonMenu(*m_make, menu);
    addTool(m_make, kBesideImport);
}

ElidedBox* MinedPage::makeChoice(const char* name, const QString& tip) {
    auto* box = new ElidedBox(this);
    box->setObjectName(QLatin1String(name));
    box->setToolTip(tip);
    box->setAccessibleName(tip);
    connect(box, &QComboBox::activated, this, [this, box] {
        if (box == m_runs) m_run = m_runs->currentData().toLongLong();
        if (view() == View::Rating) m_rating->begin(box);
        follow();
    });
    addControl(box);
    return box;
}

void MinedPage::addViews() {
    m_views = makeChoice("minedView", tr("What is shown"));
    m_views->setPrefix(tr("View: "));
    const auto addView = [this](View view, const QString& text, const QString& tip) {
        m_views->addItem(text, static_cast<int>(view));
        m_views->setItemData(m_views->count() - 1, tip, Qt::ToolTipRole);
    };
    addView(View::Tasks, tr("Tasks"), tr("All runs by the eleven tasks"));
    addView(View::Types, tr("Types"),
            tr("A run by the types of its items; from the tasks Enter leads here, and Esc or Alt+Left back"));
    addView(View::Dimensions, tr("Dimensions"), tr("All runs by the six dimensions"));
    addView(View::Named, tr("Answers over time"), tr("Years of what is named when asked about now"));
    addView(View::Asked, tr("Asked year"), tr("How questions of a year are answered, by that year"));
    addView(View::Latest, tr("Latest or outdated"), tr("Whether answers about now name the latest value"));
    addView(View::Context, tr("Context"), tr("What a misaligned context does to answers"));
    addView(View::Agreement, tr("Agreement"), tr("The four ways in which each item is asked"));
    addView(View::Planted, tr("Calibration"), tr("What was planted in a calibration model, beside what was measured"));
    addView(View::Compare, tr("Compare"), tr("Two runs over the questions that both asked"));
    addView(View::Items, tr("Items"), tr("The questions one by one, with their pictures"));
    addView(View::Editing, tr("Editing"), tr("What models answer once they were told, or edited"));
    addView(View::Audit, tr("Audit"), tr("What is wrong with the items"));
    addView(View::Rating, tr("Rate items"), tr("What persons say of texts and pictures"));
}

void MinedPage::makeTaskChoices() {
    m_task = makeChoice("minedTask", tr("Which task's questions of a year"));
    m_planted = makeChoice("minedPlanted", tr("By task and way of asking, or by the years that one task asks about"));
    m_planted->addItem(tr("By task"));
    for (const mined::Task one : {mined::Task::TSA, mined::Task::TIA, mined::Task::FMC, mined::Task::PMC}) {
        m_task->addItem(taskLabel(one), static_cast<int>(one));
        m_planted->addItem(tr("%1 by asked year").arg(taskLabel(one)), static_cast<int>(one));
    }
}

void MinedPage::makeControls() {
    addViews();
    m_measure = makeChoice("minedMeasure",
                           tr("What is shown: CEM (cover exact match), whether a gold is contained in the answer; F1, "
                              "the words that answer and gold share; or the score of a model that judges"));
    for (const MinedMeasure one : {MinedMeasure::Cem, MinedMeasure::F1, MinedMeasure::Judge})
        m_measure->addItem(measureName(one));
    m_measure->setItemData(static_cast<int>(MinedMeasure::Cem), cemExplanation(), Qt::ToolTipRole);
    m_runs = makeChoice("minedRun", tr("Which run is shown"));
    m_runs->setPrefix(tr("Run: "));
    m_runs->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_runs->setMaximumWidth(kMostRunBoxWidth);
    makeTaskChoices();
    m_withPublished = new QCheckBox(tr("&Published"), this);
    m_withPublished->setObjectName(QStringLiteral("minedPublished"));
    m_withPublished->setToolTip(tr("The paper's own figures below one's own; they are never mixed with them"));
    m_withPublished->setEnabled(m_published.has_value());
    connect(m_withPublished, &QCheckBox::toggled, this, &MinedPage::follow);
    addControl(m_withPublished);
    m_judge = makeAsking("judgeMinedButton", tr("&Judge…"), tr("Have another model score the stored replies of a run"),
                         &MinedPage::requestJudge);
    m_edit = makeAsking("editMinedButton", tr("&Edit by demonstrations…"),
                        tr("Ask again what a run got wrong, of a model that is told the right answers (IKE)"),
                        &MinedPage::requestEditing);
    m_elsewhere =
        makeAsking("elsewhereMinedButton", tr("Edited else&where…"),
                   tr("Save what a run got wrong for an editor of weights, and bring in what the edited model "
                      "answers"),
                   &MinedPage::requestElsewhere);
}

QPushButton* MinedPage::makeAsking(const char* name, const QString& text, const QString& tip,
                                   void (MinedPage::*ask)()) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    connect(button, &QPushButton::clicked, this, ask);
    addControl(button);
    return button;
}

void MinedPage::makeViews() {
    for (QWidget* one :
         {static_cast<QWidget*>(m_plots), static_cast<QWidget*>(m_items), static_cast<QWidget*>(m_audit),
          static_cast<QWidget*>(m_compared), static_cast<QWidget*>(m_editing), static_cast<QWidget*>(m_rating)})
        m_stack->addWidget(one);
    setView(m_stack);
    connect(m_items, &ItemsView::inspectorWanted, this, [this] { m_parts.inspect(); });
    connect(m_audit, &AuditView::inspectorWanted, this, [this] { m_parts.inspect(); });
    connect(m_compared, &ComparedView::inspectorWanted, this, [this] { m_parts.inspect(); });
    listenToPlots();
}

/// What a number is made of is for the Inspector.
void MinedPage::listenToPlots() {
    connect(m_plots->map(), &widgets::HeatmapPlot::cellSelected, this, &MinedPage::selectCell);
    connect(m_plots->map(), &widgets::HeatmapPlot::cellActivated, this, [this](int row, int column) {
        const bool isRun = view() == View::Tasks && row >= 0 && static_cast<std::size_t>(row) < m_numbers.runs.size();
        if (!isRun) return m_parts.inspect();
        leaveView();
        m_run = m_numbers.runs[static_cast<std::size_t>(row)]->run.id;
        m_left = std::pair(std::int64_t{m_run}, column);
        show(View::Types);
    });
    connect(m_plots->map(), &widgets::HeatmapPlot::cancelled, this,
            [this] { // as everywhere: back; a filter set since stays
                if (view() == View::Types && m_left) filter().leadsToLook() ? filter().back() : show(View::Tasks);
            });
    connect(m_plots->curve(), &widgets::CurvePlot::pointSelected, this, &MinedPage::selectPoint);
    connect(m_plots->curve(), &widgets::CurvePlot::pointActivated, this, [this](qint64 run, int year) {
        selectPoint(run, year);
        m_parts.inspect();
    });
    connect(m_plots->bars(), &widgets::BarsPlot::segmentSelected, this, &MinedPage::selectBar);
    connect(m_plots->bars(), &widgets::BarsPlot::segmentActivated, this, [this](int row, int segment) {
        selectBar(row, segment);
        m_parts.inspect();
    });
    connect(table()->selectionModel(), &QItemSelectionModel::currentChanged, this, &MinedPage::followColumn);
}

MinedPage::View MinedPage::view() const { return static_cast<View>(m_views->currentData().toInt()); }

void MinedPage::show(View view) {
    m_views->setCurrentIndex(m_views->findData(static_cast<int>(view)));
    follow();
}

/// Its numbers among those of the other runs; the filter gives way where it would hide it. A judge's run is shown as
/// the run that it judges.
void MinedPage::showRun(qint64 run) {
    const store::RunRecord* record = m_session.run(run);
    if (record && record->is(mined::kEditRuns)) return show(View::Editing);
    m_run = run;
    const study::Narrowing& taken = filter().narrowing();
    if (record && record->is(mined::kMinedRuns) && !mined::takesRun(taken, *record))
        filter().set(study::without(study::without(taken, study::kRunFacet), study::kModelFacet));
    show(View::Tasks);
    if (!record || !record->is(mined::kJudgeRuns)) return;
    m_session.query(
        this, "judged run",
        [run](store::Database& database) -> Result<std::pair<std::int64_t, bool>> {
            const auto judged = mined::MinedStore(database).judgedBy(run);
            if (!judged) return judged.error();
            const auto counting = mined::newestJudgeOf(database, *judged);
            if (!counting) return counting.error();
            return std::pair(*judged, *counting == run);
        },
        [this, judge = toQt(record->name)](const Result<std::pair<std::int64_t, bool>>& judged) {
            if (!judged) return;
            m_run = judged->first;
            m_measure->setCurrentIndex(static_cast<int>(MinedMeasure::Judge));
            follow();
            if (!judged->second)
                emit m_session.notice(tr("The scores shown are not those of %1: of the runs of judges over the same "
                                         "replies the one made last and finished counts")
                                          .arg(judge));
        });
}

MinedMeasure MinedPage::measure() const { return static_cast<MinedMeasure>(m_measure->currentIndex()); }

mined::Task MinedPage::task() const { return static_cast<mined::Task>(m_task->currentData().toInt()); }

/// A control changed. What is known of it is drawn at once; what is to be read first is not there yet: the figure of
/// another view would be taken for it.
void MinedPage::follow() {
    const bool isPlanted = view() == View::Planted;
    if (std::exchange(m_listsPlanted, isPlanted) != isPlanted) fillRuns(); // Calibration lists runs of its own
    showControls();
    const bool isKnown = m_isKnown && canDraw();
    if (isKnown)
        draw();
    else
        presentReading();
    recompute();
    m_isKnown = isKnown;
}

void MinedPage::draw() {
    RunRows drawn = m_plots->draw(m_numbers, look());
    m_rowRuns = std::move(drawn.runs);
    if (view() == View::Tasks && m_left) {
        const auto [run, column] = *std::exchange(m_left, std::nullopt);
        const auto& runs = m_numbers.runs;
        const auto at =
            std::find_if(runs.begin(), runs.end(), [run = run](const auto& one) { return one->run.id == run; });
        const auto row = static_cast<int>(at - runs.begin());
        if (m_plots->map()->data().contains(row, column)) m_plots->map()->setCurrentCell(row, column);
    }
    present(std::move(drawn.table));
}

/// Whoever asks for it, there may be something new.
void MinedPage::recompute() {
    m_isKnown = false;
    StudyResultPage::recompute();
}

/// Whether what was read last is all that the view is made of.
bool MinedPage::canDraw() const {
    const bool isKnown = std::any_of(m_numbers.runs.begin(), m_numbers.runs.end(),
                                     [this](const MinedRuns::One& one) { return one->run.id == m_run; });
    return part() == m_plots && view() != View::Planted && m_shown == filter().narrowing() && (m_run == 0 || isKnown) &&
           std::any_of(m_numbers.runs.begin(), m_numbers.runs.end(),
                       [](const MinedRuns::One& one) { return one->questions > 0; }) &&
           (!isOfAnswers(view()) || std::all_of(m_numbers.runs.begin(), m_numbers.runs.end(),
                                                [](const MinedRuns::One& one) { return one->answers.has_value(); }));
}

/// What shows the view.
QWidget* MinedPage::part() const {
    switch (view()) {
    case View::Items: return m_items;
    case View::Editing: return m_editing;
    case View::Audit: return m_audit;
    case View::Compare: return m_compared;
    case View::Rating: return m_rating;
    default: return m_plots;
    }
}

MinedLook MinedPage::look() const {
    const bool withPublished = m_withPublished->isChecked() && m_published;
    return {view(), chosenRun(), measure(), task(), withPublished ? &*m_published : nullptr, narrowedItems()};
}

void MinedPage::showControls() {
    const View now = view();
    m_stack->setCurrentWidget(part());
    const bool isScored = now == View::Tasks || now == View::Types || now == View::Dimensions || now == View::Asked ||
                          now == View::Agreement;
    m_measure->setVisible(isScored);
    m_runs->setVisible(now == View::Types || now == View::Items || now == View::Compare || now == View::Planted);
    m_task->setVisible(now == View::Asked);
    m_planted->setVisible(now == View::Planted);
    m_withPublished->setVisible(now == View::Tasks || now == View::Latest);
    m_judge->setVisible(now != View::Audit && now != View::Rating && now != View::Editing && now != View::Planted);
    for (QPushButton* button : {m_edit, m_elsewhere})
        button->setVisible(now == View::Editing);
}

/// The one that is chosen, else the newest; of calibration, of runs that asked a calibration model.
const MinedRunNumbers* MinedPage::chosenRun() const {
    const MinedRunNumbers* newest = nullptr;
    for (const MinedRuns::One& one : m_numbers.runs) {
        if (view() == View::Planted && !mined::asksCalibration(one->run)) continue;
        newest = one.get();
        if (one->run.id == m_run) return newest;
    }
    return newest;
}

void MinedPage::enableTools(bool canChange) {
    m_judge->setEnabled(canChange && hasFinishedRun());
    m_make->setEnabled(canChange);
    m_claims->setEnabled(m_judge->isEnabled());
    m_edit->setEnabled(m_judge->isEnabled());
    m_elsewhere->setEnabled(m_judge->isEnabled());
}

bool MinedPage::hasFigure() const { return part() == m_plots || part() == m_compared || part() == m_editing; }

QString MinedPage::shownName() const { return tr("%1 %2").arg(title(), m_views->currentText()); }

bool MinedPage::writeFigure(const QString& path, QString* problem) const {
    if (part() == m_plots) return m_plots->exportTo(path, problem);
    if (part() == m_compared) return m_compared->map()->exportTo(path, problem);
    if (part() == m_editing) return m_editing->map()->exportTo(path, problem);
    if (problem) *problem = tr("This view has no figure: save its rows as CSV.");
    return false;
}

} // namespace chronoscope::ui
