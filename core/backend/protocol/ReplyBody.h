// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/protocol/Protocol.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <variant>

namespace chronoscope::backend::protocol {

/// The first step of reading any server's answer, whatever its API: a good status, a JSON object, and no error told
/// inside it. Pure; any thread.

/// The body as an object, or the typed error that the answer is.
std::variant<nlohmann::json, BackendError> readBody(const http::HttpResponse& response);
/// The same for what a server tells of itself, where the caller reports no BackendError.
Result<nlohmann::json> readDescription(const http::HttpResponse& response);
/// The array `name` of such an answer.
Result<nlohmann::json> readList(const http::HttpResponse& response, std::string_view name);

/// An error of that kind about an answer, with as much of its body as badReply() keeps.
BackendError errorAbout(const http::HttpResponse& response, ErrorKind kind, std::string message);

} // namespace chronoscope::backend::protocol
