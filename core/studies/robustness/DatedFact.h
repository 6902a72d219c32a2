// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/facts/FactDate.h"

#include <optional>
#include <string>
#include <vector>

namespace chronoscope::robustness {

/// How much of a date is said. A date's own precision is the number of its parts.
enum class Precision : int { Year = 0, Month, Day };
inline constexpr int kPrecisions = 3;

/// From the first day of `start` to the last day of `end`; no end: it still holds.
struct Period {
    facts::Date start;
    std::optional<facts::Date> end;

    auto operator<=>(const Period&) const = default;
};

/// An object that held for a subject and a relation in one bounded period. Value type.
struct DatedFact {
    std::string id; ///< as given by its source, else of its content
    std::string subject;
    std::string relation;
    std::string relationId; ///< Wikidata's, may be empty
    std::string object;
    Period period;
    std::vector<Period> others;          ///< in which the same subject, relation and object held too
    std::optional<Period> known;         ///< outside of it nothing is known of the three; none: all is known
    std::optional<double> subjectVisits; ///< of the article; none = unknown
    std::optional<double> objectVisits;
    std::optional<double> visits; ///< of the fact, where its source says no more; see popularityOf()
    std::string source;           ///< where it is from; may be empty
    std::string subjectId;        ///< what its source calls the subject beside its name; may be empty
    std::string objectId;
    std::string entities; ///< both ids where facts of these names have several, see FactStore; else empty
};

/// What a date is to a fact.
enum class DateClass : int {
    Correct = 0,  ///< within the period
    Incorrect,    ///< outside of it and of every other period of the fact, as is known
    Transitional, ///< it holds a bound of the period
    Excluded,     ///< outside, but touches another period of the fact, or what is not known of it
    Discarded,    ///< month or day in a year that is transitional
    NoContext,    ///< the question without a date
};
inline constexpr int kDateClasses = 6;

/// One date that a fact is asked about.
struct SampledDate {
    Precision precision = Precision::Year;
    int position = 0;                ///< among the dates of this precision, from 0
    std::optional<facts::Date> date; ///< none: no context
    DateClass of = DateClass::NoContext;
    std::optional<double> alpha; ///< distance from the middle of the period in durations; none where undefined
};

} // namespace chronoscope::robustness
