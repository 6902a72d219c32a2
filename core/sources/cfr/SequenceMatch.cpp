// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/cfr/SequenceMatch.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace chronoscope::sources::cfr {

namespace {
constexpr std::size_t kJunkFrom = 200;

using PlacesOfItems = std::unordered_map<std::uint32_t, std::vector<std::size_t>>;

/// Where each item of the second sequence is, without the popular ones.
PlacesOfItems placesIn(Items second) {
    PlacesOfItems places;
    for (std::size_t i = 0; i < second.size(); ++i)
        places[second[i]].push_back(i);
    if (second.size() >= kJunkFrom) {
        const std::size_t most = second.size() / 100 + 1;
        std::erase_if(places, [most](const auto& entry) { return entry.second.size() > most; });
    }
    return places;
}

struct Region {
    std::size_t fromA, toA, fromB, toB;
};

class LongestMatch {
public:
    LongestMatch(Items first, Items second)
        : m_first(first), m_second(second), m_places(placesIn(second)), m_before(second.size() + 1),
          m_now(second.size() + 1) {}

    /// The longest of those that begin earliest in the first, then in the second sequence.
    MatchingBlock in(const Region& region) {
        MatchingBlock best{region.fromA, region.fromB, 0};
        for (std::size_t i = region.fromA; i < region.toA; ++i) {
            if (const auto found = m_places.find(m_first[i]); found != m_places.end())
                extend(i, found->second, region, best);
            forget(m_touchedBefore, m_before);
            std::swap(m_before, m_now);
            std::swap(m_touchedBefore, m_touchedNow);
        }
        forget(m_touchedBefore, m_before);
        // Popular items begin no match, but they lengthen one.
        while (best.a > region.fromA && best.b > region.fromB && m_first[best.a - 1] == m_second[best.b - 1]) {
            --best.a;
            --best.b;
            ++best.size;
        }
        while (best.a + best.size < region.toA && best.b + best.size < region.toB &&
               m_first[best.a + best.size] == m_second[best.b + best.size])
            ++best.size;
        return best;
    }

private:
    /// Lengths are kept one place on, so that the place before the first is there too.
    void extend(std::size_t i, const std::vector<std::size_t>& places, const Region& region, MatchingBlock& best) {
        for (auto j = std::lower_bound(places.begin(), places.end(), region.fromB);
             j != places.end() && *j < region.toB; ++j) {
            const std::size_t length = m_before[*j] + 1;
            m_now[*j + 1] = length;
            m_touchedNow.push_back(*j + 1);
            if (length > best.size) best = {i + 1 - length, *j + 1 - length, length};
        }
    }
    static void forget(std::vector<std::size_t>& touched, std::vector<std::size_t>& lengths) {
        for (const std::size_t place : touched)
            lengths[place] = 0;
        touched.clear();
    }

    const Items m_first;
    const Items m_second;
    const PlacesOfItems m_places;
    std::vector<std::size_t> m_before, m_now; ///< length of the match that ends at a place of the second sequence
    std::vector<std::size_t> m_touchedBefore, m_touchedNow;
};
} // namespace

std::vector<MatchingBlock> matchingBlocks(Items first, Items second) {
    LongestMatch longest(first, second);
    std::vector<MatchingBlock> found;
    std::vector<Region> open{{0, first.size(), 0, second.size()}};
    while (!open.empty()) {
        const Region region = open.back();
        open.pop_back();
        const MatchingBlock match = longest.in(region);
        if (match.size == 0) continue;
        found.push_back(match);
        if (region.fromA < match.a && region.fromB < match.b)
            open.push_back({region.fromA, match.a, region.fromB, match.b});
        if (match.a + match.size < region.toA && match.b + match.size < region.toB)
            open.push_back({match.a + match.size, region.toA, match.b + match.size, region.toB});
    }
    std::sort(found.begin(), found.end(),
              [](const auto& x, const auto& y) { return std::tie(x.a, x.b) < std::tie(y.a, y.b); });
    std::vector<MatchingBlock> joined;
    for (const MatchingBlock& block : found) {
        if (!joined.empty() && joined.back().a + joined.back().size == block.a &&
            joined.back().b + joined.back().size == block.b)
            joined.back().size += block.size;
        else
            joined.push_back(block);
    }
    return joined;
}

double matchRatio(Items first, Items second) {
    if (first.empty() && second.empty()) return 1;
    std::size_t matched = 0;
    for (const MatchingBlock& block : matchingBlocks(first, second))
        matched += block.size;
    return 2 * static_cast<double>(matched) / static_cast<double>(first.size() + second.size());
}

} // namespace chronoscope::sources::cfr
