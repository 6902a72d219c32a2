// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Text.h"

#include "core/base/Letters.h"

#include <utf8proc.h>

#include <algorithm>
#include <cstdlib>
#include <memory>

namespace chronoscope::text {

namespace {
constexpr char32_t kReplacement = 0xFFFD;

bool isAscii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

char asciiLower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool asciiSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/// Calls `visit` with every code point of `text`.
template <typename Visit> void eachCodePoint(std::string_view text, Visit visit) {
    const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
    auto left = static_cast<utf8proc_ssize_t>(text.size());
    while (left > 0) {
        utf8proc_int32_t point = 0;
        const utf8proc_ssize_t used = utf8proc_iterate(bytes, left, &point);
        visit(used > 0 ? static_cast<char32_t>(point) : kReplacement);
        const utf8proc_ssize_t step = std::max<utf8proc_ssize_t>(used, 1);
        bytes += step;
        left -= step;
    }
}

char32_t lowerPoint(char32_t point) {
    return static_cast<char32_t>(utf8proc_tolower(static_cast<utf8proc_int32_t>(point)));
}

void trimSpaces(std::u32string& text) {
    const auto first = text.find_first_not_of(U' ');
    if (first == std::u32string::npos) {
        text.clear();
        return;
    }
    text.erase(text.find_last_not_of(U' ') + 1);
    text.erase(0, first);
}
} // namespace

std::string composed(std::string_view text) {
    if (isAscii(text)) return std::string(text);
    utf8proc_uint8_t* out = nullptr;
    const auto length =
        utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()), static_cast<utf8proc_ssize_t>(text.size()),
                     &out, static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE));
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(out, &std::free);
    if (length < 0) return std::string(text);
    return {reinterpret_cast<const char*>(out), static_cast<std::size_t>(length)};
}

bool isUtf8(std::string_view bytes) {
    const auto* at = reinterpret_cast<const utf8proc_uint8_t*>(bytes.data());
    auto left = static_cast<utf8proc_ssize_t>(bytes.size());
    while (left > 0) {
        if (*at < 0x80) {
            ++at;
            --left;
            continue;
        }
        utf8proc_int32_t point = 0;
        const utf8proc_ssize_t used = utf8proc_iterate(at, left, &point);
        if (used <= 0) return false;
        at += used;
        left -= used;
    }
    return true;
}

std::string_view trim(std::string_view text) {
    while (!text.empty() && asciiSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && asciiSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

std::string shortened(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return std::string(text);
    const auto continues = [&](std::size_t at) { return (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80; };
    while (bytes > 0 && continues(bytes))
        --bytes;
    return std::string(text.substr(0, bytes)) + "…";
}

std::u32string lower(std::string_view text) {
    std::u32string out;
    out.reserve(text.size());
    if (isAscii(text)) {
        for (const char c : text)
            out += static_cast<char32_t>(asciiLower(c));
        return out;
    }
    eachCodePoint(text, [&](char32_t point) { out += lowerPoint(point); });
    return out;
}

std::u32string lowerAlphanumeric(std::string_view text) {
    std::u32string out;
    out.reserve(text.size());
    if (isAscii(text)) {
        for (const char c : text) {
            const char low = asciiLower(c);
            const bool keep = (low >= 'a' && low <= 'z') || (low >= '0' && low <= '9');
            out += keep ? static_cast<char32_t>(low) : U' ';
        }
    } else {
        eachCodePoint(composed(text),
                      [&](char32_t point) { out += isLetterOrNumber(point) ? lowerPoint(point) : U' '; });
    }
    trimSpaces(out);
    return out;
}

std::string toUtf8(std::u32string_view text) {
    std::string out;
    out.reserve(text.size());
    for (const char32_t point : text) {
        utf8proc_uint8_t bytes[4];
        const auto used = utf8proc_encode_char(static_cast<utf8proc_int32_t>(point), bytes);
        out.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(used));
    }
    return out;
}

bool startsWithIgnoringCase(std::string_view text, std::string_view asciiPrefix) {
    if (text.size() < asciiPrefix.size()) return false;
    return std::equal(asciiPrefix.begin(), asciiPrefix.end(), text.begin(),
                      [](char a, char b) { return asciiLower(a) == asciiLower(b); });
}

std::string replaceAll(std::string text, std::string_view from, std::string_view to) {
    std::size_t at = from.empty() ? std::string::npos : text.find(from);
    if (at == std::string::npos) return text;
    std::string out; // put together anew: each replacement in place would move all that follows
    std::size_t done = 0;
    for (; at != std::string::npos; at = text.find(from, done)) {
        out.append(text, done, at - done).append(to);
        done = at + from.size();
    }
    return out.append(text, done);
}

bool nestsDeeperThan(std::string_view json, int limit) {
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (quoted) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                quoted = false;
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            if (++depth > limit) return true;
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return false;
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const std::size_t at = text.find(separator);
        const std::string_view part = trim(text.substr(0, at));
        if (!part.empty()) parts.emplace_back(part);
        if (at == std::string_view::npos) break;
        text.remove_prefix(at + 1);
    }
    return parts;
}

} // namespace chronoscope::text
