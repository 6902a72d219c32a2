// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Slice.h"
#include "core/prompt/FewShotPool.h"
#include "core/prompt/Template.h"

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

namespace chronoscope::prompt {

class PythonRandom;

/// Which exemplars stand in a prompt: indices into FewShotPool::candidates() of the element's relation and year, in
/// order of appearance, at most four. Immutable; any thread. The same for every template and temperature.
class ExemplarSampler {
public:
    virtual ~ExemplarSampler() = default;
    virtual std::vector<std::uint32_t> pick(const benchmark::Element& element, std::int64_t row, int year,
                                            int set) const = 0;
};

/// Draws from (run seed, element id, year, set) alone.
class SeededSampler final : public ExemplarSampler {
public:
    SeededSampler(std::shared_ptr<const FewShotPool> pool, std::uint64_t seed);
    std::vector<std::uint32_t> pick(const benchmark::Element& element, std::int64_t row, int year,
                                    int set) const override;

private:
    std::shared_ptr<const FewShotPool> m_pool;
    std::uint64_t m_seed;
};

/// Replays the reference code's stream: `random.seed(seed)`, then one `random.sample` per element of the whole domain
/// (dynamic, then static, in file order), year and set. The authors start their program anew for each domain,
/// template and temperature, so one stream per domain serves all of them. Theirs is 42.
class ReferenceSampler final : public ExemplarSampler {
public:
    /// `benchmarkOrder`: every element of the workspace the run may know of, not only the slice's, in benchmark
    /// order with all its years: a slice then gets the prompts it has in the full benchmark.
    ReferenceSampler(const FewShotPool& pool, const std::vector<benchmark::ElementMeta>& benchmarkOrder, int sets,
                     std::uint64_t seed);
    std::vector<std::uint32_t> pick(const benchmark::Element& element, std::int64_t row, int year,
                                    int set) const override;

    static constexpr int kReferenceSets = 5; ///< the reference code always draws five sets a year

private:
    struct Drawn {
        std::size_t first = 0; ///< into m_picks, years ascending, then sets, kExemplars each
        std::vector<int> years;
    };
    static constexpr std::uint16_t kNone = 0xFFFF;
    void draw(PythonRandom& random, const FewShotPool& pool, const benchmark::ElementMeta& meta);

    int m_sets;
    std::vector<std::uint16_t> m_picks;
    std::unordered_map<std::int64_t, Drawn> m_rows;
};

} // namespace chronoscope::prompt
