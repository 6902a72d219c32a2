// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/CapabilityReport.h"
#include "core/backend/TestMemory.h"
#include "core/backend/book/KeyVariables.h"
#include "core/backend/book/KnownHosts.h"
#include "core/backend/book/PriceTable.h"
#include "core/backend/client/HttpBackend.h"
#include "core/backend/client/ResponseCache.h"
#include "core/backend/client/ServerPool.h"
#include "core/backend/http/HttpLoop.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>

namespace chronoscope::backend {

/// What all HTTP backends of a program share. Made once by the composition root and handed down; any thread.
class Network {
public:
    /// The key kept for an origin (BackendConfig::keyOrigin()), or an empty text. Called on any thread; may block for
    /// the keychain.
    using KeyOf = std::function<std::string(const std::string& origin)>;
    struct Options {
        http::HttpLoop::Options transport;
        std::string cacheFile; ///< empty = no cache
        std::int64_t cacheBytes = ResponseCache::kDefaultLimit;
        std::string testsFolder;                  ///< see TestMemory
        KeyOf keyOf;                              ///< may be null
        std::string keyVariablesFile;             ///< see KeyVariables
        std::shared_ptr<KnownHosts> knownHosts{}; ///< null = every host is known
    };

    explicit Network(Options options);

    http::HttpLoop& loop() const { return *m_loop; }
    /// The replies kept so far; null = no cache. Lives as long as this.
    ResponseCache* cache() const { return m_cache.get(); }
    /// Why there is no cache although one was asked for; empty if all is well.
    const std::string& cacheProblem() const { return m_cacheProblem; }

    /// As HttpLoop::setOffline().
    void setOffline(bool offline) const { m_loop->setOffline(offline); }

    const TestMemory& tests() const { return m_tests; }

    /// The key for a backend: from the environment variable it names, else from the keychain, for the origin of its
    /// first server. InvalidArgument when the variable is not set, or when servers of several origins would share it.
    Result<std::string> keyOf(const BackendConfig& config) const;
    /// The person who sits here has named this backend: its hosts may be asked, and the variable it names may be used
    /// for them, also when a workspace asks for it later.
    void trust(const BackendConfig& config) const;
    /// Its hosts may be asked; of a variable that it names nothing is said.
    void allowHosts(const BackendConfig& config) const;
    /// The same for the URI of a saved backend; nothing for one of no host, or of a server that this program starts.
    void allowHosts(const std::string& uri) const;
    /// The first origin of a configuration out of a workspace that was never named here; empty where there is none.
    std::string unknownHost(const BackendConfig& config) const;
    /// False when a configuration out of a workspace names a variable that was never named for its hosts here.
    bool trusts(const BackendConfig& config) const;
    /// A backend; `report` of its last test (null = not tested) says what it is trusted with and how its build is
    /// named.
    Result<std::shared_ptr<HttpBackend>> open(const BackendConfig& config, const CapabilityReport* report,
                                              bool useCache = true) const;
    /// One call, waited for. Cancelled when `stop` is requested.
    http::HttpResult fetch(http::HttpRequest request, const std::stop_token& stop) const;

private:
    std::shared_ptr<http::HttpLoop> m_loop;
    std::shared_ptr<ServerPool> m_pool;
    std::shared_ptr<ResponseCache> m_cache;
    std::string m_cacheProblem;
    TestMemory m_tests;
    KeyOf m_keyOf;
    std::shared_ptr<KeyVariables> m_keyVariables;
    std::shared_ptr<KnownHosts> m_knownHosts;
};

/// Asks and waits; cancels the request's group when `stop` is requested. Not from a backend's thread.
ModelReply ask(ModelBackend& backend, ModelRequest request, const std::stop_token& stop);

} // namespace chronoscope::backend
