// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/http/Origin.h"

#include "core/base/Text.h"

#include <arpa/inet.h>
#include <curl/curl.h>

#include <memory>

namespace chronoscope::backend::http {

namespace {
using Url = std::unique_ptr<CURLU, decltype(&curl_url_cleanup)>;

/// A parsed absolute http(s) URL, or null.
Url parsed(const std::string& url) {
    Url handle(curl_url(), &curl_url_cleanup);
    if (!handle || curl_url_set(handle.get(), CURLUPART_URL, url.c_str(), CURLU_NON_SUPPORT_SCHEME) != CURLUE_OK)
        handle.reset();
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
    if (host == "localhost") return true; // not names below it: a resolver may send them anywhere
    in_addr four{};
    if (inet_pton(AF_INET, host.c_str(), &four) == 1) return (ntohl(four.s_addr) >> 24) == 127;
    in6_addr six{};
    return host.starts_with('[') && host.ends_with(']') &&
           inet_pton(AF_INET6, host.substr(1, host.size() - 2).c_str(), &six) == 1 && IN6_IS_ADDR_LOOPBACK(&six);
}

} // namespace chronoscope::backend::http
