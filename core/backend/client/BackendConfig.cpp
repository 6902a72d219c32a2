// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/BackendConfig.h"

#include "core/backend/KeyRefusal.h"
#include "core/base/StrictJson.h"
#include "core/base/Text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace chronoscope::backend {

using nlohmann::json;

namespace {
constexpr int kMostConcurrent = 4'096;
constexpr int kMostListed = 1'024;
constexpr int kMostAttempts = 20;
constexpr double kMostPerMinute = 1e9;
constexpr double kShortest = 0.1;   ///< seconds
constexpr double kLongest = 86'400; ///< seconds
constexpr int kExtraDepth = 100;

Error invalid(std::string reason, std::string where = {}) {
    return {ErrorCode::InvalidArgument, std::move(reason), std::move(where)};
}

template <typename Number> bool number(const std::string& text, Number low, Number high, Number& out) {
    Number value{};
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, value);
    if (problem != std::errc() || stop != end || !(value >= low && value <= high)) return false;
    out = value;
    return true;
}

bool perMinute(const std::string& text, double& out) {
    double value = 0;
    if (!number(text, 0.0, kMostPerMinute, value) || value <= 0) return false;
    out = value;
    return true;
}

bool seconds(const std::string& text, std::chrono::milliseconds& out) {
    double value = 0;
    if (!number(text, kShortest, kLongest, value)) return false;
    out = std::chrono::milliseconds(std::llround(value * 1'000));
    return true;
}

bool isWord(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; }

/// Also keeps a key apart that was put where its variable's name belongs: few keys look like one.
bool variableName(const std::string& text, std::string& out) {
    if (text.empty() || !std::all_of(text.begin(), text.end(), isWord) || (text[0] >= '0' && text[0] <= '9'))
        return false;
    out = text;
    return true;
}

bool fieldName(const std::string& text, std::string& out) {
    const auto fits = [](char c) { return isWord(c) || c == '.' || c == '-'; };
    if (text.empty() || !std::all_of(text.begin(), text.end(), fits)) return false;
    out = text;
    return true;
}

bool fieldNames(const std::string& text, std::set<std::string>& out) {
    for (const std::string& name : text::split(text, ',')) {
        std::string field;
        if (!fieldName(name, field)) return false;
        out.insert(field);
    }
    return !out.empty();
}

bool jsonObject(const std::string& text, std::string& out) {
    if (const auto parsed = parseJson(text, kExtraDepth); !parsed || !parsed->is_object()) return false;
    out = text;
    return true;
}

bool readMode(const std::string& text, std::optional<Mode>& out) {
    if (text == "chat")
        out = Mode::Chat;
    else if (text == "completion")
        out = Mode::Completion;
    else
        return false;
    return true;
}

bool onOff(const std::string& text, bool& out) {
    out = text == "on";
    return out || text == "off";
}

struct Parameter {
    std::string_view name;
    std::string_view form; ///< what its value has to be
    bool (*read)(const std::string& value, BackendConfig& config);
};

using Config = BackendConfig;
using Text = const std::string&;
constexpr std::array<Parameter, 16> kParameters{{
    {"model", "a model's name",
     [](Text v, Config& c) {
         c.dialect.model = v;
         return true;
     }},
    {"mode", "chat or completion", [](Text v, Config& c) { return readMode(v, c.mode); }},
    {"key-env", "the name of an environment variable, not the key",
     [](Text v, Config& c) { return variableName(v, c.keyEnv); }},
    {"concurrency", "a whole number from 1 to 4096",
     [](Text v, Config& c) { return number(v, 1, kMostConcurrent, c.concurrency); }},
    {"list", "a whole number from 1 to 1024", [](Text v, Config& c) { return number(v, 1, kMostListed, c.list); }},
    {"rpm", "requests a minute, more than 0", [](Text v, Config& c) { return perMinute(v, c.requestsPerMinute); }},
    {"tpm", "tokens a minute, more than 0", [](Text v, Config& c) { return perMinute(v, c.tokensPerMinute); }},
    {"connect-s", "seconds from 0.1 to 86400", [](Text v, Config& c) { return seconds(v, c.limits.connect); }},
    {"idle-s", "seconds from 0.1 to 86400", [](Text v, Config& c) { return seconds(v, c.limits.idle); }},
    {"total-s", "seconds from 0.1 to 86400", [](Text v, Config& c) { return seconds(v, c.limits.total); }},
    {"test-s", "seconds from 0.1 to 86400", [](Text v, Config& c) { return seconds(v, c.testLimit); }},
    {"attempts", "a whole number from 1 to 20",
     [](Text v, Config& c) { return number(v, 1, kMostAttempts, c.retry.attempts); }},
    {"drop", "names of body fields, with commas between them",
     [](Text v, Config& c) { return fieldNames(v, c.dialect.dropped); }},
    {"extra", "a JSON object", [](Text v, Config& c) { return jsonObject(v, c.dialect.extraJson); }},
    {"tokens-field", "the name of a body field",
     [](Text v, Config& c) { return fieldName(v, c.dialect.maxTokensField); }},
    {"cache", "on or off", [](Text v, Config& c) { return onOff(v, c.cache); }},
}};

Error unknownParameter(const std::string& name) {
    std::string known;
    for (const Parameter& parameter : kParameters)
        known += (known.empty() ? "" : ", ") + std::string(parameter.name);
    return invalid("a backend has no parameter of this name; there are: " + known, name);
}

/// One base URL as it is kept. Its text is only repeated when nothing in the whole list can be part of a password.
Result<std::string> readBase(std::string url, bool mayRepeat) {
    const std::string shown = mayRepeat ? url : std::string();
    if (url.find("://") == std::string::npos)
        return invalid(
            "a base URL begins with http:// or https://, e.g. http://" + (mayRepeat ? url : "127.0.0.1:8000"), shown);
    const bool hasHost = url.find(":///") == std::string::npos; // libcurl would take the path's first part for it
    if (!hasHost || http::originOf(url).empty())
        return invalid("not a base URL of the form http://HOST:PORT/PATH or https://…", shown);
    if (url.find_first_of("?#") != std::string::npos) return invalid("a base URL has no query and no fragment", shown);
    while (url.ends_with('/'))
        url.pop_back();
    return url;
}

Result<std::vector<std::string>> readBases(const BackendUri& uri, const protocol::Protocol& protocol) {
    const bool mayRepeat = uri.base.find('@') == std::string::npos;
    std::vector<std::string> urls = text::split(uri.base, ',');
    if (urls.empty()) urls = text::split(protocol.defaultBaseUrl(), ',');
    if (urls.empty())
        return invalid(fmt::format("a backend of this protocol needs the server's URL, e.g. {}:http://127.0.0.1:8080",
                                   uri.protocol),
                       uri.protocol + ":");
    for (std::string& url : urls) {
        auto read = readBase(std::move(url), mayRepeat);
        if (!read) return read.error();
        url = std::move(read).value();
    }
    return urls;
}
/// `now`, the first base URL as it is kept, as the saved backend has it.
std::string managedUrlOf(const BackendUri& saved, const std::string& now) {
    const auto urls = text::split(saved.base, ',');
    if (urls.empty()) return now;
    std::string url = urls.front();
    while (url.ends_with('/'))
        url.pop_back();
    return url;
}
} // namespace

Result<BackendConfig> BackendConfig::read(const ServedUri& served) {
    const auto uri = BackendUri::parse(served.uri);
    if (!uri) return uri.error();
    return read(*uri, served.server.empty() ? 0 : served.port);
}

std::string BackendConfig::keyOrigin() const {
    std::string origin = originOf(baseUrls.front());
    if (managedUrl.find(":{port}") != std::string::npos) origin = origin.substr(0, origin.rfind(':')) + ":{port}";
    return origin;
}

Result<BackendConfig> BackendConfig::read(const BackendUri& asSaved, int managedPort) {
    BackendUri uri = asSaved;
    if (managedPort > 0) uri.base = uriAtPort(uri.base, managedPort);
    if (uri.protocol == kImportedProtocol)
        return Error{ErrorCode::Unsupported,
                     "these replies were imported from files, and there is no model behind them to ask", uri.text()};
    if (uri.protocol == "calibration")
        return Error{
            ErrorCode::Unsupported,
            "the calibration model is a part of this program: there is no server to be tested or asked for its "
            "models",
            uri.text()};
    BackendConfig config;
    config.protocol = protocol::find(uri.protocol);
    if (!config.protocol)
        return Error{
            ErrorCode::InvalidArgument,
            fmt::format("there is no backend of this protocol; there are: {}", fmt::join(protocol::names(), ", ")),
            uri.protocol};
    if (const Status clean = refuseKeys(uri); !clean) return clean.error();
    auto urls = readBases(uri, *config.protocol);
    if (!urls) return urls.error();
    config.baseUrls = std::move(urls).value();
    if (managedPort > 0) config.managedUrl = managedUrlOf(asSaved, config.baseUrls.front());
    for (const auto& [name, value] : uri.query) {
        const auto at =
            std::find_if(kParameters.begin(), kParameters.end(), [&](const Parameter& p) { return p.name == name; });
        if (at == kParameters.end()) return unknownParameter(name);
        if (!at->read(value, config)) return invalid(fmt::format("the parameter {} is {}", name, at->form), name);
    }
    const Capabilities able = config.protocol->capabilities();
    if (config.mode && !(*config.mode == Mode::Chat ? able.chat : able.completion))
        return Error{ErrorCode::Unsupported, "this protocol does not have that mode",
                     uri.protocol + ", " + uri.query.at("mode")};
    return config;
}

} // namespace chronoscope::backend
