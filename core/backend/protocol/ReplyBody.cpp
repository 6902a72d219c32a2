// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/ReplyBody.h"

#include "core/backend/protocol/ReplyJson.h"

#include <utility>

namespace chronoscope::backend::protocol {

using nlohmann::json;

std::variant<json, BackendError> readBody(const http::HttpResponse& response) {
    if (response.status < 200 || response.status > 299) return errorOf(response);
    auto body = parseObject(response.body);
    if (!body) return badReply("the answer is not a JSON object", response);
    if (auto error = errorInside(*body, response)) return std::move(*error);
    return std::move(*body);
}

Result<json> readDescription(const http::HttpResponse& response) {
    auto body = readBody(response);
    if (auto* error = std::get_if<BackendError>(&body)) {
        const ErrorCode code = error->kind == ErrorKind::BadReply ? ErrorCode::BadInput : ErrorCode::Backend;
        return Error{code, std::move(error->message), std::move(error->body)};
    }
    return std::get<json>(std::move(body));
}

Result<json> readList(const http::HttpResponse& response, std::string_view name) {
    const auto body = readDescription(response);
    if (!body) return body.error();
    const json* list = member(*body, name);
    if (!list || !list->is_array())
        return Error{ErrorCode::BadInput, "the list of models cannot be read", badReply({}, response).body};
    return *list;
}

BackendError errorAbout(const http::HttpResponse& response, ErrorKind kind, std::string message) {
    BackendError error = badReply(std::move(message), response);
    error.kind = kind;
    return error;
}

} // namespace chronoscope::backend::protocol
