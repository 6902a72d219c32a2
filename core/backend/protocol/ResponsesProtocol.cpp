// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/ResponsesProtocol.h"

#include "core/backend/Image.h"
#include "core/backend/protocol/OpenAiWire.h"
#include "core/backend/protocol/ReplyBody.h"
#include "core/backend/protocol/ReplyJson.h"
#include "core/backend/protocol/TokenLogProbs.h"

#include <fmt/format.h>

#include <utility>

namespace chronoscope::backend::protocol {

using nlohmann::json;

namespace {
std::optional<BackendError> responsesRefusal(const ModelRequest& request) {
    const auto unsupported = [](const char* why) { return BackendError{ErrorKind::Unsupported, 0, why, {}, {}}; };
    if (request.task == Task::ScoreContinuation) return unsupported("the responses API scores no continuations");
    if (request.mode == Mode::Completion) return unsupported("the responses API has no raw completion");
    if (!request.decoding.stop.empty()) return unsupported("the responses API has no stop texts");
    return std::nullopt;
}

json responsesBody(const ModelRequest& request, const Dialect& dialect) {
    json content = json::array();
    for (const auto& image : request.images)
        content.push_back({{"type", "input_image"},
                           {"detail", "auto"},
                           {"image_url", "data:" + image->mediaType + ";base64," + image->base64()}});
    content.push_back({{"type", "input_text"}, {"text", request.prompt}});
    json input = json::array();
    for (const Turn& turn : request.turns) {
        input.push_back({{"role", "user"}, {"content", turn.user}});
        input.push_back({{"role", "assistant"}, {"content", turn.assistant}});
    }
    input.push_back({{"role", "user"}, {"content", std::move(content)}});
    json body{{"model", dialect.model},
              {"input", std::move(input)},
              {"max_output_tokens", request.decoding.maxTokens},
              {"temperature", request.decoding.temperature},
              {"top_p", request.decoding.topP},
              {"store", false},
              {"stream", false}};
    if (!request.system.empty()) body["instructions"] = request.system;
    if (request.logProbs > 0) {
        body["include"] = json::array({"message.output_text.logprobs"});
        body["top_logprobs"] = request.logProbs;
    }
    return body;
}

/// What the items of a response say, put together.
struct Said {
    std::optional<std::string> text; ///< nothing where no item has any
    std::string thinking;
    std::vector<TokenLogProb> logProbs;
    bool areLogProbsWhole = true; ///< every piece of text came with its own, all of them possible
    bool callsTools = false;
};

/// The parts of a message; false where one cannot be read.
bool readMessage(const json& item, Said& said) {
    const json* parts = member(item, "content");
    if (!parts || !parts->is_array()) return false;
    for (const json& part : *parts) {
        const std::string type = stringAt(part, "type").value_or("");
        if (type != "output_text" && type != "refusal") continue;
        const auto text = stringAt(part, type == "refusal" ? "refusal" : "text");
        if (!text) return false;
        said.text = said.text.value_or("") + *text;
        const json* list = member(part, "logprobs");
        auto tokens = list ? readTokenLogProbs(*list) : std::nullopt;
        said.areLogProbsWhole = said.areLogProbsWhole && tokens.has_value();
        if (tokens) said.logProbs.insert(said.logProbs.end(), tokens->begin(), tokens->end());
    }
    return true;
}

/// Thoughts as the server shows them: whole, or as a summary.
void readReasoning(const json& item, Said& said) {
    for (const char* name : {"content", "summary"}) {
        const json* parts = member(item, name);
        if (!parts || !parts->is_array() || parts->empty()) continue;
        for (const json& part : *parts)
            said.thinking += stringAt(part, "text").value_or("");
        return;
    }
}

/// How a response ended; nothing unless it is an answer, whole or cut off.
std::optional<Finish> readFinish(const json& body) {
    const auto status = stringAt(body, "status");
    if (status == "completed") return Finish::Stop;
    if (status != "incomplete") return std::nullopt;
    const json* details = member(body, "incomplete_details");
    const std::string reason = details ? stringAt(*details, "reason").value_or("") : std::string();
    return reason == "max_output_tokens" ? Finish::Length : finishFrom(reason);
}

ModelReply readResponsesReply(const ModelRequest& request, const http::HttpResponse& response) {
    auto read = readBody(response);
    if (auto* error = std::get_if<BackendError>(&read)) return std::move(*error);
    const json& body = std::get<json>(read);
    const std::string status = stringAt(body, "status").value_or("");
    if (status == "failed" || status == "cancelled")
        return errorAbout(response, ErrorKind::Server, fmt::format("the server ended the answer as \"{}\"", status));
    const auto finish = readFinish(body);
    if (!finish) return badReply("the reply is not complete", response);
    const json* items = member(body, "output");
    if (!items || !items->is_array()) return badReply("the reply has no output", response);
    Said said;
    for (const json& item : *items) {
        const std::string type = stringAt(item, "type").value_or("");
        if (type.empty()) return badReply("an item of the reply has no type", response);
        if (type == "message" && !readMessage(item, said))
            return badReply("the message's content is not text", response);
        if (type == "reasoning") readReasoning(item, said);
        said.callsTools = said.callsTools || type.ends_with("_call");
    }
    if (!said.text && said.callsTools) return badReply("the model called a tool instead of answering", response);
    // No text at all is honest where a filter took it or the model still thought when its tokens were used up.
    if (!said.text && *finish == Finish::Stop) return badReply("the reply has no text", response);
    Completion completion;
    completion.text = std::move(said.text).value_or("");
    completion.thinking = std::move(said.thinking);
    completion.finish = *finish;
    if (request.logProbs > 0 && said.areLogProbsWhole) completion.logProbs = std::move(said.logProbs);
    if (const json* usage = member(body, "usage"))
        completion.usage = {countAt(*usage, "input_tokens"), countAt(*usage, "output_tokens")};
    completion.latency = response.latency;
    return completion;
}
} // namespace

Capabilities ResponsesProtocol::capabilities() const {
    return {.chat = true,
            .completion = false,
            .generatedLogProbs = true,
            .continuationLogProbs = false,
            .images = true,
            .suggestedConcurrency = 4};
}

std::vector<http::Header> ResponsesProtocol::headers(const std::string& key) const { return OpenAiWire::headers(key); }

std::variant<std::unique_ptr<Exchange>, BackendError> ResponsesProtocol::begin(const ModelRequest& request,
                                                                               const Dialect& dialect) const {
    if (auto error = responsesRefusal(request)) return std::move(*error);
    return std::make_unique<SingleCall>(
        Call{"POST", "/v1/responses", bodyText(responsesBody(request, dialect), dialect)},
        [request](const http::HttpResponse& response) { return readResponsesReply(request, response); });
}

Call ResponsesProtocol::listModels() const { return {"GET", OpenAiWire::kModelsPath, {}}; }

Result<std::vector<ServedModel>> ResponsesProtocol::readModels(const http::HttpResponse& response) const {
    return OpenAiWire::readModels(response);
}

ModelReply ResponsesProtocol::readReply(const ModelRequest& request, const http::HttpResponse& response) const {
    if (auto error = responsesRefusal(request)) return std::move(*error);
    return readResponsesReply(request, response);
}

} // namespace chronoscope::backend::protocol
