// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/RetryPolicy.h"

#include "core/base/Hash.h"

#include <algorithm>
#include <cmath>

namespace chronoscope::backend {

using std::chrono::milliseconds;

namespace {
bool mayPass(ErrorKind kind) {
    switch (kind) {
    case ErrorKind::Network:
    case ErrorKind::Timeout:
    case ErrorKind::RateLimited:
    case ErrorKind::Server: return true;
    case ErrorKind::Auth:
    case ErrorKind::Quota:
    case ErrorKind::BadRequest:
    case ErrorKind::BadReply:
    case ErrorKind::Unsupported:
    case ErrorKind::Cancelled: return false;
    }
    return false;
}
} // namespace

std::optional<milliseconds> RetryPolicy::delay(const BackendError& error, int made, std::uint64_t seed) const {
    if (!mayPass(error.kind) || made >= attempts) return std::nullopt;
    if (error.retryAfter) {
        if (*error.retryAfter > longestAsked) return std::nullopt;
        return std::max(*error.retryAfter, milliseconds(0));
    }
    const int doublings = std::max(made, 1) - 1;
    const double bound = std::clamp(std::ldexp(static_cast<double>(base.count()), doublings), 0.0,
                                    static_cast<double>(std::max(longest, milliseconds(0)).count()));
    const double share = unitInterval(mix(seed, static_cast<std::uint64_t>(doublings)));
    return milliseconds(std::llround(bound * share));
}

} // namespace chronoscope::backend
