// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/RobustnessPage.h"
#include "ui/studies/robustness/RobustInspection.h"

#include "ui/actions/ActionTable.h"
#include "ui/bridge/Session.h"
#include "ui/studies/RunLine.h"
#include "ui/studies/robustness/DatesDialog.h"
#include "ui/studies/robustness/EmptyReasons.h"
#include "ui/studies/robustness/FactImporting.h"
#include "ui/studies/robustness/FactsView.h"
#include "ui/studies/robustness/OverviewRows.h"
#include "ui/studies/robustness/ReportFigures.h"
#include "ui/studies/robustness/ReportsView.h"
#include "ui/studies/robustness/RobustnessControls.h"
#include "ui/studies/robustness/RunsCompared.h"
#include "ui/studies/robustness/StressCommand.h"
#include "ui/studies/robustness/StressRunDialog.h"
#include "ui/views/PartStack.h"
#include "ui/views/Text.h"
#include "ui/views/TextLabel.h"
#include "widgets/plots/AlphaPlot.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

RobustnessPage::RobustnessPage(const StudyParts& parts, QWidget* parent)
    : StudyResultPage(parts,
                      {tr("Robustness"), "importDatedButton", tr("Import &facts…"),
                       tr("Facts with the dates they held: JSON Lines, or a table with subject, relation, "
                          "object, start and end, such as TimeStress"),
                       "newStressRunButton",
                       tr("Have a model score what was true at dates inside and outside of its time"),
                       tr("There are no dated facts to ask about: import some first"),
                       tr("Keeps the facts whose subject has this text in it, in upper or lower case (Ctrl+F)")},
                      "robustness", robustness::kRobustness, parent),
      m_datesButton(new QPushButton(tr("&Dates…"), this)), m_controls(new RobustnessControls(this)),
      m_stack(new PartStack(this)), m_map(new widgets::HeatmapPlot(this)), m_curve(new widgets::AlphaPlot(this)),
      m_facts(new FactsView(parts.session, parts.annotations, this)), m_reports(new ReportsView(parts.session, this)),
      m_note(makeCopyableText(this, "robustNote", Role::Caption)) {
    connect(m_importButton, &QPushButton::clicked, this, &RobustnessPage::importFacts);
    m_datesButton->setObjectName(QStringLiteral("showDatesButton"));
    m_datesButton->setToolTip(tr("The dated facts, and the dates a run would ask about: no model is needed"));
    addTool(m_datesButton);
    connect(m_datesButton, &QPushButton::clicked, this,
            [this] { DatesDialog::present(m_session, m_dialogs, *m_import, window()); });
    for (QWidget* control : m_controls->widgets())
        addControl(control);
    connect(m_controls, &RobustnessControls::changed, this, &RobustnessPage::follow);
    makeViews();
    makeNote();
    filter().setLook([this] { return m_controls->look(); },
                     [this](const StudyFilter::Look& look) {
                         m_controls->takeLook(look);
                         follow();
                     });
    follow();
}

void RobustnessPage::makeNote() {
    m_note->hide();
    layout()->addWidget(m_note);
    connect(this, &FigurePage::drawn, this, [this] { m_note->setVisible(!isEmpty()); });
}

void RobustnessPage::enableTools(bool) { m_datesButton->setEnabled(m_session.isOpen()); }

void RobustnessPage::forget() {
    m_numbers = std::make_shared<const RobustRuns>();
    m_reader = std::make_shared<RobustReader>();
    m_controls->setRun(0);
    m_facts->clear();
}

