// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::sources::cfr {

/// Texts of the Code of Federal Regulations. All functions are pure and may be called on any thread; `text` is UTF-8.

/// Every run of Unicode spaces is one blank; none at the ends, before `,.;:)]` and after `([`.
std::string tidyParagraph(std::string_view text);

/// What of a paragraph carries its meaning: case folded, `&` as "and", of the rest letters, digits, `$%§`, and `.,/-`
/// between two digits. Editions that differ in nothing of it differ in print alone.
std::string paragraphCore(std::string_view text);

/// The words between the blanks of a tidy paragraph; they refer to it.
std::vector<std::string_view> wordsOf(std::string_view tidy);

/// A word that says little by itself: an article, a preposition, a conjunction, a form of "be" or "have", a pronoun.
/// Words that a rule turns on (not, no, may, must, shall) are none. Punctuation and case do not count.
bool isStopWord(std::string_view word);

/// The stems of the words that are no stop words, in alphabetical order: "the loans of banks" and "bank loan" agree.
std::vector<std::string> stemsOf(std::string_view text);

} // namespace chronoscope::sources::cfr
