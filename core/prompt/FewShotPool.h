// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"
#include "core/prompt/LentExemplars.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace chronoscope::prompt {

/// The few-shot elements of a run in import order, and which of them may be shown for a relation and a year.
/// Owns the elements; immutable after construction; any thread.
class FewShotPool {
public:
    /// `lent`: shown for relations that have none of their own.
    explicit FewShotPool(std::vector<benchmark::Element> fewShots, std::vector<LentExemplars> lent = {});

    /// Few-shots of the same domain and relation, or lent to it, with an object in `year`, in file order; empty if
    /// there are none.
    const std::vector<const benchmark::Element*>& candidates(benchmark::Domain domain, const std::string& relation,
                                                             int year) const;
    /// True if the relation has few-shots in some year, its own or lent ones.
    bool has(benchmark::Domain domain, const std::string& relation) const;
    bool isLent(benchmark::Domain domain, const std::string& relation) const;

private:
    struct Key {
        benchmark::Domain domain;
        std::string relation;
        auto operator<=>(const Key&) const = default;
    };
    using Candidates = std::vector<const benchmark::Element*>;

    void add(const Key& key, const benchmark::Element& element);

    std::vector<benchmark::Element> m_elements;
    std::vector<LentExemplars> m_lent;
    std::set<Key> m_lentTo;
    std::map<Key, std::map<int, Candidates>> m_byYear;
    Candidates m_none;
};

} // namespace chronoscope::prompt
