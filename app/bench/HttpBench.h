// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/bench/CoreBench.h"
#include "core/base/Result.h"

#include <cstdint>
#include <optional>
#include <string>

namespace chronoscope::app {

/// What became of a load whose server went away in its middle: connections reset, new ones refused, then back.
struct OutageFigures {
    double seconds = 0;      ///< it was away
    std::int64_t before = 0; ///< requests settled before it went
    std::int64_t during = 0; ///< settled while it was away: replies that had been received already
    std::int64_t after = 0;
    std::int64_t errors = 0;        ///< must be 0
    std::int64_t lost = 0;          ///< requests without an outcome, or with two: must be 0
    double secondsToFirstReply = 0; ///< from its return; the rarest probe comes every 5 s
};

/// Figures of the HTTP backend against this program's own loopback server, which shares the machine's cores with it.
struct HttpFigures {
    double requestsPerSecond = 0;               ///< 64 connections, no latency, no cache
    std::optional<double> wrkRequestsPerSecond; ///< wrk on the same server with the same body, where wrk is installed
    double atLatencyPerSecond = 0;              ///< 256 in flight at 2 s latency: at best 128
    double atLatencyCpuPercent = 0;             ///< of one core, server included
    std::int64_t faultyRequests = 0;            ///< asked of a server that fails 20 % of the calls
    std::int64_t faultyReplies = 0;
    std::int64_t faultyErrors = 0; ///< typed errors after all attempts
    std::int64_t faultyLost = 0;   ///< neither, or twice: must be 0
    double faultySeconds = 0;
    std::optional<OutageFigures> outage; ///< not measured when quick
};

/// Takes about three minutes, of which a server is away for one; half a minute when quick.
Result<HttpFigures> measureHttp(bool quick, const BenchNote& note);

} // namespace chronoscope::app
