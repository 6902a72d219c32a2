// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/LlamaProtocol.h"

#include "core/backend/protocol/LlamaForcedSteps.h"
#include "core/backend/protocol/OpenAiWire.h"
#include "core/backend/protocol/ReplyBody.h"
#include "core/backend/protocol/ReplyJson.h"
#include "core/backend/protocol/TokenLogProbs.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace chronoscope::backend::protocol {

namespace {
using nlohmann::json;

/// Every sampler is named and all but temperature and top_p switched off: the server's own defaults are far from
/// neutral, and its command line can change them.
json samplingOf(const ModelRequest& request, const Dialect& dialect) {
    json body{{"temperature", request.decoding.temperature},
              {"top_p", request.decoding.topP},
              {"top_k", 0},
              {"min_p", 0.0},
              {"typical_p", 1.0},
              {"top_n_sigma", -1.0},
              {"repeat_penalty", 1.0},
              {"presence_penalty", 0.0},
              {"frequency_penalty", 0.0},
              {"mirostat", 0},
              {"dynatemp_range", 0.0},
              {"xtc_probability", 0.0},
              {"dry_multiplier", 0.0},
              {"ignore_eos", false},
              {"seed", wireSeed(request)},
              {"stop", request.decoding.stop},
              {"post_sampling_probs", false},
              {"cache_prompt", true},
              {"stream", false}};
    if (!dialect.model.empty()) body["model"] = dialect.model;
    return body;
}

json chatBody(const ModelRequest& request, const Dialect& dialect) {
    json body = OpenAiWire::generationBody(request, dialect);
    if (dialect.model.empty()) body.erase("model");
    body.update(samplingOf(request, dialect));
    return body;
}

Finish finishOf(const json& body) {
    if (const auto type = stringAt(body, "stop_type")) {
        if (*type == "limit") return Finish::Length;
        return *type == "eos" || *type == "word" ? Finish::Stop : Finish::Unknown;
    }
    const auto flag = [&](std::string_view name) {
        const json* value = member(body, name);
        return value && *value == true;
    };
    if (flag("stopped_limit")) return Finish::Length;
    return flag("stopped_eos") || flag("stopped_word") ? Finish::Stop : Finish::Unknown;
}

/// The list as builds before December 2024 send it: [{"content", "probs": [{"tok_str", "prob"}]}]. The sampled token
/// has a probability only if it is among the alternatives. Nothing where one has none, or cannot be read.
std::optional<std::vector<TokenLogProb>> readOldLogProbs(const json& list) {
    std::vector<TokenLogProb> all;
    for (const auto& entry : list) {
        auto token = stringAt(entry, "content");
        const json* probs = member(entry, "probs");
        if (!token || !probs || !probs->is_array()) return std::nullopt;
        TokenLogProb read{std::move(*token), 0, {}};
        bool found = false;
        for (const auto& other : *probs) {
            auto text = stringAt(other, "tok_str");
            const auto prob = numberAt(other, "prob");
            if (!text || !prob || !(*prob >= 0 && *prob <= 1.001)) return std::nullopt;
            if (*prob == 0) continue;
            const double logProb = std::min(0.0, std::log(*prob));
            if (!found && *text == read.token) {
                read.logProb = logProb;
                found = true;
            }
            read.top.emplace_back(std::move(*text), logProb);
        }
        if (!found) return std::nullopt;
        all.push_back(std::move(read));
    }
    return all;
}

/// In either format. Empty where one is impossible; the text is an answer all the same.
std::vector<TokenLogProb> readLlamaLogProbs(const json& body) {
    const json* list = member(body, "completion_probabilities");
    const json* sampled = firstOf(body, "completion_probabilities");
    if (!sampled) return {};
    auto tokens = member(*sampled, "probs") ? readOldLogProbs(*list) : readTokenLogProbs(*list);
    return std::move(tokens).value_or(std::vector<TokenLogProb>());
}

ModelReply readCompletion(const ModelRequest& request, const http::HttpResponse& response) {
    auto read = readBody(response);
    if (auto* error = std::get_if<BackendError>(&read)) return std::move(*error);
    const json& body = std::get<json>(read);
    auto text = stringAt(body, "content");
    if (!text) return badReply("the reply has no content", response);
    const json* truncated = member(body, "truncated");
    if (truncated && *truncated == true)
        return errorAbout(response, ErrorKind::BadRequest, "prompt and answer do not fit into the server's context");
    Completion completion;
    completion.text = std::move(*text);
    completion.finish = finishOf(body);
    completion.usage = {countAt(body, "tokens_evaluated"), countAt(body, "tokens_predicted")};
    completion.latency = response.latency;
    if (request.logProbs > 0) completion.logProbs = readLlamaLogProbs(body);
    splitThinking(completion);
    return completion;
}

ModelReply readLlamaReply(const ModelRequest& request, const http::HttpResponse& response) {
    if (request.mode == Mode::Completion) return readCompletion(request, response);
    return OpenAiWire::readGeneration(request, response);
}
} // namespace

