// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/ScoreUnits.h"

#include "core/studies/mined/CountedAnswers.h"
#include "core/studies/mined/MinedTables.h"
#include "ui/studies/mined/AnswerUnits.h"
#include "ui/studies/mined/AnswersOfRun.h"
#include "ui/studies/mined/ComparedRuns.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/studies/mined/PlantedUnits.h"
#include "ui/studies/mined/ScoreCells.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QLocale>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr const char* kAverageRow = "average"; ///< in the column of tasks, see mined::scoreTable()
constexpr const char* kAllRows = "all";        ///< in that of dimensions

QString percentOf(double share) { return Text::tr("%1 %").arg(QLocale().toString(share, 'f', 1)); }

std::vector<RankedUnit> rankedUnits(const mined::RunScores& scores, const mined::MinedFilter& filter,
                                    const std::string& measure) {
    std::vector<RankedUnit> ranked;
    for (std::size_t at = 0; at < scores.units.size(); ++at) {
        const mined::ScoredUnit& unit = scores.units[at];
        if (!mined::countsInScores(unit) || !filter.takes(unit)) continue;
        const mined::ItemReplies replies = filter.taken(unit.replies);
        const bool isAsked = std::any_of(replies.begin(), replies.end(), [](const mined::ReplyScore& reply) {
            return reply.kind != mined::ReplyScore::Kind::Unasked;
        });
        if (isAsked) ranked.push_back(rankedUnit(at, mined::itemScore(replies, mined::EmptyRule::Zero), measure));
    }
    return ranked;
}

/// How many items a number is over, and what is not among them. `judged`: of a judge's number, nothing of others.
QStringList countsOf(std::int64_t scored, std::int64_t missing, std::optional<std::int64_t> judged) {
    QStringList parts{Text::tr("n = %1 items").arg(numberText(judged.value_or(scored)))};
    if (judged && *judged < scored) parts << Text::tr("%1 not judged").arg(numberText(scored - *judged));
    if (missing > 0) parts << Text::tr("%1 missing").arg(numberText(missing));
    return parts;
}

/// "CEM 42.0 % [30.1, 54.9], n = 20 items, 2 missing", as the report's row has it. `judged`: items that the judge's
/// number is over, where that is known.
QString lineOfNumber(const std::vector<std::string>& row, const std::string& measure,
                     std::optional<std::int64_t> judged) {
    constexpr std::size_t kItems = 5, kMissing = 6, kCem = 7, kF1 = 8, kJudge = 9, kLow = 10, kHigh = 11;
    const std::size_t column = measure == "f1" ? kF1 : measure == "judge" ? kJudge : kCem;
    const QString name = measureWord(measure);
    const auto value = cellNumber(row[column]);
    QStringList parts{value ? Text::tr("%1 %2").arg(name, percentOf(*value)) : Text::tr("%1 has no value").arg(name)};
    const auto low = cellNumber(row[kLow]), high = cellNumber(row[kHigh]);
    if (column == kCem && low && high) parts[0] += Text::tr(" [%1, %2]").arg(percentOf(*low), percentOf(*high));
    if (measure != "judge") judged.reset();
    parts << countsOf(cellCount(row[kItems]) - cellCount(row[kMissing]), cellCount(row[kMissing]), judged);
    return parts.join(QStringLiteral(", "));
}
/// Title and value of the number, out of the report's table.
void addNumber(const mined::RunScores& scores, const StudySelection& selection, NumberUnits& units) {
    const analysis::Table table = mined::scoreTable({scores}, mined::EmptyRule::Zero);
    const auto line = [&](const std::vector<std::string>& row) {
        return lineOfNumber(row, selection.measure, mined::judgedItems(scores, row, mined::EmptyRule::Zero));
    };
    constexpr std::size_t kDimension = 2, kTask = 3, kType = 4;
    const bool isType = study::valuesOf(selection.number, kTypeFacet).size() == 1;
    if (study::valuesOf(selection.number, kTaskFacet).size() != 1) {
        units.title += Text::tr(" · Avg");
        for (const auto& row : table.rows)
            if (row[kTask] == kAverageRow && row[kDimension] == kAllRows)
                units.text = line(row) + QLatin1Char('\n') +
                             Text::tr("The mean over the tasks that the run asks, each counting the same");
        return;
    }
    for (const auto& row : table.rows) {
        const auto task = mined::taskFromName(row[kTask]);
        if (!task || !study::takes(selection.number, kTaskFacet, row[kTask])) continue;
        const bool isAll = row[kType] == "all";
        if (isType ? isAll || !study::takes(selection.number, kTypeFacet, row[kType]) : !isAll) continue;
        units.title += Text::tr(" · %1").arg(taskLabel(*task));
        if (isType) units.title += Text::tr(" · %1").arg(toQt(row[kType]));
        units.text = line(row);
        return;
    }
}
} // namespace

