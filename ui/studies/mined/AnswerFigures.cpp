// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/AnswerFigures.h"

#include "core/studies/mined/YearTables.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/studies/mined/ScoreCells.h"
#include "ui/views/CoreWords.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "widgets/plots/PlotText.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace chronoscope::ui {

using mined::Configuration;
using mined::ContextKinds;
using mined::ContextLabel;
using mined::LatestLabel;
using mined::Task;

namespace {
using Cells = std::vector<std::string>;

/// So many of `n` as the table's share says.
qint64 countOfShare(const std::string& share, qint64 n) {
    return std::llround(cellNumber(share).value_or(0) / 100 * static_cast<double>(n));
}

template <typename Label> widgets::BarsSegment segment(Label label, const QString& name, widgets::Mark mark) {
    widgets::BarsSegment one;
    one.key = static_cast<qint64>(label);
    one.name = name;
    one.mark = mark;
    return one;
}

widgets::CurveSeries seriesOf(const MinedRuns& numbers, const MinedRuns::One& run) {
    widgets::CurveSeries series;
    series.key = run->run.id;
    series.name = runName(numbers, run->run);
    return series;
}

double cemOf(const ContextKinds& kinds) {
    return 100.0 * static_cast<double>(kinds.kinds[static_cast<std::size_t>(ContextLabel::Correct)]) /
           static_cast<double>(kinds.outputs);
}

QString differenceNote(const ContextKinds& with, const ContextKinds& without) {
    if (with.outputs == 0 || without.outputs == 0) return {};
    return Text::tr("CEM %1 % with the context and %2 % without: %3 points")
        .arg(QLocale().toString(cemOf(with), 'f', 1), QLocale().toString(cemOf(without), 'f', 1),
             widgets::PlotText::signedNumber(cemOf(with) - cemOf(without), 1));
}

/// A condition that was not asked has no bar.
void addContextRow(widgets::BarsData& data, const QString& name, qint64 run, const ContextKinds& kinds,
                   const ContextKinds& other) {
    if (kinds.outputs == 0) return;
    const bool withContext = kinds.withContext;
    widgets::BarsRow bar;
    bar.key = contextBarKey({run, kinds.task, withContext});
    bar.label = (withContext ? Text::tr("%1 with · %2") : Text::tr("%1 without · %2")).arg(taskLabel(kinds.task), name);
    bar.n = kinds.outputs;
    bar.note = withContext ? differenceNote(kinds, other) : differenceNote(other, kinds);
    for (const std::int64_t count : kinds.kinds)
        bar.counts.append(count);
    data.rows.append(bar);
}
} // namespace

qint64 contextBarKey(const ContextBar& bar) {
    return 4 * bar.run + (bar.task == Task::PMC ? 2 : 0) + (bar.withContext ? 1 : 0);
}

ContextBar contextBarOf(qint64 key) { return {key / 4, (key & 2) != 0 ? Task::PMC : Task::FMC, (key & 1) != 0}; }

widgets::CurveData namedYearsCurve(const MinedRuns& numbers) {
    constexpr std::size_t kYear = 2, kAllOutputs = 3, kNamed = 4, kPercent = 5;
    widgets::CurveData data;
    data.title = Text::tr("Years of what is named when asked about now, % of outputs of T.A");
    data.xAxis = Text::tr("year");
    data.valueName = Text::tr("Outputs, %");
    data.emptyText = Text::tr("No answer about now names anybody of its list");
    data.emptyHint = Text::tr("This needs a run that asks T.A.");
    for (const MinedRuns::One& run : numbers.runs) {
        widgets::CurveSeries series = seriesOf(numbers, run);
        for (const Cells& row : run->answers->named.rows) {
            widgets::CurvePoint point;
            point.year = static_cast<int>(cellCount(row[kYear]));
            point.value.value = cellNumber(row[kPercent]).value_or(point.value.value);
            point.value.n = cellCount(row[kAllOutputs]);
            point.value.note = Text::tr("%1 outputs name one who held it then").arg(cellCount(row[kNamed]));
            series.points.append(point);
        }
        if (!series.points.isEmpty()) data.series.append(series);
    }
    return data;
}

