// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/mined/ItemOptions.h"

#include "app/cli/ReportValues.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "core/studies/mined/MinedStore.h"

#include <set>

namespace chronoscope::app {

void addFacet(CLI::App& command, study::Narrowing& only, const char* option, const char* key, const char* help) {
    command.add_option(option, only[key], help)->delimiter(',')->allow_extra_args(false);
}

void addItemFacets(CLI::App& command, study::Narrowing& only) {
    addFacet(command, only, "--task", mined::kTaskFacet, "Only these tasks: TA,TIA,…");
    addFacet(command, only, "--dimension", mined::kDimensionFacet,
             "Only tasks of these dimensions: cognition,awareness,trustworthiness,understanding,reasoning,"
             "robustness");
    addFacet(command, only, "--type", mined::kTypeFacet, "Only items of these types");
}

void addItemOptions(CLI::App& command, study::Narrowing& only) {
    addItemFacets(command, only);
    command.add_option("--subject", only[study::kSubjectFacet], "Only subjects that hold this text")->expected(1);
}

Status checkItems(store::Database& database, const study::Narrowing& only, std::vector<std::string>& notes) {
    if (const Status known = mined::checkNarrowing(only); !known) return known;
    const auto& types = study::valuesOf(only, mined::kTypeFacet);
    const auto& subject = study::valuesOf(only, study::kSubjectFacet);
    if (types.empty() && subject.empty()) return {};
    const auto metas = mined::MinedStore(database).metas();
    if (!metas) return metas.error();
    std::set<std::string> known;
    const study::TextSearch search(subject.empty() ? std::string_view() : std::string_view(subject.front()));
    bool isFound = subject.empty();
    for (const mined::ItemMeta& item : *metas) {
        known.insert(item.type);
        isFound = isFound || search.finds(item.subject);
    }
    if (!isFound) notes.push_back(noSubject(subject.front()));
    return requireKnown("type", types, known);
}

} // namespace chronoscope::app
