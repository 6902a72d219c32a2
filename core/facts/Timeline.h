// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"
#include "core/facts/FactDate.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::facts {

/// One end of a dated statement.
struct Bound {
    enum class Kind : int {
        Unknown = 0, ///< there is one, but not known, or only to a decade
        Open,        ///< said to have none: it still holds
        Known
    };
    Kind kind = Kind::Known;
    Date date;
};

/// A source's sentence about one subject and relation: this object held from … to …. Value type.
struct Statement {
    enum class Holder : int { Named = 0, Unknown, Nobody };
    enum class Rank : int { Normal = 0, Preferred, Deprecated };

    benchmark::Object object; ///< label and aliases
    std::string objectId;     ///< the source's; without one the label tells objects apart
    Holder holder = Holder::Named;
    Rank rank = Rank::Normal;
    std::vector<Bound> starts; ///< no start and no end: see points
    std::vector<Bound> ends;
    std::vector<Date> points;
};

/// Which years a statement is about: all it touches, or those on whose last day it holds.
enum class YearRule : int { Overlap = 0, YearEnd };
/// What a year without object between two known ones takes from the nearest known year before it: all objects (the
/// paper), those without an end of their own, or nothing.
enum class GapMode : int { Open = 0, Paper, None };

struct TimelineRules {
    YearRule years = YearRule::Overlap;
    GapMode gaps = GapMode::Open;
    int first = 2010; ///< of the frame
    int last = 2023;
    int asOf = 2023;                             ///< year of the source: it says nothing about later ones
    std::optional<int> dissolved = std::nullopt; ///< year in which the subject died or was dissolved
};

/// Why a statement gives no year.
enum class Dropped : int { Deprecated = 0, UnknownObject, Reversed, Ambiguous, Undated, AfterSource };
inline constexpr std::size_t kDropped = 6;

/// What is true of one subject and relation in the years of a frame.
struct Timeline {
    struct Year {
        int year = 0;
        std::vector<std::size_t> objects; ///< places in `objects`, in order of start, end and statement
        bool filled = false;              ///< taken from an earlier year
    };
    std::vector<benchmark::Object> objects; ///< each once, with the aliases of all its statements
    std::vector<Year> years;                ///< ascending; only years with an object
    int changes = 0;                        ///< adjacent years of which the sets differ
    bool complete = false;                  ///< every year of the frame has an object
    std::array<std::size_t, kDropped> dropped{};
    std::vector<std::size_t> yearsOf;            ///< per statement, how many years of the frame it is about
    std::vector<std::optional<Dropped>> reasons; ///< per statement, why it is about none at all

    /// None where a year of the frame is missing.
    std::optional<benchmark::State> state() const;
};

/// Section 1 of the construction rules. Pure; any thread. Time: statements times years of the frame.
Timeline makeTimeline(const std::vector<Statement>& statements, const TimelineRules& rules);

} // namespace chronoscope::facts