widgets::CurveData askedYearsCurve(const MinedRuns& numbers, Task task, MinedMeasure measure) {
    constexpr std::size_t kTask = 2, kFrom = 3, kTo = 4, kItems = 5, kMissing = 6, kCem = 7, kF1 = 8, kLow = 9,
                          kHigh = 10, kJudge = 11, kJudged = 12;
    widgets::CurveData data;
    data.title = Text::tr("%1 of %2 by the year that is asked, %").arg(measureName(measure), taskLabel(task));
    data.xAxis = Text::tr("asked year, the first of %1").arg(mined::kAskedSpan);
    data.yearStep = mined::kAskedSpan;
    data.valueName = Text::tr("%1, %").arg(measureName(measure));
    data.intervalName = Text::tr("95 % Wilson, by item");
    data.emptyText = Text::tr("No run asks %1").arg(taskLabel(task));
    const bool isCem = measure == MinedMeasure::Cem, isJudge = measure == MinedMeasure::Judge;
    for (const MinedRuns::One& run : numbers.runs) {
        widgets::CurveSeries series = seriesOf(numbers, run);
        for (const Cells& row : run->answers->asked.rows) {
            if (row[kTask] != mined::name(task)) continue;
            widgets::CurvePoint point;
            point.year = static_cast<int>(cellCount(row[kFrom]));
            point.value.note = Text::tr("%1 to %2").arg(toQt(row[kFrom]), toQt(row[kTo]));
            point.value.value = cellNumber(row[isCem ? kCem : isJudge ? kJudge : kF1]).value_or(point.value.value);
            point.value.n = isJudge ? cellCount(row[kJudged]) : cellCount(row[kItems]) - cellCount(row[kMissing]);
            if (isCem) {
                point.value.low = cellNumber(row[kLow]).value_or(point.value.low);
                point.value.high = cellNumber(row[kHigh]).value_or(point.value.high);
            }
            series.points.append(point);
        }
        if (!series.points.isEmpty()) data.series.append(series);
    }
    return data;
}

widgets::BarsData latestBars(const MinedRuns& numbers) {
    constexpr std::size_t kType = 2, kItems = 3, kFirstShare = 4;
    widgets::BarsData data;
    data.title = Text::tr("Whom the answers about now name, % of items of T.A");
    data.rowAxis = Text::tr("run");
    data.valueAxis = Text::tr("Items, %");
    data.shares = true;
    for (const LatestLabel label : {LatestLabel::Latest, LatestLabel::Outdated, LatestLabel::Irrelevant})
        data.segments.append(segment(label, latestLabelName(label), latestLabelMark(label)));
    data.emptyText = Text::tr("No answers about now yet");
    data.emptyHint = Text::tr("This needs a run that asks T.A.");
    for (const MinedRuns::One& run : numbers.runs)
        for (const Cells& row : run->answers->latest.rows) {
            if (row[kType] != "all" || cellCount(row[kItems]) == 0) continue;
            widgets::BarsRow bar;
            bar.key = run->run.id;
            bar.label = runName(numbers, run->run);
            bar.n = cellCount(row[kItems]);
            for (std::size_t share = 0; share < 3; ++share)
                bar.counts.append(countOfShare(row[kFirstShare + share], bar.n));
            data.rows.append(bar);
        }
    return data;
}

