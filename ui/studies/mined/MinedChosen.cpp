// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The part of MinedPage that tells Inspector and command line what of it is looked at.
#include "core/studies/mined/MinedNarrowing.h"
#include "ui/studies/mined/ComparedRuns.h"
#include "ui/studies/mined/ComparedView.h"
#include "ui/studies/mined/EditingView.h"
#include "ui/studies/mined/MinedItems.h"
#include "ui/studies/mined/MinedPage.h"
#include "ui/views/ElidedBox.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QCheckBox>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

StudyFilter::Look MinedPage::shownLook() const {
    return {{QStringLiteral("view"), numberKey()},
            {QStringLiteral("measure"), QString::fromStdString(measureKey(measure()))},
            {QStringLiteral("task"), QString::number(static_cast<int>(task()))},
            {QStringLiteral("run"), QString::number(m_run)},
            {QStringLiteral("against"), QString::number(m_compared->wanted())},
            {QStringLiteral("published"), QString::number(m_withPublished->isChecked() ? 1 : 0)}};
}

/// What cannot be chosen any more stays as it is.
void MinedPage::takeLook(const StudyFilter::Look& look) {
    m_run = look.value(QStringLiteral("run")).toLongLong();
    m_compared->want(look.value(QStringLiteral("against")).toLongLong());
    if (const auto published = look.find(QStringLiteral("published")); published != look.end())
        m_withPublished->setChecked(*published == QLatin1Char('1'));
    for (const MinedMeasure one : {MinedMeasure::Cem, MinedMeasure::F1, MinedMeasure::Judge})
        if (QString::fromStdString(measureKey(one)) == look.value(QStringLiteral("measure")))
            m_measure->setCurrentIndex(static_cast<int>(one));
    const int task = m_task->findData(look.value(QStringLiteral("task")).toInt());
    if (task >= 0) m_task->setCurrentIndex(task);
    const int before = m_views->currentIndex();
    for (int place = 0; place < m_views->count(); ++place) {
        m_views->setCurrentIndex(place);
        if (numberKey() == look.value(QStringLiteral("view"))) return follow();
    }
    m_views->setCurrentIndex(before);
    follow();
}

/// What a cell is made of is for the Inspector.
void MinedPage::selectCell(int row, int column) {
    const bool byTask = view() == View::Tasks, byType = view() == View::Types;
    if ((!byTask && !byType) || row < 0 || column < 0) return;
    if (byTask && static_cast<std::size_t>(row) < m_numbers.runs.size()) {
        m_run = m_numbers.runs[static_cast<std::size_t>(row)]->run.id;
        fillRuns();
    }
    const widgets::HeatmapData& map = m_plots->map()->data();
    const widgets::HeatmapCell& cell = map.cell(row, column);
    const bool isOwn = map.rows.at(row).key >= 0;
    if (!isOwn || !cell.planned || !chosenRun()) return;
    const std::string type = byType ? map.rows.at(row).label.toStdString() : std::string();
    const bool isTask = static_cast<std::size_t>(column) < mined::kTasks; // else the mean over them
    const std::string task(isTask ? mined::name(static_cast<mined::Task>(column)) : std::string_view());
    const Selection number =
        selectionOfCell(chosenRun()->run.id, measureKey(measure()), task, type, filter().narrowing());
    const auto& chosen = m_session.selection().study;
    if (!chosen || !chosen->isSameNumber(*number.study)) m_session.select(number); // a unit of it stays chosen
}

/// A number of the other kind of view is not left beside this one.
void MinedPage::leaveNumber() {
    const auto& chosen = m_session.selection().study;
    const bool isNumber = chosen && chosen->study == mined::kStudy && !chosen->measure.empty();
    if (isVisible() && isNumber && isCompared(*chosen) != (view() == View::Compare)) m_session.select({});
}

/// A rater sees neither golds nor what a model said.
void MinedPage::leaveRater() {
    const auto& chosen = m_session.selection().study;
    if (isVisible() && view() == View::Rating && chosen && chosen->study == mined::kStudy) m_session.select({});
}

void MinedPage::showEvent(QShowEvent* event) {
    StudyResultPage::showEvent(event);
    leaveRater();
}

/// What the Inspector shows of a number is of what is shown now.
void MinedPage::followNumber() {
    const bool isNew = std::exchange(m_shown, filter().narrowing()) != filter().narrowing();
    const auto& chosen = m_session.selection().study;
    const bool isNumber = chosen && chosen->study == mined::kStudy && !chosen->measure.empty();
    if (!isVisible() || !isNumber || isCompared(*chosen)) return;
    const QPoint cell = m_plots->map()->currentCell();
    const bool isMap = view() == View::Tasks || view() == View::Types;
    if (isMap && m_plots->map()->data().contains(cell.y(), cell.x()))
        selectCell(cell.y(), cell.x());
    else if (isNew)
        m_session.select({});
}

/// What the filter takes of the items, in words: which runs it takes is seen anyway.
QString MinedPage::narrowedItems() const {
    return filter().describe(
        study::without(study::without(filter().narrowing(), study::kRunFacet), study::kModelFacet));
}

