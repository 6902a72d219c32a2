// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::mined {

/// Text as Python's `str` and `re` see it, in which published scores are defined. Characters by their Unicode category
/// (utf8proc). Pure; any thread; linear in the text.

/// `\w`: letters, every kind of number, and the underscore; no combining marks.
bool isWord(char32_t point);
/// `\d`.
bool isDecimal(char32_t point);
/// What `str.split()` splits at and `str.strip()` takes away.
bool isSpace(char32_t point);

/// The characters of UTF-8; each ill-formed byte is U+FFFD.
std::u32string characters(std::string_view text);
/// `str.lower()`: a capital sigma at the end of a word becomes the final one, and İ two characters.
std::u32string lowered(std::u32string_view text);
/// `str.split()`.
std::vector<std::u32string_view> pieces(std::u32string_view text);
/// True if `str.strip()` leaves nothing.
bool isBlank(std::string_view text);
/// True if `\b` matches before place `at`, up to the length of the text.
bool atWordEdge(std::u32string_view text, std::size_t at);

} // namespace chronoscope::mined
