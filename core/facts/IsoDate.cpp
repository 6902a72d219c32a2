// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/facts/IsoDate.h"

#include "core/base/Text.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cstdlib>

namespace chronoscope::facts {

namespace {
constexpr int kMonthsOfYear = 12;
constexpr std::size_t kShown = 40; ///< bytes of a bad date in a message

Error noIsoDate(std::string_view text, std::string_view why) {
    return {ErrorCode::BadInput, fmt::format("\"{}\" is no date: {}", text::shortened(text, kShown), why), {}};
}

/// The number that `digits` are, all of them.
std::optional<int> wholeDigits(std::string_view digits) {
    int value = 0;
    const bool isDigits = !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return isDigits && problem == std::errc() ? std::optional(value) : std::nullopt;
}

struct DateParts {
    Date date; ///< with 00 as it stands
    std::size_t count = 0;
};

Result<DateParts> partsOf(std::string_view text, int furthest) {
    std::string_view rest = text;
    const bool isBefore = rest.starts_with('-');
    if (isBefore || rest.starts_with('+')) rest.remove_prefix(1);
    std::array<int, 3> numbers{};
    std::size_t count = 0;
    for (bool isMore = true; isMore; ++count) {
        const std::size_t end = rest.find('-');
        const std::string_view part = rest.substr(0, end);
        const auto number = wholeDigits(part);
        if (count == numbers.size() || !number || (count > 0 && part.size() != 2))
            return noIsoDate(text, "it must be YYYY, YYYY-MM or YYYY-MM-DD");
        numbers.at(count) = *number;
        isMore = end != std::string_view::npos;
        if (isMore) rest.remove_prefix(end + 1);
    }
    if (numbers[0] > furthest) return noIsoDate(text, fmt::format("years go up to {}", furthest));
    return DateParts{{isBefore ? -numbers[0] : numbers[0], numbers[1], numbers[2]}, count};
}

/// The first `count` parts, which must exist; what 00 stands for is not known.
Result<Date> datedTo(std::string_view text, const Date& date, std::size_t count) {
    if (count == 3 && date.day == 0) count = 2;
    if (count == 2 && date.month == 0) count = 1;
    if (count == 1) return Date{date.year, 0, 0};
    if (date.month < 1 || date.month > kMonthsOfYear) return noIsoDate(text, "there is no such month");
    if (count == 2) return Date{date.year, date.month, 0};
    if (date.day < 1 || date.day > daysInMonth(date.year, date.month)) return noIsoDate(text, "there is no such day");
    return date;
}
} // namespace

int daysInMonth(int year, int month) {
    constexpr std::array<int, kMonthsOfYear> kDays{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return kDays.at(static_cast<std::size_t>(month - 1)) + (month == 2 && isLeap ? 1 : 0);
}

Result<Date> readIsoDate(std::string_view text) { return readIsoDateWithin(text, kMaxIsoYear); }

Result<Date> readIsoDateWithin(std::string_view text, int furthest) {
    const auto parts = partsOf(text, furthest);
    return parts ? datedTo(text, parts->date, parts->count) : parts.error();
}

std::string isoText(const Date& date) {
    std::string text = fmt::format("{}{:04}", date.year < 0 ? "-" : "", std::abs(date.year));
    if (date.month > 0) text += fmt::format("-{:02}", date.month);
    if (date.day > 0) text += fmt::format("-{:02}", date.day);
    return text;
}

} // namespace chronoscope::facts
