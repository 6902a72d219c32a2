// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelBackend.h"
#include "core/backend/client/KeyScrub.h"
#include "core/backend/client/ServerShare.h"
#include "core/backend/http/HttpMessage.h"
#include "core/backend/protocol/PromptList.h"
#include "core/backend/protocol/RateLimitHeaders.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

namespace chronoscope::backend {

/// Requests that a backend has beyond those it sends, at the least.
inline constexpr int kFewestAtHand = 16;
/// So many lists in a row that were not answered as one: the server takes none.
inline constexpr int kMostListFailures = 3;

/// A request that an HttpBackend has taken, until it has its reply. Made on the thread that asks, then of the network
/// thread.
struct HttpJob {
    ModelRequest request;
    ModelBackend::Done done;
    std::optional<BackendError> refused;
    std::unique_ptr<protocol::Exchange> exchange;
    protocol::Call call;
    std::optional<protocol::PromptList::Part> part; ///< of the call under way, where it may go in a list
    std::string digest;                             ///< of the call under way; empty = not cached
    int attempts = 0;                               ///< of the call under way
    bool asked = false;                             ///< some call went to a server
    int unseen = 0; ///< attempts of all calls that may be billed although no answer was read
    double tokens = 0;
    std::chrono::microseconds latency{0};
    std::uint64_t transfer = 0;
    std::uint64_t timer = 0;
    bool ready = false;              ///< waits for a place at a server
    bool alone = false;              ///< a list that it was in was not answered as one; or it is traced
    std::shared_ptr<WireTrace> wire; ///< of a traced request, once it is sent

    /// Whether both can go in one call. Of one group: they are called back together.
    bool goesWith(const HttpJob& other) const {
        return part && other.part && !alone && !other.alone && part->rest == other.part->rest &&
               call.path == other.call.path && request.group == other.request.group;
    }
};

/// An error that a server may bill as an answer: it worked and was too slow, or cannot be read.
inline bool mayBeBilled(const BackendError& error) {
    return error.kind == ErrorKind::Timeout || error.kind == ErrorKind::BadReply;
}

/// Takes the key out of what a reply says; true if it was there.
inline bool scrubReply(Completion& completion, const std::string& key) {
    bool found = false;
    for (std::string* said : {&completion.text, &completion.thinking, &completion.systemFingerprint})
        found = scrubWholeKey(*said, key) || found;
    return found;
}

/// Notes what a server said to a traced request; the key is out of it by then.
inline void traceResponse(HttpJob& job, const http::HttpResponse& response) {
    if (job.wire) job.wire->response = response.body;
}

/// The server repeats the key in pieces, or as it was not looked for: nothing that could show it is handed over.
inline void withholdTrace(HttpJob& job, Completion& completion) {
    if (!job.wire) return;
    job.wire->response.reset();
    job.wire->isWithheld = true;
    completion.logProbs.clear();
}

/// Hands what was traced over with the reply. Out of what is no answer every piece of the key goes.
inline void giveTrace(ModelReply& reply, std::shared_ptr<WireTrace> wire, const std::string& key) {
    if (!wire) return;
    for (std::string* sent : {&wire->url, &wire->body})
        scrubWholeKey(*sent, key);
    auto* error = std::get_if<BackendError>(&reply);
    if (error && wire->response) scrubKey(*wire->response, key);
    (error ? error->wire : std::get<Completion>(reply).wire) = std::move(wire);
}

inline BackendError asError(http::TransportError&& error) {
    return {error.kind, 0, std::move(error.message), std::move(error.partialBody), std::nullopt};
}

inline protocol::SystemTime systemNow() {
    return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

/// What a backend is doing, written by the network thread and read by any.
class StatsBoard {
public:
    void write(BackendStats stats, ServerShare::Rest rest) {
        const std::lock_guard lock(m_mutex);
        m_stats = std::move(stats);
        m_rest = std::move(rest);
    }
    BackendStats read() const {
        const std::lock_guard lock(m_mutex);
        BackendStats now = m_stats;
        if (now.trouble.empty() && now.waiting > 0) now.trouble = m_rest.text(std::chrono::steady_clock::now());
        return now;
    }

private:
    mutable std::mutex m_mutex;
    BackendStats m_stats;
    ServerShare::Rest m_rest;
};

} // namespace chronoscope::backend
