// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/WebpData.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace chronoscope::mined {

namespace {
constexpr std::size_t kLossyHead = 10;

Error noWebp(std::string why) { return {ErrorCode::BadInput, std::move(why), {}}; }

/// The lower bytes first.
std::uint32_t webpNumber(std::string_view bytes, std::size_t at, int count) {
    std::uint32_t value = 0;
    for (int i = count; i-- > 0;)
        value = value << 8 | static_cast<std::uint8_t>(bytes[at + static_cast<std::size_t>(i)]);
    return value;
}

/// Reads the arithmetic code of a lossy picture where each bit is as likely as the other (RFC 6386, 7.3). Behind the
/// end there are zeros, as for every reader.
class EvenBits {
public:
    explicit EvenBits(std::string_view bytes) : m_bytes(bytes) {
        m_value = next() << 8;
        m_value |= next();
    }
    bool flag() {
        constexpr std::uint32_t kHalf = 128;
        const std::uint32_t split = 1 + ((m_range - 1) * kHalf >> 8);
        const bool isSet = m_value >= split << 8;
        m_range = isSet ? m_range - split : split;
        if (isSet) m_value -= split << 8;
        for (; m_range < kHalf; m_range <<= 1) {
            m_value <<= 1;
            if (++m_shifted < 8) continue;
            m_shifted = 0;
            m_value |= next();
        }
        return isSet;
    }
    std::uint32_t number(int bits) {
        std::uint32_t value = 0;
        while (bits-- > 0)
            value = value << 1 | (flag() ? 1U : 0U);
        return value;
    }
    /// `count` numbers, each behind a flag that says whether it is there.
    void passOptional(int count, int bits) {
        while (count-- > 0)
            if (flag()) (void)number(bits);
    }

private:
    std::uint32_t next() { return m_at < m_bytes.size() ? static_cast<std::uint8_t>(m_bytes[m_at++]) : 0; }