widgets::HeatmapData latestHeat(const MinedRuns& numbers, const mined::PublishedMined& published) {
    constexpr std::size_t kType = 2, kItems = 3, kFirstShare = 4;
    widgets::HeatmapData data;
    data.title = Text::tr("Whom the answers about now name, % of items of T.A");
    data.rowAxis = Text::tr("run");
    data.columnAxis = Text::tr("names");
    data.valueName = Text::tr("Items, %");
    data.columns = {Text::tr("Latest"), Text::tr("Outdated"), Text::tr("Irrelevant")};
    for (const MinedRuns::One& run : numbers.runs)
        for (const Cells& row : run->answers->latest.rows) {
            if (row[kType] != "all" || cellCount(row[kItems]) == 0) continue;
            data.rows.append(
                {run->run.id, runName(numbers, run->run), runModel(numbers, run->run), {}, Text::tr("items")});
            for (std::size_t share = 0; share < 3; ++share) {
                widgets::HeatmapCell cell;
                cell.planned = true;
                cell.value = cellNumber(row[kFirstShare + share]).value_or(cell.value);
                cell.elements = static_cast<int>(cellCount(row[kItems]));
                data.cells.append(cell);
            }
        }
    for (std::size_t place = 0; place < published.latest.size(); ++place) {
        const auto& model = published.latest[place];
        data.rows.append({-1 - static_cast<qint64>(place), toQt(model.model), Text::tr("published"),
                          Text::tr("as published"), Text::tr("items")});
        const auto doubt = std::find_if(published.suspicious.begin(), published.suspicious.end(), [&](const auto& one) {
            return one.model == model.model && one.figure == "latest";
        });
        for (const double share : model.shares) {
            widgets::HeatmapCell cell;
            cell.planned = true;
            cell.value = share;
            cell.elements = static_cast<int>(published.items.front());
            cell.doubted = doubt != published.suspicious.end();
            if (cell.doubted) cell.note = Text::tr("To be doubted as printed: %1").arg(coreWords(doubt->why));
            data.cells.append(cell);
        }
    }
    return data;
}

widgets::BarsData contextBars(const MinedRuns& numbers) {
    widgets::BarsData data;
    data.title = Text::tr("What outputs name with a misaligned context, and without it, %");
    data.rowAxis = Text::tr("run and task");
    data.valueAxis = Text::tr("Outputs, %");
    data.shares = true;
    for (const ContextLabel label :
         {ContextLabel::Correct, ContextLabel::Context, ContextLabel::Other, ContextLabel::Irrelevant})
        data.segments.append(segment(label, contextLabelName(label), contextLabelMark(label)));
    data.emptyText = Text::tr("No answers beside a context yet");
    data.emptyHint = Text::tr("This needs a run that asks F.M.C or P.M.C.");
    for (const MinedRuns::One& run : numbers.runs) {
        const auto& kinds = run->answers->kinds; // of each task first without its context
        for (std::size_t at = 0; at + 1 < kinds.size(); at += 2)
            for (const auto& [own, other] : {std::pair(at + 1, at), std::pair(at, at + 1)})
                addContextRow(data, runName(numbers, run->run), run->run.id, kinds[own], kinds[other]);
    }
    return data;
}

widgets::HeatmapData agreementHeat(const MinedRuns& numbers, MinedMeasure measure) {
    constexpr std::size_t kConfiguration = 2, kItems = 3, kFirstMeasure = 4;
    widgets::HeatmapData data;
    data.title = Text::tr("%1 by how an item is asked, mean over items in %").arg(measureName(measure));
    data.rowAxis = Text::tr("run");
    data.columnAxis = Text::tr("asked as");
    data.valueName = Text::tr("%1, %").arg(measureName(measure));
    data.emptyText = Text::tr("Nothing was answered yet");
    for (const Configuration one : mined::kAllConfigurations)
        data.columns << configurationLabel(one);
    for (const MinedRuns::One& run : numbers.runs) {
        widgets::HeatmapRow row;
        row.key = run->run.id;
        row.label = runName(numbers, run->run);
        row.detail = runModel(numbers, run->run);
        row.counted = Text::tr("items");
        data.rows.append(row);
        for (const Configuration one : mined::kAllConfigurations) {
            widgets::HeatmapCell cell;
            for (const Cells& cells : run->agreement.rows) {
                if (cells[kConfiguration] != mined::name(one)) continue;
                cell.planned = true;
                cell.elements = static_cast<int>(cellCount(cells[kItems]));
                const auto value = cellNumber(cells[kFirstMeasure + static_cast<std::size_t>(measure)]);
                cell.value = value.value_or(cell.value);
                cell.note = configurationExplanation(one);
            }
            data.cells.append(cell);
        }
    }
    return data;
}

} // namespace chronoscope::ui
