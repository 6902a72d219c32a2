// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/client/BackendConfig.h"
#include "core/backend/client/ServerPool.h"

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::backend {

/// One backend's share of the servers it spreads its requests over. Base URLs of one host share a server, its limits
/// and its outages. Owned by HttpBackend, at a fixed address between join() and the last answered(); on the network
/// thread only, but for suggestedCap().
class ServerShare {
public:
    using Clock = Server::Clock;
    struct Place {
        std::string baseUrl;
        std::shared_ptr<Server> server;
        int inFlight = 0;
    };

    /// Until when the first of servers that all want to be left alone may be asked again; of no effect once that has
    /// passed.
    struct Rest {
        std::string baseUrl;
        Clock::time_point until{};
        /// "http://host: resting 42 s as the server asked"; empty where it is not worth a word.
        std::string text(Clock::time_point now) const;
    };

    ServerShare() = default;
    ServerShare(const ServerShare&) = delete;
    ServerShare& operator=(const ServerShare&) = delete;

    /// `wake` is called when there may be room again.
    void join(ServerPool& pool, const BackendConfig& config, const std::string& key, int slotCount,
              const std::function<void()>& wake, Clock::time_point now);
    void leave(Clock::time_point now);

    /// The place for a request of about `tokens`, least busy first; null and when to ask again (time_point::max() =
    /// when woken) if there is none now. It is the caller's until it leaves.
    std::pair<Place*, Clock::time_point> pick(double tokens, Clock::time_point now);
    void sent(Place& place, double tokens, Clock::time_point now);
    void answered(Place& place);
    /// Says whether requests are left over, and returns the servers whose other users may have their turn now.
    std::vector<std::shared_ptr<Server>> finishRound(bool waiting);

    /// Requests that are let out at once at present, other users' included.
    int limit() const;
    bool everReached() const;
    /// None could be reached for so long.
    bool allDown(Clock::time_point now, std::chrono::milliseconds outage) const;
    /// Which server cannot be reached, and why; empty if all can.
    std::string trouble() const;
    Rest rest() const;

    /// Requests that the servers of a backend take at once at best. Any thread.
    static int suggestedCap(const BackendConfig& config, int slotCount);

private:
    std::vector<Place> m_places;
    std::vector<std::shared_ptr<Server>> m_servers; ///< each once
    bool m_sent = false;                            ///< since the last finishRound()
    bool m_waiting = false;                         ///< as the servers know it
};

} // namespace chronoscope::backend
