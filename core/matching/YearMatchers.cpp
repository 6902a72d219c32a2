// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/YearMatchers.h"

namespace chronoscope::matching {

YearMatchers::YearMatchers(const benchmark::Element& element, const JudgeSettings& settings) : m_element(element) {
    const auto& years = element.years;
    for (std::size_t i = 0; i < years.size(); ++i) {
        std::size_t same = 0;
        while (same < i && years[same].objects != years[i].objects)
            ++same;
        if (same == i) m_matchers.emplace_back(years[i].objects, settings.preprocess, settings.threshold);
        m_matcherOf.push_back(same == i ? m_matchers.size() - 1 : m_matcherOf[same]);
    }
}

const FuzzyMatcher& YearMatchers::at(int year) const {
    return m_matchers[m_matcherOf[static_cast<std::size_t>(m_element.at(year) - m_element.years.data())]];
}

std::vector<int> YearMatchers::yearsOf(std::string_view answer) const {
    std::vector<bool> hits;
    for (const FuzzyMatcher& matcher : m_matchers)
        hits.push_back(matcher.match(answer).hit);
    std::vector<int> years;
    for (std::size_t i = 0; i < m_matcherOf.size(); ++i)
        if (hits[m_matcherOf[i]]) years.push_back(m_element.years[i].year);
    return years;
}

} // namespace chronoscope::matching
