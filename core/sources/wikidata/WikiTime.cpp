// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/facts/IsoDate.h"
#include "core/sources/wikidata/Entity.h"

#include <charconv>
#include <chrono>

namespace chronoscope::sources::wikidata {

namespace {
constexpr int kYear = 9; ///< precisions
constexpr int kMonth = 10;
constexpr int kLargestYear = 100'000'000; ///< beyond it nothing is said of years one by one
constexpr int kLargestConverted = 30'000;
constexpr int kSmallestConverted = -4'000;

/// The number of two digits at the front of `text`, which it is taken off together with the sign behind it.
std::optional<int> takePart(std::string_view& text, char behind) {
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    const auto used = static_cast<std::size_t>(end - text.data());
    if (problem != std::errc() || number < 0 || used >= text.size() || *end != behind) return std::nullopt;
    text.remove_prefix(used + 1);
    return number;
}

int daysInMonth(const facts::Date& date, bool isJulian) {
    if (isJulian && date.month == 2) return date.year % 4 == 0 ? 29 : 28;
    return facts::daysInMonth(date.year, date.month);
}

/// The Gregorian name of a day of the Julian calendar.
facts::Date toGregorian(const facts::Date& julian) {
    if (julian.year < kSmallestConverted || julian.year > kLargestConverted) return julian;
    const int isEarly = julian.month <= 2 ? 1 : 0;
    const int year = julian.year + 4800 - isEarly; // years from March, all positive
    const int month = julian.month + 12 * isEarly - 3;
    const int day = julian.day + (153 * month + 2) / 5 + 365 * year + year / 4 - 32'083 - 2'440'588;
    const std::chrono::year_month_day date{std::chrono::sys_days(std::chrono::days(day))};
    return {static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
            static_cast<int>(static_cast<unsigned>(date.day()))};
}
} // namespace

WikiTime readTime(std::string_view time, int precision, bool isJulian) {
    const bool isNegative = time.starts_with('-');
    if (isNegative || time.starts_with('+')) time.remove_prefix(1);
    const auto year = takePart(time, '-');
    const auto month = year ? takePart(time, '-') : std::nullopt;
    const auto day = month ? takePart(time, 'T') : std::nullopt;
    if (!day || *year > kLargestYear || precision < kYear) return {};
    facts::Date date{isNegative ? -*year : *year, 0, 0};
    if (precision < kMonth) return {date, false};
    if (*month < 1 || *month > 12) return {date, true};
    date.month = *month;
    if (precision == kMonth) return {date, false};
    if (*day < 1 || *day > daysInMonth(date, isJulian)) return {date, true};
    date.day = *day;
    return {isJulian ? toGregorian(date) : date, false};
}

} // namespace chronoscope::sources::wikidata
