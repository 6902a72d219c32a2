// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/PlantedFigures.h"

#include "core/studies/mined/YearTables.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/studies/mined/ScoreCells.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "widgets/plots/PlotText.h"

#include <QLocale>

#include <algorithm>

namespace chronoscope::ui {

using mined::Configuration;

namespace {
using PlantedRow = std::vector<std::string>;
constexpr const char* kAllOf = "all"; ///< tasks, or configurations
enum PlantedColumn : std::size_t { kPlantedTask = 2, kPlantedWay, kPlantedReplies, kPlanted, kMeasured, kApart };
enum YearColumn : std::size_t {
    kYearTask = 2,
    kYearFrom,
    kYearTo,
    kYearWay,
    kYearReplies,
    kYearPlanted,
    kYearMeasured
};

constexpr qint64 kPlantedCurve = 0, kMeasuredCurve = 1;

qint64 plantedRowKey(Configuration way, bool isMeasured) { return 2 * static_cast<qint64>(way) + (isMeasured ? 1 : 0); }

QString percentText(const std::string& cell) { return QLocale().toString(cellNumber(cell).value_or(0), 'f', 1); }

widgets::HeatmapCell plantedCell(const PlantedRow& row, bool isMeasured) {
    widgets::HeatmapCell cell;
    cell.planned = true;
    cell.elements = static_cast<int>(cellCount(row[kPlantedReplies]));
    cell.value = cellNumber(row[isMeasured ? kMeasured : kPlanted]).value_or(cell.value);
    cell.note = Text::tr("planted %1 %, measured %2 %: %3 points")
                    .arg(percentText(row[kPlanted]), percentText(row[kMeasured]),
                         widgets::PlotText::signedNumber(cellNumber(row[kApart]).value_or(0), 1));
    return cell;
}
} // namespace

widgets::HeatmapData plantedHeat(const analysis::Table& table) {
    widgets::HeatmapData data;
    if (!table.rows.empty())
        data.title =
            Text::tr("Replies planted as right and measured as right, % · %1").arg(toQt(table.rows.front()[0]));
    data.rowAxis = Text::tr("asked as");
    data.columnAxis = Text::tr("task");
    data.valueName = Text::tr("Replies, %");
    data.emptyText = Text::tr("Nothing was answered yet");
    for (const mined::Task task : mined::kAllTasks) {
        data.columns << taskLabel(task);
        data.columnGroups << dimensionName(mined::dimensionOf(task));
    }
    data.columns << Text::tr("All");
    data.columnGroups << Text::tr("All");
    for (const Configuration one : mined::kAllConfigurations) {
        const auto isOfWay = [&](const PlantedRow& row) { return row[kPlantedWay] == mined::name(one); };
        if (std::none_of(table.rows.begin(), table.rows.end(), isOfWay)) continue;
        for (const bool isMeasured : {false, true}) {
            widgets::HeatmapRow line;
            line.key = plantedRowKey(one, isMeasured);
            line.label =
                (isMeasured ? Text::tr("%1 · measured") : Text::tr("%1 · planted")).arg(configurationLabel(one));
            line.counted = Text::tr("replies");
            data.rows.append(line);
            for (std::size_t place = 0; place <= mined::kTasks; ++place) {
                const std::string_view task = place < mined::kTasks ? mined::name(mined::kAllTasks[place]) : kAllOf;
                const auto row = std::find_if(table.rows.begin(), table.rows.end(), [&](const PlantedRow& other) {
                    return isOfWay(other) && other[kPlantedTask] == task;
                });
                data.cells.append(row == table.rows.end() ? widgets::HeatmapCell() : plantedCell(*row, isMeasured));
                if (data.cells.back().planned)
                    data.cells.back().note += QLatin1Char('\n') + configurationExplanation(one);
            }
        }
    }
    return data;
}

PlantedNumber plantedRowOf(qint64 key) {
    return {key % 2 != 0, std::nullopt, static_cast<Configuration>(key / 2), std::nullopt};
}

bool isMeasuredCurve(qint64 key) { return key == kMeasuredCurve; }

widgets::CurveData plantedCurve(const analysis::Table& table, mined::Task task) {
    widgets::CurveData data;
    data.title = Text::tr("Replies to %1 planted as right and measured as right, by the year that is asked, %")
                     .arg(taskLabel(task));
    if (!table.rows.empty()) data.title += QStringLiteral(" · ") + toQt(table.rows.front()[0]);
    data.xAxis = Text::tr("asked year, the first of %1").arg(mined::kAskedSpan);
    data.yearStep = mined::kAskedSpan;
    data.valueName = Text::tr("Replies, %");
    data.emptyText = Text::tr("The run does not ask %1 of any year").arg(taskLabel(task));
    for (const bool isMeasured : {false, true}) {
        widgets::CurveSeries series;
        series.key = isMeasured ? kMeasuredCurve : kPlantedCurve;
        series.name = isMeasured ? Text::tr("measured") : Text::tr("planted");
        for (const PlantedRow& row : table.rows) {
            if (row[kYearTask] != mined::name(task) || row[kYearWay] != kAllOf) continue;
            widgets::CurvePoint point;
            point.year = static_cast<int>(cellCount(row[kYearFrom]));
            point.value.value = cellNumber(row[isMeasured ? kYearMeasured : kYearPlanted]).value_or(point.value.value);
            point.value.n = cellCount(row[kYearReplies]);
            point.value.note = Text::tr("%1 to %2").arg(toQt(row[kYearFrom]), toQt(row[kYearTo]));
            series.points.append(point);
        }
        if (!series.points.isEmpty()) data.series.append(series);
    }
    return data;
}

} // namespace chronoscope::ui
