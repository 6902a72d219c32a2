// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/AnthropicProtocol.h"

#include "core/backend/Image.h"
#include "core/backend/protocol/ReplyBody.h"
#include "core/backend/protocol/ReplyJson.h"
#include "core/base/Text.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace chronoscope::backend::protocol {

namespace {
using nlohmann::json;

std::optional<BackendError> anthropicRefusal(const ModelRequest& request) {
    const auto unsupported = [](std::string message) {
        return BackendError{ErrorKind::Unsupported, 0, std::move(message), {}, {}};
    };
    if (request.task == Task::ScoreContinuation || request.logProbs > 0)
        return unsupported("Anthropic's API tells no log-probabilities");
    if (request.mode == Mode::Completion) return unsupported("Anthropic's API has no raw completion");
    const auto blank = [](const std::string& stop) { return text::trim(stop).empty(); };
    if (std::any_of(request.decoding.stop.begin(), request.decoding.stop.end(), blank))
        return unsupported("Anthropic's API refuses stop texts of white space only");
    return std::nullopt;
}

json anthropicBody(const ModelRequest& request, const Dialect& dialect) {
    json content = json::array();
    for (const auto& image : request.images)
        content.push_back(
            {{"type", "image"},
             {"source", {{"type", "base64"}, {"media_type", image->mediaType}, {"data", image->base64()}}}});
    content.push_back({{"type", "text"}, {"text", request.prompt}});
    json messages = json::array();
    for (const Turn& turn : request.turns) {
        messages.push_back({{"role", "user"}, {"content", turn.user}});
        messages.push_back({{"role", "assistant"}, {"content", turn.assistant}});
    }
    messages.push_back({{"role", "user"}, {"content", std::move(content)}});
    json body{{"model", dialect.model},
              {"max_tokens", request.decoding.maxTokens},
              {"messages", std::move(messages)},
              {"temperature", request.decoding.temperature},
              {"stream", false}};
    // Newer models refuse temperature and top_p together; 1 is the API's default and changes nothing.
    if (request.decoding.topP != 1.0) body["top_p"] = request.decoding.topP;
    if (!request.decoding.stop.empty()) body["stop_sequences"] = request.decoding.stop;
    if (!request.system.empty()) body["system"] = request.system;
    return body;
}

/// Tokens of the prompt: what was read afresh, and what went into or came from the provider's cache.
std::optional<std::uint32_t> promptTokens(const json& usage) {
    const auto fresh = countAt(usage, "input_tokens");
    if (!fresh) return std::nullopt;
    const std::uint64_t all = std::uint64_t{*fresh} + countAt(usage, "cache_creation_input_tokens").value_or(0) +
                              countAt(usage, "cache_read_input_tokens").value_or(0);
    if (all > std::numeric_limits<std::uint32_t>::max()) return std::nullopt;
    return static_cast<std::uint32_t>(all);
}

ModelReply readAnthropicReply(const http::HttpResponse& response) {
    auto read = readBody(response);
    if (auto* error = std::get_if<BackendError>(&read)) return std::move(*error);
    const json& body = std::get<json>(read);
    const json* content = member(body, "content");
    if (!content || !content->is_array()) return badReply("the reply has no content", response);
    Completion completion;
    for (const auto& block : *content) {
        const auto type = stringAt(block, "type");
        if (!type) return badReply("a block of the reply has no type", response);
        if (*type != "text" && *type != "thinking") continue;
        const auto text = stringAt(block, *type);
        if (!text) return badReply("a block of the reply has no text", response);
        (*type == "text" ? completion.text : completion.thinking) += *text;
    }
    const auto reason = stringAt(body, "stop_reason");
    if (!reason) return badReply("the reply is not complete", response);
    completion.finish = finishFrom(*reason);
    if (const json* usage = member(body, "usage"))
        completion.usage = {promptTokens(*usage), countAt(*usage, "output_tokens")};
    completion.latency = response.latency;
    return completion;
}
} // namespace

Capabilities AnthropicProtocol::capabilities() const {
    return {.chat = true,
            .completion = false,
            .generatedLogProbs = false,
            .continuationLogProbs = false,
            .images = true,
            .suggestedConcurrency = 4};
}

std::vector<http::Header> AnthropicProtocol::headers(const std::string& key) const {
    std::vector<http::Header> headers{{"anthropic-version", "2023-06-01"}};
    if (!key.empty()) headers.push_back({"x-api-key", key});
    return headers;
}

std::variant<std::unique_ptr<Exchange>, BackendError> AnthropicProtocol::begin(const ModelRequest& request,
                                                                               const Dialect& dialect) const {
    if (auto error = anthropicRefusal(request)) return std::move(*error);
    return std::make_unique<SingleCall>(
        Call{"POST", "/v1/messages", bodyText(anthropicBody(request, dialect), dialect)},
        [](const http::HttpResponse& response) { return readAnthropicReply(response); });
}

Call AnthropicProtocol::listModels() const { return {"GET", "/v1/models?limit=1000", {}}; }

Result<std::vector<ServedModel>> AnthropicProtocol::readModels(const http::HttpResponse& response) const {
    const auto list = readList(response, "data");
    if (!list) return list.error();
    std::vector<ServedModel> models;
    for (const auto& entry : *list) {
        auto id = stringAt(entry, "id");
        if (id) models.push_back({std::move(*id), stringAt(entry, "display_name").value_or("")});
    }
    return models;
}

ModelReply AnthropicProtocol::readReply(const ModelRequest& request, const http::HttpResponse& response) const {
    if (auto error = anthropicRefusal(request)) return std::move(*error);
    return readAnthropicReply(response);
}

} // namespace chronoscope::backend::protocol
