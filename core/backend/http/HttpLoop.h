// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/http/HttpMessage.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace chronoscope::backend::http {

/// The one network thread: libcurl's multi interface over epoll. Connections are kept and reused, HTTP/2 is used
/// where TLS offers it, replies may be compressed, TLS is always verified, redirects to another origin are refused.
/// Loopback hosts are asked directly, never through a proxy. Owned by whoever composes the program; the destructor
/// aborts what is under way (its `done` is called with Cancelled) and joins.
/// post() and setOffline() may be called from any thread; everything else only on the loop's thread, from posted work,
/// timers and done.
class HttpLoop {
public:
    using Done = std::function<void(HttpResult)>;
    using Clock = std::chrono::steady_clock;
    struct Options {
        std::string caFile;   ///< PEM; empty = the system's
        std::string proxy;    ///< empty = as the environment says
        bool offline = false; ///< see setOffline()
        long maxConnectionsPerHost = 512;
        std::size_t mostBytes = std::size_t{256}
                                << 20; ///< of replies, all together; a large one that would pass it breaks off
    };

    HttpLoop() : HttpLoop(Options()) {}
    explicit HttpLoop(Options options);
    ~HttpLoop();
    HttpLoop(const HttpLoop&) = delete;
    HttpLoop& operator=(const HttpLoop&) = delete;

    /// The way into the loop for other threads; may outlive it.
    class Mailbox {
    public:
        /// Runs `work` on the loop's thread, in order of posting. False, and not run, once the loop is being destroyed.
        bool post(std::function<void()> work) const;

    private:
        friend class HttpLoop;
        struct Box;
        std::shared_ptr<Box> m_box;
    };
    Mailbox mailbox() const;
    bool post(std::function<void()> work) { return mailbox().post(std::move(work)); }
    bool isLoopThread() const;
    /// While set, a transfer to any host but a loopback one ends with Network at once, and nothing is sent. What is
    /// under way goes on.
    void setOffline(bool offline);

    /// Starts a transfer; `done` is called exactly once, never from inside start() or abort().
    std::uint64_t start(HttpRequest request, Done done);
    /// Ends a transfer with Cancelled; does nothing when it has ended.
    void abort(std::uint64_t transfer);
    /// Times the request of a transfer under way has gone out; 0 while there is no connection yet.
    int sent(std::uint64_t transfer) const;
    /// Calls `work` once, not before `when`. Work that is still waiting when the loop ends is dropped.
    std::uint64_t at(Clock::time_point when, std::function<void()> work);
    void cancelTimer(std::uint64_t timer);

private:
    class Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace chronoscope::backend::http
