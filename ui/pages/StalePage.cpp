// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/StalePage.h"

#include "ui/dialogs/ScoringDialog.h"
#include "ui/pages/StaleTables.h"
#include "ui/views/AnswersView.h"
#include "ui/views/CellSelection.h"
#include "ui/views/ChoiceBar.h"
#include "ui/views/ElidedBox.h"
#include "ui/views/FilterParts.h"
#include "ui/views/Words.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace chronoscope::ui {

using matching::AnswerKind;
using results::ResultFilter;
using results::ResultSet;
using results::RunChoice;
using results::Samples;
using results::StaleNumbers;
using results::StaleRun;

StalePage::StalePage(Results& results, Session& session, ScoringHub& scorings, Dialogs& dialogs, QWidget* parent)
    : ResultPage(results, session, dialogs, tr("Stale or invented"), "stale", parent), m_scorings(scorings),
      m_views(new ChoiceBar(this)), m_runSwitch(new ElidedBox(this)), m_samplesSwitch(new QComboBox(this)),
      m_right(new QToolButton(this)), m_strip(new DiagnoseStrip(session, scorings, this)),
      m_figures(new QStackedWidget(this)), m_bars(new widgets::BarsPlot(this)),
      m_matrix(new widgets::HeatmapPlot(this)), m_tables(new StaleTables(results, this)) {
    makeControls();
    setView(makeView());
    connect(m_bars, &widgets::BarsPlot::segmentActivated, this, &StalePage::drillBar);
    connect(m_matrix, &widgets::HeatmapPlot::cellActivated, this, &StalePage::drillCell);
    connect(m_matrix, &widgets::HeatmapPlot::brushed, this, [this](int first, int last) { brushYears(first, last); });
    connect(m_tables, &StaleTables::elementChosen, this, &StalePage::selectWorst);
    connect(m_tables, &StaleTables::timelineWanted, this, &StalePage::elementRequested);
    connect(&session, &Session::workspaceChanged, this, [this] { // nothing of another workspace is kept
        m_set.reset();
        m_numbers = {};
        m_run.reset();
        fillRuns();
    });
}

void StalePage::makeControls() {
    makeViews();
    makeChoices();
    const auto addTool = [this](QToolButton* button, const char* name, const QString& text, const QString& tip) {
        button->setObjectName(QLatin1String(name));
        button->setText(text);
        button->setToolTip(tip);
        button->setFocusPolicy(Qt::StrongFocus);
        addSwitch(button);
    };
    addTool(m_right, "diagonalSwitch", tr("Right replies"),
            tr("Show the right replies on the diagonal; without them the colours spread over the others"));
    m_right->setCheckable(true);
    m_right->setChecked(true);
    connect(m_right, &QToolButton::toggled, this, &StalePage::drawFigure);
    auto* rescore = new QToolButton(this);
    addTool(rescore, "rescoreButton", tr("Re-score…"),
            tr("Judge the stored replies of a run again with another extraction, matching or threshold"));
    connect(rescore, &QToolButton::clicked, this, &StalePage::openScoring);
}

void StalePage::makeViews() {
    const auto addView = [this](View view, const char* name, const QString& text, const QString& tip) {
        auto* button = new QToolButton(this);
        button->setObjectName(QLatin1String(name));
        button->setText(text);
        button->setToolTip(tip);
        button->setFocusPolicy(Qt::StrongFocus);
        m_views->add(button, view);
    };
    addView(Kinds, "kindsView", tr("Kinds"), tr("What the wrong replies of each run say"));
    addView(Shift, "shiftView", tr("Shift"), tr("By how many years the replies of one run are out of time"));
    addView(Matrix, "matrixView", tr("Asked × answered"),
            tr("The year asked by the year that the reply is right for, of one run"));
    addControl(m_views);
    m_views->group()->button(Kinds)->setChecked(true);
    connect(m_views->group(), &QButtonGroup::idClicked, this, &StalePage::drawFigure);
}

