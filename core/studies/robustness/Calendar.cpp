// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/Calendar.h"

namespace chronoscope::robustness {

namespace {
namespace c = std::chrono;

c::year_month_day dayOf(int year, int month, int day) {
    return c::year(year) / c::month(static_cast<unsigned>(month)) / c::day(static_cast<unsigned>(day));
}
} // namespace

Precision precisionOf(const facts::Date& date) {
    if (date.month == 0) return Precision::Year;
    return date.day == 0 ? Precision::Month : Precision::Day;
}

Days daysOf(const facts::Date& date) {
    switch (precisionOf(date)) {
    case Precision::Year: return {dayOf(date.year, 1, 1), dayOf(date.year, 12, 31)};
    case Precision::Month: {
        const c::year_month month = c::year(date.year) / c::month(static_cast<unsigned>(date.month));
        return {Day(month / 1), Day(month / c::last)};
    }
    case Precision::Day: break;
    }
    const Day day = dayOf(date.year, date.month, date.day);
    return {day, day};
}

Days daysOf(const Period& period) { return {daysOf(period.start).first, daysOf(period.end.value()).last}; }

Day middle(const Days& days) { return days.first + (days.last - days.first) / 2; }

} // namespace chronoscope::robustness
