// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace chronoscope::matching {

/// Where words begin and end in a reply, for the readers of it. Pure; any thread.

/// Of a line of a reply no more is read: no answer is as long, and a model that says one thing for ever holds up
/// nobody.
inline constexpr std::size_t kMostOfLine = 4096;

/// True if the character at the start or at the end of `text` is of a word: a letter, a mark on one, or a number.
bool opensInWord(std::string_view text);
bool endsInWord(std::string_view text);

/// With typographic quotes, dashes and full-width punctuation as in ASCII, one for one ("“d”—so" is "\"d\",so"): a long
/// dash parts clauses as a comma does.
std::string plainMarks(std::string_view text);

/// Its first bytes, cut between two characters.
std::string_view opening(std::string_view text, std::size_t bytes);

} // namespace chronoscope::matching
