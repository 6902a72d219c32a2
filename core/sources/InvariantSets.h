// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/BuildReport.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace chronoscope::sources {

/// Puts triples without time together: the objects of one subject and relation are one set, so one element. One thread.
class InvariantSets {
public:
    explicit InvariantSets(benchmark::Domain domain) : m_domain(domain) {}

    struct Node {
        std::string id;
        benchmark::Object names; ///< the one to show first; never empty
    };
    /// `note` is told with the element (key, text), if it is not empty. Drops a subject that is its own object, and
    /// repeats.
    void add(const Node& subject, const std::string& relation, const Node& object, std::string_view note,
             BuildReport& report);
    /// The elements in the order in which their first triple came.
    void finish(BuildReport& report);

private:
    struct Set {
        BuiltElement built;
        std::unordered_map<std::string, std::size_t> byName; ///< place among the objects
    };

    benchmark::Domain m_domain;
    std::vector<Set> m_sets;
    std::unordered_map<std::string, std::size_t> m_byKey;
    std::unordered_set<std::string> m_seen; ///< hashes of triples
};

} // namespace chronoscope::sources