    std::string_view m_bytes;
    std::size_t m_at = 0;
    std::uint32_t m_value = 0;
    std::uint32_t m_range = 255;
    int m_shifted = 0;
};

/// Into how many parts the picture is divided, by the head of the first part (RFC 6386, 9.2 to 9.5).
std::size_t partsOfLossy(std::string_view first) {
    constexpr int kSegments = 4, kDeltas = 8, kSign = 1;
    EvenBits bits(first);
    (void)bits.number(2); // colours, clamping
    if (bits.flag()) {    // segments
        const bool hasMap = bits.flag(), hasData = bits.flag();
        if (hasData) {
            (void)bits.flag();
            bits.passOptional(kSegments, 7 + kSign);
            bits.passOptional(kSegments, 6 + kSign);
        }
        if (hasMap) bits.passOptional(kSegments - 1, 8);
    }
    (void)bits.number(1 + 6 + 3); // the filter: its kind, level and sharpness
    if (bits.flag() && bits.flag()) bits.passOptional(kDeltas, 6 + kSign);
    return std::size_t{1} << bits.number(2);
}

struct WebpSize {
    std::uint32_t width = 0, height = 0;
    bool operator==(const WebpSize&) const = default;
};

Result<WebpSize> checkLossy(std::string_view data) {
    if (data.size() < kLossyHead || data.substr(3, 3) != "\x9D\x01\x2A") return noWebp("the WebP has no header");
    const std::uint32_t tag = webpNumber(data, 0, 3);
    const bool isKey = (tag & 1) == 0, isShown = (tag >> 4 & 1) == 1;
    if (!isKey || !isShown || (tag >> 1 & 7) > 3) return noWebp("the WebP is of no kind that can be shown");
    const auto cut = noWebp("the WebP is damaged: its picture is cut off");
    const std::size_t first = tag >> 5; // bytes of its first part, behind the head
    if (first == 0 || first >= data.size() - kLossyHead) return cut;
    constexpr int kLengthBytes = 3; // of the length of every other part but the last, which has the rest
    const std::size_t lengths = partsOfLossy(data.substr(kLossyHead, first)) - 1;
    const std::string_view rest = data.substr(kLossyHead + first);
    std::size_t taken = lengths * kLengthBytes;
    if (taken >= rest.size()) return cut;
    for (std::size_t part = 0; part < lengths; ++part)
        taken += webpNumber(rest, part * kLengthBytes, kLengthBytes);
    if (taken >= rest.size()) return cut;
    constexpr std::uint32_t kSide = 0x3FFF; // the upper bits are a scale
    return WebpSize{webpNumber(data, 6, 2) & kSide, webpNumber(data, 8, 2) & kSide};
}

Result<WebpSize> checkLossless(std::string_view data) {
    constexpr std::size_t kHead = 5;
    if (data.size() < kHead || data[0] != '\x2F') return noWebp("the WebP has no header");
    const std::uint32_t packed = webpNumber(data, 1, 4);
    if (packed >> 29 != 0) return noWebp("the WebP is of no kind that can be shown");
    if (data.size() == kHead) return noWebp("the WebP holds no picture");
    return WebpSize{(packed & 0x3FFF) + 1, (packed >> 14 & 0x3FFF) + 1};
}

/// Goes through the chunks of a file.
class WebpChunks {
public:
    /// Chunks one after the other; a frame of an animation holds some of its own, but no frame.
    Status check(std::string_view bytes, bool isFrame) {
        constexpr std::size_t kHead = 8, kFrame = 16;
        while (bytes.size() >= kHead) {
            const std::string_view name = bytes.substr(0, 4);
            const std::size_t length = webpNumber(bytes, 4, 4);
            if (length > bytes.size() - kHead) return m_hasPicture ? Status() : noWebp("the WebP is cut off");
            const std::string_view data = bytes.substr(kHead, length);
            Status checked;
            if (name == "VP8X" && !isFrame) takeCanvas(data);
            if (name == "VP8 ") checked = takePicture(checkLossy(data));
            if (name == "VP8L") checked = takePicture(checkLossless(data));
            if (name == "ANMF")
                checked =
                    isFrame || data.size() < kFrame ? noWebp("the WebP is damaged") : check(data.substr(kFrame), true);
            if (!checked) return checked;
            bytes.remove_prefix(std::min(bytes.size(), kHead + length + length % 2));
        }
        return {};
    }
    bool hasPicture() const { return m_hasPicture; }

private:
    /// Nothing of an animation: its frames are parts of the canvas.
    void takeCanvas(std::string_view data) {
        constexpr std::size_t kSizes = 4, kAll = 10;
        constexpr std::uint32_t kAnimated = 2;
        if (data.size() < kAll || (webpNumber(data, 0, 1) & kAnimated) != 0) return;
        m_canvas = WebpSize{webpNumber(data, kSizes, 3) + 1, webpNumber(data, kSizes + 3, 3) + 1};
    }
    Status takePicture(const Result<WebpSize>& size) {
        if (!size) return size.error();
        if (!m_hasPicture && m_canvas && *m_canvas != *size)
            return noWebp("the WebP is damaged: its picture has another size than it says");
        m_hasPicture = true;
        return {};
    }

    std::optional<WebpSize> m_canvas;
    bool m_hasPicture = false;
};
} // namespace

Status checkWebpData(std::string_view webp) {
    constexpr std::size_t kHead = 12, kSizes = 8; // "RIFF", its length, "WEBP"
    if (webp.size() < kHead) return noWebp("the WebP is cut off");
    const std::size_t end = std::min<std::size_t>(webp.size(), kSizes + webpNumber(webp, 4, 4));
    WebpChunks chunks;
    if (const Status checked = chunks.check(webp.substr(kHead, end - std::min(end, kHead)), false); !checked)
        return checked;
    return chunks.hasPicture() ? Status() : Status(noWebp("the WebP holds no picture"));
}

} // namespace chronoscope::mined
