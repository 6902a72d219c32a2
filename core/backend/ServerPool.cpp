// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/ServerPool.h"

#include <algorithm>

namespace chronoscope::backend {

namespace {
constexpr auto kFirstProbe = std::chrono::milliseconds(250);
constexpr auto kRarestProbe = std::chrono::milliseconds(5'000);
} // namespace

void Server::lost(Clock::time_point now, std::string why) {
    trouble = std::move(why);
    if (down && now < restUntil) return; // of the many that were under way when it went
    if (!down) downSince = now;
    down = true;
    const auto pause = std::min(kRarestProbe, kFirstProbe * (1 << std::min(failedProbes, 8)));
    ++failedProbes;
    restUntil = std::max(restUntil, now + pause);
}

void Server::reached() {
    everReached = true;
    down = false;
    failedProbes = 0;
    trouble.clear();
}

void Server::wakeUsers() {
    std::vector<std::function<void()>> calls;
    for (const auto& [owner, call] : users)
        calls.push_back(call);
    for (const auto& call : calls)
        call();
}

std::shared_ptr<Server> ServerPool::server(const std::string& baseUrl, const std::string& keyHash, int start, int cap) {
    auto& known = m_servers[{baseUrl, keyHash}];
    auto server = known.lock();
    if (!server) {
        server = std::make_shared<Server>(baseUrl, start, cap);
        known = server;
    }
    return server;
}

} // namespace chronoscope::backend
