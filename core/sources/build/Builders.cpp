// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/build/Builders.h"

#include "core/sources/cfr/CfrBuild.h"
#include "core/sources/cskg/CskgBuild.h"
#include "core/sources/mathkg/MathKgBuild.h"
#include "core/sources/umls/UmlsBuild.h"
#include "core/sources/wikidata/WikidataBuild.h"

#include <array>

namespace chronoscope::sources {

namespace {
struct NamedBuilder {
    std::string_view source;
    Builder build;
};
constexpr std::array kBuilders{NamedBuilder{"wikidata", wikidata::buildWikidata}, NamedBuilder{"umls", umls::buildUmls},
                               NamedBuilder{"cfr", cfr::buildCfr}, NamedBuilder{"cskg", cskg::buildCskg},
                               NamedBuilder{"mathkg", mathkg::buildMathKg}};
} // namespace

Builder builderFor(std::string_view source) {
    for (const NamedBuilder& one : kBuilders)
        if (one.source == source) return one.build;
    return nullptr;
}

std::vector<std::string> sourceNames() {
    std::vector<std::string> names;
    for (const NamedBuilder& one : kBuilders)
        names.emplace_back(one.source);
    return names;
}

} // namespace chronoscope::sources
