// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/facts/FactTable.h"
#include "core/facts/Timeline.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::facts {

/// The relation of a question whose row names none.
inline constexpr const char* kQuestionRelation = "question";

/// Something to say about a row, or with line 0 about the whole table. Codes: E-… the row is left out, W-… it was
/// taken and should be looked at, I-… is for information.
struct FactMessage {
    std::int64_t line = 0;
    std::optional<Role> column;
    std::string code;
    std::string text;
    std::string suggestion; ///< what the cell should say, where that is known
};

/// What was made of one row.
struct FactRow {
    std::int64_t line = 0;
    bool isImported = false;
    std::vector<FactMessage> messages;
    benchmark::Domain domain = benchmark::Domain::General;
    std::string domainGiven; ///< where it is none of the five
    std::string subject;     ///< or the question
    std::string relation;
    benchmark::Object object; ///< label and aliases
    std::optional<Date> from, to, at;
    bool isOpen = false; ///< its end was said to be open
    std::vector<std::string> distractors;
    std::vector<std::string> unverified;
    std::string note;
    bool isHeldOut = false;  ///< said to be an exemplar
    std::size_t years = 0;   ///< of the frame
    std::int64_t sameAs = 0; ///< the line that says the same, where it was left out for that

    bool isUndated() const { return !from && !to && !at; }
    Statement statement() const;
};

/// Order of day and month in each column of dates, from a look at all rows; `asked` where none proves it. The table
/// is rewound.
std::array<DateOrder, kRoles> dateOrders(FactTable& table, DateOrder asked);

/// Checks one row and makes its texts and dates comparable. Pure; any thread.
FactRow readRow(const TableRow& row, const std::array<DateOrder, kRoles>& orders);

/// `question` as the year is put in front of it: "In 2014, …".
std::string questionWithoutYear(std::string question);

} // namespace chronoscope::facts
