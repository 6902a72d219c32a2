// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/OllamaProtocol.h"

#include "core/backend/Image.h"
#include "core/backend/protocol/ReplyBody.h"
#include "core/backend/protocol/ReplyJson.h"
#include "core/backend/protocol/TokenLogProbs.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace chronoscope::backend::protocol {

namespace {
using nlohmann::json;

BackendError unsupported(std::string message) { return {ErrorKind::Unsupported, 0, std::move(message), {}, {}}; }

/// The context window to ask for, in tokens. The server's own default (4,096; 2,048 in older builds) silently cuts off
/// what does not fit: the model would answer another question. A token is one byte or more, so bytes are a safe upper
/// bound. Rounded up to a power of two, and never below the default, because each new size makes the server load the
/// model again.
std::uint64_t contextFor(const ModelRequest& request) {
    constexpr std::uint64_t kTemplate = 256; // the chat template around the turns
    constexpr std::uint64_t kImage = 4'096;  // the largest share one picture takes in known models
    const std::uint64_t answer = static_cast<std::uint64_t>(std::max(request.decoding.maxTokens, 0));
    std::uint64_t need =
        request.system.size() + request.prompt.size() + answer + kTemplate + kImage * request.images.size();
    for (const Turn& turn : request.turns)
        need += turn.user.size() + turn.assistant.size() + kTemplate;
    return std::max<std::uint64_t>(4'096, std::bit_ceil(need));
}

json optionsOf(const ModelRequest& request, const Dialect& dialect) {
    json options{{"temperature", request.decoding.temperature},
                 {"top_p", request.decoding.topP},
                 {"top_k", 0}, // the whole vocabulary
                 {"min_p", 0.0},
                 {"typical_p", 1.0},
                 {"repeat_penalty", 1.0},
                 {"presence_penalty", 0.0},
                 {"frequency_penalty", 0.0},
                 {"seed", wireSeed(request)},
                 {"num_predict", request.decoding.maxTokens},
                 {"num_ctx", contextFor(request)},
                 {"stop", request.decoding.stop}};
    for (const std::string& name : dialect.dropped)
        options.erase(name);
    return options;
}

json ollamaBody(const ModelRequest& request, const Dialect& dialect) {
    // Servers that know "truncate" and "shift" refuse what does not fit instead of cutting it.
    json body{{"model", dialect.model},
              {"stream", false},
              {"truncate", false},
              {"shift", false},
              {"options", optionsOf(request, dialect)}};
    if (request.logProbs > 0) {
        body["logprobs"] = true;
        body["top_logprobs"] = request.logProbs;
    }
    if (request.mode == Mode::Completion) {
        body["prompt"] = request.prompt;
        body["raw"] = true;
        return body;
    }
    json user{{"role", "user"}, {"content", request.prompt}};
    for (const auto& image : request.images)
        user["images"].push_back(image->base64());
    json messages = json::array();
    if (!request.system.empty()) messages.push_back({{"role", "system"}, {"content", request.system}});
    for (const Turn& turn : request.turns) {
        messages.push_back({{"role", "user"}, {"content", turn.user}});
        messages.push_back({{"role", "assistant"}, {"content", turn.assistant}});
    }
    messages.push_back(std::move(user));
    body["messages"] = std::move(messages);
    return body;
}

ModelReply readOllamaReply(const ModelRequest& request, const http::HttpResponse& response) {
    auto read = readBody(response);
    if (auto* error = std::get_if<BackendError>(&read)) return std::move(*error);
    const json& body = std::get<json>(read);
    const json* done = member(body, "done");
    if (!done || *done != true) return badReply("the reply is not complete", response);
    const bool chat = request.mode == Mode::Chat;
    const json* message = chat ? member(body, "message") : &body;
    auto text = message ? stringAt(*message, chat ? "content" : "response") : std::nullopt;
    if (!text) return badReply("the reply has no text", response);
    Completion completion;
    completion.text = std::move(*text);
    completion.thinking = stringAt(*message, "thinking").value_or("");
    completion.finish = finishFrom(stringAt(body, "done_reason").value_or(""));
    completion.usage = {countAt(body, "prompt_eval_count"), countAt(body, "eval_count")};
    completion.latency = response.latency;
    // Where one log-probability is impossible all are left out; the text is an answer all the same.
    if (const json* list = member(body, "logprobs"); request.logProbs > 0 && list)
        completion.logProbs = readTokenLogProbs(*list).value_or(std::vector<TokenLogProb>());
    if (completion.thinking.empty()) splitThinking(completion);
    return completion;
}
} // namespace

Capabilities OllamaProtocol::capabilities() const {
    return {.chat = true,
            .completion = true,
            .generatedLogProbs = true,
            .continuationLogProbs = false,
            .images = true,
            .suggestedConcurrency = 4};
}

std::vector<http::Header> OllamaProtocol::headers(const std::string& key) const {
    if (key.empty()) return {};
    return {{"Authorization", "Bearer " + key}};
}

std::variant<std::unique_ptr<Exchange>, BackendError> OllamaProtocol::begin(const ModelRequest& request,
                                                                            const Dialect& dialect) const {
    if (request.task == Task::ScoreContinuation)
        return unsupported("Ollama tells no log-probabilities of a given continuation");
    const bool chat = request.mode == Mode::Chat;
    // A raw prompt has no place for a picture: the server would leave it out and answer all the same.
    if (!chat && !request.images.empty()) return unsupported("images can only be sent in a chat");
    if (!chat && !request.turns.empty()) return unsupported("what was said before can only be sent in a chat");
    return std::make_unique<SingleCall>(
        Call{"POST", chat ? "/api/chat" : "/api/generate", bodyText(ollamaBody(request, dialect), dialect)},
        [request](const http::HttpResponse& response) { return readOllamaReply(request, response); });
}

Call OllamaProtocol::listModels() const { return {"GET", "/api/tags", {}}; }

Result<std::vector<ServedModel>> OllamaProtocol::readModels(const http::HttpResponse& response) const {
    const auto list = readList(response, "models");
    if (!list) return list.error();
    std::vector<ServedModel> models;
    for (const auto& entry : *list) {
        auto name = stringAt(entry, "name");
        if (!name) continue;
        ServedModel model{std::move(*name), {}};
        if (const json* details = member(entry, "details")) {
            model.detail = stringAt(*details, "parameter_size").value_or("");
            const std::string precision = stringAt(*details, "quantization_level").value_or("");
            if (!model.detail.empty() && !precision.empty()) model.detail += ", ";
            model.detail += precision;
        }
        if (const auto digest = stringAt(entry, "digest")) { // tells a tag that was pulled anew
            if (!model.detail.empty()) model.detail += ", ";
            model.detail += digest->substr(0, 12);
        }
        models.push_back(std::move(model));
    }
    return models;
}

std::optional<Call> OllamaProtocol::describe() const { return Call{"GET", "/api/version", {}}; }

Result<ServerBuild> OllamaProtocol::readBuild(const http::HttpResponse& response) const {
    const auto body = readDescription(response);
    if (!body) return body.error();
    auto version = stringAt(*body, "version");
    if (!version) return Error{ErrorCode::BadInput, "the server tells no version", badReply({}, response).body};
    return ServerBuild{.build = std::move(*version), .slotCount = 0, .images = false, .model = {}};
}

ModelReply OllamaProtocol::readReply(const ModelRequest& request, const http::HttpResponse& response) const {
    if (request.task == Task::ScoreContinuation)
        return unsupported("Ollama tells no log-probabilities of a given continuation");
    return readOllamaReply(request, response);
}

} // namespace chronoscope::backend::protocol
