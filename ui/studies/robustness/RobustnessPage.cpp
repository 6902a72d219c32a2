// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/RobustnessPage.h"
#include "ui/studies/robustness/RobustInspection.h"

#include "core/studies/robustness/PublishedScores.h"
#include "ui/bridge/Session.h"
#include "ui/models/TableWords.h"
#include "ui/pages/ImportPanel.h"
#include "ui/studies/robustness/FactImporting.h"
#include "ui/studies/robustness/FactsView.h"
#include "ui/studies/robustness/ReportFigures.h"
#include "ui/studies/robustness/ReportsView.h"
#include "ui/studies/robustness/RobustnessControls.h"
#include "ui/studies/robustness/RunsCompared.h"
#include "ui/studies/robustness/StressRunDialog.h"
#include "ui/studies/robustness/TableCells.h"
#include "ui/views/CategoriesView.h"
#include "widgets/plots/AlphaPlot.h"
#include "widgets/plots/DateStripPlot.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kAgainMs = 1000; ///< between two readings of a run that is going on

/// For people, with why facts are undefined.
constexpr robustness::TableStyle kShownNumbers{false, true};
} // namespace

RobustnessPage::RobustnessPage(const StudyParts& parts, QWidget* parent)
    : FigurePage(parts.session, parts.dialogs, tr("Robustness"), "robustness", parent), m_parts(parts),
      m_import(new ImportPanel(this)), m_controls(new RobustnessControls(this)), m_stack(new QStackedWidget(this)),
      m_map(new widgets::HeatmapPlot(this)), m_curve(new widgets::AlphaPlot(this)),
      m_facts(new FactsView(parts.session, this)), m_reports(new ReportsView(parts.session, this)),
      m_note(new QLabel(this)) {
    makeTools();
    for (QWidget* control : m_controls->widgets())
        addControl(control);
    connect(m_controls, &RobustnessControls::changed, this, &RobustnessPage::follow);
    makeViews();
    auto* page = static_cast<QVBoxLayout*>(layout());
    page->insertWidget(1, m_import);
    m_note->setObjectName(QStringLiteral("robustNote"));
    m_note->setProperty("role", "caption");
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_note->hide();
    page->addWidget(m_note);
    connect(this, &FigurePage::drawn, this, [this] { m_note->setVisible(!isEmpty()); });
    connectSession();
    follow();
}

void RobustnessPage::connectSession() {
    m_again.setSingleShot(true);
    m_again.setInterval(kAgainMs);
    connect(&m_again, &QTimer::timeout, this, [this] {
        if (m_reading)
            m_again.start(); // a newer reading would drop the one that goes on, again and again
        else
            recompute();
    });
    connect(&m_session, &Session::workspaceChanged, this, [this] {
        m_numbers = std::make_shared<const RobustRuns>();
        m_controls->setRun(0);
        m_reading = false;
        m_import->reset();
        m_facts->clear();
        recompute();
    });
    connect(&m_session, &Session::runsChanged, this, &RobustnessPage::recompute);
    connect(&m_session, &Session::benchmarkChanged, this, [this] {
        if (!m_session.isImporting()) m_import->endProgress();
        recompute();
    });
    connect(&m_session, &Session::importProgressed, m_import, &ImportPanel::showProgress);
    connect(m_import, &ImportPanel::cancelRequested, &m_session, &Session::cancelImport);
    connect(&m_session, &Session::repliesStored, this, [this] {
        if (isVisible() && !m_again.isActive()) m_again.start();
    });
}

void RobustnessPage::makeTools() {
    m_importButton = new QPushButton(tr("&Import facts…"), this);
    m_importButton->setObjectName(QStringLiteral("importDatedButton"));
    m_importButton->setToolTip(tr("Facts with the dates they held: JSON Lines, or a table with subject, relation, "
                                  "object, start and end, such as TimeStress"));
    m_newRun = new QPushButton(tr("&New run…"), this);
    m_newRun->setObjectName(QStringLiteral("newStressRunButton"));
    m_newRun->setProperty("primary", true);
    m_newRun->setToolTip(tr("Have a model score what was true at dates inside and outside of its time"));
    connect(m_importButton, &QPushButton::clicked, this, &RobustnessPage::importFacts);
    connect(m_newRun, &QPushButton::clicked, this, &RobustnessPage::requestRun);
    addTool(m_importButton);
    addTool(m_newRun);
}

