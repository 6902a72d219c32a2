// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <chrono>
#include <optional>

namespace chronoscope::backend {

/// Requests and tokens a minute, as a provider's contract puts it: two buckets that fill evenly and hold a tenth of a
/// minute's share at most (at least one request), so that a burst cannot spend the whole minute. 0 = no limit.
/// Not synchronised: on the network thread.
class RateLimiter {
public:
    using Clock = std::chrono::steady_clock;

    RateLimiter(double requestsPerMinute, double tokensPerMinute);

    /// How long until a request of about `tokens` may go; zero = now.
    std::chrono::milliseconds wait(Clock::time_point now, double tokens);
    /// A request goes now, with about `tokens`.
    void take(Clock::time_point now, double tokens);
    /// It took `actual` tokens instead of `expected`.
    void correct(double expected, double actual);

private:
    struct Bucket {
        double perSecond = 0; ///< 0 = no limit
        double room = 0;
        double level = 0; ///< may be below 0 after a correction
        Clock::time_point filled{};
        void fill(Clock::time_point now);
        double secondsUntil(double amount) const;
    };
    Bucket m_requests;
    Bucket m_tokens;
};

/// How many requests one server is given at once. Starts at `start`, one more per ten clean replies up to `cap`, half
/// after a 429 (once per burst: only replies to requests sent after the last halving count again), never below one.
/// Not synchronised: on the network thread.
class AdaptiveLimit {
public:
    AdaptiveLimit(int start, int cap) : m_limit(start), m_cap(cap) {}

    int limit() const { return m_limit; }
    /// Number to hand back with the outcome: tells requests sent before a halving from later ones.
    int epoch() const { return m_epoch; }
    void succeeded(int epoch);
    void refused(int epoch);

private:
    int m_limit;
    int m_cap;
    int m_clean = 0;
    int m_epoch = 0;
};

} // namespace chronoscope::backend
