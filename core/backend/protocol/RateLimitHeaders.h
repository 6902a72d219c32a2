// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/http/HttpMessage.h"

#include <chrono>
#include <optional>
#include <string_view>

namespace chronoscope::backend::protocol {

/// What servers say in headers about when to come back. Header values are hostile: what cannot be read, is negative or
/// not finite counts as not said, waits are at most a week, a time that has passed is 0. Times are taken by the
/// server's own clock where it tells it (Date), else by `now`. Pure.

using SystemTime = std::chrono::time_point<std::chrono::system_clock, std::chrono::milliseconds>;

/// A finite decimal number and nothing else.
std::optional<double> finiteNumber(std::string_view text);
/// "6m0s", "1.5s", "20ms", "1h2m".
std::optional<std::chrono::milliseconds> readDuration(std::string_view text);
/// RFC 3339: "2026-10-21T07:28:00Z", "2026-10-21T09:28:00.25+02:00"; cut to milliseconds.
std::optional<SystemTime> readTime(std::string_view text);

/// How long until every limit that a response calls used up (0 remaining) has filled again: OpenAI's x-ratelimit-* and
/// Anthropic's anthropic-ratelimit-*, of requests and tokens. Nothing if none is used up.
std::optional<std::chrono::milliseconds> untilLimitsReset(const http::HttpResponse& response, SystemTime now);
/// What an error asks for: retry-after-ms, else retry-after (seconds or an HTTP date), else, for a 429,
/// untilLimitsReset().
std::optional<std::chrono::milliseconds> retryAfter(const http::HttpResponse& response, SystemTime now);

} // namespace chronoscope::backend::protocol
