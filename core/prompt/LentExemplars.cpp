// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/prompt/LentExemplars.h"

#include "core/base/Text.h"
#include "core/benchmark/ElementJson.h"
#include "core/prompt/Template.h"

#include <nlohmann/json.hpp>
#include <rapidfuzz/fuzz.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <stdexcept>
#include <string_view>
#include <tuple>
#include <utility>

namespace chronoscope::prompt {

using benchmark::Domain;
using benchmark::Element;
using nlohmann::json;

namespace {
constexpr const char* kShown = "shown_before"; ///< domain → relation → the relation that lends
constexpr const char* kOf = "of";              ///< domain → the relation that lends → its exemplars

/// Words that say nothing of what a relation is about: "head of government" is no kind of "member of sports team".
constexpr std::array<std::string_view, 7> kFillers{"of", "at", "in", "the", "a", "an", "and"};

std::u32string comparableName(const std::string& relation) {
    std::string name;
    for (const std::string& word : text::split(text::toUtf8(text::lowerAlphanumeric(relation)), ' '))
        if (std::ranges::find(kFillers, word) == kFillers.end()) name += (name.empty() ? "" : " ") + word;
    return text::lowerAlphanumeric(name.empty() ? relation : name);
}

/// The most exemplars that one year of the wish has.
std::size_t mostInAYear(const std::vector<const Element*>& exemplars, const std::set<int>& years) {
    std::size_t most = 0;
    for (const int year : years)
        most = std::max(most, static_cast<std::size_t>(std::ranges::count_if(
                                  exemplars, [year](const Element* one) { return one->isAskable(year); })));
    return most;
}
} // namespace

std::optional<LentExemplars> lendNearest(const ExemplarWish& wish, const std::vector<Element>& shelf) {
    std::vector<std::pair<std::string, std::vector<const Element*>>> relations; // in the order of the shelf
    for (const Element& one : shelf) {
        if (one.domain != wish.domain) continue;
        auto at = std::ranges::find(relations, one.relation, [](const auto& relation) { return relation.first; });
        if (at == relations.end()) at = relations.insert(relations.end(), {one.relation, {}});
        at->second.push_back(&one);
    }
    const std::u32string wanted = comparableName(wish.relation);
    const std::pair<std::string, std::vector<const Element*>>* nearest = nullptr;
    std::tuple<bool, double, double> best{false, -1, -1};
    for (const auto& relation : relations) {
        if (mostInAYear(relation.second, wish.years) < kExemplars) continue;
        const std::u32string name = comparableName(relation.first);
        const std::tuple likeness(name == wanted, rapidfuzz::fuzz::token_set_ratio(name, wanted),
                                  rapidfuzz::fuzz::ratio(name, wanted));
        if (likeness <= best) continue;
        best = likeness;
        nearest = &relation;
    }
    if (!nearest) return std::nullopt;
    auto exemplars = std::make_shared<std::vector<Element>>();
    for (const Element* one : nearest->second)
        exemplars->push_back(*one);
    return LentExemplars{wish.domain, wish.relation, nearest->first, std::move(exemplars)};
}

json lentJson(const std::vector<LentExemplars>& lent) {
    json member{{kShown, json::object()}, {kOf, json::object()}};
    for (const LentExemplars& one : lent) {
        const std::string domain(name(one.domain));
        member[kShown][domain][one.relation] = one.from;
        json& shelf = member[kOf][domain];
        if (shelf.contains(one.from)) continue;
        json& list = shelf[one.from] = json::array();
        for (const Element& element : *one.exemplars)
            list.push_back({{"state", name(element.state)}, {"body", benchmark::encodeBody(element)}});
    }
    return member;
}

namespace {
Element exemplarFromJson(const json& entry, Domain domain) {
    const auto state = benchmark::stateFromName(entry.at("state").get<std::string>());
    if (!state) throw std::runtime_error("an exemplar has an unknown state");
    auto element = benchmark::decodeBody(entry.at("body").get<std::string>(), domain, *state, {});
    if (!element) throw std::runtime_error("an exemplar: " + element.error().message);
    element->id = benchmark::computeId(*element);
    return std::move(element).value();
}
} // namespace

std::vector<LentExemplars> lentFromJson(const json& member) {
    std::vector<LentExemplars> lent;
    for (const auto& [domainName, relations] : member.at(kShown).items()) {
        const auto domain = benchmark::domainFromName(domainName);
        if (!domain) throw std::runtime_error("unknown domain \"" + domainName + "\"");
        std::map<std::string, std::shared_ptr<const std::vector<Element>>> shelf;
        for (const auto& [from, entries] : member.at(kOf).at(domainName).items()) {
            auto exemplars = std::make_shared<std::vector<Element>>();
            for (const json& entry : entries)
                exemplars->push_back(exemplarFromJson(entry, *domain));
            shelf.emplace(from, std::move(exemplars));
        }
        for (const auto& [relation, from] : relations.items()) {
            const auto at = shelf.find(from.get<std::string>());
            if (at == shelf.end())
                throw std::runtime_error("exemplars of \"" + from.get<std::string>() + "\" are missing");
            lent.push_back({*domain, relation, at->first, at->second});
        }
    }
    return lent;
}

LentNames lentNames(std::string_view relationsJson) {
    LentNames names;
    if (relationsJson.find('"' + std::string(kLentMember) + '"') == std::string_view::npos) return names;
    const json pack = json::parse(relationsJson, nullptr, false);
    const json::json_pointer shown(std::string("/") + kLentMember + '/' + kShown);
    if (!pack.is_object() || !pack.contains(shown) || !pack.at(shown).is_object()) return names;
    for (const auto& [domainName, relations] : pack.at(shown).items()) {
        const auto domain = benchmark::domainFromName(domainName);
        if (!domain || !relations.is_object()) continue;
        for (const auto& [relation, from] : relations.items())
            if (from.is_string()) names[{*domain, relation}] = from.get<std::string>();
    }
    return names;
}

} // namespace chronoscope::prompt
