// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace chronoscope::matching {

/// strict: the reply counts only if it opens with "A. " (reference code); lenient: see extractAnswer().
enum class Extraction : int { Lenient = 0, Strict };
std::string_view name(Extraction value);
std::optional<Extraction> extractionFromName(std::string_view text);

/// What a reply says, before it is judged.
struct Extracted {
    std::string answer;   ///< may be empty: nothing was said, or not in the form that counts
    std::string thinking; ///< text inside <think> … </think>
    bool empty = false;   ///< the reply held nothing but white space, thoughts and (lenient) an answer mark
    bool refusal = false; ///< it opens like a refusal, whatever it names further on
    bool bareLetterA = false; ///< the whole answer was "A." or "A": an option letter in a multiple choice
};

/// lenient: thoughts removed, trimmed, an optional "A." / "A:" / "Answer:" skipped, first non-empty line, surrounding
/// quotes and markdown emphasis dropped, and a final full stop unless it belongs to an abbreviation ("F.C.").
/// Pure; any thread.
Extracted extractAnswer(std::string_view reply, Extraction extraction);

/// The option a multiple-choice answer names by letter, 0 to 3: "(d)", "d)", "d.", a lone "d", or "(d)" further on.
std::optional<int> optionLetter(std::string_view answer);

/// The first of true / false / yes / no as a word.
std::optional<bool> truthWord(std::string_view answer);

} // namespace chronoscope::matching
