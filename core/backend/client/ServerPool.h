// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/client/AdaptiveLimit.h"
#include "core/backend/client/RateLimiter.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>

namespace chronoscope::backend {

/// What one user of a server wants it to be given at most: requests at once (to begin with, and at the end), requests
/// and tokens a minute (0 = no limit).
struct ServerTerms {
    int start = 1;
    int cap = 1;
    double requestsPerMinute = 0;
    double tokensPerMinute = 0;
};

/// One host under one key, shared by all backends that speak to it: what it is given at once and in a minute, whether
/// it is there, and whose turn it is. The strictest terms of those who are with it hold for all. Room goes to the
/// waiting user with the fewest requests under way, and among equals to the one that was served longest ago, so that no
/// run starves another. On the network thread only.
class Server {
public:
    using Clock = std::chrono::steady_clock;
    using User = const void*;

    /// `wake` is called when there may be room, or other terms, for the user. The first to come finds a server of which
    /// nothing is known but what it was given in the last minute and until when it asked to be left alone.
    void join(User user, const ServerTerms& terms, std::function<void()> wake, Clock::time_point now);
    void leave(User user, Clock::time_point now);
    void wakeUsers();

    /// When `user` may send a request of about `tokens`: `now`, a time to ask again, or time_point::max() when it will
    /// be woken.
    Clock::time_point opens(User user, double tokens, Clock::time_point now);
    /// Whether `user` has requests to send: only then others wait for its turn.
    void setWaiting(User user, bool waiting);
    bool othersWait(User user) const;
    void sent(User user, double tokens, Clock::time_point now);
    /// A request of `user`, who may have left, is over.
    void answered(User user);
    void correctTokens(double expected, double actual) { m_rate.correct(expected, actual); }

    int limit() const { return m_limit.limit(); }
    int inFlight() const { return m_inFlight; }
    int epoch() const { return m_limit.epoch(); }
    void succeeded(int epoch) { m_limit.succeeded(epoch); }
    void refused(int epoch) { m_limit.refused(epoch); }
    /// The server asked to be left alone until then.
    void rest(Clock::time_point until);
    Clock::time_point restsUntil() const { return m_restUntil; }

    /// A connection could not be made: probes get rarer, from 0.25 s to 5 s.
    void lost(Clock::time_point now, std::string why);
    void reached();
    bool everReached() const { return m_everReached; }
    bool down() const { return m_down; }
    Clock::time_point downSince() const { return m_downSince; }
    const std::string& trouble() const { return m_trouble; }

    /// Nobody is with it, and nothing about it needs to be kept.
    bool forgettable(Clock::time_point now);

private:
    struct Seat {
        ServerTerms terms;
        std::function<void()> wake;
        bool waiting = false;
        int inFlight = 0;
        std::uint64_t lastTurn = 0;
    };
    void applyTerms(Clock::time_point now);
    bool isTurnOf(User user) const;

    std::map<User, Seat> m_seats;
    std::uint64_t m_turns = 0;
    AdaptiveLimit m_limit{1, 1};
    RateLimiter m_rate;
    int m_inFlight = 0;
    Clock::time_point m_restUntil{};
    bool m_everReached = false;
    bool m_down = false;
    int m_failedProbes = 0;
    Clock::time_point m_nextProbe{};
    Clock::time_point m_downSince{};
    std::string m_trouble;
};

/// The servers in use, by origin and key: base URLs of one host and port are one server, whatever their paths and
/// models, because what a provider counts by is the key. Made once per program and given to every HttpBackend; on the
/// network thread only.
class ServerPool {
public:
    /// The server of that origin and key (told apart by a hash of it).
    std::shared_ptr<Server> server(const std::string& origin, const std::string& keyHash,
                                   Server::Clock::time_point now);

private:
    std::map<std::pair<std::string, std::string>, std::shared_ptr<Server>> m_servers;
};

} // namespace chronoscope::backend
