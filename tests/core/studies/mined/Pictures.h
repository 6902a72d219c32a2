// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstdint>
#include <string>

namespace chronoscope::test {

/// The smallest files of each kind that tell a size. Only PNG has a picture in it: the others are frames, for what
/// reads headers only.

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

inline std::string pngChunk(const std::string& name, const std::string& data) {
    return bigBytes(static_cast<std::uint32_t>(data.size()), 4) + name + data + bigBytes(checksum(name + data), 4);
}

/// As zlib packs it, but without making anything smaller.
inline std::string packed(const std::string& data) {
    constexpr std::size_t kMost = 65'535; // bytes of a block
    std::string stream("\x78\x01", 2);
    for (std::size_t at = 0; at == 0 || at < data.size(); at += kMost) {
        const std::string block = data.substr(at, kMost);
        const auto size = static_cast<std::uint32_t>(block.size());
        stream += static_cast<char>(at + kMost >= data.size() ? 1 : 0);
        stream += littleBytes(size, 2) + littleBytes(~size & 0xFFFF, 2) + block;
    }
    std::uint32_t low = 1, high = 0;
    for (const char byte : data) {
        low = (low + static_cast<std::uint8_t>(byte)) % 65'521;
        high = (high + low) % 65'521;
    }
    return stream + bigBytes(high << 16 | low, 4);
}

/// A PNG whose data are `data`, whatever its header says of them; `interlace`: 1 in seven passes.
inline std::string pngOf(std::uint32_t width, std::uint32_t height, const std::string& data, int interlace = 0) {
    const std::string kind = std::string("\x08\x02\0\0", 4) + static_cast<char>(interlace); // 8 bits, red green blue
    return "\x89PNG\r\n\x1A\n" + pngChunk("IHDR", bigBytes(width, 4) + bigBytes(height, 4) + kind) +
           pngChunk("IDAT", data) + pngChunk("IEND", {});
}

/// Lines as PNG has them, of `mark` over and over.
inline std::string pngLines(std::uint32_t width, std::uint32_t height, const std::string& mark) {
    std::string lines;
    for (std::uint32_t y = 0; y < height; ++y) {
        lines += '\0'; // no filter
        for (std::uint32_t x = 0; x < 3 * width; ++x)
            lines += mark[x % mark.size()];
    }
    return lines;
}

/// `mark` makes one picture differ from another. One that claims more pixels than are ever taken has no lines.
inline std::string png(std::uint32_t width, std::uint32_t height, const std::string& mark = "mark") {
    const bool isBomb = width > 1000 || height > 1000;
    return pngOf(width, height, packed(isBomb ? mark : pngLines(width, height, mark)));
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
