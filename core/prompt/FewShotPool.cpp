// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/prompt/FewShotPool.h"

namespace chronoscope::prompt {

FewShotPool::FewShotPool(std::vector<benchmark::Element> fewShots, std::vector<LentExemplars> lent)
    : m_elements(std::move(fewShots)), m_lent(std::move(lent)) {
    for (const benchmark::Element& element : m_elements)
        add({element.domain, element.relation}, element);
    for (const LentExemplars& one : m_lent) {
        if (has(one.domain, one.relation)) continue;
        m_lentTo.insert({one.domain, one.relation});
        for (const benchmark::Element& element : *one.exemplars)
            add({one.domain, one.relation}, element);
    }
}

void FewShotPool::add(const Key& key, const benchmark::Element& element) {
    auto& years = m_byYear[key];
    for (const int year : element.askableYears())
        years[year].push_back(&element);
}

bool FewShotPool::has(benchmark::Domain domain, const std::string& relation) const {
    const auto group = m_byYear.find({domain, relation});
    return group != m_byYear.end() && !group->second.empty();
}

bool FewShotPool::isLent(benchmark::Domain domain, const std::string& relation) const {
    return m_lentTo.contains({domain, relation});
}

const std::vector<const benchmark::Element*>& FewShotPool::candidates(benchmark::Domain domain,
                                                                      const std::string& relation, int year) const {
    const auto group = m_byYear.find({domain, relation});
    if (group == m_byYear.end()) return m_none;
    const auto at = group->second.find(year);
    return at == group->second.end() ? m_none : at->second;
}

} // namespace chronoscope::prompt
