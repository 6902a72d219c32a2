// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/OpenAiWire.h"

#include "core/backend/Image.h"
#include "core/backend/protocol/CompletionLogProbs.h"
#include "core/backend/protocol/ReplyBody.h"
#include "core/backend/protocol/TokenLogProbs.h"
#include "core/base/Text.h"

#include <fmt/format.h>

#include <utility>

namespace chronoscope::backend::protocol {

using nlohmann::json;

namespace {
json messagesOf(const ModelRequest& request) {
    json messages = json::array();
    if (!request.system.empty()) messages.push_back({{"role", "system"}, {"content", request.system}});
    for (const Turn& turn : request.turns) {
        messages.push_back({{"role", "user"}, {"content", turn.user}});
        messages.push_back({{"role", "assistant"}, {"content", turn.assistant}});
    }
    json content = request.prompt;
    if (!request.images.empty()) {
        content = json::array(); // pictures first: a server keeps them in its prefix cache
        for (const auto& image : request.images)
            content.push_back({{"type", "image_url"},
                               {"image_url", {{"url", "data:" + image->mediaType + ";base64," + image->base64()}}}});
        content.push_back({{"type", "text"}, {"text", request.prompt}});
    }
    messages.push_back({{"role", "user"}, {"content", std::move(content)}});
    return messages;
}

json samplingBody(const ModelRequest& request, const Dialect& dialect) {
    return {{"model", dialect.model},
            {"temperature", request.decoding.temperature},
            {"top_p", request.decoding.topP},
            {"seed", wireSeed(request)},
            {"frequency_penalty", 0},
            {"presence_penalty", 0},
            {"n", 1},
            {"stream", false}};
}

/// A message's content, taken apart.
struct Content {
    std::optional<std::string> text;
    std::string thinking;
};

void append(std::optional<std::string>& text, const std::string& more) { text = text.value_or("") + more; }

/// Text parts joined; thoughts, which are a list of parts themselves, apart.
Content readContentParts(const json& parts) {
    Content content;
    for (const json& part : parts) {
        const std::string type = stringAt(part, "type").value_or("");
        if (type == "text" || type == "output_text") {
            if (const auto text = stringAt(part, "text")) append(content.text, *text);
        } else if (type == "refusal") {
            if (const auto text = stringAt(part, "refusal")) append(content.text, *text);
        } else if (const json* thoughts = member(part, "thinking"); type == "thinking" && thoughts) {
            if (thoughts->is_string()) content.thinking += thoughts->get<std::string>();
            if (thoughts->is_array())
                for (const json& thought : *thoughts)
                    content.thinking += stringAt(thought, "text").value_or("");
        }
    }
    return content;
}

Content readContent(const json& message) {
    Content content;
    if (const json* value = member(message, "content")) {
        if (value->is_string()) content.text = value->get<std::string>();
        if (value->is_array()) content = readContentParts(*value);
    }
    for (const char* name : {"reasoning_content", "reasoning"})
        if (const auto thoughts = stringAt(message, name); thoughts && content.thinking.empty())
            content.thinking = *thoughts;
    const auto refusal = stringAt(message, "refusal");
    if (refusal && !refusal->empty() && content.text.value_or("").empty()) content.text = refusal;
    return content;
}

bool callsTools(const json& message) {
    const json* calls = member(message, "tool_calls");
    return member(message, "function_call") || (calls && !calls->empty());
}

ModelReply readChat(const json& choice, Completion completion, const http::HttpResponse& response) {
    const json* message = member(choice, "message");
    if (!message || !message->is_object()) return badReply("the answer has no message", response);
    const json* value = member(*message, "content");
    if (value && !value->is_string() && !value->is_array())
        return badReply("the message's content is not text", response);
    Content content = readContent(*message);
    const bool empty = content.text.value_or("").empty();
    if (empty && callsTools(*message)) return badReply("the model called a tool instead of answering", response);
    // No text at all is honest in two cases: a filter took it, or the model still thought when its tokens were used up.
    const bool explained = completion.finish == Finish::ContentFilter || (!value && !content.thinking.empty());
    if (!content.text && !explained) return badReply("the message has no text", response);
    completion.text = std::move(content.text).value_or("");
    completion.thinking = std::move(content.thinking);
    return completion;
}

ModelReply readRaw(const json& choice, Completion completion, const http::HttpResponse& response) {
    auto text = stringAt(choice, "text");
    if (!text) return badReply("the answer has no text", response);
    completion.text = std::move(*text);
    return completion;
}

/// The log-probabilities of a choice in either of the API's two shapes; empty unless every one of them is possible.
std::vector<TokenLogProb> readChoiceLogProbs(const json& choice) {
    const json* logProbs = member(choice, "logprobs");
    if (!logProbs) return {};
    std::optional<std::vector<TokenLogProb>> tokens;
    if (const json* content = member(*logProbs, "content"))
        tokens = readTokenLogProbs(*content);
    else if (const auto lists = CompletionLogProbs::read(*logProbs))
        tokens = lists->range(0, lists->size());
    return std::move(tokens).value_or(std::vector<TokenLogProb>());
}
} // namespace

std::vector<http::Header> OpenAiWire::headers(const std::string& key) {
    if (key.empty()) return {};
    return {{"Authorization", "Bearer " + key}};
}

std::optional<BackendError> OpenAiWire::refusal(const ModelRequest& request, bool scoresChats) {
    const auto unsupported = [](const char* why) { return BackendError{ErrorKind::Unsupported, 0, why, {}, {}}; };
    if (request.mode == Mode::Completion && !request.images.empty())
        return unsupported("images can only be sent in a chat");
    if (request.mode == Mode::Completion && !request.turns.empty())
        return unsupported("what was said before can only be sent in a chat");
    if (request.task == Task::Generate) return std::nullopt;
    if (request.mode == Mode::Chat &&
        (!scoresChats || !request.system.empty() || !request.images.empty() || !request.turns.empty()))
        return unsupported("a continuation can only be scored after a raw prompt, not in a chat");
    if (request.continuation.empty()) return unsupported("there is no continuation to score");
    // A model's first token has no log-probability: nothing comes before it.
    if (request.prompt.empty()) return unsupported("a continuation cannot be scored without a prompt");
    return std::nullopt;
}

json OpenAiWire::generationBody(const ModelRequest& request, const Dialect& dialect) {
    json body = samplingBody(request, dialect);
    body[dialect.maxTokensField] = request.decoding.maxTokens;
    if (!request.decoding.stop.empty()) body["stop"] = request.decoding.stop;
    if (request.mode == Mode::Completion) {
        body["prompt"] = request.prompt;
        if (request.logProbs > 0) body["logprobs"] = request.logProbs;
        return body;
    }
    body["messages"] = messagesOf(request);
    if (request.logProbs > 0) {
        body["logprobs"] = true;
        body["top_logprobs"] = request.logProbs;
    }
    return body;
}

json OpenAiWire::scoringBody(const ModelRequest& request, const Dialect& dialect) {
    json body = samplingBody(request, dialect);
    body["temperature"] = 0.0;
    body["top_p"] = 1.0;
    body["max_tokens"] = 1; // whatever the dialect calls it in a chat: raw completion has had no other name
    body["prompt"] = request.prompt + request.continuation;
    return body;
}

const char* OpenAiWire::generationPath(const ModelRequest& request) {
    return request.mode == Mode::Chat ? kChatPath : kCompletionPath;
}

std::variant<json, BackendError> OpenAiWire::readAnswer(const http::HttpResponse& response) {
    auto read = readBody(response);
    if (std::holds_alternative<BackendError>(read)) return read;
    const json* choice = firstOf(std::get<json>(read), "choices");
    if (!choice || !choice->is_object()) return badReply("the answer has no choices", response);
    if (auto error = errorInside(*choice, response)) return std::move(*error);
    const std::string reason = stringAt(*choice, "finish_reason").value_or("");
    if (reason == "error" || reason == "abort") // what was written until then is not an answer
        return errorAbout(response, ErrorKind::Server, fmt::format("the server ended the answer with \"{}\"", reason));
    return read;
}

Usage OpenAiWire::readUsage(const json& body) {
    const json* usage = member(body, "usage");
    if (!usage) return {};
    return {countAt(*usage, "prompt_tokens"), countAt(*usage, "completion_tokens")};
}

ModelReply OpenAiWire::readGeneration(const ModelRequest& request, const http::HttpResponse& response) {
    const auto answer = readAnswer(response);
    if (const auto* error = std::get_if<BackendError>(&answer)) return *error;
    const json& body = std::get<json>(answer);
    const json& choice = *firstOf(body, "choices");
    Completion completion;
    completion.finish = finishFrom(stringAt(choice, "finish_reason").value_or(""));
    completion.usage = readUsage(body);
    completion.latency = response.latency;
    completion.systemFingerprint = stringAt(body, "system_fingerprint").value_or("");
    if (request.logProbs > 0) completion.logProbs = readChoiceLogProbs(choice);
    ModelReply reply = request.mode == Mode::Chat ? readChat(choice, std::move(completion), response)
                                                  : readRaw(choice, std::move(completion), response);
    if (auto* said = std::get_if<Completion>(&reply); said && said->thinking.empty()) splitThinking(*said);
    return reply;
}

Result<std::vector<ServedModel>> OpenAiWire::readModels(const http::HttpResponse& response) {
    http::HttpResponse object = response;
    const std::string_view text = text::trim(response.body);
    if (text.starts_with('[')) object.body = fmt::format(R"({{"data":{}}})", text); // some servers send the bare list
    const auto body = readDescription(object);
    if (!body) return body.error();
    const auto data = body->find("data");
    if (data == body->end() || !(data->is_array() || data->is_null()))
        return Error{ErrorCode::BadInput, "the list of models cannot be read", badReply({}, response).body};
    std::vector<ServedModel> models;
    for (const json& entry : *data)
        if (auto id = stringAt(entry, "id"); id && !id->empty())
            models.push_back({std::move(*id), stringAt(entry, "owned_by").value_or("")});
    return models;
}

} // namespace chronoscope::backend::protocol
