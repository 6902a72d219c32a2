// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstdint>
#include <string>

namespace chronoscope::test {

/// The smallest files of each kind that tell a size: frames without a picture in them, for what reads headers only.

/// `count` bytes of `value`, the largest or the smallest first.
inline std::string bigBytes(std::uint32_t value, int count) {
    std::string bytes;
    for (int i = count - 1; i >= 0; --i)
        bytes += static_cast<char>(value >> (8 * i) & 0xFF);
    return bytes;
}
inline std::string littleBytes(std::uint32_t value, int count) {
    const std::string big = bigBytes(value, count);
    return {big.rbegin(), big.rend()};
}

/// The checksum of PNG.
inline std::uint32_t checksum(const std::string& bytes) {
    std::uint32_t sum = ~0U;
    for (const char byte : bytes) {
        sum ^= static_cast<std::uint8_t>(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1) ^ (sum & 1 ? 0xEDB88320U : 0);
    }
    return ~sum;
}

/// `mark` makes one picture differ from another.
inline std::string png(std::uint32_t width, std::uint32_t height, const std::string& mark = "mark") {
    const auto chunk = [](const std::string& name, const std::string& data) {
        return bigBytes(static_cast<std::uint32_t>(data.size()), 4) + name + data + bigBytes(checksum(name + data), 4);
    };
    return "\x89PNG\r\n\x1A\n" +
           chunk("IHDR", bigBytes(width, 4) + bigBytes(height, 4) + std::string("\x08\x02\0\0\0", 5)) +
           chunk("IDAT", mark) + chunk("IEND", {});
}

inline std::string jpeg(std::uint32_t width, std::uint32_t height) {
    const std::string frame = std::string("\xFF\xC0", 2) + bigBytes(11, 2) + "\x08" + bigBytes(height, 2) +
                              bigBytes(width, 2) + std::string("\x01\x01\x11\0", 4);
    const std::string scan =
        std::string("\xFF\xDA", 2) + bigBytes(8, 2) + std::string("\x01\x01\0\0\x3F\0", 6) + "data";
    return "\xFF\xD8" + frame + scan + "\xFF\xD9";
}

inline std::string gif(std::uint32_t width, std::uint32_t height) {
    return "GIF89a" + littleBytes(width, 2) + littleBytes(height, 2) + std::string("\0\0\0", 3) + "data;";
}

inline std::string webp(const std::string& kind, std::uint32_t width, std::uint32_t height) {
    std::string data;
    if (kind == "VP8X") data = std::string("\0\0\0\0", 4) + littleBytes(width - 1, 3) + littleBytes(height - 1, 3);
    if (kind == "VP8L") data = "\x2F" + littleBytes((width - 1) | (height - 1) << 14, 4);
    if (kind == "VP8 ") data = "abc\x9D\x01\x2A" + littleBytes(width, 2) + littleBytes(height, 2);
    const std::string chunks = "WEBP" + kind + littleBytes(static_cast<std::uint32_t>(data.size()), 4) + data;
    return "RIFF" + littleBytes(static_cast<std::uint32_t>(chunks.size()), 4) + chunks;
}

} // namespace chronoscope::test
