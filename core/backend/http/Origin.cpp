// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/http/Origin.h"

#include "core/base/Text.h"

#include <curl/curl.h>

#include <memory>

namespace chronoscope::backend::http {

namespace {
using Url = std::unique_ptr<CURLU, decltype(&curl_url_cleanup)>;

/// A parsed absolute http(s) URL, or null.
Url parsed(const std::string& url) {
    Url handle(curl_url(), &curl_url_cleanup);
    if (!handle || curl_url_set(handle.get(), CURLUPART_URL, url.c_str(), CURLU_NON_SUPPORT_SCHEME) != CURLUE_OK) handle.reset();
    return handle;
}

std::string part(CURLU* url, CURLUPart which, unsigned flags = 0) {
    char* text = nullptr;
    if (curl_url_get(url, which, &text, flags) != CURLUE_OK) return {};
    std::string out = text::toUtf8(text::lower(text));
    curl_free(text);
    return out;
}
} // namespace

std::string originOf(const std::string& url) {
    const Url handle = parsed(url);
    if (!handle) return {};
    const std::string scheme = part(handle.get(), CURLUPART_SCHEME);
    const std::string host = part(handle.get(), CURLUPART_HOST);
    if ((scheme != "http" && scheme != "https") || host.empty()) return {};
    return scheme + "://" + host + ":" + part(handle.get(), CURLUPART_PORT, CURLU_DEFAULT_PORT);
}

bool isLoopback(const std::string& url) {
    const Url handle = parsed(url);
    if (!handle) return false;
    const std::string host = part(handle.get(), CURLUPART_HOST);
    if (host == "localhost" || host.ends_with(".localhost") || host == "[::1]") return true;
    // Four numbers only: "127.0.0.1.example.org" is somebody's host.
    return host.starts_with("127.") && host.find_first_not_of("0123456789.") == std::string::npos;
}

} // namespace chronoscope::backend::http
