// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"

#include <map>
#include <string>
#include <vector>

namespace chronoscope::prompt {

/// The few-shot elements of a run in import order, and which of them may be shown for a relation and a year.
/// Owns the elements; immutable after construction; any thread.
class FewShotPool {
public:
    explicit FewShotPool(std::vector<benchmark::Element> fewShots);

    /// Few-shots of the same domain and relation with an object in `year`, in file order; empty if there are none.
    const std::vector<const benchmark::Element*>& candidates(benchmark::Domain domain, const std::string& relation,
                                                             int year) const;

private:
    struct Key {
        benchmark::Domain domain;
        std::string relation;
        auto operator<=>(const Key&) const = default;
    };
    using Candidates = std::vector<const benchmark::Element*>;

    std::vector<benchmark::Element> m_elements;
    std::map<Key, std::map<int, Candidates>> m_byYear;
    Candidates m_none;
};

} // namespace chronoscope::prompt