/// The task that a row of answers is about: a row of another view than those of scores tells of a run by it.
std::string MinedPage::taskOfRow(const std::vector<std::string>& cells) const {
    switch (view()) {
    case View::Latest:
    case View::Named: return std::string(name(mined::Task::TA));
    case View::Asked:
    case View::Context: return cells.at(2); // of askedYearsTable() and contextTable()
    default: return {};                     // of all tasks
    }
}

/// What the items of a row of answers are: the cell of its run and task, and of its type where it has one.
void MinedPage::selectAnswersRow(int row) {
    const std::vector<std::string>& cells = numbers().rows[static_cast<std::size_t>(row)];
    const auto run = std::find_if(m_numbers.runs.begin(), m_numbers.runs.end(),
                                  [&](const MinedRuns::One& one) { return one->run.name == cells.front(); });
    if (run == m_numbers.runs.end()) return m_session.select({}); // a published row
    const std::string type = view() == View::Latest && cells.at(2) != "all" ? cells.at(2) : std::string();
    m_session.select(
        selectionOfCell((*run)->run.id, measureKey(measure()), taskOfRow(cells), type, filter().narrowing()));
}

bool MinedPage::isOfAnswerRows() const { return isOfAnswers(view()) || view() == View::Agreement; }

/// A row of scores is the cell that it tells of: the Inspector shows it.
void MinedPage::selectRow(int row) {
    if (row >= 0 && isOfAnswerRows()) return selectAnswersRow(row);
    if (row >= 0 && view() == View::Compare) return m_compared->selectRow(row);
    const bool isOfScores = view() == View::Tasks || view() == View::Types;
    if (!isOfScores || row < 0) return;
    enum Column : std::size_t { kRun = 0, kDimension = 2, kTask, kType }; // of mined::scoreTable()
    const std::vector<std::string>& cells = numbers().rows[static_cast<std::size_t>(row)];
    const auto run = std::find_if(m_numbers.runs.begin(), m_numbers.runs.end(), [&](const MinedRuns::One& one) {
        return one->run.name == cells[kRun] && (view() == View::Tasks || one.get() == chosenRun());
    });
    const bool isTask = mined::taskFromName(cells[kTask]).has_value();
    // A published row, and the mean over the tasks of a dimension, are no cells.
    if (run == m_numbers.runs.end() || (!isTask && cells[kDimension] != "all")) return m_session.select({});
    const std::string task = isTask ? cells[kTask] : std::string();
    const std::string type = cells[kType] == "all" ? std::string() : cells[kType];
    m_session.select(selectionOfCell((*run)->run.id, measureKey(measure()), task, type, filter().narrowing()));
}

void MinedPage::activateRow(int row) {
    selectRow(row);
    const auto& chosen = m_session.selection().study;
    if (chosen && chosen->study == mined::kStudy) m_parts.inspect();
}

/// What `audit`, `rate` and `replies` print is of the whole workspace, of some tasks, or of a run.
QStringList MinedPage::itemOptions() const {
    const MinedRunNumbers* run = chosenRun();
    if (view() == View::Items)
        return run ? QStringList{QStringLiteral("--run"), QString::number(run->run.id)} : QStringList();
    QStringList tasks;
    for (const std::string& task : study::valuesOf(filter().narrowing(), mined::kTaskFacet))
        tasks << QString::fromStdString(task);
    if (view() != View::Audit || tasks.isEmpty()) return {};
    return {QStringLiteral("--task"), tasks.join(QLatin1Char(','))};
}

/// Where a view is of chosen runs, these stand in the place of those that the filter takes.
QStringList MinedPage::commandOptions() const {
    if (view() == View::Items || view() == View::Audit || view() == View::Rating) return itemOptions();
    study::Narrowing narrowing = filter().narrowing();
    const MinedRunNumbers* run = chosenRun();
    const bool isOfRun = view() == View::Types || view() == View::Compare;
    if (view() == View::Editing) narrowing = m_editing->printedNarrowing(narrowing);
    if (view() == View::Asked) narrowing[mined::kTaskFacet] = {std::string(name(task()))};
    if (run && view() != View::Editing && (isOfRun || m_numbers.others > 0)) {
        narrowing = study::without(study::without(narrowing, study::kModelFacet), study::kRunFacet);
        auto& runs = narrowing[study::kRunFacet];
        if (isOfRun) runs.push_back(std::to_string(run->run.id));
        if (view() == View::Compare && m_compared->second() != 0) runs.push_back(std::to_string(m_compared->second()));
        for (const MinedRuns::One& one : m_numbers.runs) // older ones are not shown
            if (!isOfRun) runs.push_back(std::to_string(one->run.id));
    }
    QStringList options = optionsOf(narrowing);
    const bool hasPublished = m_withPublished->isChecked() && (view() == View::Tasks || view() == View::Latest);
    if (hasPublished || (view() == View::Editing && m_editing->withPublished()))
        options << QStringLiteral("--published");
    return options;
}

} // namespace chronoscope::ui
