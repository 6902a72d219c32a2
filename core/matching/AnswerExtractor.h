// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace chronoscope::matching {

/// strict: as the reference code reads; lenient: as a person would. See judge().
enum class Extraction : int { Lenient = 0, Strict };
std::string_view name(Extraction value);
std::optional<Extraction> extractionFromName(std::string_view text);

/// What a reply says, before it is judged.
struct Extracted {
    std::string answer;       ///< may be empty: nothing was said, or not in the form that counts
    std::string thinking;     ///< text inside <think> … </think>
    bool empty = false;       ///< the reply held nothing but white space, thoughts and (lenient) an answer mark
    bool refusal = false;     ///< it opens like a refusal, whatever it names further on
    bool bareLetterA = false; ///< the whole answer was "A." or "A": an option letter in a multiple choice
};

/// One line read out of a reply by itself, as version 1 of the rules and a traversal read it.
/// lenient: thoughts removed, trimmed, an optional "A." / "A:" / "Answer:" skipped, first non-empty line, surrounding
/// quotes and markdown emphasis dropped, and a final full stop unless it belongs to an abbreviation ("F.C.").
/// Pure; any thread.
Extracted extractAnswer(std::string_view reply, Extraction extraction);

/// Parts that other readers of replies share. Pure; any thread.

/// `reply` without the thoughts of a reasoning model, which go to `thinking`. One that is never closed takes all behind
/// it.
std::string withoutThinking(std::string_view reply, std::string& thinking);
/// Without one pair of quotes or emphasis around the whole of it; false if there is none.
bool unwrapOnce(std::string_view& text);
/// Without quotes, emphasis and a final full stop that is no abbreviation's.
std::string_view tidied(std::string_view line);
bool opensLikeRefusal(std::string_view text);

} // namespace chronoscope::matching
