// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/ComparisonView.h"

#include "core/results/ResultFilter.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/FilterParts.h"
#include "ui/views/Text.h"
#include "ui/views/Words.h"
#include "widgets/plots/PlotText.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace chronoscope::ui {

using results::Comparison;
using results::YearComparison;
using widgets::PlotText;

namespace {
QString nameOf(const results::ResultSet& set, std::size_t run) {
    return QString::fromStdString(results::runNames(set).at(set.run(run).choice));
}

QString testText(const analysis::McNemar& test) {
    switch (test.method) {
    case analysis::McNemarMethod::NoDifference: return Text::tr("No question on which they differ: nothing to test");
    case analysis::McNemarMethod::Exact: return Text::tr("McNemar's test, exact: %1").arg(chanceText(test.p));
    case analysis::McNemarMethod::ChiSquared: return Text::tr("McNemar's test: %1").arg(chanceText(test.p));
    }
    return {};
}

QString pointNote(const results::ResultSet& set, const Comparison& comparison, const YearComparison& year) {
    QStringList lines;
    lines
        << Text::tr("Only %1 is right: %2").arg(nameOf(set, comparison.first), numberText(year.pairs.paired.onlyFirst));
    lines << Text::tr("Only %1 is right: %2")
                 .arg(nameOf(set, comparison.second), numberText(year.pairs.paired.onlySecond));
    lines << Text::tr("Both are right: %1").arg(numberText(year.pairs.bothRight));
    if (year.test) lines << testText(*year.test);
    if (year.holm && year.test->method != analysis::McNemarMethod::NoDifference)
        lines
            << Text::tr("Corrected over %1 years (Holm): %2").arg(comparison.years.size()).arg(chanceText(*year.holm));
    if (year.isSignificant()) lines << Text::tr("★ below 0.05 after the correction");
    return lines.join(QLatin1Char('\n'));
}

QString templatesText(const results::ResultSet& set, const results::ResultFilter& filter,
                      const Comparison& comparison) {
    QStringList names;
    for (const prompt::Template form : results::commonTemplates(set, filter, comparison.first, comparison.second))
        names << displayName(form);
    return names.join(QStringLiteral(", "));
}

QString rangesOf(const std::vector<int>& years) {
    results::ResultFilter filter;
    for (const int year : years)
        filter.years.push_back({year, year});
    filter.tidy();
    return yearsText(filter.years);
}

/// "known: Generation; older: MCQA".
template <typename Value>
QString ofBoth(const results::ResultSet& set, std::size_t first, std::size_t second, Value text) {
    return Text::tr("%1: %2; %3: %4")
        .arg(nameOf(set, first), text(set.run(first).layout), nameOf(set, second), text(set.run(second).layout));
}

/// The smallest distance of two years that follow each other.
int yearStep(const std::vector<YearComparison>& years) {
    int step = 0;
    for (std::size_t at = 1; at < years.size(); ++at) {
        const int distance = years[at].year - years[at - 1].year;
        step = step == 0 ? distance : std::min(step, distance);
    }
    return std::max(1, step);
}
} // namespace

QString chanceText(double p) {
    constexpr double kSmallestShown = 0.001, kSmallestTold = 1e-300; // what is 0 is smaller than a double can be
    if (p >= kSmallestShown) return Text::tr("p = %1").arg(QLocale().toString(p, 'f', 3));
    return p < kSmallestTold ? Text::tr("p < 1e-300") : Text::tr("p < 0.001 (%1)").arg(QLocale().toString(p, 'g', 2));
}

