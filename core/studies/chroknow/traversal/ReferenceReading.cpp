// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/ReferenceReading.h"

#include "core/base/Text.h"
#include "core/studies/chroknow/traversal/PlainText.h"

#include <algorithm>
#include <array>
#include <map>

namespace chronoscope::traversal {

namespace {
constexpr auto kNowhere = std::string_view::npos;
constexpr std::string_view kMark = "A. ";

// White space beyond ASCII, as Python's str.strip() and regular expressions take it.
constexpr std::array<std::string_view, 19> kWideSpaces{
    "\u0085", "\u00A0", "\u1680", "\u2000", "\u2001", "\u2002", "\u2003", "\u2004", "\u2005", "\u2006",
    "\u2007", "\u2008", "\u2009", "\u200A", "\u2028", "\u2029", "\u202F", "\u205F", "\u3000"};

bool isSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r') || (c >= '\x1C' && c <= '\x1F'); }
bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Bytes of the white space that `text` opens with, 0 if with none.
std::size_t spaceBefore(std::string_view text) {
    if (text.empty()) return 0;
    if (isSpace(text.front())) return 1;
    const auto wide =
        std::find_if(kWideSpaces.begin(), kWideSpaces.end(), [&](auto space) { return text.starts_with(space); });
    return wide == kWideSpaces.end() ? 0 : wide->size();
}

std::size_t spaceBehind(std::string_view text) {
    if (text.empty()) return 0;
    if (isSpace(text.back())) return 1;
    const auto wide =
        std::find_if(kWideSpaces.begin(), kWideSpaces.end(), [&](auto space) { return text.ends_with(space); });
    return wide == kWideSpaces.end() ? 0 : wide->size();
}

std::string_view withoutSpaceBefore(std::string_view text) {
    while (const std::size_t size = spaceBefore(text))
        text.remove_prefix(size);
    return text;
}

std::string restOfLine(std::string_view text) { return std::string(trimmed(text.substr(0, text.find('\n')))); }

std::optional<std::string> afterFirst(std::string_view reply, std::string_view mark) {
    const std::size_t at = reply.find(mark);
    if (at == kNowhere) return std::nullopt;
    return restOfLine(reply.substr(at + mark.size()));
}

/// Behind the last `mark` of the first line that has one; `skips`: white space and line ends behind the mark, too.
std::optional<std::string> afterLastInLine(std::string_view reply, std::string_view mark, bool skips) {
    const std::size_t first = reply.find(mark);
    if (first == kNowhere) return std::nullopt;
    const std::size_t end = std::min(reply.find('\n', first), reply.size());
    const std::size_t last = reply.substr(0, end).rfind(mark);
    const std::string_view rest = reply.substr(last + mark.size());
    return restOfLine(skips ? withoutSpaceBefore(rest) : rest);
}

/// The place behind a field without a comma and the comma and blank that close it; nowhere if there is none at `from`.
std::size_t behindField(std::string_view reply, std::size_t from) {
    const std::size_t comma = reply.find(',', from);
    const bool closed = comma != kNowhere && comma > from && comma + 1 < reply.size() && reply[comma + 1] == ' ';
    return closed ? comma + 2 : kNowhere;
}

/// "YYYY, field, field, x".
std::optional<std::string> afterStatement(std::string_view reply) {
    constexpr std::size_t kDigits = 4;
    std::size_t digits = 0;
    for (std::size_t at = 0; at + 1 < reply.size(); ++at) {
        if (isDigit(reply[at])) {
            ++digits;
            continue;
        }
        const bool isYear = digits >= kDigits && reply[at] == ',' && reply[at + 1] == ' ';
        digits = 0;
        if (!isYear) continue;
        const std::size_t second = behindField(reply, at + 2);
        const std::size_t value = second == kNowhere ? kNowhere : behindField(reply, second);
        if (value != kNowhere) return restOfLine(reply.substr(value));
    }
    return std::nullopt;
}

/// As Python's str.lower(), which makes two characters of one capital letter.
std::u32string lowered(std::string_view text) {
    return text::lower(text::replaceAll(std::string(text), "\u0130", "i\u0307"));
}
} // namespace

std::string_view trimmed(std::string_view text) {
    text = withoutSpaceBefore(text);
    while (const std::size_t size = spaceBehind(text))
        text.remove_suffix(size);
    return text;
}

std::optional<std::string> countedAnswer(std::string_view reply) {
    reply = cutTo(reply, kMostRead);
    if (!reply.starts_with(kMark)) return std::nullopt;
    return restOfLine(reply.substr(kMark.size()));
}

ReferenceRead readReference(std::string_view reply) {
    reply = cutTo(reply, kMostRead);
    if (auto text = afterFirst(reply, kMark)) return {std::move(*text), 1};
    if (auto text = afterFirst(reply, "Answer. ")) return {std::move(*text), 2};
    if (auto text = afterLastInLine(reply, "the answer is ", false)) return {std::move(*text), 3};
    if (auto text = afterLastInLine(reply, "the correct answer is ", false)) return {std::move(*text), 4};
    if (auto text = afterLastInLine(reply, "Answer:", true)) return {std::move(*text), 5};
    if (auto text = afterLastInLine(reply, "A.", true)) return {std::move(*text), 6};
    if (auto text = afterFirst(reply, "Answer to question is ")) return {std::move(*text), 7};
    if (auto text = afterFirst(reply, "The correct answer is ")) return {std::move(*text), 8};
    if (auto text = afterStatement(reply)) return {std::move(*text), 9};
    return {std::string(reply), 10};
}

bool isDropped(std::string_view candidate) {
    constexpr std::array<std::string_view, 10> kOpenings{"Sure", "Understood", "Here", "Thank you",  "Okay",
                                                         "OK",   "Yes",        "No",   "I am ready", "I can help"};
    const std::string_view text = trimmed(candidate);
    return std::any_of(kOpenings.begin(), kOpenings.end(),
                       [&](std::string_view opening) { return text::startsWithIgnoringCase(text, opening); });
}

std::optional<std::string> commonest(const std::vector<std::string>& texts) {
    std::map<std::u32string, int> counts;
    std::vector<const std::u32string*> seen; // in the order of first sight
    for (const std::string& text : texts) {
        const auto [at, fresh] = counts.try_emplace(lowered(text), 0);
        ++at->second;
        if (fresh) seen.push_back(&at->first);
    }
    const auto most = std::max_element(seen.begin(), seen.end(),
                                       [&](const auto* a, const auto* b) { return counts.at(*a) < counts.at(*b); });
    return most == seen.end() ? std::nullopt : std::optional(text::toUtf8(**most));
}

bool sameText(std::string_view a, std::string_view b) { return lowered(a) == lowered(b); }

} // namespace chronoscope::traversal
