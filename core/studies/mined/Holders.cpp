// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/Holders.h"

#include "core/studies/mined/AnswerText.h"

#include <algorithm>
#include <chrono>
#include <numeric>
#include <tuple>

namespace chronoscope::mined {

using facts::Date;

namespace {
Date firstDay(Date date) { return {date.year, std::max(date.month, 1), std::max(date.day, 1)}; }
Date lastDay(Date date) { return {date.year, date.month == 0 ? 12 : date.month, date.day == 0 ? 31 : date.day}; }

/// Nothing where there is no such day, or it is before the year 1 or after 9999.
std::optional<std::chrono::sys_days> calendarDay(const Date& date) {
    constexpr int kLargestYear = 9999;
    const std::chrono::year_month_day day{std::chrono::year(date.year),
                                          std::chrono::month(static_cast<unsigned>(date.month)),
                                          std::chrono::day(static_cast<unsigned>(date.day))};
    if (date.year < 1 || date.year > kLargestYear || !day.ok()) return std::nullopt;
    return std::chrono::sys_days(day);
}
} // namespace

int yearsOn(int year, int years) {
    const int then = year + years;
    if (year < 0 && then >= 0) return then + 1;
    return year > 0 && then <= 0 ? then - 1 : then;
}

std::optional<Date> daysOn(const Date& day, int days) {
    constexpr int kMostDays = 9999 * 366; // what a calendar of four digits has at most
    const auto start = calendarDay(day);
    if (!start || days < -kMostDays || days > kMostDays) return std::nullopt;
    const std::chrono::year_month_day then(*start + std::chrono::days(days));
    const Date found{static_cast<int>(then.year()), static_cast<int>(static_cast<unsigned>(then.month())),
                     static_cast<int>(static_cast<unsigned>(then.day()))};
    return calendarDay(found) ? std::optional(found) : std::nullopt;
}

std::optional<int> daysBetween(const Date& from, const Date& to) {
    const auto first = calendarDay(from), last = calendarDay(to);
    if (!first || !last) return std::nullopt;
    return static_cast<int>((*last - *first).count());
}

Holders::Holders(std::vector<DatedValue> values) : m_values(std::move(values)) {
    Date newest = kCutOff;
    for (const DatedValue& value : m_values)
        for (const auto& date : {value.start, value.end})
            if (date) newest = std::max(newest, lastDay(*date));
    for (const DatedValue& value : m_values) {
        m_names.push_back(squadForm(value.name));
        Span span;
        if (value.start) {
            span.isDated = true;
            span.firstStart = firstDay(*value.start);
            span.lastStart = lastDay(*value.start);
            const Date end = value.end ? *value.end : value.open ? newest : *value.start;
            span.firstEnd = firstDay(end);
            span.lastEnd = lastDay(end);
        }
        m_spans.push_back(span);
    }
}

Holders Holders::of(std::span<const std::string> attributes) {
    std::vector<DatedValue> values;
    for (const std::string& text : attributes)
        if (auto reading = readAttribute(text); !reading.value.name.empty()) values.push_back(std::move(reading.value));
    return Holders(std::move(values));
}

std::vector<std::size_t> Holders::possible(Days days) const {
    std::vector<std::size_t> places;
    for (std::size_t at = 0; at < m_spans.size(); ++at)
        if (m_spans[at].isDated && m_spans[at].firstStart <= days.to && m_spans[at].lastEnd >= days.from)
            places.push_back(at);
    return places;
}

std::size_t Holders::possibleNames(Days days) const {
    std::vector<std::u32string> names;
    for (const std::size_t place : possible(days))
        names.push_back(m_names[place]);
    std::sort(names.begin(), names.end());
    return static_cast<std::size_t>(std::unique(names.begin(), names.end()) - names.begin());
}

bool Holders::mayHold(std::string_view name, Days days) const {
    const std::u32string wanted = squadForm(name);
    const auto places = possible(days);
    return std::any_of(places.begin(), places.end(), [&](std::size_t place) { return m_names[place] == wanted; });
}

bool Holders::mayHoldThroughout(std::string_view name, Years years) const {
    std::vector<Span> spans;
    for (const std::size_t place : placesOf(name))
        if (m_spans[place].isDated) spans.push_back(m_spans[place]);
    std::sort(spans.begin(), spans.end(), [](const Span& a, const Span& b) { return a.firstStart < b.firstStart; });
    int open = years.from; // the first year that nothing covers yet
    for (const Span& span : spans) {
        if (open == 0) open = 1; // there is no such year
        if (span.firstStart.year <= open && span.lastEnd.year >= open) open = span.lastEnd.year + 1;
    }
    return open > years.to;
}

bool Holders::surelyHolds(std::size_t place, Days days) const {
    const Span& span = m_spans[place];
    return span.isDated && span.lastStart <= days.from && span.firstEnd >= days.to;
}

bool Holders::isOnlyHolder(std::size_t place, Days days) const {
    return surelyHolds(place, days) && possibleNames(days) == 1;
}

std::vector<int> Holders::ownYears(std::size_t place) const {
    const Span& span = m_spans[place];
    std::vector<int> years;
    if (!span.isDated) return years;
    for (int year = span.firstStart.year; year <= span.lastEnd.year; ++year)
        if (year != 0 && isOnlyHolder(place, Years{year, year})) years.push_back(year);
    return years;
}

std::optional<Days> Holders::reach(std::size_t place) const {
    const Span& span = m_spans[place];
    return span.isDated ? std::optional(Days(span.firstStart, span.lastEnd)) : std::nullopt;
}

bool Holders::names(std::string_view name) const { return !placesOf(name).empty(); }

std::vector<std::size_t> Holders::placesOf(std::string_view name) const {
    const std::u32string wanted = squadForm(name);
    std::vector<std::size_t> places;
    for (std::size_t at = 0; at < m_names.size(); ++at)
        if (m_names[at] == wanted) places.push_back(at);
    return places;
}

std::vector<std::size_t> Holders::latest() const {
    std::vector<std::size_t> places;
    for (const std::size_t place : allLatestOf(m_values)) {
        const auto isNamed = [&](std::size_t known) { return m_names[known] == m_names[place]; };
        if (std::none_of(places.begin(), places.end(), isNamed)) places.push_back(place);
    }
    return places;
}

std::vector<std::size_t> Holders::byTime() const {
    std::vector<std::size_t> places(m_values.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::stable_sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) {
        return std::tuple(m_spans[a].firstStart, m_spans[a].lastEnd) <
               std::tuple(m_spans[b].firstStart, m_spans[b].lastEnd);
    });
    return places;
}

int Holders::newestYear() const {
    int newest = kCutOff.year;
    for (const DatedValue& value : m_values)
        for (const auto& date : {value.start, value.end})
            if (date) newest = std::max(newest, date->year);
    return newest;
}

bool sameName(std::string_view a, std::string_view b) { return squadForm(a) == squadForm(b); }

} // namespace chronoscope::mined
