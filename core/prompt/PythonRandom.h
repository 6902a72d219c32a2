// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstdint>
#include <random>
#include <vector>

namespace chronoscope::prompt {

/// CPython's `random.Random(seed)` for seeds of up to 64 bits: MT19937 seeded by init_by_array, `getrandbits` and
/// `sample`. Needed to draw the exemplars of the reference code (spec 2.1). One thread.
class PythonRandom {
public:
    explicit PythonRandom(std::uint64_t seed);

    /// Top `bits` bits (1 to 32) of one output.
    std::uint32_t bits(int bits) { return static_cast<std::uint32_t>(m_engine()) >> (32 - bits); }
    /// Uniform in [0, n), n > 0, by redrawing.
    std::uint32_t below(std::uint32_t n);
    /// `count` different indices below `n`, in drawing order; count <= min(n, 5).
    std::vector<std::uint32_t> sample(std::uint32_t n, std::uint32_t count);

private:
    std::mt19937 m_engine;
};

} // namespace chronoscope::prompt
