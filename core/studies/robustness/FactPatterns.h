// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/StressCoding.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace chronoscope::robustness {

/// What follows from which precisions a fact is robust at. Pure; any thread.

/// Some precisions, a bit each: 1 year, 2 month, 4 day.
using PrecisionSet = unsigned;
inline constexpr PrecisionSet kAllPrecisions = 7;
std::string nameOf(PrecisionSet set); ///< "year", "year+month", …

/// How knowing a fact at one precision goes with knowing it at another. A fact that is undefined at a precision counts
/// there as not known (as in the published heat map), or is left out.
class Transfer {
public:
    /// The sets in the order of the published heat map: single ones, pairs, all.
    static const std::array<PrecisionSet, kAllPrecisions>& order();

    void add(const FactUnits& units);

    struct Cell {
        std::int64_t both = 0;
        std::int64_t given = 0;
        /// P(known | given); none where nothing is known at `given`.
        std::optional<double> share() const;
    };
    Cell cell(PrecisionSet known, PrecisionSet given) const { return count(known, given, 0); }
    /// Over the facts that are defined at all of these precisions.
    Cell ofDefined(PrecisionSet known, PrecisionSet given) const { return count(known, given, known | given); }
    std::int64_t partlyUndefined() const { return m_partlyUndefined; } ///< facts undefined at a precision or more
    /// Mean of the six cells between two single precisions; none where one of them is undefined.
    std::optional<double> average() const;

private:
    Cell count(PrecisionSet known, PrecisionSet given, PrecisionSet defined) const;

    /// Facts by where they are defined, and by where robust.
    std::array<std::array<std::int64_t, kAllPrecisions + 1>, kAllPrecisions + 1> m_facts{};
    std::int64_t m_partlyUndefined = 0;
};

/// Mean variance of robustness over the precisions with two prompts, over the facts that are defined everywhere with
/// both.
struct VarianceRatio {
    std::int64_t facts = 0;
    std::int64_t leftOut = 0; ///< undefined somewhere
    std::optional<double> standard;
    std::optional<double> fewShot;
    /// Few-shot by standard, so that below 1 means less variance; none where the standard one is 0.
    std::optional<double> ratio() const;
};
struct UnitsOfTwo {
    FactUnits first;
    FactUnits second;
};
VarianceRatio varianceRatio(std::span<const UnitsOfTwo> facts);

/// Who wins more facts of two models, by their global values.
struct Duel {
    enum class Winner { First, Tie, Second };
    struct Counts {
        std::int64_t first = 0;
        std::int64_t ties = 0;
        std::int64_t second = 0;
        void add(Winner winner);
    };
    Counts byWinRate;
    Counts byRobustness;
    std::int64_t leftOut = 0; ///< facts undefined for either

    static Winner winner(double first, double second);
};
Duel duel(std::span<const UnitsOfTwo> facts, GlobalMode mode = GlobalMode::MeanOfPrecisions);

} // namespace chronoscope::robustness