void RobustnessPage::makeViews() {
    m_map->setObjectName(QStringLiteral("robustMap"));
    m_curve->setObjectName(QStringLiteral("robustCurve"));
    for (QWidget* part : {static_cast<QWidget*>(m_map), static_cast<QWidget*>(m_curve), static_cast<QWidget*>(m_facts),
                          static_cast<QWidget*>(m_reports)})
        m_stack->addWidget(part);
    setView(m_stack);
    connect(m_map, &widgets::HeatmapPlot::cellSelected, this, [this](int row, int column) {
        if (chooseCell(row, column)) selectNumber(row, column);
    });
    connect(m_map, &widgets::HeatmapPlot::cellActivated, this, [this](int row, int column) {
        if (!chooseCell(row, column)) return;
        leaveView();
        show(View::Facts);
    });
    connect(m_facts, &FactsView::inspectorWanted, this, [this] { m_parts.inspect(); });
    connect(m_reports->heat(), &widgets::HeatmapPlot::cellActivated, this, [this] {
        if (view() == View::Compare) m_parts.inspect();
    });
    connect(m_reports->heat(), &widgets::HeatmapPlot::cellSelected, this, [this](int row, int column) {
        if (view() == View::Compare && chosenRun())
            m_session.select(
                selectionOfComparison(m_reports->heat()->data(), {column, row}, chosenRun()->run.id, *m_numbers));
        else
            m_session.select({}); // these figures lead to the facts: a number of another one is not left beside them
    });
    connect(m_reports, &ReportsView::sizesStored, this, [this] { recompute(); });
    connect(m_reports, &ReportsView::runWanted, this, [this](qint64 run) {
        leaveView();
        m_controls->setRun(run);
        show(View::Facts);
    });
    connect(m_reports, &ReportsView::factWanted, this, [this](qint64 row) {
        leaveView();
        m_facts->choose(row);
        show(View::Facts);
    });
}

/// The run and precision of a cell of the overview are those of the other views.
bool RobustnessPage::chooseCell(int row, int column) {
    if (row < 0 || static_cast<std::size_t>(row) >= m_numbers->runs.size()) return false; // a published one
    m_controls->setRun(m_numbers->runs[static_cast<std::size_t>(row)].run.id);
    const std::vector<robustness::Level> levels = levelsOf(m_numbers->filter);
    const bool isLevel = column >= 0 && static_cast<std::size_t>(column) < levels.size();
    if (isLevel && levels[static_cast<std::size_t>(column)] != robustness::Level::Global)
        m_controls->setPrecision(static_cast<robustness::Precision>(levels[static_cast<std::size_t>(column)]));
    return true;
}

std::string RobustnessPage::measureKey(robustness::Level level) const {
    if (m_controls->measure() == RobustMeasure::Robustness) return "robustness";
    return m_controls->isPooled() && level == robustness::Level::Global ? "pooled" : "win_rate";
}

/// The Inspector shows the facts behind a cell of the overview.
void RobustnessPage::selectNumber(int row, int column) {
    const std::vector<robustness::Level> levels = levelsOf(m_numbers->filter);
    if (column < 0 || static_cast<std::size_t>(column) >= levels.size()) return;
    const robustness::Level level = levels[static_cast<std::size_t>(column)];
    m_session.select(selectionOfNumber(m_numbers->runs[static_cast<std::size_t>(row)].run.id, level, measureKey(level),
                                       m_numbers->narrowing));
}

/// What the Inspector shows of a number is of what the filter takes now, and of no other view's figure.
void RobustnessPage::followNumber() {
    const auto& chosen = m_session.selection().study;
    const bool isNumber = chosen && chosen->study == robustness::kRobustness && !chosen->measure.empty();
    if (!isVisible() || !isNumber) return;
    const auto level = levelOf(chosen->number);
    const bool isElsewhere = isComparison(*chosen) && view() != View::Compare && view() != View::Facts;
    if (!level || !m_numbers->filter.takes(*level) || isElsewhere) return m_session.select({});
    Selection now = isComparison(*chosen)
                        ? comparisonUnder(*chosen, m_numbers->narrowing)
                        : selectionOfNumber(chosen->run, *level, chosen->measure, m_numbers->narrowing);
    if (now.study->number == chosen->number) return;
    now.study->item = chosen->item;
    now.study->unit = chosen->unit;
    now.study->probe = chosen->probe;
    m_session.select(now);
}

RobustnessPage::View RobustnessPage::view() const { return m_controls->view(); }

void RobustnessPage::show(View view) {
    m_controls->setView(view);
    follow();
}

void RobustnessPage::compareRuns(qint64 first, qint64 second) {
    StudyFilter::Look look = m_controls->look();
    look.removeIf([](const auto& choice) { return choice.key().startsWith(QLatin1String("other")); });
    look[QStringLiteral("view")] = viewKey(View::Compare);
    look[QStringLiteral("run")] = QString::number(first);
    look[QStringLiteral("other")] = QString::number(second);
    m_controls->takeLook(look);
    follow();
}

std::vector<std::int64_t> RobustnessPage::studyRuns() const {
    std::vector<std::int64_t> ids;
    for (const robustness::StressResults& run : m_numbers->runs)
        ids.push_back(run.run.id);
    return ids;
}

