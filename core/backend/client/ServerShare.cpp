// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/ServerShare.h"

#include "core/base/Hash.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <tuple>

namespace chronoscope::backend {

namespace {
constexpr int kRemoteStart = 4;
constexpr int kRemoteCap = 64;
constexpr int kLocalSlots = 4;

/// A server of this machine is given as much as it has slots for, at once; a remote one is felt out.
ServerTerms termsFor(const BackendConfig& config, const std::string& baseUrl, int slotCount) {
    ServerTerms terms{0, 0, config.requestsPerMinute, config.tokensPerMinute};
    if (isLoopback(baseUrl)) {
        terms.cap = config.concurrency > 0 ? config.concurrency : slotCount > 0 ? slotCount : kLocalSlots;
        terms.start = terms.cap;
    } else {
        terms.cap = config.concurrency > 0 ? config.concurrency : kRemoteCap;
        terms.start = std::min(kRemoteStart, terms.cap);
    }
    return terms;
}
} // namespace

void ServerShare::join(ServerPool& pool, const BackendConfig& config, const std::string& key, int slotCount,
                       const std::function<void()>& wake, Clock::time_point now) {
    const std::string keyHash = toHex(contentId(key));
    for (const std::string& url : config.baseUrls) {
        auto server = pool.server(originOf(url), keyHash, now);
        if (std::find(m_servers.begin(), m_servers.end(), server) == m_servers.end()) {
            server->join(this, termsFor(config, url, slotCount), wake, now);
            m_servers.push_back(server);
        }
        m_places.push_back({url, std::move(server), 0});
    }
}

void ServerShare::leave(Clock::time_point now) {
    for (const auto& server : m_servers)
        server->leave(this, now);
    m_servers.clear();
}

std::pair<ServerShare::Place*, ServerShare::Clock::time_point> ServerShare::pick(double tokens, Clock::time_point now) {
    const auto rank = [](const Place& place) {
        return std::tuple(place.server->down(), place.server->inFlight(), place.inFlight);
    };
    Place* best = nullptr;
    auto again = Clock::time_point::max();
    for (Place& place : m_places) {
        const auto opens = place.server->opens(this, tokens, now);
        again = std::min(again, opens);
        if (opens <= now && (!best || rank(place) < rank(*best))) best = &place;
    }
    return {best, again};
}

void ServerShare::sent(Place& place, double tokens, Clock::time_point now) {
    place.server->sent(this, tokens, now);
    ++place.inFlight;
    m_sent = true;
}

void ServerShare::answered(Place& place) {
    place.server->answered(this);
    --place.inFlight;
}

std::vector<std::shared_ptr<Server>> ServerShare::finishRound(bool waiting) {
    const bool yielded = std::exchange(m_sent, false) || (m_waiting && !waiting);
    m_waiting = waiting;
    std::vector<std::shared_ptr<Server>> next;
    for (const auto& server : m_servers) {
        server->setWaiting(this, waiting);
        if (yielded && server->othersWait(this)) next.push_back(server);
    }
    return next;
}

int ServerShare::limit() const {
    int sum = 0;
    for (const auto& server : m_servers)
        sum += server->limit();
    return sum;
}

bool ServerShare::everReached() const {
    return std::any_of(m_servers.begin(), m_servers.end(), [](const auto& server) { return server->everReached(); });
}

bool ServerShare::allDown(Clock::time_point now, std::chrono::milliseconds outage) const {
    return std::all_of(m_servers.begin(), m_servers.end(),
                       [&](const auto& server) { return server->down() && now - server->downSince() > outage; });
}

std::string ServerShare::trouble() const {
    for (const Place& place : m_places)
        if (place.server->down()) return fmt::format("{}: {}", place.baseUrl, place.server->trouble());
    return {};
}

std::string ServerShare::Rest::text(Clock::time_point now) const {
    constexpr std::chrono::seconds kNamed(2); // shorter ones are the usual course under a limit
    if (until - now < kNamed) return {};
    return fmt::format("{}: resting {} s as the server asked", baseUrl,
                       std::chrono::ceil<std::chrono::seconds>(until - now).count());
}

ServerShare::Rest ServerShare::rest() const {
    const auto first = std::min_element(m_places.begin(), m_places.end(), [](const Place& a, const Place& b) {
        return a.server->restsUntil() < b.server->restsUntil();
    });
    if (first == m_places.end()) return {};
    return {first->baseUrl, first->server->restsUntil()};
}

int ServerShare::suggestedCap(const BackendConfig& config, int slotCount) {
    std::set<std::string> origins;
    int sum = 0;
    for (const std::string& url : config.baseUrls)
        if (origins.insert(originOf(url)).second) sum += termsFor(config, url, slotCount).cap;
    return sum;
}

} // namespace chronoscope::backend
