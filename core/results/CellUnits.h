// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/Aggregate.h"
#include "core/results/Difference.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace chronoscope::results {

/// What one number of a view is made of: the units (element, year, template) that it counts, and the number itself, by
/// template. Pure; any thread.

/// Which number: a filter narrowed to one row and its years, as brushed() does it, of one run or of the difference of
/// two. Value: it means the same in every set that holds the runs.
struct CellNumber {
    ResultFilter filter; ///< its runs say nothing here
    RunChoice run;
    std::optional<RunChoice> against; ///< the difference: `run` minus this one
    bool operator==(const CellNumber&) const = default;
};
CellNumber numberOf(const ResultSet& set, const ResultFilter& filter, RowsBy rowsBy, HeatRow row, int year,
                    std::optional<RunChoice> against = {});

/// How a pair of a difference came out.
enum class PairOutcome : int { Neither = 0, OnlyFirst, OnlySecond, Both };
PairOutcome outcomeOf(const Flip& pair);

/// The order in which they are listed: from right to wrong to missing, and from those that differ on.
inline constexpr std::array kFromRightToWrong{analysis::CellCategory::Correct, analysis::CellCategory::PartialGreedy,
                                              analysis::CellCategory::PartialSampled, analysis::CellCategory::Incorrect,
                                              analysis::CellCategory::Missing};
inline constexpr std::array kPairOrder{PairOutcome::OnlyFirst, PairOutcome::OnlySecond, PairOutcome::Both,
                                       PairOutcome::Neither};
std::int64_t countOf(const analysis::CategoryCounts& counts, analysis::CellCategory category);
std::int64_t countOf(const PairCounts& pairs, PairOutcome outcome);

/// What of a number is listed: all of it, or what came out so.
struct UnitsWanted {
    std::optional<analysis::CellCategory> category; ///< of a share
    std::optional<PairOutcome> outcome;             ///< of a difference
    std::size_t most = 50'000;                      ///< units
};

struct CellUnit {
    std::uint32_t element = 0; ///< element index
    int year = 0;
    prompt::Template form = prompt::Template::Generation;
    std::size_t cell = 0; ///< of `run`: RunLayout::cellIndex
    analysis::CellCategory category = analysis::CellCategory::Missing;
    analysis::CellCategory second = analysis::CellCategory::Missing; ///< of `against`, in a difference
    bool operator==(const CellUnit&) const = default;
};

/// One template's part of a number.
struct CellPart {
    prompt::Template form = prompt::Template::Generation;
    analysis::CategoryCounts counts; ///< of a share
    PairCounts pairs;                ///< of a difference
};

struct CellUnits {
    std::size_t run = 0; ///< run index
    std::optional<std::size_t> against;
    analysis::CategoryCounts counts;
    PairCounts pairs;
    std::vector<CellPart> parts; ///< by template; those that count anything
    std::int64_t wanted = 0;     ///< units that came out as wanted, listed or not
    std::vector<CellUnit> units; ///< by template, then from right to wrong to missing, then by year and element
};
/// Nothing where the set does not hold the runs.
std::optional<CellUnits> unitsOf(const ResultSet& set, const CellNumber& number, const UnitsWanted& wanted);

} // namespace chronoscope::results
