// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/umls/UmlsFacts.h"

#include <algorithm>
#include <tuple>

namespace chronoscope::sources::umls {

namespace {
auto keyOf(const Fact& fact) { return std::tie(fact.relation, fact.subject, fact.object); }
bool isBefore(const Fact& a, const Fact& b) { return keyOf(a) < keyOf(b); }
} // namespace

void Facts::add(Fact fact, std::size_t release) {
    constexpr std::size_t kSettleAt = 4'000'000; // repeats of a release go before they cost memory
    fact.releases = std::uint32_t{1} << release;
    m_facts.push_back(fact);
    if (m_facts.size() - m_settled >= std::max(kSettleAt, m_settled)) settle();
}

void Facts::settle() {
    const auto middle = m_facts.begin() + static_cast<std::ptrdiff_t>(m_settled);
    std::sort(middle, m_facts.end(), isBefore);
    std::inplace_merge(m_facts.begin(), middle, m_facts.end(), isBefore);
    std::size_t kept = 0;
    for (const Fact& fact : m_facts) {
        if (kept > 0 && keyOf(m_facts[kept - 1]) == keyOf(fact))
            m_facts[kept - 1].releases |= fact.releases;
        else
            m_facts[kept++] = fact;
    }
    m_facts.resize(kept);
    m_settled = kept;
}

std::size_t Facts::map(const std::unordered_map<std::uint32_t, std::uint32_t>& merged) {
    const auto now = [&merged](std::uint32_t number) {
        constexpr int kLongestWay = 50; // a circle ends somewhere
        for (int i = 0; i < kLongestWay; ++i) {
            const auto next = merged.find(number);
            if (next == merged.end()) break;
            number = next->second;
        }
        return number;
    };
    for (Fact& fact : m_facts) {
        fact.subject = now(fact.subject);
        fact.object = now(fact.object);
    }
    const std::size_t selves = std::erase_if(m_facts, [](const Fact& fact) { return fact.subject == fact.object; });
    m_settled = 0;
    settle();
    return selves;
}

bool ConceptNames::wants(std::uint32_t number) const {
    const auto found = m_names.find(number);
    return found != m_names.end() && !found->second.isDone;
}

void ConceptNames::add(std::uint32_t number, std::string_view name, bool isPreferred) {
    Known& known = m_names[number];
    const auto at = std::find(known.names.begin(), known.names.end(), name);
    if (isPreferred && !known.hasPreferred) {
        known.hasPreferred = true;
        if (at != known.names.end()) known.names.erase(at);
        known.names.insert(known.names.begin(), std::string(name));
    } else if (at == known.names.end()) {
        known.names.emplace_back(name);
    }
}

void ConceptNames::endRelease() {
    for (auto& [number, known] : m_names)
        known.isDone = known.isDone || !known.names.empty();
}

const benchmark::Object* ConceptNames::of(std::uint32_t number) const {
    const auto found = m_names.find(number);
    return found == m_names.end() || found->second.names.empty() ? nullptr : &found->second.names;
}

} // namespace chronoscope::sources::umls
