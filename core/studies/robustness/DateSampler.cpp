// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/DateSampler.h"

#include "core/base/Hash.h"
#include "core/facts/IsoDate.h"
#include "core/studies/robustness/FactText.h"

#include <algorithm>
#include <cmath>

namespace chronoscope::robustness {

namespace {
constexpr double kPointDistance = 0.05; ///< between points, in durations
constexpr double kTargetCorrect = 9;    ///< correct years that the paper's sampler aims at; its mean is 8.83
constexpr double kDaysOfYear = 365.2425;
static_assert(SamplerOptions::kMaxHorizon / 2 * (2 * kMaxFactYear + 1) < kMaxSampledYear);

Day shifted(Day from, double days) { return from + std::chrono::days(static_cast<int>(days)); }

/// The arithmetic is that of the published code to the last bit: other sums of the same numbers give other years.
std::vector<int> timestressYears(const FactPeriods& periods, double horizon) {
    const double half = horizon / 2;
    const double step = (-half + kPointDistance) - (-half);
    const int points = static_cast<int>(std::lround(horizon / kPointDistance)) + 1;
    const Day centre = middle(periods.own());
    std::vector<int> years;
    for (int k = 0; k < points; ++k) {
        const double alpha = -half + k * step;
        const int year = dateOf(shifted(centre, alpha * periods.duration())).year;
        if (years.empty() || years.back() != year) years.push_back(year); // they never go back
    }
    return years;
}

std::vector<int> paperYears(const FactPeriods& periods, double horizon, int step) {
    const Day centre = middle(periods.own());
    const double half = horizon / 2 * periods.duration();
    const int first = dateOf(shifted(centre, -half)).year;
    const int last = dateOf(shifted(centre, half)).year;
    const int middleYear = dateOf(centre).year;
    std::vector<int> years;
    for (int year = middleYear - (middleYear - first) / step * step; year <= last; year += step)
        years.push_back(year);
    return years;
}

int stepOf(const FactPeriods& periods) {
    const double years = periods.duration() / kDaysOfYear;
    const int step = std::max(1, static_cast<int>(std::lround(years / kTargetCorrect)));
    const auto inside = paperYears(periods, 1, step); // the horizon of one duration is the period
    const bool hasCorrect = std::any_of(inside.begin(), inside.end(), [&](int year) {
        return periods.classOf(daysOf(facts::Date{year, 0, 0})) == DateClass::Correct;
    });
    return hasCorrect ? step : 1;
}

/// Gives the month and the day of a year, for one fact.
class DateDraw {
public:
    DateDraw(const DatedFact& fact, std::uint64_t seed) : m_seed(mix(seed, hash64(factKey(fact)))) {}

    facts::Date at(int year, Precision precision) const {
        facts::Date date{year, 0, 0};
        if (precision >= Precision::Month) date.month = 1 + below(year, Precision::Month, 12);
        if (precision == Precision::Day)
            date.day = 1 + below(year, Precision::Day, facts::daysInMonth(year, date.month));
        return date;
    }

private:
    int below(int year, Precision precision, int count) const {
        SeedStream stream(
            mix(mix(m_seed, static_cast<std::uint64_t>(precision)), static_cast<std::uint64_t>(std::int64_t{year})));
        return static_cast<int>(stream.below(static_cast<std::uint64_t>(count)));
    }
    std::uint64_t m_seed;
};
} // namespace

std::string_view name(Sampler sampler) { return sampler == Sampler::Paper ? "paper" : "timestress"; }

std::optional<Sampler> samplerFromName(std::string_view text) {
    for (const Sampler sampler : {Sampler::TimeStress, Sampler::Paper})
        if (name(sampler) == text) return sampler;
    return std::nullopt;
}

bool isCut(const DatedFact& fact, const SamplerOptions& options) {
    return daysOf(fact.period).last > daysOf(options.clip).last;
}

int yearStep(const DatedFact& fact) { return stepOf(FactPeriods(fact)); }

std::vector<SampledDate> sampleDates(const DatedFact& fact, const SamplerOptions& options) {
    const FactPeriods periods(fact);
    const bool isPaper = options.sampler == Sampler::Paper;
    std::vector<int> years =
        isPaper ? paperYears(periods, options.horizon, stepOf(periods)) : timestressYears(periods, options.horizon);
    const Day clip = daysOf(options.clip).last;
    std::erase_if(years, [&](int year) { return dayOf({year, 1, 1}) > clip; });
    const DateDraw draw(fact, options.seed);
    std::vector<SampledDate> dates;
    for (int i = 0; i < kPrecisions; ++i) {
        if (!options.precisions.at(static_cast<std::size_t>(i))) continue;
        const auto precision = static_cast<Precision>(i);
        int position = 0;
        for (const int year : years) {
            const facts::Date drawn = draw.at(year, precision);
            if (daysOf(drawn).last > clip) continue;
            SampledDate date = periods.placed(drawn, position++);
            const bool isBound = options.equalizes() && precision != Precision::Year &&
                                 periods.classOf(daysOf(facts::Date{year, 0, 0})) == DateClass::Transitional;
            if (isBound) date.of = DateClass::Discarded;
            dates.push_back(date);
        }
        dates.push_back({precision, position, std::nullopt, DateClass::NoContext, std::nullopt});
    }
    return dates;
}

} // namespace chronoscope::robustness
