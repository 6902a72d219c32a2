// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/RobustInspection.h"

#include "core/studies/robustness/FactText.h"
#include "core/studies/robustness/ScoreMeans.h"
#include "core/studies/robustness/StressResults.h"
#include "ui/studies/robustness/RobustnessFigures.h"
#include "ui/studies/robustness/RunsCompared.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QLocale>

#include <algorithm>

namespace chronoscope::ui {

using robustness::FactResult;
using robustness::kPrecisionAxis;
using robustness::Level;
using robustness::levelFromName;
using robustness::UnitScore;

namespace {
QString inspectedPercent(double share) { return Text::tr("%1 %").arg(QLocale().toString(100 * share, 'f', 1)); }

/// Of one fact at one level; none where undefined.
struct Standing {
    std::optional<double> winRate;
    bool robust = false;
};

Standing standingOf(const robustness::FactUnits& units, Level level, bool pooled) {
    if (level != Level::Global) {
        const UnitScore& unit = units.at(static_cast<std::size_t>(level));
        return {unit.winRate(), unit.robust().value_or(false)};
    }
    const auto global = robustness::globalScore(units);
    if (!global) return {};
    return {pooled ? global->pooledWinRate : global->winRate, global->robust};
}

widgets::Mark standingMark(const Standing& standing) {
    if (!standing.winRate) return widgets::Mark::Missing;
    return standing.robust ? widgets::Mark::Correct : widgets::Mark::Incorrect;
}

/// Those that lose most first, undefined ones last.
bool isWorse(const Standing& a, const Standing& b) {
    if (a.winRate.has_value() != b.winRate.has_value()) return a.winRate.has_value();
    return a.winRate && *a.winRate < *b.winRate;
}

QString numberLine(const robustness::ScoreMeans& means, const std::string& measure) {
    const bool isRobustness = measure == "robustness";
    const auto& rates = measure == "pooled" ? means.pooledWinRates : means.winRates;
    const auto value = isRobustness ? means.robustness() : rates.mean();
    const auto interval = isRobustness ? means.interval() : robustness::meanInterval(rates);
    const QString name = isRobustness ? Text::tr("R") : Text::tr("W");
    if (!value) return Text::tr("%1 is undefined for all facts").arg(name);
    const QString n = numberText(means.defined());
    if (!interval) return Text::tr("%1 = %2, n = %3 facts").arg(name, inspectedPercent(*value), n);
    return Text::tr("%1 = %2 [%3, %4], n = %5 facts")
        .arg(name, inspectedPercent(*value), inspectedPercent(interval->low), inspectedPercent(interval->high), n);
}

/// The number first, for a long line is cut at its end: "W 22.2 % · Ada · Acme · employer".
QString factLine(const robustness::DatedFact& fact, const Standing& standing) {
    const QString words = Text::tr("%1 · %2 · %3").arg(toQt(fact.subject), toQt(fact.object), toQt(fact.relation));
    return standing.winRate ? Text::tr("W %1 · %2").arg(inspectedPercent(*standing.winRate), words)
                            : Text::tr("undefined · %1").arg(words);
}

struct Ranked {
    qint64 row = 0;
    Standing standing;
};

Status addLines(store::Database& database, const std::vector<Ranked>& ranked, Level level, NumberUnits& units) {
    robustness::FactStore facts(database);
    const study::UnitKey unit{{kPrecisionAxis, std::string(robustness::name(level))}};
    for (const Ranked& one : ranked) {
        if (units.lines.size() == NumberUnits::kMostLines) break;
        const auto stored = facts.load(one.row);
        if (!stored) return stored.error();
        units.lines.push_back({one.row, unit, factLine(stored->fact, one.standing), {}, standingMark(one.standing)});
        units.lines.back().identity = robustness::factContent(stored->fact);
    }
    return {};
}
} // namespace

Selection selectionOfFact(qint64 run, qint64 row, Level level, std::optional<qint64> probe) {
    Selection selection;
    selection.study = StudySelection{std::string(robustness::kRobustness),
                                     run,
                                     {},
                                     {},
                                     row,
                                     {{kPrecisionAxis, std::string(robustness::name(level))}},
                                     probe};
    return selection;
}

Selection selectionOfNumber(qint64 run, Level level, const std::string& measure, const study::Narrowing& filter) {
    Selection selection;
    study::Narrowing number = study::without(study::without(filter, study::kRunFacet), study::kModelFacet);
    number[kPrecisionAxis] = {std::string(robustness::name(level))};
    selection.study = StudySelection{std::string(robustness::kRobustness), run, measure, number, 0, {}, {}};
    return selection;
}

QString factsText(const study::Narrowing& filter) {
    QStringList parts;
    for (const std::string& relation : study::valuesOf(filter, study::kRelationFacet))
        parts << toQt(relation);
    for (const std::string& subject : study::valuesOf(filter, study::kSubjectFacet))
        parts << Text::tr("subject contains “%1”").arg(toQt(subject));
    for (const std::string& label : study::valuesOf(filter, study::kLabelFacet))
        parts << labelChoiceText(label);
    return parts.join(QStringLiteral(" · "));
}

std::optional<Level> levelOf(const study::UnitKey& unit) {
    const auto at = unit.find(kPrecisionAxis);
    return at == unit.end() ? std::nullopt : levelFromName(at->second);
}

std::optional<Level> levelOf(const study::Narrowing& number) {
    const auto at = number.find(kPrecisionAxis);
    return at == number.end() || at->second.size() != 1 ? std::nullopt : levelFromName(at->second.front());
}

Result<NumberUnits> robustNumber(store::Database& database, const StudySelection& selection) {
    if (isComparison(selection)) return comparisonNumber(database, selection);
    const auto level = levelOf(selection.number);
    if (!level) return Error{ErrorCode::InvalidArgument, "the number names no precision", selection.measure};
    const auto record = store::RunStore(database).get(selection.run);
    if (!record) return record.error();
    const auto run = robustness::readStressResults(database, *record);
    if (!run) return run.error();
    const auto filter = robustness::stressFilter(database, selection.number, std::span(&*record, 1));
    if (!filter) return filter.error();
    robustness::LevelMeans means;
    std::vector<Ranked> ranked;
    for (const FactResult& fact : run->facts) {
        if (!filter->takes(*run, fact)) continue;
        robustness::add(means, fact.units);
        ranked.push_back({fact.row, standingOf(fact.units, *level, selection.measure == "pooled")});
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const Ranked& a, const Ranked& b) { return isWorse(a.standing, b.standing); });
    NumberUnits units;
    QStringList title{toQt(record->name), levelName(*level)};
    if (const QString facts = factsText(selection.number); !facts.isEmpty()) title << facts;
    units.title = title.join(QStringLiteral(" · "));
    const robustness::ScoreMeans& mine = means[static_cast<std::size_t>(*level)];
    QStringList lines{
        numberLine(mine, selection.measure),
        Text::tr("%1 robust, %2 not, %3 undefined")
            .arg(numberText(mine.robust), numberText(mine.defined() - mine.robust), numberText(mine.undefined()))};
    if (run->pending > 0) lines << Text::tr("Facts of the run still to be asked: %1").arg(numberText(run->pending));
    units.text = lines.join(QLatin1Char('\n'));
    units.all = static_cast<qint64>(ranked.size());
    const Status named = addLines(database, ranked, *level, units);
    return named ? Result<NumberUnits>(std::move(units)) : named.error();
}

