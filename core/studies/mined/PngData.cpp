// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/PngData.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace chronoscope::mined {

namespace {
Error unreadable(std::string why) { return {ErrorCode::BadInput, std::move(why), {}}; }

std::uint32_t fourBytes(std::string_view bytes) {
    std::uint32_t value = 0;
    for (const char byte : bytes.substr(0, 4))
        value = value << 8 | static_cast<std::uint8_t>(byte);
    return value;
}

/// Lines of the same length. An interlaced picture is seven smaller ones, one after the other.
struct Pass {
    std::uint64_t lines = 0;
    std::uint64_t bytes = 0; ///< of a line, with its filter
};

/// Bits of a pixel; none where PNG has no such pictures.
std::optional<std::uint64_t> bitsOfPixel(int depth, int colour) {
    struct Kind {
        int colour, channels, least, most;
    };
    constexpr std::array<Kind, 5> kKinds{{{0, 1, 1, 16}, {2, 3, 8, 16}, {3, 1, 1, 8}, {4, 2, 8, 16}, {6, 4, 8, 16}}};
    const bool isPower = depth > 0 && (depth & (depth - 1)) == 0;
    for (const Kind& kind : kKinds)
        if (kind.colour == colour && isPower && depth >= kind.least && depth <= kind.most)
            return static_cast<std::uint64_t>(kind.channels) * static_cast<std::uint64_t>(depth);
    return std::nullopt;
}

Result<std::vector<Pass>> passesOf(std::string_view header) {
    const std::uint64_t width = fourBytes(header), height = fourBytes(header.substr(4));
    const auto bits = bitsOfPixel(header[8], header[9]);
    const int interlace = header[12];
    if (!bits || header[10] != 0 || header[11] != 0 || interlace < 0 || interlace > 1)
        return unreadable("the PNG is of no kind that can be shown");
    struct Grid {
        std::uint64_t x, y, stepX, stepY;
    };
    constexpr std::array<Grid, 8> kGrids{{{0, 0, 1, 1}, // the first: not interlaced
                                          {0, 0, 8, 8},
                                          {4, 0, 8, 8},
                                          {0, 4, 4, 8},
                                          {2, 0, 4, 4},
                                          {0, 2, 2, 4},
                                          {1, 0, 2, 2},
                                          {0, 1, 1, 2}}};
    std::vector<Pass> passes;
    for (std::size_t i = interlace == 1 ? 1 : 0; i < (interlace == 1 ? kGrids.size() : 1); ++i) {
        const Grid& grid = kGrids[i];
        const std::uint64_t columns = (width + grid.stepX - 1 - grid.x) / grid.stepX;
        const std::uint64_t lines = (height + grid.stepY - 1 - grid.y) / grid.stepY;
        if (columns > 0 && lines > 0) passes.push_back({lines, 1 + (columns * *bits + 7) / 8});
    }
    return passes;
}

/// The chunks of a picture, one after the other.
class Chunks {
public:
    explicit Chunks(std::string_view header) : m_hasPalette(header[9] != 3) {}

