// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/RobustnessPage.h"

#include "ui/bridge/Session.h"
#include "ui/pages/ImportPanel.h"
#include "ui/studies/robustness/FactImporting.h"
#include "ui/studies/robustness/FactsView.h"
#include "ui/studies/robustness/StressRunDialog.h"
#include "ui/views/ChoiceBar.h"
#include "ui/views/ElidedBox.h"
#include "widgets/plots/AlphaPlot.h"
#include "widgets/plots/DateStripPlot.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kAgainMs = 1000; ///< between two readings of a run that is going on
constexpr int kMostRunWidth = 220;
} // namespace

RobustnessPage::RobustnessPage(const StudyParts& parts, QWidget* parent)
    : FigurePage(parts.session, parts.dialogs, tr("Robustness"), "robustness", parent), m_parts(parts),
      m_import(new ImportPanel(this)), m_stack(new QStackedWidget(this)), m_map(new widgets::HeatmapPlot(this)),
      m_curve(new widgets::AlphaPlot(this)), m_facts(new FactsView(parts.session, this)) {
    makeTools();
    makeControls();
    makeViews();
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, m_import);
    m_again.setSingleShot(true);
    m_again.setInterval(kAgainMs);
    connect(&m_again, &QTimer::timeout, this, [this] {
        if (m_reading)
            m_again.start(); // a newer reading would drop the one that goes on, again and again
        else
            recompute();
    });
    connect(&m_session, &Session::workspaceChanged, this, [this] {
        m_numbers = {};
        m_run = 0;
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
    follow();
}

void RobustnessPage::makeTools() {
    m_importButton = new QPushButton(tr("&Import dated facts…"), this);
    m_importButton->setObjectName(QStringLiteral("importDatedButton"));
    m_importButton->setToolTip(tr("Facts with the dates they held: JSON Lines, or a table with subject, relation, "
                                  "object, start and end, such as TimeStress"));
    m_newRun = new QPushButton(tr("&New robustness run…"), this);
    m_newRun->setObjectName(QStringLiteral("newStressRunButton"));
    m_newRun->setProperty("primary", true);
    m_newRun->setToolTip(tr("Have a model score what was true at dates inside and outside of its time"));
    connect(m_importButton, &QPushButton::clicked, this, &RobustnessPage::importFacts);
    connect(m_newRun, &QPushButton::clicked, this, &RobustnessPage::requestRun);
    addTool(m_importButton);
    addTool(m_newRun);
}

QComboBox* RobustnessPage::makeChoice(const char* name, const QString& tip) {
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

void RobustnessPage::makeControls() {
    m_measure = makeChoice("robustMeasure", tr("What is shown: W, the share of tests won, or R, facts that win all"));
    m_measure->addItem(tr("Win rate W"));
    m_measure->addItem(tr("Robustness R"));
    m_global =
        makeChoice("robustGlobal",
                   tr("What a fact's global win rate is: the mean of its precisions, or the share of all its tests"));
    m_global->addItem(tr("Global: mean"));
    m_global->addItem(tr("Global: pooled"));
    m_runs = makeChoice("robustRun", tr("Which run is shown"));
    m_runs->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_runs->setMaximumWidth(kMostRunWidth);
    m_precision = makeChoice("robustPrecision", tr("How precise the dates in the questions are"));
    for (int i = 0; i < robustness::kPrecisions; ++i)
        m_precision->addItem(precisionName(static_cast<robustness::Precision>(i)));
    m_relation = makeChoice("robustRelation", tr("Facts of which relation"));
    m_relation->addItem(tr("All relations"));
    m_relation->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_form = makeChoice("robustForm", tr("Points at equal distances, or bars of wider bins"));
    m_form->addItem(tr("Points"));
    m_form->addItem(tr("Bars"));
    auto* bar = new ChoiceBar(this);
    const auto addView = [&](View view, const char* name, const QString& text, const QString& tip) {
        auto* button = new QToolButton(bar);
        button->setObjectName(QLatin1String(name));
        button->setText(text);
        button->setToolTip(tip);
        button->setFocusPolicy(Qt::StrongFocus);
        bar->add(button, static_cast<int>(view));
        button->setChecked(view == View::Overview);
    };
    addView(View::Overview, "robustOverview", tr("&Overview"), tr("All runs by the precision of the dates"));
    addView(View::Alpha, "robustAlpha", tr("α &curve"), tr("Log-probability by distance from the fact's time"));
    addView(View::Facts, "robustFacts", tr("&Facts"), tr("The facts of a run, and the dates of one of them"));
    m_views = bar->group();
    connect(m_views, &QButtonGroup::idClicked, this, &RobustnessPage::follow);
    addSwitch(bar);
}

void RobustnessPage::makeViews() {
    m_map->setObjectName(QStringLiteral("robustMap"));
    m_curve->setObjectName(QStringLiteral("robustCurve"));
    for (QWidget* part : {static_cast<QWidget*>(m_map), static_cast<QWidget*>(m_curve), static_cast<QWidget*>(m_facts)})
        m_stack->addWidget(part);
    setView(m_stack);
    const auto choose = [this](int row, int column) {
        if (row < 0 || static_cast<std::size_t>(row) >= m_numbers.runs.size()) return false;
        m_run = m_numbers.runs[static_cast<std::size_t>(row)].run.id;
        fillChoices();
        if (column >= 0 && column < robustness::kPrecisions) m_precision->setCurrentIndex(column);
        return true;
    };
    connect(m_map, &widgets::HeatmapPlot::cellSelected, this, choose);
    connect(m_map, &widgets::HeatmapPlot::cellActivated, this, [this, choose](int row, int column) {
        if (choose(row, column)) show(View::Facts);
    });
}

RobustnessPage::View RobustnessPage::view() const { return static_cast<View>(m_views->checkedId()); }

void RobustnessPage::show(View view) {
    m_views->button(static_cast<int>(view))->setChecked(true);
    follow();
}

void RobustnessPage::showRun(qint64 run) {
    m_run = run;
    show(View::Facts);
}

/// A control changed.
void RobustnessPage::follow() {
    showControls();
    recompute();
}

void RobustnessPage::showControls() {
    m_stack->setCurrentIndex(static_cast<int>(view()));
    const bool overview = view() == View::Overview;
    m_measure->setVisible(overview);
    m_global->setVisible(view() == View::Facts || (overview && m_measure->currentIndex() == 0));
    m_runs->setVisible(!overview);
    m_precision->setVisible(!overview);
    m_form->setVisible(view() == View::Alpha);
}

std::string RobustnessPage::relation() const {
    return m_relation->currentIndex() <= 0 ? std::string() : m_relation->currentText().toStdString();
}

robustness::Precision RobustnessPage::precision() const {
    return static_cast<robustness::Precision>(m_precision->currentIndex());
}

RobustView RobustnessPage::overview() const {
    return {static_cast<RobustMeasure>(m_measure->currentIndex()), m_global->currentIndex() == 1, relation()};
}

const robustness::StressResults* RobustnessPage::chosenRun() const {
    const auto at = std::find_if(m_numbers.runs.begin(), m_numbers.runs.end(),
                                 [this](const robustness::StressResults& run) { return run.run.id == m_run; });
    if (at != m_numbers.runs.end()) return &*at;
    return m_numbers.runs.empty() ? nullptr : &m_numbers.runs.back();
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
    m_numbers = std::move(numbers).value();
    fillChoices();
    if (m_numbers.runs.empty()) return presentReason();
    switch (view()) {
    case View::Overview: draw(); break;
    case View::Alpha: readAlpha(); break;
    case View::Facts: readFacts(); break;
    }
}

/// Why there is nothing, and the next step.
void RobustnessPage::presentReason() {
    if (m_numbers.facts == 0)
        presentNothing(tr("No dated facts yet"),
                       tr("Robustness asks about facts that held from one date to another: a file of such facts comes "
                          "first."),
                       tr("Import dated facts…"), [this] { importFacts(); });
    else
        presentNothing(tr("No robustness run yet"),
                       tr("%1 dated facts are here. A run has a model score them at dates inside and outside of their "
                          "time.")
                           .arg(QLocale().toString(m_numbers.facts)),
                       tr("New robustness run…"), [this] { requestRun(); });
}

void RobustnessPage::fillChoices() {
    const QSignalBlocker noRuns(m_runs), noRelations(m_relation);
    const QString before = m_relation->currentText();
    m_relation->clear();
    m_relation->addItem(tr("All relations"));
    for (const std::string& name : m_numbers.relations())
        m_relation->addItem(QString::fromStdString(name));
    m_relation->setCurrentIndex(std::max(0, m_relation->findText(before)));
    m_runs->clear();
    for (const robustness::StressResults& run : m_numbers.runs)
        m_runs->addItem(QString::fromStdString(run.run.name), QVariant::fromValue<qint64>(run.run.id));
    const robustness::StressResults* run = chosenRun();
    m_runs->setCurrentIndex(run ? m_runs->findData(QVariant::fromValue<qint64>(run->run.id)) : -1);
}

void RobustnessPage::draw() {
    m_map->setData(robustHeat(m_numbers, overview()));
    present(robustness::robustnessTable(m_numbers.runs, filterOf(relation()), {false, false}));
    if (m_numbers.others > 0)
        emit m_session.notice(
            tr("The newest %1 runs are shown; %2 older ones are not").arg(m_numbers.runs.size()).arg(m_numbers.others));
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
            const AlphaView look{precision(), m_form->currentIndex() == 1, relation()};
            m_curve->setData(alphaData(*sums, *run, look));
            robustness::StressFilter filter = filterOf(look.relation);
            filter.levels = {static_cast<robustness::Level>(look.precision)};
            const robustness::AlphaSums mine{run, *sums};
            present(robustness::alphaTable(
                std::span(&mine, 1), filter,
                look.bars ? robustness::AlphaBinning::Bars : robustness::AlphaBinning::Points, {false, false}));
        });
}

