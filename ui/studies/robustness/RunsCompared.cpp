// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/RunsCompared.h"

#include "core/studies/robustness/FactText.h"
#include "core/studies/robustness/StressComparison.h"
#include "ui/studies/robustness/RobustInspection.h"
#include "ui/studies/robustness/RobustnessFigures.h"
#include "ui/studies/robustness/TableCells.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QLocale>

#include <charconv>

namespace chronoscope::ui {

using robustness::FactOfTwo;
using robustness::Level;

namespace {
constexpr const char* kAgainst = "against";
constexpr const char* kWinDifference = "win_rate_difference";
constexpr const char* kRobustDifference = "robustness_difference";

QString signedText(double points) {
    const QString text = QLocale().toString(points, 'f', 1);
    return points > 0 ? QLatin1Char('+') + text : text;
}

QString sharePercent(double share) { return Text::tr("%1 %").arg(QLocale().toString(100 * share, 'f', 1)); }

widgets::HeatmapCell differenceCell(const TableCells& cells, std::size_t row) {
    widgets::HeatmapCell cell;
    cell.elements = static_cast<int>(cells.count(row, "facts"));
    cell.planned = cell.elements > 0;
    cell.absence = cells.count(row, "other_dates") > 0 ? Text::tr("No fact was asked at as many dates in both runs")
                   : cells.count(row, "undefined") > 0 ? Text::tr("No fact is defined in both runs")
                                                       : Text::tr("Both runs asked about no fact in common");
    cell.value = cells.number(row, "difference");
    cell.low = cells.number(row, "ci_low");
    cell.high = cells.number(row, "ci_high");
    QStringList lines;
    if (cell.planned)
        lines << Text::tr("%1 % against %2 %")
                     .arg(QLocale().toString(cells.number(row, "first"), 'f', 1),
                          QLocale().toString(cells.number(row, "second"), 'f', 1))
              << Text::tr("Facts robust in one of the two alone: %1").arg(numberText(cells.count(row, "changed")));
    if (const qint64 undefined = cells.count(row, "undefined"); undefined > 0)
        lines << Text::tr("Facts undefined in one of them: %1").arg(numberText(undefined));
    if (const qint64 others = cells.count(row, "other_dates"); others > 0)
        lines << Text::tr("Facts not asked at as many dates by both: %1").arg(numberText(others));
    cell.note = lines.join(QLatin1Char('\n'));
    return cell;
}

/// The runs that the first is compared with, in the order of the table.
std::vector<const robustness::StressResults*> othersOf(const ReportQuestion& question) {
    std::vector<const robustness::StressResults*> others;
    for (const robustness::StressResults& run : question.numbers->runs)
        if (run.run.id != question.run && (question.other == 0 || run.run.id == question.other)) others.push_back(&run);
    return others;
}

QString wordsOf(const robustness::DatedFact& fact) {
    return Text::tr("%1 · %2 · %3").arg(toQt(fact.subject), toQt(fact.relation), toQt(fact.object));
}

/// Short, and with the numbers in front, for a long line is cut: "W 0.0 : 100.0 % · Ada · Acme · employer".
QString pairLine(const robustness::DatedFact& fact, const FactOfTwo& pair) {
    const auto number = [](double share) { return QLocale().toString(100 * share, 'f', 1); };
    return Text::tr("W %1 : %2 % · %3")
        .arg(number(pair.firstWinRate), number(pair.secondWinRate),
             Text::tr("%1 · %2 · %3").arg(toQt(fact.subject), toQt(fact.object), toQt(fact.relation)));
}

QString pairTip(const robustness::DatedFact& fact, const FactOfTwo& pair) {
    const QString rates =
        Text::tr("W %1 against %2").arg(sharePercent(pair.firstWinRate), sharePercent(pair.secondWinRate));
    if (!pair.isChanged()) return Text::tr("%1 · %2").arg(wordsOf(fact), rates);
    return pair.firstRobust ? Text::tr("%1 · robust only in the first · %2").arg(wordsOf(fact), rates)
                            : Text::tr("%1 · robust only in the second · %2").arg(wordsOf(fact), rates);
}

Result<robustness::StressResults> resultsOf(store::Database& database, qint64 id) {
    const auto record = store::RunStore(database).get(id);
    if (!record) return record.error();
    return robustness::readStressResults(database, *record);
}

QString differenceText(const robustness::RunComparison& both, bool isRobustness) {
    if (both.pairs == 0) return Text::tr("No fact is defined in both runs");
    double points = 100 * both.winRateDifference();
    std::optional<std::pair<double, double>> interval;
    if (both.winRateInterval) interval = {100 * both.winRateInterval->low, 100 * both.winRateInterval->high};
    if (isRobustness) {
        const auto difference = analysis::pairedDifference95(both.robust);
        interval.reset();
        if (difference) {
            points = difference->points;
            interval = {difference->interval.low, difference->interval.high};
        }
    }
    const QString name = isRobustness ? Text::tr("R") : Text::tr("W");
    const QString n = numberText(both.pairs);
    if (!interval) return Text::tr("%1: %2 points, n = %3 pairs").arg(name, signedText(points), n);
    return Text::tr("%1: %2 points [%3, %4], n = %5 pairs")
        .arg(name, signedText(points), signedText(interval->first), signedText(interval->second), n);
}

Status addFacts(store::Database& database, const std::vector<FactOfTwo>& pairs, Level level, NumberUnits& units) {
    robustness::FactStore facts(database);
    const study::UnitKey unit{{robustness::kPrecisionAxis, std::string(robustness::name(level))}};
    for (const FactOfTwo& pair : pairs) {
        if (units.lines.size() == NumberUnits::kMostLines) break;
        const auto stored = facts.load(pair.row);
        if (!stored) return stored.error();
        const auto mark = pair.firstRobust ? widgets::Mark::Correct : widgets::Mark::Incorrect;
        units.lines.push_back({pair.row, unit, pairLine(stored->fact, pair), pairTip(stored->fact, pair), mark});
        units.lines.back().identity = robustness::factContent(stored->fact);
    }
    units.all = static_cast<qint64>(pairs.size());
    return {};
}
} // namespace

widgets::HeatmapData comparisonHeat(const StressReport& report, const ReportQuestion& question) {
    widgets::HeatmapData data;
    const TableCells cells(report.exact);
    const QString first = cells.rows() > 0 ? cells.text(0, "run") : QString();
    const auto others = othersOf(question);
    const bool isPair = others.size() == 1;
    QStringList title{isPair ? Text::tr("%1 minus %2, points").arg(first, toQt(others.front()->run.name))
                             : Text::tr("%1 minus other runs, points").arg(first)};
    if (!question.narrowed.isEmpty()) title << question.narrowed;
    data.title = title.join(QStringLiteral(" · "));
    data.rowAxis = isPair ? Text::tr("measure") : Text::tr("measure and other run");
    data.columnAxis = Text::tr("precision of the dates");
    data.valueName = Text::tr("Difference, points");
    data.scale = widgets::HeatmapScale::Difference;
    data.intervalName = Text::tr("95 %; W: Student's t over paired facts, R: Tango's score");
    const std::vector<Level> levels = levelsOf(question.numbers->filter);
    for (const Level level : levels)
        data.columns << levelName(level);
    for (const bool isRobustness : {false, true})
        for (std::size_t other = 0; other < others.size(); ++other) {
            widgets::HeatmapRow row;
            row.key = 2 * others[other]->run.id + (isRobustness ? 1 : 0);
            row.label = isPair ? (isRobustness ? Text::tr("Robustness R") : Text::tr("Win rate W"))
                               : Text::tr("%1 · %2").arg(isRobustness ? Text::tr("R") : Text::tr("W"),
                                                         toQt(others[other]->run.name));
            row.detail = isPair ? QString() : toQt(others[other]->run.model);
            row.group = isRobustness ? Text::tr("R") : Text::tr("W");
            row.counted = Text::tr("facts");
            data.rows.append(row);
            for (std::size_t level = 0; level < levels.size(); ++level)
                data.cells.append(differenceCell(cells, 2 * (other * levels.size() + level) + (isRobustness ? 1 : 0)));
        }
    data.unplannedName = Text::tr("no pair");
    data.emptyText = Text::tr("There is no other run");
    return data;
}

namespace {
Selection differenceOf(qint64 first, qint64 second, Level level, const std::string& measure,
                       const study::Narrowing& filter) {
    Selection selection = selectionOfNumber(first, level, measure, filter);
    selection.study->number[kAgainst] = {std::to_string(second)};
    return selection;
}
} // namespace

Selection selectionOfComparison(const widgets::HeatmapData& heat, QPoint cell, qint64 first,
                                const RobustRuns& numbers) {
    const std::vector<Level> levels = levelsOf(numbers.filter);
    if (!heat.contains(cell.y(), cell.x()) || static_cast<std::size_t>(cell.x()) >= levels.size()) return {};
    const qint64 key = heat.rows.at(cell.y()).key;
    return differenceOf(first, key / 2, levels[static_cast<std::size_t>(cell.x())],
                        key % 2 == 1 ? kRobustDifference : kWinDifference, numbers.narrowing);
}

/// By run, level and measure, as the table is made.
Selection selectionOfComparedRow(int row, const ReportQuestion& question) {
    const std::vector<Level> levels = levelsOf(question.numbers->filter);
    const auto others = othersOf(question);
    const auto place = static_cast<std::size_t>(row);
    if (row < 0 || place / 2 >= levels.size() * others.size()) return {};
    return differenceOf(question.run, others[place / 2 / levels.size()]->run.id, levels[place / 2 % levels.size()],
                        place % 2 == 1 ? kRobustDifference : kWinDifference, question.numbers->narrowing);
}

Selection comparisonUnder(const StudySelection& selection, const study::Narrowing& filter) {
    return differenceOf(selection.run, otherRun(selection), *levelOf(selection.number), selection.measure, filter);
}

qint64 otherRun(const StudySelection& selection) {
    qint64 id = 0;
    if (const auto at = selection.number.find(kAgainst); at != selection.number.end() && at->second.size() == 1) {
        const std::string& text = at->second.front();
        std::from_chars(text.data(), text.data() + text.size(), id);
    }
    return id;
}

bool isComparison(const StudySelection& selection) {
    return selection.measure == kWinDifference || selection.measure == kRobustDifference;
}

Result<NumberUnits> comparisonNumber(store::Database& database, const StudySelection& selection) {
    const auto level = levelOf(selection.number);
    if (!level) return Error{ErrorCode::InvalidArgument, "the number names no precision", selection.measure};
    const auto first = resultsOf(database, selection.run);
    if (!first) return first.error();
    const auto second = resultsOf(database, otherRun(selection));
    if (!second) return second.error();
    const auto filter = robustness::stressFilter(database, selection.number, std::span(&first->run, 1));
    if (!filter) return filter.error();
    const auto both = robustness::compareRuns(*first, *second, *filter, *level);
    NumberUnits units;
    units.title = Text::tr("%1 minus %2 · %3").arg(toQt(first->run.name), toQt(second->run.name), levelName(*level));
    if (const QString facts = factsText(selection.number); !facts.isEmpty())
        units.title += QStringLiteral(" · ") + facts;
    const QStringList lines{differenceText(both, selection.measure == kRobustDifference),
                            Text::tr("%1 robust only in the first, %2 only in the second")
                                .arg(numberText(both.robust.onlyFirst), numberText(both.robust.onlySecond))};
    units.text = lines.join(QLatin1Char('\n'));
    const Status named = addFacts(database, robustness::pairsOf(*first, *second, *filter, *level), *level, units);
    return named ? Result<NumberUnits>(std::move(units)) : named.error();
}

} // namespace chronoscope::ui
