// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/AnswerUnits.h"

#include "core/studies/mined/CountedAnswers.h"
#include "core/studies/mined/YearTables.h"
#include "ui/studies/mined/AnswersOfRun.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/studies/mined/ScoreUnits.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QLocale>

#include <charconv>
#include <unordered_map>
#include <utility>

namespace chronoscope::ui {

using mined::Configuration;
using mined::ContextLabel;
using mined::LatestLabel;
using mined::ScoredUnit;

namespace {
// Measures; those of scores are told from the items of a cell by a facet below.
constexpr const char* kNamedKey = "named";
constexpr const char* kLatestKey = "latest";
constexpr const char* kContextKey = "context";
// Facets of a number beside those of the filter.
constexpr const char* kHeldFacet = "held";   ///< year in which those held it whom replies name
constexpr const char* kFromFacet = "from";   ///< first of the asked years
constexpr const char* kLabelOfAnswer = "by"; ///< number of a label
constexpr const char* kSideFacet = "side";   ///< with the context or without
constexpr const char* kWayFacet = "way";     ///< configuration

Selection answerSelection(qint64 run, const char* measure, mined::Task task, const study::Narrowing& filter) {
    return selectionOfCell(run, measure, std::string(mined::name(task)), {}, filter);
}

std::optional<int> numberIn(const study::Narrowing& number, const char* key) {
    const auto& values = study::valuesOf(number, key);
    if (values.size() != 1) return std::nullopt;
    int parsed = 0;
    const std::string& text = values.front();
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), parsed);
    return problem == std::errc() && end == text.data() + text.size() ? std::optional(parsed) : std::nullopt;
}

mined::Task taskIn(const study::Narrowing& number) {
    const auto& tasks = study::valuesOf(number, kTaskFacet);
    return tasks.empty() ? mined::Task::TA : mined::taskFromName(tasks.front()).value_or(mined::Task::TA);
}

QString outputsText(qint64 part, qint64 all) {
    if (part == all) return Text::tr("n = %1 outputs").arg(numberText(all));
    const double share = all > 0 ? 100.0 * static_cast<double>(part) / static_cast<double>(all) : 0;
    return Text::tr("%1 %, n = %2 of %3 outputs")
        .arg(QLocale().toString(share, 'f', 1), numberText(part), numberText(all));
}

Result<NumberUnits> namedNumber(RunReadings& readings, store::Database& database, const StudySelection& selection) {
    const auto run = answersOfRun(readings, database, selection, false);
    if (!run) return run.error();
    const auto year = numberIn(selection.number, kHeldFacet);
    NumberUnits units =
        run->titled(year ? Text::tr("names who held it in %1").arg(*year) : Text::tr("all answers about now"));
    const auto namings = run->reading->namings(database);
    if (!namings) return namings.error();
    qint64 outputs = 0;
    for (const mined::Naming& naming : **namings) {
        if (!run->takes(naming.unit) || !run->filter.takes(naming.configuration)) continue;
        ++outputs;
        if (year && !naming.isOf(*year)) continue;
        const QString whom = naming.names.empty() ? Text::tr("nobody of the list") : toQt(goldLine(naming.names));
        const auto mark = naming.isRight ? widgets::Mark::Correct : widgets::Mark::Incorrect;
        const Status added = addAnswer(database, *run, {naming.unit, naming.configuration, whom, mark}, units);
        if (!added) return added.error();
    }
    units.text = outputsText(units.all, outputs);
    return units;
}

