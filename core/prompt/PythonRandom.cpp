// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/prompt/PythonRandom.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <sstream>

namespace chronoscope::prompt {

namespace {
constexpr std::size_t kStateSize = std::mt19937::state_size;

/// The state vector of MT19937's init_by_array (Matsumoto and Nishimura, 2002). As CPython makes the key: the words of
/// the seed from the lowest on, without those above it.
std::array<std::uint32_t, kStateSize> stateFor(std::uint64_t seed) {
    const std::array<std::uint32_t, 2> key{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)};
    const std::size_t words = key[1] == 0 ? 1 : 2;
    std::array<std::uint32_t, kStateSize> state{};
    state[0] = 19650218U;
    for (std::size_t i = 1; i < kStateSize; ++i)
        state[i] = 1812433253U * (state[i - 1] ^ (state[i - 1] >> 30)) + static_cast<std::uint32_t>(i);
    std::size_t i = 1;
    const auto advance = [&] {
        if (++i >= kStateSize) {
            state[0] = state[kStateSize - 1];
            i = 1;
        }
    };
    for (std::size_t k = kStateSize; k > 0; --k) {
        const std::size_t word = (kStateSize - k) % words;
        state[i] = (state[i] ^ ((state[i - 1] ^ (state[i - 1] >> 30)) * 1664525U)) + key[word] +
                   static_cast<std::uint32_t>(word);
        advance();
    }
    for (std::size_t k = kStateSize - 1; k > 0; --k) {
        state[i] = (state[i] ^ ((state[i - 1] ^ (state[i - 1] >> 30)) * 1566083941U)) - static_cast<std::uint32_t>(i);
        advance();
    }
    state[0] = 0x80000000U;
    return state;
}
} // namespace

PythonRandom::PythonRandom(std::uint64_t seed) {
    // The standard gives mt19937 no constructor from a state, but reads one from a stream: the words in order of
    // use, then (libstdc++) the position, which is the end: the next output makes a new block.
    std::stringstream stream;
    for (const std::uint32_t word : stateFor(seed))
        stream << word << ' ';
    stream << kStateSize;
    stream >> m_engine;
}

std::uint32_t PythonRandom::below(std::uint32_t n) {
    const int width = static_cast<int>(std::bit_width(n));
    std::uint32_t value = bits(width);
    while (value >= n)
        value = bits(width);
    return value;
}

std::vector<std::uint32_t> PythonRandom::sample(std::uint32_t n, std::uint32_t count) {
    constexpr std::uint32_t kPoolLimit = 21; // CPython: up to here a pool is cheaper than a set, for count <= 5
    std::vector<std::uint32_t> chosen;
    if (n <= kPoolLimit) {
        std::vector<std::uint32_t> pool(n);
        std::iota(pool.begin(), pool.end(), 0U);
        for (std::uint32_t i = 0; i < count; ++i) {
            const std::uint32_t j = below(n - i);
            chosen.push_back(pool[j]);
            pool[j] = pool[n - i - 1];
        }
        return chosen;
    }
    while (chosen.size() < count) {
        const std::uint32_t j = below(n);
        if (std::find(chosen.begin(), chosen.end(), j) == chosen.end()) chosen.push_back(j);
    }
    return chosen;
}

} // namespace chronoscope::prompt
