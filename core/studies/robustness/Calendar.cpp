// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/Calendar.h"

#include "core/facts/IsoDate.h"

namespace chronoscope::robustness {

namespace {
// Years are counted from 1 March, so that a leap day is the last day of its year; 400 of them repeat.
constexpr int kYearsOfEra = 400;
constexpr int kDaysOfEra = 146'097;
constexpr int kDaysToEpoch = 719'468;  ///< from 1 March of year 0 to 1 January 1970
constexpr int kDaysOfFiveMonths = 153; ///< March to July, and so on

int floorDiv(int a, int b) { return a / b - (a % b < 0 ? 1 : 0); }
} // namespace

Precision precisionOf(const facts::Date& date) {
    if (date.month == 0) return Precision::Year;
    return date.day == 0 ? Precision::Month : Precision::Day;
}

Day dayOf(const facts::Date& date) {
    const int year = date.year - (date.month <= 2 ? 1 : 0);
    const int era = floorDiv(year, kYearsOfEra);
    const int ofEra = year - era * kYearsOfEra;
    const int month = (date.month + 9) % 12; // from March
    const int ofYear = (kDaysOfFiveMonths * month + 2) / 5 + date.day - 1;
    const int days = ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear;
    return Day(std::chrono::days(era * kDaysOfEra + days - kDaysToEpoch));
}

facts::Date dateOf(Day day) {
    const int days = static_cast<int>(day.time_since_epoch().count()) + kDaysToEpoch;
    const int era = floorDiv(days, kDaysOfEra);
    const int ofEra = days - era * kDaysOfEra;
    const int year = (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / 146096) / 365;
    const int ofYear = ofEra - (365 * year + year / 4 - year / 100);
    const int month = (5 * ofYear + 2) / kDaysOfFiveMonths; // from March
    const int number = ofYear - (kDaysOfFiveMonths * month + 2) / 5 + 1;
    const int named = month < 10 ? month + 3 : month - 9;
    return {year + era * kYearsOfEra + (named <= 2 ? 1 : 0), named, number};
}

Days daysOf(const facts::Date& date) {
    switch (precisionOf(date)) {
    case Precision::Year: return {dayOf({date.year, 1, 1}), dayOf({date.year, 12, 31})};
    case Precision::Month:
        return {dayOf({date.year, date.month, 1}),
                dayOf({date.year, date.month, facts::daysInMonth(date.year, date.month)})};
    case Precision::Day: break;
    }
    const Day day = dayOf(date);
    return {day, day};
}

Days daysOf(const Period& period) { return {daysOf(period.start).first, daysOf(period.end.value()).last}; }

Day middle(const Days& days) { return days.first + (days.last - days.first) / 2; }

} // namespace chronoscope::robustness
