// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/protocol/Protocol.h"
#include "core/backend/protocol/TokenSpan.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace chronoscope::backend::protocol {

/// Scores a continuation with vLLM: the tokens of the prompt, the tokens of prompt + continuation, then the
/// log-probabilities of the latter. Where the first list does not begin the second, the two texts share a token, which
/// counts whole: it is found by the tokens' texts, and without them there is no score. A blank that ends the prompt is
/// no part of the first list, since tokens like to begin with it. In a chat both lists come from the server's template,
/// the continuation being the beginning of the answer. On the network thread.
class VllmPromptScore final : public Exchange {
public:
    /// `completion` is the body of the last call, as text.
    VllmPromptScore(const ModelRequest& request, std::string model, std::string completion);

    Call first() override;
    std::variant<Call, ModelReply> take(const http::HttpResponse& response) override;

private:
    enum class Step { PromptTokens, AllTokens, Scores };
    Call tokenize(bool whole) const;
    Call scores() const;
    std::variant<Call, ModelReply> takeTokens(const http::HttpResponse& response);
    ModelReply readScores(const http::HttpResponse& response) const;
    std::optional<TokenSpan> spanIn(const nlohmann::json& positions) const;
    std::optional<std::vector<TokenSpan>> spansIn(const nlohmann::json& positions) const;
    std::vector<std::string> piecesIn(const nlohmann::json& positions) const;

    const bool m_isChat;
    const bool m_allMatches;
    std::string m_prompt;
    std::string m_continuation;
    std::string m_model;
    std::string m_completion;
    Step m_step = Step::PromptTokens;
    std::vector<std::uint32_t> m_promptTokens;
    std::vector<std::uint32_t> m_allTokens;
};

} // namespace chronoscope::backend::protocol
