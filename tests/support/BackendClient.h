// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/client/HttpBackend.h"
#include "tests/support/FaultServer.h"
#include "tests/support/Waiting.h"

#include <functional>
#include <memory>
#include <string>

namespace chronoscope::test {

/// An HttpBackend on a network thread of its own, made from a URI as a user would write it. Waits between attempts are
/// a few milliseconds unless `change` says otherwise. Owned by a test.
class BackendClient {
public:
    using Change = std::function<void(backend::BackendConfig&)>;

    explicit BackendClient(const std::string& uri, backend::HttpBackend::Options options = {},
                           const Change& change = {});

    backend::HttpBackend& backend() { return *m_backend; }
    backend::ModelReply ask(backend::ModelRequest request) { return test::ask(*m_backend, std::move(request)); }
    /// Ends the backend as its owner would.
    void close() { m_backend.reset(); }
    /// Looks every few milliseconds, on the network thread; false if it has not come true within 30 s.
    bool eventually(const std::function<bool()>& condition);

private:
    std::shared_ptr<backend::http::HttpLoop> m_loop;
    std::unique_ptr<backend::HttpBackend> m_backend;
};

/// "openai:http://127.0.0.1:PORT?model=m", with more parameters behind it ("attempts=1&mode=completion").
std::string uriOf(const FaultServer& server, const std::string& parameters = {});
/// A chat request.
backend::ModelRequest question(const std::string& prompt);

} // namespace chronoscope::test
