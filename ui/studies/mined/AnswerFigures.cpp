// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/AnswerFigures.h"

#include "core/studies/mined/YearTables.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/studies/mined/ScoreCells.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "widgets/plots/PlotText.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace chronoscope::ui {

using mined::Configuration;
using mined::Task;

namespace {
using Cells = std::vector<std::string>;

QString runName(const MinedRuns::One& run) { return toQt(run->run.name); }

/// So many of `n` as the table's share says.
qint64 countOfShare(const std::string& share, qint64 n) {
    return std::llround(cellNumber(share).value_or(0) / 100 * static_cast<double>(n));
}

widgets::BarsSegment segment(qint64 key, const QString& name, widgets::Mark mark) {
    widgets::BarsSegment one;
    one.key = key;
    one.name = name;
    one.mark = mark;
    return one;
}

widgets::CurveSeries seriesOf(const MinedRuns::One& run) {
    widgets::CurveSeries series;
    series.key = run->run.id;
    series.name = runName(run);
    return series;
}

/// Columns of mined::contextTable(): the shares with the context begin at kWith, those without at kWithout.
constexpr std::size_t kContextTask = 2, kOutputs = 3, kWith = 4, kWithout = 8, kShares = 4, kCemShare = 3;

QString differenceNote(const Cells& row) {
    const auto with = cellNumber(row[kWith + kCemShare]), without = cellNumber(row[kWithout + kCemShare]);
    if (!with || !without) return {};
    return Text::tr("CEM %1 % with the context and %2 % without: %3 points")
        .arg(QLocale().toString(*with, 'f', 1), QLocale().toString(*without, 'f', 1),
             widgets::PlotText::signedNumber(*with - *without, 1));
}

void addContextRow(widgets::BarsData& data, const MinedRuns::One& run, const Cells& row, bool withContext) {
    const std::size_t first = withContext ? kWith : kWithout;
    if (!cellNumber(row[first])) return; // that condition was not asked
    const qint64 outputs = cellCount(row[kOutputs]);
    const auto task = mined::taskFromName(row[kContextTask]);
    widgets::BarsRow bar;
    bar.key = data.rows.size();
    bar.label = (withContext ? Text::tr("%1 · %2 with") : Text::tr("%1 · %2 without"))
                    .arg(runName(run), task ? taskLabel(*task) : toQt(row[kContextTask]));
    bar.n = outputs;
    bar.note = differenceNote(row);
    bar.counts.append(countOfShare(row[first + kCemShare], outputs));
    for (std::size_t share = 0; share + 1 < kShares; ++share)
        bar.counts.append(countOfShare(row[first + share], outputs));
    data.rows.append(bar);
}
} // namespace

widgets::CurveData namedYearsCurve(const MinedRuns& numbers) {
    constexpr std::size_t kYear = 2, kAllOutputs = 3, kNamed = 4, kPercent = 5;
    widgets::CurveData data;
    data.title = Text::tr("When that held which answers about now name, % of outputs of T.A");
    data.xAxis = Text::tr("year");
    data.valueName = Text::tr("Outputs, %");
    data.emptyText = Text::tr("No answer about now names anybody of its list");
    data.emptyHint = Text::tr("This needs a run that asks T.A.");
    for (const MinedRuns::One& run : numbers.runs) {
        widgets::CurveSeries series = seriesOf(run);
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
                          kHigh = 10;
    widgets::CurveData data;
    data.title = Text::tr("%1 of %2 by the year that is asked, %").arg(measureName(measure), taskLabel(task));
    data.xAxis = Text::tr("asked year, the first of %1").arg(mined::kAskedSpan);
    data.yearStep = mined::kAskedSpan;
    data.valueName = Text::tr("%1, %").arg(measureName(measure));
    data.intervalName = Text::tr("95 % Wilson, by item");
    data.emptyText = Text::tr("No run asks %1").arg(taskLabel(task));
    const bool isCem = measure == MinedMeasure::Cem;
    for (const MinedRuns::One& run : numbers.runs) {
        widgets::CurveSeries series = seriesOf(run);
        for (const Cells& row : run->answers->asked.rows) {
            if (row[kTask] != mined::name(task)) continue;
            widgets::CurvePoint point;
            point.year = static_cast<int>(cellCount(row[kFrom]));
            point.value.note = Text::tr("%1 to %2").arg(toQt(row[kFrom]), toQt(row[kTo]));
            point.value.value = cellNumber(row[isCem ? kCem : kF1]).value_or(point.value.value);
            point.value.n = cellCount(row[kItems]) - cellCount(row[kMissing]);
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
    data.segments = {segment(0, Text::tr("Latest"), widgets::Mark::Correct),
                     segment(1, Text::tr("Outdated"), widgets::Mark::CutOff),
                     segment(2, Text::tr("Irrelevant"), widgets::Mark::Unknown)};
    data.emptyText = Text::tr("No answers about now yet");
    data.emptyHint = Text::tr("This needs a run that asks T.A.");
    for (const MinedRuns::One& run : numbers.runs)
        for (const Cells& row : run->answers->latest.rows) {
            if (row[kType] != "all" || cellCount(row[kItems]) == 0) continue;
            widgets::BarsRow bar;
            bar.key = run->run.id;
            bar.label = runName(run);
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
            data.rows.append({run->run.id, runName(run), toQt(run->run.model), {}, Text::tr("items")});
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
            if (cell.doubted) cell.note = Text::tr("To be doubted as printed: %1").arg(toQt(doubt->why));
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
    data.segments = {segment(0, Text::tr("Right"), widgets::Mark::Correct),
                     segment(1, Text::tr("The context's"), widgets::Mark::Incorrect),
                     segment(2, Text::tr("Another of the list"), widgets::Mark::CutOff),
                     segment(3, Text::tr("Irrelevant"), widgets::Mark::Unknown)};
    data.emptyText = Text::tr("No answers beside a context yet");
    data.emptyHint = Text::tr("This needs a run that asks F.M.C or P.M.C.");
    for (const MinedRuns::One& run : numbers.runs)
        for (const Cells& row : run->answers->context.rows)
            for (const bool withContext : {true, false})
                addContextRow(data, run, row, withContext);
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
        row.label = runName(run);
        row.detail = toQt(run->run.model);
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
