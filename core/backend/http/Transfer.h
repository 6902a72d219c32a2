// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/http/HttpMessage.h"

#include <curl/curl.h>

#include <array>
#include <chrono>
#include <functional>
#include <optional>
#include <string>

namespace chronoscope::backend::http {

/// Bytes of replies that all transfers of a loop hold at present, and may hold: the large ones among them, since
/// whoever holds little must not pay for those who fill it.
struct BytesHeld {
    std::size_t now = 0;
    std::size_t most = 0;
};

/// One request on one libcurl handle: sets it up, gathers what arrives, and says what became of it. Private to
/// HttpLoop and its thread; must not be on the multi handle any more when it is destroyed.
class Transfer {
public:
    using Clock = std::chrono::steady_clock;

    /// Takes `handle` until release(); `held` outlives it.
    Transfer(HttpRequest request, CURL* handle, const std::string& caFile, const std::string& proxy, BytesHeld& held);
    ~Transfer();
    Transfer(const Transfer&) = delete;
    Transfer& operator=(const Transfer&) = delete;

    CURL* handle() const { return m_handle; }
    const HttpRequest& request() const { return m_request; }
    int sent() const { return m_sent; } ///< times the request has gone out
    CURL* release();

    /// The request cannot be sent at all, e.g. a header with a line break in it.
    bool refused() const { return !m_refusal.empty(); }
    TransportError refusal() const;
    /// After a complete answer: true if it was a redirect that may be followed, and the handle is set up for it.
    bool followRedirect();
    /// What became of it, given libcurl's word.
    HttpResult result(CURLcode code);
    /// The error of a transfer that has been silent, or under way, for too long.
    std::optional<TransportError> overdue(Clock::time_point now);

    std::function<void(HttpResult)> done;

private:
    static std::size_t onBody(char* bytes, std::size_t size, std::size_t count, void* self);
    static int onSend(void* self, char* toAddress, char* fromAddress, int toPort, int fromPort);
    static std::size_t onHeader(char* bytes, std::size_t size, std::size_t count, void* self);
    void configure(const std::string& caFile, const std::string& proxy);
    void addHeaders();
    TransportError tooMuch() const;
    void letGo();
    std::string redirectTarget() const;

    HttpRequest m_request;
    CURL* m_handle;
    curl_slist* m_headers = nullptr;
    HttpResponse m_response;
    std::string m_refusal;
    std::size_t m_headerBytes = 0;
    bool m_headersEnded = false;
    bool m_tooLarge = false;
    bool m_tooMuchAtOnce = false;
    BytesHeld& m_held;
    std::size_t m_heldBytes = 0; ///< of m_held by this
    int m_sent = 0;
    int m_redirects = 0;
    curl_off_t m_bytesSeen = 0;
    Clock::time_point m_started;
    Clock::time_point m_lastByte;
    std::array<char, CURL_ERROR_SIZE> m_errorText{};
};

} // namespace chronoscope::backend::http
