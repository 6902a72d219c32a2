// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/GeminiProtocol.h"

#include "core/backend/Image.h"
#include "core/backend/protocol/ReplyBody.h"
#include "core/backend/protocol/ReplyJson.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace chronoscope::backend::protocol {

namespace {
using nlohmann::json;

constexpr std::string_view kPrefix = "models/";

std::optional<BackendError> geminiRefusal(const ModelRequest& request) {
    const auto unsupported = [](std::string message) {
        return BackendError{ErrorKind::Unsupported, 0, std::move(message), {}, {}};
    };
    if (request.task == Task::ScoreContinuation)
        return unsupported("Gemini tells no log-probabilities of a given continuation");
    if (request.mode == Mode::Completion) return unsupported("Gemini has no raw completion");
    return std::nullopt;
}

std::string withoutPrefix(std::string name) {
    if (name.starts_with(kPrefix)) name.erase(0, kPrefix.size());
    return name;
}

std::string percentEncoded(std::string_view text) {
    constexpr std::string_view kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    std::string encoded;
    for (const char c : text) {
        if (kPlain.find(c) != std::string_view::npos)
            encoded += c;
        else
            encoded += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return encoded;
}

json geminiBody(const ModelRequest& request, const Dialect& dialect) {
    json parts = json::array();
    for (const auto& image : request.images)
        parts.push_back({{"inlineData", {{"mimeType", image->mediaType}, {"data", image->base64()}}}});
    parts.push_back({{"text", request.prompt}});
    json config{{"temperature", request.decoding.temperature},
                {"topP", request.decoding.topP},
                {"maxOutputTokens", request.decoding.maxTokens},
                {"seed", wireSeed(request)},
                {"candidateCount", 1}};
    if (!request.decoding.stop.empty()) config["stopSequences"] = request.decoding.stop;
    if (request.logProbs > 0) {
        config["responseLogprobs"] = true;
        config["logprobs"] = request.logProbs;
    }
    for (const std::string& name : dialect.dropped)
        config.erase(name);
    json contents = json::array();
    for (const Turn& turn : request.turns) {
        contents.push_back({{"role", "user"}, {"parts", json::array({{{"text", turn.user}}})}});
        contents.push_back({{"role", "model"}, {"parts", json::array({{{"text", turn.assistant}}})}});
    }
    contents.push_back({{"role", "user"}, {"parts", std::move(parts)}});
    json body{{"contents", std::move(contents)}, {"generationConfig", std::move(config)}};
    if (!request.system.empty()) body["systemInstruction"] = {{"parts", json::array({{{"text", request.system}}})}};
    return body;
}

Usage usageOf(const json& body) {
    const json* counts = member(body, "usageMetadata");
    if (!counts) return {};
    Usage usage{countAt(*counts, "promptTokenCount"), std::nullopt};
    const auto answer = countAt(*counts, "candidatesTokenCount");
    const auto thoughts = countAt(*counts, "thoughtsTokenCount");
    if (!answer && !thoughts) return usage;
    const std::uint64_t all = std::uint64_t{answer.value_or(0)} + thoughts.value_or(0);
    if (all <= std::numeric_limits<std::uint32_t>::max()) usage.completionTokens = static_cast<std::uint32_t>(all);
    return usage;
}

/// The two parallel lists of logprobsResult; nothing if they cannot be read.
std::optional<std::vector<TokenLogProb>> logProbsOf(const json& result) {
    const json* chosen = member(result, "chosenCandidates");
    const json* top = member(result, "topCandidates");
    if (!chosen || !chosen->is_array()) return std::nullopt;
    if (top && (!top->is_array() || top->size() != chosen->size())) return std::nullopt;
    std::vector<TokenLogProb> all;
    for (std::size_t i = 0; i < chosen->size(); ++i) {
        auto token = stringAt((*chosen)[i], "token");
        const auto logProb = logProbAt((*chosen)[i], "logProbability");
        if (!token || !logProb) return std::nullopt;
        TokenLogProb read{std::move(*token), *logProb, {}};
        const json* others = top ? member((*top)[i], "candidates") : nullptr;
        if (others && others->is_array())
            for (const auto& other : *others) {
                auto text = stringAt(other, "token");
                const auto value = logProbAt(other, "logProbability");
                if (text && value) read.top.emplace_back(std::move(*text), *value);
            }
        all.push_back(std::move(read));
    }
    return all;
}

/// The text of the candidate's parts; false if one cannot be read. A candidate that was stopped before its first
/// token has no parts.
bool readParts(const json& candidate, Completion& completion) {
    const json* content = member(candidate, "content");
    const json* parts = content ? member(*content, "parts") : nullptr;
    if (!parts) return true;
    if (!parts->is_array()) return false;
    for (const auto& part : *parts) {
        if (!part.is_object()) return false;
        const json* value = member(part, "text");
        if (!value) continue;
        const auto text = stringAt(part, "text");
        if (!text) return false;
        const json* thought = member(part, "thought");
        (thought && *thought == true ? completion.thinking : completion.text) += *text;
    }
    return true;
}

ModelReply readGeminiReply(const ModelRequest& request, const http::HttpResponse& response) {
    auto read = readBody(response);
    if (auto* error = std::get_if<BackendError>(&read)) return std::move(*error);
    const json& body = std::get<json>(read);
    Completion completion;
    completion.usage = usageOf(body);
    completion.latency = response.latency;
    const json* candidate = firstOf(body, "candidates");
    if (!candidate) {
        // A prompt that the provider blocks is answered, with nothing: the same as a content filter's empty answer.
        const json* feedback = member(body, "promptFeedback");
        if (!feedback || !stringAt(*feedback, "blockReason")) return badReply("the reply has no candidate", response);
        completion.finish = Finish::ContentFilter;
        return completion;
    }
    const auto reason = stringAt(*candidate, "finishReason");
    if (!reason) return badReply("the reply is not complete", response);
    completion.finish = finishFrom(*reason);
    if (!readParts(*candidate, completion)) return badReply("a part of the reply cannot be read", response);
    // Where one log-probability is impossible all are left out; the text is an answer all the same.
    if (const json* result = member(*candidate, "logprobsResult"); request.logProbs > 0 && result)
        completion.logProbs = logProbsOf(*result).value_or(std::vector<TokenLogProb>());
    return completion;
}

/// A list that does not say what a model can do is taken as it is.
bool generates(const json& entry) {
    const json* methods = member(entry, "supportedGenerationMethods");
    if (!methods || !methods->is_array()) return true;
    return std::any_of(methods->begin(), methods->end(),
                       [](const json& method) { return method == "generateContent"; });
}
} // namespace

Capabilities GeminiProtocol::capabilities() const {
    return {.chat = true,
            .completion = false,
            .generatedLogProbs = true,
            .continuationLogProbs = false,
            .images = true,
            .suggestedConcurrency = 4};
}

std::vector<http::Header> GeminiProtocol::headers(const std::string& key) const {
    if (key.empty()) return {};
    return {{"x-goog-api-key", key}};
}

std::variant<std::unique_ptr<Exchange>, BackendError> GeminiProtocol::begin(const ModelRequest& request,
                                                                            const Dialect& dialect) const {
    if (auto error = geminiRefusal(request)) return std::move(*error);
    const std::string model = percentEncoded(withoutPrefix(dialect.model));
    return std::make_unique<SingleCall>(
        Call{"POST", "/v1beta/models/" + model + ":generateContent", bodyText(geminiBody(request, dialect), dialect)},
        [request](const http::HttpResponse& response) { return readGeminiReply(request, response); });
}

Call GeminiProtocol::listModels() const { return {"GET", "/v1beta/models?pageSize=1000", {}}; }

Result<std::vector<ServedModel>> GeminiProtocol::readModels(const http::HttpResponse& response) const {
    const auto list = readList(response, "models");
    if (!list) return list.error();
    std::vector<ServedModel> models;
    for (const auto& entry : *list) {
        auto name = stringAt(entry, "name");
        if (!name || !generates(entry)) continue;
        models.push_back({withoutPrefix(std::move(*name)), stringAt(entry, "displayName").value_or("")});
    }
    return models;
}

ModelReply GeminiProtocol::readReply(const ModelRequest& request, const http::HttpResponse& response) const {
    if (auto error = geminiRefusal(request)) return std::move(*error);
    return readGeminiReply(request, response);
}

} // namespace chronoscope::backend::protocol