widgets::CurveData comparisonCurve(const results::ResultSet& set, const results::ResultFilter& filter,
                                   const Comparison& comparison) {
    widgets::CurveData data;
    const QString less = Text::tr("%1 less %2").arg(nameOf(set, comparison.first), nameOf(set, comparison.second));
    data.title = Text::tr("Correct, %1 · %2, percentage points").arg(templatesText(set, filter, comparison), less);
    // Runs and templates are named before.
    const auto narrowed = filter.without(results::FilterPart::Runs).without(results::FilterPart::Templates);
    if (!narrowed.empty()) data.title += QStringLiteral(" · ") + narrowingText(narrowed, &set);
    data.xAxis = Text::tr("Year");
    data.valueName = Text::tr("Difference, points");
    data.intervalName = comparison.repeatsElements ? Text::tr("95 % bootstrap by element") : Text::tr("95 % Tango");
    data.differences = true;
    data.yearStep = yearStep(comparison.years);
    data.emptyText = Text::tr("No question that both runs have judged");
    widgets::CurveSeries series;
    series.name = less;
    series.style = 0;
    for (const YearComparison& year : comparison.years) {
        widgets::CurvePoint point;
        point.year = year.year;
        point.starred = year.isSignificant();
        point.value.value = year.points;
        point.value.n = year.pairs.paired.pairs;
        point.value.note = pointNote(set, comparison, year);
        if (year.interval) {
            point.value.low = year.interval->low;
            point.value.high = year.interval->high;
        }
        series.points.append(point);
    }
    data.series.append(series);
    return data;
}

QString pooledText(const Comparison& comparison) {
    const results::PooledDifference& pooled = comparison.pooled;
    if (!pooled.points) return {};
    QString difference =
        Text::tr("First minus second, all years together: %1 points").arg(PlotText::signedNumber(*pooled.points));
    if (pooled.interval)
        difference +=
            Text::tr(" [%1, %2]").arg(PlotText::number(pooled.interval->low), PlotText::number(pooled.interval->high));
    return Text::tr("%1 · %2 elements · %3 pairs")
        .arg(difference, numberText(static_cast<qint64>(pooled.elements)), numberText(pooled.pairs.paired.pairs));
}

QString noPairText(results::NoPair why, const results::ResultSet& set, const results::ResultFilter& filter,
                   std::size_t first, std::size_t second) {
    switch (why) {
    case results::NoPair::Elements:
        return Text::tr("The runs ask different slices of the benchmark, with no element in common. Choose two runs "
                        "of the same slice.");
    case results::NoPair::Templates:
        return Text::tr("The runs use no template in common (%1).")
            .arg(ofBoth(set, first, second, [](const run::RunLayout& layout) {
                QStringList forms;
                for (const prompt::Template form : layout.templates)
                    forms << displayName(form);
                return forms.join(QStringLiteral(", "));
            }));
    case results::NoPair::Years:
        return Text::tr("The runs ask no year in common (%1).")
            .arg(ofBoth(set, first, second, [](const run::RunLayout& layout) { return rangesOf(layout.years); }));
    case results::NoPair::ElementYears:
        return Text::tr("The runs ask elements and years in common, but no element at the same year.");
    case results::NoPair::Replies:
        return Text::tr("What both runs ask is not judged in both yet: wait until they have replies, or ask the "
                        "requests with errors again.");
    case results::NoPair::Filter: {
        const auto narrowed = filter.without(results::FilterPart::Runs).without(results::FilterPart::Protocols);
        return Text::tr("Both runs have judged questions in common, but none of them passes the filter: %1.")
            .arg(narrowingText(narrowed, &set));
    }
    case results::NoPair::Narrower: break;
    }
    return Text::tr("Both runs have judged questions in common, but under other templates than the one chosen above.");
}

QString comparisonLegend(const Comparison& comparison) {
    if (comparison.repeatsElements)
        return Text::tr(
            "Several templates are added up, so an element counts more than once a year: intervals by bootstrap "
            "over elements, and no test. Choose one template for McNemar's test.");
    return Text::tr("★ p < 0.05 by McNemar's test, after Holm's correction over %1 years. Bands: 95 % Tango.")
        .arg(comparison.years.size());
}

} // namespace chronoscope::ui
