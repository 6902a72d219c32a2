// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"
#include "core/backend/protocol/TokenSpan.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::backend::protocol {

/// Where tokens stand in `text`, as PromptTokens::placesIn() has it. Pure; any thread.
std::optional<std::vector<TokenPlace>> placesOfTokens(std::span<const std::string> texts, std::string_view text);

/// The tokens of a prompt as vLLM tells them in "prompt_logprobs": token id → {"logprob", "decoded_token", "rank"}. The
/// first token follows nothing and is not told. A value; pure.
class PromptTokens {
public:
    /// Nothing where the list is none, or a position does not tell which of several tokens is the prompt's.
    static std::optional<PromptTokens> read(const nlohmann::json& list);

    std::size_t size() const { return m_texts.size(); }
    /// Token `at` of those that are told. Nothing where its log-probability is missing or impossible.
    std::optional<TokenLogProb> at(std::size_t at) const;

    /// Where each token stands in `text`, which they end with; walked from the end. A token that holds a part of a
    /// character shows none of it: what stands between its neighbours is its own. Those in front of the text stand at
    /// 0. Nothing where the tokens do not make up the text; a first token that is not told may take its beginning.
    std::optional<std::vector<TokenPlace>> placesIn(std::string_view text) const;

private:
    std::vector<std::string> m_texts;
    std::vector<std::optional<double>> m_logProbs;
};

} // namespace chronoscope::backend::protocol