void RobustnessPage::makeViews() {
    m_map->setObjectName(QStringLiteral("robustMap"));
    m_curve->setObjectName(QStringLiteral("robustCurve"));
    for (QWidget* part : {static_cast<QWidget*>(m_map), static_cast<QWidget*>(m_curve), static_cast<QWidget*>(m_facts),
                          static_cast<QWidget*>(m_reports)})
        m_stack->addWidget(part);
    setView(m_stack);
    const auto choose = [this](int row, int column) {
        if (row < 0 || static_cast<std::size_t>(row) >= m_numbers->runs.size()) return false;
        m_controls->setRun(m_numbers->runs[static_cast<std::size_t>(row)].run.id);
        if (column >= 0 && column < robustness::kPrecisions)
            m_controls->setPrecision(static_cast<robustness::Precision>(column));
        return true;
    };
    connect(m_map, &widgets::HeatmapPlot::cellSelected, this, [this, choose](int row, int column) {
        if (choose(row, column)) selectNumber(row, column);
    });
    connect(m_map, &widgets::HeatmapPlot::cellActivated, this, [this, choose](int row, int column) {
        if (choose(row, column)) show(View::Facts);
    });
    connect(m_reports->heat(), &widgets::HeatmapPlot::cellSelected, this, [this](int row, int column) {
        if (view() == View::Compare && chosenRun())
            m_session.select(selectionOfComparison(m_reports->heat()->data(), {column, row}, chosenRun()->run.id,
                                                   m_controls->relation()));
    });
    connect(m_reports, &ReportsView::sizesStored, this, &RobustnessPage::recompute);
    connect(m_reports, &ReportsView::runWanted, this, &RobustnessPage::showRun);
    connect(m_reports, &ReportsView::factWanted, this, [this](qint64 row) {
        m_facts->choose(row);
        show(View::Facts);
    });
}

/// The Inspector shows the facts behind a cell of the overview.
void RobustnessPage::selectNumber(int row, int column) {
    if (column < 0 || column >= robustness::kLevels) return;
    const auto level = static_cast<robustness::Level>(column);
    const bool isPooled = m_controls->isPooled() && level == robustness::Level::Global;
    const char* measure = m_controls->measure() == RobustMeasure::Robustness ? "robustness"
                          : isPooled                                         ? "pooled"
                                                                             : "win_rate";
    const std::string relation = m_controls->relation();
    m_session.select(selectionOfNumber(m_numbers->runs[static_cast<std::size_t>(row)].run.id, level, measure,
                                       relation.empty() ? std::vector<std::string>() : std::vector{relation}));
}

RobustnessPage::View RobustnessPage::view() const { return m_controls->view(); }

void RobustnessPage::show(View view) {
    m_controls->setView(view);
    follow();
}

void RobustnessPage::showRun(qint64 run) {
    m_controls->setRun(run);
    show(View::Facts);
}

