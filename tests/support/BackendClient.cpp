// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/BackendClient.h"

#include <chrono>
#include <future>

namespace chronoscope::test {

using backend::http::HttpLoop;
using namespace std::chrono_literals;

BackendClient::BackendClient(const std::string& uri, backend::HttpBackend::Options options, const Change& change)
    : m_loop(std::make_shared<HttpLoop>()) {
    auto config = backend::BackendConfig::read(backend::BackendUri::parse(uri).value()).value();
    config.retry.base = 2ms;
    config.retry.longest = 10ms;
    if (change) change(config);
    m_backend = std::make_unique<backend::HttpBackend>(m_loop, std::move(config), std::move(options));
}

bool BackendClient::eventually(const std::function<bool()>& condition) {
    const auto end = HttpLoop::Clock::now() + 30s;
    auto result = std::make_shared<std::promise<bool>>();
    auto look = std::make_shared<std::function<void()>>();
    // The function holds itself only while a timer does, so that it ends with the last look.
    *look = [this, condition, end, result, weak = std::weak_ptr(look)] {
        const bool holds = condition();
        if (holds || HttpLoop::Clock::now() > end) return result->set_value(holds);
        m_loop->at(HttpLoop::Clock::now() + 5ms, [self = weak.lock()] { (*self)(); });
    };
    m_loop->post([look] { (*look)(); });
    return result->get_future().get();
}

std::string uriOf(const FaultServer& server, const std::string& parameters) {
    return "openai:" + server.url() + "?model=m" + (parameters.empty() ? "" : "&" + parameters);
}

backend::ModelRequest question(const std::string& prompt) {
    backend::ModelRequest request;
    request.prompt = prompt;
    return request;
}

} // namespace chronoscope::test
