// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/CacheKey.h"

#include <openssl/sha.h>

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
    std::string out(SHA256_DIGEST_LENGTH, '\0');
    SHA256(reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
           reinterpret_cast<unsigned char*>(out.data()));
    return out;
}

} // namespace chronoscope::backend
