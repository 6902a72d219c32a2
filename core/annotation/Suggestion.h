// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/CellReading.h"
#include "core/labels/LabelSet.h"

#include <optional>
#include <string>
#include <string_view>

namespace chronoscope::annotation {

/// What the program takes a wrong answer for.
enum class SuggestionKind : int {
    Stale = 0,     ///< right for a year two or more earlier
    Ahead,         ///< right for a year two or more later
    Boundary,      ///< right one year off, either way
    Distractor,    ///< a wrong option of the element
    NearMiss,      ///< right but for the matcher: just under the threshold, or right when read in another way
    FormatFailure, ///< no answer could be read out of the reply
    Refusal,
    NeverRight, ///< names what is right for no year, and no wrong option
    Other,      ///< says something that is no name: a truth value, a whole sentence
};
inline constexpr int kSuggestionKinds = 9;
/// "stale", "ahead", "boundary", "distractor", "near-miss", "format", "refusal", "never-right", "other".
std::string_view name(SuggestionKind kind);

/// Scores this far under the threshold, or less, are near misses.
inline constexpr double kNearMissPoints = 12.0;

/// A suggestion is no label: only a person makes it one.
struct Suggestion {
    LabelRole role = LabelRole::Other; ///< of the label to suggest
    SuggestionKind kind = SuggestionKind::Other;
    int shift = 0;      ///< years, asked less answered: > 0 stale, < 0 ahead, else 0
    std::string reason; ///< one or two plain sentences with the names and numbers it rests on
};

/// Of one answer of the cell; nothing when it is right. What an answer is right for comes before how nearly it is
/// right: stale, ahead and distractor are full matches. Pure; any thread.
std::optional<Suggestion> suggest(const CellReading& reading, const CellAnswer& answer);
/// Of the most frequent wrong answer; nothing when all are right or there is none.
std::optional<Suggestion> suggest(const CellReading& reading);

} // namespace chronoscope::annotation
