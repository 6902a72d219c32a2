// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/http/Transfer.h"

#include "core/backend/http/Origin.h"
#include "core/base/Text.h"

#include <fmt/format.h>

#include <algorithm>

namespace chronoscope::backend::http {

namespace {
constexpr int kMostRedirects = 5;
constexpr std::size_t kPartialBytes = 4096; // of a reply that broke off
constexpr std::size_t kMostHeaderBytes = 256 * 1024;
constexpr std::size_t kSmallReply = std::size_t{1} << 20; // one that holds no more is let go on, whatever others hold

bool isToken(std::string_view name) {
    return !name.empty() &&
           std::all_of(name.begin(), name.end(), [](char c) { return c > ' ' && c < 127 && c != ':'; });
}

bool isFieldValue(std::string_view value) {
    return std::none_of(value.begin(), value.end(), [](char c) { return c == '\r' || c == '\n' || c == '\0'; });
}

bool isRedirect(int status) {
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}
} // namespace

Transfer::Transfer(HttpRequest request, CURL* handle, const std::string& caFile, const std::string& proxy,
                   BytesHeld& held)
    : m_request(std::move(request)), m_handle(handle), m_held(held), m_started(Clock::now()), m_lastByte(m_started) {
    if (originOf(m_request.url).empty()) m_refusal = "not an http or https URL";
    configure(caFile, proxy);
    addHeaders();
}

Transfer::~Transfer() {
    letGo();
    curl_slist_free_all(m_headers);
    if (m_handle) curl_easy_cleanup(m_handle);
}

void Transfer::letGo() { m_held.now -= std::exchange(m_heldBytes, 0); }

CURL* Transfer::release() { return std::exchange(m_handle, nullptr); }

void Transfer::configure(const std::string& caFile, const std::string& proxy) {
    const auto set = [this](CURLoption option, auto value) { curl_easy_setopt(m_handle, option, value); };
    set(CURLOPT_URL, m_request.url.c_str());
    set(CURLOPT_PROTOCOLS_STR, "http,https");
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_QUICK_EXIT, 1L); // an abort does not wait for the resolver
    set(CURLOPT_ERRORBUFFER, m_errorText.data());
    set(CURLOPT_WRITEFUNCTION, &Transfer::onBody);
    set(CURLOPT_WRITEDATA, this);
    set(CURLOPT_PREREQFUNCTION, &Transfer::onSend);
    set(CURLOPT_PREREQDATA, this);
    set(CURLOPT_HEADERFUNCTION, &Transfer::onHeader);
    set(CURLOPT_HEADERDATA, this);
    set(CURLOPT_ACCEPT_ENCODING, "");
    set(CURLOPT_FOLLOWLOCATION, 0L); // libcurl would carry key headers of its own choosing to another host
    set(CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(m_request.limits.connect.count()));
    set(CURLOPT_FRESH_CONNECT, m_request.freshConnection ? 1L : 0L);
    set(CURLOPT_TCP_KEEPALIVE, 1L);
    set(CURLOPT_TCP_NODELAY, 1L);
    set(CURLOPT_SSL_VERIFYPEER, 1L);
    set(CURLOPT_SSL_VERIFYHOST, 2L);
    if (!caFile.empty()) set(CURLOPT_CAINFO, caFile.c_str());
    if (isLoopback(m_request.url))
        set(CURLOPT_PROXY, "");
    else if (!proxy.empty())
        set(CURLOPT_PROXY, proxy.c_str());
    if (m_request.url.starts_with("https:")) {
        set(CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_2TLS));
        set(CURLOPT_PIPEWAIT, 1L);
    }
    if (m_request.method == "GET") {
        set(CURLOPT_HTTPGET, 1L);
    } else {
        set(CURLOPT_POST, 1L);
        set(CURLOPT_POSTFIELDS, m_request.body.c_str());
        set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(m_request.body.size()));
        if (m_request.method != "POST") set(CURLOPT_CUSTOMREQUEST, m_request.method.c_str());
    }
}

