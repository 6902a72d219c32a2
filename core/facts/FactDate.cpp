// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/facts/FactDate.h"

#include "core/base/Text.h"
#include "core/facts/FactText.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <utility>
#include <vector>

namespace chronoscope::facts {

namespace {
constexpr int kMonths = 12;
constexpr int kMaxYear = 9999;

DateCell noDate() { return {{}, false, "E-DATE"}; }

std::optional<int> number(std::string_view digits) {
    int value = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    const bool whole = problem == std::errc() && end == digits.data() + digits.size();
    return whole && digits.front() != '-' ? std::optional(value) : std::nullopt;
}

int daysIn(int year, int month) {
    using namespace std::chrono;
    return static_cast<int>(static_cast<unsigned>(
        year_month_day_last(std::chrono::year(year), month_day_last(std::chrono::month(static_cast<unsigned>(month))))
            .day()));
}

/// A date of numbers, as far as it can be one; 0 stands for an unknown month or day.
DateCell made(int year, int month, int day) {
    if (month > kMonths || year > kMaxYear || year < -kMaxYear || (month == 0 && day > 0)) return noDate();
    if (day > 31) return noDate();
    if (month > 0 && day > daysIn(year, month)) return {Date{year, month, 0}, false, "W-BAD-DAY"};
    return {Date{year, month, day}, false, {}};
}

/// The month that `word` names in English or German, whole or by its first three letters; 0 for no month.
int monthNamed(std::string_view word) {
    static constexpr std::array<std::array<std::string_view, 2>, kMonths> kNames{{{"january", "januar"},
                                                                                  {"february", "februar"},
                                                                                  {"march", "märz"},
                                                                                  {"april", "april"},
                                                                                  {"may", "mai"},
                                                                                  {"june", "juni"},
                                                                                  {"july", "juli"},
                                                                                  {"august", "august"},
                                                                                  {"september", "sept"},
                                                                                  {"october", "oktober"},
                                                                                  {"november", "november"},
                                                                                  {"december", "dezember"}}};
    std::string folded = text::toUtf8(text::lower(word));
    if (folded.ends_with('.')) folded.pop_back();
    for (std::size_t i = 0; i < kNames.size(); ++i)
        for (const std::string_view name : kNames[i])
            if (folded == name || (folded.size() == 3 && name.starts_with(folded))) return static_cast<int>(i) + 1;
    return 0;
}

bool isOpenWord(std::string_view text) {
    static constexpr std::array<std::string_view, 8> kWords{"",        "present", "now",   "today",
                                                            "current", "ongoing", "heute", "-"};
    return std::find(kWords.begin(), kWords.end(), text::toUtf8(text::lower(text))) != kWords.end();
}

/// The cell without spaces around it, with a plain minus sign, and without a time of day behind the date.
std::string plain(std::string_view cell) {
    // Broken text stays as it is: without its bad bytes it might look empty, which means open.
    std::string text = text::isUtf8(cell) ? normalised(cell) : std::string(cell);
    text = text::replaceAll(std::move(text), "\u2212", "-");
    const bool isIso = text.size() > 10 && text[4] == '-' && text[7] == '-' && (text[10] == 'T' || text[10] == ' ');
    if (isIso && text.find_first_not_of("0123456789:.+-Z", 11) == std::string::npos) text.resize(10);
    return text;
}

struct Numbers {
    std::vector<int> values;
    std::vector<std::size_t> digits; ///< of each
    char separator = 0;
};

/// Two or three numbers with the same sign between them; nothing for anything else.
std::optional<Numbers> numbersOf(std::string_view text) {
    const std::size_t at = text.find_first_of("-/.");
    if (at == std::string_view::npos) return std::nullopt;
    Numbers numbers;
    numbers.separator = text[at];
    for (const std::string& part : text::split(text, numbers.separator)) {
        const std::string_view digits = text::trim(part);
        const auto value = digits.empty() || digits.size() > 4 ? std::nullopt : number(digits);
        if (!value) return std::nullopt;
        numbers.values.push_back(*value);
        numbers.digits.push_back(digits.size());
    }
    const auto signs = std::count(text.begin(), text.end(), numbers.separator);
    const bool isWhole = static_cast<std::size_t>(signs) + 1 == numbers.values.size() && numbers.values.size() <= 3;
    return isWhole ? std::optional(std::move(numbers)) : std::nullopt;
}

/// A year as it was written: one of two digits is of 1930 to 2029, as spreadsheets read it.
std::pair<int, bool> writtenYear(int value, std::size_t digits) {
    if (digits > 2) return {value, false};
    return {value + (value < 30 ? 2000 : 1900), true};
}

/// A year of one digit is none: "5" is as likely 2005 as the year 5, and 0 is often an empty cell.
DateCell withYear(int value, std::size_t digits, int month, int day) {
    if (digits == 1) return noDate();
    const auto [year, isShort] = writtenYear(value, digits);
    DateCell cell = made(year, month, day);
    if (isShort && cell.code.empty()) cell.code = "W-TWO-DIGIT-YEAR";
    return cell;
}

/// A date of which the year stands last: 05.03.2016, 3/5/2016 or 3-5-16.
DateCell yearLast(const Numbers& numbers, DateOrder order) {
    const auto& [values, digits, separator] = numbers;
    const int first = values[0];
    const int second = values[1];
    if (separator == '.') order = DateOrder::DayFirst;
    if (first > kMonths) order = DateOrder::DayFirst;
    if (second > kMonths) order = DateOrder::MonthFirst;
    if ((first > kMonths && second > kMonths) || first == 0 || second == 0) return noDate();
    if (order == DateOrder::Undecided && first != second) {
        DateCell cell = withYear(values[2], digits[2], 0, 0);
        if (cell.date) cell.code = "W-AMBIGUOUS-DATE";
        return cell;
    }
    return order == DateOrder::MonthFirst ? withYear(values[2], digits[2], first, second)
                                          : withYear(values[2], digits[2], second, first);
}

DateCell ofNumbers(const Numbers& numbers, DateOrder order) {
    const auto& [values, digits, separator] = numbers;
    if (values.size() == 2) {
        if (digits[0] > 2 && separator == '.') return values[1] == 0 ? made(values[0], 0, 0) : noDate(); // 2010.0
        const bool isSeason =
            separator == '/' && digits[0] == 4 && digits[1] == 2 && values[1] == (values[0] + 1) % 100;
        if (isSeason) return {Date{values[0], 0, 0}, false, "W-AMBIGUOUS-DATE"}; // 2009/10 may be October 2009
        if (digits[0] > 2) return made(values[0], values[1], 0);
        return digits[1] > 2 && values[0] > 0 ? made(values[1], values[0], 0) : noDate();
    }
    if (digits[0] > 2) return made(values[0], values[1], values[2]);
    return yearLast(numbers, order);
}

/// "5 March 2016", "March 5, 2016", "5. März 2016", "March 2016".
DateCell ofWords(std::string_view text) {
    int month = 0;
    std::vector<std::pair<int, std::size_t>> numbers;
    for (const std::string& part : text::split(text::replaceAll(std::string(text), ",", " "), ' ')) {
        std::string_view word = text::trim(part);
        if (word.empty()) continue;
        if (const int named = monthNamed(word); named > 0 && month == 0) {
            month = named;
            continue;
        }
        for (const char* end : {"st", "nd", "rd", "th", "."})
            if (word.ends_with(end)) word.remove_suffix(std::string_view(end).size());
        const auto value = word.empty() || word.size() > 4 ? std::nullopt : number(word);
        if (!value) return noDate();
        numbers.emplace_back(*value, word.size());
    }
    if (month == 0 || numbers.empty() || numbers.size() > 2) return noDate();
    const auto [year, digits] = numbers.back();
    if (numbers.size() == 1 && digits <= 2) return noDate(); // a day, but of no year
    if (numbers.size() == 2 && numbers.front().first == 0) return noDate();
    return withYear(year, digits, month, numbers.size() == 2 ? numbers.front().first : 0);
}

/// Days since the last of December 1899 but one, as spreadsheets count. Later ones than the last of 2099 are no date
/// that somebody meant.
DateCell ofSpreadsheet(int days) {
    constexpr int kLastOf2099 = 73'050;
    if (days > kLastOf2099) return noDate();
    using namespace std::chrono;
    const year_month_day date(sys_days(year(1899) / December / 30) + std::chrono::days(days));
    return {Date{static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
                 static_cast<int>(static_cast<unsigned>(date.day()))},
            false, "W-EXCEL-DATE"};
}
} // namespace

std::string Date::text() const {
    if (month == 0) return std::to_string(year);
    const std::string head = fmt::format("{}{:04}-{:02}", year < 0 ? "-" : "", std::abs(year), month);
    return day == 0 ? head : fmt::format("{}-{:02}", head, day);
}

int compareKnown(const Date& a, const Date& b) {
    if (a.year != b.year) return a.year < b.year ? -1 : 1;
    if (a.month == 0 || b.month == 0) return 0;
    if (a.month != b.month) return a.month < b.month ? -1 : 1;
    if (a.day == 0 || b.day == 0 || a.day == b.day) return 0;
    return a.day < b.day ? -1 : 1;
}

DateCell readDate(std::string_view cell, DateOrder order) {
    const std::string text = plain(cell);
    if (isOpenWord(text)) return {{}, true, {}};
    constexpr std::size_t kExcelDigits = 5;
    const bool isNegative = text.front() == '-';
    const std::string_view digits = std::string_view(text).substr(isNegative ? 1 : 0);
    if (digits.find_first_not_of("0123456789") == std::string_view::npos && digits.size() <= kExcelDigits) {
        const auto value = number(digits);
        if (!value) return noDate();
        if (digits.size() == kExcelDigits) return isNegative || digits[0] == '0' ? noDate() : ofSpreadsheet(*value);
        return isNegative ? made(-*value, 0, 0) : withYear(*value, digits.size(), 0, 0);
    }
    if (isNegative) {
        const auto numbers = numbersOf(digits);
        if (!numbers || numbers->separator != '-' || numbers->digits[0] < 3) return noDate();
        return made(-numbers->values[0], numbers->values[1], numbers->values.size() == 3 ? numbers->values[2] : 0);
    }
    if (const auto numbers = numbersOf(text)) return ofNumbers(*numbers, order);
    return ofWords(text);
}

DateOrder orderShownBy(std::string_view cell) {
    const auto numbers = numbersOf(plain(cell));
    if (!numbers || numbers->values.size() != 3 || numbers->digits[0] > 2 || numbers->separator == '.')
        return DateOrder::Undecided;
    const bool firstIsDay = numbers->values[0] > kMonths;
    const bool secondIsDay = numbers->values[1] > kMonths;
    if (firstIsDay == secondIsDay) return DateOrder::Undecided;
    return firstIsDay ? DateOrder::DayFirst : DateOrder::MonthFirst;
}

} // namespace chronoscope::facts
