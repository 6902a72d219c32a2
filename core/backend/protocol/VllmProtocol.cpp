// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/VllmProtocol.h"

#include "core/backend/protocol/OpenAiWire.h"
#include "core/backend/protocol/ReplyBody.h"
#include "core/backend/protocol/VllmPromptScore.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace chronoscope::backend::protocol {

using nlohmann::json;

Capabilities VllmProtocol::capabilities() const {
    return {.chat = true,
            .completion = true,
            .generatedLogProbs = true,
            .continuationLogProbs = true,
            .images = true,
            .suggestedConcurrency = 4};
}

void VllmProtocol::addSampling(json& body) {
    body.update({{"top_k", -1},
                 {"min_p", 0.0},
                 {"repetition_penalty", 1.0},
                 {"min_tokens", 0},
                 {"ignore_eos", false},
                 {"skip_special_tokens", true},
                 {"include_stop_str_in_output", false}});
}

std::vector<http::Header> VllmProtocol::headers(const std::string& key) const { return OpenAiWire::headers(key); }

std::variant<std::unique_ptr<Exchange>, BackendError> VllmProtocol::begin(const ModelRequest& request,
                                                                          const Dialect& dialect) const {
    if (auto refused = OpenAiWire::refusal(request, true)) return std::move(*refused);
    const bool score = request.task == Task::ScoreContinuation;
    json body = score ? OpenAiWire::scoringBody(request, dialect) : OpenAiWire::generationBody(request, dialect);
    addSampling(body);
    if (request.mode == Mode::Completion) body["add_special_tokens"] = true; // as in /tokenize
    if (score) {
        body["prompt_logprobs"] = 1; // 0 would do, but older versions take it for "none"
        return std::make_unique<VllmPromptScore>(request, dialect.model, bodyText(std::move(body), dialect));
    }
    return std::make_unique<SingleCall>(
        Call{"POST", OpenAiWire::generationPath(request), bodyText(std::move(body), dialect)},
        [request](const http::HttpResponse& response) { return OpenAiWire::readGeneration(request, response); });
}

Call VllmProtocol::listModels() const { return {"GET", OpenAiWire::kModelsPath, {}}; }

Result<std::vector<ServedModel>> VllmProtocol::readModels(const http::HttpResponse& response) const {
    return OpenAiWire::readModels(response);
}

std::optional<Call> VllmProtocol::describe() const { return Call{"GET", "/version", {}}; }

Result<ServerBuild> VllmProtocol::readBuild(const http::HttpResponse& response) const {
    const auto body = readDescription(response);
    if (!body) return body.error();
    auto version = stringAt(*body, "version");
    if (!version) return Error{ErrorCode::BadInput, "the server's version cannot be read", badReply({}, response).body};
    return ServerBuild{.build = std::move(*version), .slotCount = 0, .images = false, .model = {}};
}

ModelReply VllmProtocol::readReply(const ModelRequest& request, const http::HttpResponse& response) const {
    if (request.task == Task::ScoreContinuation)
        return BackendError{ErrorKind::Unsupported, 0, "scoring a continuation takes several calls", {}, {}};
    return OpenAiWire::readGeneration(request, response);
}

} // namespace chronoscope::backend::protocol
