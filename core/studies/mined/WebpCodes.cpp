// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/WebpCodes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace chronoscope::mined {

namespace {
/// Bits from the lowest of each byte on; zeros behind the end, which is told.
class Bits {
public:
    explicit Bits(std::string_view bytes) : m_bytes(bytes) {}
    bool areThere() const { return m_at <= 8 * m_bytes.size(); }
    std::size_t read(int count) {
        std::size_t value = 0;
        for (int i = 0; i < count; ++i, ++m_at) {
            const bool isThere = m_at / 8 < m_bytes.size();
            const std::size_t byte = isThere ? static_cast<std::uint8_t>(m_bytes[m_at / 8]) : 0;
            value |= (byte >> (m_at % 8) & 1) << i;
        }
        return value;
    }

private:
    std::string_view m_bytes;
    std::size_t m_at = 0;
};

/// A prefix code by the lengths of its symbols, as deflate has it.
class PrefixCode {
public:
    static constexpr std::size_t kLongest = 15;

    explicit PrefixCode(const std::vector<std::size_t>& lengths) : m_lengths(lengths) {
        for (const std::size_t length : lengths)
            if (length > 0) ++m_counts[length];
    }
    /// Each row of bits says something; a code of one symbol needs none.
    bool isComplete() const {
        std::size_t used = 0, symbols = 0;
        for (std::size_t length = 1; length <= kLongest; ++length) {
            used += m_counts[length] << (kLongest - length);
            symbols += m_counts[length];
        }
        return symbols == 1 || used == std::size_t{1} << kLongest;
    }
    std::size_t read(Bits& bits) const {
        if (std::count_if(m_lengths.begin(), m_lengths.end(), [](std::size_t one) { return one > 0; }) == 1)
            return nth(0, *std::find_if(m_lengths.begin(), m_lengths.end(), [](std::size_t one) { return one > 0; }));
        std::size_t code = 0, first = 0;
        for (std::size_t length = 1; length <= kLongest; ++length) {
            code |= bits.read(1);
            if (code < first + m_counts[length]) return nth(code - first, length);
            first = (first + m_counts[length]) << 1;
            code <<= 1;
        }
        return m_lengths.size();
    }

private:
    std::size_t nth(std::size_t number, std::size_t length) const {
        for (std::size_t symbol = 0; symbol < m_lengths.size(); ++symbol)
            if (m_lengths[symbol] == length && number-- == 0) return symbol;
        return m_lengths.size();
    }
    std::vector<std::size_t> m_lengths;
    std::array<std::size_t, kLongest + 1> m_counts{};
};

/// Reads the code of an alphabet of so many symbols; false where it is none.
bool passCode(Bits& bits, std::size_t alphabet) {
    if (bits.read(1) == 1) { // of one or two symbols
        const bool areTwo = bits.read(1) == 1;
        const std::size_t first = bits.read(bits.read(1) == 1 ? 8 : 1), second = areTwo ? bits.read(8) : 0;
        return bits.areThere() && first < alphabet && second < alphabet;
    }
    constexpr std::array<std::size_t, 19> kOrder{17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    std::vector<std::size_t> ofLengths(kOrder.size());
    const std::size_t given = 4 + bits.read(4);
    for (std::size_t i = 0; i < given && i < kOrder.size(); ++i)
        ofLengths[kOrder[i]] = bits.read(3);
    std::size_t most = alphabet;
    if (bits.read(1) == 1) most = 2 + bits.read(static_cast<int>(2 + 2 * bits.read(3)));
    const PrefixCode code(ofLengths);
    if (!bits.areThere() || most > alphabet || !code.isComplete()) return false;
    std::vector<std::size_t> lengths;
    std::size_t before = 8;
    for (; most > 0 && lengths.size() < alphabet; --most) {
        const std::size_t symbol = code.read(bits);
        if (!bits.areThere() || symbol > 18) return false;
        if (symbol < 16) {
            lengths.push_back(symbol);
            if (symbol > 0) before = symbol;
            continue;
        }
        const std::size_t times = symbol == 16 ? 3 + bits.read(2) : symbol == 17 ? 3 + bits.read(3) : 11 + bits.read(7);
        if (lengths.size() + times > alphabet) return false;
        lengths.insert(lengths.end(), times, symbol == 16 ? before : 0);
    }
    return PrefixCode(lengths).isComplete();
}

/// The five codes of a picture, or of a small one that says what was done to it.
bool passCodes(Bits& bits, std::size_t cache) {
    constexpr std::size_t kBytes = 256, kCopies = 24, kDistances = 40;
    for (const std::size_t alphabet : {kBytes + kCopies + cache, kBytes, kBytes, kBytes, kDistances})
        if (!passCode(bits, alphabet)) return false;
    return true;
}
} // namespace

bool beginsAsLossless(std::string_view data) {
    constexpr std::size_t kHead = 5, kGreen = 2, kPalette = 3;
    if (data.size() < kHead) return false;
    Bits bits(data.substr(kHead));
    bool isSmall = false; // what comes next is not the picture itself
    for (int done = 0; !isSmall && bits.read(1) == 1; ++done) {
        const std::size_t kind = bits.read(2);
        if (done == 4) return false;
        if (kind == kGreen) continue;
        (void)bits.read(kind == kPalette ? 8 : 3);
        isSmall = true;
    }
    std::size_t cache = 0;
    if (bits.read(1) == 1) {
        const std::size_t size = bits.read(4);
        if (size < 1 || size > 11) return false;
        cache = std::size_t{1} << size;
    }
    if (!isSmall && bits.read(1) == 1) { // several sets of codes: which is where, is a small picture
        (void)bits.read(3);
        cache = 0;
        if (bits.read(1) == 1) {
            const std::size_t size = bits.read(4);
            if (size < 1 || size > 11) return false;
            cache = std::size_t{1} << size;
        }
    }
    return passCodes(bits, cache);
}

} // namespace chronoscope::mined
