// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/matching/FuzzyMatcher.h"
#include "core/matching/Judge.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace chronoscope::annotation {

/// Bytes of a UTF-8 text, from <= i < to, on character bounds.
struct TextRange {
    std::size_t from = 0;
    std::size_t to = 0;
    bool operator==(const TextRange&) const = default;
};

/// Where the words that matching::answerWords() reads out of `reply` stand in it; nothing where there are none, where
/// thoughts inside them were cut out, or where it is emphasis marks alone. Pure; any thread.
std::optional<TextRange> answerRange(std::string_view reply, const matching::JudgeSettings& judge);

/// The words of `text` inside `range` that are words of `name` too, as preprocessing makes them: what a token set ratio
/// has in common. Ascending. Pure; any thread.
std::vector<TextRange> commonWords(std::string_view text, TextRange range, std::string_view name,
                                   matching::Preprocess preprocess);

} // namespace chronoscope::annotation
