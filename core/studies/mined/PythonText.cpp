// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/PythonText.h"

#include "core/base/Letters.h"

#include <utf8proc.h>

#include <algorithm>

namespace chronoscope::mined {

namespace {
constexpr char32_t kIllFormed = 0xFFFD;
constexpr char32_t kCapitalSigma = 0x3A3;
constexpr char32_t kSigma = 0x3C3;
constexpr char32_t kFinalSigma = 0x3C2;
constexpr char32_t kDottedCapitalI = 0x130;
constexpr char32_t kDotAbove = 0x307;

utf8proc_category_t categoryOf(char32_t point) { return utf8proc_category(static_cast<utf8proc_int32_t>(point)); }

/// Unicode's Case_Ignorable: what may stand between a letter and a final sigma.
bool isCaseIgnorable(char32_t point) {
    constexpr std::u32string_view kBetween = U"'.:^`\u00B7\u0387\u055F\u05F4\u2018\u2019\u2024\u2027\uFE13\uFE52\uFE55"
                                             U"\uFF07\uFF0E\uFF1A";
    switch (categoryOf(point)) {
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_ME:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_SK: return true;
    default: return kBetween.find(point) != std::u32string_view::npos;
    }
}

/// Unicode's Cased, but for marks and modifiers, which isCaseIgnorable() takes first.
bool isCased(char32_t point) {
    const auto isIn = [&](char32_t from, char32_t to) { return point >= from && point <= to; };
    // Letters that are cased, whatever their category: ª º, Roman numbers, letters in circles and squares.
    if (point == 0xAA || point == 0xBA || isIn(0x2160, 0x217F) || isIn(0x24B6, 0x24E9) || isIn(0x1F130, 0x1F149) ||
        isIn(0x1F150, 0x1F169) || isIn(0x1F170, 0x1F189))
        return true;
    switch (categoryOf(point)) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT: return true;
    default: return false;
    }
}

/// True if the sigma at `at` ends a word of several letters.
bool endsWord(std::u32string_view text, std::size_t at) {
    std::size_t before = at;
    while (before > 0 && isCaseIgnorable(text[before - 1]))
        --before;
    if (before == 0 || !isCased(text[before - 1])) return false;
    std::size_t behind = at + 1;
    while (behind < text.size() && isCaseIgnorable(text[behind]))
        ++behind;
    return behind == text.size() || !isCased(text[behind]);
}
} // namespace

bool isWord(char32_t point) { return point == '_' || text::isLetterOrNumber(point); }

bool isDecimal(char32_t point) {
    return point < 0x80 ? point >= '0' && point <= '9' : categoryOf(point) == UTF8PROC_CATEGORY_ND;
}

bool isSpace(char32_t point) {
    return (point >= 0x09 && point <= 0x0D) || (point >= 0x1C && point <= 0x20) || point == 0x85 || point == 0xA0 ||
           point == 0x1680 || (point >= 0x2000 && point <= 0x200A) || point == 0x2028 || point == 0x2029 ||
           point == 0x202F || point == 0x205F || point == 0x3000;
}

std::u32string characters(std::string_view text) {
    std::u32string out;
    out.reserve(text.size());
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    for (std::size_t at = 0; at < text.size();) {
        utf8proc_int32_t point = 0;
        const auto used = utf8proc_iterate(bytes + at, static_cast<utf8proc_ssize_t>(text.size() - at), &point);
        out += used > 0 ? static_cast<char32_t>(point) : kIllFormed;
        at += static_cast<std::size_t>(std::max<utf8proc_ssize_t>(used, 1));
    }
    return out;
}

std::u32string lowered(std::u32string_view text) {
    std::u32string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char32_t point = text[i];
        if (point == kCapitalSigma)
            out += endsWord(text, i) ? kFinalSigma : kSigma;
        else if (point == kDottedCapitalI)
            out.append({U'i', kDotAbove});
        else
            out += static_cast<char32_t>(utf8proc_tolower(static_cast<utf8proc_int32_t>(point)));
    }
    return out;
}

std::vector<std::u32string_view> pieces(std::u32string_view text) {
    std::vector<std::u32string_view> out;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        if (at < text.size() && !isSpace(text[at])) continue;
        if (at > begin) out.push_back(text.substr(begin, at - begin));
        begin = at + 1;
    }
    return out;
}

bool isBlank(std::string_view text) {
    const std::u32string all = characters(text);
    return std::all_of(all.begin(), all.end(), isSpace);
}

bool atWordEdge(std::u32string_view text, std::size_t at) {
    const bool before = at > 0 && isWord(text[at - 1]);
    const bool behind = at < text.size() && isWord(text[at]);
    return before != behind;
}

} // namespace chronoscope::mined
