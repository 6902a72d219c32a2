// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/AdaptiveLimit.h"

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace chronoscope::backend {

/// One server under one key, shared by all backends that speak to it: what it is given at once, and whether it is
/// there. On the network thread only.
struct Server {
    using Clock = std::chrono::steady_clock;

    Server(std::string url, int start, int cap) : baseUrl(std::move(url)), limit(start, cap) {}

    bool mayTake(Clock::time_point now) const { return inFlight < (down ? 1 : limit.limit()) && restUntil <= now; }
    /// A connection could not be made: probes get rarer, from 0.25 s to 5 s.
    void lost(Clock::time_point now, std::string why);
    void reached();

    std::string baseUrl;
    AdaptiveLimit limit;
    int inFlight = 0;
    Clock::time_point restUntil{};      ///< a 429 asked for it, or the next probe of a lost server
    bool everReached = false;
    bool down = false;
    int failedProbes = 0;
    Clock::time_point downSince{};
    std::string trouble;
    std::map<const void*, std::function<void()>> users; ///< told when there may be room again
    void wakeUsers();
};

/// The servers in use, by base URL and key. Made once per program and given to every HttpBackend; on the network
/// thread only.
class ServerPool {
public:
    /// The server of that URL and key (told apart by a hash of it), with the limits of whoever asks first.
    std::shared_ptr<Server> server(const std::string& baseUrl, const std::string& keyHash, int start, int cap);

private:
    std::map<std::pair<std::string, std::string>, std::weak_ptr<Server>> m_servers;
};

} // namespace chronoscope::backend