void RobustnessPage::readFacts() {
    m_session.query(
        this, "robust facts",
        [run = *chosenRun(), filter = filterOf(relation())](store::Database& database) {
            return readRobustFacts(database, run, filter);
        },
        [this](Result<RobustFacts> facts) {
            const robustness::StressResults* run = chosenRun();
            if (!run || view() != View::Facts) return;
            if (!facts)
                return presentNothing(tr("The run cannot be read"), QString::fromStdString(facts.error().text()));
            if (facts->facts.empty())
                return presentNothing(tr("No fact is scored yet"),
                                      tr("Facts appear here once all of their dates have been asked."));
            m_facts->show(std::make_shared<const FactListModel::Facts>(std::move(facts->facts)),
                          {run->run.id, QString::fromStdString(run->run.name), precision(), relation(),
                           m_global->currentIndex() == 1});
            present(std::move(facts->table));
        });
}

bool RobustnessPage::writeFigure(const QString& path, QString* problem) const {
    switch (view()) {
    case View::Overview: return m_map->exportTo(path, problem);
    case View::Alpha: return m_curve->exportTo(path, problem);
    case View::Facts: break;
    }
    return m_facts->exportTo(path, problem);
}

/// A row of the overview leads to its run's facts.
void RobustnessPage::activateRow(int row) {
    if (view() != View::Overview || row < 0) return;
    constexpr std::size_t kRunColumn = 0, kRelationColumn = 2, kPrecisionColumn = 3;
    const auto& cells = numbers().rows[static_cast<std::size_t>(row)];
    for (const robustness::StressResults& run : m_numbers.runs)
        if (run.run.name == cells[kRunColumn]) m_run = run.run.id;
    fillChoices();
    m_relation->setCurrentIndex(std::max(0, m_relation->findText(QString::fromStdString(cells[kRelationColumn]))));
    if (const auto precision = robustness::precisionFromName(cells[kPrecisionColumn]))
        m_precision->setCurrentIndex(static_cast<int>(*precision));
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
