// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/Comparison.h"

#include <algorithm>
#include <utility>

namespace chronoscope::results {

namespace {
std::optional<double> pointsOf(std::int64_t pairs, std::int64_t firstRight, std::int64_t secondRight) {
    if (pairs == 0) return std::nullopt;
    return 100.0 * static_cast<double>(firstRight - secondRight) / static_cast<double>(pairs);
}

/// Of the columns of pairSums().
std::optional<double> meanDifference(analysis::ColumnSums sums) { return pointsOf(sums[0], sums[1], sums[2]); }

void sumPairs(PairCounts& sum, const PairCounts& pairs) {
    sum.paired.pairs += pairs.paired.pairs;
    sum.paired.onlyFirst += pairs.paired.onlyFirst;
    sum.paired.onlySecond += pairs.paired.onlySecond;
    sum.bothRight += pairs.bothRight;
}

/// The years that have a pair, without tests.
std::vector<YearComparison> yearsOf(const ResultSet& set, const ResultFilter& filter, std::size_t first,
                                    std::size_t second) {
    std::vector<YearComparison> years;
    const DifferenceGrid grid = difference(set, filter, first, second, RowsBy::Run);
    if (grid.rows.empty()) return years;
    for (std::size_t column = 0; column < grid.years.size(); ++column) {
        YearComparison year;
        year.year = grid.years[column];
        year.pairs = grid.at(0, column);
        const auto points = pointsOf(year.pairs.paired.pairs, year.pairs.firstRight(), year.pairs.secondRight());
        if (!points) continue;
        year.points = *points;
        years.push_back(year);
    }
    return years;
}

PooledDifference pooledOf(const std::vector<YearComparison>& years, const analysis::ElementSums& sums) {
    PooledDifference pooled;
    for (const YearComparison& year : years)
        sumPairs(pooled.pairs, year.pairs);
    pooled.elements = sums.elements();
    pooled.points = pointsOf(pooled.pairs.paired.pairs, pooled.pairs.firstRight(), pooled.pairs.secondRight());
    return pooled;
}

Result<std::optional<analysis::Interval>> intervalOf(const analysis::ElementSums& sums, const std::stop_token& stop) {
    if (sums.elements() < 2) return std::optional<analysis::Interval>();
    const auto bootstrap = analysis::bootstrap95(sums, meanDifference, {}, stop);
    if (!bootstrap) return bootstrap.error();
    return bootstrap->interval;
}

/// One template: the tests of the years, as one family.
void addTests(std::vector<YearComparison>& years) {
    std::vector<std::optional<double>> chances;
    for (YearComparison& year : years) {
        const analysis::PairedCounts& counts = year.pairs.paired;
        if (const auto found = analysis::pairedDifference95(counts)) year.interval = found->interval;
        year.test = analysis::mcNemar(counts.onlyFirst, counts.onlySecond);
        chances.emplace_back(year.test->p);
    }
    const auto corrected = analysis::holm(chances);
    for (std::size_t at = 0; at < years.size(); ++at)
        years[at].holm = corrected[at];
}

/// Whether both ask an element at a year, under a template.
bool asksInCommon(const RunView& one, const RunView& other, prompt::Template form, int year) {
    const auto blockOf = [&](const run::RunLayout& layout) {
        return std::pair(layout.formIndex(form), layout.yearIndex(year));
    };
    const auto [oneForm, oneYear] = blockOf(one.columns->layout);
    const auto [otherForm, otherYear] = blockOf(other.columns->layout);
    if (oneForm < 0 || oneYear < 0 || otherForm < 0 || otherYear < 0) return false;
    const auto asks = [](const RunView& run, std::size_t ordinal, int atForm, int atYear) {
        const auto cell =
            run.columns->cellAt(ordinal, static_cast<std::size_t>(atYear), static_cast<std::size_t>(atForm));
        return run.columns->category[cell] != kNotAsked;
    };
    for (std::size_t ordinal = 0; ordinal < one.elementOf.size(); ++ordinal)
        if (const std::int32_t partner = other.ordinalOf[one.elementOf[ordinal]];
            partner >= 0 && asks(one, ordinal, oneForm, oneYear) &&
            asks(other, static_cast<std::size_t>(partner), otherForm, otherYear))
            return true;
    return false;
}

/// Of runs without a pair, whatever is looked at.
NoPair whyNoPairAtAll(const ResultSet& set, std::size_t first, std::size_t second) {
    const RunView& one = set.runs[first];
    const RunView& other = set.runs[second];
    const auto isShared = [&](std::uint32_t element) { return other.ordinalOf[element] >= 0; };
    if (std::none_of(one.elementOf.begin(), one.elementOf.end(), isShared)) return NoPair::Elements;
    const auto forms = commonTemplates(set, {}, first, second);
    if (forms.empty()) return NoPair::Templates;
    std::vector<int> years = one.columns->layout.years;
    std::erase_if(years, [&](int year) { return other.columns->layout.yearIndex(year) < 0; });
    if (years.empty()) return NoPair::Years;
    for (const prompt::Template form : forms)
        for (const int year : years)
            if (asksInCommon(one, other, form, year)) return NoPair::Replies;
    return NoPair::ElementYears;
}

bool hasPair(const ResultSet& set, const ResultFilter& filter, std::size_t first, std::size_t second) {
    return !difference(set, filter, first, second, RowsBy::Run).rows.empty();
}
} // namespace

std::vector<prompt::Template> commonTemplates(const ResultSet& set, const ResultFilter& filter, std::size_t first,
                                              std::size_t second) {
    std::vector<prompt::Template> common;
    for (const prompt::Template form : prompt::kTemplates) {
        const bool isWanted = filter.templates.empty() || std::find(filter.templates.begin(), filter.templates.end(),
                                                                    form) != filter.templates.end();
        if (isWanted && set.run(first).layout.formIndex(form) >= 0 && set.run(second).layout.formIndex(form) >= 0)
            common.push_back(form);
    }
    return common;
}

NoPair whyNoPair(const ResultSet& set, const ResultFilter& filter, std::size_t first, std::size_t second) {
    if (!hasPair(set, {}, first, second)) return whyNoPairAtAll(set, first, second);
    return hasPair(set, filter, first, second) ? NoPair::Narrower : NoPair::Filter;
}

Comparison comparison(const ResultSet& set, const ResultFilter& filter, std::size_t first, std::size_t second) {
    Comparison out;
    out.first = first;
    out.second = second;
    out.repeatsElements = commonTemplates(set, filter, first, second).size() > 1;
    out.years = yearsOf(set, filter, first, second);
    if (!out.repeatsElements) addTests(out.years);
    out.pooled = pooledOf(out.years, pairSums(set, filter, first, second));
    return out;
}

Status addBootstrap(Comparison& comparison, const ResultSet& set, const ResultFilter& filter,
                    const std::stop_token& stop) {
    const auto pooled = intervalOf(pairSums(set, filter, comparison.first, comparison.second), stop);
    if (!pooled) return pooled.error();
    comparison.pooled.interval = *pooled;
    if (!comparison.repeatsElements) return {};
    for (YearComparison& year : comparison.years) {
        ResultFilter ofYear = filter;
        ofYear.years = {{year.year, year.year}};
        const auto interval = intervalOf(pairSums(set, ofYear, comparison.first, comparison.second), stop);
        if (!interval) return interval.error();
        year.interval = *interval;
    }
    return {};
}

Result<PooledDifference> pooledDifference(const ResultSet& set, const ResultFilter& filter, std::size_t first,
                                          std::size_t second, const std::stop_token& stop) {
    const analysis::ElementSums sums = pairSums(set, filter, first, second);
    PooledDifference pooled = pooledOf(yearsOf(set, filter, first, second), sums);
    const auto interval = intervalOf(sums, stop);
    if (!interval) return interval.error();
    pooled.interval = *interval;
    return pooled;
}

} // namespace chronoscope::results