/// By whom an answer names: as bars have it.
Result<NumberUnits> contextNumber(RunReadings& readings, store::Database& database, const StudySelection& selection) {
    const auto run = answersOfRun(readings, database, selection, true);
    if (!run) return run.error();
    const mined::Task task = taskIn(selection.number);
    const bool withContext = study::takes(selection.number, kSideFacet, mined::kWithContext);
    const auto label = numberIn(selection.number, kLabelOfAnswer);
    NumberUnits units = run->titled(
        (withContext ? Text::tr("%1 with its context") : Text::tr("%1 without its context")).arg(taskLabel(task)));
    if (label) units.title += QStringLiteral(" · ") + contextLabelName(static_cast<ContextLabel>(*label));
    std::unordered_map<std::int64_t, std::size_t> places; // twice the item, and one more with its context
    for (std::size_t at = 0; at < run->scores().units.size(); ++at)
        places[2 * run->scores().units[at].item + (run->scores().units[at].withContext ? 1 : 0)] = at;
    const mined::RunScores taken = mined::narrowed(run->scores(), run->filter);
    qint64 outputs = 0;
    for (const mined::ContextOutput& output : mined::contextOutputs(taken, task)) {
        const ScoredUnit& unit = taken.units[output.unit];
        if (unit.withContext != withContext) continue;
        ++outputs;
        if (label && static_cast<int>(output.label) != *label) continue;
        const Status added = addAnswer(database, *run,
                                       {places.at(2 * unit.item + (withContext ? 1 : 0)), output.configuration,
                                        contextLabelName(output.label), contextLabelMark(output.label)},
                                       units);
        if (!added) return added.error();
    }
    units.text = outputsText(units.all, outputs);
    return units;
}

Result<NumberUnits> latestNumber(RunReadings& readings, store::Database& database, const StudySelection& selection) {
    const auto run = answersOfRun(readings, database, selection, true);
    if (!run) return run.error();
    const auto label = numberIn(selection.number, kLabelOfAnswer);
    const auto& types = study::valuesOf(selection.number, kTypeFacet);
    NumberUnits units = run->titled(taskLabel(mined::Task::TA));
    if (types.size() == 1) units.title += QStringLiteral(" · ") + toQt(types.front());
    if (label) units.title += QStringLiteral(" · ") + latestLabelName(static_cast<LatestLabel>(*label));
    qint64 items = 0;
    mined::MinedStore store(database);
    for (std::size_t at = 0; at < run->scores().units.size(); ++at) {
        const ScoredUnit unit = run->taken(at);
        if (!run->takes(at) || !mined::countsInLatest(unit)) continue;
        ++items;
        const LatestLabel own = mined::latestLabel(unit);
        if (label && static_cast<int>(own) != *label) continue;
        ++units.all;
        if (units.lines.size() == NumberUnits::kMostLines) continue;
        const auto item = store.item(unit.item);
        if (!item) return item.error();
        units.lines.push_back(
            {unit.item,
             selectionOfUnit(0, unit.item, unit.withContext).study->unit,
             Text::tr("%1 · %2 · gold: %3").arg(latestLabelName(own), toQt(item->subject), toQt(goldLine(item->golds))),
             {},
             latestLabelMark(own),
             {},
             run->context().units[at].image.value_or(0),
             item->id});
    }
    const double share = items > 0 ? 100.0 * static_cast<double>(units.all) / static_cast<double>(items) : 0;
    units.text = !label ? Text::tr("n = %1 items").arg(numberText(items))
                        : Text::tr("%1 %, n = %2 of %3 items")
                              .arg(QLocale().toString(share, 'f', 1), numberText(units.all), numberText(items));
    return units;
}

/// The score of some units of the run, each by the replies that `repliesOf` takes, none where it gives none.
template <typename RepliesOf>
Result<NumberUnits> scoreOf(store::Database& database, const StudySelection& selection, const AnswersOfRun& run,
                            NumberUnits units, bool withTask, RepliesOf repliesOf) {
    mined::ScoreMean mean;
    std::vector<RankedUnit> ranked;
    for (std::size_t at = 0; at < run.scores().units.size(); ++at) {
        if (!run.takes(at)) continue;
        RankedUnit one{at, false, std::nullopt, std::nullopt};
        const std::optional<mined::ItemReplies> replies = repliesOf(at, one);
        if (!replies) continue;
        const auto score = mined::itemScore(*replies, mined::EmptyRule::Zero);
        const auto probe = one.probe;
        one = rankedUnit(at, score, selection.measure);
        one.probe = probe;
        mean.add(score);
        ranked.push_back(one);
    }
    units.text = scoreLine(mean, selection.measure);
    const Status listed = addUnitLines(database, run.context(), std::move(ranked), selection.measure, withTask, units);
    return listed ? Result<NumberUnits>(std::move(units)) : listed.error();
}