void Transfer::addHeaders() {
    const auto add = [this](const std::string& line) { m_headers = curl_slist_append(m_headers, line.c_str()); };
    add("Expect:"); // no extra round trip before a body
    bool hasAgent = false;
    bool hasType = false;
    for (const Header& header : m_request.headers) {
        if (!isToken(header.name) || !isFieldValue(header.value)) {
            m_refusal = "a header holds a character it must not, e.g. a line break in a key";
            continue;
        }
        hasType = hasType || text::startsWithIgnoringCase(header.name, "content-type");
        hasAgent = hasAgent || text::startsWithIgnoringCase(header.name, "user-agent");
        add(header.name + ": " + header.value);
    }
    if (!hasAgent) add("User-Agent: chronoscope");
    if (m_request.method != "GET" && !hasType) add("Content-Type: application/json");
    curl_easy_setopt(m_handle, CURLOPT_HTTPHEADER, m_headers);
}

TransportError Transfer::refusal() const {
    return {ErrorKind::BadRequest, m_refusal.empty() ? "the request could not be started" : m_refusal, {}, false};
}

std::size_t Transfer::onBody(char* bytes, std::size_t size, std::size_t count, void* self) {
    Transfer& transfer = *static_cast<Transfer*>(self);
    const std::size_t length = size * count;
    if (transfer.m_response.body.size() + length > transfer.m_request.limits.bytes) {
        transfer.m_tooLarge = true;
        return 0;
    }
    const bool isLarge = transfer.m_heldBytes + length > kSmallReply;
    if (isLarge && transfer.m_held.now + length > transfer.m_held.most) {
        transfer.m_tooMuchAtOnce = true;
        return 0;
    }
    transfer.m_held.now += length;
    transfer.m_heldBytes += length;
    transfer.m_response.body.append(bytes, length);
    return length;
}

/// Each time the request is about to go out on a connection that stands.
int Transfer::onSend(void* self, char*, char*, int, int) {
    ++static_cast<Transfer*>(self)->m_sent;
    return CURL_PREREQFUNC_OK;
}

std::size_t Transfer::onHeader(char* bytes, std::size_t size, std::size_t count, void* self) {
    Transfer& transfer = *static_cast<Transfer*>(self);
    const std::string_view line(bytes, size * count);
    auto& headers = transfer.m_response.headers;
    if (line.starts_with("HTTP/")) { // the final answer's headers only
        headers.clear();
        transfer.m_headersEnded = false;
    }
    if (line == "\r\n" || line == "\n") transfer.m_headersEnded = true; // trailers may follow the body
    transfer.m_headerBytes += line.size();
    if (transfer.m_headerBytes > kMostHeaderBytes) {
        transfer.m_tooLarge = true;
        return 0;
    }
    if (const std::size_t colon = line.find(':'); colon != std::string_view::npos)
        headers.push_back({std::string(line.substr(0, colon)), std::string(text::trim(line.substr(colon + 1)))});
    return line.size();
}

std::string Transfer::redirectTarget() const {
    char* url = nullptr;
    curl_easy_getinfo(m_handle, CURLINFO_REDIRECT_URL, &url);
    return url ? url : "";
}

bool Transfer::followRedirect() {
    long status = 0;
    curl_easy_getinfo(m_handle, CURLINFO_RESPONSE_CODE, &status);
    if (!isRedirect(static_cast<int>(status)) || m_redirects >= kMostRedirects) return false;
    const bool keepsMethod = status == 307 || status == 308 || m_request.method == "GET";
    std::string target = redirectTarget();
    if (!keepsMethod || target.empty() || originOf(target) != originOf(m_request.url)) return false;
    ++m_redirects;
    m_request.url = std::move(target);
    m_response = {};
    m_sent = 0; // a redirect is no answer that anybody bills
    letGo();
    curl_easy_setopt(m_handle, CURLOPT_URL, m_request.url.c_str());
    return true;
}

/// Of a reply that libcurl was told not to go on with.
TransportError Transfer::tooMuch() const {
    constexpr std::size_t kMiB = std::size_t{1} << 20;
    const auto error = [&](ErrorKind kind, std::string message) {
        return TransportError{kind, std::move(message), m_response.body.substr(0, kPartialBytes), false, m_sent};
    };
    if (m_tooMuchAtOnce)
        return error(ErrorKind::Network,
                     fmt::format("the replies that are on their way hold more than {} MiB", m_held.most / kMiB));
    return error(ErrorKind::BadReply, fmt::format("the reply is larger than {} bytes", m_request.limits.bytes));
}

