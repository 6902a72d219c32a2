// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/RobustnessFigures.h"

#include "core/facts/IsoDate.h"
#include "core/studies/robustness/AlphaBins.h"
#include "core/studies/robustness/Calendar.h"
#include "core/studies/robustness/Classification.h"
#include "ui/views/CoreWords.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QLocale>

#include <cmath>
#include <limits>
#include <map>

namespace chronoscope::ui {

using robustness::DateClass;
using robustness::Level;
using robustness::ScoreMeans;
using robustness::ShareInterval;
using robustness::Undefined;

namespace {
constexpr double kNoNumber = std::numeric_limits<double>::quiet_NaN();

struct Shown {
    std::optional<double> share;
    std::optional<ShareInterval> interval;
};

Shown winRateOf(const ScoreMeans& means, bool pooled) {
    if (!pooled) return {means.winRate(), means.winInterval()};
    return {means.pooledWinRates.mean(), robustness::meanInterval(means.pooledWinRates)};
}

QString percent(double share) { return Text::tr("%1 %").arg(QLocale().toString(100 * share, 'f', 1)); }

/// Why facts have no win rate, and what else has to be known to trust the number.
QString noteOf(const ScoreMeans& means, const Shown& shown, RobustMeasure measure) {
    QStringList lines;
    if (measure == RobustMeasure::Robustness)
        if (const auto chance = means.randomRobustness())
            lines << Text::tr("%1 by random scores").arg(toQt(analysis::chance(*chance)));
    for (int why = 1; why < robustness::kUndefinedReasons; ++why)
        if (const auto facts = means.undefinedBy[static_cast<std::size_t>(why)]; facts > 0)
            lines << Text::tr("%1 undefined: %2").arg(numberText(facts), undefinedText(static_cast<Undefined>(why)));
    if (means.incomplete > 0)
        lines << Text::tr("Facts that lack some of their scores: %1").arg(numberText(means.incomplete));
    if (const auto least = means.leastRobustness(); least && means.robustIncomplete > 0)
        lines << Text::tr("%1 of them are robust by the tests that are left: robustness may be as low as %2")
                     .arg(numberText(means.robustIncomplete), percent(*least));
    if (means.flagged > 0)
        lines << Text::tr("Scores that are no numbers and lose their tests: %1").arg(numberText(means.flagged));
    if (shown.share && means.tests > means.wins)
        if (const auto far = means.lostShare(1))
            lines << Text::tr("%1 of the lost tests are a duration or more away").arg(percent(*far));
    return lines.join(QLatin1Char('\n'));
}

widgets::HeatmapCell cellOf(const ScoreMeans& means, const RobustView& view, Level level) {
    widgets::HeatmapCell cell;
    const auto notAsked = static_cast<std::size_t>(Undefined::NotAsked);
    cell.absence = means.facts == 0 ? Text::tr("No fact of this run passes the filter")
                                    : Text::tr("No fact was asked at a correct or an incorrect date of this precision");
    if (means.facts == 0 || means.undefinedBy[notAsked] == means.facts) return cell;
    cell.absence = Text::tr("Undefined: no fact has a test");
    const Shown shown = view.measure == RobustMeasure::Robustness
                            ? Shown{means.robustness(), means.interval()}
                            : winRateOf(means, view.pooled && level == Level::Global);
    cell.planned = true;
    cell.elements = static_cast<int>(means.facts);
    cell.missing = static_cast<int>(means.undefined());
    if (shown.share) cell.value = 100 * *shown.share;
    if (shown.interval) {
        cell.low = 100 * shown.interval->low;
        cell.high = 100 * shown.interval->high;
    }
    cell.note = noteOf(means, shown, view.measure);
    return cell;
}

std::optional<widgets::DateKind> kindOf(DateClass of) {
    switch (of) {
    case DateClass::Correct: return widgets::DateKind::Correct;
    case DateClass::Incorrect: return widgets::DateKind::Incorrect;
    case DateClass::Transitional: return widgets::DateKind::Transitional;
    case DateClass::Excluded: return widgets::DateKind::Excluded;
    case DateClass::Discarded: return widgets::DateKind::Discarded;
    case DateClass::NoContext: break;
    }
    return std::nullopt;
}

/// The begin of a day, in years with fractions.
double yearsOf(robustness::Day day) {
    namespace c = std::chrono;
    const c::year year = c::year_month_day(day).year();
    const c::sys_days first(year / 1 / 1), next((year + c::years(1)) / 1 / 1);
    return static_cast<int>(year) +
           static_cast<double>((day - first).count()) / static_cast<double>((next - first).count());
}

widgets::StripPeriod stripPeriod(const robustness::Period& period, double latest, bool own) {
    const robustness::Days start = robustness::daysOf(period.start);
    const QString end = period.end ? toQt(facts::isoText(*period.end)) : Text::tr("now");
    return {yearsOf(start.first),
            period.end ? yearsOf(robustness::daysOf(*period.end).last + std::chrono::days(1)) : latest,
            Text::tr("%1 – %2").arg(toQt(facts::isoText(period.start)), end), own};
}

bool isOfTests(const FactDates::One& date, DateClass of) { return date.date.of == of && date.score.has_value(); }

/// The tests this date is part of, and how many of them are lost.
std::pair<qint64, qint64> testsOf(const FactDates& dates, const FactDates::One& date) {
    const bool correct = isOfTests(date, DateClass::Correct);
    if (!correct && !isOfTests(date, DateClass::Incorrect)) return {};
    qint64 tests = 0, lost = 0;
    for (const FactDates::One& other : dates.dates) {
        if (!isOfTests(other, correct ? DateClass::Incorrect : DateClass::Correct)) continue;
        ++tests;
        const bool won = correct ? *date.score > *other.score : *other.score > *date.score;
        lost += won ? 0 : 1;
    }
    return {tests, lost};
}
} // namespace

QString precisionName(robustness::Precision precision) { return levelName(static_cast<Level>(precision)); }

QString levelName(Level level) {
    switch (level) {
    case Level::ByYear: return Text::tr("Year");
    case Level::ByMonth: return Text::tr("Month");
    case Level::ByDay: return Text::tr("Day");
    case Level::Global: return Text::tr("Global");
    }
    return {};
}

QString globalText(bool pooled) {
    return pooled ? Text::tr("Global: pooled tests") : Text::tr("Global: mean of precisions");
}

QString globalTip() {
    return Text::tr("Global: all precisions of a fact together. R is 1 if it is 1 at each. W is the mean of the "
                    "precisions' win rates; or, with pooled tests, the share of all its tests that are won.");
}

QString precisionTip() {
    return Text::tr("How precise the dates in the questions are. A fact whose bounds are known by year alone counts at "
                    "months and days, too: as one that held from the first day of its first year to the last day of "
                    "its last year.");
}

QString yearBoundsText(const robustness::DatedFact& fact, Level level) {
    const auto isYear = [](const facts::Date& date) { return date.month == 0; };
    const bool isByYear = isYear(fact.period.start) || (fact.period.end && isYear(*fact.period.end));
    if (!isByYear || level == Level::ByYear) return {};
    return Text::tr("Known by year alone: months and days are judged as if it held from the first day of the first "
                    "year to the last day of the last.");
}

QString samplerName(robustness::Sampler sampler) {
    return sampler == robustness::Sampler::TimeStress ? Text::tr("TimeStress: up to 201 years around the fact")
                                                      : Text::tr("Paper: some nine correct years");
}

QString samplerTip() {
    return Text::tr("How the years around a fact's time are chosen. TimeStress: 201 points at equal distances over ten "
                    "lengths of the fact's validity; every year that one of them falls into is asked once, so a short "
                    "fact has fewer dates. Paper: every so many years, so that about nine are correct.");
}

QString undefinedText(Undefined why) {
    switch (why) {
    case Undefined::None: return {};
    case Undefined::NotAsked: return Text::tr("not asked at a correct or an incorrect date");
    case Undefined::NoCorrectDate: return Text::tr("no correct date");
    case Undefined::NoIncorrectDate: return Text::tr("no incorrect date");
    case Undefined::CorrectMissing: return Text::tr("the scores of all correct dates are missing");
    case Undefined::IncorrectMissing: return Text::tr("the scores of all incorrect dates are missing");
    }
    return {};
}

widgets::HeatmapData robustHeat(const RobustRuns& numbers, const RobustView& view) {
    const bool isWinRate = view.measure == RobustMeasure::WinRate;
    widgets::HeatmapData data;
    QStringList title{isWinRate ? Text::tr("Win rate W, mean over facts in %") : Text::tr("Robustness R, % of facts")};
    if (isWinRate && view.filter.takes(Level::Global)) title << globalText(view.pooled);
    if (!view.narrowed.isEmpty()) title << view.narrowed;
    data.title = title.join(QStringLiteral(" · "));
    data.rowAxis = Text::tr("run");
    data.columnAxis = Text::tr("precision of the dates");
    data.valueName = isWinRate ? Text::tr("Win rate, %") : Text::tr("Robust, %");
    data.intervalName =
        isWinRate ? Text::tr("95 % of the mean over facts") : Text::tr("95 % Wilson, corrected for continuity");
    const std::vector<Level> levels = levelsOf(view.filter);
    for (const Level level : levels)
        data.columns << levelName(level);
    data.unplannedName = Text::tr("no number");
    data.missingName = Text::tr("undefined");
    for (const robustness::StressResults& run : numbers.runs) {
        widgets::HeatmapRow row;
        row.key = run.run.id;
        row.label = toQt(run.run.name);
        row.detail = toQt(run.run.model);
        row.counted = Text::tr("facts");
        row.notesMissing = true;
        data.rows.append(row);
        const robustness::LevelMeans means = robustness::meansOf(run, view.filter).all;
        for (const Level level : levels)
            data.cells.append(cellOf(means[static_cast<std::size_t>(level)], view, level));
    }
    data.emptyText = Text::tr("Nothing was scored yet");
    return data;
}

std::vector<Level> levelsOf(const robustness::StressFilter& filter) {
    std::vector<Level> levels;
    for (int i = 0; i < robustness::kLevels; ++i)
        if (const auto level = static_cast<Level>(i); filter.takes(level)) levels.push_back(level);
    return levels;
}

widgets::AlphaData alphaData(const std::vector<robustness::AlphaSum>& sums, const robustness::StressResults& run,
                             const AlphaView& view) {
    widgets::AlphaData data;
    data.title = Text::tr("Mean log P(object | question) by distance · %1 · %2")
                     .arg(toQt(run.run.name), precisionName(view.precision));
    data.xAxis = Text::tr("α: distance from the middle of validity, in lengths of it");
    data.valueName = Text::tr("mean log P");
    data.bars = view.bars;
    data.emptyText = Text::tr("No date of this precision has a score yet");
    struct Sum {
        double of = 0;
        qint64 dates = 0, leftOut = 0;
    };
    std::map<std::pair<int, DateClass>, Sum> byBin;
    for (const robustness::AlphaSum& sum : sums) {
        const bool isBar = sum.bin >= robustness::kAlphaPoints;
        const auto relation = static_cast<std::size_t>(sum.relation);
        if (isBar != view.bars || sum.precision != view.precision || !kindOf(sum.of)) continue;
        if (relation >= run.relations.size() || !view.filter.takesRelation(run.relations[relation])) continue;
        Sum& all = byBin[{sum.bin, sum.of}];
        all.of += sum.sum;
        all.dates += sum.dates;
        all.leftOut += sum.leftOut;
    }
    for (const auto& [place, sum] : byBin) {
        const int bin = view.bars ? place.first - robustness::kAlphaPoints : place.first;
        const robustness::AlphaRange range = view.bars ? robustness::barRange(bin) : robustness::pointRange(bin);
        widgets::AlphaPoint point;
        point.kind = *kindOf(place.second);
        point.low = range.low;
        point.high = range.high;
        point.alpha = view.bars ? (range.low + range.high) / 2 : robustness::pointCentre(bin);
        if (sum.dates > 0) point.meanLogProb = sum.of / static_cast<double>(sum.dates);
        point.dates = sum.dates;
        point.missing = sum.leftOut;
        data.points.append(point);
    }
    return data;
}

QString statementOf(const FactDates::One& date) {
    const QString prompt = toQt(date.prompt).trimmed();
    return Text::tr("%1 %2").arg(prompt.mid(prompt.lastIndexOf(QLatin1Char('\n')) + 1), toQt(date.object)).simplified();
}

QString rivalText(const FactDates& dates, const FactDates::One& date) {
    const bool correct = isOfTests(date, DateClass::Correct);
    if ((!correct && !isOfTests(date, DateClass::Incorrect)) || !std::isfinite(*date.score)) return {};
    const FactDates::One* rival = nullptr; // the highest incorrect date, or the lowest correct one
    for (const FactDates::One& other : dates.dates) {
        if (!isOfTests(other, correct ? DateClass::Incorrect : DateClass::Correct) || !std::isfinite(*other.score))
            continue;
        if (!rival || (correct ? *other.score > *rival->score : *other.score < *rival->score)) rival = &other;
    }
    if (!rival) return {};
    const double margin = *date.score - *rival->score;
    const QString where = toQt(rival->text), score = QLocale().toString(*rival->score, 'f', 3);
    const QString by = QLocale().toString(std::abs(margin), 'f', 3);
    if (margin == 0)
        return (correct ? Text::tr("lost to the incorrect date %1 with the same log P: a tie is lost")
                        : Text::tr("as high as the correct date %1, which loses by the tie"))
            .arg(where);
    if (correct)
        return (margin > 0
                    ? Text::tr("won against all: of the incorrect dates %1 is highest, and its log P = %2 lower by %3")
                    : Text::tr("lost to the incorrect date %1, whose log P = %2 is higher by %3"))
            .arg(where, score, by);
    return (margin < 0 ? Text::tr("below all correct dates: of these %1 is lowest, and its log P = %2 higher by %3")
                       : Text::tr("beats the correct date %1, whose log P = %2 is lower by %3"))
        .arg(where, score, by);
}

QString cutText(const robustness::DatedFact& fact, const robustness::SamplerOptions& drawn) {
    if (!robustness::isCut(fact, drawn)) return {};
    const bool isUsual = drawn.clip == robustness::SamplerOptions().clip;
    QString text = (isUsual ? Text::tr("It held until %1, but no date after %2 is asked, as in the paper: "
                                       "“stress --clip” asks later ones.")
                            : Text::tr("It held until %1, but no date after %2 is asked: the run was made so."))
                       .arg(toQt(facts::isoText(*fact.period.end)), toQt(facts::isoText(drawn.clip)));
    if (const int step = robustness::yearStep(fact); drawn.sampler == robustness::Sampler::Paper && step > 1)
        text += QLatin1Char(' ') + Text::tr("One year in %1 is asked.").arg(step);
    return text;
}

widgets::DateStripData stripData(const FactDates& dates, const QString& runName) {
    widgets::DateStripData data;
    data.title = Text::tr("%1, %2: %3 · %4")
                     .arg(toQt(dates.fact.subject), toQt(dates.fact.relation), toQt(dates.fact.object),
                          precisionName(dates.precision));
    data.xAxis = Text::tr("date in the question · %1").arg(runName);
    data.valueName = Text::tr("log P");
    data.emptyText = Text::tr("This fact was not asked at this precision");
    double latest = -std::numeric_limits<double>::infinity();
    for (const FactDates::One& one : dates.dates) {
        const auto kind = kindOf(one.date.of);
        if (!kind || !one.date.date) {
            if (one.score) data.undated = *one.score;
            continue;
        }
        const robustness::Days days = robustness::daysOf(*one.date.date);
        widgets::StripDate date;
        date.key = one.index;
        date.label = toQt(one.text);
        date.from = yearsOf(days.first);
        date.to = yearsOf(days.last + std::chrono::days(1));
        date.kind = *kind;
        date.asked = one.answered;
        date.logProb = one.score.value_or(kNoNumber);
        std::tie(date.tests, date.lost) = testsOf(dates, one);
        date.statement = statementOf(one);
        if (one.date.alpha) date.note = Text::tr("α = %1").arg(QLocale().toString(*one.date.alpha, 'f', 4));
        if (const QString rival = rivalText(dates, one); !rival.isEmpty())
            date.note += (date.note.isEmpty() ? QString() : QStringLiteral("\n")) + rival;
        if (one.score && !std::isfinite(*one.score))
            date.note += Text::tr("\nthe server said %1").arg(coreWords(robustness::oddScoreText(*one.score)));
        latest = std::max(latest, date.to);
        data.dates.append(date);
    }
    data.periods.append(stripPeriod(dates.fact.period, latest, true));
    for (const robustness::Period& other : dates.fact.others)
        data.periods.append(stripPeriod(other, latest, false));
    return data;
}

} // namespace chronoscope::ui
