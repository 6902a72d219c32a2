// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The part of MinedPage that tells Inspector, command line and report what of it is looked at.
#include "core/studies/mined/MinedNarrowing.h"
#include "ui/report/ReportWriter.h"
#include "ui/studies/mined/AnswerFigures.h"
#include "ui/studies/mined/AnswerUnits.h"
#include "ui/studies/mined/ComparedRuns.h"
#include "ui/studies/mined/ComparedView.h"
#include "ui/studies/mined/EditingView.h"
#include "ui/studies/mined/MinedItems.h"
#include "ui/studies/mined/MinedPage.h"
#include "ui/studies/mined/PlantedFigures.h"
#include "ui/studies/mined/PlantedUnits.h"
#include "ui/studies/mined/ScoreCells.h"
#include "ui/views/ElidedBox.h"
#include "widgets/plots/BarsPlot.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QCheckBox>
#include <QSortFilterProxyModel>
#include <QTableView>

#include <algorithm>
#include <string_view>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr const char* kWithoutColumn = "without_"; ///< of mined::contextTable()

std::optional<mined::LatestLabel> latestOf(const std::string& head) {
    using Label = mined::LatestLabel;
    return head == "latest"       ? std::optional(Label::Latest)
           : head == "outdated"   ? std::optional(Label::Outdated)
           : head == "irrelevant" ? std::optional(Label::Irrelevant)
                                  : std::nullopt;
}

std::optional<mined::ContextLabel> contextLabelOf(const std::string& head) {
    using Label = mined::ContextLabel;
    return head == "cem"          ? std::optional(Label::Correct)
           : head == "context"    ? std::optional(Label::Context)
           : head == "other"      ? std::optional(Label::Other)
           : head == "irrelevant" ? std::optional(Label::Irrelevant)
                                  : std::nullopt;
}
} // namespace

/// No command prints the items of a workspace without runs.
std::vector<std::int64_t> MinedPage::studyRuns() const {
    std::vector<std::int64_t> ids;
    for (const MinedRuns::One& run : m_numbers.runs)
        ids.push_back(run->run.id);
    return ids;
}

QString MinedPage::numberKey() const {
    const bool isOfNoRun = view() == View::Items && !chosenRun();
    return isOfNoRun ? QStringLiteral("mined/AllItems") : viewKey();
}

QString MinedPage::viewKey() const {
    switch (view()) {
    case View::Tasks: return QStringLiteral("mined/Tasks");
    case View::Types: return QStringLiteral("mined/Types");
    case View::Dimensions: return QStringLiteral("mined/Dimensions");
    case View::Named: return QStringLiteral("mined/Named");
    case View::Asked: return QStringLiteral("mined/Asked");
    case View::Latest: return QStringLiteral("mined/Latest");
    case View::Context: return QStringLiteral("mined/Context");
    case View::Agreement: return QStringLiteral("mined/Agreement");
    case View::Compare: return QStringLiteral("mined/Compare");
    case View::Items: return QStringLiteral("mined/Items");
    case View::Audit: return QStringLiteral("mined/Audit");
    case View::Editing: return QStringLiteral("mined/Editing");
    case View::Rating: return QStringLiteral("mined/Rating");
    case View::Planted: return QStringLiteral("mined/Planted");
    }
    return objectName();
}

std::vector<ReportPart> MinedPage::reportParts() const {
    std::vector<ReportPart> shown = StudyResultPage::reportParts();
    if (hasFigure() && !shown.empty()) return shown;
    const bool isAsked = std::any_of(m_numbers.runs.begin(), m_numbers.runs.end(),
                                     [](const MinedRuns::One& one) { return one->questions > 0; });
    if (!isAsked) return shown;
    std::vector<ReportPart> parts{tasksForReport()};
    if (view() == View::Items) return parts; // a list, as long as the benchmark
    for (ReportPart& part : shown) {
        part.title = tr("%1: %2").arg(title(), m_views->currentText());
        parts.push_back(std::move(part));
    }
    return parts;
}

