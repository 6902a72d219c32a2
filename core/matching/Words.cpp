// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/Words.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace chronoscope::matching {

namespace {
constexpr std::array<std::pair<std::string_view, char>, 24> kMarks{
    {{"‘", '\''}, {"’", '\''}, {"‚", '\''}, {"‹", '\''}, {"›", '\''}, {"“", '"'},  {"”", '"'},  {"„", '"'},
     {"«", '"'},  {"»", '"'},  {"–", ','},  {"—", ','},  {"…", '.'},  {"。", '.'}, {"．", '.'}, {"，", ','},
     {"、", ','}, {"：", ':'}, {"；", ';'}, {"！", '!'}, {"？", '?'}, {"（", '('}, {"）", ')'}, {"／", '/'}}};

bool isAscii(char c) { return (static_cast<unsigned char>(c) & 0x80) == 0; }

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }
} // namespace

bool opensInWord(std::string_view text) {
    if (text.empty()) return false;
    if (isAscii(text.front())) return std::isalnum(static_cast<unsigned char>(text.front())) != 0;
    utf8proc_int32_t point = 0;
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    if (utf8proc_iterate(bytes, static_cast<utf8proc_ssize_t>(text.size()), &point) <= 0) return false;
    const auto category = utf8proc_category(point);
    return category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_NO; // letters, marks, numbers
}

bool endsInWord(std::string_view text) {
    std::size_t at = text.size();
    while (at > 0 && text.size() - at < 4 && continues(text[at - 1]))
        --at;
    return at > 0 && opensInWord(text.substr(at - 1));
}

std::string plainMarks(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const auto* const mark =
            isAscii(text.front()) ? kMarks.end() : std::find_if(kMarks.begin(), kMarks.end(), [&](const auto& one) {
                return text.starts_with(one.first);
            });
        plain += mark == kMarks.end() ? text.front() : mark->second;
        text.remove_prefix(mark == kMarks.end() ? 1 : mark->first.size());
    }
    return plain;
}

std::string_view opening(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && continues(text[bytes]))
        --bytes;
    return text.substr(0, bytes);
}

} // namespace chronoscope::matching
