// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/WordedRelations.h"

#include "core/store/BenchmarkStore.h"
#include "core/store/ElementVersions.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace chronoscope::ui {

namespace {
using Key = std::pair<benchmark::Domain, std::string>;

Result<std::map<Key, prompt::RelationWords>> ownWords(const std::vector<std::string>& packs) {
    std::map<Key, prompt::RelationWords> own;
    for (const std::string& pack : packs) {
        if (prompt::packFormat(pack) != prompt::kRelationPack) continue;
        auto words = prompt::wordsIn(pack);
        if (!words) return words.error();
        for (prompt::RelationWords& one : *words)
            own[{one.domain, one.relation}] = std::move(one);
    }
    return own;
}

/// A relation that elements have; nothing where it has shipped words.
std::optional<WordedRelation> ofElements(const Key& key, const std::map<Key, prompt::RelationWords>& own,
                                         const prompt::PromptPack& pack) {
    const auto said = own.find(key);
    const bool isShipped = said == own.end() && pack.hasRelation(key.first, key.second);
    if (isShipped) return std::nullopt;
    WordedRelation relation;
    relation.isNew = said == own.end();
    relation.words = relation.isNew ? prompt::suggestedWords(key.first, key.second) : said->second;
    return relation;
}

/// Adds what a study asks of its relations; those that it has shipped words for are left out.
void addStudy(std::vector<WordedRelation>& all, const StudyFind& find) {
    for (const TableStudy::Relation& relation : find.found.relations) {
        if (relation.isWorded && relation.ownWords.empty()) continue;
        auto at = std::find_if(all.begin(), all.end(),
                               [&](const WordedRelation& one) { return one.words.relation == relation.name; });
        if (at == all.end()) {
            at = all.insert(all.end(), WordedRelation());
            at->words.relation = relation.name;
        }
        at->isNew = at->isNew || !relation.isWorded;
        at->studies.push_back(
            {find.study, relation, relation.isWorded ? relation.ownWords : find.study->suggestedWords(relation.name)});
    }
}
} // namespace

Result<std::vector<WordedRelation>> wordedRelations(const facts::FactIntake& intake,
                                                    const std::vector<StudyFind>& found,
                                                    const WordedRelationsSource& source) {
    const auto own = ownWords(source.packs);
    if (!own) return own.error();
    std::vector<WordedRelation> all;
    for (const facts::FactIntake::RelationUse& use : intake.relations()) {
        if (all.size() == kMostWorded) break;
        auto relation = ofElements({use.domain, use.relation}, *own, *source.pack);
        if (!relation) continue;
        relation->element = intake.build(use.element).element;
        all.push_back(std::move(*relation));
    }
    for (const StudyFind& find : found)
        addStudy(all, find);
    if (all.size() > kMostWorded) all.resize(kMostWorded);
    return all;
}

Result<std::vector<WordedRelation>> storedRelations(store::Database& database, const WordedRelationsSource& source) {
    const auto own = ownWords(source.packs);
    if (!own) return own.error();
    const auto metas = store::ElementVersions(database).current();
    if (!metas) return metas.error();
    std::vector<WordedRelation> all;
    std::set<Key> seen;
    for (const benchmark::ElementMeta& meta : *metas) {
        if (all.size() == kMostWorded) break;
        if (meta.domain == benchmark::Domain::Legal || !seen.emplace(meta.domain, meta.relation).second) continue;
        auto relation = ofElements({meta.domain, meta.relation}, *own, *source.pack);
        if (!relation) continue;
        auto element = store::BenchmarkStore(database).load(meta.row);
        if (!element) return element.error();
        relation->element = std::move(element).value();
        all.push_back(std::move(*relation));
    }
    for (const auto& study : source.studies) {
        auto found = study->stored(database, source.packs);
        if (!found) return found.error();
        addStudy(all, {study, std::move(found).value()});
    }
    if (all.size() > kMostWorded) all.resize(kMostWorded);
    return all;
}

} // namespace chronoscope::ui
