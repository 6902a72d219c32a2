// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chronoscope::prompt {

/// Exemplars that the program ships for one relation, lent to another that has none of its own. Value type.
struct LentExemplars {
    benchmark::Domain domain = benchmark::Domain::General;
    std::string relation; ///< before whose facts they are shown
    std::string from;     ///< the shipped relation they are of; may have the same name
    std::shared_ptr<const std::vector<benchmark::Element>> exemplars;
};

/// A relation that asks for exemplars, and the years it is asked about.
struct ExemplarWish {
    benchmark::Domain domain = benchmark::Domain::General;
    std::string relation;
    std::set<int> years;
};

/// The exemplars of the nearest relation among those of `shelf` in the same domain: one with the same name, else with
/// the name most alike (token_set_ratio, then ratio, without case and "of", "the"), the first of several. Only
/// relations with four exemplars in some year of the wish count; nothing where there is none. Pure.
std::optional<LentExemplars> lendNearest(const ExemplarWish& wish, const std::vector<benchmark::Element>& shelf);

inline constexpr const char* kLentMember = "exemplars"; ///< of a relation pack
/// The member of a relation pack that a run keeps them in, and back; each relation's exemplars stand there once.
/// Reading throws std::runtime_error or json::exception on a damaged one.
nlohmann::json lentJson(const std::vector<LentExemplars>& lent);
std::vector<LentExemplars> lentFromJson(const nlohmann::json& member);

/// Of a relation pack as a run keeps it: by domain and relation, whose exemplars it is shown. Nothing in any other
/// text.
using LentNames = std::map<std::pair<benchmark::Domain, std::string>, std::string>;
LentNames lentNames(std::string_view relationsJson);

} // namespace chronoscope::prompt
