// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/protocol/Protocol.h"
#include "core/backend/protocol/ReplyJson.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace chronoscope::backend::protocol {

/// What all servers that speak OpenAI's API share: the bodies of requests and the reading of answers. Pure; any thread.
struct OpenAiWire {
    static constexpr const char* kChatPath = "/v1/chat/completions";
    static constexpr const char* kCompletionPath = "/v1/completions";
    static constexpr const char* kModelsPath = "/v1/models";

    /// "Authorization: Bearer …" where there is a key.
    static std::vector<http::Header> headers(const std::string& key);

    /// Why a request cannot be put to such a server at all; nothing if it can. `scoresChats`: the protocol has a way to
    /// score the beginning of an answer in a chat of one user turn.
    static std::optional<BackendError> refusal(const ModelRequest& request, bool scoresChats = false);

    /// The body of a generation in the request's mode: every sampling field of the API, whatever the server's defaults.
    static nlohmann::json generationBody(const ModelRequest& request, const Dialect& dialect);
    /// The body that scores prompt + continuation by raw completion: greedy, one token generated and thrown away (none
    /// at all is refused by some servers). What makes the server tell the log-probabilities is the caller's to add.
    static nlohmann::json scoringBody(const ModelRequest& request, const Dialect& dialect);
    /// The path for a generation in the request's mode.
    static const char* generationPath(const ModelRequest& request);

    /// The answer to a generation in the request's mode. A refusal is an answer; tool calls, no message and no text are
    /// BadReply; a text that a filter took away whole is an empty answer with Finish::ContentFilter. Where one
    /// log-probability is impossible all are left out.
    static ModelReply readGeneration(const ModelRequest& request, const http::HttpResponse& response);

    /// The body of an answer whose first choice is an object, or the error that stands in its place.
    static std::variant<nlohmann::json, BackendError> readAnswer(const http::HttpResponse& response);
    static Usage readUsage(const nlohmann::json& body);

    static Result<std::vector<ServedModel>> readModels(const http::HttpResponse& response);
};

} // namespace chronoscope::backend::protocol
