// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/DatedFact.h"

#include <chrono>

namespace chronoscope::robustness {

/// A day of the proleptic Gregorian calendar, of any year: the calendar of the standard library ends at 32767, a
/// horizon may not.
using Day = std::chrono::sys_days;

/// Both ends count.
struct Days {
    Day first;
    Day last;
};

Precision precisionOf(const facts::Date& date);
/// The day with this date, which has all its parts and exists.
Day dayOf(const facts::Date& date);
facts::Date dateOf(Day day);
/// All days that a date at its own precision may mean: 1976 is 1 January to 31 December. The date exists.
Days daysOf(const facts::Date& date);
/// From the first day of the start to the last day of the end; the period has an end.
Days daysOf(const Period& period);
/// x + trunc((y - x) / 2) days.
Day middle(const Days& days);

} // namespace chronoscope::robustness
