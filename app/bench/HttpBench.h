// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/bench/CoreBench.h"
#include "core/base/Result.h"

#include <cstdint>
#include <optional>
#include <string>

namespace chronoscope::app {

/// Figures of the HTTP backend against this program's own loopback server, which shares the machine's cores with it.
struct HttpFigures {
    double requestsPerSecond = 0;     ///< 64 connections, no latency, no cache
    std::optional<double> wrkRequestsPerSecond; ///< wrk on the same server with the same body, where wrk is installed
    double atLatencyPerSecond = 0;    ///< 256 in flight at 2 s latency: at best 128
    double atLatencyCpuPercent = 0;   ///< of one core, server included
    std::int64_t faultyRequests = 0;  ///< asked of a server that fails 20 % of the calls
    std::int64_t faultyReplies = 0;
    std::int64_t faultyErrors = 0;    ///< typed errors after all attempts
    std::int64_t faultyLost = 0;      ///< neither, or twice: must be 0
};

Result<HttpFigures> measureHttp(bool quick, const BenchNote& note);

} // namespace chronoscope::app
