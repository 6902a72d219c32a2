// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/base/Result.h"
#include "core/benchmark/Element.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::exchange {

/// What a ChroKnowPrompt file of the reference code is about (spec 7), told by its name:
/// "Timestamp_General_Dynamic.json". Value type.
struct ChronoGapFileName {
    benchmark::Domain domain = benchmark::Domain::General;
    benchmark::State state = benchmark::State::Dynamic; ///< never Invariant: the layout has no name for it

    /// Nothing unless `name` is to the letter what text() makes.
    static std::optional<ChronoGapFileName> parse(std::string_view name);
    std::string text() const;
};

/// The lists of such a file, in its order. It does not tell on which side of a cut-off the hits are.
enum class ChronoGapList : int { Known = 0, Unknown, CutOff, PartialKnown };
inline constexpr std::array kChronoGapLists{ChronoGapList::Known, ChronoGapList::Unknown, ChronoGapList::CutOff,
                                            ChronoGapList::PartialKnown};
std::string_view name(ChronoGapList list); ///< "Known", "Unknown", "Cut-off", "Partial_known"
/// The list of an element of this category; nothing for Missing.
std::optional<ChronoGapList> listOf(analysis::ChronoCategory category);

/// Texts of a list; nothing where a null stands.
using ChronoGapTexts = std::vector<std::optional<std::string>>;

struct ChronoGapYear {
    int year = 0;
    analysis::CellCategory category = analysis::CellCategory::Missing; ///< Missing: none was told
    ChronoGapTexts greedy;                                             ///< "temp0_ans"
    ChronoGapTexts sampled;                                            ///< "temp7_ans"
    /// "chrono_ans": the candidate after each step, blank while there is none; nothing where the year was not prompted.
    std::optional<ChronoGapTexts> candidates;
};

struct ChronoGapElement {
    ChronoGapList list = ChronoGapList::Known;
    std::int64_t index = 0; ///< of the element among those of its domain and state, from 0 in the order of their file
    std::vector<ChronoGapYear> years; ///< ascending
};

/// [index, {"objects_2010": {"category": …, …}, …}], without a line end.
std::string chronoGapText(const ChronoGapElement& element);

/// Bytes of the longest element kept; a published one has some 10 kB.
inline constexpr std::size_t kLongestChronoGap = 4u << 20;

/// Reads such a file as a stream, element by element; memory is bounded by the longest element kept, and nothing of the
/// file is trusted. `sink` may refuse an element, which ends the reading: a BadInput without a place gets the one at
/// hand. Errors: BadInput, with the line and what is wrong in it, for anything that is not the layout; Io. Any thread.
Status readChronoGapFile(const std::string& path, const std::function<Status(const ChronoGapElement&)>& sink);

} // namespace chronoscope::exchange
