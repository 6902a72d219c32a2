// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/RateLimitHeaders.h"

#include "core/base/Text.h"

#include <curl/curl.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>

namespace chronoscope::backend::protocol {

using std::chrono::milliseconds;
using std::chrono::seconds;

namespace {
constexpr double kLongestWait = 7.0 * 24 * 3600 * 1000; ///< ms

struct LimitHeaders {
    const char* remaining;
    const char* reset;
};
constexpr std::array<LimitHeaders, 6> kLimits{{
    {"x-ratelimit-remaining-requests", "x-ratelimit-reset-requests"},
    {"x-ratelimit-remaining-tokens", "x-ratelimit-reset-tokens"},
    {"anthropic-ratelimit-requests-remaining", "anthropic-ratelimit-requests-reset"},
    {"anthropic-ratelimit-tokens-remaining", "anthropic-ratelimit-tokens-reset"},
    {"anthropic-ratelimit-input-tokens-remaining", "anthropic-ratelimit-input-tokens-reset"},
    {"anthropic-ratelimit-output-tokens-remaining", "anthropic-ratelimit-output-tokens-reset"},
}};

std::optional<milliseconds> wait(double ms) {
    if (!(ms >= 0)) return std::nullopt;
    return milliseconds(static_cast<std::int64_t>(std::ceil(std::min(ms, kLongestWait))));
}

/// Takes `count` digits off the front; -1 if they are not there.
int takeDigits(std::string_view& text, std::size_t count) {
    int value = 0;
    if (text.size() < count) return -1;
    for (const char c : text.substr(0, count)) {
        if (c < '0' || c > '9') return -1;
        value = value * 10 + (c - '0');
    }
    text.remove_prefix(count);
    return value;
}

bool take(std::string_view& text, std::string_view any) {
    if (text.empty() || any.find(text.front()) == std::string_view::npos) return false;
    text.remove_prefix(1);
    return true;
}

/// ".25" as milliseconds, if there is a fraction; -1 for a dot without digits.
int takeFraction(std::string_view& text) {
    if (!take(text, ".")) return 0;
    const std::size_t count = std::min(text.find_first_not_of("0123456789"), text.size());
    if (count == 0) return -1;
    int value = 0;
    for (std::size_t i = 0; i < 3; ++i)
        value = value * 10 + (i < count ? text[i] - '0' : 0);
    text.remove_prefix(count);
    return value;
}

/// "Z" or "+02:00", and nothing behind it.
std::optional<std::chrono::minutes> takeOffset(std::string_view text) {
    if (take(text, "Zz")) return text.empty() ? std::optional(std::chrono::minutes(0)) : std::nullopt;
    const bool west = text.starts_with('-');
    if (!take(text, "+-")) return std::nullopt;
    const int hours = takeDigits(text, 2);
    if (!take(text, ":")) return std::nullopt;
    const int minutes = takeDigits(text, 2);
    if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59 || !text.empty()) return std::nullopt;
    return std::chrono::minutes((west ? -1 : 1) * (hours * 60 + minutes));
}

/// An HTTP date.
std::optional<SystemTime> readDate(const std::string& text) {
    const std::time_t then = curl_getdate(text.c_str(), nullptr);
    constexpr std::time_t kYear10000 =
        253'402'300'800; // what arithmetic on times can bear, and more than anybody means
    if (then < 0 || then >= kYear10000) return std::nullopt;
    return SystemTime(seconds(then));
}

std::optional<milliseconds> until(SystemTime then, const http::HttpResponse& response, SystemTime now) {
    const std::string* sent = response.header("date");
    const auto told = sent ? readDate(*sent) : std::nullopt;
    return wait(std::max(0.0, static_cast<double>((then - told.value_or(now)).count())));
}
} // namespace

std::optional<double> finiteNumber(std::string_view text) {
    text = text::trim(text);
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) return std::nullopt;
    return value;
}

std::optional<milliseconds> readDuration(std::string_view text) {
    text = text::trim(text);
    if (text.empty()) return std::nullopt;
    double total = 0;
    while (!text.empty()) {
        const auto digits = std::min(text.find_first_not_of("0123456789."), text.size());
        const auto value = finiteNumber(text.substr(0, digits));
        text.remove_prefix(digits);
        const auto unit = text.substr(0, std::min(text.find_first_of("0123456789."), text.size()));
        text.remove_prefix(unit.size());
        const double scale = unit == "ms" ? 1 : unit == "s" ? 1e3 : unit == "m" ? 6e4 : unit == "h" ? 3.6e6 : -1;
        if (!value || scale < 0) return std::nullopt;
        total += *value * scale;
    }
    return wait(total);
}

std::optional<SystemTime> readTime(std::string_view text) {
    text = text::trim(text);
    const int year = takeDigits(text, 4);
    if (!take(text, "-")) return std::nullopt;
    const int month = takeDigits(text, 2);
    if (!take(text, "-")) return std::nullopt;
    const int day = takeDigits(text, 2);
    if (!take(text, "Tt ")) return std::nullopt;
    const int hour = takeDigits(text, 2);
    if (!take(text, ":")) return std::nullopt;
    const int minute = takeDigits(text, 2);
    if (!take(text, ":")) return std::nullopt;
    const int second = takeDigits(text, 2); // 60 is a leap second
    const int fraction = takeFraction(text);
    const auto offset = takeOffset(text);
    if (year < 0 || month < 0 || day < 0 || hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 ||
        second > 60 || fraction < 0 || !offset)
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    if (!date.ok()) return std::nullopt;
    return std::chrono::sys_days(date) + std::chrono::hours(hour) + std::chrono::minutes(minute) + seconds(second) +
           milliseconds(fraction) - *offset;
}

std::optional<milliseconds> untilLimitsReset(const http::HttpResponse& response, SystemTime now) {
    std::optional<milliseconds> longest;
    for (const auto& [remainingName, resetName] : kLimits) {
        const std::string* remaining = response.header(remainingName);
        const std::string* reset = response.header(resetName);
        if (!remaining || !reset || finiteNumber(*remaining) != 0.0) continue;
        auto wait = readDuration(*reset);
        if (!wait)
            if (const auto then = readTime(*reset)) wait = until(*then, response, now);
        longest = std::max(longest, wait);
    }
    return longest;
}

std::optional<milliseconds> retryAfter(const http::HttpResponse& response, SystemTime now) {
    if (const std::string* ms = response.header("retry-after-ms"))
        if (const auto value = finiteNumber(*ms)) return wait(*value);
    if (const std::string* after = response.header("retry-after")) {
        if (const auto number = finiteNumber(*after)) return wait(*number * 1000);
        if (const auto date = readDate(*after)) return until(*date, response, now);
    }
    return response.status == 429 ? untilLimitsReset(response, now) : std::nullopt;
}

} // namespace chronoscope::backend::protocol
