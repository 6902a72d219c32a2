// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/HttpBackend.h"

#include "core/backend/client/HttpRequests.h"

#include <algorithm>
#include <future>

namespace chronoscope::backend {

HttpBackend::HttpBackend(std::shared_ptr<http::HttpLoop> loop, BackendConfig config, Options options)
    : m_loop(std::move(loop)),
      m_requests(std::make_shared<HttpRequests>(*m_loop, std::move(config), std::move(options))) {
    m_loop->post([requests = m_requests] { requests->openServers(); });
}

HttpBackend::~HttpBackend() {
    std::promise<void> closed;
    if (m_loop->post([&] {
            m_requests->close();
            closed.set_value();
        }))
        closed.get_future().wait();
}

Capabilities HttpBackend::capabilities() const {
    Capabilities result =
        m_requests->options().tested ? m_requests->options().measured : m_requests->config().protocol->capabilities();
    const int all = ServerShare::suggestedCap(m_requests->config(), m_requests->options().slotCount);
    const int sent = all * std::max(1, m_requests->config().list);
    result.suggestedConcurrency = sent + std::max(kFewestAtHand, sent / 2); // the next requests are at hand
    result.boundsItself = true;
    return result;
}

ModelIdentity HttpBackend::identity() const {
    return {std::string(m_requests->config().protocol->name()), m_requests->config().dialect.model,
            m_requests->options().fingerprint};
}

void HttpBackend::submit(ModelRequest request, Done done) {
    std::vector<Question> one;
    one.push_back({std::move(request), std::move(done)});
    submitAll(std::move(one));
}

void HttpBackend::submitAll(std::vector<Question> questions) {
    auto jobs = std::make_shared<std::vector<std::unique_ptr<HttpJob>>>();
    for (Question& question : questions)
        jobs->push_back(m_requests->makeJob(std::move(question.request), std::move(question.done)));
    m_loop->post([requests = m_requests, jobs] {
        for (auto& job : *jobs)
            requests->take(std::move(job));
    });
}

void HttpBackend::cancel(std::uint64_t group) {
    m_loop->post([requests = m_requests, group] { requests->cancelGroup(group); });
}

BackendStats HttpBackend::stats() const { return m_requests->stats(); }
const BackendConfig& HttpBackend::config() const { return m_requests->config(); }

} // namespace chronoscope::backend
