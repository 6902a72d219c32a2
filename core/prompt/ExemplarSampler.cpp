// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/prompt/ExemplarSampler.h"

#include "core/prompt/PythonRandom.h"

#include <algorithm>
#include <numeric>

namespace chronoscope::prompt {

namespace {
std::uint64_t elementKey(const ContentId& id) {
    std::uint64_t key = 0;
    for (std::size_t i = 0; i < 8; ++i)
        key = key << 8 | id[i];
    return key;
}
} // namespace

SeededSampler::SeededSampler(std::shared_ptr<const FewShotPool> pool, std::uint64_t seed)
    : m_pool(std::move(pool)), m_seed(seed) {}

std::vector<std::uint32_t> SeededSampler::pick(const benchmark::Element& element, std::int64_t, int year,
                                               int set) const {
    const auto& candidates = m_pool->candidates(element.domain, element.relation, year);
    std::vector<std::uint32_t> indices(candidates.size());
    std::iota(indices.begin(), indices.end(), 0U);
    const std::uint64_t place = static_cast<std::uint64_t>(year) << 32 | static_cast<std::uint32_t>(set);
    SeedStream stream(mix(mix(m_seed, elementKey(element.id)), place));
    const std::size_t count = std::min<std::size_t>(kExemplars, indices.size());
    for (std::size_t i = 0; i < count; ++i)
        std::swap(indices[i], indices[i + stream.below(indices.size() - i)]);
    indices.resize(count);
    return indices;
}

ReferenceSampler::ReferenceSampler(const FewShotPool& pool, const std::vector<benchmark::ElementMeta>& benchmarkOrder,
                                   int sets, std::uint64_t seed)
    : m_sets(sets) {
    PythonRandom random(seed);
    const benchmark::ElementMeta* previous = nullptr;
    for (const bool lent : {false, true}) { // lent exemplars leave the stream of all others as it is without them
        for (const benchmark::ElementMeta& meta : benchmarkOrder) {
            if (pool.isLent(meta.domain, meta.relation) != lent) continue;
            if (previous && previous->domain != meta.domain) random = PythonRandom(seed);
            previous = &meta;
            draw(random, pool, meta);
        }
    }
}

void ReferenceSampler::draw(PythonRandom& random, const FewShotPool& pool, const benchmark::ElementMeta& meta) {
    m_rows.emplace(meta.row, Drawn{m_picks.size(), meta.years});
    for (const int year : meta.years) {
        const auto n = static_cast<std::uint32_t>(pool.candidates(meta.domain, meta.relation, year).size());
        for (int set = 0; set < std::max(m_sets, kReferenceSets); ++set) {
            const auto drawn = random.sample(n, std::min<std::uint32_t>(kExemplars, n));
            for (std::size_t i = 0; set < m_sets && i < kExemplars; ++i)
                m_picks.push_back(i < drawn.size() ? static_cast<std::uint16_t>(drawn[i]) : kNone);
        }
    }
}

std::vector<std::uint32_t> ReferenceSampler::pick(const benchmark::Element&, std::int64_t row, int year,
                                                  int set) const {
    std::vector<std::uint32_t> indices;
    const auto at = m_rows.find(row);
    if (at == m_rows.end()) return indices;
    const auto& years = at->second.years;
    const auto place = std::find(years.begin(), years.end(), year);
    if (place == years.end()) return indices;
    const auto yearIndex = static_cast<std::size_t>(place - years.begin());
    const std::size_t first =
        at->second.first + (yearIndex * static_cast<std::size_t>(m_sets) + static_cast<std::size_t>(set)) * kExemplars;
    for (std::size_t i = first; i < first + kExemplars; ++i)
        if (m_picks[i] != kNone) indices.push_back(m_picks[i]);
    return indices;
}

} // namespace chronoscope::prompt