/// A control changed.
void RobustnessPage::follow() {
    m_stack->setCurrentWidget(view() == View::Overview ? static_cast<QWidget*>(m_map)
                              : view() == View::Alpha  ? static_cast<QWidget*>(m_curve)
                              : view() == View::Facts  ? static_cast<QWidget*>(m_facts)
                                                       : static_cast<QWidget*>(m_reports));
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

void RobustnessPage::refresh() {
    m_importButton->setEnabled(m_session.isOpen() && !m_session.isReadOnly());
    m_newRun->setEnabled(m_session.isOpen() && !m_session.isReadOnly());
    if (!m_session.isOpen()) {
        presentNothing(tr("No workspace is open"), tr("Open or make one from the menu at the upper left."));
        return;
    }
    m_reading = true;
    m_session.query(
        this, "robust runs", [](store::Database& database) { return readRobustRuns(database); },
        [this](Result<RobustRuns> numbers) { take(std::move(numbers)); });
}

void RobustnessPage::take(Result<RobustRuns> numbers) {
    m_reading = false;
    if (!m_session.isOpen()) return; // closed while it was read
    if (!numbers) {
        presentNothing(tr("The runs cannot be read"), QString::fromStdString(numbers.error().text()), tr("Try again"),
                       [this] { recompute(); });
        return;
    }
    m_numbers = std::make_shared<const RobustRuns>(std::move(numbers).value());
    m_controls->fill(*m_numbers, m_session.runs());
    if (m_numbers->runs.empty()) return presentReason();
    if (!isSettled()) return presentUnsettled();
    switch (view()) {
    case View::Overview: draw(); break;
    case View::Alpha: readAlpha(); break;
    case View::Facts: readFacts(); break;
    default: readReport(); break;
    }
}

/// Why there is nothing, and the next step.
void RobustnessPage::presentReason() {
    if (m_numbers->facts == 0)
        presentNothing(tr("No dated facts yet"),
                       tr("Robustness asks about facts that held from one date to another: a file of such facts comes "
                          "first."),
                       tr("Import dated facts…"), [this] { importFacts(); });
    else
        presentNothing(tr("No robustness run yet"),
                       tr("%1 dated facts are here. A run has a model score them at dates inside and outside of their "
                          "time.")
                           .arg(QLocale().toString(m_numbers->facts)),
                       tr("New robustness run…"), [this] { requestRun(); });
}

/// Whether there is a number to show: in a view of one run, of that run.
bool RobustnessPage::isSettled() const {
    if (controlsOf(view()).run) return !chosenRun()->facts.empty();
    return std::any_of(m_numbers->runs.begin(), m_numbers->runs.end(),
                       [](const robustness::StressResults& run) { return !run.facts.empty(); });
}

void RobustnessPage::presentUnsettled() {
    const robustness::StressResults& run = *chosenRun();
    const QString hint = tr("Facts appear here once all of their dates have been asked.");
    if (run.run.state == store::RunState::Running)
        presentNothing(tr("No fact is scored yet"), hint);
    else
        presentNothing(tr("No fact is scored yet"),
                       tr("%1 The run is not going on: continue it on the Runs page.").arg(hint), tr("Go to runs"),
                       [this] { m_parts.showRuns(); });
}

/// What the view shows, below it; then what has to be known of its numbers.
void RobustnessPage::tell(QStringList notes) {
    notes.prepend(viewDefinition(view()));
    m_note->setText(notes.join(QLatin1Char('\n')));
}

void RobustnessPage::draw() {
    const RobustView look{m_controls->measure(), m_controls->isPooled(), m_controls->relation()};
    widgets::HeatmapData heat = robustHeat(*m_numbers, look);
    analysis::Table table = robustness::robustnessTable(m_numbers->runs, filterOf(look.relation), kShownNumbers);
    if (m_controls->withPublished()) {
        const auto published = shippedStressFigures();
        if (published)
            addPublishedRows(heat, table, robustness::addPublishedRows(table, *published),
                             look.measure == RobustMeasure::WinRate);
        else
            emit m_session.problem(tr("No published numbers"), QString::fromStdString(published.error().text()));
    }
    m_map->setData(std::move(heat));
    tell(qualityNotes(*m_numbers, std::nullopt, look.relation));
    present(std::move(table));
    if (m_numbers->others > 0)
        emit m_session.notice(tr("The newest %1 runs are shown; %2 older ones are not")
                                  .arg(m_numbers->runs.size())
                                  .arg(m_numbers->others));
}

void RobustnessPage::readAlpha() {
    m_session.query(
        this, "robust alpha",
        [run = chosenRun()->run.id](store::Database& database) {
            return robustness::StressStore(database).alphaSums(run);
        },
        [this](const Result<std::vector<robustness::AlphaSum>>& sums) {
            const robustness::StressResults* run = chosenRun();
            if (!run || view() != View::Alpha) return;
            if (!sums) return presentNothing(tr("The run cannot be read"), QString::fromStdString(sums.error().text()));
            const AlphaView look{m_controls->precision(), m_controls->form() == 1, m_controls->relation()};
            m_curve->setData(alphaData(*sums, *run, look));
            robustness::StressFilter filter = filterOf(look.relation);
            filter.levels = {static_cast<robustness::Level>(look.precision)};
            const robustness::AlphaSums mine{run, *sums};
            tell(qualityNotes(*m_numbers, run->run.id, look.relation));
            present(robustness::alphaTable(
                std::span(&mine, 1), filter,
                look.bars ? robustness::AlphaBinning::Bars : robustness::AlphaBinning::Points, kShownNumbers));
        });
}

void RobustnessPage::readFacts() {
    m_session.query(
        this, "robust facts",
        [numbers = m_numbers, run = chosenRun(), filter = filterOf(m_controls->relation())](store::Database& database) {
            return readRobustFacts(database, *run, filter);
        },
        [this](Result<RobustFacts> facts) {
            const robustness::StressResults* run = chosenRun();
            if (!run || view() != View::Facts) return;
            if (!facts)
                return presentNothing(tr("The run cannot be read"), QString::fromStdString(facts.error().text()));
            m_facts->show(std::make_shared<const FactListModel::Facts>(std::move(facts->facts)),
                          {run->run.id, QString::fromStdString(run->run.name), m_controls->precision(),
                           m_controls->relation(), m_controls->isPooled()});
            tell(qualityNotes(*m_numbers, run->run.id, m_controls->relation()));
            present(std::move(facts->table));
        });
}

ReportQuestion RobustnessPage::question() const {
    ReportQuestion question;
    question.view = view();
    question.numbers = m_numbers;
    question.run = chosenRun()->run.id;
    question.other = controlsOf(view()).other ? m_controls->other() : 0;
    question.relation = controlsOf(view()).relation ? m_controls->relation() : std::string();
    question.level = m_controls->level();
    question.second = view() != View::Across && m_controls->form() == 1;
    question.published = m_controls->withPublished();
    return question;
}

bool RobustnessPage::lacksOther() {
    if (view() == View::Across && m_session.runs().empty()) {
        presentNothing(tr("No ChroKnowledge run yet"),
                       tr("Across systems shows how robust the facts are whose elements a model knows over the years: "
                          "make a run over the elements, and import their facts with import --dated-facts."),
                       tr("Go to runs"), [this] { m_parts.showRuns(); });
        return true;
    }
    const bool isOfTwo = view() == View::Variance || view() == View::Duel || view() == View::Compare;
    if (!isOfTwo || m_numbers->runs.size() > 1) return false;
    presentNothing(
        view() != View::Duel ? tr("One run more is needed") : tr("One run of another model is needed"),
        view() == View::Variance
            ? tr("The ratio compares a run with the standard prompt and one with few-shot examples, over the "
                 "same facts.")
        : view() == View::Compare ? tr("Another model, prompt or wording over the same facts at the same dates.")
                                  : tr("A pretrained model is compared with its instruct version over the same facts."),
        tr("New robustness run…"), [this] { requestRun(); });
    return true;
}

void RobustnessPage::readReport() {
    if (lacksOther()) return;
    m_session.query(
        this, "robust report",
        [question = question()](store::Database& database) { return readStressReport(database, question); },
        [this, question = question()](Result<StressReport> report) { takeReport(question, std::move(report)); });
}

void RobustnessPage::takeReport(const ReportQuestion& question, Result<StressReport> report) {
    const robustness::StressResults* run = chosenRun();
    if (!run || view() != question.view) return;
    if (!report) return presentNothing(tr("The report cannot be read"), QString::fromStdString(report.error().text()));
    QStringList notes = reportNotes(*report, question);
    notes += qualityNotes(
        *m_numbers, controlsOf(view()).run && !controlsOf(view()).other ? std::optional(question.run) : std::nullopt,
        question.relation);
    tell(notes);
    if (view() == View::Across) {
        QStringList forms;
        for (const std::string& form : formsOf(*report))
            forms << cellWords("template", form);
        m_controls->setForms(forms);
    }
    analysis::Table table = report->table;
    m_reports->show(question, std::move(report).value(), QString::fromStdString(run->run.name), m_controls->form());
    present(std::move(table));
}

bool RobustnessPage::writeFigure(const QString& path, QString* problem) const {
    switch (view()) {
    case View::Overview: return m_map->exportTo(path, problem);
    case View::Alpha: return m_curve->exportTo(path, problem);
    case View::Facts: return m_facts->exportTo(path, problem);
    default: return m_reports->exportTo(path, problem);
    }
}

/// A row of the overview leads to its run's facts.
void RobustnessPage::activateRow(int row) {
    if (view() != View::Overview || row < 0) return;
    const TableCells cells(numbers());
    const auto place = static_cast<std::size_t>(row);
    const auto run =
        std::find_if(m_numbers->runs.begin(), m_numbers->runs.end(),
                     [&](const robustness::StressResults& one) { return one.run.name == cells.at(place, "run"); });
    if (run == m_numbers->runs.end()) return; // a published one
    m_controls->setRun(run->run.id);
    m_controls->setRelation(cells.text(place, "relation"));
    if (const auto precision = robustness::precisionFromName(cells.at(place, "precision")))
        m_controls->setPrecision(*precision);
    show(View::Facts);
}

void RobustnessPage::importFacts() { ui::importFacts(m_session, m_dialogs, *m_import); }

void RobustnessPage::requestRun() {
    if (!m_session.isOpen() || m_session.isReadOnly()) return;
    auto* dialog = new StressRunDialog(m_session, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_parts.starter.start(dialog->wish());
        m_parts.showRuns();
    });
    dialog->open();
}

} // namespace chronoscope::ui
