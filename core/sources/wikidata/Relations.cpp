// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/Relations.h"

#include "core/base/Text.h"
#include "core/sources/wikidata/Entity.h"

#include <algorithm>
#include <array>

namespace chronoscope::sources::wikidata {

namespace {
struct NamedRelation {
    std::string_view property;
    std::string_view name;
};
constexpr std::size_t kPaper = 8; ///< the first of the list are the paper's
constexpr std::array kRelations{NamedRelation{"P39", "position held"},
                                NamedRelation{"P54", "member of sports team"},
                                NamedRelation{"P69", "educated at"},
                                NamedRelation{"P108", "employer"},
                                NamedRelation{"P169", "chief executive officer"},
                                NamedRelation{"P463", "member of"},
                                NamedRelation{"P1037", "director / manager"},
                                NamedRelation{"P1308", "officeholder"},
                                NamedRelation{"P6", "head of government"},
                                NamedRelation{"P35", "head of state"},
                                NamedRelation{"P102", "member of political party"},
                                NamedRelation{"P286", "head coach"}};

/// The id that is meant by one, or by the name of a relation that is known.
std::string idOf(const std::string& text) {
    const std::u32string name = text::lower(text::trim(text));
    for (const NamedRelation& one : kRelations)
        if (text::lower(one.name) == name) return std::string(one.property);
    return normalId(text::trim(text));
}
} // namespace

std::vector<std::string> paperRelations() {
    std::vector<std::string> properties;
    for (std::size_t i = 0; i < kPaper; ++i)
        properties.emplace_back(kRelations[i].property);
    return properties;
}

std::string_view relationName(std::string_view property) {
    for (const NamedRelation& one : kRelations)
        if (one.property == property) return one.name;
    return {};
}

Result<std::vector<std::string>> relationsFrom(const std::vector<std::string>& typed) {
    if (typed.empty()) return paperRelations();
    std::vector<std::string> properties;
    for (const std::string& text : typed) {
        const std::string id = idOf(text);
        if (!id.starts_with('P'))
            return Error{ErrorCode::InvalidArgument,
                         "a relation of Wikidata is named by its property, such as P39, or as the paper calls it",
                         text};
        if (std::find(properties.begin(), properties.end(), id) == properties.end()) properties.push_back(id);
    }
    return properties;
}

} // namespace chronoscope::sources::wikidata
