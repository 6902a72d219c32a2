// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/VllmBatchProtocol.h"

#include "core/backend/protocol/OpenAiWire.h"
#include "core/backend/protocol/PromptTokens.h"
#include "core/backend/protocol/ReplyJson.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace chronoscope::backend::protocol {

using nlohmann::json;

namespace {
constexpr const char* kEndsEarly = "the result's list of log-probabilities ends before the prompt does";

bool isScored(const ModelRequest& request) { return request.task == Task::ScoreContinuation; }

/// The text of a raw request as the one message of a chat that generates.
ModelRequest asChat(ModelRequest request) {
    request.mode = Mode::Chat;
    request.task = Task::Generate;
    request.prompt += std::exchange(request.continuation, {});
    return request;
}

/// The tokens of the prompt that was answered; nothing where the answer does not tell them.
std::optional<PromptTokens> tokensOf(const json& body) {
    const json* list = member(body, "prompt_logprobs");
    return list ? PromptTokens::read(*list) : std::nullopt;
}

/// Whether the tokens are those that `text` begins with, and no more of them.
bool endBefore(const PromptTokens& tokens, std::string_view text) {
    for (std::size_t size = text.size(); size-- > 1;)
        if (tokens.placesIn(text.substr(0, size))) return true;
    return false;
}

/// The text as a whole that a raw request is one to.
std::string wholeText(const ModelRequest& request) { return request.prompt + request.continuation; }

/// The log-probabilities of the continuation, at the end of the prompt.
ModelReply readBatchScore(const ModelRequest& request, const http::HttpResponse& response) {
    const auto answer = OpenAiWire::readAnswer(response);
    if (const auto* error = std::get_if<BackendError>(&answer)) return *error;
    const json& body = std::get<json>(answer);
    const std::string text = wholeText(request);
    const auto tokens = tokensOf(body);
    const auto places = tokens ? tokens->placesIn(text) : std::nullopt;
    if (!places && tokens && endBefore(*tokens, text)) return badReply(kEndsEarly, response);
    if (!places) return badReply("the tokens of the prompt do not make up its text", response);
    const std::vector<TokenPlace> wanted = request.allMatches
                                               ? occurrences(text, request.continuation)
                                               : std::vector<TokenPlace>{{request.prompt.size(), text.size()}};
    const auto spans = spansOf(*places, wanted);
    if (!spans || spans->empty())
        return badReply("it cannot be told which token the continuation begins with", response);
    Completion completion;
    for (const TokenSpan& span : *spans)
        for (std::size_t at = span.first; at < span.end; ++at) { // the first token of all is not among them
            auto token = tokens->at(at);
            if (!token) return badReply("a log-probability of the continuation is missing or impossible", response);
            completion.logProbs.push_back(std::move(*token));
        }
    completion.text = request.continuation;
    completion.usage = OpenAiWire::readUsage(body);
    completion.latency = response.latency;
    return completion;
}

/// What was generated behind a raw prompt, where all of it is told to have been answered. To tell whether an answer is
/// one takes no prompt.
ModelReply readBatchText(const ModelRequest& request, const http::HttpResponse& response) {
    const std::string text = wholeText(request);
    if (!text.empty()) {
        const auto answer = OpenAiWire::readAnswer(response);
        const auto* body = std::get_if<json>(&answer);
        const auto tokens = body ? tokensOf(*body) : std::nullopt;
        if (tokens && !tokens->placesIn(text) && endBefore(*tokens, text)) return badReply(kEndsEarly, response);
    }
    return OpenAiWire::readGeneration(asChat(request), response);
}
} // namespace

std::variant<std::unique_ptr<Exchange>, BackendError> VllmBatchProtocol::begin(const ModelRequest& request,
                                                                               const Dialect& dialect) const {
    if (!needsPassThrough(request)) {
        if (!isScored(request)) return VllmProtocol::begin(request, dialect);
        constexpr const char* kWhy = "a line of a vLLM batch cannot score the beginning of an answer in a chat: score "
                                     "it live, or make the run with another form of chat";
        return BackendError{ErrorKind::Unsupported, 0, kWhy, {}, {}};
    }
    if (auto refused = OpenAiWire::refusal(request)) return std::move(*refused);
    json body = OpenAiWire::generationBody(asChat(request), dialect);
    addSampling(body);
    body.update({{"add_generation_prompt", false},
                 {"add_special_tokens", true}, // as a raw prompt has them
                 {"prompt_logprobs", 0}});     // of the prompt's own tokens alone
    if (isScored(request)) {
        body["temperature"] = 0.0;
        body["top_p"] = 1.0;
        body[dialect.maxTokensField] = 1;
        body.erase("stop");
    }
    return std::make_unique<SingleCall>(
        Call{"POST", OpenAiWire::kChatPath, bodyText(std::move(body), dialect)},
        [request](const http::HttpResponse& response) { return vllmBatch().readReply(request, response); });
}

ModelReply VllmBatchProtocol::readReply(const ModelRequest& request, const http::HttpResponse& response) const {
    if (isScored(request)) return readBatchScore(request, response);
    return needsPassThrough(request) ? readBatchText(request, response) : OpenAiWire::readGeneration(request, response);
}

std::optional<std::string> VllmBatchProtocol::otherPrompt(const ModelRequest& request,
                                                          const http::HttpResponse& response) const {
    if (!needsPassThrough(request)) return std::nullopt;
    const auto answer = OpenAiWire::readAnswer(response);
    const auto* body = std::get_if<json>(&answer);
    if (!body) return std::nullopt;
    const auto tokens = tokensOf(*body);
    if (!tokens) return "the result does not tell which prompt was answered (prompt_logprobs).";
    const std::string text = wholeText(request);
    if (tokens->placesIn(text) || endBefore(*tokens, text)) return std::nullopt; // of the latter readReply() tells
    return "the prompt that was answered is not the one that was sent: was its --chat-template given?";
}

const VllmBatchProtocol& vllmBatch() {
    static const VllmBatchProtocol kProtocol;
    return kProtocol;
}

} // namespace chronoscope::backend::protocol
