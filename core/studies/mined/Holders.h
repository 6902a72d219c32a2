// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/DatedValue.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::mined {

inline constexpr facts::Date kCutOff{2025, 6, 23}; ///< of MINED: T_current

/// Years from … to, both of them whole.
struct Years {
    int from = 0;
    int to = 0;
};
/// The year so many years on; there is no year 0, -1 goes right before 1.
int yearsOn(int year, int years);
/// The day so many days on, and how many days are from one to the other; nothing outside of the years 1 to 9999.
std::optional<facts::Date> daysOn(const facts::Date& day, int days);
std::optional<int> daysBetween(const facts::Date& from, const facts::Date& to);
/// Days from … to, both with month and day.
struct Days {
    Days(facts::Date first, facts::Date last) : from(first), to(last) {}
    Days(Years years) : from{years.from, 1, 1}, to{years.to, 12, 31} {}
    facts::Date from, to;
};

/// Who of an attribute list held when, where months and days may be unknown: a month or day of 0 may be any. An open
/// value holds until the cut-off, or the newest date of the list where that is later. Names are told apart as answers
/// are. Immutable; any thread.
class Holders {
public:
    explicit Holders(std::vector<DatedValue> values);
    /// The same out of attribute strings; what is no attribute is left out.
    static Holders of(std::span<const std::string> attributes);

    const std::vector<DatedValue>& values() const { return m_values; }
    /// Places of the values that may have held at some time of these days.
    std::vector<std::size_t> possible(Days days) const;
    /// How many names those are of.
    std::size_t possibleNames(Days days) const;
    /// Whether a value of this name may have held then.
    bool mayHold(std::string_view name, Days days) const;
    /// Whether values of this name may have held in each of the years: one who only touches the first or the last of
    /// them did not hold from one to the other.
    bool mayHoldThroughout(std::string_view name, Years years) const;
    /// Whether this value held on all of these days, whatever its unknown ones are.
    bool surelyHolds(std::size_t place, Days days) const;
    /// It surely held on all of these days, and nobody of another name may have.
    bool isOnlyHolder(std::size_t place, Days days) const;
    /// Years that are surely all this value's and nobody else's, ascending. There is no year 0.
    std::vector<int> ownYears(std::size_t place) const;
    /// The days that this value may have held on; nothing without a start.
    std::optional<Days> reach(std::size_t place) const;

    bool names(std::string_view name) const; ///< whether the list has it
    std::vector<std::size_t> placesOf(std::string_view name) const;
    /// The values that hold last, see allLatestOf(); one of each name.
    std::vector<std::size_t> latest() const;
    /// Places by start, then end; unknown ones first. The order of the list among equals.
    std::vector<std::size_t> byTime() const;
    int newestYear() const; ///< of any date, and the cut-off's at the least

private:
    /// Days from … to, each the earliest and the latest that it may be.
    struct Span {
        facts::Date firstStart, lastStart, firstEnd, lastEnd;
        bool isDated = false; ///< without a start it is taken to have held at no known time
    };
    std::vector<DatedValue> m_values;
    std::vector<std::u32string> m_names;
    std::vector<Span> m_spans;
};

/// Whether two names are one, as answers are compared: case, punctuation and articles do not count.
bool sameName(std::string_view a, std::string_view b);

} // namespace chronoscope::mined
