// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace chronoscope {

/// SHA-256 over the bytes of `text`. Any thread.
std::array<std::uint8_t, 32> sha256(std::string_view text);

/// First 128 bits of a SHA-256: the content id of an element, a slice, a pack. Printed as 32 lower-case hex digits.
using ContentId = std::array<std::uint8_t, 16>;

/// SHA-256 over the bytes of `text`, cut to 128 bits. Any thread.
ContentId contentId(std::string_view text);

std::string toHex(const ContentId& id);

/// The id written by toHex(), or all zeros with `ok` false when `hex` is not 32 hex digits.
ContentId contentIdFromHex(std::string_view hex, bool& ok);

/// First 64 bits (big endian) of the SHA-256 of `text`: seeds and keys that must never change between versions.
std::uint64_t hash64(std::string_view text);

/// A well-mixed 64-bit value of two others (splitmix64 finaliser): cheap derivation of seeds from seeds.
constexpr std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
    std::uint64_t x = a + 0x9E3779B97F4A7C15ULL * (b + 1);
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}

/// `x` as a number in [0, 1).
constexpr double unitInterval(std::uint64_t x) { return static_cast<double>(x >> 11) * 0x1.0p-53; }

/// Small deterministic stream of 64-bit numbers (splitmix64); the same on every platform, unlike std distributions.
class SeedStream {
public:
    explicit constexpr SeedStream(std::uint64_t seed) : m_state(seed) {}
    constexpr std::uint64_t next() { return mix(m_state += 0x9E3779B97F4A7C15ULL, 0); }
    /// Uniform in [0, n), n > 0, without modulo bias.
    constexpr std::uint64_t below(std::uint64_t n) {
        const std::uint64_t limit = n * (UINT64_MAX / n);
        std::uint64_t x = next();
        while (x >= limit)
            x = next();
        return x % n;
    }

private:
    std::uint64_t m_state;
};

} // namespace chronoscope
