// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/facts/FactDate.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::mined {

/// One entry of an attribute list: a name and the time in which it held. Value type. A month or day of 0 is unknown.
struct DatedValue {
    std::string name;
    std::optional<facts::Date> start; ///< none: not said, or unreadable
    std::optional<facts::Date> end;   ///< none: open, or unreadable
    bool open = false;                ///< said to have no end, by an empty one or by none
    bool operator==(const DatedValue&) const = default;
};

/// What an attribute string does not say as it should.
enum class AttributeFault : int {
    NoName = 0,
    NoStart,       ///< there is no |S:
    StartColon,    ///< |S without its colon
    EndColon,      ///< |E without its colon
    EndMarkedP,    ///< |P: where |E: is meant
    StartNotADate, ///< and left out
    EndNotADate,   ///< and left out: the value is neither open nor closed
    NoSuchDay,     ///< of a date, which is read as far as it can be one
    UnknownPart,   ///< something behind a bar that is no date of it, left out
};
/// What is wrong, in plain words.
std::string_view name(AttributeFault fault);

struct AttributeReading {
    DatedValue value;
    std::vector<AttributeFault> faults; ///< none where it is as published files have it
};

/// Reads "Name |S: +2003-00-00T00:00:00Z |E: +2021-08-00T00:00:00Z", the attribute strings of MINED, DyKnow, V-DyKnow
/// and EvolveBench. Whatever the text is, something is read; what was guessed or left out is in the faults. Pure; any
/// thread.
AttributeReading readAttribute(std::string_view text);
/// The published form; what is unknown is left out.
std::string attributeText(const DatedValue& value);

/// Place of the value that holds last: the open one with the newest start; where none is open, the newest start, then
/// the newest end. A missing date is the oldest; of equals the first. Nothing for an empty list. Never by position:
/// lists are not in order of time.
std::optional<std::size_t> latestOf(std::span<const DatedValue> values);
/// That place, then those of the values that may as well hold last: what is known of the dates does not tell them
/// apart, as two that began, and ended, at once, or one in 2020 and another in March 2020. Empty for an empty list.
std::vector<std::size_t> allLatestOf(std::span<const DatedValue> values);

} // namespace chronoscope::mined
