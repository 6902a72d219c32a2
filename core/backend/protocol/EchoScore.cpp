// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/EchoScore.h"

#include <algorithm>

namespace chronoscope::backend::protocol {

namespace {
using Starts = std::vector<std::size_t>; ///< where each token begins
constexpr std::string_view kMangled = "\uFFFD";

/// A token whose text is only part of a character, as servers put it: nothing, U+FFFD, or "bytes:\xe2".
bool isWhole(const std::string& token) {
    return !token.empty() && token.find(kMangled) == std::string::npos && !token.starts_with("bytes:");
}

/// Where the tokens begin that follow each other up to the end of `text`, back to the one that begins at `boundary` or
/// before it; those in front of it are left at 0. `skip` tokens at the end are not part of the text.
std::optional<Starts> walkBack(const CompletionLogProbs& tokens, std::string_view text, std::size_t boundary,
                               std::size_t skip) {
    if (tokens.size() <= skip) return std::nullopt;
    Starts starts(tokens.size(), 0);
    std::fill(starts.end() - static_cast<std::ptrdiff_t>(skip), starts.end(), text.size());
    for (std::size_t at = tokens.size() - skip; at-- > 0;) {
        if (!text.ends_with(tokens.token(at))) return std::nullopt;
        text.remove_suffix(tokens.token(at).size());
        starts[at] = text.size();
        if (text.size() <= boundary) return starts;
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

std::optional<Starts> fromOffsets(const CompletionLogProbs& tokens, std::string_view text, bool codePoints) {
    auto starts = toBytes(tokens.offsets(), text, codePoints);
    if (!starts || starts->empty() || !std::is_sorted(starts->begin(), starts->end())) return std::nullopt;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const std::string& token = tokens.token(at);
        // The last one may be an end-of-text mark that is not part of the text.
        if (isWhole(token) && at + 1 < tokens.size() && !text.substr((*starts)[at]).starts_with(token))
            return std::nullopt;
    }
    return starts;
}

std::optional<Starts> startsOf(const CompletionLogProbs& tokens, std::string_view text, std::size_t boundary,
                               std::size_t fullSize) {
    if (auto starts = walkBack(tokens, text, boundary, 0)) return starts;
    // A generated end-of-text mark: a token, but no text.
    if (text.size() == fullSize)
        if (auto starts = walkBack(tokens, text, boundary, 1)) return starts;
    // Tokens of the prompt alone; find() leaves it to its caller to judge that.
    if (auto starts = walkBack(tokens, text.substr(0, fullSize), boundary, 0)) return starts;
    if (tokens.offsets().empty()) return std::nullopt;
    if (auto starts = fromOffsets(tokens, text, true)) return starts;
    return fromOffsets(tokens, text, false);
}
} // namespace

std::variant<EchoScore::Range, std::string> EchoScore::find(const CompletionLogProbs& tokens, std::string_view text,
                                                            std::string_view prompt, std::string_view continuation) {
    const std::size_t boundary = prompt.size();
    const std::size_t fullSize = boundary + continuation.size();
    const auto starts = startsOf(tokens, text, boundary, fullSize);
    if (!starts) return "the echoed tokens do not make up the echoed text";
    const auto first = std::lower_bound(starts->begin(), starts->end(), boundary);
    const auto end = std::lower_bound(first, starts->end(), fullSize);
    if (first == starts->end() || *first != boundary || first == end)
        return "the prompt and the continuation share a token";
    Range range{static_cast<std::size_t>(first - starts->begin()), static_cast<std::size_t>(end - starts->begin())};
    const std::size_t last = (*starts)[range.end - 1] + tokens.token(range.end - 1).size();
    if (isWhole(tokens.token(range.end - 1)) && last > fullSize)
        return "the continuation and the generated text share a token";
    return range;
}

} // namespace chronoscope::backend::protocol
