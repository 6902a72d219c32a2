// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace chronoscope::backend {

/// Whether and when a failed request is asked again: network errors, time-outs, 429 and 5xx up to `attempts` times in
/// all, after a random wait in [0, base·2^(attempt−1)] of at most `longest` (full jitter); what the server asks for
/// wins. Bad requests, refused keys, used-up quotas and unreadable replies are never repeated. Pure value; any thread.
struct RetryPolicy {
    int attempts = 6;
    std::chrono::milliseconds base{1'000};
    std::chrono::milliseconds longest{60'000};
    std::chrono::milliseconds longestAsked{600'000}; ///< a server that asks for more is not waited for

    /// How long to wait before attempt `made` + 1; nothing if there is to be none. `seed` makes the jitter repeatable.
    std::optional<std::chrono::milliseconds> delay(const BackendError& error, int made, std::uint64_t seed) const;
};

} // namespace chronoscope::backend