Capabilities LlamaProtocol::capabilities() const {
    return {.chat = true,
            .completion = true,
            .generatedLogProbs = true,
            .continuationLogProbs = true,
            .images = true,
            .suggestedConcurrency = 4};
}

std::vector<http::Header> LlamaProtocol::headers(const std::string& key) const { return OpenAiWire::headers(key); }

std::variant<std::unique_ptr<Exchange>, BackendError> LlamaProtocol::begin(const ModelRequest& request,
                                                                           const Dialect& dialect) const {
    if (auto error = OpenAiWire::refusal(request, true)) return std::move(*error);
    if (request.task == Task::ScoreContinuation && request.allMatches)
        return BackendError{
            ErrorKind::Unsupported,
            0,
            "llama-server tells no log-probabilities of the question: only the object at the end can be "
            "scored",
            {},
            {}};
    if (request.task == Task::ScoreContinuation) {
        ModelRequest greedy = request;
        greedy.decoding.temperature = 0;
        greedy.decoding.topP = 1;
        greedy.decoding.stop.clear(); // a stop text would take the forced token out of the reply
        return std::make_unique<LlamaForcedSteps>(
            LlamaForcedSteps::Texts{request.prompt, request.continuation, request.mode == Mode::Chat},
            samplingOf(greedy, dialect), dialect, request.logProbs);
    }
    const auto read = [request](const http::HttpResponse& response) { return readLlamaReply(request, response); };
    if (request.mode == Mode::Chat)
        return std::make_unique<SingleCall>(
            Call{"POST", OpenAiWire::kChatPath, bodyText(chatBody(request, dialect), dialect)}, read);
    json body = samplingOf(request, dialect);
    body["prompt"] = request.prompt;
    body["n_predict"] = request.decoding.maxTokens;
    body["n_probs"] = request.logProbs;
    return std::make_unique<SingleCall>(Call{"POST", "/completion", bodyText(std::move(body), dialect)}, read);
}

Call LlamaProtocol::listModels() const { return {"GET", OpenAiWire::kModelsPath, {}}; }

Result<std::vector<ServedModel>> LlamaProtocol::readModels(const http::HttpResponse& response) const {
    const auto list = readList(response, "data");
    if (!list) return list.error();
    std::vector<ServedModel> models;
    for (const auto& entry : *list) {
        auto id = stringAt(entry, "id");
        if (!id) continue;
        ServedModel model{std::move(*id), {}};
        const json* meta = member(entry, "meta");
        const auto parameters = meta ? numberAt(*meta, "n_params") : std::nullopt;
        const auto bytes = meta ? numberAt(*meta, "size") : std::nullopt;
        for (const char* exact : {"n_params", "size", "n_vocab", "n_ctx_train", "n_embd"})
            if (const json* value = meta ? member(*meta, exact) : nullptr; value && value->is_number())
                model.identity += fmt::format("{}={} ", exact, value->dump());
        if (parameters) model.detail = fmt::format("{:.1f}B", *parameters / 1e9);
        if (bytes) model.detail += fmt::format("{}{:.1f} GB", model.detail.empty() ? "" : ", ", *bytes / 1e9);
        models.push_back(std::move(model));
    }
    return models;
}

std::optional<Call> LlamaProtocol::describe() const { return Call{"GET", "/props", {}}; }

Result<ServerBuild> LlamaProtocol::readBuild(const http::HttpResponse& response) const {
    const auto body = readDescription(response);
    if (!body) return body.error();
    ServerBuild build;
    build.build = stringAt(*body, "build_info").value_or("");
    const auto slots = countAt(*body, "total_slots");
    build.slotCount = slots && *slots <= 65'536 ? static_cast<int>(*slots) : 0;
    const json* modalities = member(*body, "modalities");
    const json* vision = modalities ? member(*modalities, "vision") : nullptr;
    build.images = vision && *vision == true;
    build.model = stringAt(*body, "model_path").value_or("");
    return build;
}

ModelReply LlamaProtocol::readReply(const ModelRequest& request, const http::HttpResponse& response) const {
    if (request.task == Task::ScoreContinuation)
        return errorAbout(response, ErrorKind::Unsupported, "scoring a continuation takes several calls");
    return readLlamaReply(request, response);
}

} // namespace chronoscope::backend::protocol
