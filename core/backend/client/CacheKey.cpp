// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/CacheKey.h"

#include "core/base/Hash.h"

#include <cstdint>

namespace chronoscope::backend {

std::string CacheKey::digest() const {
    const std::string sample = std::to_string(sampleIndex);
    std::string bytes;
    bytes.reserve(body.size() + 256);
    // Each field with its length before it, so that no two lists of fields run together to the same bytes.
    for (const std::string* part : {&protocol, &baseUrl, &model, &fingerprint, &path, &body, &sample}) {
        for (std::uint64_t rest = part->size(), i = 0; i < sizeof rest; ++i, rest >>= 8)
            bytes += static_cast<char>(rest & 0xFF);
        bytes += *part;
    }
    const auto hash = sha256(bytes);
    return {reinterpret_cast<const char*>(hash.data()), hash.size()};
}

} // namespace chronoscope::backend
