// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/PromptTokens.h"

#include "core/backend/protocol/ReplyJson.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace chronoscope::backend::protocol {

using nlohmann::json;

namespace {
constexpr std::string_view kReplacement = "\uFFFD";
constexpr std::size_t kLongestCharacter = 4; // bytes
constexpr std::size_t kLongestFirst = 32;    // bytes that the first token, which is not told, may take

bool isCharacters(const std::string& token) { return !token.empty() && token.find(kReplacement) == std::string::npos; }

/// The entry of the prompt's own token: the only one, or the one that is not the likeliest.
const json* ownEntry(const json& position) {
    if (!position.is_object() || position.empty()) return nullptr;
    if (position.size() == 1) return &*position.begin();
    const json* own = nullptr;
    for (const json& entry : position) {
        const auto rank = countAt(entry, "rank");
        if (!rank) return nullptr;
        if (*rank == 1) continue;
        if (own) return nullptr;
        own = &entry;
    }
    return own;
}
} // namespace

std::optional<PromptTokens> PromptTokens::read(const json& list) {
    if (!list.is_array() || list.size() < 2 || !list.front().is_null()) return std::nullopt;
    PromptTokens tokens;
    for (std::size_t at = 1; at < list.size(); ++at) {
        const json* own = ownEntry(list[at]);
        if (!own) return std::nullopt;
        tokens.m_texts.push_back(stringAt(*own, "decoded_token").value_or(""));
        tokens.m_logProbs.push_back(logProbAt(*own, "logprob"));
    }
    return tokens;
}

std::optional<TokenLogProb> PromptTokens::at(std::size_t at) const {
    if (!m_logProbs[at]) return std::nullopt;
    return TokenLogProb{m_texts[at], *m_logProbs[at], {}};
}

std::optional<std::vector<TokenPlace>> placesOfTokens(std::span<const std::string> texts, std::string_view text) {
    std::vector<TokenPlace> places(texts.size());
    std::size_t end = text.size(); // what stands behind is placed
    std::size_t parts = 0;         // tokens right behind that show nothing of themselves
    const auto placeParts = [&](std::size_t behind, std::size_t from, std::size_t to) {
        // Nothing is left between the neighbours: the one behind shows the whole character.
        const bool isShownBehind = from == to && behind + parts < places.size();
        for (std::size_t i = 0; i < parts; ++i)
            places[behind + i] = isShownBehind ? places[behind + parts] : TokenPlace{from, to};
        parts = 0;
    };
    for (std::size_t at = texts.size(); at-- > 0;) {
        const std::string& token = texts[at];
        if (!isCharacters(token)) {
            ++parts;
            continue;
        }
        const std::size_t reach = std::min(end, parts * kLongestCharacter);
        const std::string_view before = text.substr(0, end);
        std::size_t gap = 0;
        while (gap <= reach && !before.substr(0, end - gap).ends_with(token))
            ++gap;
        if (gap > reach) {
            // A tokenizer may put a blank in front of a text, as a token or as part of its first one.
            if (parts > 0 || token[0] != ' ' || token.substr(1) != before) return std::nullopt;
            places[at] = {0, end};
            end = 0;
            continue;
        }
        placeParts(at + 1, end - gap, end);
        end -= gap + token.size();
        places[at] = {end, end + token.size()};
    }
    if (parts > 0) {
        placeParts(0, end > parts * kLongestCharacter ? end - parts * kLongestCharacter : 0, end);
        end = places.front().from;
    }
    return end <= kLongestFirst ? std::optional(std::move(places)) : std::nullopt;
}

std::optional<std::vector<TokenPlace>> PromptTokens::placesIn(std::string_view text) const {
    return placesOfTokens(m_texts, text);
}

} // namespace chronoscope::backend::protocol