namespace {
std::int64_t tiesOf(const std::vector<robustness::ScoredDate>& dates) {
    std::int64_t ties = 0;
    for (const robustness::ScoredDate& correct : dates)
        if (correct.of == robustness::DateClass::Correct && correct.logProb)
            ties += std::count_if(dates.begin(), dates.end(), [&](const robustness::ScoredDate& other) {
                return other.of == robustness::DateClass::Incorrect && other.logProb == correct.logProb;
            });
    return ties;
}
} // namespace

std::optional<double> scoreOfDate(const FactUnit& unit, const FactDates::One& date) {
    for (const FactDates& level : unit.dates)
        for (const FactDates::One& one : level.dates)
            if (one.text == date.text && one.date.precision == date.date.precision) return one.score;
    return std::nullopt;
}

Result<FactUnit> readFactUnit(store::Database& database, qint64 run, qint64 row, Level level) {
    const auto record = store::RunStore(database).get(run);
    if (!record) return record.error();
    const auto fact = robustness::StressStore(database).factOfRow(run, row);
    if (!fact) return fact.error();
    FactUnit unit{record->name, {}, {}, 0, 0};
    for (int i = 0; i < robustness::kPrecisions; ++i) {
        if (level != Level::Global && i != static_cast<int>(level)) continue;
        auto dates = readFactDates(database, run, fact->ordinal, static_cast<robustness::Precision>(i));
        if (!dates) return dates.error();
        std::vector<robustness::ScoredDate> scored;
        for (const FactDates::One& one : dates->dates) {
            scored.push_back({one.date.of, one.score, one.date.alpha});
            unit.open += one.answered ? 0 : 1;
        }
        unit.ties += tiesOf(scored);
        unit.scores.push_back(robustness::scoreUnit(scored));
        unit.dates.push_back(std::move(dates).value());
    }
    return unit;
}

QString outcomeText(const FactUnit& unit) {
    if (unit.open > 0) return Text::tr("Of its dates still to be asked: %1").arg(numberText(qint64(unit.open)));
    std::int64_t tests = 0, lost = 0;
    int missing = 0;
    for (const UnitScore& score : unit.scores) {
        if (!score.isDefined()) return Text::tr("Undefined: %1").arg(undefinedText(score.undefined()));
        tests += score.tests();
        lost += score.lost();
        missing += score.missing();
    }
    const QString share = inspectedPercent(static_cast<double>(tests - lost) / static_cast<double>(tests));
    QString text =
        lost == 0 ? Text::tr("Robust: all %1 tests won").arg(numberText(tests))
                  : Text::tr("Not robust: %1 of %2 tests lost, %3 won").arg(numberText(lost), numberText(tests), share);
    if (unit.ties > 0) text += Text::tr("\nTies, which count as lost: %1").arg(numberText(unit.ties));
    if (missing > 0) text += Text::tr("\nDates without a score, which are in no test: %1").arg(numberText(missing));
    return text;
}

} // namespace chronoscope::ui
