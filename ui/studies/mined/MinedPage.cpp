// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/MinedPage.h"

#include "core/studies/mined/JudgeRun.h"
#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Session.h"
#include "ui/pages/ImportPanel.h"
#include "ui/studies/mined/AuditView.h"
#include "ui/studies/mined/ComparedView.h"
#include "ui/studies/mined/EditingView.h"
#include "ui/studies/mined/ItemsView.h"
#include "ui/studies/mined/MinedFacets.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/studies/mined/RatingView.h"
#include "ui/studies/mined/VoicesText.h"
#include "ui/views/ElidedBox.h"
#include "ui/views/PartStack.h"
#include "ui/views/Words.h"
#include "widgets/plots/BarsPlot.h"
#include "widgets/plots/CurvePlot.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QCheckBox>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kMostRunBoxWidth = 220;
} // namespace

MinedPage::MinedPage(const StudyParts& parts, QWidget* parent)
    : StudyResultPage(parts,
                      {tr("MINED"), "importMinedButton", tr("Import it&ems…"),
                       tr("Bring in questions about pictures: a folder in the published layout of MINED, "
                          "single task files, or new ones made out of dated attributes"),
                       "newMinedRunButton", tr("Ask a model that sees about the pictures"),
                       tr("There are no questions about pictures to ask: import some first"),
                       tr("Keeps the items whose subject has this text in it, in upper or lower case (Ctrl+F)")},
                      "mined", mined::kStudy, parent),
      m_stack(new PartStack(this)), m_plots(new MinedPlots(this)), m_items(new ItemsView(parts.session, this)),
      m_audit(new AuditView(parts.session, this)), m_compared(new ComparedView(parts.session, this)),
      m_editing(new EditingView(parts.session, this)), m_rating(new RatingView(parts, this)) {
    if (auto published = shippedMinedFigures()) m_published = std::move(published).value();
    m_importButton->setMenu(makeImportMenu());
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
    m_reader = std::make_shared<MinedReader>();
    m_run = 0;
    m_audit->forget();
    m_items->workspaceChanged();
    m_rating->forget();
}

void MinedPage::itemsChanged() { m_audit->forget(); }

QMenu* MinedPage::makeImportMenu() {
    auto* menu = new QMenu(m_importButton);
    const auto add = [menu](const char* name, const QString& text, const QString& tip) {
        QAction* action = menu->addAction(text);
        action->setObjectName(QLatin1String(name));
        action->setToolTip(tip);
        return action;
    };
    connect(add("importMinedFolder", tr("&Folder in the published layout…"),
                tr("A folder with inference_data and imgs, or with task files right in it")),
            &QAction::triggered, this, [this] { importItems(MinedSource::Folder); });
    connect(add("importMinedFiles", tr("&Task files…"), tr("Their pictures are looked for beside them")),
            &QAction::triggered, this, [this] { importItems(MinedSource::Files); });
    menu->addSeparator();
    connect(add("constructMined", tr("&Make tasks out of dated attributes…"),
                tr("The eleven tasks from a table of who held what when and two pictures of each entity")),
            &QAction::triggered, this, &MinedPage::requestConstruction);
    m_claims = add("claimMined", tr("&Claims (A.T.E) out of wrong answers…"),
                   tr("Made of what every chosen run got wrong; a finished run is needed"));
    connect(m_claims, &QAction::triggered, this, &MinedPage::requestClaims);
    menu->setToolTipsVisible(true);
    return menu;
}

ElidedBox* MinedPage::makeChoice(const char* name, const QString& tip) {
    auto* box = new ElidedBox(this);
    box->setObjectName(QLatin1String(name));
    box->setToolTip(tip);
    box->setAccessibleName(tip);
    connect(box, &QComboBox::activated, this, [this, box] {
        if (box == m_runs) m_run = m_runs->currentData().toLongLong();
        follow();
    });
    addControl(box);
    return box;
}

