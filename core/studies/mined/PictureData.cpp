// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/PictureData.h"

#include "core/studies/mined/PngData.h"
#include "core/studies/mined/WebpData.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace chronoscope::mined {

namespace {
Error notDrawn(std::string why) { return {ErrorCode::BadInput, std::move(why), {}}; }

/// Reads forward through bytes that end where they end.
class Cursor {
public:
    explicit Cursor(std::string_view bytes) : m_rest(bytes) {}
    std::size_t left() const { return m_rest.size(); }
    /// Nothing where there are fewer.
    std::optional<std::string_view> take(std::size_t count) {
        if (count > m_rest.size()) return std::nullopt;
        const std::string_view taken = m_rest.substr(0, count);
        m_rest.remove_prefix(count);
        return taken;
    }
    /// -1 at the end.
    int byte() {
        const auto taken = take(1);
        return taken ? static_cast<std::uint8_t>(taken->front()) : -1;
    }

private:
    std::string_view m_rest;
};

std::uint32_t byteAt(std::string_view bytes, std::size_t at) { return static_cast<std::uint8_t>(bytes[at]); }
std::uint32_t bigAt(std::string_view bytes, std::size_t at) { return byteAt(bytes, at) << 8 | byteAt(bytes, at + 1); }
std::uint32_t littleAt(std::string_view bytes, std::size_t at, int count) {
    std::uint32_t value = 0;
    for (int i = count; i-- > 0;)
        value = value << 8 | byteAt(bytes, at + static_cast<std::size_t>(i));
    return value;
}

/// A JPEG up to its first scan. Its marks and lengths are those that readImageHeader() went along.
class JpegParts {
public:
    Status check(std::string_view bytes) {
        for (std::size_t at = 2; at + 4 <= bytes.size();) {
            const std::uint32_t marker = byteAt(bytes, at + 1);
            if (marker == 0xFF) { // a fill byte
                ++at;
                continue;
            }
            if (marker == 0x01 || (marker >= 0xD0 && marker <= 0xD7)) {
                at += 2;
                continue;
            }
            const std::size_t length = bigAt(bytes, at + 2);
            if (length < 2 || length > bytes.size() - at - 2) break;
            const std::string_view body = bytes.substr(at + 4, length - 2);
            at += 2 + length;
            if (marker == 0xDA) return scan(body, bytes.substr(at));
            if (const Status taken = take(marker, body); !taken) return taken;
        }
        return notDrawn("the JPEG holds no picture");
    }

private:
    struct Component {
        std::uint32_t id = 0, table = 0;
    };

    Status take(std::uint32_t marker, std::string_view body) {
        const bool isFrame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
        if (isFrame) return frame(marker, body);
        if (marker == 0xDB) return quantization(body);
        if (marker == 0xC4) return huffman(body);
        return {};
    }

    Status frame(std::uint32_t marker, std::string_view body) {
        constexpr std::array<std::uint32_t, 5> kDrawn{0xC0, 0xC1, 0xC2, 0xC9, 0xCA};
        constexpr std::size_t kHead = 6, kEach = 3; // bytes
        if (std::find(kDrawn.begin(), kDrawn.end(), marker) == kDrawn.end() || !m_components.empty())
            return notDrawn("the JPEG is of no kind that can be shown");
        const std::size_t count = body.size() < kHead ? 0 : byteAt(body, 5);
        if (count == 0 || count > 4 || body.size() != kHead + kEach * count || byteAt(body, 0) != 8)
            return notDrawn("the JPEG is of no kind that can be shown");
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t at = kHead + kEach * i;
            const std::uint32_t across = byteAt(body, at + 1) >> 4, down = byteAt(body, at + 1) & 15;
            if (across < 1 || across > 4 || down < 1 || down > 4)
                return notDrawn("the JPEG is damaged: its parts have no size");
            m_components.push_back({byteAt(body, at), byteAt(body, at + 2)});
        }
        m_needsHuffman = marker == 0xC2;
        return {};
    }

    Status quantization(std::string_view body) {
        Cursor tables(body);
        while (tables.left() > 0) {
            const int head = tables.byte();
            if ((head & 15) > 3 || !tables.take(head >> 4 == 0 ? 64 : 128))
                return notDrawn("the JPEG is damaged: a table is cut off");
            m_quantization[static_cast<std::size_t>(head & 15)] = true;
        }
        return {};
    }

