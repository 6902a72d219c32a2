// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/BuildReport.h"
#include "core/sources/wikidata/Entity.h"

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace chronoscope::sources::wikidata {

/// Makes elements of entities as they come, then gives them names. First add() for every entity, then
/// prepareNames(), the names of wanted(), and finish(). Memory: of the elements kept, which are at most kMaxComplete of
/// each relation and state and kMaxPartial that lack a year; all are counted. One thread.
class ElementMaking {
public:
    static constexpr std::size_t kMaxComplete = 10'000;
    static constexpr std::size_t kMaxPartial = 20'000;

    /// `asOf`: year of the source.
    ElementMaking(const BuildOptions& options, std::vector<std::string> properties, int asOf);

    void add(const Entity& entity);
    /// Counts an entity that has no statement wanted.
    void addOther() { ++m_entities; }
    int asOf() const { return m_rules.asOf; }
    /// Says which names are wanted; once, after all entities.
    void prepareNames();
    /// Ids of subjects, objects and relations that have no name yet.
    const std::unordered_set<std::string>& wanted() const { return m_wanted; }
    void name(const std::string& id, const benchmark::Object& names);
    /// The elements in order of the source, with funnel and what was dropped. Nothing may be called after it.
    void finish(BuildReport& report);

private:
    struct Kept {
        std::uint64_t priority = 0;
        std::uint64_t order = 0;
        BuiltElement built;
        bool operator<(const Kept& other) const { return priority < other.priority; }
    };

    void addRelation(const Entity& entity, const std::string& property, const std::vector<EntityStatement>& statements);
    facts::Timeline countedTimeline(const std::vector<facts::Statement>& statements, facts::TimelineRules rules);
    void keep(BuiltElement built);
    void want(const BuiltElement& built);
    void giveNames(BuiltElement& built) const;
    benchmark::Object namesOf(const std::string& id, BuiltElement& built) const;

    const BuildOptions& m_options;
    std::vector<std::string> m_properties;
    facts::TimelineRules m_rules;
    std::map<std::pair<std::string, benchmark::State>, std::vector<Kept>> m_complete; ///< heaps, largest first
    std::vector<Kept> m_partial;
    std::unordered_set<std::string> m_subjects; ///< of kept elements
    std::unordered_map<std::string, benchmark::Object> m_names;
    std::unordered_set<std::string> m_wanted;
    std::map<std::string, std::size_t> m_dropped;
    std::map<std::string, GapCount> m_gapModes;
    std::size_t m_entities = 0;
    std::size_t m_withRelation = 0;
    std::size_t m_statements = 0;
    std::size_t m_used = 0; ///< statements that give years
    std::size_t m_elements = 0;
    std::size_t m_inFrame = 0;
    std::size_t m_completeCount = 0;
    std::uint64_t m_order = 0;
};

/// The files that are meant: a folder stands for those in it, in order of their names.
std::vector<std::string> filesOf(const std::vector<std::string>& paths);

/// The builder of Wikidata: dumps, answers of the API and of the query service, in any mixture; every file is read
/// twice where names are missing. See Builder.
Result<BuildReport> buildWikidata(const BuildOptions& options, const std::stop_token& stop,
                                  const BuildProgressSink& progress);

} // namespace chronoscope::sources::wikidata
