// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/CacheKey.h"

#include "core/base/Text.h"

#include <nlohmann/json.hpp>
#include <openssl/evp.h>

#include <cstdint>
#include <memory>
#include <new>
#include <string_view>

namespace chronoscope::backend {

using nlohmann::json;

namespace {
constexpr int kMaxDepth = 100;

class Sha256 {
public:
    Sha256() : m_context(EVP_MD_CTX_new(), &EVP_MD_CTX_free) {
        if (!m_context || EVP_DigestInit_ex(m_context.get(), EVP_sha256(), nullptr) != 1) throw std::bad_alloc();
    }
    /// A field with its length before it, so that no two lists of fields run together to the same bytes.
    void field(std::string_view bytes) {
        unsigned char length[8];
        std::uint64_t rest = bytes.size();
        for (unsigned char& byte : length) {
            byte = static_cast<unsigned char>(rest & 0xFF);
            rest >>= 8;
        }
        EVP_DigestUpdate(m_context.get(), length, sizeof length);
        EVP_DigestUpdate(m_context.get(), bytes.data(), bytes.size());
    }
    std::string digest() {
        std::string out(32, '\0');
        EVP_DigestFinal_ex(m_context.get(), reinterpret_cast<unsigned char*>(out.data()), nullptr);
        return out;
    }

private:
    std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> m_context;
};

/// `body` with sorted members and without white space; as it is when it is not JSON.
std::string canonical(const std::string& body) {
    if (body.empty() || text::nestsDeeperThan(body, kMaxDepth)) return body;
    const json value = json::parse(body, nullptr, false); // refuses ill-formed UTF-8
    if (value.is_discarded()) return body;
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}
} // namespace

std::string CacheKey::digest() const {
    Sha256 hash;
    for (const std::string* part : {&protocol, &baseUrl, &model, &fingerprint, &path})
        hash.field(*part);
    hash.field(canonical(body));
    hash.field(std::to_string(sampleIndex));
    return hash.digest();
}

} // namespace chronoscope::backend