Result<NumberUnits> askedNumber(RunReadings& readings, store::Database& database, const StudySelection& selection) {
    const auto run = answersOfRun(readings, database, selection, false);
    if (!run) return run.error();
    const mined::Task task = taskIn(selection.number);
    const int from = numberIn(selection.number, kFromFacet).value_or(0);
    const auto spans = run->reading->spans(database);
    if (!spans) return spans.error();
    const QString years = Text::tr("%1 to %2").arg(from).arg(from + mined::kAskedSpan - 1);
    return scoreOf(database, selection, *run, run->titled(Text::tr("%1 · %2").arg(taskLabel(task), years)), false,
                   [&](std::size_t at, RankedUnit&) -> std::optional<mined::ItemReplies> {
                       const ScoredUnit unit = run->taken(at);
                       if (unit.task != task || (**spans)[at] != from) return std::nullopt;
                       return mined::countsInScores(unit) ? std::optional(unit.replies) : std::nullopt;
                   });
}

Result<NumberUnits> wayNumber(RunReadings& readings, store::Database& database, const StudySelection& selection) {
    const auto run = answersOfRun(readings, database, selection, false);
    if (!run) return run.error();
    const auto& ways = study::valuesOf(selection.number, kWayFacet);
    const Configuration way =
        mined::configurationFromName(ways.empty() ? std::string() : ways.front()).value_or(Configuration::QI);
    return scoreOf(database, selection, *run, run->titled(configurationLabel(way)), true,
                   [&](std::size_t at, RankedUnit& one) -> std::optional<mined::ItemReplies> {
                       const ScoredUnit unit = run->taken(at);
                       if (!mined::countsAs(unit, way, mined::EmptyRule::Zero)) return std::nullopt;
                       one.probe = run->context().order.indexOf(static_cast<std::int64_t>(at), way);
                       return mined::ItemReplies{unit.replies[static_cast<std::size_t>(way)]};
                   });
}
} // namespace

Selection selectionOfNamed(qint64 run, std::optional<int> year, const study::Narrowing& filter) {
    Selection selection = answerSelection(run, kNamedKey, mined::Task::TA, filter);
    if (year) selection.study->number[kHeldFacet] = {std::to_string(*year)};
    return selection;
}

Selection selectionOfAsked(qint64 run, const std::string& measure, mined::Task task, int from,
                           const study::Narrowing& filter) {
    Selection selection = answerSelection(run, measure.c_str(), task, filter);
    selection.study->number[kFromFacet] = {std::to_string(from)};
    return selection;
}

Selection selectionOfLatest(qint64 run, const std::string& type, std::optional<LatestLabel> label,
                            const study::Narrowing& filter) {
    Selection selection = answerSelection(run, kLatestKey, mined::Task::TA, filter);
    if (!type.empty()) selection.study->number[kTypeFacet] = {type};
    if (label) selection.study->number[kLabelOfAnswer] = {std::to_string(static_cast<int>(*label))};
    return selection;
}

Selection selectionOfContext(qint64 run, mined::Task task, bool withContext, std::optional<ContextLabel> label,
                             const study::Narrowing& filter) {
    Selection selection = answerSelection(run, kContextKey, task, filter);
    selection.study->number[kSideFacet] = {withContext ? mined::kWithContext : mined::kWithoutContext};
    if (label) selection.study->number[kLabelOfAnswer] = {std::to_string(static_cast<int>(*label))};
    return selection;
}

Selection selectionOfWay(qint64 run, const std::string& measure, Configuration way, const study::Narrowing& filter) {
    Selection selection = selectionOfCell(run, measure, {}, {}, filter);
    selection.study->number[kWayFacet] = {std::string(mined::name(way))};
    return selection;
}

bool isOfAnswers(const StudySelection& selection) {
    const std::string& measure = selection.measure;
    return measure == kNamedKey || measure == kLatestKey || measure == kContextKey ||
           selection.number.contains(kFromFacet) || selection.number.contains(kWayFacet);
}

Result<NumberUnits> answersNumber(RunReadings& readings, store::Database& database, const StudySelection& selection) {
    if (selection.measure == kNamedKey) return namedNumber(readings, database, selection);
    if (selection.measure == kLatestKey) return latestNumber(readings, database, selection);
    if (selection.measure == kContextKey) return contextNumber(readings, database, selection);
    return selection.number.contains(kFromFacet) ? askedNumber(readings, database, selection)
                                                 : wayNumber(readings, database, selection);
}

} // namespace chronoscope::ui
