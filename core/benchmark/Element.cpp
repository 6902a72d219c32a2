// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/benchmark/Element.h"

#include <algorithm>

namespace chronoscope::benchmark {

std::string_view name(Domain domain) {
    switch (domain) {
    case Domain::General: return "general";
    case Domain::Biomedical: return "biomedical";
    case Domain::Legal: return "legal";
    case Domain::CommonSense: return "commonsense";
    case Domain::Math: return "mathematics";
    }
    return "";
}

std::string_view name(State state) {
    switch (state) {
    case State::Dynamic: return "dynamic";
    case State::Static: return "static";
    case State::Invariant: return "invariant";
    }
    return "";
}

std::optional<Domain> domainFromName(std::string_view text) {
    for (const Domain domain : kDomains)
        if (text == name(domain)) return domain;
    if (text == "math") return Domain::Math;
    return std::nullopt;
}

std::optional<State> stateFromName(std::string_view text) {
    for (const State state : kStates)
        if (text == name(state)) return state;
    return std::nullopt;
}

const YearObjects* Element::at(int year) const {
    if (state == State::Invariant) return years.empty() ? nullptr : &years.front();
    for (const YearObjects& entry : years)
        if (entry.year == year) return &entry;
    return nullptr;
}

bool Element::isAskable(int year) const {
    const bool timeless = state == State::Invariant;
    if (timeless && std::find(kInvariantYears.begin(), kInvariantYears.end(), year) == kInvariantYears.end())
        return false;
    return at(year) != nullptr;
}

std::vector<int> Element::askableYears() const {
    if (state == State::Invariant) return {kInvariantYears.begin(), kInvariantYears.end()};
    std::vector<int> list;
    list.reserve(years.size());
    for (const YearObjects& entry : years)
        list.push_back(entry.year);
    return list;
}

} // namespace chronoscope::benchmark
