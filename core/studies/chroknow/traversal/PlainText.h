// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string>
#include <string_view>

namespace chronoscope::traversal {

/// `text` as it may stand in a prompt's line: well-formed UTF-8 (what is not: U+FFFD), control characters as spaces,
/// trimmed, and no longer than `limit` bytes, without a character cut in half. Linear. Pure; any thread.
std::string plainText(std::string_view text, std::size_t limit);

/// The first `bytes` bytes of `text`, or one to three fewer, so that no character of UTF-8 is cut in half. Pure.
std::string_view cutTo(std::string_view text, std::size_t bytes);

/// An ASCII letter or digit, or part of any other character.
constexpr bool isWordByte(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
           static_cast<unsigned char>(c) >= 0x80;
}

} // namespace chronoscope::traversal
