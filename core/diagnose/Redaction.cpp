// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/diagnose/Redaction.h"

#include "core/base/Text.h"
#include "core/base/Visible.h"

#include <algorithm>
#include <array>

namespace chronoscope::diagnose {

namespace {
constexpr std::string_view kGone = "[removed]";
constexpr std::size_t kLongWord = 20; ///< characters from which letters and digits mixed are taken for a key

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
/// What keys are made of. A dot or slash ends a word, so that paths and hosts stay.
bool isOfKey(char c) { return isLetter(c) || isDigit(c) || c == '_' || c == '-' || c == '+' || c == '=' || c == '~'; }

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool startsWith(std::string_view text, std::string_view word) {
    return text.size() >= word.size() &&
           std::equal(word.begin(), word.end(), text.begin(), [](char a, char b) { return a == lower(b); });
}

/// After which of these words a secret follows, whatever it looks like.
constexpr std::array<std::string_view, 9> kNamed{"bearer",         "authorization", "x-api-key", "api-key", "api_key",
                                                 "x-goog-api-key", "apikey",        "password",  "secret"};

/// How many characters from the beginning of `text` name a secret, with what stands between it and the secret; 0: none.
std::size_t nameAt(std::string_view text) {
    for (const std::string_view name : kNamed) {
        if (!startsWith(text, name)) continue;
        std::size_t at = name.size();
        while (at < text.size() && std::string_view(" :=\"'").find(text[at]) != std::string_view::npos)
            ++at;
        return at > name.size() ? at : 0;
    }
    for (const std::string_view parameter : {"?key=", "&key=", "?token=", "&token="})
        if (startsWith(text, parameter)) return parameter.size();
    return 0;
}

std::size_t endOfSecret(std::string_view text, std::size_t at) {
    while (at < text.size() && std::string_view(" \t\n\r\"'&,;)}").find(text[at]) == std::string_view::npos)
        ++at;
    return at;
}

/// Letters and digits mixed, as keys are and words are not; a word of capitals and underlines is a name.
bool looksLikeKey(std::string_view word) {
    if (startsWith(word, "sk-") && word.size() > 8) return true;
    return word.size() >= kLongWord && std::any_of(word.begin(), word.end(), isLetter) &&
           std::any_of(word.begin(), word.end(), isDigit);
}

/// "//name:password@" → "//[removed]@".
std::string withoutUserInfo(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t slashes = text.find("//", at);
        if (slashes == std::string_view::npos) return out += text.substr(at);
        const std::size_t end = text.find_first_of("/ \t\n\"'?#", slashes + 2);
        const std::size_t sign = text.rfind('@', std::min(end, text.size()));
        out += text.substr(at, slashes + 2 - at);
        at = slashes + 2;
        if (sign == std::string_view::npos || sign < at) continue;
        out += kGone;
        at = sign;
    }
    return out;
}
} // namespace

std::string redacted(std::string_view text, std::string_view home, std::size_t most) {
    const std::string shown = withoutUserInfo(text::shortened(text, most));
    const std::string_view all = shown;
    std::string out;
    for (std::size_t at = 0; at < all.size();) {
        const std::string_view rest = all.substr(at);
        const bool beginsWord = at == 0 || !isOfKey(all[at - 1]);
        if (home.size() > 1 && rest.starts_with(home) &&
            (rest.size() == home.size() || rest[home.size()] == '/' || !isOfKey(rest[home.size()]))) {
            out += '~';
            at += home.size();
            continue;
        }
        if (const std::size_t name = beginsWord || all[at] == '?' || all[at] == '&' ? nameAt(rest) : 0; name > 0) {
            out += rest.substr(0, name);
            at += name;
            if (nameAt(all.substr(at)) > 0) continue; // "Authorization: Bearer KEY"
            const std::size_t end = endOfSecret(all, at);
            if (end > at) out += kGone;
            at = end;
            continue;
        }
        std::size_t end = at;
        while (end < all.size() && isOfKey(all[end]))
            ++end;
        if (end == at) {
            out += all[at++];
            continue;
        }
        const std::string_view word = all.substr(at, end - at);
        out += looksLikeKey(word) ? kGone : word;
        at = end;
    }
    return text::visible(out);
}

} // namespace chronoscope::diagnose
