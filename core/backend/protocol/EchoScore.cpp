// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/EchoScore.h"

#include "core/backend/protocol/TokenSpan.h"

#include <algorithm>

namespace chronoscope::backend::protocol {

namespace {
using Starts = std::vector<std::size_t>; ///< where each token begins

/// Where the tokens stand: of those before `known` the beginning is not known, and 0 here.
struct Places {
    Starts starts;
    std::size_t known = 0;
};
constexpr std::string_view kMangled = "\uFFFD";

/// A token whose text is only part of a character, as servers put it: nothing, U+FFFD, or "bytes:\xe2".
bool isWhole(const std::string& token) {
    return !token.empty() && token.find(kMangled) == std::string::npos && !token.starts_with("bytes:");
}

/// How many bytes of the text the token surely takes: of a character it holds only a part of, at least the first.
std::size_t reachOf(const std::string& token) {
    constexpr std::string_view kBytes = "bytes:", kEscape = "\\x";
    if (isWhole(token)) return token.size();
    if (!token.starts_with(kBytes)) {
        const std::size_t half = token.find(kMangled);
        return half == std::string::npos ? 0 : half + 1;
    }
    std::size_t count = 0;
    for (std::size_t at = kBytes.size(); at < token.size(); ++count)
        at += token.compare(at, kEscape.size(), kEscape) == 0 ? kEscape.size() + 2 : 1;
    return count;
}

/// Where the tokens begin that follow each other up to the end of `text`, back to the one that begins at `boundary` or
/// before it; those in front of it are left at 0. `skip` tokens at the end are not part of the text, nor are marks
/// behind `fullSize`, which a tokenizer may add to what it is given.
std::optional<Places> walkBack(const CompletionLogProbs& tokens, std::string_view text, std::size_t boundary,
                               std::size_t fullSize, std::size_t skip) {
    if (tokens.size() <= skip) return std::nullopt;
    Starts starts(tokens.size(), 0);
    std::fill(starts.end() - static_cast<std::ptrdiff_t>(skip), starts.end(), text.size());
    for (std::size_t at = tokens.size() - skip; at-- > 0;) {
        const std::string& token = tokens.token(at);
        const bool fits = text.ends_with(token);
        if (!fits && (text.size() != fullSize || !isMarkText(token))) return std::nullopt;
        text.remove_suffix(fits ? token.size() : 0);
        starts[at] = text.size();
        if (text.size() <= boundary) return Places{std::move(starts), at};
    }
    return std::nullopt;
}

/// Byte positions of the offsets, which count bytes or code points; nothing if one lies outside the text.
std::optional<Starts> toBytes(const std::vector<std::uint32_t>& offsets, std::string_view text, bool codePoints) {
    std::vector<std::size_t> position;
    for (std::size_t at = 0; at < text.size(); ++at)
        if (!codePoints || (static_cast<unsigned char>(text[at]) & 0xC0) != 0x80) position.push_back(at);
    position.push_back(text.size());
    Starts starts;
    for (const std::uint32_t offset : offsets) {
        if (offset >= position.size()) return std::nullopt;
        starts.push_back(position[offset]);
    }
    return starts;
}

std::optional<Places> fromOffsets(const CompletionLogProbs& tokens, std::string_view text, bool codePoints) {
    auto starts = toBytes(tokens.offsets(), text, codePoints);
    if (!starts || starts->empty() || !std::is_sorted(starts->begin(), starts->end())) return std::nullopt;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const std::string& token = tokens.token(at);
        // Marks of where a text begins and ends are not part of it.
        const bool mark = at + 1 == tokens.size() || (at == 0 && (*starts)[1] == (*starts)[0]);
        if (isWhole(token) && !mark && !text.substr((*starts)[at]).starts_with(token)) return std::nullopt;
    }
    return Places{std::move(*starts), 0};
}

std::optional<Places> placesOf(const CompletionLogProbs& tokens, std::string_view text, std::size_t boundary,
                               std::size_t fullSize) {
    if (auto places = walkBack(tokens, text, boundary, fullSize, 0)) return places;
    // A generated end-of-text mark: a token, but no text.
    if (text.size() == fullSize)
        if (auto places = walkBack(tokens, text, boundary, fullSize, 1)) return places;
    // Tokens of the prompt alone, without any mark; find() leaves it to its caller to judge that.
    if (auto places = walkBack(tokens, text.substr(0, fullSize), boundary, std::string_view::npos, 0)) return places;
    if (tokens.offsets().empty()) return std::nullopt;
    if (auto places = fromOffsets(tokens, text, true)) return places;
    return fromOffsets(tokens, text, false);
}

/// True where a token shows that it holds a part of a character, and no neighbour shows the rest.
bool isLoneHalf(const CompletionLogProbs& tokens, std::size_t at) {
    const auto shows = [&](std::size_t other) { return other < tokens.size() && !isWhole(tokens.token(other)); };
    return shows(at) && reachOf(tokens.token(at)) <= 1 && !shows(at - 1) && !shows(at + 1);
}

/// How many bytes the character at `at` has.
std::size_t bytesAt(std::string_view text, std::size_t at) {
    std::size_t bytes = 1;
    while (at + bytes < text.size() && (static_cast<unsigned char>(text[at + bytes]) & 0xC0) == 0x80)
        ++bytes;
    return bytes;
}

/// True where the tokens that begin with this one show nothing of a character, and are not one for each of its bytes:
/// the token before them may hold the first of these.
bool mayBeginBefore(const CompletionLogProbs& tokens, const Starts& starts, std::size_t at, std::string_view text) {
    if (at >= tokens.size() || !tokens.token(at).empty()) return false;
    const std::size_t bytes = bytesAt(text, starts[at]);
    const std::size_t behind = starts[at] + bytes;
    std::size_t count = 0;
    for (std::size_t other = at; other < tokens.size() && starts[other] < behind; ++other)
        ++count;
    return bytes > 1 && count != bytes;
}

/// The first token of the continuation: the one that holds its first byte, whether or not it begins there.
std::optional<std::size_t> firstContinued(const CompletionLogProbs& tokens, const Places& places, std::size_t boundary,
                                          std::string_view text) {
    const Starts& starts = places.starts;
    const auto behind = std::lower_bound(starts.begin(), starts.end(), boundary);
    const auto at = static_cast<std::size_t>(behind - starts.begin());
    if (at > places.known && starts[at - 1] + reachOf(tokens.token(at - 1)) > boundary) return at - 1;
    // The rest of that character may be in the token before it, which does not show it.
    if (at > places.known && (isLoneHalf(tokens, at) || mayBeginBefore(tokens, starts, at, text))) return std::nullopt;
    return behind == starts.end() || *behind != boundary ? std::nullopt : std::optional(at);
}

/// The tokens of [from, to). `isEnd`: there the given text ends, and no token may go beyond it.
std::variant<EchoScore::Range, std::string> rangeOf(const CompletionLogProbs& tokens, const Places& places,
                                                    std::string_view text, std::size_t from, std::size_t to,
                                                    bool isEnd) {
    const Starts& starts = places.starts;
    const auto first = firstContinued(tokens, places, from, text);
    if (!first) return "it cannot be told which token the continuation begins with";
    const auto end = std::lower_bound(starts.begin() + static_cast<std::ptrdiff_t>(*first), starts.end(), to);
    EchoScore::Range range{*first, static_cast<std::size_t>(end - starts.begin())};
    if (range.first == range.end) return "no token is the continuation's";
    const std::size_t last = starts[range.end - 1] + tokens.token(range.end - 1).size();
    if (isEnd && isWhole(tokens.token(range.end - 1)) && last > to)
        return "the continuation and the generated text share a token";
    if (range.first == 0) ++range.first; // nothing stands before it that it could follow
    return range;
}

constexpr const char* kNoPlaces = "the echoed tokens do not make up the echoed text";
} // namespace

