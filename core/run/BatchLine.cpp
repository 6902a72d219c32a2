// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/BatchLine.h"

#include "core/backend/protocol/ReplyJson.h"
#include "core/backend/protocol/VllmBatchProtocol.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <charconv>
#include <cmath>
#include <utility>

namespace chronoscope::run {

using backend::BackendError;
using backend::ErrorKind;
using backend::http::HttpResponse;
using nlohmann::json;
namespace protocol = backend::protocol;

namespace {
Error broken(const char* why) { return {ErrorCode::BadInput, why, {}}; }

std::string textOf(const json& value) { return value.dump(-1, ' ', false, json::error_handler_t::replace); }

/// The error of a line; vLLM wraps it twice. Null if there is none.
const json* errorOf(const json& line) {
    const json* error = protocol::member(line, "error");
    if (!error || *error == false || *error == "") return nullptr;
    const json* inner = protocol::member(*error, "error");
    return inner && inner->is_object() ? inner : error;
}

/// The HTTP status of a line's response; 0 if it tells none that can be.
int statusOf(const json* response) {
    const auto code = response ? protocol::numberAt(*response, "status_code") : std::nullopt;
    if (!code || *code != std::floor(*code) || *code < 200 || *code > 599) return 0;
    return static_cast<int>(*code);
}
} // namespace

std::string batchName(std::string_view identity, std::int64_t index) { return fmt::format("{}-{}", identity, index); }

std::optional<std::int64_t> batchIndex(std::string_view name, std::string_view identity) {
    if (!name.starts_with(identity)) return std::nullopt;
    const std::string_view number = name.substr(identity.size());
    if (number.size() < 2 || number[0] != '-' || number[1] < '0' || number[1] > '9') return std::nullopt;
    std::int64_t index = 0;
    const char* const end = number.data() + number.size();
    const auto [stop, problem] = std::from_chars(number.data() + 1, end, index);
    if (problem != std::errc() || stop != end || (number[1] == '0' && number.size() > 2)) return std::nullopt;
    return index;
}

std::string batchLine(std::string_view name, const protocol::Call& call) {
    return fmt::format(R"({{"body":{},"custom_id":"{}","method":"{}","url":"{}"}})"
                       "\n",
                       call.body, name, call.method, call.path);
}

Result<BatchResult> readBatchResult(std::string_view text) {
    const auto line = protocol::parseObject(text);
    if (!line) return broken("the line is not a JSON object");
    BatchResult result;
    auto name = protocol::stringAt(*line, "custom_id");
    if (!name) return broken("the line has no custom_id");
    result.name = std::move(*name);
    const json* error = errorOf(*line);
    const json* response = protocol::member(*line, "response");
    const json* body = response ? protocol::member(*response, "body") : nullptr;
    const int status = statusOf(response);
    if (error) {
        const std::string code = protocol::stringAt(*error, "code").value_or("");
        if (code == "batch_expired" || code == "batch_cancelled") {
            result.lost = BackendError{ErrorKind::Cancelled, 0, code, {}, {}};
            return result;
        }
        // Where no status is told, the error is classified by what it says of itself, as one inside a good answer is.
        result.response.status = status >= 400 ? status : 200;
        result.response.body = body && status >= 400 ? textOf(*body) : textOf(json::object({{"error", *error}}));
        return result;
    }
    if (!body) return broken("the line has neither a body nor an error");
    if (status == 0 || (status >= 300 && status < 400)) return broken("the line has no usable status code");
    result.response.status = status;
    result.model = protocol::stringAt(*body, "model").value_or("");
    result.response.body = body->is_string() ? body->get<std::string>() : textOf(*body);
    return result;
}

backend::ModelReply replyOf(const BatchResult& result, const backend::ModelRequest& request,
                            const protocol::Protocol& protocol) {
    if (result.lost) return *result.lost;
    return protocol.readReply(request, result.response);
}

std::optional<std::string> otherPromptOf(const BatchResult& result, const backend::ModelRequest& request,
                                         const backend::protocol::Protocol& asked) {
    // Only there a template stands between what is sent and what is answered.
    if (result.lost || &asked != &protocol::vllmBatch()) return std::nullopt;
    return protocol::vllmBatch().otherPrompt(request, result.response);
}

bool isOtherModel(std::string_view asked, std::string_view said) {
    const auto bare = [](std::string_view name) { return name.substr(name.rfind('/') + 1); }; // npos + 1 is 0
    const std::string_view one = bare(asked), other = bare(said);
    if (one.empty() || other.empty()) return false;
    const auto [shorter, longer] = one.size() < other.size() ? std::pair(one, other) : std::pair(other, one);
    if (!longer.starts_with(shorter)) return true;
    return longer.size() > shorter.size() && std::string_view("-:@").find(longer[shorter.size()]) == std::string::npos;
}

bool mayBeAskedAgain(ErrorKind kind) {
    switch (kind) {
    case ErrorKind::BadRequest:
    case ErrorKind::BadReply:
    case ErrorKind::Unsupported: return false;
    case ErrorKind::Network:
    case ErrorKind::Timeout:
    case ErrorKind::RateLimited:
    case ErrorKind::Server:
    case ErrorKind::Auth:
    case ErrorKind::Quota:
    case ErrorKind::Cancelled: return true;
    }
    return true;
}

} // namespace chronoscope::run