    Status huffman(std::string_view body) {
        Cursor tables(body);
        while (tables.left() > 0) {
            const int head = tables.byte();
            const auto counts = tables.take(16);
            std::size_t codes = 0;
            for (std::size_t i = 0; counts && i < counts->size(); ++i)
                codes += byteAt(*counts, i);
            if (!counts || (head & 15) > 3 || head >> 4 > 1 || codes > 256 || !tables.take(codes))
                return notDrawn("the JPEG is damaged: a table is cut off");
            m_hasHuffman = true;
        }
        return {};
    }

    Status scan(std::string_view head, std::string_view data) const {
        const std::size_t count = head.empty() ? 0 : byteAt(head, 0);
        if (count == 0 || count > 4 || head.size() != 4 + 2 * count)
            return notDrawn("the JPEG is damaged: its scan has no head");
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint32_t id = byteAt(head, 1 + 2 * i);
            const auto known = std::find_if(m_components.begin(), m_components.end(),
                                            [&](const Component& one) { return one.id == id; });
            if (known == m_components.end()) return notDrawn("the JPEG is damaged: its scan is of no part of it");
            if (known->table > 3 || !m_quantization[known->table])
                return notDrawn("the JPEG lacks the tables that its picture needs");
        }
        // A baseline one without codes has those of the standard: readers know them.
        if (m_needsHuffman && !m_hasHuffman) return notDrawn("the JPEG lacks the tables that its picture needs");
        const bool isEmpty = data.size() < 2 || (byteAt(data, 0) == 0xFF && byteAt(data, 1) != 0);
        return isEmpty ? Status(notDrawn("the JPEG holds no picture")) : Status();
    }

    std::vector<Component> m_components;
    std::array<bool, 4> m_quantization{};
    bool m_needsHuffman = false, m_hasHuffman = false;
};

/// Pieces of data, each behind its length, up to an empty one. Their bytes; nothing where they do not end.
std::optional<std::size_t> takePieces(Cursor& gif) {
    std::size_t bytes = 0;
    for (;;) {
        const int length = gif.byte();
        if (length < 0) return std::nullopt;
        if (length == 0) return bytes;
        if (!gif.take(static_cast<std::size_t>(length))) return std::nullopt;
        bytes += static_cast<std::size_t>(length);
    }
}

/// The colours that a byte of flags announces; false where they are cut off.
bool takeColours(Cursor& gif, std::uint32_t flags, bool& hasColours) {
    if ((flags & 0x80) == 0) return true;
    hasColours = true;
    return gif.take(std::size_t{3} << ((flags & 7) + 1)).has_value();
}

Status checkGif(std::string_view bytes) {
    constexpr std::size_t kScreen = 13, kFrame = 9;
    const Error cut = notDrawn("the GIF is cut off"), damaged = notDrawn("the GIF is damaged");
    Cursor gif(bytes);
    const auto screen = gif.take(kScreen);
    bool hasColours = false;
    if (!screen || !takeColours(gif, byteAt(*screen, 10), hasColours)) return cut;
    for (int block = gif.byte(); block != ';'; block = gif.byte()) {
        if (block < 0) return cut;
        if (block == '!') { // of its label and data nothing is needed
            if (gif.byte() < 0 || !takePieces(gif)) return cut;
            continue;
        }
        if (block != ',') return damaged;
        const auto frame = gif.take(kFrame);
        bool hasOwn = hasColours;
        if (!frame || !takeColours(gif, byteAt(*frame, 8), hasOwn)) return cut;
        const int codeSize = gif.byte();
        const auto data = takePieces(gif);
        if (!data) return cut;
        if (!hasOwn) return notDrawn("the GIF has no colours");
        if (codeSize < 1 || codeSize > 8 || littleAt(*frame, 4, 2) == 0 || littleAt(*frame, 6, 2) == 0) return damaged;
        if (*data > 0) return {}; // readers show it, whatever is wrong behind it
    }
    return notDrawn("the GIF holds no picture");
}
} // namespace

Status checkPictureData(std::string_view mediaType, std::string_view bytes) {
    if (mediaType == "image/png") return checkPngData(bytes);
    if (mediaType == "image/jpeg") return JpegParts().check(bytes);
    if (mediaType == "image/gif") return checkGif(bytes);
    return mediaType == "image/webp" ? checkWebpData(bytes) : Status();
}

} // namespace chronoscope::mined
