// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/PromptList.h"

#include "core/backend/protocol/OpenAiWire.h"
#include "core/backend/protocol/ReplyBody.h"
#include "core/backend/protocol/ReplyJson.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace chronoscope::backend::protocol {

using nlohmann::json;

namespace {
std::string listText(const json& body) { return body.dump(-1, ' ', false, json::error_handler_t::replace); }

/// The share of call `at` of what `usage` tells of `count` calls.
json shareOf(const json& usage, std::size_t at, std::size_t count) {
    json share = json::object();
    for (const char* name : {"prompt_tokens", "completion_tokens"})
        if (const auto all = countAt(usage, name)) share[name] = *all / count + (at < *all % count ? 1 : 0);
    return share;
}

/// The choices by their numbers; nothing unless each prompt has its own.
std::optional<std::vector<const json*>> choicesOf(const json& body, std::size_t count) {
    const json* list = member(body, "choices");
    if (!list || !list->is_array() || list->size() != count) return std::nullopt;
    std::vector<const json*> choices(count, nullptr);
    for (const json& choice : *list) {
        const auto index = countAt(choice, "index");
        if (!index || *index >= count || choices[*index]) return std::nullopt;
        choices[*index] = &choice;
    }
    return choices;
}
} // namespace

std::optional<PromptList::Part> PromptList::partOf(const Call& call) {
    if (call.path != OpenAiWire::kCompletionPath) return std::nullopt;
    json body = json::parse(call.body, nullptr, false);
    const auto prompt = body.find("prompt");
    const bool scores = body.contains("echo") || body.contains("prompt_logprobs");
    if (!scores || prompt == body.end() || !prompt->is_string()) return std::nullopt;
    Part part{listText(*prompt), {}};
    body.erase(prompt);
    part.rest = listText(body);
    return part;
}

Call PromptList::merged(const std::string& path, std::span<const Part* const> parts) {
    std::string body = R"({"prompt":[)";
    for (const Part* part : parts) {
        if (body.back() != '[') body += ',';
        body += part->prompt;
    }
    return {"POST", path, body + "]," + parts.front()->rest.substr(1)};
}

std::optional<std::vector<http::HttpResponse>> PromptList::split(const http::HttpResponse& response,
                                                                 std::size_t count) {
    const auto read = readBody(response);
    const auto* body = std::get_if<json>(&read);
    const auto choices = body ? choicesOf(*body, count) : std::nullopt;
    if (!choices) return std::nullopt;
    json common = *body;
    common.erase("choices");
    const json usage = common.value("usage", json());
    std::vector<http::HttpResponse> answers;
    for (std::size_t at = 0; at < count; ++at) {
        json one = common;
        one["choices"] = json::array({*(*choices)[at]});
        one["choices"][0]["index"] = 0;
        if (usage.is_object()) one["usage"] = shareOf(usage, at, count);
        answers.push_back({response.status, response.headers, listText(one), response.latency});
    }
    return answers;
}

} // namespace chronoscope::backend::protocol
