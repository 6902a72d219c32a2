// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/ServerPool.h"

#include <algorithm>
#include <vector>

namespace chronoscope::backend {

namespace {
constexpr auto kFirstProbe = std::chrono::milliseconds(250);
constexpr auto kRarestProbe = std::chrono::milliseconds(5'000);

/// The smaller of two limits a minute, where 0 is none.
double stricter(double a, double b) {
    if (!(a > 0)) return b;
    return b > 0 ? std::min(a, b) : a;
}
} // namespace

void Server::join(User user, const ServerTerms& terms, std::function<void()> wake, Clock::time_point now) {
    if (m_seats.empty()) {
        m_limit = AdaptiveLimit(terms.start, terms.cap);
        reached();             // forgets the last outage …
        m_everReached = false; // … and that it ended
    }
    m_seats[user] = {terms, std::move(wake), false, 0, m_turns};
    applyTerms(now);
}

void Server::leave(User user, Clock::time_point now) {
    if (m_seats.erase(user) == 0 || m_seats.empty())
        return; // the last one's limits stay, for what was spent under them
    applyTerms(now);
    wakeUsers();
}

void Server::applyTerms(Clock::time_point now) {
    ServerTerms all = m_seats.begin()->second.terms;
    for (const auto& [user, seat] : m_seats) {
        all.start = std::min(all.start, seat.terms.start);
        all.cap = std::min(all.cap, seat.terms.cap);
        all.requestsPerMinute = stricter(all.requestsPerMinute, seat.terms.requestsPerMinute);
        all.tokensPerMinute = stricter(all.tokensPerMinute, seat.terms.tokensPerMinute);
    }
    m_limit.setBounds(all.start, all.cap);
    m_rate.change(now, all.requestsPerMinute, all.tokensPerMinute);
}

void Server::wakeUsers() {
    std::vector<std::function<void()>> calls;
    for (const auto& [user, seat] : m_seats)
        calls.push_back(seat.wake);
    for (const auto& call : calls)
        call();
}

bool Server::isTurnOf(User user) const {
    const auto own = m_seats.find(user);
    if (own == m_seats.end()) return false;
    const auto rank = [](const Seat& seat) { return std::pair(seat.inFlight, seat.lastTurn); };
    return std::none_of(m_seats.begin(), m_seats.end(), [&](const auto& other) {
        return other.first != user && other.second.waiting && rank(other.second) < rank(own->second);
    });
}

Server::Clock::time_point Server::opens(User user, double tokens, Clock::time_point now) {
    if (const auto quiet = std::max(m_restUntil, m_nextProbe); quiet > now) return quiet;
    if (m_inFlight >= (m_down ? 1 : m_limit.limit())) return Clock::time_point::max();
    if (const auto wait = m_rate.wait(now, tokens); wait.count() > 0) return now + wait;
    return isTurnOf(user) ? now : Clock::time_point::max();
}

void Server::setWaiting(User user, bool waiting) {
    if (const auto at = m_seats.find(user); at != m_seats.end()) at->second.waiting = waiting;
}

bool Server::othersWait(User user) const {
    return std::any_of(m_seats.begin(), m_seats.end(),
                       [&](const auto& other) { return other.first != user && other.second.waiting; });
}

void Server::sent(User user, double tokens, Clock::time_point now) {
    m_rate.take(now, tokens);
    ++m_inFlight;
    const auto at = m_seats.find(user);
    if (at == m_seats.end()) return;
    ++at->second.inFlight;
    at->second.lastTurn = ++m_turns;
}

void Server::answered(User user) {
    --m_inFlight;
    if (const auto at = m_seats.find(user); at != m_seats.end()) --at->second.inFlight;
}

void Server::rest(Clock::time_point until) { m_restUntil = std::max(m_restUntil, until); }

void Server::lost(Clock::time_point now, std::string why) {
    m_trouble = std::move(why);
    if (m_down && now < m_nextProbe) return; // of the many that were under way when it went
    if (!m_down) m_downSince = now;
    m_down = true;
    const auto pause = std::min(kRarestProbe, kFirstProbe * (1 << std::min(m_failedProbes, 8)));
    ++m_failedProbes;
    m_nextProbe = now + pause;
}

void Server::reached() {
    m_everReached = true;
    m_down = false;
    m_failedProbes = 0;
    m_nextProbe = {};
    m_trouble.clear();
}

bool Server::forgettable(Clock::time_point now) {
    return m_seats.empty() && m_inFlight == 0 && m_restUntil <= now && m_rate.full(now);
}

std::shared_ptr<Server> ServerPool::server(const std::string& origin, const std::string& keyHash,
                                           Server::Clock::time_point now) {
    std::erase_if(m_servers,
                  [&](const auto& entry) { return entry.second.use_count() == 1 && entry.second->forgettable(now); });
    auto& server = m_servers[{origin, keyHash}];
    if (!server) server = std::make_shared<Server>();
    return server;
}

} // namespace chronoscope::backend
