// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

namespace chronoscope::app {

/// A stand-in for a model server, to measure the network layer against: HTTP/1.1 on 127.0.0.1, a port chosen by the
/// system, one thread. Every generation call is read whole and answered with the same valid reply; its body is not
/// looked into, but for prompts that are to be echoed with log-probabilities, one or a list of them. Speaks POST
/// /v1/chat/completions, POST /v1/completions, GET /v1/models and GET /health, keeps connections and answers pipelined
/// requests in order. Owned by whoever measures; the destructor closes everything and joins. Public functions: any
/// thread.
class LoopbackServer {
public:
    struct Options {
        std::chrono::milliseconds latency{0}; ///< from the last byte of a generation call to the reply's first
        double faults = 0;                    ///< share (0 to 1) of generation calls that meet a fault, each kind alike
        std::uint64_t seed = 1;               ///< of the stream that faults are drawn from, in order of arrival
        std::string text = "A. Marie Curie";  ///< of every reply
    };
    /// Calls that were read whole, by what became of them (a reply still under way or in latency is not counted yet).
    struct Counts {
        std::uint64_t chats = 0;
        std::uint64_t completions = 0;
        std::uint64_t modelLists = 0;
        std::uint64_t healths = 0;
        std::uint64_t refused = 0;      ///< unknown path or method, or not HTTP: an error of the client
        std::uint64_t rateLimited = 0;  ///< fault: 429 with Retry-After: 0
        std::uint64_t serverErrors = 0; ///< fault: 500
        std::uint64_t resets = 0;       ///< fault: connection reset without a reply
        std::uint64_t stalls = 0;       ///< fault: connection left open, no reply ever
        std::uint64_t connections = 0;

        std::uint64_t faults() const { return rateLimited + serverErrors + resets + stalls; }
        std::uint64_t answered() const { return chats + completions; }
    };

    /// What its thread has cost so far: whoever measures the rest of the process takes it out.
    struct Usage {
        double cpuSeconds = 0;     ///< user and system
        std::int64_t switches = 0; ///< context switches, voluntary or not
    };

    /// Listens before it returns. Io when no socket can be had.
    static Result<std::unique_ptr<LoopbackServer>> start(Options options);
    ~LoopbackServer();
    LoopbackServer(const LoopbackServer&) = delete;
    LoopbackServer& operator=(const LoopbackServer&) = delete;

    /// The network is gone: every connection is reset, the listening socket closed, and new connections are refused.
    /// The port stays reserved. Returns when it is so. Io when the port cannot be reserved.
    Status goAway();
    /// Listens again on the same port. Not at once with goAway().
    Status comeBack();

    int port() const;
    std::string baseUrl() const; ///< "http://127.0.0.1:PORT"
    Counts counts() const;
    Usage usage() const;

private:
    class Impl;
    explicit LoopbackServer(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

} // namespace chronoscope::app
