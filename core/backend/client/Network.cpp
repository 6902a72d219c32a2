// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/Network.h"

#include "core/backend/http/Origin.h"

#include <algorithm>
#include <cstdlib>
#include <future>

namespace chronoscope::backend {

Network::Network(Options options)
    : m_loop(std::make_shared<http::HttpLoop>(options.transport)), m_pool(std::make_shared<ServerPool>()),
      m_tests(std::move(options.testsFolder)), m_keyOf(std::move(options.keyOf)),
      m_keyVariables(std::make_shared<KeyVariables>(options.keyVariablesFile)),
      m_knownHosts(std::move(options.knownHosts)) {
    if (options.cacheFile.empty()) return;
    auto cache = ResponseCache::open(options.cacheFile, options.cacheBytes);
    if (cache)
        m_cache = std::move(cache).value();
    else
        m_cacheProblem = cache.error().text();
}

void Network::allowHosts(const BackendConfig& config) const {
    if (!m_knownHosts) return;
    for (const std::string& url : config.baseUrls)
        m_knownHosts->add(http::originOf(url));
}

void Network::allowHosts(const std::string& uri) const {
    const auto parsed = BackendUri::parse(uri);
    if (!parsed || parsed->base.find("{port}") != std::string::npos) return;
    if (const auto config = BackendConfig::read(*parsed)) allowHosts(*config);
}

std::string Network::unknownHost(const BackendConfig& config) const {
    if (!m_knownHosts) return {};
    for (const std::string& url : config.baseUrls)
        if (std::string origin = http::originOf(url); !m_knownHosts->contains(origin)) return origin;
    return {};
}

void Network::trust(const BackendConfig& config) const {
    allowHosts(config);
    if (config.keyEnv.empty()) return;
    for (const std::string& url : config.baseUrls)
        m_keyVariables->allow(http::originOf(url), config.keyEnv);
}

bool Network::trusts(const BackendConfig& config) const {
    return config.keyEnv.empty() ||
           std::all_of(config.baseUrls.begin(), config.baseUrls.end(), [&](const std::string& url) {
               return m_keyVariables->allows(http::originOf(url), config.keyEnv);
           });
}

Result<std::string> Network::keyOf(const BackendConfig& config) const {
    std::string key;
    if (!config.keyEnv.empty()) {
        const char* value = std::getenv(config.keyEnv.c_str());
        if (!value || *value == '\0')
            return Error{ErrorCode::InvalidArgument, "the environment variable that holds the key is not set",
                         config.keyEnv};
        key = value;
    } else if (m_keyOf && !http::isLoopback(config.baseUrls.front())) {
        key = m_keyOf(config.keyOrigin());
    }
    if (key.empty()) return key;
    const std::string origin = http::originOf(config.baseUrls.front());
    for (const std::string& url : config.baseUrls)
        if (http::originOf(url) != origin)
            return Error{ErrorCode::InvalidArgument, "a key is bound to one host, but the servers are of several", url};
    return key;
}

Result<std::shared_ptr<HttpBackend>> Network::open(const BackendConfig& config, const CapabilityReport* report,
                                                   bool useCache) const {
    auto key = keyOf(config);
    if (!key) return key.error();
    HttpBackend::Options options;
    options.key = std::move(key).value();
    options.pool = m_pool;
    if (useCache) options.cache = m_cache;
    if (report) {
        options.fingerprint = report->fingerprint;
        options.measured = report->capabilities;
        options.tested = true;
        options.slotCount = report->slotCount;
    }
    return std::make_shared<HttpBackend>(m_loop, config, std::move(options));
}

http::HttpResult Network::fetch(http::HttpRequest request, const std::stop_token& stop) const {
    // Else the request could be out before the loop hears that it is not wanted.
    if (stop.stop_requested()) return http::TransportError{ErrorKind::Cancelled, "cancelled", {}, false};
    auto outcome = std::make_shared<std::promise<http::HttpResult>>();
    auto waiting = outcome->get_future();
    auto transfer = std::make_shared<std::uint64_t>(0);
    auto shared = std::make_shared<http::HttpRequest>(std::move(request));
    http::HttpLoop* loop = m_loop.get();
    loop->post([=] {
        *transfer = loop->start(std::move(*shared),
                                [outcome](http::HttpResult result) { outcome->set_value(std::move(result)); });
    });
    const std::stop_callback cancel(stop, [&] { loop->post([=] { loop->abort(*transfer); }); });
    return waiting.get();
}

ModelReply ask(ModelBackend& backend, ModelRequest request, const std::stop_token& stop) {
    auto outcome = std::make_shared<std::promise<ModelReply>>();
    auto waiting = outcome->get_future();
    const std::uint64_t group = request.group;
    backend.submit(std::move(request), [outcome](ModelReply reply) { outcome->set_value(std::move(reply)); });
    const std::stop_callback cancel(stop, [&] { backend.cancel(group); });
    return waiting.get();
}

} // namespace chronoscope::backend
