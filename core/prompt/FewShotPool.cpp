// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/prompt/FewShotPool.h"

namespace chronoscope::prompt {

FewShotPool::FewShotPool(std::vector<benchmark::Element> fewShots) : m_elements(std::move(fewShots)) {
    for (const benchmark::Element& element : m_elements) {
        auto& years = m_byYear[{element.domain, element.relation}];
        for (const int year : element.askableYears())
            years[year].push_back(&element);
    }
}

const std::vector<const benchmark::Element*>& FewShotPool::candidates(benchmark::Domain domain,
                                                                      const std::string& relation, int year) const {
    const auto group = m_byYear.find({domain, relation});
    if (group == m_byYear.end()) return m_none;
    const auto at = group->second.find(year);
    return at == group->second.end() ? m_none : at->second;
}

} // namespace chronoscope::prompt
