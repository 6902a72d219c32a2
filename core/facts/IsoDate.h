// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/facts/FactDate.h"

#include <string>
#include <string_view>

namespace chronoscope::facts {

/// Dates as files of dated facts write them: strict, and the number of parts is the precision. As in Wikidata's stamps
/// a month or day of 00 is one that is not known. Pure; any thread.

inline constexpr int kMaxIsoYear = 99'999; ///< on either side of 0

/// Days of a month of the proleptic Gregorian calendar, in which there is a year 0.
int daysInMonth(int year, int month);

/// Reads YYYY, YYYY-MM or YYYY-MM-DD with a sign or none; months and days have two digits. BadInput for anything else
/// and for days that do not exist.
Result<Date> readIsoDate(std::string_view text);
/// The same with years up to `furthest` on either side of 0.
Result<Date> readIsoDateWithin(std::string_view text, int furthest);
/// The date as it is read: years have four digits at least.
std::string isoText(const Date& date);

} // namespace chronoscope::facts
