// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/Protocol.h"
#include "core/backend/protocol/RateLimitHeaders.h"
#include "core/backend/protocol/ReplyJson.h"

#include "core/base/Text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>

namespace chronoscope::backend::protocol {

using nlohmann::json;
using std::chrono::milliseconds;

namespace {
constexpr std::size_t kKeptBody = 500;
constexpr std::size_t kKeptMessage = 300;

/// The first `limit` bytes as well-formed text: no character cut in half, what is not UTF-8 as U+FFFD, control
/// characters as spaces. It will be shown and stored.
std::string excerpt(std::string_view bytes, std::size_t limit) {
    std::string out;
    for (std::size_t at = 0; at < bytes.size();) {
        const auto lead = static_cast<unsigned char>(bytes[at]);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        std::string_view piece = bytes.substr(at, length);
        const bool wellFormed = piece.size() == length && text::isUtf8(piece);
        at += wellFormed ? length : 1;
        if (!wellFormed) piece = "\uFFFD";
        if (length == 1 && lead < 0x20 && lead != '\n' && lead != '\t') piece = " ";
        if (out.size() + piece.size() > limit) break;
        out += piece;
    }
    return out;
}

/// Google's google.rpc.RetryInfo: error.details[].retryDelay, "30s".
std::optional<milliseconds> retryInfo(const json& error) {
    const json* details = member(error, "details");
    if (!details || !details->is_array()) return std::nullopt;
    for (const json& detail : *details)
        if (const auto delay = stringAt(detail, "retryDelay"))
            if (const auto wait = readDuration(*delay)) return wait;
    return std::nullopt;
}

/// The body of an error as an object; Google wraps some of its errors into a list.
json errorBody(std::string_view body) {
    body = text::trim(body);
    if (!body.starts_with('[')) return parseObject(body).value_or(json());
    const auto wrapped = parseObject(fmt::format(R"({{"list":{}}})", body));
    const json* first = wrapped ? firstOf(*wrapped, "list") : nullptr;
    return first ? *first : json();
}

/// The server's own words: "message" of an error object, the error itself, "detail" (FastAPI: a text or a list).
std::string messageIn(const json& body) {
    const json* error = member(body, "error");
    if (error && error->is_string()) return error->get<std::string>();
    for (const json* from : {error, &body}) {
        if (!from) continue;
        for (const char* name : {"message", "detail", "error_description"})
            if (auto text = stringAt(*from, name)) return std::move(*text);
    }
    for (const char* name : {"detail", "errors"}) {
        const json* first = firstOf(body, name);
        if (!first) continue;
        for (const char* inner : {"msg", "message"})
            if (auto text = stringAt(*first, inner)) return std::move(*text);
    }
    return {};
}

/// The short names a server gives an error: its code, type and status.
std::string labelsIn(const json& body) {
    std::string labels;
    const json* error = member(body, "error");
    for (const json* from : {error, &body})
        for (const char* name : {"code", "type", "status"})
            if (from)
                if (const auto label = stringAt(*from, name)) labels += *label + ' ';
    std::transform(labels.begin(), labels.end(), labels.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return labels;
}

template <std::size_t N> bool holds(std::string_view text, const std::array<std::string_view, N>& words) {
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return text.find(word) != std::string_view::npos; });
}

/// Whether the money or the contract is at its end. The words that stand in a message count only where a server speaks
/// of limits anyway, and only in its beginning: validation errors repeat the prompt. "Quota" alone is also said of
/// a limit per minute, so it does not count where the server says when to come back.
bool speaksOfQuota(int status, const json& body, bool comesBack) {
    constexpr std::array<std::string_view, 7> kLabels{"insufficient_quota",   "billing",          "insufficient_credit",
                                                      "insufficient_balance", "payment_required", "quota_exceeded",
                                                      "insufficient_funds"};
    constexpr std::array<std::string_view, 5> kMoney{"credit balance", "insufficient credit", "insufficient balance",
                                                     "insufficient_quota", "billing hard limit"};
    constexpr std::array<std::string_view, 3> kContract{"current quota", "billing", "quota exceeded"};
    if (holds(labelsIn(body), kLabels)) return true;
    std::string said = messageIn(body).substr(0, 200);
    std::transform(said.begin(), said.end(), said.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    if ((status == 400 || status == 403 || status == 429) && holds(said, kMoney)) return true;
    return (status == 403 || status == 429) && !comesBack && holds(said, kContract);
}

ErrorKind kindOf(int status) {
    switch (status) {
    case 401:
    case 403: return ErrorKind::Auth;
    case 402: return ErrorKind::Quota;
    case 408:
    case 504: return ErrorKind::Timeout;
    case 429: return ErrorKind::RateLimited;
    case 409:
    case 425: return ErrorKind::Server;
    default: return status >= 500 ? ErrorKind::Server : ErrorKind::BadRequest;
    }
}

/// The HTTP status that an error inside a body stands for; 500 where it does not say.
int statusInside(const json& body) {
    const json& error = body.at("error");
    std::optional<double> code = numberAt(error, "code");
    if (const auto text = stringAt(error, "code"); !code && text) code = finiteNumber(*text);
    if (!code) code = numberAt(error, "status");
    if (code && *code >= 400 && *code < 600) return static_cast<int>(*code);
    const std::string labels = labelsIn(body);
    if (holds(labels, std::array<std::string_view, 3>{"rate_limit", "resource_exhausted", "too_many"})) return 429;
    if (holds(labels, std::array<std::string_view, 4>{"invalid_api_key", "authentication", "permission", "unauth"}))
        return 401;
    if (holds(labels,
              std::array<std::string_view, 4>{"invalid_request", "invalid_argument", "not_found", "badrequest"}))
        return 400;
    if (labels.find("timeout") != std::string::npos) return 504;
    return 500;
}

BackendError classify(int status, const json& body, const http::HttpResponse& response) {
    BackendError error;
    error.httpStatus = response.status;
    error.body = excerpt(response.body, kKeptBody);
    error.retryAfter =
        retryAfter(response, std::chrono::time_point_cast<milliseconds>(std::chrono::system_clock::now()));
    const json* inner = member(body, "error");
    if (!error.retryAfter && inner) error.retryAfter = retryInfo(*inner);
    error.kind = speaksOfQuota(status, body, error.retryAfter.has_value()) ? ErrorKind::Quota : kindOf(status);
    error.message = excerpt(text::trim(messageIn(body)), kKeptMessage);
    if (error.message.empty()) error.message = fmt::format("the server answered with status {}", status);
    return error;
}
} // namespace

BackendError errorOf(const http::HttpResponse& response) {
    return classify(response.status, errorBody(response.body), response);
}

std::optional<BackendError> errorInside(const json& from, const http::HttpResponse& response) {
    const json* error = member(from, "error");
    if (!error || *error == false || *error == "") return std::nullopt;
    return classify(statusInside(from), from, response);
}

BackendError badReply(std::string message, const http::HttpResponse& response) {
    return {ErrorKind::BadReply, response.status, std::move(message), excerpt(response.body, kKeptBody), {}};
}

} // namespace chronoscope::backend::protocol