/// Of which run, and which of its samples.
void StalePage::makeChoices() {
    m_runSwitch->setObjectName(QStringLiteral("staleRun"));
    m_runSwitch->setAccessibleName(tr("Run"));
    m_runSwitch->setToolTip(tr("The run of “Shift” and “Asked × answered”"));
    m_runSwitch->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_runSwitch->setMinimumContentsLength(16);
    m_samplesSwitch->setObjectName(QStringLiteral("staleSamples"));
    m_samplesSwitch->setAccessibleName(tr("Samples"));
    m_samplesSwitch->setToolTip(tr("Which replies are counted. TF is left out: its replies name no object"));
    m_samplesSwitch->addItem(tr("All samples"), static_cast<int>(Samples::All));
    m_samplesSwitch->addItem(tr("Greedy"), static_cast<int>(Samples::Greedy));
    m_samplesSwitch->addItem(tr("Sampled"), static_cast<int>(Samples::Sampled));
    addControl(m_runSwitch);
    addControl(m_samplesSwitch);
    connect(m_runSwitch, &QComboBox::activated, this, [this](int index) {
        const auto run = static_cast<std::size_t>(m_runSwitch->itemData(index).toULongLong());
        if (run < m_numbers.choices.size()) m_run = m_numbers.choices[run];
        drawFigure();
    });
    connect(m_samplesSwitch, &QComboBox::activated, this, [this] {
        m_tables->showShares(m_numbers, samples());
        drawFigure();
    });
}

QWidget* StalePage::makeView() {
    m_bars->setObjectName(QStringLiteral("staleBars"));
    m_matrix->setObjectName(QStringLiteral("staleMatrix"));
    m_figures->addWidget(m_bars);
    m_figures->addWidget(m_matrix);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_figures);
    splitter->addWidget(m_tables);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    auto* view = new QWidget(this);
    auto* layout = new QVBoxLayout(view);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(splitter, 1);
    return view;
}

StalePage::View StalePage::figure() const { return static_cast<View>(m_views->group()->checkedId()); }

Samples StalePage::samples() const { return static_cast<Samples>(m_samplesSwitch->currentData().toInt()); }

void StalePage::setFigure(View view) {
    m_views->group()->button(view)->setChecked(true);
    drawFigure();
}

void StalePage::refresh() {
    m_results.compute(
        this, "stale",
        [](const ResultSet& set, const ResultFilter& filter) {
            return std::pair(staleNumbers(set, filter), onlyTrueFalse(set, filter));
        },
        [this, set = m_results.set()](std::pair<StaleNumbers, bool> numbers) {
            if (set == m_results.set())
                take(set, std::move(numbers.first), numbers.second); // else the next ones are on their way
        });
}

void StalePage::take(std::shared_ptr<const ResultSet> set, StaleNumbers numbers, bool onlyTrueFalse) {
    m_set = std::move(set);
    m_numbers = std::move(numbers);
    if (onlyTrueFalse) return presentTrueFalse();
    if (m_numbers.runs.empty() || m_numbers.empty()) {
        presentNothingPasses();
        return;
    }
    fillRuns();
    diagnoseRuns();
    m_tables->showShares(m_numbers, samples());
    m_tables->showWorst(m_set, m_numbers);
    drawFigure();
}

void StalePage::presentTrueFalse() {
    presentNothing(tr("TF replies cannot be stale"),
                   tr("What passes the filter are replies to TF. They say true or false and name no object, so none of "
                      "them is right for another year."),
                   m_results.filter().templates.empty() ? QString() : tr("Show all templates"),
                   [this] { m_results.setFilter(m_results.filter().without(results::FilterPart::Templates)); });
}

void StalePage::fillRuns() {
    m_runSwitch->clear();
    for (const StaleRun& run : m_numbers.runs)
        m_runSwitch->addItem(QString::fromStdString(m_numbers.nameOf(run.run)), static_cast<qulonglong>(run.run));
    if (const StaleRun* run = chosenRun())
        m_runSwitch->setCurrentIndex(m_runSwitch->findData(static_cast<qulonglong>(run->run)));
}

/// The one that was chosen, or else the first that is diagnosed.
const StaleRun* StalePage::chosenRun() const {
    const StaleRun* fallback = nullptr;
    for (const StaleRun& run : m_numbers.runs) {
        if (m_run && m_numbers.choices[run.run] == *m_run) return &run;
        if (!fallback || (run.diagnosed && !fallback->diagnosed)) fallback = &run;
    }
    return fallback;
}