    Status take(std::string_view name, std::size_t length) {
        const auto isLetter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
        if (!std::all_of(name.begin(), name.end(), isLetter))
            return unreadable("the PNG is damaged: a chunk has no name");
        if (name == "PLTE") {
            if (length == 0 || length % 3 != 0 || length / 3 > kMostColours)
                return unreadable("the PNG is damaged: its palette has no such colours");
            m_hasPalette = true;
        }
        if (name == "IDAT" && !m_hasPalette) return unreadable("the PNG has no palette for its colours");
        const bool isKnown = name == "IHDR" || name == "PLTE" || name == "IDAT" || name == "IEND";
        const bool isNeeded = name[0] <= 'Z'; // an upper-case letter
        return isNeeded && !isKnown ? Status(unreadable("the PNG has a part that no reader knows")) : Status();
    }

private:
    static constexpr std::size_t kMostColours = 256; ///< of any depth: readers leave out those that it cannot name
    bool m_hasPalette;
};

/// Takes what is unpacked, piece by piece, and knows when all lines are there.
class Lines {
public:
    explicit Lines(std::vector<Pass> passes) : m_passes(std::move(passes)) {}
    bool areAll() const { return m_pass == m_passes.size(); }
    /// False: a line begins with a filter that does not exist.
    bool take(const unsigned char* bytes, std::size_t count) {
        constexpr unsigned char kLastFilter = 4;
        while (count > 0 && !areAll()) {
            const Pass& pass = m_passes[m_pass];
            if (m_at == 0 && *bytes > kLastFilter) return false;
            const auto taken = static_cast<std::size_t>(std::min<std::uint64_t>(count, pass.bytes - m_at));
            bytes += taken;
            count -= taken;
            m_at += taken;
            if (m_at < pass.bytes) continue;
            m_at = 0;
            if (++m_line < pass.lines) continue;
            m_line = 0;
            ++m_pass;
        }
        return true;
    }

private:
    std::vector<Pass> m_passes;
    std::size_t m_pass = 0;
    std::uint64_t m_line = 0, m_at = 0; ///< of the pass, of the line
};

/// zlib's reader, which is given the data chunks one after the other.
class Unpacking {
public:
    Unpacking() : m_isReady(inflateInit(&m_stream) == Z_OK) {}
    ~Unpacking() {
        if (m_isReady) inflateEnd(&m_stream);
    }
    Unpacking(const Unpacking&) = delete;
    Unpacking& operator=(const Unpacking&) = delete;

    bool isReady() const { return m_isReady; }
    bool isOver() const { return m_isOver; }
    Status feed(std::string_view data, Lines& lines) {
        m_stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(data.data())); // zlib only reads it
        m_stream.avail_in = static_cast<uInt>(data.size());
        do {
            m_stream.next_out = m_piece.data();
            m_stream.avail_out = static_cast<uInt>(m_piece.size());
            const int state = inflate(&m_stream, Z_NO_FLUSH);
            if (state != Z_OK && state != Z_STREAM_END && state != Z_BUF_ERROR) return damaged();
            if (!lines.take(m_piece.data(), m_piece.size() - m_stream.avail_out)) return damaged();
            m_isOver = state == Z_STREAM_END;
        } while (!m_isOver && !lines.areAll() && m_stream.avail_out == 0);
        return {};
    }

private:
    static Error damaged() { return unreadable("the PNG is damaged: its picture cannot be unpacked"); }

    z_stream m_stream{};
    bool m_isReady;
    bool m_isOver = false;
    std::array<Bytef, 32 * 1024> m_piece{};
};
} // namespace

Status checkPngData(std::string_view png) {
    constexpr std::size_t kFirst = 8, kName = 4, kFrame = 12, kHeader = 13; // bytes
    if (png.size() < kFirst + kFrame + kHeader) return unreadable("the PNG has no header");
    auto passes = passesOf(png.substr(kFirst + 2 * kName, kHeader));
    if (!passes) return passes.error();
    Chunks chunks(png.substr(kFirst + 2 * kName, kHeader));
    for (std::size_t at = kFirst; png.size() - at >= kFrame;) {
        const std::size_t length = fourBytes(png.substr(at));
        if (length > png.size() - at - kFrame) break;
        const std::string_view name = png.substr(at + kName, kName);
        if (const Status known = chunks.take(name, length); !known) return known;
        if (name == "IEND") break;
        at += kFrame + length;
    }
    Lines lines(std::move(passes).value());
    Unpacking unpacking;
    if (!unpacking.isReady()) return Error{ErrorCode::Unsupported, "zlib cannot unpack anything", {}};
    for (std::size_t at = kFirst; !lines.areAll() && !unpacking.isOver() && png.size() - at >= kFrame;) {
        const std::size_t length = fourBytes(png.substr(at));
        if (length > png.size() - at - kFrame) break;
        if (png.substr(at + kName, kName) == "IDAT") {
            const Status fed = unpacking.feed(png.substr(at + 2 * kName, length), lines);
            if (!fed) return fed;
        }
        at += kFrame + length;
    }
    return lines.areAll() ? Status{} : unreadable("the PNG is cut off: its picture ends before its last line");
}

} // namespace chronoscope::mined
