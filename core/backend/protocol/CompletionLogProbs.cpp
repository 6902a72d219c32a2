// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/CompletionLogProbs.h"

#include "core/backend/protocol/ReplyJson.h"

#include <algorithm>
#include <utility>

namespace chronoscope::backend::protocol {

using nlohmann::json;

namespace {
const json* listAt(const json& from, std::string_view name) {
    const json* list = member(from, name);
    return list && list->is_array() ? list : nullptr;
}

/// Alternatives that cannot be read are left out: vLLM writes −9999 where a probability is zero.
std::vector<std::pair<std::string, double>> readTop(const json& alternatives) {
    std::vector<std::pair<std::string, double>> top;
    if (!alternatives.is_object()) return top;
    for (const auto& [token, value] : alternatives.items())
        if (const auto logProb = logProbAt(alternatives, token)) top.emplace_back(token, *logProb);
    // The members of an object have no order of their own.
    std::stable_sort(top.begin(), top.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    return top;
}

std::vector<std::uint32_t> readOffsets(const json& logProbs, std::size_t tokens) {
    const json* list = listAt(logProbs, "text_offset");
    if (!list || list->size() != tokens) return {};
    std::vector<std::uint32_t> offsets;
    for (const json& value : *list) {
        const auto offset = countAt(json{{"offset", value}}, "offset");
        if (!offset) return {};
        offsets.push_back(*offset);
    }
    return offsets;
}
} // namespace

std::optional<CompletionLogProbs> CompletionLogProbs::read(const json& logProbs) {
    const json* tokens = listAt(logProbs, "tokens");
    const json* values = listAt(logProbs, "token_logprobs");
    if (!tokens || !values || tokens->size() != values->size()) return std::nullopt;
    const json* tops = listAt(logProbs, "top_logprobs");
    CompletionLogProbs read;
    for (std::size_t at = 0; at < tokens->size(); ++at) {
        const json& token = (*tokens)[at];
        const json& value = (*values)[at];
        if (!token.is_string() || !(value.is_number() || value.is_null())) return std::nullopt;
        Entry entry{token.get<std::string>(), value.is_null(), logProbAt(json{{"value", value}}, "value"), {}};
        if (tops && at < tops->size()) entry.top = readTop((*tops)[at]);
        read.m_entries.push_back(std::move(entry));
    }
    read.m_offsets = readOffsets(logProbs, read.size());
    return read;
}

std::optional<CompletionLogProbs> CompletionLogProbs::withoutMarks() const {
    CompletionLogProbs bare;
    for (std::size_t at = 0; at < m_offsets.size(); ++at) {
        const bool isBehindText = !bare.m_offsets.empty() && bare.m_offsets.back() > 0;
        const bool isShown = m_entries[at].token.find("\uFFFD") == std::string::npos; // a part of a character is text
        if (isBehindText && m_offsets[at] == 0 && isShown) continue;
        bare.m_entries.push_back(m_entries[at]);
        bare.m_offsets.push_back(m_offsets[at]);
    }
    return bare.size() < m_offsets.size() ? std::optional(std::move(bare)) : std::nullopt;
}

std::optional<std::vector<TokenLogProb>> CompletionLogProbs::range(std::size_t first, std::size_t end) const {
    std::vector<TokenLogProb> tokens;
    for (std::size_t at = first; at < end; ++at) {
        const Entry& entry = m_entries[at];
        if (!entry.logProb) return std::nullopt;
        tokens.push_back({entry.token, *entry.logProb, entry.top});
    }
    return tokens;
}

} // namespace chronoscope::backend::protocol
