// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/PlainText.h"

#include "core/base/Text.h"

#include <algorithm>

namespace chronoscope::traversal {

namespace {
constexpr std::string_view kReplacement = "\uFFFD";
constexpr std::size_t kLongestCharacter = 4;

/// Bytes of the well-formed character that `text` opens with; 0 if it opens with none.
std::size_t characterAt(std::string_view text) {
    for (std::size_t length = 1; length <= std::min(text.size(), kLongestCharacter); ++length)
        if (text::isUtf8(text.substr(0, length))) return length;
    return 0;
}
} // namespace

std::string plainText(std::string_view text, std::size_t limit) {
    text = text::trim(text);
    std::string out;
    while (!text.empty()) {
        const std::size_t length = characterAt(text);
        std::string_view shown = length == 0 ? kReplacement : text.substr(0, length);
        const auto first = static_cast<unsigned char>(shown.front());
        if (first < 0x20 || first == 0x7F) shown = " ";
        if (out.size() + shown.size() > limit) break;
        out += shown;
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return std::string(text::trim(out));
}

std::string_view cutTo(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0) == 0x80)
        --bytes;
    return text.substr(0, bytes);
}

} // namespace chronoscope::traversal