ReportPart MinedPage::tasksForReport() const {
    const auto* published = m_withPublished->isChecked() && m_published ? &*m_published : nullptr;
    widgets::HeatmapData heat = taskHeat(m_numbers, published, measure());
    if (const QString items = narrowedItems(); !items.isEmpty()) heat.title += QStringLiteral(" · ") + items;
    const QString name = m_views->itemText(m_views->findData(static_cast<int>(View::Tasks)));
    return {tr("%1: %2").arg(title(), name),
            {},
            taskRows(m_numbers, published).table,
            [heat = std::move(heat), font = m_plots->map()->font()](const QString& path, QString* problem) {
                widgets::HeatmapPlot map; // what is on the screen stays as it is
                map.setFont(font);
                map.setData(heat);
                return map.exportTo(path, problem);
            }};
}

StudyFilter::Look MinedPage::shownLook() const {
    return {{QStringLiteral("view"), viewKey()},
            {QStringLiteral("measure"), QString::fromStdString(measureKey(measure()))},
            {QStringLiteral("task"), QString::number(static_cast<int>(task()))},
            {QStringLiteral("planted"), QString::number(m_planted->currentIndex())},
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
    const int planted = look.value(QStringLiteral("planted")).toInt();
    if (planted >= 0 && planted < m_planted->count()) m_planted->setCurrentIndex(planted);
    const int before = m_views->currentIndex();
    for (int place = 0; place < m_views->count(); ++place) {
        m_views->setCurrentIndex(place);
        if (viewKey() == look.value(QStringLiteral("view"))) return follow();
    }
    m_views->setCurrentIndex(before);
    follow();
}

/// What a cell is made of is for the Inspector.
void MinedPage::selectCell(int row, int column) {
    if (view() == View::Agreement || view() == View::Latest) return selectAnswersCell(row, column);
    if (view() == View::Planted) return selectPlantedCell(row, column);
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
    selectNumber(number);
}

/// A number of the other kind of view is not left beside this one.
void MinedPage::leaveNumber() {
    const auto& chosen = m_session.selection().study;
    const bool isNumber = chosen && chosen->study == mined::kStudy && !chosen->measure.empty();
    if (!isVisible() || !isNumber) return;
    const bool isOfView =
        isCompared(*chosen) == (view() == View::Compare) && isPlanted(*chosen) == (view() == View::Planted);
    if (!isOfView) m_session.select({});
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
    const bool isMap = view() == View::Tasks || view() == View::Types || view() == View::Agreement ||
                       (view() == View::Planted && !plantedTask());
    // Of calibration only one run, and one of its tables, is shown.
    const bool isLeft = view() == View::Planted && (isPlantedByYear(*chosen) != plantedTask().has_value() ||
                                                    (chosenRun() && chosen->run != chosenRun()->run.id));
    if (isMap && m_plots->map()->data().contains(cell.y(), cell.x()))
        selectCell(cell.y(), cell.x());
    else if (isNew || isLeft)
        m_session.select({});
}

/// What the filter takes of the items, in words: which runs it takes is seen anyway.
QString MinedPage::narrowedItems() const {
    return filter().describe(
        study::without(study::without(filter().narrowing(), study::kRunFacet), study::kModelFacet));
}

/// A cell of the ways of asking, or of whom answers about now name.
void MinedPage::selectAnswersCell(int row, int column) {
    const widgets::HeatmapData& map = m_plots->map()->data();
    if (!map.contains(row, column) || map.rows.at(row).key < 0 || !map.cell(row, column).planned) return;
    const qint64 run = map.rows.at(row).key;
    selectNumber(view() == View::Latest
                     ? selectionOfLatest(run, {}, static_cast<mined::LatestLabel>(column), filter().narrowing())
                     : selectionOfWay(run, measureKey(measure()), static_cast<mined::Configuration>(column),
                                      filter().narrowing()));
}

/// Of one way of asking by task, or of all tasks: what was planted, or what was measured.
void MinedPage::selectPlantedCell(int row, int column) {
    const widgets::HeatmapData& map = m_plots->map()->data();
    const MinedRunNumbers* run = chosenRun();
    if (!run || !map.contains(row, column) || !map.cell(row, column).planned) return;
    PlantedNumber number = plantedRowOf(map.rows.at(row).key);
    if (static_cast<std::size_t>(column) < mined::kTasks) number.task = static_cast<mined::Task>(column);
    selectNumber(selectionOfPlanted(run->run.id, number, filter().narrowing()));
}

void MinedPage::selectPoint(qint64 run, int year) {
    if (view() == View::Planted) {
        const PlantedNumber number{isMeasuredCurve(run), plantedTask(), {}, year};
        if (const MinedRunNumbers* shown = chosenRun())
            selectNumber(selectionOfPlanted(shown->run.id, number, filter().narrowing()));
        return;
    }
    selectNumber(view() == View::Asked
                     ? selectionOfAsked(run, measureKey(measure()), task(), year, filter().narrowing())
                     : selectionOfNamed(run, year, filter().narrowing()));
}

void MinedPage::selectBar(int row, int segment) {
    const widgets::BarsData& bars = m_plots->bars()->data();
    if (!bars.contains(row, segment)) return;
    const qint64 key = bars.rows.at(row).key;
    const auto label = static_cast<int>(bars.segments.at(segment).key);
    if (view() == View::Latest)
        return selectNumber(selectionOfLatest(key, {}, static_cast<mined::LatestLabel>(label), filter().narrowing()));
    const ContextBar bar = contextBarOf(key);
    selectNumber(selectionOfContext(bar.run, bar.task, bar.withContext, static_cast<mined::ContextLabel>(label),
                                    filter().narrowing()));
}

/// A unit of it stays chosen.
void MinedPage::selectNumber(const Selection& number) {
    const auto& chosen = m_session.selection().study;
    if (!chosen || !chosen->isSameNumber(*number.study)) m_session.select(number);
}

void MinedPage::compareRuns(qint64 first, qint64 second) {
    m_run = first;
    m_compared->want(second);
    show(View::Compare);
}

/// What the cell of a row counts; of a column that counts nothing itself, what the row does.
Selection MinedPage::selectionOfRow(qint64 run, const std::vector<std::string>& cells, const std::string& head) const {
    const study::Narrowing& narrowing = filter().narrowing();
    const std::string score = head == "cem" || head == "f1" || head == "judge" ? head : measureKey(measure());
    switch (view()) {
    case View::Named: {
        const auto year = static_cast<int>(cellCount(cells.at(2)));
        return selectionOfNamed(run, head == "outputs" ? std::nullopt : std::optional(year), narrowing);
    }
    case View::Asked:
        return selectionOfAsked(run, score, mined::taskFromName(cells.at(2)).value_or(task()),
                                static_cast<int>(cellCount(cells.at(3))), narrowing);
    case View::Latest:
        return selectionOfLatest(run, cells.at(2) == "all" ? "" : cells.at(2), latestOf(head), narrowing);
    case View::Context: {
        const bool without = head.starts_with(kWithoutColumn);
        const std::string label = without ? head.substr(std::string_view(kWithoutColumn).size()) : head;
        return selectionOfContext(run, mined::taskFromName(cells.at(2)).value_or(mined::Task::FMC), !without,
                                  contextLabelOf(label), narrowing);
    }
    default:
        return selectionOfWay(run, score, mined::configurationFromName(cells.at(2)).value_or(mined::Configuration::QI),
                              narrowing);
    }
}

/// Null for a published row.
const MinedRunNumbers* MinedPage::runOfRow(int row) const {
    const auto place = static_cast<std::size_t>(row);
    if (place >= m_rowRuns.size()) return nullptr;
    const auto at = std::find_if(m_numbers.runs.begin(), m_numbers.runs.end(),
                                 [&](const MinedRuns::One& one) { return one->run.id == m_rowRuns[place]; });
    return at == m_numbers.runs.end() ? nullptr : at->get();
}

/// What heads the column that is current in the twin.
std::string MinedPage::currentHead() const {
    const auto column = static_cast<std::size_t>(std::max(0, table()->currentIndex().column()));
    const auto& heads = numbers().columns;
    return column < heads.size() ? heads[column] : std::string();
}

void MinedPage::selectAnswersRow(int row) {
    const MinedRunNumbers* run = runOfRow(row);
    if (!run) return m_session.select({});
    selectNumber(selectionOfRow(run->run.id, numbers().rows[static_cast<std::size_t>(row)], currentHead()));
}

/// Of a column that counts nothing itself, what was measured.
void MinedPage::selectPlantedRow(int row) {
    const MinedRunNumbers* run = chosenRun();
    if (!run) return;
    enum Column : std::size_t { kTask = 2, kWay = 3, kFrom = 3, kYearsWay = 5 }; // see core's PlantedTable.h
    const std::vector<std::string>& cells = numbers().rows[static_cast<std::size_t>(row)];
    const bool byYear = plantedTask().has_value();
    PlantedNumber number{currentHead() != "planted", mined::taskFromName(cells.at(kTask)),
                         mined::configurationFromName(cells.at(byYear ? kYearsWay : kWay)), std::nullopt};
    if (byYear) number.from = static_cast<int>(cellCount(cells.at(kFrom)));
    selectNumber(selectionOfPlanted(run->run.id, number, filter().narrowing()));
}

/// Another cell of the same row counts something else.
void MinedPage::followColumn(const QModelIndex& current, const QModelIndex& before) {
    const auto* sorted = qobject_cast<const QSortFilterProxyModel*>(table()->model());
    if (!sorted || !current.isValid() || current.row() != before.row() || !table()->isVisible()) return;
    if (isOfAnswerRows() || view() == View::Planted) selectRow(sorted->mapToSource(current).row());
}

bool MinedPage::isOfAnswerRows() const { return isOfAnswers(view()) || view() == View::Agreement; }

/// A row of scores is the cell that it tells of: the Inspector shows it.
void MinedPage::selectRow(int row) {
    if (row >= 0 && isOfAnswerRows()) return selectAnswersRow(row);
    if (row >= 0 && view() == View::Planted) return selectPlantedRow(row);
    if (row >= 0 && view() == View::Compare) return m_compared->selectRow(row);
    const bool isOfScores = view() == View::Tasks || view() == View::Types;
    if (!isOfScores || row < 0) return;
    enum Column : std::size_t { kDimension = 2, kTask, kType }; // of mined::scoreTable()
    const std::vector<std::string>& cells = numbers().rows[static_cast<std::size_t>(row)];
    const MinedRunNumbers* run = runOfRow(row);
    const bool isTask = mined::taskFromName(cells[kTask]).has_value();
    // A published row, and the mean over the tasks of a dimension, are no cells.
    if (!run || (!isTask && cells[kDimension] != "all")) return m_session.select({});
    const std::string task = isTask ? cells[kTask] : std::string();
    const std::string type = cells[kType] == "all" ? std::string() : cells[kType];
    m_session.select(selectionOfCell(run->run.id, measureKey(measure()), task, type, filter().narrowing()));
}

void MinedPage::activateRow(int row) {
    selectRow(row);
    const auto& chosen = m_session.selection().study;
    if (chosen && chosen->study == mined::kStudy) m_parts.inspect();
}

/// Where a view is of chosen runs, these stand in the place of those that the filter takes.
QStringList MinedPage::commandOptions() const {
    study::Narrowing narrowing = filter().narrowing();
    if (view() == View::Audit || view() == View::Rating) // of no runs
        return optionsOf(mined::ItemFilter(narrowing).narrowing());
    const MinedRunNumbers* run = chosenRun();
    const bool isOfRun =
        view() == View::Types || view() == View::Compare || view() == View::Items || view() == View::Planted;
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
    if (view() == View::Planted && plantedTask()) options << QStringLiteral("--by") << QStringLiteral("year");
    const bool hasPublished = m_withPublished->isChecked() && (view() == View::Tasks || view() == View::Latest);
    if (hasPublished || (view() == View::Editing && m_editing->withPublished()))
        options << QStringLiteral("--published");
    if (view() == View::Editing && m_editing->bySetting())
        options << QStringLiteral("--table") << QStringLiteral("settings");
    return options;
}

} // namespace chronoscope::ui
