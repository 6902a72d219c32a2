// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/KeyRefusal.h"

#include "core/base/Text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <vector>

namespace chronoscope::backend {

using nlohmann::json;

namespace {
constexpr int kRefusalDepth = 100;
constexpr const char* kHint =
    "keys are not written down: keep it in the keychain, or name an environment variable that "
    "holds it with key-env=NAME";

Error refused(ErrorCode code, std::string_view what) {
    return {code, fmt::format("{} would hold a key; {}", what, kHint), {}};
}

/// The first member named as a key, however deep.
std::string keyMember(const json& value) {
    if (!value.is_structured()) return {};
    if (value.is_object())
        for (const auto& [name, ignored] : value.items())
            if (namesKey(name)) return name;
    for (const json& inner : value)
        if (std::string found = keyMember(inner); !found.empty()) return found;
    return {};
}

/// True if one of the base URLs has something before an '@' in its host part.
bool hasUser(std::string_view base) {
    for (const std::string& url : text::split(base, ',')) {
        const std::size_t scheme = url.find("://");
        const std::string_view rest = std::string_view(url).substr(scheme == std::string::npos ? 0 : scheme + 3);
        if (rest.substr(0, rest.find('/')).find('@') != std::string_view::npos) return true;
    }
    return false;
}
} // namespace

bool namesKey(std::string_view name) {
    std::string plain;
    for (const char c : name)
        if (c != '-' && c != '_') plain += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    constexpr std::array<std::string_view, 16> kNames{
        "key",      "apikey", "token",         "apitoken", "accesstoken", "authtoken", "hftoken", "bearer",
        "password", "passwd", "authorization", "secret",   "secretkey",   "accesskey", "xapikey", "xgoogapikey"};
    return std::find(kNames.begin(), kNames.end(), plain) != kNames.end();
}

Status refuseKeys(const BackendUri& uri) {
    if (hasUser(uri.base)) return refused(ErrorCode::InvalidArgument, "user:password@ in a base URL");
    for (const auto& [name, value] : uri.query) {
        if (namesKey(name)) return refused(ErrorCode::InvalidArgument, fmt::format("the parameter \"{}\"", name));
        if (const Status inner = refuseKeys(value); !inner)
            return Error{ErrorCode::InvalidArgument, inner.error().message, name};
    }
    return {};
}

Status refuseKeys(std::string_view text) {
    if (text.find('{') == std::string_view::npos || text::nestsDeeperThan(text, kRefusalDepth)) return {};
    const json value = json::parse(text, nullptr, false);
    const std::string name = keyMember(value);
    if (!name.empty()) return refused(ErrorCode::BadInput, fmt::format("the member \"{}\"", name));
    return {};
}

} // namespace chronoscope::backend
