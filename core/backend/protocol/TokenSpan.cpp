// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/TokenSpan.h"

#include "core/base/Text.h"

#include <algorithm>

namespace chronoscope::backend::protocol {

namespace {
bool holds(const TokenPlace& place, std::size_t at) { return place.from <= at && at < place.to; }
bool isMark(const TokenPlace& place) { return place.from >= place.to; }
bool meet(const TokenPlace& a, const TokenPlace& b) {
    return !isMark(a) && !isMark(b) && std::max(a.from, b.from) < std::min(a.to, b.to);
}
} // namespace

bool isMarkText(std::string_view token) {
    constexpr std::size_t kShortest = 3;
    const auto is = [&](char first, char last) { return token.front() == first && token.back() == last; };
    return token.size() >= kShortest && (is('<', '>') || is('[', ']'));
}

std::size_t countWithoutEndMarks(std::span<const std::string> tokens, std::string_view text) {
    std::size_t count = tokens.size();
    while (count > 0 && isMarkText(tokens[count - 1]) && !text.ends_with(tokens[count - 1]))
        --count;
    return count;
}

std::optional<TokenSpan> spanOf(std::span<const TokenPlace> places, std::size_t from, std::size_t to) {
    if (from >= to) return std::nullopt;
    const auto first =
        std::find_if(places.begin(), places.end(), [&](const TokenPlace& place) { return holds(place, from); });
    const auto last =
        std::find_if(places.rbegin(), places.rend(), [&](const TokenPlace& place) { return holds(place, to - 1); });
    if (first == places.end() || last == places.rend()) return std::nullopt;
    TokenSpan span{static_cast<std::size_t>(first - places.begin()), static_cast<std::size_t>(places.rend() - last)};
    if (span.first >= span.end) return std::nullopt;
    while (span.first > 0 && meet(places[span.first - 1], places[span.first]))
        --span.first;
    while (span.end < places.size() && meet(places[span.end - 1], places[span.end]))
        ++span.end;
    return span;
}

std::vector<TokenPlace> occurrences(std::u32string_view text, std::u32string_view object) {
    std::vector<TokenPlace> found;
    if (object.empty()) return found;
    for (std::size_t at = text.find(object); at != std::u32string_view::npos;
         at = text.find(object, at + object.size()))
        found.push_back({at, at + object.size()});
    return found;
}

std::vector<TokenPlace> occurrences(std::string_view text, std::string_view object) {
    std::vector<std::size_t> bytes; // where each code point begins
    for (std::size_t at = 0; at < text.size(); ++at)
        if ((static_cast<unsigned char>(text[at]) & 0xC0) != 0x80) bytes.push_back(at);
    bytes.push_back(text.size());
    std::vector<TokenPlace> found = occurrences(text::lower(text), text::lower(object));
    for (TokenPlace& place : found)
        place = {bytes.at(place.from), bytes.at(place.to)};
    return found;
}

std::optional<std::vector<TokenSpan>> spansOf(std::span<const TokenPlace> places, std::span<const TokenPlace> found) {
    std::vector<TokenSpan> spans;
    for (const TokenPlace& one : found) {
        auto span = spanOf(places, one.from, one.to);
        if (!span) return std::nullopt;
        if (!spans.empty()) span->first = std::max(span->first, spans.back().end);
        if (span->first < span->end) spans.push_back(*span);
    }
    return spans;
}

} // namespace chronoscope::backend::protocol