QString RobustnessPage::numberKey() const { return QStringLiteral("robustness/") + viewKey(view()); }

QString RobustnessPage::shownName() const { return tr("%1 %2").arg(title(), viewName(view())); }

/// Its numbers among those of the other runs; the filter gives way where it would hide it.
void RobustnessPage::showRun(qint64 run) {
    m_controls->setRun(run);
    const store::RunRecord* record = m_session.run(run);
    if (record && !robustness::takesRun(filter().narrowing(), *record))
        filter().set(study::without(study::without(filter().narrowing(), study::kRunFacet), study::kModelFacet));
    show(View::Overview);
}

/// A control changed. What is to be read is not there yet: the figure before would be taken for it, shown and saved.
void RobustnessPage::follow() {
    m_stack->setCurrentWidget(view() == View::Overview ? static_cast<QWidget*>(m_map)
                              : view() == View::Alpha  ? static_cast<QWidget*>(m_curve)
                              : view() == View::Facts  ? static_cast<QWidget*>(m_facts)
                                                       : static_cast<QWidget*>(m_reports));
    presentReading();
    recompute();
}

const robustness::StressResults* RobustnessPage::chosenRun() const {
    const auto& runs = m_numbers->runs;
    const auto at = std::find_if(runs.begin(), runs.end(), [this](const robustness::StressResults& run) {
        return run.run.id == m_controls->run();
    });
    if (at != runs.end()) return &*at;
    return runs.empty() ? nullptr : &runs.back();
}

void RobustnessPage::fillFacets() {
    StudyFilter::Facet relation{study::kRelationFacet, tr("R&elation"), tr("relation"), {}};
    for (const auto& [name, facts] : m_numbers->relations())
        relation.values.push_back({name, QString::fromStdString(name), tr("n = %1").arg(QLocale().toString(facts))});
    StudyFilter::Facet precision{robustness::kPrecisionAxis, tr("&Precision"), tr("precision"), {}};
    for (const robustness::Level level : levelsOf({}))
        precision.values.push_back({std::string(robustness::name(level)), levelName(level)});
    filter().setFacets({runFacet(robustness::kStressRuns), modelFacet(robustness::kStressRuns), std::move(relation),
                        std::move(precision), labelFacet()});
}

/// With the step that helps.
void RobustnessPage::presentEmpty(const EmptyReason& reason) {
    using Step = EmptyReason::Step;
    if (reason.step == Step::Import)
        return presentToBegin(reason.title, reason.hint, reason.button, [this] { importFacts(); });
    if (reason.step == Step::NewRun)
        return presentToBegin(reason.title, reason.hint, reason.button, [this] { requestRun(); });
    presentNothing(reason.title, reason.hint, reason.button, [this, step = reason.step] {
        if (step == Step::ShowRuns) m_parts.showRuns();
        if (step == Step::ClearFilter) filter().clear();
    });
}

/// Whether there is a number to show: in a view of one run, of that run.
bool RobustnessPage::isSettled() const {
    if (controlsOf(view()).run) return !chosenRun()->facts.empty();
    return std::any_of(m_numbers->runs.begin(), m_numbers->runs.end(),
                       [](const robustness::StressResults& run) { return !run.facts.empty(); });
}

/// Those that the view's numbers are of; none: all.
std::vector<std::int64_t> RobustnessPage::shownRuns() const {
    const ViewControls has = controlsOf(view());
    if (!has.run || m_numbers->runs.empty()) return {};
    const std::int64_t first = chosenRun()->run.id;
    if (!has.other || view() == View::Across) return {first};
    if (m_controls->other() == 0) return {};
    return {first, m_controls->other()};
}

/// What the view shows, below it; then what has to be known of its numbers.
void RobustnessPage::tell(QStringList notes) {
    notes.prepend(viewDefinition(view()));
    const bool isOfYears = controlsOf(view()).precision && m_controls->level() == robustness::Level::ByYear;
    if (m_numbers->hasYearBounds && !isOfYears)
        notes << tr(
            "Facts whose bounds are known by year alone count at months and days as if they held from the first "
            "day of the first year to the last day of the last.");
    if (!m_numbers->filter.levels.empty() && !controlsOf(view()).levels)
        notes << tr("These numbers are global, of all precisions together, whichever the filter takes.");
    m_told = std::move(notes);
    showNote();
}

