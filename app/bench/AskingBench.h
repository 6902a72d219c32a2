// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <string>

namespace chronoscope::app {

/// What a reply costs from the plan to the disk, by the process's own account: that of the loopback server, a thread of
/// this process, is taken out, but it shares the machine's cores.
struct AskingCost {
    double repliesPerSecond = 0; ///< asked over HTTP, judged, durable and tallied
    double cpuMicros = 0;        ///< user and system time, µs a reply
    double switches = 0;         ///< context switches a reply, voluntary or not
};

/// The same run three times against a server of no latency.
struct AskingFigures {
    std::int64_t replies = 0; ///< of each run
    AskingCost uncached;
    AskingCost filling; ///< with an empty response cache, which keeps all replies
    AskingCost found;   ///< … and all of them from that cache
};

/// Works in `folder`; `elements` of 420 requests each.
Result<AskingFigures> measureAsking(const std::string& folder, int elements);

} // namespace chronoscope::app
