// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"

#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace chronoscope::sources::umls {

/// A row of MRREL and the releases that have it, as bits.
struct Fact {
    std::uint32_t subject = 0;
    std::uint32_t object = 0;
    std::uint16_t relation = 0;
    std::uint32_t releases = 0;
};

/// The wanted rows of all releases, each once. One thread.
class Facts {
public:
    /// A row of release number `release`, below 32.
    void add(Fact fact, std::size_t release);
    /// Sorts what was added, merges equal rows; call after each release.
    void settle();
    /// Brings concepts to what they were merged into, drops rows about a concept and itself; how many these were.
    std::size_t map(const std::unordered_map<std::uint32_t, std::uint32_t>& merged);

    /// The rows of one subject and relation together, ascending by relation, subject and object.
    template <typename Visit> void forEachGroup(Visit visit) const {
        for (std::size_t from = 0; from < m_facts.size();) {
            std::size_t to = from + 1;
            while (to < m_facts.size() && m_facts[to].relation == m_facts[from].relation &&
                   m_facts[to].subject == m_facts[from].subject)
                ++to;
            visit(std::span<const Fact>(m_facts).subspan(from, to - from));
            from = to;
        }
    }
    std::size_t size() const { return m_facts.size(); }

private:
    std::vector<Fact> m_facts;
    std::size_t m_settled = 0;
};

/// Names of concepts: the preferred one first. Each name once.
class ConceptNames {
public:
    /// Asks for the names of a concept.
    void want(std::uint32_t number) { m_names.try_emplace(number); }
    bool wants(std::uint32_t number) const;
    /// A name from the release at hand; `isPreferred` for the one to show.
    void add(std::uint32_t number, std::string_view name, bool isPreferred);
    /// The names of a concept are those of one release: what it has now is kept from older ones.
    void endRelease();
    /// Null without any name.
    const benchmark::Object* of(std::uint32_t number) const;

private:
    struct Known {
        benchmark::Object names;
        bool hasPreferred = false;
        bool isDone = false;
    };
    std::unordered_map<std::uint32_t, Known> m_names;
};

} // namespace chronoscope::sources::umls
