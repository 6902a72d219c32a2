// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelBackend.h"
#include "core/backend/client/BackendConfig.h"
#include "core/backend/client/ResponseCache.h"
#include "core/backend/client/ServerPool.h"
#include "core/backend/http/HttpLoop.h"

#include <memory>
#include <string>
#include <vector>

namespace chronoscope::backend {

class HttpRequests;

/// A model behind HTTP: takes requests, looks them up in the cache, spreads them over the servers of the model by
/// least in flight, within each server's limits (shared with other backends of its pool), asks again what failed by the
/// retry policy, and turns each into exactly one reply or typed error. While no server can be reached requests wait
/// (without using up attempts) for up to `outage`, then fail as Network. All of it lives on the network thread,
/// on which the backend must not be destroyed.
class HttpBackend final : public ModelBackend {
public:
    struct Options {
        std::string key;                      ///< sent to the config's hosts only; never printed
        std::string fingerprint;              ///< of the model, as its server told; part of the cache's key
        std::shared_ptr<ResponseCache> cache; ///< null = none
        Capabilities measured;                ///< what its test found; only used when `tested`
        bool tested = false;
        int slotCount = 0;                ///< requests the server says it works on at once; 0 = it does not say
        std::shared_ptr<ServerPool> pool; ///< null = one of its own
        std::chrono::milliseconds outage{300'000};
    };

    HttpBackend(std::shared_ptr<http::HttpLoop> loop, BackendConfig config, Options options);
    ~HttpBackend() override;

    Capabilities capabilities() const override;
    ModelIdentity identity() const override;
    void submit(ModelRequest request, Done done) override;
    void submitAll(std::vector<Question> questions) override;
    void cancel(std::uint64_t group) override;
    BackendStats stats() const override;

    const BackendConfig& config() const;

private:
    const std::shared_ptr<http::HttpLoop> m_loop;
    const std::shared_ptr<HttpRequests> m_requests;
};

} // namespace chronoscope::backend
