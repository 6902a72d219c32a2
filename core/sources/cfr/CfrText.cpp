// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/cfr/CfrText.h"

#include "core/base/Letters.h"
#include "core/base/Text.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>

namespace chronoscope::sources::cfr {

namespace {
/// The character at the start of `rest` and its bytes; an ill-formed byte is one of its own, 0xFFFD.
std::pair<char32_t, std::size_t> firstPoint(std::string_view rest) {
    const auto byte = static_cast<unsigned char>(rest.front());
    if (byte < 0x80) return {byte, 1};
    utf8proc_int32_t point = 0;
    const auto used = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(rest.data()),
                                       static_cast<utf8proc_ssize_t>(rest.size()), &point);
    if (used <= 0) return {0xFFFD, 1};
    return {static_cast<char32_t>(point), static_cast<std::size_t>(used)};
}

bool isBlank(char32_t point) {
    if (point < 0x80) return point == ' ' || (point >= '\t' && point <= '\r');
    const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(point));
    return point == 0x85 || category == UTF8PROC_CATEGORY_ZS || category == UTF8PROC_CATEGORY_ZL ||
           category == UTF8PROC_CATEGORY_ZP;
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

std::string caseFolded(std::string_view text) {
    const bool isAscii =
        std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (isAscii) {
        std::string lower(text);
        for (char& c : lower)
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
        return lower;
    }
    utf8proc_uint8_t* out = nullptr;
    const auto options = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD);
    const auto length = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                     static_cast<utf8proc_ssize_t>(text.size()), &out, options);
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(out, &std::free);
    if (length < 0) return std::string(text);
    return {reinterpret_cast<const char*>(out), static_cast<std::size_t>(length)};
}

constexpr std::array<std::string_view, 43> kStopWords{
    "a",    "an",    "and",  "are",  "as",   "at",    "be",    "been", "being", "but",   "by",
    "for",  "from",  "had",  "has",  "have", "in",    "into",  "is",   "it",    "its",   "of",
    "on",   "or",    "such", "than", "that", "the",   "their", "them", "there", "these", "they",
    "this", "those", "to",   "was",  "were", "which", "who",   "whom", "whose", "with"};

/// Letters and digits of a word, folded.
std::string bareWord(std::string_view word) {
    std::string bare;
    const std::string folded = caseFolded(word);
    for (std::string_view rest = folded; !rest.empty();) {
        const auto [point, bytes] = firstPoint(rest);
        if (text::isLetterOrNumber(point) || point == '$' || point == '%' || point == 0xA7)
            bare += rest.substr(0, bytes);
        rest.remove_prefix(bytes);
    }
    return bare;
}

std::string stem(std::string word) {
    const auto cut = [&word](std::string_view ending, std::string_view instead, std::size_t least) {
        if (!word.ends_with(ending) || word.size() < ending.size() + least) return false;
        word.replace(word.size() - ending.size(), ending.size(), instead);
        return true;
    };
    if (word.find_first_of("0123456789") != std::string::npos) return word;
    if (!cut("ies", "y", 2) && !cut("sses", "ss", 2) && !word.ends_with("ss") && !word.ends_with("us")) cut("s", "", 3);
    if (!cut("ing", "", 3)) cut("ed", "", 3);
    cut("e", "", 3);
    return word;
}
} // namespace

std::string tidyParagraph(std::string_view text) {
    constexpr std::string_view kNoneBefore = ",.;:)]", kNoneAfter = "([";
    std::string tidy;
    tidy.reserve(text.size());
    bool isPending = false;
    while (!text.empty()) {
        const auto [point, bytes] = firstPoint(text);
        if (isBlank(point)) {
            isPending = true;
        } else {
            const char first = text.front();
            if (isPending && !tidy.empty() && kNoneBefore.find(first) == std::string_view::npos &&
                kNoneAfter.find(tidy.back()) == std::string_view::npos)
                tidy += ' ';
            isPending = false;
            tidy += text.substr(0, bytes);
        }
        text.remove_prefix(bytes);
    }
    return tidy;
}

std::string paragraphCore(std::string_view text) {
    const std::string folded = caseFolded(text);
    std::string core;
    core.reserve(folded.size());
    for (std::size_t at = 0; at < folded.size();) {
        const std::string_view rest = std::string_view(folded).substr(at);
        const auto [point, bytes] = firstPoint(rest);
        if (point == '&')
            core += "and";
        else if (text::isLetterOrNumber(point) || point == '$' || point == '%' || point == 0xA7)
            core += rest.substr(0, bytes);
        else if ((point == '.' || point == ',' || point == '/' || point == '-') && at > 0 && isDigit(folded[at - 1]) &&
                 at + 1 < folded.size() && isDigit(folded[at + 1]))
            core += rest.front();
        at += bytes;
    }
    return core;
}

std::vector<std::string_view> wordsOf(std::string_view tidy) {
    std::vector<std::string_view> words;
    while (!tidy.empty()) {
        const std::size_t end = std::min(tidy.find(' '), tidy.size());
        if (end > 0) words.push_back(tidy.substr(0, end));
        tidy.remove_prefix(std::min(end + 1, tidy.size()));
    }
    return words;
}

bool isStopWord(std::string_view word) {
    return std::find(kStopWords.begin(), kStopWords.end(), bareWord(word)) != kStopWords.end();
}

std::vector<std::string> stemsOf(std::string_view text) {
    std::vector<std::string> stems;
    for (const std::string_view word : wordsOf(text)) {
        const std::string bare = bareWord(word);
        if (!bare.empty() && !isStopWord(word)) stems.push_back(stem(bare));
    }
    std::sort(stems.begin(), stems.end());
    return stems;
}

} // namespace chronoscope::sources::cfr