void MinedPage::makeControls() {
    m_views = makeChoice("minedView", tr("What is shown"));
    m_views->setPrefix(tr("View: "));
    const auto addView = [this](View view, const QString& text, const QString& tip) {
        m_views->addItem(text, static_cast<int>(view));
        m_views->setItemData(m_views->count() - 1, tip, Qt::ToolTipRole);
    };
    addView(View::Tasks, tr("Tasks"), tr("All runs by the eleven tasks"));
    addView(View::Types, tr("Types"), tr("A run by the types of its items"));
    addView(View::Dimensions, tr("Dimensions"), tr("All runs by the six dimensions"));
    addView(View::Named, tr("Answers over time"), tr("When that held which answers about now name"));
    addView(View::Asked, tr("Asked year"), tr("How questions of a year are answered, by that year"));
    addView(View::Latest, tr("Latest or outdated"), tr("Whether answers about now name the latest value"));
    addView(View::Context, tr("Context"), tr("What a misaligned context does to answers"));
    addView(View::Agreement, tr("Agreement"), tr("The four ways in which each item is asked"));
    addView(View::Compare, tr("Compare"), tr("Two runs over the questions that both asked"));
    addView(View::Items, tr("Items"), tr("The questions one by one, with their pictures"));
    addView(View::Editing, tr("Editing"), tr("What models answer once they were told, or edited"));
    addView(View::Audit, tr("Audit"), tr("What is wrong with the items"));
    addView(View::Rating, tr("Rate items"), tr("What persons say of texts and pictures"));
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
    m_task = makeChoice("minedTask", tr("Which task's questions of a year"));
    for (const mined::Task one : {mined::Task::TSA, mined::Task::TIA, mined::Task::FMC, mined::Task::PMC})
        m_task->addItem(taskLabel(one), static_cast<int>(one));
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
    connect(m_plots->map(), &widgets::HeatmapPlot::cellActivated, this, [this](int row) {
        const bool isRun = view() == View::Tasks && row >= 0 && static_cast<std::size_t>(row) < m_numbers.runs.size();
        if (isRun) return showRun(m_numbers.runs[static_cast<std::size_t>(row)]->run.id);
        m_parts.inspect();
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

/// A judge's run is shown as the run that it judges.
void MinedPage::showRun(qint64 run) {
    const store::RunRecord* record = m_session.run(run);
    if (record && record->is(mined::kEditRuns)) return show(View::Editing);
    m_run = run;
    show(View::Types);
    if (!record || !record->is(mined::kJudgeRuns)) return;
    m_session.query(
        this, "judged run", [run](store::Database& database) { return mined::MinedStore(database).judgedBy(run); },
        [this](const Result<std::int64_t>& judged) {
            if (!judged) return;
            m_run = *judged;
            m_measure->setCurrentIndex(static_cast<int>(MinedMeasure::Judge));
            follow();
        });
}

MinedMeasure MinedPage::measure() const { return static_cast<MinedMeasure>(m_measure->currentIndex()); }

mined::Task MinedPage::task() const { return static_cast<mined::Task>(m_task->currentData().toInt()); }

/// A control changed.
void MinedPage::follow() {
    showControls();
    recompute();
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
    m_runs->setVisible(now == View::Types || now == View::Items || now == View::Compare);
    m_task->setVisible(now == View::Asked);
    m_withPublished->setVisible(now == View::Tasks || now == View::Latest);
    m_judge->setVisible(now != View::Audit && now != View::Rating && now != View::Editing);
    m_edit->setVisible(now == View::Editing);
}

const MinedRunNumbers* MinedPage::chosenRun() const {
    const auto at = std::find_if(m_numbers.runs.begin(), m_numbers.runs.end(),
                                 [this](const MinedRuns::One& one) { return one->run.id == m_run; });
    if (at != m_numbers.runs.end()) return at->get();
    return m_numbers.runs.empty() ? nullptr : m_numbers.runs.back().get();
}

void MinedPage::enableTools(bool canChange) {
    m_judge->setEnabled(canChange && hasFinishedRun());
    m_claims->setEnabled(m_judge->isEnabled());
    m_edit->setEnabled(m_judge->isEnabled());
}

QString MinedPage::shownName() const { return tr("%1 %2").arg(title(), m_views->currentText()); }

/// The replies of runs are many: they are read where no click waits for them.
void MinedPage::read() {
    readView([reader = m_reader, narrowing = filter().narrowing(), answers = isOfAnswers(view())](
                 store::Database& database,
                 const std::stop_token& stop) { return reader->read(database, narrowing, answers, stop); },
             [this](MinedRuns numbers) { take(std::move(numbers)); });
}

void MinedPage::take(MinedRuns numbers) {
    m_numbers = std::move(numbers);
    std::vector<StudyFilter::Facet> facets = minedFacets(m_numbers);
    facets.insert(facets.begin(), {runFacet(mined::kMinedRuns), modelFacet(mined::kMinedRuns)});
    facets.push_back(labelFacet());
    filter().setFacets(std::move(facets));
    fillRuns();
    leaveNumber();
    leaveRater();
    if (m_numbers.items() == 0) return presentNoItems();
    if (view() == View::Editing) return m_editing->read(filter().narrowing(), narrowedItems());
    if (view() == View::Audit) return m_audit->read(filter().narrowing());
    if (view() == View::Rating) return m_rating->read(filter().narrowing());
    if (view() == View::Items) return readItems();
    if (m_numbers.inWorkspace == 0) return presentNoRun();
    const auto isLeft = [](const MinedRuns::One& one) { return one->questions > 0; };
    if (std::none_of(m_numbers.runs.begin(), m_numbers.runs.end(), isLeft)) return presentNothingPasses();
    if (view() == View::Compare) return compare();
    if (isOfAnswers(view()) && !m_numbers.runs.back()->answers) return; // it changed meanwhile, and is read anew
    present(m_plots->draw(m_numbers, look()));
    followNumber();
    if (view() == View::Agreement) readVoices();
    if (m_numbers.others > 0)
        emit m_session.notice(
            tr("The newest %1 runs are shown; %2 older ones are not").arg(m_numbers.runs.size()).arg(m_numbers.others));
}

void MinedPage::presentNoItems() {
    presentNothing(tr("No questions about pictures yet"),
                   tr("MINED asks who is meant by a picture, and when. A folder with its task files and pictures comes "
                      "first."),
                   tr("Import a folder…"), [this] { importItems(MinedSource::Folder); });
}

void MinedPage::presentNoRun() {
    presentNothing(
        tr("No MINED run yet"),
        tr("%1 items are here. A run asks a model that sees about their pictures.").arg(numberText(m_numbers.items())),
        tr("New MINED run…"), [this] { requestRun(); });
}

void MinedPage::presentEditing() {
    if (!m_editing->isEmpty()) return present(m_editing->table());
    if (!filter().narrowing().empty()) return presentNothingPasses();
    const bool canEdit = m_edit->isEnabled();
    presentNothing(tr("No run of editing yet"),
                   canEdit ? tr("What a run got wrong is asked again, of a model that is told the right answers. What "
                                "a model says that was edited elsewhere comes in with “chronoscope edits”.")
                           : tr("What a run got wrong is asked again, of a model that is told the right answers: a "
                                "finished run of MINED comes first."),
                   canEdit ? tr("Edit by demonstrations…") : tr("New MINED run…"),
                   [this, canEdit] { canEdit ? requestEditing() : requestRun(); });
}

void MinedPage::fillRuns() {
    const QSignalBlocker quiet(m_runs);
    m_runs->clear();
    for (const MinedRuns::One& one : m_numbers.runs)
        m_runs->addItem(QString::fromStdString(one->run.name), QVariant::fromValue<qint64>(one->run.id));
    const MinedRunNumbers* run = chosenRun();
    m_runs->setCurrentIndex(run ? m_runs->findData(QVariant::fromValue<qint64>(run->run.id)) : -1);
}

void MinedPage::readItems() {
    const MinedRunNumbers* chosen = chosenRun();
    const std::optional<std::int64_t> run = chosen ? std::optional(chosen->run.id) : std::nullopt;
    m_session.query(
        this, "mined items",
        [run, known = chosen ? chosen->units : nullptr,
         narrowing = filter().narrowing()](store::Database& database) -> Result<std::shared_ptr<const ItemRows>> {
            auto rows = mined::readItemRows(database, run, narrowing, known);
            if (!rows) return rows.error();
            return std::make_shared<const ItemRows>(std::move(rows).value());
        },
        [this, run](const Result<std::shared_ptr<const ItemRows>>& rows) {
            if (view() != View::Items) return;
            if (!rows)
                return presentNothing(tr("The items cannot be read"), QString::fromStdString(rows.error().text()));
            m_items->show(*rows, run.value_or(0));
            presentLater([rows = *rows] { return rows->table(); });
        });
}

/// How far judge, containment and people agree, below the figure.
void MinedPage::readVoices() {
    std::vector<std::int64_t> runs;
    for (const MinedRuns::One& one : m_numbers.runs)
        if (one->run.state == store::RunState::Finished) runs.push_back(one->run.id);
    m_session.query(
        this, "mined voices",
        [runs, said = PeopleSaid{m_parts.annotations.book(), m_parts.annotations.labelSets()},
         narrowing = filter().narrowing()](store::Database& database) {
            return voicesText(database, runs, said, narrowing);
        },
        [this](const Result<QString>& text) {
            if (view() != View::Agreement) return;
            const QString means = tr("Means over all items, each counting the same; the average of the view Tasks is "
                                     "the mean over tasks.");
            m_plots->setNote(text ? QStringList{*text, means}.join(QLatin1Char('\n')).trimmed()
                                  : QString::fromStdString(text.error().text()));
        });
}

void MinedPage::compare() {
    std::vector<ComparedView::Run> runs;
    for (const MinedRuns::One& one : m_numbers.runs)
        runs.push_back({one->run.id, QString::fromStdString(one->run.name)});
    m_compared->read(chosenRun()->run.id, runs, filter().narrowing(), narrowedItems());
}

bool MinedPage::writeFigure(const QString& path, QString* problem) const {
    if (part() == m_plots) return m_plots->exportTo(path, problem);
    if (part() == m_compared) return m_compared->map()->exportTo(path, problem);
    if (part() == m_editing) return m_editing->map()->exportTo(path, problem);
    if (problem) *problem = tr("This view has no figure: save its rows as CSV.");
    return false;
}

} // namespace chronoscope::ui
