// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"
#include "core/backend/http/HttpMessage.h"
#include "core/backend/protocol/Protocol.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace chronoscope::backend::protocol {

/// Reading what servers send: every accessor answers with nothing instead of throwing, whatever the type found. Pure.

/// The body as a JSON object; nothing if it is not one, is nested deeper than 100, or is not UTF-8.
std::optional<nlohmann::json> parseObject(std::string_view body);
/// Member lookups that accept any JSON value as `from`; null values count as absent.
const nlohmann::json* member(const nlohmann::json& from, std::string_view name);
std::optional<std::string> stringAt(const nlohmann::json& from, std::string_view name);
std::optional<double> numberAt(const nlohmann::json& from, std::string_view name);
std::optional<std::uint32_t> countAt(const nlohmann::json& from, std::string_view name); ///< whole, ≥ 0, < 2^32
/// The first element of the array `name`; null if there is none.
const nlohmann::json* firstOf(const nlohmann::json& from, std::string_view name);

/// A log-probability as servers send it: nothing unless finite and within (−9998, 0.001]; rounding noise above 0
/// becomes 0.
std::optional<double> logProbAt(const nlohmann::json& from, std::string_view name);

/// "stop"/"eos"/"end_turn"/"STOP" → Stop, "length"/"max_tokens"/"MAX_TOKENS" → Length, "content_filter"/"SAFETY"/
/// "RECITATION"/"refusal" … → ContentFilter, anything else Unknown.
Finish finishFrom(std::string_view reason);

/// A reasoning model's text, where the server leaves the thoughts in: a leading "<think>…</think>" moves from `text` to
/// `thinking`, as does everything up to a "</think>" whose opening tag the chat template has put into the prompt. An
/// unclosed one is all thinking.
void splitThinking(Completion& completion);

/// The body of a generation call as text: `body` with the dialect's extra members laid over it (objects within objects
/// too) and the dropped ones taken out ("top_k", or "options.top_k" for one inside another). Members in alphabetical
/// order (nlohmann::json), no spaces. Bytes that are not UTF-8 become U+FFFD.
std::string bodyText(nlohmann::json body, const Dialect& dialect);

/// The error that an answer of status 2xx carries in its body ({"error": …}), classified as errorOf() does by the code
/// or type given there; Server, which is asked again, where neither says anything. Nothing if there is no error.
std::optional<BackendError> errorInside(const nlohmann::json& from, const http::HttpResponse& response);

/// The seed as it is sent: its lower 31 bits, since some servers read it into a signed 32-bit integer and refuse or
/// wrap what is larger.
std::int64_t wireSeed(const ModelRequest& request);

/// An exchange of one call.
class SingleCall final : public Exchange {
public:
    using Read = std::function<ModelReply(const http::HttpResponse&)>;
    SingleCall(Call call, Read read) : m_call(std::move(call)), m_read(std::move(read)) {}
    Call first() override { return std::move(m_call); }
    std::variant<Call, ModelReply> take(const http::HttpResponse& response) override { return m_read(response); }

private:
    Call m_call;
    Read m_read;
};

} // namespace chronoscope::backend::protocol
