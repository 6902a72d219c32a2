// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/facts/FactText.h"

#include "core/base/Text.h"

#include <fmt/format.h>
#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>

namespace chronoscope::facts {

namespace {
/// The characters of Windows-1252 at 0x80 to 0x9F; 0 where it has none.
constexpr std::array<char32_t, 32> kWindows{0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                            0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
                                            0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                            0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

char32_t ofWindows(unsigned char byte) {
    const char32_t special = byte >= 0x80 && byte < 0xA0 ? kWindows[byte - 0x80U] : 0;
    return special == 0 ? byte : special;
}

std::optional<unsigned char> toWindows(char32_t point) {
    const auto* at = std::find(kWindows.begin(), kWindows.end(), point);
    if (point >= 0x100 && at != kWindows.end()) return static_cast<unsigned char>(0x80 + (at - kWindows.begin()));
    return point < 0x100 ? std::optional(static_cast<unsigned char>(point)) : std::nullopt;
}

/// Calls `visit` with every code point of `text`, which is UTF-8.
template <typename Visit> void eachPoint(std::string_view text, Visit visit) {
    const auto* at = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    for (auto left = static_cast<utf8proc_ssize_t>(text.size()); left > 0;) {
        utf8proc_int32_t point = 0;
        const utf8proc_ssize_t used = std::max<utf8proc_ssize_t>(utf8proc_iterate(at, left, &point), 1);
        visit(static_cast<char32_t>(point));
        at += used;
        left -= used;
    }
}

bool isZeroWidth(char32_t point) {
    return (point >= 0x200B && point <= 0x200D) || point == 0x2060 || point == 0xFEFF || point == 0x00AD;
}

bool isSpace(char32_t point) {
    const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(point));
    return (point >= '\t' && point <= '\r') || point == 0x85 || category == UTF8PROC_CATEGORY_ZS ||
           category == UTF8PROC_CATEGORY_ZL || category == UTF8PROC_CATEGORY_ZP;
}

/// UTF-16 with its mark taken off; a half pair becomes U+FFFD.
std::string ofUtf16(std::string_view bytes, bool bigEndian) {
    std::u32string text;
    char32_t high = 0;
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
        const auto first = static_cast<unsigned char>(bytes[i]);
        const auto second = static_cast<unsigned char>(bytes[i + 1]);
        const char32_t unit = bigEndian ? first * 256U + second : second * 256U + first;
        const bool isLow = unit >= 0xDC00 && unit < 0xE000;
        if (isLow && high != 0)
            text += 0x10000 + (high - 0xD800) * 0x400 + (unit - 0xDC00);
        else if (high != 0 || isLow)
            text += 0xFFFD;
        high = unit >= 0xD800 && unit < 0xDC00 ? unit : 0;
        if (high == 0 && !isLow) text += unit;
    }
    return text::toUtf8(text);
}

/// The line of the first byte that is no UTF-8, and whether other bytes above 127 are.
struct Utf8Look {
    std::size_t badLine = 0; ///< 0: none
    bool hasGood = false;
};
Utf8Look lookAt(std::string_view bytes) {
    Utf8Look look;
    std::size_t line = 1;
    const auto* at = reinterpret_cast<const utf8proc_uint8_t*>(bytes.data());
    for (auto left = static_cast<utf8proc_ssize_t>(bytes.size()); left > 0;) {
        utf8proc_int32_t point = 0;
        const utf8proc_ssize_t used = utf8proc_iterate(at, left, &point);
        if (used > 1) look.hasGood = true;
        if (used <= 0 && look.badLine == 0) look.badLine = line;
        if (point == '\n') ++line;
        const utf8proc_ssize_t step = std::max<utf8proc_ssize_t>(used, 1);
        at += step;
        left -= step;
    }
    return look;
}

Error noText(std::string reason) { return {ErrorCode::BadInput, std::move(reason), {}}; }
} // namespace

Result<DecodedText> decodeText(std::string_view bytes) {
    DecodedText decoded;
    if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) {
        decoded = {ofUtf16(bytes.substr(2), bytes[0] == '\xFE'), Encoding::Utf16, true};
    } else {
        decoded.hadMark = bytes.starts_with("\xEF\xBB\xBF");
        if (decoded.hadMark) bytes.remove_prefix(3);
        const Utf8Look look = lookAt(bytes);
        if (look.badLine > 0 && (look.hasGood || decoded.hadMark))
            return noText(fmt::format("line {}: not UTF-8, although other lines are", look.badLine));
        if (look.badLine == 0) {
            decoded.text = bytes;
        } else {
            std::u32string text;
            for (const char byte : bytes)
                text += ofWindows(static_cast<unsigned char>(byte));
            decoded.text = text::toUtf8(text);
            decoded.encoding = Encoding::Latin1;
        }
    }
    if (decoded.text.find('\0') != std::string::npos) return noText("not a table: it holds zero bytes");
    return decoded;
}

std::string normalised(std::string_view text) {
    std::u32string out;
    bool isPending = false;
    eachPoint(text::composed(text), [&](char32_t point) {
        if (isZeroWidth(point)) return;
        if (isSpace(point)) {
            isPending = true;
            return;
        }
        if (isPending && !out.empty()) out += U' ';
        isPending = false;
        out += point;
    });
    return text::toUtf8(out);
}

std::string folded(std::string_view text) {
    utf8proc_uint8_t* out = nullptr;
    const auto options = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT |
                                                        UTF8PROC_STRIPMARK | UTF8PROC_CASEFOLD);
    const auto length = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                     static_cast<utf8proc_ssize_t>(text.size()), &out, options);
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(out, &std::free);
    const std::string bare = length < 0
                                 ? std::string(text)
                                 : std::string(reinterpret_cast<const char*>(out), static_cast<std::size_t>(length));
    std::string words;
    for (const std::string& word : text::split(text::toUtf8(text::lowerAlphanumeric(bare)), ' ')) {
        if (word.empty() || word == "the" || word == "a" || word == "an") continue;
        if (!words.empty()) words += ' ';
        words += word;
    }
    return words.empty() ? std::string(text::trim(text)) : words; // "A" and "+" are answers too
}

std::optional<std::string> mojibakeRepaired(std::string_view text) {
    std::string bytes;
    bool isLatin = true;
    eachPoint(text, [&](char32_t point) {
        const auto byte = toWindows(point);
        isLatin = isLatin && byte.has_value();
        if (byte) bytes += static_cast<char>(*byte);
    });
    const bool isAscii =
        std::all_of(bytes.begin(), bytes.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    return isLatin && !isAscii && text::isUtf8(bytes) ? std::optional(bytes) : std::nullopt;
}

} // namespace chronoscope::facts
