// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <chrono>

namespace chronoscope::backend {

/// Requests and tokens a minute, as a provider's contract puts it: two buckets that fill evenly and hold a tenth of a
/// minute's share at most (at least one request), so that a burst cannot spend the whole minute. They fill so much more
/// slowly than the share that a burst and the filling after it stay within it: no minute, wherever it begins, sees more
/// than the limit; the price is up to a tenth of the throughput. 0 = no limit. Not synchronised: on the network thread.
class RateLimiter {
public:
    using Clock = std::chrono::steady_clock;

    RateLimiter() = default; ///< no limits
    RateLimiter(double requestsPerMinute, double tokensPerMinute);

    /// These limits from now on. What was spent of a limit stays spent under its successor, also when there was none
    /// for a while, during which nothing is counted; a limit where there has never been one begins with a full bucket.
    void change(Clock::time_point now, double requestsPerMinute, double tokensPerMinute);
    /// Nothing was spent that has not filled again.
    bool full(Clock::time_point now);

    /// How long until a request of about `tokens` may go; zero = now. One that asks for more tokens than the bucket
    /// holds goes when it is full, and is paid off afterwards.
    std::chrono::milliseconds wait(Clock::time_point now, double tokens);
    /// A request goes now, with about `tokens`.
    void take(Clock::time_point now, double tokens);
    /// It took `actual` tokens instead of `expected`.
    void correct(double expected, double actual);

private:
    struct Bucket {
        double perSecond = 0; ///< 0 = there never was a limit
        bool lifted = false;  ///< there was one: nothing waits for it, but what it is owed is remembered
        double room = 0;
        double level = 0; ///< may be below 0 after a correction
        Clock::time_point filled{};
        void fill(Clock::time_point now);
        void become(double perMinute, Clock::time_point now);
        bool limits() const { return perSecond > 0 && !lifted; }
        double secondsUntil(double amount) const;
        void forgive(); ///< never more than a minute's share is owed, whatever a server claims was used
    };
    static Bucket bucket(double perMinute);

    Bucket m_requests;
    Bucket m_tokens;
};

} // namespace chronoscope::backend
