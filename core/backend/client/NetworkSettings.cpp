// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/NetworkSettings.h"

#include "core/base/AtomicFile.h"

#include <curl/curl.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

namespace chronoscope::backend {

namespace {
using Json = nlohmann::json;

constexpr std::uintmax_t kLargestFile = 64 * 1024;

Error bad(const std::string& why) { return {ErrorCode::BadInput, "the network settings cannot be read", why}; }

/// Takes one member; false where it is of another type.
bool take(const Json& value, const std::string& name, NetworkSettings& settings) {
    if (name == "offline" && value.is_boolean())
        settings.offline = value.get<bool>();
    else if (name == "proxy" && value.is_string())
        settings.proxy = value.get<std::string>();
    else if (name == "ca_file" && value.is_string())
        settings.caFile = value.get<std::string>();
    else if (name == "cache_bytes" && value.is_number_integer())
        settings.cacheBytes = value.get<std::int64_t>();
    else
        return false;
    return true;
}

std::string part(CURLU* url, CURLUPart which) {
    char* text = nullptr;
    if (curl_url_get(url, which, &text, 0) != CURLUE_OK) return {};
    std::string copy(text);
    curl_free(text);
    return copy;
}
} // namespace

std::string proxyProblem(const std::string& proxy) {
    if (proxy.empty()) return {};
    constexpr std::array kSchemes{"http", "https", "socks5", "socks5h"};
    const std::unique_ptr<CURLU, decltype(&curl_url_cleanup)> url(curl_url(), &curl_url_cleanup);
    if (!url || proxy.find('\0') != std::string::npos ||
        curl_url_set(url.get(), CURLUPART_URL, proxy.c_str(), CURLU_NON_SUPPORT_SCHEME) != CURLUE_OK)
        return "not an address such as http://proxy.example:3128";
    const std::string scheme = part(url.get(), CURLUPART_SCHEME);
    if (std::find(kSchemes.begin(), kSchemes.end(), scheme) == kSchemes.end())
        return "a proxy's address begins with http, https, socks5 or socks5h";
    if (!part(url.get(), CURLUPART_USER).empty() || !part(url.get(), CURLUPART_PASSWORD).empty())
        return "a name or password in it would be kept in clear; set them in the environment (HTTPS_PROXY)";
    if (part(url.get(), CURLUPART_HOST).empty()) return "it names no host";
    return {};
}

Result<NetworkSettings> NetworkSettings::parse(std::string_view json) {
    const Json object = Json::parse(json, nullptr, false);
    if (!object.is_object()) return bad("not a JSON object");
    NetworkSettings settings;
    for (const auto& [name, value] : object.items())
        if (!take(value, name, settings)) return bad("unexpected: " + name);
    if (settings.cacheBytes < kLeastCache || settings.cacheBytes > kMostCache) return bad("cache_bytes out of bounds");
    if (const std::string problem = proxyProblem(settings.proxy); !problem.empty()) return bad("proxy: " + problem);
    return settings;
}

std::string NetworkSettings::json() const {
    const Json object{{"offline", offline}, {"proxy", proxy}, {"ca_file", caFile}, {"cache_bytes", cacheBytes}};
    return object.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

Result<NetworkSettings> NetworkSettings::load(const std::string& path) {
    std::error_code none;
    if (path.empty() || !std::filesystem::exists(path, none)) return NetworkSettings();
    if (const auto size = std::filesystem::file_size(path, none); none || size > kLargestFile)
        return Error{ErrorCode::BadInput, "the network settings cannot be read", path};
    std::ifstream file(path, std::ios::binary);
    if (!file) return Error{ErrorCode::Io, "the network settings cannot be read", path};
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    auto settings = parse(text);
    if (!settings) return Error{settings.error().code, settings.error().text(), path};
    return settings;
}

Status NetworkSettings::save(const std::string& path) const { return replaceFile(path, json()); }

} // namespace chronoscope::backend