QString measureWord(const std::string& measure) {
    return measure == "f1" ? Text::tr("F1") : measure == "judge" ? Text::tr("Judge") : Text::tr("CEM");
}

widgets::Mark RankedUnit::mark() const {
    if (!value) return widgets::Mark::Missing;
    return *value >= 100 ? widgets::Mark::Correct
           : *value > 0  ? widgets::Mark::PartialGreedy
                         : widgets::Mark::Incorrect;
}

QString RankedUnit::line(const std::string& measure, const QString& words) const {
    if (value) return Text::tr("%1 %2 · %3").arg(measureWord(measure), percentOf(*value), words);
    return (isMissing ? Text::tr("missing · %1") : Text::tr("not judged · %1")).arg(words);
}

RankedUnit rankedUnit(std::size_t at, const std::optional<mined::ItemScore>& score, const std::string& measure) {
    if (!score) return {at, true, std::nullopt, std::nullopt};
    return {at, false, measure == "judge" ? score->judge : measure == "f1" ? score->f1 : score->cem, std::nullopt};
}

QString scoreLine(const mined::ScoreMean& mean, const std::string& measure) {
    const auto value = measure == "judge" ? mean.judge() : measure == "f1" ? mean.f1() : mean.cem();
    QString text = value ? Text::tr("%1 %2").arg(measureWord(measure), percentOf(*value))
                         : Text::tr("%1 has no value").arg(measureWord(measure));
    const auto interval = mean.interval();
    if (measure == "cem" && interval)
        text += Text::tr(" [%1, %2]").arg(percentOf(interval->low), percentOf(interval->high));
    const auto judged = measure == "judge" ? std::optional(mean.judged()) : std::nullopt;
    return (QStringList{text} + countsOf(mean.scored(), mean.missing(), judged)).join(QStringLiteral(", "));
}

Status addUnitLines(store::Database& database, const mined::MinedContext& context, std::vector<RankedUnit> ranked,
                    const std::string& measure, bool withTask, NumberUnits& units) {
    std::stable_sort(ranked.begin(), ranked.end());
    units.all = static_cast<qint64>(ranked.size());
    mined::MinedStore store(database);
    for (const RankedUnit& one : ranked) {
        if (units.lines.size() == NumberUnits::kMostLines) break;
        const mined::Unit& unit = context.units[one.at];
        const auto item = store.item(unit.item);
        if (!item) return item.error();
        QString words = Text::tr("%1 · gold: %2").arg(toQt(item->subject), toQt(goldLine(mined::goldsOf(unit, *item))));
        if (withTask) words = QStringLiteral("%1 · %2").arg(taskLabel(item->task), words);
        units.lines.push_back({unit.item,
                               selectionOfUnit(0, unit.item, unit.withContext).study->unit,
                               one.line(measure, words),
                               {},
                               one.mark(),
                               one.probe,
                               unit.image.value_or(0),
                               item->id});
    }
    return {};
}

Result<NumberUnits> minedNumber(RunReadings& readings, store::Database& database, const StudySelection& selection) {
    if (isCompared(selection)) return comparedNumber(readings, database, selection);
    if (isPlanted(selection)) return plantedNumber(readings, database, selection);
    if (isOfAnswers(selection)) return answersNumber(readings, database, selection);
    const auto run = answersOfRun(readings, database, selection, false);
    if (!run) return run.error();
    NumberUnits units;
    units.title = toQt(run->context().record.name);
    addNumber(mined::narrowed(run->scores(), run->filter), selection, units);
    const bool isOfTask = study::valuesOf(selection.number, kTaskFacet).size() == 1;
    const Status listed =
        addUnitLines(database, run->context(), rankedUnits(run->scores(), run->filter, selection.measure),
                     selection.measure, !isOfTask, units);
    return listed ? Result<NumberUnits>(std::move(units)) : listed.error();
}

} // namespace chronoscope::ui
