// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/DatedValue.h"

#include "core/base/Text.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cstdlib>
#include <tuple>

namespace chronoscope::mined {

namespace {
using facts::Date;

constexpr int kMostYear = 99999;

/// The digits `text` begins with, which it loses; nothing for none or too many.
std::optional<int> takeNumber(std::string_view& text) {
    int value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || text.front() == '-') return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

int daysOf(int year, int month) {
    constexpr std::array<int, 12> kDays{31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return month == 2 && !leap ? 28 : kDays[static_cast<std::size_t>(month - 1)];
}

struct ReadStamp {
    Date date;
    bool lostDay = false; ///< its day cannot be
};

/// "+2021-08-00T00:00:00Z", also without sign, time, day or month.
std::optional<ReadStamp> readStamp(std::string_view text) {
    text = text.substr(0, text.find('T'));
    const bool before = text.starts_with('-');
    if (before || text.starts_with('+')) text.remove_prefix(1);
    std::array<int, 3> parts{};
    for (std::size_t i = 0; i < parts.size() && !text.empty(); ++i) {
        if (i > 0) {
            if (!text.starts_with('-')) return std::nullopt;
            text.remove_prefix(1);
        }
        if (text.empty()) return std::nullopt;
        const auto number = takeNumber(text);
        if (!number) return std::nullopt;
        parts[i] = *number;
        if (i == 0 && *number > kMostYear) return std::nullopt;
    }
    const auto [year, month, day] = parts;
    if (!text.empty() || month > 12) return std::nullopt;
    const bool lostDay = day != 0 && (month == 0 || day > daysOf(year, month));
    return ReadStamp{{before ? -year : year, month, lostDay ? 0 : day}, lostDay};
}

/// What stands behind one bar: a letter, a colon or none, and a stamp.
struct Part {
    char letter = 0;
    bool colon = false;
    std::string_view text;
};

std::optional<Part> readPart(std::string_view text) {
    text = text::trim(text);
    if (text.empty() || text.find_first_of("SEP") != 0) return std::nullopt;
    Part part{text[0], false, text.substr(1)};
    const std::string_view rest = text::trim(part.text);
    part.colon = rest.starts_with(':');
    if (!part.colon && rest.size() == part.text.size() && !rest.empty()) return std::nullopt; // a word: "|Stage name"
    part.text = text::trim(part.colon ? rest.substr(1) : rest);
    if (!part.colon && !part.text.empty() && part.text.find_first_of("+-0123456789") != 0) return std::nullopt;
    return part;
}

/// Where the first part that can be read begins, at its bar; the end of the text where there is none.
std::size_t endOfName(std::string_view text) {
    for (std::size_t bar = text.find('|'); bar != std::string_view::npos; bar = text.find('|', bar + 1)) {
        const std::string_view behind = text.substr(bar + 1);
        if (readPart(behind.substr(0, behind.find('|')))) return bar;
    }
    return text.size();
}

void takePart(const Part& part, AttributeReading& reading, bool& hasStart, bool& hasEnd) {
    const auto note = [&](AttributeFault fault) { reading.faults.push_back(fault); };
    const bool isStart = part.letter == 'S';
    if (isStart ? hasStart : hasEnd) return note(AttributeFault::UnknownPart);
    (isStart ? hasStart : hasEnd) = true;
    if (part.letter == 'P') note(AttributeFault::EndMarkedP);
    if (!part.colon) note(isStart ? AttributeFault::StartColon : AttributeFault::EndColon);
    if (!isStart && part.text.empty()) {
        reading.value.open = true;
        return;
    }
    const auto stamp = readStamp(part.text);
    if (!stamp) return note(isStart ? AttributeFault::StartNotADate : AttributeFault::EndNotADate);
    if (stamp->lostDay) note(AttributeFault::NoSuchDay);
    (isStart ? reading.value.start : reading.value.end) = stamp->date;
}

std::string stamp(const Date& date) {
    return fmt::format("{}{:04}-{:02}-{:02}T00:00:00Z", date.year < 0 ? '-' : '+', std::abs(date.year), date.month,
                       date.day);
}

/// Whether two dates are one as far as both are known.
bool isSameTime(const std::optional<Date>& a, const std::optional<Date>& b) {
    return a && b ? facts::compareKnown(*a, *b) == 0 : a == b;
}
} // namespace

std::string_view name(AttributeFault fault) {
    switch (fault) {
    case AttributeFault::NoName: return "there is no name";
    case AttributeFault::NoStart: return "there is no |S:";
    case AttributeFault::StartColon: return "|S without its colon";
    case AttributeFault::EndColon: return "|E without its colon";
    case AttributeFault::EndMarkedP: return "|P: where |E: is meant";
    case AttributeFault::StartNotADate: return "the start is no date";
    case AttributeFault::EndNotADate: return "the end is no date";
    case AttributeFault::NoSuchDay: return "a date has a day that does not exist, and is read without it";
    case AttributeFault::UnknownPart: break;
    }
    return "a part behind a bar is not known";
}

AttributeReading readAttribute(std::string_view text) {
    AttributeReading reading;
    const std::size_t end = endOfName(text);
    reading.value.name = text::trim(text.substr(0, end));
    if (reading.value.name.empty()) reading.faults.push_back(AttributeFault::NoName);
    bool hasStart = false;
    bool hasEnd = false;
    std::string_view rest = text.substr(end);
    while (!rest.empty()) {
        rest.remove_prefix(1); // the bar
        const std::string_view own = rest.substr(0, rest.find('|'));
        if (const auto part = readPart(own))
            takePart(*part, reading, hasStart, hasEnd);
        else
            reading.faults.push_back(AttributeFault::UnknownPart);
        rest.remove_prefix(own.size());
    }
    if (!hasStart) reading.faults.push_back(AttributeFault::NoStart);
    if (!hasEnd) reading.value.open = true;
    return reading;
}

std::string attributeText(const DatedValue& value) {
    std::string text = value.name;
    if (value.start) text += " |S: " + stamp(*value.start);
    if (value.end) text += " |E: " + stamp(*value.end);
    return text;
}

std::optional<std::size_t> latestOf(std::span<const DatedValue> values) {
    const auto rank = [&](std::size_t i) { return std::tuple(values[i].open, values[i].start, values[i].end); };
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!best || rank(i) > rank(*best)) best = i;
    return best;
}

std::vector<std::size_t> allLatestOf(std::span<const DatedValue> values) {
    const auto first = latestOf(values);
    if (!first) return {};
    const DatedValue& latest = values[*first];
    const auto isTied = [&](const DatedValue& value) {
        if (value.open != latest.open || !isSameTime(value.start, latest.start)) return false;
        return value.end >= latest.end || isSameTime(value.end, latest.end);
    };
    std::vector<std::size_t> places{*first};
    for (std::size_t i = 0; i < values.size(); ++i)
        if (i != *first && isTied(values[i])) places.push_back(i);
    return places;
}

} // namespace chronoscope::mined
