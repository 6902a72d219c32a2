// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/protocol/Protocol.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace chronoscope::backend::protocol {

/// The log-probabilities of a given continuation from llama-server, which cannot echo a prompt: both texts are turned
/// into token ids, then each token of the continuation is asked for alone, behind the ids before it. A large bias
/// makes the server sample the wanted token; the log-probability it reports comes from the logits before any sampler,
/// bias included. Neither is taken on trust: ids are compared, and a value that a biased softmax would give too is
/// asked for again without the bias. In a chat the prompt is the user's turn, and the server's own template puts it
/// into the text that the continuation follows: the beginning of the model's answer. A token that both texts share
/// counts whole; it is found by the tokens' bytes. What cannot be found exactly is Unsupported, never estimated. Owned
/// by the request it answers; network thread.
class LlamaForcedSteps final : public Exchange {
public:
    struct Texts {
        std::string prompt;
        std::string continuation; ///< not empty
        bool isChat = false;      ///< the prompt is a turn of the user, and is still to be put into the template
    };
    /// `sampling`: the body of a greedy /completion call, without prompt. `alternatives` are kept per token.
    LlamaForcedSteps(Texts texts, nlohmann::json sampling, Dialect dialect, int alternatives);

    Call first() override;
    std::variant<Call, ModelReply> take(const http::HttpResponse& response) override;

private:
    using Next = std::variant<Call, ModelReply>;
    enum class Stage { Template, Prompt, Whole, Pieces, Forced, Plain };

    static Call tokenize(const std::string& text, bool withPieces = false);
    Next takeTemplate(const nlohmann::json& body, const http::HttpResponse& response);
    Next takePrompt(const nlohmann::json& body, const http::HttpResponse& response);
    Next takeWhole(const nlohmann::json& body, const http::HttpResponse& response);
    Next takePieces(const nlohmann::json& body, const http::HttpResponse& response);
    Next beginAt(std::size_t first, const http::HttpResponse& response);
    Next takeStep(const nlohmann::json& body, const http::HttpResponse& response);
    Next judgeForced(const nlohmann::json& body, const http::HttpResponse& response);
    Next judgePlain(const nlohmann::json& body, const http::HttpResponse& response);
    Call ask(Stage stage);
    Next accept(TokenLogProb token);
    std::int64_t wanted() const { return m_whole[m_known]; }

    Texts m_texts;
    nlohmann::json m_sampling;
    Dialect m_dialect;
    int m_alternatives;
    Stage m_stage = Stage::Prompt;
    std::vector<std::int64_t> m_prompt;
    std::vector<std::int64_t> m_whole; ///< ids of prompt and continuation together
    std::size_t m_known = 0;           ///< ids in front of the one asked for
    bool m_forcing = true;             ///< false once the server was seen to ignore the bias, or to report it
    bool m_unbiased = false;           ///< seen to report what the bias did not touch
    std::optional<double> m_doubtful;  ///< the forced value that is being checked
    Completion m_completion;
};

} // namespace chronoscope::backend::protocol
