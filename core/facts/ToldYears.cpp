// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/facts/FactIntake.h"

#include <algorithm>

namespace chronoscope::facts {

std::optional<std::pair<int, int>> FactIntake::toldYears() const {
    if (m_named.empty()) return std::nullopt;
    auto all = m_named.begin()->second;
    for (const auto& [domain, told] : m_named)
        all = {std::min(all.first, told.first), std::max(all.second, told.second)};
    return all;
}

std::vector<FactIntake::CutYears> FactIntake::cutYears() const {
    const auto isCut = [](std::pair<int, int> told, std::pair<int, int> asked) {
        return told.first < asked.first || told.second > asked.second;
    };
    std::vector<CutYears> cut;
    if (m_isFrameChosen || m_named.empty()) return cut;
    if (const auto told = toldYears(); m_options.frame) { // of all rows together
        if (isCut(*told, *m_options.frame)) cut.push_back({std::nullopt, *told, *m_options.frame});
        return cut;
    }
    const bool isOne = m_named.size() == 1;
    for (const auto& [domain, told] : m_named)
        if (isCut(told, usualFrame(domain)))
            cut.push_back({isOne ? std::nullopt : std::optional(domain), told, usualFrame(domain)});
    return cut;
}

} // namespace chronoscope::facts
