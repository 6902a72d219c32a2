// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace chronoscope::facts {

/// A day, a month or a year of the proleptic Gregorian calendar; years may be 0 or below. Value type.
struct Date {
    int year = 0;
    int month = 0; ///< 0: only the year is known
    int day = 0;   ///< 0: only the month is known

    auto operator<=>(const Date&) const = default;
    /// "2016", "2016-03" or "2016-03-05".
    std::string text() const;
};

/// Below, at or above zero where `a` is before, the same as or after `b`, at the precision both have.
int compareKnown(const Date& a, const Date& b);

/// Which of the two numbers of "3/5/2016" is the day.
enum class DateOrder : int { Undecided = 0, DayFirst, MonthFirst };

/// What a cell of a date column says.
struct DateCell {
    std::optional<Date> date; ///< none where the cell is open or no date
    bool isOpen = false;      ///< empty, or a word like "present"
    std::string code;         ///< "E-DATE" or a warning; empty where the date is plain
};

/// Reads one cell in any of the forms 2016, 2016-03, 2016-03-05, 5 March 2016, March 5, 2016, 05.03.2016, 3/5/2016, -27
/// and day numbers of a spreadsheet. Pure; any thread. `order` is that of the column; undecided, a date that could be
/// read both ways keeps its year only, and so does a season like 2009/10. A year below 100 has four digits or a minus.
DateCell readDate(std::string_view cell, DateOrder order);

/// The order that this cell proves, because one of its numbers is above 12.
DateOrder orderShownBy(std::string_view cell);

} // namespace chronoscope::facts