std::variant<EchoScore::Range, std::string> EchoScore::find(const CompletionLogProbs& tokens, std::string_view text,
                                                            std::string_view prompt, std::string_view continuation) {
    const std::size_t boundary = prompt.size();
    const std::size_t fullSize = boundary + continuation.size();
    const auto places = placesOf(tokens, text, boundary, fullSize);
    if (!places) return kNoPlaces;
    const auto found = rangeOf(tokens, *places, text, boundary, fullSize, true);
    const auto* range = std::get_if<Range>(&found);
    if (range && range->first == range->end) return "no token of the continuation follows another";
    return found;
}

std::variant<std::vector<EchoScore::Range>, std::string> EchoScore::findAll(const CompletionLogProbs& tokens,
                                                                            std::string_view text,
                                                                            std::string_view prompt,
                                                                            std::string_view continuation) {
    const std::size_t fullSize = prompt.size() + continuation.size();
    const auto found = occurrences(text.substr(0, fullSize), continuation);
    if (found.empty()) return "the continuation is not in the text";
    const auto places = placesOf(tokens, text, found.front().from, fullSize);
    if (!places) return kNoPlaces;
    std::vector<Range> ranges;
    for (const TokenPlace& one : found) {
        const auto each = rangeOf(tokens, *places, text, one.from, one.to, one.to == fullSize);
        if (const auto* why = std::get_if<std::string>(&each)) return *why;
        Range range = std::get<Range>(each);
        const auto& offsets = tokens.offsets();
        while (range.end < offsets.size() && offsets[range.end] == 0 && isMarkText(tokens.token(range.end)))
            ++range.end;
        if (!ranges.empty()) range.first = std::max(range.first, ranges.back().end);
        if (range.first < range.end) ranges.push_back(range);
    }
    if (ranges.empty()) return "no token of the continuation follows another";
    return ranges;
}

} // namespace chronoscope::backend::protocol
