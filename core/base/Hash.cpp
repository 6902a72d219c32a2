// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Hash.h"

#include <openssl/evp.h>

#include <algorithm>
#include <new>

namespace chronoscope {

namespace {
int hexDigit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}
} // namespace

std::array<std::uint8_t, 32> sha256(std::string_view text) {
    static EVP_MD* const kAlgorithm = EVP_MD_fetch(nullptr, "SHA256", nullptr); // looking it up costs most of a digest
    std::array<std::uint8_t, 32> digest{};
    if (!kAlgorithm || EVP_Digest(text.data(), text.size(), digest.data(), nullptr, kAlgorithm, nullptr) != 1)
        throw std::bad_alloc(); // nothing else can go wrong
    return digest;
}

ContentId contentId(std::string_view text) {
    const auto digest = sha256(text);
    ContentId id{};
    std::copy_n(digest.begin(), id.size(), id.begin());
    return id;
}

std::string toHex(const ContentId& id) {
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string hex;
    hex.reserve(id.size() * 2);
    for (const std::uint8_t byte : id) {
        hex += kDigits[byte >> 4];
        hex += kDigits[byte & 15];
    }
    return hex;
}

ContentId contentIdFromHex(std::string_view hex, bool& ok) {
    ContentId id{};
    ok = hex.size() == id.size() * 2;
    for (std::size_t i = 0; ok && i < id.size(); ++i) {
        const int high = hexDigit(hex[2 * i]);
        const int low = hexDigit(hex[2 * i + 1]);
        ok = high >= 0 && low >= 0;
        if (ok) id[i] = static_cast<std::uint8_t>(high * 16 + low);
    }
    return ok ? id : ContentId{};
}

std::uint64_t hash64(std::string_view text) {
    const auto digest = sha256(text);
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < 8; ++i)
        value = value << 8 | digest[i];
    return value;
}

} // namespace chronoscope
