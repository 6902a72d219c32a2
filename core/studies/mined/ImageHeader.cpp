// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/ImageHeader.h"

#include "core/base/Text.h"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <optional>

namespace chronoscope::mined {

namespace {
Error refused(std::string why) { return {ErrorCode::BadInput, std::move(why), {}}; }

/// Numbers of a byte string that ends where it ends: nothing beyond.
class Bytes {
public:
    explicit Bytes(std::string_view bytes) : m_bytes(bytes) {}
    std::size_t size() const { return m_bytes.size(); }
    bool holds(std::size_t at, std::size_t count) const { return at <= size() && count <= size() - at; }
    std::optional<std::uint32_t> big(std::size_t at, int count) const { return number(at, count, true); }
    std::optional<std::uint32_t> little(std::size_t at, int count) const { return number(at, count, false); }
    bool is(std::size_t at, std::string_view text) const {
        return holds(at, text.size()) && m_bytes.substr(at, text.size()) == text;
    }
    std::string_view part(std::size_t at, std::size_t count) const { return m_bytes.substr(at, count); }
    bool has(std::string_view text, std::size_t from) const {
        return m_bytes.find(text, from) != std::string_view::npos;
    }

private:
    std::optional<std::uint32_t> number(std::size_t at, int count, bool isBig) const {
        if (!holds(at, static_cast<std::size_t>(count))) return std::nullopt;
        std::uint32_t value = 0;
        for (int i = 0; i < count; ++i) {
            const auto place = at + static_cast<std::size_t>(isBig ? i : count - 1 - i);
            value = value << 8 | static_cast<std::uint8_t>(m_bytes[place]);
        }
        return value;
    }
    std::string_view m_bytes;
};

using Found = Result<ImageHeader>;

Found sized(const char* mediaType, std::optional<std::uint32_t> width, std::optional<std::uint32_t> height) {
    if (!width || !height) return refused("the picture is cut off in its header");
    return ImageHeader{mediaType, *width, *height};
}

/// Whether a chunk is what its checksum says. A reader passes over damage in those that it can do without.
bool isChunkWhole(const Bytes& bytes, std::size_t at, std::uint32_t length) {
    constexpr std::size_t kName = 4;
    const std::string_view checked = bytes.part(at + kName, kName + length);
    const bool isNeeded = (checked[0] & 0x20) == 0; // an upper-case letter
    const auto sum = crc32_z(0, reinterpret_cast<const Bytef*>(checked.data()), checked.size());
    return !isNeeded || bytes.big(at + 2 * kName + length, 4) == static_cast<std::uint32_t>(sum);
}

Found readPng(const Bytes& bytes) {
    constexpr std::size_t kFirst = 8, kFrame = 12; // a chunk has its length, its name and a checksum around it
    if (!bytes.is(kFirst + 4, "IHDR") || bytes.big(kFirst, 4) != 13u) return refused("the PNG has no header");
    bool hasData = false;
    for (std::size_t at = kFirst;;) {
        const auto length = bytes.big(at, 4);
        if (!length || !bytes.holds(at, kFrame) || !bytes.holds(at + kFrame, *length))
            return refused("the PNG is cut off");
        if (!isChunkWhole(bytes, at, *length)) return refused("the PNG is damaged: a checksum is wrong");
        if (bytes.is(at + 4, "IEND")) break;
        hasData = hasData || (bytes.is(at + 4, "IDAT") && *length > 0);
        at += kFrame + *length;
    }
    if (!hasData) return refused("the PNG holds no picture");
    return sized("image/png", bytes.big(kFirst + 8, 4), bytes.big(kFirst + 12, 4));
}

/// Whether a JPEG marker begins a frame: it tells the size.
bool isFrame(std::uint32_t marker) {
    return marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
}

Found readJpeg(const Bytes& bytes) {
    std::optional<Found> header;
    for (std::size_t at = 2;;) {
        while (bytes.is(at, "\xFF\xFF")) // fill bytes
            ++at;
        const auto marker = bytes.big(at + 1, 1);
        if (!bytes.is(at, "\xFF") || !marker) return refused("the JPEG is cut off in its header");
        if (*marker == 0x01 || (*marker >= 0xD0 && *marker <= 0xD7)) { // without a length
            at += 2;
            continue;
        }
        if (*marker == 0xD9) return refused("the JPEG holds no picture");
        const auto length = bytes.big(at + 2, 2);
        if (!length || *length < 2 || !bytes.holds(at + 2, *length))
            return refused("the JPEG is cut off in its header");
        if (isFrame(*marker)) header = sized("image/jpeg", bytes.big(at + 7, 2), bytes.big(at + 5, 2));
        at += 2 + *length;
        if (*marker == 0xDA) { // the picture itself, up to the end mark
            if (!header) return refused("the JPEG does not tell its size");
            return bytes.has("\xFF\xD9", at) ? *header : refused("the JPEG is cut off");
        }
    }
}

Found readWebp(const Bytes& bytes) {
    const auto length = bytes.little(4, 4);
    if (!length || *length < 12 || !bytes.holds(8, *length)) return refused("the WebP is cut off");
    constexpr std::size_t kData = 20; // of the first chunk
    if (bytes.is(12, "VP8X")) {
        const auto width = bytes.little(kData + 4, 3), height = bytes.little(kData + 7, 3);
        if (!width || !height) return refused("the WebP is cut off in its header");
        return sized("image/webp", *width + 1, *height + 1);
    }
    if (bytes.is(12, "VP8L")) {
        const auto packed = bytes.little(kData + 1, 4);
        if (!bytes.is(kData, "\x2F") || !packed) return refused("the WebP has no header");
        return sized("image/webp", (*packed & 0x3FFF) + 1, (*packed >> 14 & 0x3FFF) + 1);
    }
    if (!bytes.is(12, "VP8 ") || !bytes.is(kData + 3, "\x9D\x01\x2A")) return refused("the WebP has no header");
    const auto width = bytes.little(kData + 6, 2), height = bytes.little(kData + 8, 2);
    if (!width || !height) return refused("the WebP is cut off in its header");
    return sized("image/webp", *width & 0x3FFF, *height & 0x3FFF);
}

Found readGif(const Bytes& bytes) {
    constexpr std::size_t kScreen = 13; // bytes up to the first block
    if (bytes.size() <= kScreen || !bytes.has(";", bytes.size() - 1)) return refused("the GIF is cut off");
    return sized("image/gif", bytes.little(6, 2), bytes.little(8, 2));
}

bool looksLikeSvg(std::string_view bytes) {
    constexpr std::size_t kLook = 1024;
    const std::string_view start = text::trim(bytes.substr(0, kLook));
    return start.find("<svg") != std::string_view::npos || start.starts_with("<?xml");
}

Found readAny(std::string_view all) {
    const Bytes bytes(all);
    if (bytes.is(0, "\x89PNG\r\n\x1A\n")) return readPng(bytes);
    if (bytes.is(0, "\xFF\xD8")) return readJpeg(bytes);
    if (bytes.is(0, "RIFF") && bytes.is(8, "WEBP")) return readWebp(bytes);
    if (bytes.is(0, "GIF87a") || bytes.is(0, "GIF89a")) return readGif(bytes);
    if (all.empty()) return refused("the file is empty");
    if (looksLikeSvg(all))
        return refused("an SVG may refer to other files and is not taken; PNG, JPEG, WebP or GIF is");
    return refused("not a PNG, JPEG, WebP or GIF by its bytes");
}
} // namespace

Result<ImageHeader> readImageHeader(std::string_view bytes) {
    if (bytes.size() > kMostImageBytes)
        return refused(
            fmt::format("the file has {} bytes, more than the {} that are taken", bytes.size(), kMostImageBytes));
    auto header = readAny(bytes);
    if (!header) return header;
    const std::uint64_t pixels = std::uint64_t{header->width} * header->height;
    if (pixels == 0) return refused("the picture has no pixels");
    if (std::max(header->width, header->height) > kMostImageSide || pixels > kMostImagePixels)
        return refused(
            fmt::format("the picture claims {} × {} pixels, more than are taken", header->width, header->height));
    return header;
}

} // namespace chronoscope::mined
