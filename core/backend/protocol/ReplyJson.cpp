// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/ReplyJson.h"

#include "core/base/Hash.h"
#include "core/base/StrictJson.h"
#include "core/base/Text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace chronoscope::backend::protocol {

using nlohmann::json;

namespace {
constexpr int kMaxDepth = 100;
/// vLLM and others write −9999 where a probability is zero.
constexpr double kNoLogProb = -9998;
/// What rounding may add to a logarithm of 1.
constexpr double kRounding = 0.001;

/// Takes the member `name` out of `object`; "a.b" is member b of member a.
void drop(json& object, std::string_view name) {
    if (!object.is_object()) return;
    object.erase(std::string(name));
    const auto dot = name.find('.');
    if (dot == std::string_view::npos) return;
    const auto inner = object.find(std::string(name.substr(0, dot)));
    if (inner != object.end()) drop(*inner, name.substr(dot + 1));
}
} // namespace

std::optional<json> parseObject(std::string_view body) {
    if (!text::isUtf8(body)) return std::nullopt;
    auto value = parseJson(body, kMaxDepth);
    if (!value || !value->is_object()) return std::nullopt;
    return std::move(value).value();
}

const json* member(const json& from, std::string_view name) {
    if (!from.is_object()) return nullptr;
    const auto at = from.find(std::string(name));
    return at == from.end() || at->is_null() ? nullptr : &*at;
}

std::optional<std::string> stringAt(const json& from, std::string_view name) {
    const json* value = member(from, name);
    if (!value || !value->is_string()) return std::nullopt;
    return value->get<std::string>();
}

std::optional<double> numberAt(const json& from, std::string_view name) {
    const json* value = member(from, name);
    if (!value || !value->is_number()) return std::nullopt;
    return value->get<double>();
}

std::optional<std::uint32_t> countAt(const json& from, std::string_view name) {
    const auto number = numberAt(from, name);
    if (!number || !(*number >= 0 && *number <= std::numeric_limits<std::uint32_t>::max())) return std::nullopt;
    if (std::floor(*number) != *number) return std::nullopt;
    return static_cast<std::uint32_t>(*number);
}

const json* firstOf(const json& from, std::string_view name) {
    const json* list = member(from, name);
    return list && list->is_array() && !list->empty() ? &list->front() : nullptr;
}

std::optional<double> logProbAt(const json& from, std::string_view name) {
    const auto number = numberAt(from, name);
    if (!number || !(*number > kNoLogProb && *number <= kRounding)) return std::nullopt;
    return std::min(*number, 0.0);
}

Finish finishFrom(std::string_view reason) {
    constexpr std::array<std::string_view, 7> kStop{"stop",     "eos",           "eos_token", "end_turn",
                                                    "complete", "stop_sequence", "stop_word"};
    constexpr std::array<std::string_view, 5> kLength{"length", "max_tokens", "limit", "model_length",
                                                      "model_context_window_exceeded"};
    constexpr std::array<std::string_view, 11> kFilter{
        "content_filter", "content_filtered", "safety",   "recitation", "refusal", "blocklist", "prohibited_content",
        "spii",           "image_safety",     "language", "sensitive"};
    const auto isOneOf = [&](const auto& names) {
        return std::any_of(names.begin(), names.end(), [&](std::string_view name) {
            return name.size() == reason.size() && text::startsWithIgnoringCase(reason, name);
        });
    };
    if (isOneOf(kStop)) return Finish::Stop;
    if (isOneOf(kLength)) return Finish::Length;
    if (isOneOf(kFilter)) return Finish::ContentFilter;
    return Finish::Unknown;
}

void splitThinking(Completion& completion) {
    constexpr std::string_view kOpen = "<think>";
    constexpr std::string_view kClose = "</think>";
    const std::string whole = completion.text;
    std::string_view left = text::trim(whole);
    const bool opened = left.starts_with(kOpen);
    if (opened) left.remove_prefix(kOpen.size());
    const auto close = left.find(kClose);
    // A closing tag counts without an opening one only as the first tag: otherwise the text speaks about tags.
    if (!opened && (close == std::string_view::npos || left.find(kOpen) < close)) return;
    if (!completion.thinking.empty()) completion.thinking += '\n';
    completion.thinking += text::trim(left.substr(0, close));
    completion.text =
        close == std::string_view::npos ? std::string_view() : text::trim(left.substr(close + kClose.size()));
}

std::string bodyText(json body, const Dialect& dialect) {
    if (!dialect.extraJson.empty())
        if (const auto extra = parseObject(dialect.extraJson)) body.update(*extra, true);
    for (const std::string& name : dialect.dropped)
        drop(body, name);
    return body.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::int64_t wireSeed(const ModelRequest& request) {
    constexpr std::uint64_t kMask = 0x7FFF'FFFF;
    return static_cast<std::int64_t>(request.decoding.seed & kMask);
}

} // namespace chronoscope::backend::protocol
