// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/ComparedRuns.h"

#include "core/studies/mined/MinedComparison.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "ui/studies/mined/MinedItems.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/studies/mined/RunReadings.h"
#include "ui/studies/mined/ScoreCells.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QLocale>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>

namespace chronoscope::ui {

using mined::ItemOfTwo;
using mined::RunScores;
using mined::Task;

namespace {
constexpr const char* kDifferenceKey = "difference";
constexpr const char* kAgainstFacet = "against";
constexpr const char* kEveryType = "all";

/// Columns of mined::comparisonTable().
enum ComparedColumn {
    kComparedRun,
    kComparedAgainst,
    kComparedTask,
    kComparedType,
    kComparedItems,
    kComparedFirst,
    kComparedSecond,
    kComparedDifference,
    kComparedLow,
    kComparedHigh,
    kComparedHigher,
    kComparedLower,
    kComparedMissing
};
using ComparedRow = std::vector<std::string>;

QString pointsText(double points) {
    const QString text = QLocale().toString(points, 'f', 1);
    return points > 0 ? QLatin1Char('+') + text : text;
}
QString percentText(double share) { return Text::tr("%1 %").arg(QLocale().toString(share, 'f', 1)); }

widgets::HeatmapCell comparedCell(const ComparedRow& row) {
    widgets::HeatmapCell cell;
    cell.planned = true;
    cell.missing = static_cast<int>(cellCount(row[kComparedMissing]));
    cell.elements = static_cast<int>(cellCount(row[kComparedItems])) + cell.missing;
    const auto difference = cellNumber(row[kComparedDifference]);
    if (!difference) return cell;
    cell.value = *difference;
    const auto low = cellNumber(row[kComparedLow]), high = cellNumber(row[kComparedHigh]);
    if (low && high) {
        cell.low = *low;
        cell.high = *high;
    }
    cell.note = Text::tr("%1 against %2\nHigher in %3 items, lower in %4")
                    .arg(percentText(cellNumber(row[kComparedFirst]).value_or(0)),
                         percentText(cellNumber(row[kComparedSecond]).value_or(0)),
                         numberText(cellCount(row[kComparedHigher])), numberText(cellCount(row[kComparedLower])));
    return cell;
}

/// Why cells are empty: what asks nothing in both runs, and the mean over tasks, which is made of all types alone.
void tellWhatIsNotCompared(widgets::HeatmapData& data) {
    bool isAverageAlone = true;
    for (qsizetype at = 0; at < data.cells.size(); ++at) {
        widgets::HeatmapCell& cell = data.cells[at];
        if (cell.planned) continue;
        const bool isAverage = (at + 1) % data.columns.size() == 0;
        isAverageAlone = isAverageAlone && isAverage;
        cell.absence = isAverage ? Text::tr("The mean over tasks is taken over all types together")
                                 : Text::tr("The two runs share no such question");
    }
    data.unplannedName = isAverageAlone ? Text::tr("no average") : Text::tr("no number");
}

/// All types first, then each by name.
QStringList typesOf(const analysis::Table& table) {
    QStringList types;
    for (const ComparedRow& row : table.rows)
        if (row[kComparedType] != kEveryType && !types.contains(toQt(row[kComparedType])))
            types << toQt(row[kComparedType]);
    types.sort();
    types.prepend(QLatin1String(kEveryType));
    return types;
}

Result<RunScores> scoresOf(RunReadings& readings, store::Database& database, qint64 run,
                           const study::Narrowing& narrowing) {
    const auto record = store::RunStore(database).get(run);
    if (!record) return record.error();
    const auto filter = mined::minedFilter(database, narrowing, *record);
    if (!filter) return filter.error();
    const auto reading = readings.of(database, *record, false);
    if (!reading) return reading.error();
    return mined::narrowed(*(*reading)->scores(), *filter);
}

qint64 againstRun(const StudySelection& selection) {
    qint64 id = 0;
    const auto at = selection.number.find(kAgainstFacet);
    if (at == selection.number.end() || at->second.size() != 1) return id;
    const std::string& text = at->second.front();
    std::from_chars(text.data(), text.data() + text.size(), id);
    return id;
}

/// The pairs of the number, those that differ most first, those that lack a reply last.
std::vector<ItemOfTwo> pairsOfNumber(const RunScores& first, const RunScores& second) {
    std::vector<ItemOfTwo> pairs = mined::pairsOf(first, second, mined::EmptyRule::Zero);
    std::stable_sort(pairs.begin(), pairs.end(), [](const ItemOfTwo& a, const ItemOfTwo& b) {
        if (a.isMissing != b.isMissing) return !a.isMissing;
        return std::abs(a.difference()) > std::abs(b.difference());
    });
    return pairs;
}

widgets::Mark markOfPair(const ItemOfTwo& pair) {
    if (pair.isMissing) return widgets::Mark::Missing;
    return pair.first >= 100 ? widgets::Mark::Correct
           : pair.first > 0  ? widgets::Mark::PartialGreedy
                             : widgets::Mark::Incorrect;
}

/// "+12.5 points [3.1, 21.9], n = 40 pairs".
QString differenceLine(const std::vector<ItemOfTwo>& pairs) {
    analysis::DifferenceSums sums;
    qint64 missing = 0;
    for (const ItemOfTwo& pair : pairs) {
        if (pair.isMissing)
            ++missing;
        else
            sums.add(pair.difference());
    }
    if (!sums.mean()) return Text::tr("No question has its replies in both runs");
    QStringList parts{Text::tr("CEM %1 points").arg(pointsText(*sums.mean()))};
    if (const auto interval = analysis::meanDifference95(sums))
        parts[0] += Text::tr(" [%1, %2]")
                        .arg(pointsText(std::max(-100.0, interval->low)), pointsText(std::min(100.0, interval->high)));
    parts << Text::tr("n = %1 pairs").arg(numberText(sums.n));
    if (missing > 0) parts << Text::tr("%1 missing").arg(numberText(missing));
    return parts.join(QStringLiteral(", "));
}
} // namespace

Result<analysis::Table> comparedTable(RunReadings& readings, store::Database& database, qint64 first, qint64 second,
                                      const study::Narrowing& narrowing) {
    std::vector<RunScores> scores;
    for (const qint64 run : {first, second}) {
        auto one = scoresOf(readings, database, run, narrowing);
        if (!one) return one.error();
        scores.push_back(std::move(one).value());
    }
    return mined::comparisonTable(scores, mined::EmptyRule::Zero);
}

widgets::HeatmapData comparedHeat(const analysis::Table& table) {
    widgets::HeatmapData data;
    data.rowAxis = Text::tr("type");
    data.columnAxis = Text::tr("task");
    data.valueName = Text::tr("Points of CEM");
    data.scale = widgets::HeatmapScale::Difference;
    data.intervalName = Text::tr("95 %, Student's t over paired items");
    data.emptyText = Text::tr("The two runs share no question");
    if (table.rows.empty()) return data;
    data.title = Text::tr("CEM of %1 minus %2, points")
                     .arg(toQt(table.rows.front()[kComparedRun]), toQt(table.rows.front()[kComparedAgainst]));
    for (const Task task : mined::kAllTasks) {
        data.columns << taskLabel(task);
        data.columnGroups << dimensionName(mined::dimensionOf(task));
    }
    data.columns << Text::tr("Avg");
    data.columnGroups << Text::tr("All");
    const QStringList types = typesOf(table);
    for (const QString& type : types) {
        widgets::HeatmapRow row;
        row.key = data.rows.size();
        row.label = row.key == 0 ? Text::tr("All types") : type;
        row.counted = Text::tr("paired items");
        data.rows.append(row);
    }
    data.cells.resize(data.rows.size() * data.columns.size());
    for (int row = 0; row < static_cast<int>(table.rows.size()); ++row) {
        const QPoint cell = cellOfCompared(table, row);
        data.cells[cell.y() * data.columns.size() + cell.x()] = comparedCell(table.rows[static_cast<std::size_t>(row)]);
    }
    tellWhatIsNotCompared(data);
    return data;
}

QPoint cellOfCompared(const analysis::Table& table, int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= table.rows.size()) return {-1, -1};
    const ComparedRow& cells = table.rows[static_cast<std::size_t>(row)];
    const auto task = mined::taskFromName(cells[kComparedTask]);
    return {task ? static_cast<int>(*task) : static_cast<int>(mined::kTasks), // the mean over tasks stands last
            static_cast<int>(typesOf(table).indexOf(toQt(cells[kComparedType])))};
}

