// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace chronoscope::sources::cfr {

/// Ratcliff and Obershelp's matching of two sequences exactly as Python's difflib.SequenceMatcher does it, its
/// "automatic junk" included: in a second sequence of 200 items and more, those that make up over a hundredth begin no
/// match. Items are equal where their numbers are. Pure; any thread. Time: quadratic at worst.

/// `size` items that are the same from place `a` of the first and place `b` of the second sequence on.
struct MatchingBlock {
    std::size_t a = 0;
    std::size_t b = 0;
    std::size_t size = 0;
    bool operator==(const MatchingBlock&) const = default;
};

using Items = std::span<const std::uint32_t>;

/// Ascending in both sequences, adjacent ones joined; without difflib's empty one at the end.
std::vector<MatchingBlock> matchingBlocks(Items first, Items second);

/// Twice the matched items over all of both, 0 to 1; 1 for two empty sequences.
double matchRatio(Items first, Items second);

} // namespace chronoscope::sources::cfr
