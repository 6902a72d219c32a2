// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/MinedFigures.h"

#include "ui/studies/mined/MinedWords.h"
#include "ui/studies/mined/ScoreCells.h"
#include "ui/views/CoreWords.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QFile>
#include <QLocale>
#include <QMap>

#include <algorithm>
#include <optional>

namespace chronoscope::ui {

using mined::PublishedMined;
using mined::Task;

namespace {
constexpr const char* kAll = "all";
constexpr const char* kAverageTask = "average";

/// Columns of mined::scoreTable().
enum ScoreColumn { kOfDimension = 2, kOfTask, kOfType, kOfItems, kOfMissing, kOfCem, kOfF1, kOfJudge, kOfLow, kOfHigh };

int columnOf(MinedMeasure measure) {
    switch (measure) {
    case MinedMeasure::Cem: return kOfCem;
    case MinedMeasure::F1: return kOfF1;
    case MinedMeasure::Judge: return kOfJudge;
    }
    return kOfCem;
}

using ScoreRow = std::vector<std::string>;
const ScoreRow* findRow(const MinedRunNumbers& run, const std::string& dimension, const std::string& task,
                        const std::string& type) {
    const auto at = std::find_if(run.scores.rows.begin(), run.scores.rows.end(), [&](const ScoreRow& row) {
        return row[kOfTask] == task && row[kOfType] == type && (dimension.empty() || row[kOfDimension] == dimension);
    });
    return at == run.scores.rows.end() ? nullptr : &*at;
}

/// A row of the run's table as a cell; the interval is CEM's alone, and the judge's mean is of the items it scored.
widgets::HeatmapCell cellOf(const MinedRunNumbers& run, const ScoreRow* row, MinedMeasure measure) {
    widgets::HeatmapCell cell;
    if (!row) return cell;
    cell.planned = true;
    cell.elements = static_cast<int>(cellCount((*row)[kOfItems]));
    cell.missing = static_cast<int>(cellCount((*row)[kOfMissing]));
    if (const auto value = cellNumber((*row)[static_cast<std::size_t>(columnOf(measure))])) cell.value = *value;
    const auto low = cellNumber((*row)[kOfLow]), high = cellNumber((*row)[kOfHigh]);
    if (measure == MinedMeasure::Cem && low && high) {
        cell.low = *low;
        cell.high = *high;
    }
    const auto& judged = run.judged.at(static_cast<std::size_t>(row - run.scores.rows.data()));
    if (measure != MinedMeasure::Judge || !judged) return cell;
    const int unjudged = cell.counted() - static_cast<int>(*judged);
    cell.missing += unjudged;
    if (unjudged > 0)
        cell.note = Text::tr("%1 items lack a score of the judge that could be read").arg(numberText(unjudged));
    return cell;
}

QString averageLabel() { return Text::tr("Avg"); }

QStringList taskColumns() {
    QStringList columns;
    for (const Task task : mined::kAllTasks)
        columns << taskLabel(task);
    return columns;
}

widgets::HeatmapData emptyHeat(MinedMeasure measure) {
    widgets::HeatmapData data;
    data.columnAxis = Text::tr("task");
    data.valueName = Text::tr("%1, %").arg(measureName(measure));
    data.intervalName = Text::tr("95 % Wilson, by item");
    data.columns = taskColumns();
    for (const Task task : mined::kAllTasks)
        data.columnGroups << dimensionName(mined::dimensionOf(task));
    data.emptyText = Text::tr("Nothing was answered yet");
    return data;
}

const PublishedMined::Row* publishedRow(const PublishedMined::Scores& scores, MinedMeasure measure) {
    switch (measure) {
    case MinedMeasure::Cem: return &scores.cem;
    case MinedMeasure::F1: return &scores.f1;
    case MinedMeasure::Judge: return scores.judge ? &*scores.judge : nullptr;
    }
    return nullptr;
}

/// Which of the paper's figures a cell shows, as its list of doubts names it.
bool isDoubted(const PublishedMined::Suspicion& one, const std::string& model, std::string_view task,
               MinedMeasure measure) {
    return one.model == model && one.task == task && one.figure == measureKey(measure);
}

void addPublishedRow(widgets::HeatmapData& data, const PublishedMined& published, std::size_t place,
                     MinedMeasure measure) {
    const PublishedMined::Scores& scores = published.scores[place];
    const PublishedMined::Row* figures = publishedRow(scores, measure);
    if (!figures) return;
    widgets::HeatmapRow row;
    row.key = -1 - static_cast<qint64>(place);
    row.label = toQt(scores.model);
    row.detail = Text::tr("published, %1").arg(toQt(scores.released));
    for (const PublishedMined::Suspicion& one : published.suspicious)
        if (one.model == scores.model && one.task.empty())
            row.detail += Text::tr(" (to be doubted: %1)").arg(coreWords(one.why));
    row.group = Text::tr("as published");
    row.counted = Text::tr("items");
    data.rows.append(row);
    for (std::size_t i = 0; i <= mined::kTasks; ++i) {
        widgets::HeatmapCell cell;
        cell.planned = true;
        cell.value = (*figures)[i];
        cell.elements = static_cast<int>(published.items[i]);
        const std::string_view task = i < mined::kTasks ? mined::name(static_cast<Task>(i)) : kAverageTask;
        for (const PublishedMined::Suspicion& one : published.suspicious)
            if (isDoubted(one, scores.model, task, measure)) {
                cell.doubted = true;
                cell.note = Text::tr("To be doubted as printed: %1").arg(coreWords(one.why));
            }
        data.cells.append(cell);
    }
}
} // namespace

QString measureName(MinedMeasure measure) {
    switch (measure) {
    case MinedMeasure::Cem: return Text::tr("CEM");
    case MinedMeasure::F1: return Text::tr("F1");
    case MinedMeasure::Judge: return Text::tr("Judge");
    }
    return {};
}

std::string measureKey(MinedMeasure measure) {
    return measure == MinedMeasure::F1 ? "f1" : measure == MinedMeasure::Judge ? "judge" : "cem";
}

Result<PublishedMined> shippedMinedFigures() {
    QFile file(QStringLiteral(":/published/mined.json"));
    if (!file.open(QIODevice::ReadOnly)) return Error{ErrorCode::NotFound, "the published figures are missing", {}};
    return PublishedMined::parse(file.readAll().toStdString());
}

QString runName(const MinedRuns& numbers, const store::RunRecord& run) {
    const bool isTwin = std::any_of(numbers.runs.begin(), numbers.runs.end(), [&](const MinedRuns::One& other) {
        return other->run.id != run.id && other->run.name == run.name;
    });
    return isTwin ? Text::tr("%1 (run %2)").arg(toQt(run.name)).arg(run.id) : toQt(run.name);
}

QString runModel(const MinedRuns& numbers, const store::RunRecord& run) {
    const QString model = toQt(run.model);
    const bool isTwin = std::any_of(numbers.runs.begin(), numbers.runs.end(), [&](const MinedRuns::One& other) {
        return other->run.model == run.model && other->run.backend != run.backend;
    });
    const bool isTold = runName(numbers, run) != toQt(run.name);
    return isTwin && !isTold ? Text::tr("%1 (run %2)").arg(model).arg(run.id) : model;
}

namespace {
QString shareText(double percent) { return QLocale().toString(percent, 'f', 1); }

/// A.T.E of a run beside what a model scores that says Yes whatever is asked.
QString withBaseline(const MinedRunNumbers& run, const QString& note) {
    const auto share = run.units ? mined::alwaysYes(*run.units) : std::nullopt;
    if (!share) return note;
    const QString baseline = Text::tr("Trivial baseline: always saying Yes scores %1").arg(shareText(*share));
    return QStringList{baseline, note}.join(QLatin1Char('\n')).trimmed();
}

/// The same of all runs, behind the title; empty where none asks A.T.E.
QString baselineCaption(const MinedRuns& numbers) {
    std::optional<double> least, most;
    for (const MinedRuns::One& run : numbers.runs) {
        const auto share = run->units ? mined::alwaysYes(*run->units) : std::nullopt;
        if (!share) continue;
        least = std::min(least.value_or(*share), *share);
        most = std::max(most.value_or(*share), *share);
    }
    if (!least) return {};
    const QString scores =
        *least == *most ? shareText(*least) : Text::tr("%1 to %2").arg(shareText(*least), shareText(*most));
    return Text::tr(" · in A.T.E always Yes scores %1").arg(scores);
}
} // namespace

widgets::HeatmapData taskHeat(const MinedRuns& numbers, const PublishedMined* published, MinedMeasure measure) {
    widgets::HeatmapData data = emptyHeat(measure);
    data.title =
        Text::tr("%1 by task, %: means over a task’s items; Avg: the mean over the tasks").arg(measureName(measure)) +
        baselineCaption(numbers);
    data.rowAxis = Text::tr("run");
    data.columns << averageLabel();
    data.columnGroups << Text::tr("All");
    for (const MinedRuns::One& run : numbers.runs) {
        widgets::HeatmapRow row;
        row.key = run->run.id;
        row.label = runName(numbers, run->run);
        row.detail = runModel(numbers, run->run);
        row.counted = Text::tr("items");
        data.rows.append(row);
        for (const Task task : mined::kAllTasks) {
            widgets::HeatmapCell cell = cellOf(*run, findRow(*run, {}, std::string(mined::name(task)), kAll), measure);
            if (task == Task::ATE) cell.note = withBaseline(*run, cell.note);
            data.cells.append(cell);
        }
        widgets::HeatmapCell average = cellOf(*run, findRow(*run, kAll, kAverageTask, kAll), measure);
        average.note =
            QStringList{Text::tr("The mean over the tasks that the run asks, each counting the same"), average.note}
                .join(QLatin1Char('\n'))
                .trimmed();
        data.cells.append(average);
    }
    if (published)
        for (std::size_t place = 0; place < published->scores.size(); ++place)
            addPublishedRow(data, *published, place, measure);
    return data;
}

RunRows taskRows(const MinedRuns& numbers, const PublishedMined* published) {
    RunRows rows = numbers.joined(&MinedRunNumbers::scores, [](const ScoreRow& row) { return row[kOfType] == kAll; });
    if (published) published->addTo(rows.table);
    return rows;
}

widgets::HeatmapData typeHeat(const MinedRunNumbers& run, MinedMeasure measure) {
    widgets::HeatmapData data = emptyHeat(measure);
    data.title = Text::tr("%1 by type and task in % · %2").arg(measureName(measure), toQt(run.run.name));
    data.rowAxis = Text::tr("type");
    QStringList types;
    for (const ScoreRow& row : run.scores.rows)
        if (row[kOfType] != kAll && !types.contains(toQt(row[kOfType]))) types << toQt(row[kOfType]);
    types.sort();
    for (const QString& type : types) {
        widgets::HeatmapRow row;
        row.key = types.indexOf(type);
        row.label = type;
        row.counted = Text::tr("items");
        data.rows.append(row);
        for (const Task task : mined::kAllTasks)
            data.cells.append(
                cellOf(run, findRow(run, {}, std::string(mined::name(task)), type.toStdString()), measure));
    }
    return data;
}

widgets::SpiderData dimensionSpider(const MinedRuns& numbers, MinedMeasure measure) {
    widgets::SpiderData data;
    data.title = Text::tr("%1 by dimension, mean over its tasks in %").arg(measureName(measure));
    data.valueName = Text::tr("%1, %").arg(measureName(measure));
    data.intervalName = Text::tr("95 % Wilson, by item");
    data.emptyText = Text::tr("Nothing was answered yet");
    for (std::size_t i = 0; i < mined::kDimensions; ++i)
        data.axes << dimensionName(static_cast<mined::Dimension>(i));
    for (const MinedRuns::One& run : numbers.runs) {
        widgets::SpiderSeries series;
        series.key = run->run.id;
        series.name = runName(numbers, run->run);
        for (std::size_t i = 0; i < mined::kDimensions; ++i) {
            const std::string dimension(mined::name(static_cast<mined::Dimension>(i)));
            const widgets::HeatmapCell cell = cellOf(*run, findRow(*run, dimension, kAverageTask, kAll), measure);
            widgets::PlotValue value;
            value.value = cell.value;
            value.low = cell.low;
            value.high = cell.high;
            value.n = cell.counted();
            series.values.append(value);
        }
        data.series.append(series);
    }
    return data;
}

QString judgeNote(const MinedRuns& numbers, const MinedRunNumbers* only) {
    constexpr qsizetype kMostJudged = 4;
    QStringList lines;
    bool areSeveral = false;
    qsizetype unjudged = 0;
    for (const MinedRuns::One& run : numbers.runs) {
        if (only && run.get() != only) continue;
        const mined::JudgedBy& by = run->judgedBy;
        if (by.run.empty()) {
            ++unjudged;
            continue;
        }
        areSeveral = areSeveral || by.others > 0;
        lines << Text::tr("The replies of %1 are judged by %2, in the run %3")
                     .arg(toQt(run->run.name), toQt(by.model), toQt(by.run));
    }
    if (lines.size() > kMostJudged) {
        const auto more = lines.size() - kMostJudged;
        lines.resize(kMostJudged);
        lines << Text::tr("and %1 more, see the command “report --view mined”").arg(more);
    }
    if (areSeveral)
        lines << Text::tr("Of several finished runs of judges over the same replies the one made last counts");
    if (unjudged > 0)
        lines << (only ? Text::tr("No judge has read its replies")
                       : Text::tr("Runs that no judge has read: %1").arg(unjudged));
    return lines.join(QLatin1Char('\n'));
}

} // namespace chronoscope::ui
