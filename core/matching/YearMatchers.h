// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"
#include "core/matching/Judge.h"

#include <cstddef>
#include <vector>

namespace chronoscope::matching {

/// What is right in each year of an element, prepared for comparison: once for years that share their objects, and
/// facts change seldom. The element must outlive it. Immutable; any thread.
class YearMatchers {
public:
    YearMatchers(const benchmark::Element& element, const JudgeSettings& settings);

    /// Of a year that the element has.
    const FuzzyMatcher& at(int year) const;
    /// The years, ascending, whose objects the answer matches.
    std::vector<int> yearsOf(std::string_view answer) const;

private:
    const benchmark::Element& m_element;
    std::vector<FuzzyMatcher> m_matchers; ///< one per distinct list of objects
    std::vector<std::size_t> m_matcherOf; ///< as m_element.years
};

} // namespace chronoscope::matching
