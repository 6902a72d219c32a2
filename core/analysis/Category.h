// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <span>
#include <string_view>

namespace chronoscope::analysis {

/// Category of one (element, year, template) (ChroKnowledge, Table 1). The two kinds of Partial Correct are kept
/// apart. Missing: no category can be given yet, or errors took the samples that would decide.
enum class CellCategory : int { Missing = 0, Correct, PartialGreedy, PartialSampled, Incorrect };
inline constexpr int kCellCategories = 5;
/// Incorrect or Partial: an answer that a person can say something of. Missing is never wrong.
constexpr bool isWrong(CellCategory category) {
    return category == CellCategory::Incorrect || category == CellCategory::PartialGreedy ||
           category == CellCategory::PartialSampled;
}

/// Category of one (element, template) over its years (ChroKnowledge 6.1).
enum class ChronoCategory : int { Missing = 0, Known, PartialKnown, CutOffAfter, CutOffBefore, Unknown };
inline constexpr int kChronoCategories = 6;

/// "correct", "partial_greedy", …; "known", "partial_known", "cutoff_after", "cutoff_before", "unknown", "missing".
std::string_view name(CellCategory category);
std::string_view name(ChronoCategory category);

/// Samples of one cell. Invariant: hits + left out ≤ answered ≤ planned, and answered + errors = planned once complete.
struct CellCounts {
    int greedyPlanned = 0;
    int greedyAnswered = 0; ///< replies that arrived, refusals and empty ones included
    int greedyHits = 0;
    int sampledPlanned = 0;
    int sampledAnswered = 0;
    int sampledHits = 0;
    int errors = 0;        ///< samples lost to errors
    int greedyLeftOut = 0; ///< of greedyAnswered: strict extraction counts them neither as right nor as wrong
    int sampledLeftOut = 0;

    int greedyCounted() const { return greedyAnswered - greedyLeftOut; }
    int sampledCounted() const { return sampledAnswered - sampledLeftOut; }
    bool complete() const { return greedyAnswered + sampledAnswered + errors == greedyPlanned + sampledPlanned; }
    bool operator==(const CellCounts&) const = default;
};

/// Category over the samples that arrived and count. Missing while samples are outstanding, when nothing is asked
/// greedily, when no greedy sample counts and errors took some, or when nothing greedy hit, no sampled one counts and
/// errors took some: a lost sample is never a wrong answer. Where all greedy samples arrived and are left out, the cell
/// is never Correct.
CellCategory categorise(const CellCounts& counts);

/// "Hit" = Correct or Partial. All Correct → Known; all Incorrect → Unknown; hits then only misses → cut-off after
/// the last hit; misses then only hits → cut-off before the first; anything else → Partial Known. Missing if any
/// year is, or if there is none. `years` in ascending order.
ChronoCategory categoriseElement(std::span<const CellCategory> years);

/// Wilson score interval for a share, in percent, at 95 % (z = 1.959964). n = 0 gives [0, 100].
struct Interval {
    double low = 0;
    double high = 100;
};
Interval wilson95(long hits, long n);

} // namespace chronoscope::analysis
