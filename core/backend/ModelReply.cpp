// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/ModelReply.h"

namespace chronoscope::backend {

std::string_view name(ErrorKind kind) {
    switch (kind) {
    case ErrorKind::Network: return "network";
    case ErrorKind::Timeout: return "timeout";
    case ErrorKind::RateLimited: return "rate_limited";
    case ErrorKind::Server: return "server";
    case ErrorKind::Auth: return "auth";
    case ErrorKind::Quota: return "quota";
    case ErrorKind::BadRequest: return "bad_request";
    case ErrorKind::BadReply: return "bad_reply";
    case ErrorKind::Unsupported: return "unsupported";
    case ErrorKind::Cancelled: return "cancelled";
    }
    return "unknown";
}

} // namespace chronoscope::backend
