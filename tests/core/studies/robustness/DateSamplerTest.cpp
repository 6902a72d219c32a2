// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/DateSampler.h"

#include "core/base/Hash.h"
#include "tests/core/studies/robustness/SomeFacts.h"
#include "tests/core/studies/robustness/TemporalVectors.h"

#include <set>

using namespace chronoscope;
using namespace chronoscope::robustness;
using test::factOf;
using test::iso;
using test::must;

namespace {
struct Counts {
    int years = 0, correct = 0, incorrect = 0, transitional = 0;
    bool operator==(const Counts&) const = default;
};

Counts yearCounts(const std::vector<SampledDate>& dates) {
    Counts counts;
    for (const SampledDate& date : dates) {
        if (date.precision != Precision::Year || !date.date) continue;
        ++counts.years;
        counts.correct += date.of == DateClass::Correct;
        counts.incorrect += date.of == DateClass::Incorrect;
        counts.transitional += date.of == DateClass::Transitional;
    }
    return counts;
}

std::vector<int> yearsOf(const DatedFact& fact, SamplerOptions options = {}) {
    std::vector<int> years;
    for (const SampledDate& date : sampleDates(fact, options))
        if (date.precision == Precision::Year && date.date) years.push_back(date.date->year);
    return years;
}

std::string textOf(const SampledDate& date) {
    return std::string(name(date.precision)) + std::to_string(date.position) +
           (date.date ? facts::isoText(*date.date) : "-") + std::string(name(date.of));
}

std::string textOf(const std::vector<SampledDate>& dates) {
    std::string text;
    for (const SampledDate& date : dates)
        text += textOf(date) + "\n";
    return text;
}

/// Periods of all kinds, the same in every run.
std::vector<DatedFact> randomFacts(int count) {
    SeedStream stream(7);
    std::vector<DatedFact> facts;
    for (int i = 0; i < count; ++i) {
        const int start = static_cast<int>(stream.below(2200)) - 100;
        const int length = static_cast<int>(stream.below(60));
        const auto part = [&](int year) {
            const facts::Date date{year, 1 + static_cast<int>(stream.below(12)),
                                   1 + static_cast<int>(stream.below(28))};
            const auto parts = stream.below(3);
            return facts::Date{year, parts > 0 ? date.month : 0, parts > 1 ? date.day : 0};
        };
        DatedFact fact = factOf("2000", "2000");
        fact.subject = "subject " + std::to_string(i);
        fact.period = {part(start), part(start + length)};
        if (checkPeriod(fact.period)) facts.push_back(fact);
    }
    return facts;
}

TEST(DateSamplerTest, TheYearsOfKnownPeriods) {
    const struct {
        std::string start, end;
        Counts counts;
        int first, last;
    } cases[] = {{"2009-01-20", "2017-01-20", {48, 7, 39, 2}, 1973, 2020},
                 {"2011-01-03", "2019-01-07", {47, 7, 38, 2}, 1974, 2020},
                 {"1995-01-04", "1999-01-03", {40, 3, 35, 2}, 1977, 2016},
                 {"1976", "1983", {80, 8, 72, 0}, 1940, 2019},
                 {"1973-09-18", "1990-10-02", {124, 16, 106, 2}, 1897, 2020},
                 // Their lists depend on the last bit of the arithmetic.
                 {"1977-01-01", "1981-01-01", {40, 4, 35, 1}, 1959, 1998}};
    for (const auto& c : cases) {
        const DatedFact fact = factOf(c.start, c.end);
        const Counts counts = yearCounts(sampleDates(fact, {}));
        EXPECT_EQ(counts.years, c.counts.years) << c.start;
        EXPECT_EQ(yearsOf(fact).front(), c.first) << c.start;
        EXPECT_EQ(yearsOf(fact).back(), c.last) << c.start;
        EXPECT_EQ(counts, c.counts) << c.start;
    }
}

TEST(DateSamplerTest, TheAuthorsSampleTheSameYears) {
    const auto text = test::temporalVectors("dates_facts.csv");
    if (!text) GTEST_SKIP() << "the shared vectors are not here";
    std::map<std::string, std::vector<std::map<std::string, std::string>>> years;
    for (auto& row : test::csvRows(*test::temporalVectors("dates_years.csv")))
        years[row["fact_id"]].push_back(row);
    for (auto& row : test::csvRows(*text)) {
        if (row["skipped_by_released_code"] == "1") continue;
        const DatedFact fact = factOf(row["start"], row["end"]);
        EXPECT_EQ(facts::isoText(dateOf(daysOf(fact.period).first)), row["a_min"]);
        EXPECT_EQ(facts::isoText(dateOf(daysOf(fact.period).last)), row["b_max"]);
        EXPECT_EQ(facts::isoText(dateOf(middle(daysOf(fact.period)))), row["mid"]);
        EXPECT_EQ(std::to_string(FactPeriods(fact).duration()), row["duration_days"]);
        const auto dates = sampleDates(fact, {.precisions = {true, false, false}});
        const auto& expected = years[row["fact_id"]];
        ASSERT_EQ(dates.size(), expected.size() + 1) << row["fact_id"]; // and the question without a date
        for (std::size_t i = 0; i < expected.size(); ++i) {
            auto wanted = expected[i];
            EXPECT_EQ(std::to_string(dates[i].position), wanted["position"]) << row["fact_id"];
            EXPECT_EQ(std::to_string(dates[i].date->year), wanted["year"]) << row["fact_id"];
            EXPECT_EQ(name(dates[i].of), wanted["class"]) << row["fact_id"];
            EXPECT_NEAR(dates[i].alpha.value(), std::stod(wanted["alpha"]), 1e-12) << row["fact_id"];
        }
        const Counts counts = yearCounts(dates);
        EXPECT_EQ(std::to_string(counts.correct * counts.incorrect), row["n_tests"]) << row["fact_id"];
    }
}

TEST(DateSamplerTest, MonthsAndDaysAreOfTheYearsAndInTransitionalYearsDiscarded) {
    const auto dates = sampleDates(factOf("2009-01-20", "2017-01-20"), {});
    ASSERT_EQ(dates.size(), 3 * 49U);
    for (std::size_t i = 0; i < 49; ++i) {
        const SampledDate& year = dates[i];
        const SampledDate& month = dates[49 + i];
        const SampledDate& day = dates[98 + i];
        EXPECT_EQ(month.position, year.position);
        if (!year.date) {
            EXPECT_EQ(month.of, DateClass::NoContext);
            EXPECT_FALSE(day.date || day.alpha);
            continue;
        }
        EXPECT_EQ(month.date->year, year.date->year);
        EXPECT_EQ(day.date->year, year.date->year);
        EXPECT_EQ(day.date->month, month.date->month);
        EXPECT_EQ(month.precision, Precision::Month);
        EXPECT_EQ(precisionOf(*day.date), Precision::Day);
        EXPECT_EQ(month.of, year.of == DateClass::Transitional ? DateClass::Discarded : year.of);
        EXPECT_EQ(day.of, month.of);
    }
}

TEST(DateSamplerTest, ThePaperDiscardsNothing) {
    SamplerOptions options;
    options.sampler = Sampler::Paper;
    bool sawCorrect = false;
    for (const DatedFact& fact : randomFacts(300))
        for (const SampledDate& date : sampleDates(fact, options)) {
            ASSERT_NE(date.of, DateClass::Discarded);
            if (!date.date) continue;
            EXPECT_EQ(date.of, FactPeriods(fact).placed(*date.date, 0).of);
            sawCorrect |= date.of == DateClass::Correct;
        }
    EXPECT_TRUE(sawCorrect);
}

TEST(DateSamplerTest, WhetherPrecisionsAreMadeEqualCanBeSaid) {
    const DatedFact fact = factOf("2009-06-20", "2017-06-20");
    for (const Sampler sampler : {Sampler::TimeStress, Sampler::Paper})
        for (const std::optional<bool> equalize : {std::optional<bool>(), std::optional(true), std::optional(false)}) {
            const auto dates = sampleDates(fact, {.sampler = sampler, .equalize = equalize});
            const auto discarded = std::count_if(
                dates.begin(), dates.end(), [](const SampledDate& date) { return date.of == DateClass::Discarded; });
            EXPECT_EQ(discarded, equalize.value_or(sampler == Sampler::TimeStress) ? 4 : 0);
        }
}

TEST(DateSamplerTest, ThePaperAimsAtNineCorrectYears) {
    SamplerOptions options;
    options.sampler = Sampler::Paper;
    EXPECT_EQ(yearStep(factOf("2009-01-20", "2017-01-20")), 1);
    EXPECT_EQ(yearStep(factOf("1900", "1989")), 10);
    const auto years = yearsOf(factOf("1900", "1989"), options);
    EXPECT_EQ(years.front(), 1504); // from the middle year, 1944, in tens to five durations before it
    EXPECT_EQ(years.back(), 2014);
    EXPECT_EQ(std::count(years.begin(), years.end(), 1944), 1);
    EXPECT_EQ(yearCounts(sampleDates(factOf("1900", "1989"), options)).correct, 9);
}

TEST(DateSamplerTest, DatesAfterTheClipAreDropped) {
    SamplerOptions options;
    options.clip = iso("2012-06");
    EXPECT_EQ(yearsOf(factOf("2009-01-20", "2017-01-20"), options).back(), 2011);
    // Of the clip's own year, which ends later, earlier months and days stay.
    const DatedFact fact = factOf("2009-01-20", "2017-01-20");
    const auto whole = sampleDates(fact, {});
    for (const char* clip : {"2012-02", "2012-06", "2012-06-17", "2012-11-30", "2017-01-20", "2019-12-30"}) {
        options.clip = iso(clip);
        std::vector<SampledDate> expected;
        for (const SampledDate& date : whole)
            if (!date.date || daysOf(*date.date).last <= daysOf(options.clip).last) expected.push_back(date);
        const auto dates = sampleDates(fact, options);
        ASSERT_EQ(dates.size(), expected.size()) << clip;
        for (std::size_t i = 0; i < dates.size(); ++i) {
            EXPECT_EQ(dates[i].date, expected[i].date) << clip;
            EXPECT_EQ(dates[i].of, expected[i].of) << clip;
        }
    }
    options.clip = iso("2300");
    EXPECT_EQ(yearsOf(factOf("2009-01-20", "2017-01-20"), options).back(), 2053);
}

TEST(DateSamplerTest, TheHorizonIsAsLongAsAsked) {
    const DatedFact fact = factOf("1950", "1959");
    for (const double horizon : {0.5, 1.0, 2.0, 7.0, 10.0, 100.0})
        for (const Sampler sampler : {Sampler::TimeStress, Sampler::Paper}) {
            SamplerOptions options;
            options.sampler = sampler;
            options.horizon = horizon;
            options.clip = iso("9999");
            const auto years = yearsOf(fact, options);
            EXPECT_NEAR(years.back() - years.front(), horizon * 10, 1.5) << horizon;
            EXPECT_EQ(std::set<int>(years.begin(), years.end()).size(), years.size());
        }
}

TEST(DateSamplerTest, ADateDependsOnItsFactItsSeedAndItsYearAlone) {
    const DatedFact fact = factOf("1995-01-04", "1999-01-03");
    const std::string dates = textOf(sampleDates(fact, {}));
    DatedFact renamed = fact;
    renamed.id = "another id";
    renamed.others = must(readPeriods("2100/2101"));
    EXPECT_EQ(textOf(sampleDates(renamed, {})), dates);
    DatedFact other = fact;
    other.subject = "Newt Gingrich";
    EXPECT_NE(textOf(sampleDates(other, {})), dates);
    EXPECT_NE(textOf(sampleDates(fact, {.seed = 124})), dates);

    // Of a longer horizon and of fewer precisions the same years have the same days.
    std::map<int, facts::Date> days;
    for (const SampledDate& date : sampleDates(fact, {}))
        if (date.precision == Precision::Day && date.date) days[date.date->year] = *date.date;
    std::size_t seen = 0;
    for (const SampledDate& date : sampleDates(fact, {.horizon = 14, .precisions = {false, false, true}}))
        if (date.date && days.contains(date.date->year)) {
            EXPECT_EQ(*date.date, days[date.date->year]);
            ++seen;
        }
    EXPECT_EQ(seen, days.size());
}

TEST(DateSamplerTest, MonthsAndDaysAreSpreadEvenly) {
    std::map<int, int> months, days;
    int all = 0;
    for (const DatedFact& fact : randomFacts(400))
        for (const SampledDate& date : sampleDates(fact, {})) {
            if (date.precision != Precision::Day || !date.date) continue;
            ASSERT_TRUE(facts::readIsoDate(facts::isoText(*date.date))) << facts::isoText(*date.date);
            ++months[date.date->month];
            ++days[date.date->day];
            ++all;
        }
    ASSERT_EQ(months.size(), 12U);
    ASSERT_EQ(days.size(), 31U);
    for (const auto& [month, count] : months)
        EXPECT_NEAR(count, all / 12.0, all * 0.01) << month;
    EXPECT_NEAR(days[29] + days[30] + days[31], all * (11 + 11 + 7 + 0.25) / 365.25, all * 0.01);
}

TEST(DateSamplerTest, AllPrecisionsHaveAsManyDatesOfEachClass) {
    for (const DatedFact& fact : randomFacts(300)) {
        std::map<Precision, std::pair<int, int>> counts;
        for (const SampledDate& date : sampleDates(fact, {})) {
            counts[date.precision].first += date.of == DateClass::Correct;
            counts[date.precision].second += date.of == DateClass::Incorrect;
        }
        EXPECT_EQ(counts[Precision::Month], counts[Precision::Year]);
        EXPECT_EQ(counts[Precision::Day], counts[Precision::Year]);
    }
}

TEST(DateSamplerTest, TheLongestFactHasADateInEveryYearThatItMay) {
    SamplerOptions options;
    options.horizon = SamplerOptions::kMaxHorizon;
    options.sampler = Sampler::Paper;
    const DatedFact fact = factOf("-9999", "9999");
    const auto dates = sampleDates(fact, options);
    EXPECT_LT(dates.size(), 10'000U);
    EXPECT_EQ(dates.front().date->year, -999'900); // the calendar of the standard library ends at -32767
}
} // namespace