Selection selectionOfCompared(const widgets::HeatmapData& heat, int row, int column, qint64 first, qint64 second,
                              const study::Narrowing& narrowing) {
    const bool isTask = column >= 0 && static_cast<std::size_t>(column) < mined::kTasks;
    if (!heat.contains(row, column) || !isTask || !heat.cell(row, column).planned) return {};
    const std::string type = row == 0 ? std::string() : heat.rows.at(row).label.toStdString();
    Selection selection =
        selectionOfCell(first, kDifferenceKey, std::string(mined::name(static_cast<Task>(column))), type, narrowing);
    selection.study->number[kAgainstFacet] = {std::to_string(second)};
    return selection;
}

bool isCompared(const StudySelection& selection) { return selection.measure == kDifferenceKey; }

Result<NumberUnits> comparedNumber(RunReadings& readings, store::Database& database, const StudySelection& selection) {
    const auto first = scoresOf(readings, database, selection.run, selection.number);
    if (!first) return first.error();
    const auto second = scoresOf(readings, database, againstRun(selection), selection.number);
    if (!second) return second.error();
    const auto pairs = pairsOfNumber(*first, *second);
    NumberUnits units;
    units.title = Text::tr("%1 minus %2").arg(toQt(first->run), toQt(second->run));
    units.text = differenceLine(pairs);
    units.all = static_cast<qint64>(pairs.size());
    mined::MinedStore store(database);
    const auto pictures = store.media();
    if (!pictures) return pictures.error();
    std::map<ContentId, std::int64_t> rowOf;
    for (const auto& picture : *pictures)
        rowOf[picture.id] = picture.row;
    for (const ItemOfTwo& pair : pairs) {
        if (units.lines.size() == NumberUnits::kMostLines) break;
        const auto item = store.item(pair.item);
        if (!item) return item.error();
        const QString words = QStringLiteral("%1 · %2").arg(taskLabel(pair.task), toQt(item->subject));
        const QString line =
            pair.isMissing
                ? Text::tr("missing in one of them · %1").arg(words)
                : Text::tr("CEM %1 against %2 · %3").arg(percentText(pair.first), percentText(pair.second), words);
        units.lines.push_back({pair.item,
                               selectionOfUnit(0, pair.item, pair.withContext).study->unit,
                               line,
                               {},
                               markOfPair(pair),
                               {},
                               item->image ? rowOf[*item->image] : 0,
                               item->id});
    }
    return units;
}

} // namespace chronoscope::ui