namespace {
/// Why a redirect to `target` is not followed: its origin, or its scheme where that is not one that is spoken here.
std::string redirectRefusal(const std::string& target) {
    if (const std::string origin = originOf(target); !origin.empty())
        return fmt::format(
            "the server redirects to {}, which is not followed; if that is right, use it as the base URL", origin);
    const std::string scheme = target.substr(0, target.find(':'));
    if (scheme.size() == target.size() || !isToken(scheme))
        return "the server redirects to an address that cannot be read";
    return fmt::format("the server redirects to an address of the scheme \"{}\", which is not spoken here",
                       text::shortened(scheme, 20));
}
} // namespace

HttpResult Transfer::result(CURLcode code) {
    const auto error = [&](ErrorKind kind, std::string message, bool unreachable = false) {
        if (m_errorText[0] != '\0') message += fmt::format(": {}", m_errorText.data());
        m_response.body.resize(std::min(m_response.body.size(), kPartialBytes));
        return TransportError{kind, std::move(message), std::move(m_response.body), unreachable, m_sent};
    };
    switch (code) {
    case CURLE_OK:
        if (!m_headersEnded) return error(ErrorKind::Network, "the connection broke within the headers");
        break;
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_COULDNT_CONNECT: return error(ErrorKind::Network, "no connection to the server", true);
    case CURLE_OPERATION_TIMEDOUT: return error(ErrorKind::Timeout, "no connection in time", true);
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_INVALIDCERTSTATUS: return error(ErrorKind::Auth, "the server's certificate could not be verified");
    case CURLE_BAD_CONTENT_ENCODING:
    case CURLE_WEIRD_SERVER_REPLY: return error(ErrorKind::BadReply, "the reply could not be read");
    case CURLE_WRITE_ERROR:
        if (m_tooLarge || m_tooMuchAtOnce) return tooMuch();
        return error(ErrorKind::BadReply, "the reply could not be read");
    case CURLE_UNSUPPORTED_PROTOCOL: return error(ErrorKind::BadReply, "the server does not speak HTTP");
    case CURLE_URL_MALFORMAT: return error(ErrorKind::BadRequest, "not a URL that can be asked");
    default: return error(ErrorKind::Network, "the connection broke");
    }
    long status = 0;
    curl_easy_getinfo(m_handle, CURLINFO_RESPONSE_CODE, &status);
    if (isRedirect(static_cast<int>(status)))
        return TransportError{ErrorKind::BadReply, redirectRefusal(redirectTarget()), {}, false, 0};
    m_response.sent = m_sent;
    m_response.status = static_cast<int>(status);
    m_response.latency = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - m_started);
    return std::move(m_response);
}

std::optional<TransportError> Transfer::overdue(Clock::time_point now) {
    curl_off_t sent = 0;
    curl_off_t received = 0;
    long headers = 0;
    curl_easy_getinfo(m_handle, CURLINFO_SIZE_UPLOAD_T, &sent);
    curl_easy_getinfo(m_handle, CURLINFO_SIZE_DOWNLOAD_T, &received);
    curl_easy_getinfo(m_handle, CURLINFO_HEADER_SIZE, &headers);
    if (const curl_off_t seen = sent + received + headers; seen != m_bytesSeen) {
        m_bytesSeen = seen;
        m_lastByte = now;
    }
    const auto seconds = [](std::chrono::milliseconds limit) { return static_cast<double>(limit.count()) / 1000.0; };
    std::string message;
    if (now - m_lastByte > m_request.limits.idle)
        message = fmt::format("no byte for {} s", seconds(m_request.limits.idle));
    else if (now - m_started > m_request.limits.total)
        message = fmt::format("no complete reply within {} s", seconds(m_request.limits.total));
    if (message.empty()) return std::nullopt;
    return TransportError{ErrorKind::Timeout, std::move(message), m_response.body.substr(0, kPartialBytes), false,
                          m_sent};
}

} // namespace chronoscope::backend::http
