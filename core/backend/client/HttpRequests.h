// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/client/HttpBackend.h"
#include "core/backend/client/HttpJob.h"
#include "core/backend/client/ServerShare.h"

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace chronoscope::backend {

/// What an HttpBackend has been asked and has not answered yet, and each request's way: cache, server, again, settled.
/// Owned by its backend and by what is under way. Made, used and emptied on the network thread, but for makeJob(),
/// config(), options() and stats(), which any thread may call.
class HttpRequests : public std::enable_shared_from_this<HttpRequests> {
public:
    HttpRequests(http::HttpLoop& loop, BackendConfig config, HttpBackend::Options options);

    const BackendConfig& config() const { return m_config; }
    const HttpBackend::Options& options() const { return m_options; }
    void openServers(); ///< first of all
    /// What can be done beforehand, on the thread that asks: the network thread has enough to do.
    std::unique_ptr<HttpJob> makeJob(ModelRequest request, ModelBackend::Done done) const;
    void take(std::unique_ptr<HttpJob> job);
    /// Those of one group, or all.
    void cancelGroup(std::optional<std::uint64_t> group);
    void close(); ///< all are called back, and later ones refused
    BackendStats stats() const { return m_board.read(); }

private:
    using Clock = std::chrono::steady_clock;

    HttpJob* find(std::uint64_t id);
    void setCall(HttpJob& job, protocol::Call call) const;
    void prepare(std::uint64_t id, const HttpJob& job);
    void lookUp();
    void lookedUp(std::uint64_t id, std::optional<std::string> body);
    void enqueue(std::uint64_t id);
    std::vector<std::uint64_t> takeList();
    void pump();
    void wakeAt(Clock::time_point when);
    void send(std::vector<std::uint64_t> ids, ServerShare::Place& place, Clock::time_point now);
    void arrived(const std::vector<std::uint64_t>& ids, Server& server, int epoch, http::HttpResult result);
    HttpJob* answered(std::uint64_t id, const http::HttpResponse& response, const std::optional<BackendError>& error);
    void listArrived(const std::vector<std::uint64_t>& ids, Server& server, const std::optional<BackendError>& error,
                     http::HttpResponse& response);
    void advance(std::uint64_t id, http::HttpResponse response, Server* server);
    void transportFailed(std::uint64_t id, Server& server, http::TransportError error);
    void giveUp(std::uint64_t id, const BackendError& error);
    void again(std::uint64_t id, BackendError error);
    void settle(std::uint64_t id, ModelReply reply);
    void publish();

    http::HttpLoop& m_loop;
    const http::HttpLoop::Mailbox m_mailbox; ///< for the cache's thread, which may come after the loop has ended
    const BackendConfig m_config;
    HttpBackend::Options m_options;
    ServerShare m_share;
    const std::vector<http::Header> m_headers;
    const std::string m_protocol;
    const std::string m_lastingUrl;
    std::unordered_map<std::uint64_t, std::unique_ptr<HttpJob>> m_jobs;
    std::deque<std::uint64_t> m_ready;
    std::vector<std::uint64_t> m_lookups; ///< to be handed to the cache in this round
    std::uint64_t m_lastId = 0;
    std::uint64_t m_wakeTimer = 0;
    int m_inFlight = 0;
    std::int64_t m_retries = 0;
    std::int64_t m_rateLimited = 0;
    std::int64_t m_cacheHits = 0;
    bool m_closed = false;
    bool m_pumpsSoon = false; ///< at the end of this round of the loop
    int m_listFailures = 0;   ///< lists in a row that were not answered as one
    StatsBoard m_board;
};

} // namespace chronoscope::backend
