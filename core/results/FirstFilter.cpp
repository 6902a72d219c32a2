// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/FirstFilter.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace chronoscope::results {

ResultFilter firstFilter(const ResultSet& set) {
    ResultFilter filter;
    using Sizes = std::pair<std::int64_t, std::int64_t>; // dynamic elements, all
    std::array<Sizes, benchmark::kDomains.size()> sizes{};
    for (std::size_t element = 0; element < set.elements->size(); ++element) {
        Sizes& size = sizes[static_cast<std::size_t>(set.elements->domains[element])];
        size.first += set.elements->states[element] == benchmark::State::Dynamic ? 1 : 0;
        ++size.second;
    }
    const auto largest = std::max_element(sizes.begin(), sizes.end()); // the first of equals
    const auto domains = std::count_if(sizes.begin(), sizes.end(), [](const Sizes& size) { return size.second > 0; });
    if (domains > 1) filter.domains = {static_cast<benchmark::Domain>(largest - sizes.begin())};
    std::set<prompt::Template> templates;
    for (const RunView& run : set.runs)
        templates.insert(run.columns->layout.templates.begin(), run.columns->layout.templates.end());
    if (templates.size() > 1 && templates.contains(prompt::Template::Generation))
        filter.templates = {prompt::Template::Generation};
    filter.tidy();
    return filter;
}

} // namespace chronoscope::results
