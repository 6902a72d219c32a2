// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/RateLimiter.h"

#include <algorithm>
#include <cmath>

namespace chronoscope::backend {

namespace {
constexpr double kMinute = 60;
constexpr double kLongestWait = 86'400; ///< seconds; asked again then

double sane(double tokens) { return std::isfinite(tokens) ? std::max(tokens, 0.0) : 0.0; }
} // namespace

RateLimiter::Bucket RateLimiter::bucket(double perMinute) {
    Bucket bucket;
    if (!(perMinute > 0) || !std::isfinite(perMinute)) return bucket;
    bucket.room = std::max(1.0, perMinute / 10);
    bucket.level = bucket.room;
    // A full bucket plus what drips in within less than a minute is then less than the share and one more.
    bucket.perSecond = (perMinute - (bucket.room - 1)) / kMinute;
    return bucket;
}

RateLimiter::RateLimiter(double requestsPerMinute, double tokensPerMinute)
    : m_requests(bucket(requestsPerMinute)), m_tokens(bucket(tokensPerMinute)) {}

void RateLimiter::Bucket::become(double perMinute, Clock::time_point now) {
    fill(now);
    Bucket next = bucket(perMinute);
    if (!(next.perSecond > 0)) { // else who leaves and comes back would find all of it filled again
        lifted = perSecond > 0;
        return;
    }
    if (perSecond > 0) next.level = std::min(level, next.room);
    next.forgive();
    next.filled = std::max(filled, now);
    *this = next;
}

void RateLimiter::change(Clock::time_point now, double requestsPerMinute, double tokensPerMinute) {
    m_requests.become(requestsPerMinute, now);
    m_tokens.become(tokensPerMinute, now);
}

bool RateLimiter::full(Clock::time_point now) {
    m_requests.fill(now);
    m_tokens.fill(now);
    return m_requests.level >= m_requests.room && m_tokens.level >= m_tokens.room;
}

void RateLimiter::Bucket::forgive() {
    constexpr double kBucketsOwed = 10; // a minute's share
    level = std::max(level, -kBucketsOwed * room);
}

void RateLimiter::Bucket::fill(Clock::time_point now) {
    if (now <= filled) return;
    const std::chrono::duration<double> passed = now - filled;
    level = std::min(room, level + perSecond * passed.count());
    filled = now;
}

double RateLimiter::Bucket::secondsUntil(double amount) const {
    if (!limits()) return 0;
    return std::clamp((std::min(amount, room) - level) / perSecond, 0.0, kLongestWait);
}

std::chrono::milliseconds RateLimiter::wait(Clock::time_point now, double tokens) {
    m_requests.fill(now);
    m_tokens.fill(now);
    const double seconds = std::max(m_requests.secondsUntil(1), m_tokens.secondsUntil(sane(tokens)));
    return std::chrono::ceil<std::chrono::milliseconds>(std::chrono::duration<double>(seconds));
}

void RateLimiter::take(Clock::time_point now, double tokens) {
    m_requests.fill(now);
    m_tokens.fill(now);
    if (m_requests.limits()) m_requests.level -= 1;
    if (m_tokens.limits()) m_tokens.level -= sane(tokens);
}

void RateLimiter::correct(double expected, double actual) {
    if (m_tokens.perSecond <= 0) return;
    // While the limit is lifted nothing was taken that could be given back.
    const double back = sane(expected) - sane(actual);
    m_tokens.level = std::min(m_tokens.room, m_tokens.level + (m_tokens.lifted ? std::min(back, 0.0) : back));
    m_tokens.forgive();
}

} // namespace chronoscope::backend
