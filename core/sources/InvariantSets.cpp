// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/InvariantSets.h"

#include "core/base/Hash.h"
#include "core/benchmark/ElementJson.h"

#include <algorithm>

namespace chronoscope::sources {

void InvariantSets::add(const Node& subject, const std::string& relation, const Node& object, std::string_view note,
                        BuildReport& report) {
    if (subject.id == object.id || subject.names.front() == object.names.front()) return report.drop("self_loop");
    const std::string key = subject.id + '\x1f' + relation;
    const ContentId triple = contentId(key + '\x1f' + object.id);
    if (!m_seen.emplace(triple.begin(), triple.end()).second) return report.drop("duplicate");
    const auto [at, isNew] = m_byKey.emplace(key, m_sets.size());
    if (isNew) {
        Set fresh;
        fresh.built.element.domain = m_domain;
        fresh.built.element.state = benchmark::State::Invariant;
        fresh.built.state = benchmark::State::Invariant;
        fresh.built.element.subject = subject.names.front();
        fresh.built.element.relation = relation;
        fresh.built.element.years.emplace_back();
        fresh.built.sourceId = subject.id;
        fresh.built.relationId = relation;
        m_sets.push_back(std::move(fresh));
    }
    Set& set = m_sets[at->second];
    set.built.objectIds[0].push_back(object.id);
    std::vector<benchmark::Object>& objects = set.built.element.years.front().objects;
    const auto [place, isOther] = set.byName.emplace(object.names.front(), objects.size());
    if (isOther) objects.emplace_back();
    benchmark::Object& names = objects[place->second]; // two nodes with one name are one answer
    for (const std::string& name : object.names)
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    if (!note.empty() && set.built.notes.empty()) set.built.notes.emplace_back("flag", note);
}

void InvariantSets::finish(BuildReport& report) {
    for (Set& set : m_sets) {
        set.built.element.id = benchmark::computeId(set.built.element);
        report.elements.push_back(std::move(set.built));
    }
    m_sets.clear();
    report.step("elements", report.elements.size());
}

} // namespace chronoscope::sources