void StalePage::diagnoseRuns() {
    std::vector<DiagnoseStrip::Run> runs;
    for (const StaleRun& run : m_numbers.runs)
        if (!run.diagnosed && m_numbers.choices[run.run].scoring == 0)
            runs.push_back({m_numbers.choices[run.run].run, m_set->run(run.run).judge});
    m_strip->setRuns(std::move(runs), static_cast<int>(m_numbers.runs.size()));
    m_strip->diagnoseUnasked();
}

void StalePage::drawFigure() {
    const StaleRun* run = chosenRun();
    if (!run) return;
    m_runSwitch->setEnabled(figure() != Kinds);
    m_right->setVisible(figure() == Matrix);
    const auto told = [this](auto figure) {
        return withNarrowing(std::move(figure), m_results.filter(), m_results.set().get());
    };
    m_figures->setCurrentWidget(figure() == Matrix ? static_cast<QWidget*>(m_matrix) : m_bars);
    switch (figure()) {
    case Kinds:
        m_bars->setData(told(kindBars(m_numbers, samples())));
        present(kindTable(m_numbers, samples()));
        break;
    case Shift:
        m_bars->setData(told(shiftBars(m_numbers, *run, samples())));
        present(shiftTable(m_numbers, *run, samples()));
        break;
    case Matrix:
        m_matrix->setData(told(yearMatrix(m_numbers, *run, samples(), m_right->isChecked())));
        present(matrixTable(m_numbers, *run, samples()));
        break;
    }
}

QTableWidget* StalePage::shares() const { return m_tables->shares(); }
QTableWidget* StalePage::worst() const { return m_tables->worst(); }

void StalePage::selectWorst(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= m_numbers.worst.size()) return;
    const results::StaleElement& worst = m_numbers.worst[static_cast<std::size_t>(row)];
    m_session.select(selectionOf(*m_set, worst.run, worst.element, worst.form, worst.year));
}

void StalePage::drillBar(int row, int segment) {
    const widgets::BarsData& shown = m_bars->data();
    if (!shown.contains(row, segment)) return;
    const StaleRun* run = chosenRun();
    ResultFilter filter = m_results.filter();
    if (figure() == Kinds)
        filter.runs = {m_numbers.choices[static_cast<std::size_t>(shown.rows.at(row).key)]};
    else if (run)
        filter.runs = {m_numbers.choices[run->run]};
    if (shown.segments.at(segment).key > 0) filter.answers = {static_cast<AnswerKind>(shown.segments.at(segment).key)};
    m_results.setFilter(filter);
}

void StalePage::drillCell(int row, int column) {
    const widgets::HeatmapData& shown = m_matrix->data();
    const StaleRun* run = chosenRun();
    if (!shown.contains(row, column) || !run) return;
    const int asked = static_cast<int>(shown.rows.at(row).key);
    const int shift = asked - shown.columns.at(column).toInt();
    ResultFilter filter = m_results.filter();
    filter.runs = {m_numbers.choices[run->run]};
    filter.years = {{asked, asked}};
    if (shift != 0) filter.answers = {shift > 0 ? AnswerKind::Stale : AnswerKind::Ahead};
    m_results.setFilter(filter);
}

void StalePage::brushYears(int firstRow, int lastRow) {
    const widgets::HeatmapData& shown = m_matrix->data();
    if (!shown.contains(firstRow, 0) || !shown.contains(lastRow, 0)) return;
    ResultFilter filter = m_results.filter();
    filter.years = {{static_cast<int>(shown.rows.at(firstRow).key), static_cast<int>(shown.rows.at(lastRow).key)}};
    m_results.setFilter(filter);
}

void StalePage::openScoring() {
    const StaleRun* run = chosenRun();
    auto* dialog = new ScoringDialog(m_session, m_scorings, run ? m_numbers.choices[run->run].run : 0, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

bool StalePage::writeFigure(const QString& path, QString* problem) const {
    return figure() == Matrix ? m_matrix->exportTo(path, problem) : m_bars->exportTo(path, problem);
}

} // namespace chronoscope::ui
