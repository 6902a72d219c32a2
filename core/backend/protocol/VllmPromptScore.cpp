// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/VllmPromptScore.h"

#include "core/backend/protocol/BoundaryToken.h"
#include "core/backend/protocol/OpenAiWire.h"
#include "core/backend/protocol/PromptTokens.h"
#include "core/backend/protocol/ReplyBody.h"
#include "core/backend/protocol/ReplyJson.h"

#include <algorithm>
#include <utility>

namespace chronoscope::backend::protocol {

using nlohmann::json;

namespace {
std::optional<std::vector<std::uint32_t>> readPromptTokens(const json& body) {
    const json* list = member(body, "tokens");
    if (!list || !list->is_array()) return std::nullopt;
    std::vector<std::uint32_t> tokens;
    for (const json& value : *list) {
        const auto token = countAt(json{{"token", value}}, "token");
        if (!token) return std::nullopt;
        tokens.push_back(*token);
    }
    return tokens;
}

/// A position of prompt_logprobs, token id → {"logprob", "decoded_token", "rank"}: the log-probability of `token` and
/// the alternatives told with it, likeliest first. Nothing where that of the token is missing or impossible.
std::optional<TokenLogProb> readPosition(const json& position, std::uint32_t token) {
    const json* own = member(position, std::to_string(token));
    const auto logProb = own ? logProbAt(*own, "logprob") : std::nullopt;
    if (!logProb) return std::nullopt;
    TokenLogProb read{stringAt(*own, "decoded_token").value_or(""), *logProb, {}};
    for (const auto& [id, entry] : position.items()) {
        auto text = stringAt(entry, "decoded_token");
        const auto value = logProbAt(entry, "logprob");
        if (text && value) read.top.emplace_back(std::move(*text), *value);
    }
    std::stable_sort(read.top.begin(), read.top.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    return read;
}
} // namespace

VllmPromptScore::VllmPromptScore(const ModelRequest& request, std::string model, std::string completion)
    : m_isChat(request.mode == Mode::Chat), m_allMatches(request.allMatches), m_prompt(request.prompt),
      m_continuation(request.continuation), m_model(std::move(model)), m_completion(std::move(completion)) {}

Call VllmPromptScore::first() { return tokenize(false); }

std::variant<Call, ModelReply> VllmPromptScore::take(const http::HttpResponse& response) {
    if (m_step == Step::Scores) return readScores(response);
    return takeTokens(response);
}

/// Of prompt and continuation together, or of what stands before the continuation.
Call VllmPromptScore::tokenize(bool whole) const {
    json body{{"model", m_model}};
    if (m_isChat) {
        body["messages"] = {{{"role", "user"}, {"content", m_prompt}}};
        if (whole) body["messages"].push_back({{"role", "assistant"}, {"content", m_continuation}});
        body["add_generation_prompt"] = !whole;
        body["continue_final_message"] = whole;
        body["add_special_tokens"] = false; // the template has them
    } else {
        const bool endsBlank = !whole && m_prompt.size() > 1 && m_prompt.ends_with(' ');
        body["prompt"] = whole       ? m_prompt + m_continuation
                         : endsBlank ? m_prompt.substr(0, m_prompt.size() - 1)
                                     : m_prompt;
        body["add_special_tokens"] = true;
    }
    return {"POST", "/tokenize", bodyText(body, {})};
}

/// A chat goes as the tokens that its template makes.
Call VllmPromptScore::scores() const {
    if (!m_isChat) return {"POST", OpenAiWire::kCompletionPath, m_completion};
    json body = json::parse(m_completion);
    body["prompt"] = m_allTokens;
    body["add_special_tokens"] = false;
    return {"POST", OpenAiWire::kCompletionPath, bodyText(body, {})};
}

std::variant<Call, ModelReply> VllmPromptScore::takeTokens(const http::HttpResponse& response) {
    const auto body = readBody(response);
    if (const auto* error = std::get_if<BackendError>(&body)) return ModelReply(*error);
    auto tokens = readPromptTokens(std::get<json>(body));
    if (!tokens) return ModelReply(badReply("the tokens of the prompt cannot be read", response));
    if (m_step == Step::PromptTokens) {
        m_promptTokens = std::move(*tokens);
        m_step = Step::AllTokens;
        return tokenize(true);
    }
    m_allTokens = std::move(*tokens);
    m_step = Step::Scores;
    // A first token has no log-probability, and here it would be the continuation's.
    if (m_promptTokens.empty()) return ModelReply(badReply("the prompt has no tokens", response));
    if (m_allTokens.size() < 2 || m_allTokens == m_promptTokens)
        return ModelReply(badReply("the continuation has no tokens", response));
    return scores();
}

/// The texts of all tokens but the first, of which the server says nothing.
std::vector<std::string> VllmPromptScore::piecesIn(const json& positions) const {
    std::vector<std::string> pieces;
    for (std::size_t at = 1; at < m_allTokens.size(); ++at) {
        const json* own = member(positions[at], std::to_string(m_allTokens[at]));
        pieces.push_back(own ? stringAt(*own, "decoded_token").value_or("") : std::string());
    }
    return pieces;
}

/// What is scored: the continuation's tokens, or those of all its occurrences.
std::optional<std::vector<TokenSpan>> VllmPromptScore::spansIn(const json& positions) const {
    if (!m_allMatches) {
        const auto span = spanIn(positions);
        return span ? std::optional(std::vector<TokenSpan>{*span}) : std::nullopt;
    }
    const std::string text = m_prompt + m_continuation;
    const std::vector<std::string> pieces = piecesIn(positions);
    const auto given = std::span(pieces).first(countWithoutEndMarks(pieces, text));
    const auto places = placesOfTokens(given, text);
    auto spans = places ? spansOf(*places, occurrences(text, m_continuation)) : std::nullopt;
    if (!spans || spans->empty()) return std::nullopt;
    // Marks behind the text are taken for parts of its last token, as in the released code of TimeStress.
    if (spans->back().end == given.size()) spans->back().end = pieces.size();
    for (TokenSpan& span : *spans)
        span = {span.first + 1, span.end + 1}; // the first of all is not among the pieces
    return spans;
}

/// Tokens first ≤ i < end are the continuation's; nothing where the two texts share a token that cannot be found.
std::optional<TokenSpan> VllmPromptScore::spanIn(const json& positions) const {
    const bool apart = m_allTokens.size() > m_promptTokens.size() &&
                       std::equal(m_promptTokens.begin(), m_promptTokens.end(), m_allTokens.begin());
    if (apart) {
        // The blank that was left out of the prompt: a token of its own is none of the continuation's.
        const std::size_t at = m_promptTokens.size();
        const json* own = member(positions[at], std::to_string(m_allTokens[at]));
        const bool isBlank = !m_isChat && m_prompt.ends_with(' ') && own &&
                             stringAt(*own, "decoded_token").value_or("") == " " && at + 1 < m_allTokens.size();
        return TokenSpan{isBlank ? at + 1 : at, m_allTokens.size()};
    }
    if (m_isChat) return std::nullopt;
    std::vector<std::string> pieces = piecesIn(positions);
    const std::string text = m_prompt + m_continuation;
    pieces.resize(countWithoutEndMarks(pieces, text));
    const auto first = boundaryToken(pieces, text, m_prompt.size());
    return first ? std::optional(TokenSpan{*first + 1, pieces.size() + 1}) : std::nullopt;
}

ModelReply VllmPromptScore::readScores(const http::HttpResponse& response) const {
    const auto unsupported = [&](std::string why) {
        return errorAbout(response, ErrorKind::Unsupported, std::move(why));
    };
    const auto answer = OpenAiWire::readAnswer(response);
    if (const auto* error = std::get_if<BackendError>(&answer)) return *error;
    const json& body = std::get<json>(answer);
    const json* list = member(*firstOf(body, "choices"), "prompt_logprobs");
    if (!list) return unsupported("the server tells no log-probabilities of the prompt");
    if (!list->is_array() || list->size() != m_allTokens.size())
        return badReply("there are not as many log-probabilities as tokens", response);
    if (!list->front().is_null()) return unsupported("the first token should have no log-probability");
    const auto spans = spansIn(*list);
    if (!spans) return badReply("the prompt and the continuation share a token that cannot be found", response);
    Completion completion;
    for (const TokenSpan& span : *spans)
        for (std::size_t at = span.first; at < span.end; ++at) {
            auto token = readPosition((*list)[at], m_allTokens[at]);
            if (!token) return badReply("a log-probability of the continuation is missing or impossible", response);
            completion.logProbs.push_back(std::move(*token));
        }
    completion.text = m_continuation;
    completion.usage = OpenAiWire::readUsage(body);
    completion.latency = response.latency;
    return completion;
}

} // namespace chronoscope::backend::protocol