/// In a low window of the definition no more than its first sentence stands below the view, which needs the room.
void RobustnessPage::showNote() {
    if (m_told.isEmpty()) return;
    constexpr int kLowWindow = 680;
    QStringList shown = m_told;
    QStringList tips = allQualityNotes(*m_numbers, shownRuns());
    const qsizetype sentence = shown.first().indexOf(QLatin1String(". "));
    if (window()->height() < kLowWindow && sentence > 0) {
        tips.prepend(shown.first());
        shown.first() = tr("%1 …").arg(shown.first().first(sentence + 1));
    }
    m_note->setText(shown.join(QLatin1Char('\n')));
    m_note->setToolTip(tips.join(QLatin1Char('\n')));
}

void RobustnessPage::resizeEvent(QResizeEvent* event) {
    StudyResultPage::resizeEvent(event);
    showNote();
}

bool RobustnessPage::writeFigure(const QString& path, QString* problem) const {
    switch (view()) {
    case View::Overview: return m_map->exportTo(path, problem);
    case View::Alpha: return m_curve->exportTo(path, problem);
    case View::Facts: return m_facts->exportTo(path, problem);
    default: return m_reports->exportTo(path, problem);
    }
}

/// A row is chosen as the cell or the fact that it tells of: the Inspector shows it.
void RobustnessPage::selectRow(int row) {
    if (m_numbers->runs.empty()) return;
    if (view() == View::Overview) {
        if (const auto of = overviewRow(numbers(), row, *m_numbers))
            m_session.select(selectionOfRow(*of, measureKey(of->level), m_numbers->narrowing));
    } else if (view() == View::Facts) {
        const auto level = static_cast<robustness::Level>(m_controls->precision());
        if (const auto fact = factOfRow(numbers(), row, m_facts->facts()))
            m_session.select(selectionOfFact(chosenRun()->run.id, fact, level));
    } else if (view() == View::Compare) {
        const Selection difference = selectionOfComparedRow(row, question());
        if (difference.study) m_session.select(difference);
    }
}

/// A row of the overview leads to its run's facts, as its cell does; others to the Inspector.
void RobustnessPage::activateRow(int row) {
    if (view() == View::Facts || view() == View::Compare) m_parts.inspect();
    const auto of = view() == View::Overview ? overviewRow(numbers(), row, *m_numbers) : std::nullopt;
    if (!of) return; // a published one
    leaveView();
    m_controls->setRun(of->run);
    if (of->relation != "all") {
        study::Narrowing narrowing = filter().narrowing();
        narrowing[study::kRelationFacet] = {of->relation};
        filter().amend(std::move(narrowing)); // Back takes both back
    }
    if (of->level != robustness::Level::Global) m_controls->setPrecision(static_cast<robustness::Precision>(of->level));
    show(View::Facts);
}

QStringList RobustnessPage::commandOptions() const {
    if (m_numbers->runs.empty()) return {};
    const ReportQuestion shown = question();
    const bool isOfLevel = controlsOf(shown.view).precision && shown.level != robustness::Level::Global;
    return printedTable(shown) + optionsOf(printedNarrowing(shown, isOfLevel));
}

void RobustnessPage::importFacts() { ui::importFacts(m_session, m_dialogs, *m_import); }

void RobustnessPage::requestRun() {
    if (!m_session.isOpen() || m_session.isReadOnly()) return;
    m_parts.askRun(makeRunDialog());
}

RunDialog* RobustnessPage::makeRunDialog() { return new StressRunDialog(m_session, window()); }

StudyActions RobustnessPage::actionRows() {
    const QString page = QStringLiteral("robustness");
    return {page,
            Text::tr("Robustness"),
            Text::tr("Page Robustness"),
            {{page, QStringLiteral("importDatedButton"), Text::tr("Import dated facts")},
             {page, QStringLiteral("newStressRunButton"), Text::tr("New robustness run")},
             {page, QStringLiteral("showDatesButton"), Text::tr("Dated facts and their dates")}}};
}

StudyWords RobustnessPage::runWords() {
    return {robustness::kRobustness,
            [](qlonglong count) { return countedItems(count, Text::tr("1 fact"), Text::tr("%1 facts")); },
            {"robust", "nearly", "blind", "error", "latency_ms", "seed"}};
}

} // namespace chronoscope::ui
