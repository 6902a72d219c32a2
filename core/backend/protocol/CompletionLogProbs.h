// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::backend::protocol {

/// The log-probabilities of a raw completion: {"tokens", "token_logprobs", "top_logprobs", "text_offset"}, lists of one
/// entry per token. Value type.
class CompletionLogProbs {
public:
    /// Nothing unless there are as many log-probabilities as tokens, each a number or null, and every token is text.
    static std::optional<CompletionLogProbs> read(const nlohmann::json& logProbs);

    std::size_t size() const { return m_entries.size(); }
    const std::string& token(std::size_t index) const { return m_entries[index].token; }
    /// True where the server said null: it has no log-probability of that token.
    bool unknown(std::size_t index) const { return m_entries[index].unknown; }
    /// One offset per token, as sent; empty where the server gave none that could be one.
    const std::vector<std::uint32_t>& offsets() const { return m_offsets; }
    /// Without special tokens that stand behind others and at offset 0, such as an end-of-text mark that a tokenizer
    /// added: they are no part of the text. Nothing where there is none.
    std::optional<CompletionLogProbs> withoutMarks() const;
    /// The tokens [first, end); nothing if the log-probability of one is unknown or impossible.
    std::optional<std::vector<TokenLogProb>> range(std::size_t first, std::size_t end) const;

private:
    struct Entry {
        std::string token;
        bool unknown = false;
        std::optional<double> logProb; ///< empty = impossible
        std::vector<std::pair<std::string, double>> top;
    };
    std::vector<Entry> m_entries;
    std::vector<std::uint32_t> m_offsets;
};

} // namespace chronoscope::backend::protocol
