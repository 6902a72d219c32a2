// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/Calendar.h"

#include <gtest/gtest.h>

using namespace chronoscope::robustness;
using chronoscope::facts::Date;

namespace {
Day day(int year, unsigned month, unsigned number) {
    return std::chrono::year(year) / std::chrono::month(month) / std::chrono::day(number);
}

TEST(CalendarTest, ADateMeansAllItsDays) {
    const struct {
        Date date;
        Precision precision;
        Day first, last;
    } cases[] = {{{1976, 0, 0}, Precision::Year, day(1976, 1, 1), day(1976, 12, 31)},
                 {{2012, 2, 0}, Precision::Month, day(2012, 2, 1), day(2012, 2, 29)},
                 {{1900, 2, 0}, Precision::Month, day(1900, 2, 1), day(1900, 2, 28)},
                 {{-44, 3, 15}, Precision::Day, day(-44, 3, 15), day(-44, 3, 15)}};
    for (const auto& c : cases) {
        EXPECT_EQ(precisionOf(c.date), c.precision) << c.date.text();
        EXPECT_EQ(daysOf(c.date).first, c.first) << c.date.text();
        EXPECT_EQ(daysOf(c.date).last, c.last) << c.date.text();
    }
}

TEST(CalendarTest, DaysAndDatesAreThoseOfTheLibraryAndGoFurther) {
    for (int day = -4'000'000; day < 4'000'000; day += 97) {
        const Day at{std::chrono::days(day)};
        const std::chrono::year_month_day expected(at);
        const Date date = dateOf(at);
        ASSERT_EQ(date.year, static_cast<int>(expected.year())) << day;
        ASSERT_EQ(date.month, static_cast<int>(static_cast<unsigned>(expected.month()))) << day;
        ASSERT_EQ(date.day, static_cast<int>(static_cast<unsigned>(expected.day()))) << day;
        ASSERT_EQ(dayOf(date), at) << day;
    }
    for (const int year : {-999'900, -99'999, 99'999, 999'900}) // where its years end
        for (int month = 1; month <= 12; ++month) {
            const Days days = daysOf(Date{year, month, 0});
            EXPECT_EQ(dateOf(days.first), (Date{year, month, 1}));
            EXPECT_EQ(dateOf(days.last + std::chrono::days(1)).day, 1);
        }
}

TEST(CalendarTest, TheMiddleIsCutToADay) {
    EXPECT_EQ(middle(daysOf(Period{{2009, 1, 20}, Date{2017, 1, 20}})), day(2013, 1, 20));
    EXPECT_EQ(middle(daysOf(Period{{1976, 0, 0}, Date{1983, 0, 0}})), day(1979, 12, 31));
}
} // namespace
