// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::text {

/// UTF-8 text, on top of utf8proc. All functions are pure and may be called on any thread.

/// True if `bytes` is well-formed UTF-8.
bool isUtf8(std::string_view bytes);

/// `text` without ASCII white space at both ends.
std::string_view trim(std::string_view text);

/// `text` for a line of a message: whole, or its first characters in at most `bytes` bytes and then "…".
std::string shortened(std::string_view text, std::size_t bytes);

/// Lower-cased, Unicode-aware ("ÅSE" → "åse"). Ill-formed bytes are taken as U+FFFD.
std::u32string lower(std::string_view text);

/// `text` with its accents composed (NFC): "u" and a combining diaeresis become "ü". As it is where it is ill-formed.
std::string composed(std::string_view text);

/// rapidfuzz's default processing: lower-cased, everything that is neither letter nor number → space, trimmed.
/// Letters are composed first (NFC), so that a decomposed "ü" keeps being a letter.
std::u32string lowerAlphanumeric(std::string_view text);

std::string toUtf8(std::u32string_view text);

/// ASCII-only helpers for key words of the formats ("true", "answer:").
bool startsWithIgnoringCase(std::string_view text, std::string_view asciiPrefix);
std::string replaceAll(std::string text, std::string_view from, std::string_view to);
/// True if the brackets of a JSON text nest deeper than `limit`: asked before parsing, so that a hostile text costs
/// neither memory nor stack.
bool nestsDeeperThan(std::string_view json, int limit);
std::vector<std::string> split(std::string_view text, char separator);

} // namespace chronoscope::text
