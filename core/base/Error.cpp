// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Error.h"

namespace chronoscope {

std::string_view name(ErrorCode code) {
    switch (code) {
    case ErrorCode::InvalidArgument: return "invalid_argument";
    case ErrorCode::NotFound: return "not_found";
    case ErrorCode::BadInput: return "bad_input";
    case ErrorCode::Io: return "io";
    case ErrorCode::DiskFull: return "disk_full";
    case ErrorCode::Corrupt: return "corrupt";
    case ErrorCode::NewerSchema: return "newer_schema";
    case ErrorCode::Locked: return "locked";
    case ErrorCode::ReadOnly: return "read_only";
    case ErrorCode::Cancelled: return "cancelled";
    case ErrorCode::Unsupported: return "unsupported";
    case ErrorCode::Backend: return "backend";
    }
    return "unknown";
}

} // namespace chronoscope
